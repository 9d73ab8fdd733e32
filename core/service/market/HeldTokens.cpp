// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/market/HeldTokens.h"

#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"

#include <QPointer>
#include <QSet>

#include <algorithm>
#include <limits>
#include <utility>

namespace curvedesk {

namespace {

constexpr qsizetype mostWalletsRead = 100; // a call each

/// The error of a reading whose cluster is gone.
tl::unexpected<Error> closed()
{
    return failure(ErrorCode::Cancelled, QStringLiteral("the cluster was closed"));
}

/// The tokens in these accounts, and the lowest slot read (the highest number: none). The cluster's errors; Cancelled.
Task<HeldTokens> readAccounts(Cluster &cluster, QList<Address> wanted)
{
    const QPointer<Cluster> self(&cluster);
    HeldTokens held{.wallets = {}, .tokens = {}, .slot = std::numeric_limits<quint64>::max()};
    for (qsizetype from = 0; from < wanted.size(); from += Cluster::maxAccountsPerRead) {
        const QList<Address> portion = wanted.mid(from, Cluster::maxAccountsPerRead);
        const auto read = co_await cluster.accounts(portion);
        if (!read)
            co_return failure(read.error());
        if (!self)
            co_return closed();
        held.slot = std::min(held.slot, read->slot);
        for (const std::optional<AccountState> &state : read->accounts) {
            if (!state || !programs::isTokenProgram(state->owner))
                continue;
            const Result<TokenAccount> account = TokenAccount::decode(state->data);
            if (account)
                held.tokens[{account->owner.toBase58(), account->mint.toBase58()}] += account->amount.value();
        }
    }
    co_return held;
}

} // namespace

void HeldTokens::applyTo(QList<Position> &positions) const
{
    auto left = tokens;
    for (Position &position : positions) {
        const auto held = left.constFind(std::pair(position.wallet, position.mint));
        if (held == left.cend())
            continue;
        if (position.slot <= slot)
            matchHeld(position, *held);
        left.erase(held);
    }
    const QSet<QString> read(wallets.cbegin(), wallets.cend());
    for (auto each = left.cbegin(); each != left.cend(); ++each) {
        const auto &[wallet, mint] = each.key();
        if (each.value() > 0 && read.contains(wallet))
            positions.append({.wallet = wallet, .mint = mint, .tokens = *each, .tokensWithoutCost = *each});
    }
}

QStringList walletsToRead(const QStringList &wallets, const QList<Position> &positions)
{
    QStringList out;
    for (const Position &position : positions)
        out.append(position.wallet);
    out += wallets;
    out.removeDuplicates();
    return out.first(std::min(out.size(), mostWalletsRead));
}

Task<HeldTokens> readHeldTokens(Cluster &cluster, QStringList wallets, QList<Position> known)
{
    const QPointer<Cluster> self(&cluster);
    QList<Address> listed;
    for (const QString &wallet : wallets) {
        const Result<Address> owner = Address::fromBase58(wallet);
        if (!owner)
            co_return failure(owner.error());
        const auto accounts = co_await cluster.tokenAccounts(*owner);
        if (!accounts)
            co_return failure(accounts.error());
        if (!self)
            co_return closed();
        listed += *accounts;
    }
    auto held = co_await readAccounts(cluster, listed);
    if (!held)
        co_return failure(held.error());
    if (!self)
        co_return closed();
    held->wallets = wallets;
    QList<std::pair<QString, QString>> unlisted;
    QList<Address> wanted;
    for (const Position &position : known) {
        const std::pair key(position.wallet, position.mint);
        const Result<Address> owner = Address::fromBase58(position.wallet);
        const Result<Address> mint = Address::fromBase58(position.mint);
        if (position.tokens == 0 || held->tokens.contains(key) || !wallets.contains(position.wallet) || !owner || !mint)
            continue;
        unlisted.append(key);
        for (const Address &program : {programs::token2022, programs::token})
            wanted.append(associatedTokenAddress(*owner, *mint, program));
    }
    const auto rest = co_await readAccounts(cluster, wanted);
    if (!rest)
        co_return failure(rest.error());
    for (const auto &key : std::as_const(unlisted))
        held->tokens.insert(key, rest->tokens.value(key));
    held->slot = std::min(held->slot, rest->slot);
    if (listed.isEmpty() && wanted.isEmpty()) // nothing was read, so that every trade is later
        held->slot = 0;
    co_return held;
}

} // namespace curvedesk
