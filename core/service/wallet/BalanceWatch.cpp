// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/wallet/BalanceWatch.h"

#include <QPointer>

namespace curvedesk {

BalanceWatch::BalanceWatch(Cluster &cluster, std::chrono::milliseconds pace)
    : m_cluster(cluster)
    , m_pace(pace)
{
    connect(&m_cluster, &Cluster::slotChanged, this, &BalanceWatch::pollIfDue);
}

void BalanceWatch::removeWallet(const Address &wallet)
{
    m_wallets.removeOne(wallet);
    m_seen.remove(wallet);
}

void BalanceWatch::addTokenAccount(const Address &account)
{
    constexpr qsizetype mostKept = 100;
    m_tokenAccounts.removeOne(account);
    m_tokenAccounts.append(account);
    if (m_tokenAccounts.size() > mostKept)
        m_seen.remove(m_tokenAccounts.takeFirst());
}

void BalanceWatch::pollIfDue()
{
    if (!m_isEnabled || m_isPolling
        || (m_sincePoll.isValid() && std::chrono::milliseconds(m_sincePoll.elapsed()) < m_pace))
        return;
    m_sincePoll.start();
    poll();
}

QCoro::Task<> BalanceWatch::poll()
{
    const QPointer<BalanceWatch> self(this);
    const QList<Address> all = m_wallets + m_tokenAccounts;
    if (m_next >= all.size())
        m_next = 0;
    const QList<Address> portion = all.mid(m_next, Cluster::maxAccountsPerRead);
    m_next += portion.size();
    if (portion.isEmpty())
        co_return;
    m_isPolling = true;
    const Result<AccountsAt> read = co_await m_cluster.accounts(portion);
    if (!self)
        co_return;
    m_isPolling = false;
    if (!read)
        co_return;
    bool hasChanged = false;
    for (qsizetype i = 0; i < portion.size(); ++i) {
        const std::optional<AccountState> &account = read->accounts[i];
        const Holding now = account ? Holding{account->lamports, account->data} : Holding();
        // The first poll of an account counts as a change: its amount may have changed since it was last shown.
        hasChanged |= m_seen.value(portion[i]) != now;
        m_seen.insert(portion[i], now);
    }
    if (hasChanged)
        emit balancesChanged();
}

} // namespace curvedesk
#include "moc_BalanceWatch.cpp"
