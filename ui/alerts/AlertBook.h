// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "ui/alerts/Alert.h"

#include <QHash>
#include <QList>
#include <QObject>
#include <QSet>

class QSettings;

namespace curvedesk {

class Desk;

/// The user's alerts: compares them with the market and fires each once, which keeps the fact and the transaction,
/// writes the settings, and emits changed() and fired().
class AlertBook final : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype mostAlerts = 200;

    /// Reads the alerts in the settings, passing over damaged ones, and compares those that wait on the present network
    /// with the market from now on; those on price, market cap, progress and king also as it is, those on sales with
    /// sales since they wait. When the network gets a name, writes the settings and emits changed(). `settings` may be
    /// nullptr: alerts last as long as the book. Both must outlive it.
    AlertBook(Desk &desk, QSettings *settings, QObject *parent = nullptr);

    [[nodiscard]] QString network() const; ///< the present one: alerts of others neither fire nor wait again
    [[nodiscard]] const QList<Alert> &alerts() const { return m_alerts; } ///< the newest first
    /// Adds a waiting alert at the front, with a new id, on the present network (also under the name that this may get
    /// later), and drops the oldest one, waiting or fired, where there are mostAlerts. Writes the settings and emits
    /// changed(); compares nothing before the market next changes.
    void add(Alert alert);
    /// Removes the alert with this id, waiting or fired, from the settings too, and emits changed() in any case.
    void remove(const QString &id);
    /// Lets an alert on the present network wait anew, one on the king for another than the present one; forgets fact
    /// and transaction, compares nothing before the market changes. Writes the settings, emits changed(), always.
    void rearm(const QString &id);

signals:
    void changed(); ///< alerts() or network() may have changed
    /// An alert fired just now; it has the fact, the coin of the fact and, if known, the transaction.
    void fired(const curvedesk::Alert &alert);

private:
    /// Reads up to mostAlerts alerts from the settings into the empty list, without damaged ones; emits nothing.
    void load();
    /// Writes all alerts in place of the former ones to the settings, unless these are nullptr, and emits changed().
    void save();
    /// Asks the core for the creator's trades in the coin, and fires the alert by the first sale since it waits. An
    /// error fires nothing: the next start asks again.
    void askSales(const Alert &alert);
    /// Fires the waiting alerts on a sale by the coin's creator, but for one from before the alert, which a gap may
    /// bring late. Keeps the newest slot, and of a coin with any waiting alert the newest signature, for compare().
    void noteTrade(const TradeRow &trade);
    /// Fires an alert on sales if the trade is a sale by its coin's creator: saves it, emits changed() and fired().
    void compareTrade(const Alert &alert, const TradeRow &trade);
    /// Fires the waiting alerts on price, market cap and progress that the coin now meets, with its last noted trade as
    /// cause; without one asks the core for it first.
    void compare(const TokenSummary &token);
    /// Keeps the present king, asks the core for its last trade where an alert waits for another king than the one it
    /// knows, and fires these alerts then.
    void noteKing(const TokenSummary &king);
    /// Fires an alert by a fact about its coin. Without a signature it asks the core for the coin's last trade first,
    /// so that it fires later, and without one where that cannot be read. A second call before that asks too, but only
    /// the first answer fires.
    void fire(const Alert &alert, const QString &fact, const QString &signature);
    /// Marks the alert as fired now with this fact, saves it and emits changed() and fired(); nothing unless it waits.
    void markFired(Alert alert, const QString &fact, const QString &signature);
    /// Forgets the king, and asks the core for king, details and sales, to compare each waiting alert of the present
    /// network once with the market as it is; those that are met fire. An error compares nothing.
    void compareAll();
    /// Copies, in their order, of the alerts of this coin on the present network that have not fired; empty: of all.
    [[nodiscard]] QList<Alert> waitingHere(const QString &mint = {}) const;
    /// The alert with this id that has not fired, in m_alerts until that changes; nullptr when there is none.
    [[nodiscard]] Alert *waiting(const QString &id);

    Desk &m_desk;
    QSettings *m_settings;
    QList<Alert> m_alerts;
    QSet<QString> m_ofThisRun; ///< ids of those that got their network in this run
    struct Trade
    {
        quint64 slot = 0;
        QString signature;
    };
    TokenSummary m_king; ///< the present one; without a mint while none is known
    quint64 m_newestSlot = 0; ///< of all trades that were noted
    QHash<QString, Trade> m_lastTrades; ///< the newest by mint, of coins with a waiting alert
};

} // namespace curvedesk
