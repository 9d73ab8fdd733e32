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

/// The user's alerts: compares them with the market, fires each once with the fact and the transaction behind it, and
/// keeps them in the settings.
class AlertBook final : public QObject
{
    Q_OBJECT

public:
    static constexpr qsizetype mostAlerts = 200;

    /// Reads the alerts in the settings and compares those that wait on the present network with the market from now
    /// on; those on price, market cap, progress and king also with the market as it is, those on sales with the sales
    /// since they wait. What cannot be read is passed over. `settings` may be nullptr: then alerts last as long as the
    /// book. Both must outlive it.
    AlertBook(Desk &desk, QSettings *settings, QObject *parent = nullptr);

    [[nodiscard]] QString network() const; ///< the present one: alerts of others neither fire nor wait again
    [[nodiscard]] const QList<Alert> &alerts() const { return m_alerts; } ///< the newest first
    /// Adds a waiting alert on the present network, under the name that it may get later, under a new id, and drops the
    /// oldest one, waiting or fired, where there are mostAlerts. Writes the settings and emits changed().
    void add(Alert alert);
    /// Removes an alert for good, from the settings too, and emits changed().
    void remove(const QString &id);
    /// Lets an alert that fired wait again, from now on: for another king than the present one. Writes the settings and
    /// emits changed().
    void rearm(const QString &id);

signals:
    void changed(); ///< alerts() or network() changed
    /// An alert fired just now; it has the fact, the coin of the fact and, if known, the transaction.
    void fired(const curvedesk::Alert &alert);

private:
    /// Adds the alerts in the settings to the empty list, without damaged ones; emits nothing.
    void load();
    /// Writes all alerts to the settings and emits changed().
    void save();
    /// Asks for the creator's trades in the coin, and fires the alert by the first sale since it waits. An error fires
    /// nothing: the next start asks again.
    void askSales(const Alert &alert);
    /// Fires the waiting alerts on a sale by the coin's creator that is not older than they are, as one is that fills a
    /// gap. Keeps the signature of the coin's newest trade, the cause that compare() names.
    void noteTrade(const TradeRow &trade);
    /// Fires the alert if the trade is a sale by its coin's creator.
    void compareTrade(const Alert &alert, const TradeRow &trade);
    /// Fires the waiting alerts on price, market cap and progress that the coin now meets, with its last trade as
    /// cause.
    void compare(const TokenSummary &token);
    /// Keeps the present king, and fires the waiting alerts on another king than the one that they know.
    void noteKing(const TokenSummary &king);
    /// Fires an alert by a fact about its coin. Without a signature it asks for the coin's last trade first, and fires
    /// without one where that cannot be read.
    void fire(const Alert &alert, const QString &fact, const QString &signature);
    /// Marks the alert as fired now with this fact, saves it and emits fired(); nothing unless it still waits.
    void markFired(Alert alert, const QString &fact, const QString &signature);
    /// Compares each waiting alert of the present network once with the market as it is.
    void compareAll();
    /// Copies of the alerts on the present network that have not fired; empty `mint`: on all its coins.
    [[nodiscard]] QList<Alert> waitingHere(const QString &mint = {}) const;
    /// The alert with this id that has not fired; nullptr when there is none.
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
