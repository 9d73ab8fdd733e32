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
    /// Asks the market for the other coins at once. `desk` must outlive the sheet.
    CoinDialog(Desk &desk, const TokenDetails &coin, QWidget *parent);

signals:
    /// Another coin of the sheet was chosen; the sheet closes.
    void coinRequested(const QString &mint);

private:
    /// Adds picture, name, ticker, description and mint, and a warning where name or ticker has hidden characters.
    void buildNames();
    /// Adds the links of the coin and of its metadata, or that there are none.
    void buildLinks();
    /// Adds what the coin's audit tells, each risk as a warning, and when it was launched.
    void buildAudit();
    /// Adds a heading and, once a search for `text` has answered, rows of at most eight other coins, none that
    /// `isShown` refuses. `none`: the sentence in their place where there are none; an error has its own.
    void addCoins(Desk &desk, const QString &heading, const QString &none, const QString &text,
                  std::function<bool(const TokenSummary &)> isShown);
    /// Adds a row of a label, the whole address, and a button that copies it.
    void addAddress(const QString &label, const QString &address);
    /// Lets addresses and links begin at one line.
    void alignValues();

    TokenDetails m_coin;
};

} // namespace curvedesk
