// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/wallet/WalletTypes.h"
#include "ui/state/WalletMark.h"

#include <QList>
#include <QObject>
#include <QStringList>

#include <optional>

namespace curvedesk {

class Desk;
class MarketFeed;
struct Error;

/// The last known wallets with their balances, for all panels. Reads them after every change, one request at a time.
class WalletBook final : public QObject
{
    Q_OBJECT

public:
    /// Reads nothing yet; the feed's walletsChanged() and ordersChanged() have it refresh(). `desk` must outlive it.
    WalletBook(Desk &desk, MarketFeed &feed, QObject *parent = nullptr);

    /// Asks the core for the wallets, and so the cluster for their balances; emits changed() where they differ or are
    /// the first, or failed(), and the former ones stay until recovered(). While a request is under way: once after it.
    void refresh();
    [[nodiscard]] bool isKnown() const { return m_isKnown; } ///< true once the wallets were read
    /// By group, those without one first; in a group the oldest first.
    [[nodiscard]] const QList<WalletSummary> &wallets() const { return m_wallets; }
    [[nodiscard]] QStringList addresses() const; ///< of wallets(), in their order
    /// The user's wallet at this address; nullopt when there is none.
    [[nodiscard]] std::optional<WalletSummary> wallet(const QString &address) const;
    /// True while amounts of the user's wallets are not to be shown; what the market shows stays.
    [[nodiscard]] bool hidesAmounts() const { return m_hidesAmounts; }
    void setHidesAmounts(bool hides); ///< emits changed() for another value; writes no settings
    /// Colour and group of a wallet; 0 and empty for one without a mark.
    [[nodiscard]] WalletMark mark(const QString &address) const { return m_marks.value(address); }
    [[nodiscard]] const WalletMarks &marks() const { return m_marks; } ///< as they were set
    /// Replaces all marks and orders the wallets by their groups; emits changed() in any case, writes no settings.
    void setMarks(const WalletMarks &marks);
    /// The wallet's label, safe to show, at most 32 characters; the short address of a wallet that is not the user's.
    [[nodiscard]] QString labelOf(const QString &address) const;

signals:
    /// The wallets, their marks, or whether amounts are hidden, changed.
    void changed();
    /// Wallets or their balances could not be read, each time; the last known ones stay.
    void failed(const curvedesk::Error &error);
    /// Wallets and balances were read again, once after failed(); changed() follows where they differ.
    void recovered();

private:
    /// Sorts this list: the wallets of a group together, the oldest first, groups by name, wallets without one first.
    void orderByGroup(QList<WalletSummary> &wallets) const;

    Desk &m_desk;
    WalletMarks m_marks;
    QList<WalletSummary> m_wallets;
    bool m_isKnown = false;
    bool m_hasFailed = false; ///< the last time that they were asked for
    bool m_hidesAmounts = false;
    bool m_isAsking = false;
    bool m_askAgain = false;
};

} // namespace curvedesk
