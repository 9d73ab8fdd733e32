// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/bank/TokenBalances.h"

#include "core/cluster/sandbox/programs/token/TokenLayout.h"
#include "core/solana/Programs.h"

namespace curvedesk::sandbox {

namespace {

bool mentionsTokenProgram(const Message &message)
{
    return message.accountKeys.contains(programs::token) || message.accountKeys.contains(programs::token2022);
}

// The decimals of a mint, from the run, or from the ledger when the transaction does not name the mint; nullopt where
// it is no mint of this token program.
std::optional<quint8> decimalsOf(const TransactionRun &run, const Address &mint, const Address &tokenProgram)
{
    const qsizetype key = run.keyOf(mint);
    const AccountState *state = nullptr;
    if (key >= 0) {
        state = &run.account(key).state;
    } else if (const auto found = run.bank().accounts.constFind(mint); found != run.bank().accounts.constEnd()) {
        state = &*found;
    }
    if (!state || state->owner != tokenProgram || !tokenLayout::isInitializedMint(state->data))
        return std::nullopt;
    return tokenLayout::u8At(state->data, tokenLayout::mint::decimals);
}

} // namespace

QList<TokenBalance> tokenBalances(const TransactionRun &run)
{
    QList<TokenBalance> out;
    const Message &message = run.message();
    if (!mentionsTokenProgram(message))
        return out;
    for (qsizetype key = 0; key < run.accountCount(); ++key) {
        const AccountState &state = run.account(key).state;
        if ((state.owner != programs::token && state.owner != programs::token2022)
            || !tokenLayout::isInitializedAccount(state.data))
            continue;
        const Address mint = tokenLayout::addressAt(state.data, tokenLayout::account::mint);
        const std::optional<quint8> decimals = decimalsOf(run, mint, state.owner);
        if (!decimals)
            continue;
        out.append({static_cast<quint8>(key), mint, tokenLayout::addressAt(state.data, tokenLayout::account::owner),
                    state.owner, tokenLayout::u64At(state.data, tokenLayout::account::amount), *decimals});
    }
    return out;
}

} // namespace curvedesk::sandbox
