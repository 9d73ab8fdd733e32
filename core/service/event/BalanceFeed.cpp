// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/event/BalanceFeed.h"

#include "core/service/event/EventLog.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"

#include <QPointer>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 keptMs = 60'000;
constexpr qsizetype mostAccounts = 1000; ///< of one wallet: anybody can make accounts for it
const QString sol = u"SOL"_s;

/// The mint (base58) and the base units of the wallet's associated token account; nullopt for any other account.
std::optional<std::pair<QString, quint64>> tokensIn(const Address &account, const std::optional<AccountState> &state,
                                                    const Address &wallet)
{
    if (!state || !programs::isTokenProgram(state->owner))
        return std::nullopt;
    const Result<TokenAccount> tokens = TokenAccount::decode(state->data);
    if (!tokens || tokens->owner != wallet || associatedTokenAddress(wallet, tokens->mint, state->owner) != account)
        return std::nullopt;
    return std::pair(tokens->mint.toBase58(), tokens->amount.value());
}

} // namespace

BalanceFeed::BalanceFeed(Cluster &cluster, EventLog &log, const Clock &clock, std::chrono::milliseconds pace)
    : m_cluster(cluster)
    , m_log(log)
    , m_clock(clock)
    , m_pace(pace)
{
    connect(&m_cluster, &Cluster::slotChanged, this, &BalanceFeed::pollIfDue);
}

void BalanceFeed::watch(const QStringList &wallets)
{
    for (const QString &text : wallets) {
        const Result<Address> address = Address::fromBase58(text);
        if (!address)
            continue;
        Wallet &wallet = m_wallets[text];
        wallet.sinceAsked.start();
        if (!wallet.accounts.isEmpty())
            continue;
        wallet.address = *address;
        wallet.told = m_log.balancesTold(text);
        wallet.accounts.insert(*address, sol);
        // An account that was closed meanwhile is in no list: its mint leads to it.
        for (const auto &[mint, amount] : wallet.told.asKeyValueRange()) {
            const Result<Address> mintAddress = Address::fromBase58(mint);
            if (mintAddress && amount > 0 && wallet.accounts.size() < mostAccounts)
                wallet.accounts.insert(*mintAddress, QString());
        }
        m_turns.prepend(text);
    }
}

void BalanceFeed::pollIfDue()
{
    std::erase_if(m_wallets, [](const auto &each) { return each.second.sinceAsked.hasExpired(keptMs); });
    m_turns.removeIf([this](const QString &wallet) { return !m_wallets.contains(wallet); });
    if (m_wallets.empty() || m_isPolling
        || (m_sincePoll.isValid() && std::chrono::milliseconds(m_sincePoll.elapsed()) < m_pace))
        return;
    m_sincePoll.start();
    poll();
}

QList<BalanceFeed::Place> BalanceFeed::takePortion()
{
    QList<Place> all;
    for (const auto &[text, wallet] : m_wallets) {
        for (auto account = wallet.accounts.keyBegin(); account != wallet.accounts.keyEnd(); ++account)
            all.append({text, *account});
    }
    if (m_next >= all.size())
        m_next = 0;
    const QList<Place> portion = all.mid(m_next, Cluster::maxAccountsPerRead);
    m_next += portion.size();
    return portion;
}

QCoro::Task<> BalanceFeed::poll()
{
    const QPointer<BalanceFeed> self(this);
    m_isPolling = true;
    const QString listed = m_turns.takeFirst();
    m_turns.append(listed);
    const Address address = m_wallets.at(listed).address;
    const Result<QList<Address>> found = co_await m_cluster.tokenAccounts(address);
    if (!self)
        co_return;
    const auto wallet = m_wallets.find(listed);
    if (found && wallet != m_wallets.end()) {
        for (const Address &account : *found) {
            if (!wallet->second.accounts.contains(account) && wallet->second.accounts.size() < mostAccounts)
                wallet->second.accounts.insert(account, QString());
        }
    }
    const QList<Place> places = takePortion();
    QList<Address> addresses;
    for (const Place &place : places)
        addresses.append(place.account);
    const Result<AccountsAt> read = co_await m_cluster.accounts(addresses);
    if (!self)
        co_return;
    m_isPolling = false;
    if (read)
        compare(places, *read);
}

void BalanceFeed::compare(const QList<Place> &places, const AccountsAt &read)
{
    if (read.slot < m_slot)
        return;
    m_slot = std::min(read.slot, m_cluster.slot()); // one node cannot make the others seem old
    QList<Happening> changes;
    for (qsizetype i = 0; i < places.size(); ++i) {
        const auto found = m_wallets.find(places[i].wallet);
        if (found == m_wallets.end())
            continue;
        Wallet &wallet = found->second;
        const std::optional<AccountState> &state = read.accounts[i];
        const QString asMint = places[i].account.toBase58();
        const bool isMint = wallet.told.contains(asMint);
        if (isMint && state && programs::isTokenProgram(state->owner)) {
            wallet.accounts.remove(places[i].account);
            wallet.accounts.insert(associatedTokenAddress(wallet.address, places[i].account, state->owner), asMint);
            continue;
        }
        QString &mint = wallet.accounts[places[i].account];
        quint64 amount = 0;
        if (mint == sol) {
            amount = state ? state->lamports.value() : 0;
        } else if (const auto tokens = tokensIn(places[i].account, state, wallet.address)) {
            mint = tokens->first;
            amount = tokens->second;
        }
        const quint64 before = wallet.told.value(mint);
        // One that was closed makes room for others; it is listed again when it is opened again.
        if (!state && !isMint && mint != sol && before == 0) {
            wallet.accounts.remove(places[i].account);
            continue;
        }
        if (mint.isEmpty() || amount == before)
            continue;
        changes.append(BalanceChange{places[i].wallet, mint, amount, before, read.slot, m_clock.nowMs() / 1000});
    }
    if (changes.isEmpty() || !m_log.add(changes))
        return;
    for (const Happening &each : std::as_const(changes)) {
        const auto &change = std::get<BalanceChange>(each);
        m_wallets.at(change.wallet).told.insert(change.mint, change.amount);
        // What changes the SOL of a wallet may have made it a token account.
        if (change.mint == sol && m_turns.removeOne(change.wallet))
            m_turns.prepend(change.wallet);
    }
}

} // namespace curvedesk
#include "moc_BalanceFeed.cpp"
