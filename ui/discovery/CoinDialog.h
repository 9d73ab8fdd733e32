// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "ui/dialogs/DeskDialog.h"

namespace curvedesk {

class Desk;

/// What a coin is, apart from its market: its words, its links written out, when it was launched, who made it and what
/// else they made, coins with a name or ticker that looks the same, and what can still be done to it.
class CoinDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// Has the desk search the market's file for the other coins at once. `desk` must outlive the sheet.
    CoinDialog(Desk &desk, const TokenDetails &coin, QWidget *parent);

signals:
    /// Another coin of the sheet was chosen; the sheet closes next, and selects nothing itself.
    void coinRequested(const QString &mint);

private:
    /// Adds picture, name, ticker, description and mint, and a warning where name or ticker has hidden characters.
    void buildNames();
    /// Adds the links of the coin and of its metadata as LinkRows, or that there are none; opens none.
    void buildLinks();
    void buildAudit(); ///< adds what the coin's audit tells, each risk as a warning, and when it was launched
    /// Adds a heading, asks the core for coins by `text` (in the market on this computer; empty: asks nothing), and
    /// then adds rows of at most eight other coins, none that `isShown` refuses. The heading then also tells that more
    /// were found, that not all were compared, or an error; else, without a coin, it becomes `none`.
    void addCoins(Desk &desk, const QString &heading, const QString &none, const QString &text,
                  std::function<bool(const TokenSummary &)> isShown);
    /// Adds a row of a label, the whole address, and a button that copies it to the clipboard.
    void addAddress(const QString &label, const QString &address);
    /// Gives the labels of addresses and links one width, so that what they name begins at one line; call it last.
    void alignValues();

    TokenDetails m_coin;
};

} // namespace curvedesk
