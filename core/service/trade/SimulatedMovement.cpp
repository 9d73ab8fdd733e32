// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/SimulatedMovement.h"

namespace curvedesk {

namespace {

// 0 once the account is closed, nullopt when it is not the user's.
std::optional<quint64> tokensHeld(const std::optional<AccountState> &account, const Address &user)
{
    if (!account || account->lamports.isZero())
        return 0;
    const Result<TokenAccount> decoded = TokenAccount::decode(account->data);
    if (!decoded || decoded->owner != user)
        return std::nullopt;
    return decoded->amount.value();
}

} // namespace

std::optional<WalletFunds> changeIn(const Simulation &simulation, qsizetype watched, const Address &user,
                                    const WalletFunds &before)
{
    if (simulation.accounts.size() != watched)
        return std::nullopt;
    const std::optional<quint64> tokens = tokensHeld(simulation.accounts[1], user);
    if (!tokens)
        return std::nullopt;
    quint64 lamports = 0;
    for (const auto &account : simulation.accounts) {
        if (account && __builtin_add_overflow(lamports, account->lamports.value(), &lamports))
            return std::nullopt; // more than there is
    }
    return WalletFunds{*tokens - before.tokens, lamports - before.lamports};
}

bool hasMoved(const Movement &expected, const TradePlan &plan, const WalletFunds &change, quint64 feeLamports)
{
    const int128 sign = plan.isBuy() ? 1 : -1;
    if (change.tokens != sign * static_cast<int128>(expected.tokens))
        return false;
    const int128 trade = -sign * static_cast<int128>(expected.lamports) - static_cast<int128>(plan.accumulatorRent)
        - static_cast<int128>(plan.vaultRent);
    // Some nodes show the accounts before the fee is taken.
    return change.lamports == trade - static_cast<int128>(feeLamports) || change.lamports == trade;
}

} // namespace curvedesk
