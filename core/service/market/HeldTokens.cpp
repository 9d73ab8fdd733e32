// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/market/HeldTokens.h"

#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"

#include <QPointer>

#include <algorithm>
#include <limits>

namespace curvedesk {

void HeldTokens::applyTo(QList<Position> &positions) const
{
    const QSet<QString> read(wallets.cbegin(), wallets.cend());
    auto left = tokens;
    for (Position &position : positions) {
        const quint64 held = left.take(std::pair(position.wallet, position.mint));
        if (position.slot <= slot && read.contains(position.wallet))
            matchHeld(position, held);
    }
    for (auto each = left.cbegin(); each != left.cend(); ++each) {
        const auto &[wallet, mint] = each.key();
        if (each.value() > 0 && read.contains(wallet))
            positions.append({.wallet = wallet, .mint = mint, .tokens = *each, .tokensWithoutCost = *each});
    }
}

Task<HeldTokens> readHeldTokens(Cluster &cluster, QStringList wallets, QList<Position> known)
{
    const QPointer<Cluster> self(&cluster);
    QList<Address> wanted;
    for (const QString &wallet : wallets) {
        const Result<Address> owner = Address::fromBase58(wallet);
        if (!owner)
            co_return failure(owner.error());
        const auto listed = co_await cluster.tokenAccounts(*owner);
        if (!listed)
            co_return failure(listed.error());
        if (!self)
            co_return failure(ErrorCode::Cancelled, QStringLiteral("the cluster was closed"));
        wanted += *listed;
        for (const Position &position : known) {
            const Result<Address> mint = Address::fromBase58(position.mint);
            if (!listed->isEmpty() || position.wallet != wallet || position.tokens == 0 || !mint)
                continue;
            for (const Address &program : {programs::token2022, programs::token})
                wanted.append(associatedTokenAddress(*owner, *mint, program));
        }
    }
    HeldTokens held{.wallets = wallets, .tokens = {}, .slot = std::numeric_limits<quint64>::max()};
    for (qsizetype from = 0; from < wanted.size(); from += Cluster::maxAccountsPerRead) {
        const QList<Address> portion = wanted.mid(from, Cluster::maxAccountsPerRead);
        const auto read = co_await cluster.accounts(portion);
        if (!read)
            co_return failure(read.error());
        if (!self)
            co_return failure(ErrorCode::Cancelled, QStringLiteral("the cluster was closed"));
        held.slot = std::min(held.slot, read->slot);
        for (const std::optional<AccountState> &state : read->accounts) {
            if (!state || !programs::isTokenProgram(state->owner))
                continue;
            const Result<TokenAccount> account = TokenAccount::decode(state->data);
            if (account)
                held.tokens[{account->owner.toBase58(), account->mint.toBase58()}] += account->amount.value();
        }
    }
    if (wanted.isEmpty()) // nothing was read, so that every trade is later
        held.slot = 0;
    co_return held;
}

} // namespace curvedesk
