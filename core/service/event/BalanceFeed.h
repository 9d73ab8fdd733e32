// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"
#include "core/cluster/Cluster.h"

#include <QElapsedTimer>
#include <QHash>

#include <map>

namespace curvedesk {

class EventLog;

/// Reads from the cluster the balances of wallets that readers of events ask for, and adds to the EventLog (its file,
/// happened()) those that differ from its last ones, also when nobody looked while they changed. A few requests a poll,
/// however many wallets: their accounts, and in each poll one wallet's list of token accounts, take turns.
class BalanceFeed final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BalanceFeed)

public:
    /// All references must outlive the feed. It polls with the first slot after each `pace`.
    BalanceFeed(Cluster &cluster, EventLog &log, const Clock &clock, std::chrono::milliseconds pace);

    /// Has the balances of these wallets (base58) polled until a minute after the last such call for them; of a new one
    /// it reads the last ones from the log's file. Skips what is no address.
    void watch(const QStringList &wallets);

private:
    struct Wallet
    {
        Address address;
        QElapsedTimer sinceAsked; ///< since watch() named it last
        QHash<QString, quint64> told; ///< the amounts that the log told last, by mint; SOL: lamports
        /// The mint that each holds: SOL for the wallet; empty: not known yet, or the account is a mint told above 0,
        /// read once for its token program, which leads to the wallet's account for it.
        QHash<Address, QString> accounts;
    };
    struct Place
    {
        QString wallet;
        Address account;
    };
    /// Forgets wallets that watch() did not name for a minute; then starts a poll of the cluster, unless none is left,
    /// one is under way or the last is too young.
    void pollIfDue();
    /// Asks the cluster for the token accounts of the wallet whose turn it is, reads the next portion of all accounts,
    /// and has the EventLog write what differs and emit happened(). Accounts whose read fails wait for their turn.
    QCoro::Task<> poll();
    /// The accounts to read next, at most as many as one call takes; moves on to those after them.
    [[nodiscard]] QList<Place> takePortion();
    /// Has the EventLog write balances that differ from those told last, and emit happened(); keeps them as told unless
    /// that fails; a wallet whose SOL changed is listed next. Puts the wallet's account in place of a mint, forgets
    /// closed accounts told empty. `read`: in the order of `places`; nothing when a newer slot was read before.
    void compare(const QList<Place> &places, const AccountsAt &read);

    Cluster &m_cluster;
    EventLog &m_log;
    const Clock &m_clock;
    const std::chrono::milliseconds m_pace;
    QElapsedTimer m_sincePoll;
    bool m_isPolling = false;
    std::map<QString, Wallet> m_wallets; ///< by address, base58
    QStringList m_turns; ///< the wallets, first the one whose token accounts are listed next
    qsizetype m_next = 0; ///< index at which the next portion starts
    quint64 m_slot = 0; ///< of the newest read: a node that lags behind would tell old balances as new ones
};

} // namespace curvedesk
