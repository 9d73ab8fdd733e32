// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/SimulatedMovement.h"

#include "core/money/MulDiv.h"

namespace curvedesk {

namespace {

// The base units on the user's account: 0 once it is closed, nullopt when it is no token account of this user.
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
            return std::nullopt; // more than the watched accounts have
    }
    return WalletFunds{*tokens - before.tokens, lamports - before.lamports};
}

Movement movementIn(const WalletFunds &change, const TradePlan &plan, quint64 feeLamports, quint64 expectedLamports)
{
    const auto amount = [](int128 value) { return value > 0 ? saturated(static_cast<uint128>(value)) : 0; };
    const int128 sign = plan.isBuy() ? 1 : -1;
    // The token account's rent stays among the watched accounts.
    const int128 feeNotTaken = -sign * (change.lamports + plan.accumulatorRent + plan.vaultRent);
    const int128 feeTaken = feeNotTaken - sign * static_cast<int128>(feeLamports);
    const auto distance = [&](int128 lamports) {
        const int128 difference = lamports - static_cast<int128>(expectedLamports);
        return difference < 0 ? -difference : difference;
    };
    return {amount(sign * change.tokens), amount(distance(feeNotTaken) < distance(feeTaken) ? feeNotTaken : feeTaken)};
}

} // namespace curvedesk
