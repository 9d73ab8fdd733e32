// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>

#include <chrono>

namespace curvedesk {

/// Polls the cluster's accounts for changes that no order of ours makes, such as SOL or tokens from other wallets. One
/// read a poll; where there are more accounts than one read takes, polls take turns.
class BalanceWatch final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BalanceWatch)

public:
    /// `cluster` must outlive the watch. It polls with the first slot after each `pace`.
    BalanceWatch(Cluster &cluster, std::chrono::milliseconds pace);

    /// Polls this wallet's account too from now on; call it once for each wallet.
    void addWallet(const Address &wallet) { m_wallets.append(wallet); }
    void removeWallet(const Address &wallet); ///< polls its account no more, once a read under way is finished
    /// Polls this token account too, while it is one of the 100 added last; one added again counts as the newest.
    void addTokenAccount(const Address &account);
    /// Turns polling on or off; at first it is off. A read under way is finished, and may emit balancesChanged().
    void setEnabled(bool isEnabled) { m_isEnabled = isEnabled; }

signals:
    /// An account differs from its last poll; at its first one, when it exists.
    void balancesChanged();

private:
    struct Holding
    {
        Lamports lamports;
        QByteArray data; ///< data of a token account, with its amount

        bool operator==(const Holding &) const = default;
    };
    /// Starts a poll, unless polling is off, one is under way or the last one is younger than the pace.
    void pollIfDue();
    /// Reads the next portion of accounts from the cluster, keeps them in m_seen, and emits balancesChanged(), once,
    /// when one differs. Accounts whose read fails wait for their next turn.
    QCoro::Task<> poll();

    Cluster &m_cluster;
    const std::chrono::milliseconds m_pace;
    QElapsedTimer m_sincePoll;
    bool m_isEnabled = false;
    bool m_isPolling = false;
    QList<Address> m_wallets;
    QList<Address> m_tokenAccounts; ///< oldest first
    qsizetype m_next = 0; ///< index at which the next portion starts
    QHash<Address, Holding> m_seen; ///< the accounts at the last poll
};

} // namespace curvedesk
