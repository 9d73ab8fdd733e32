// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/TraderState.h"

#include "core/pump/curve/VolumeAccumulator.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"

#include <tuple>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// Sizes of token accounts. The associated-token program gives each Token-2022 account the ImmutableOwner extension:
// account type, type and length behind the base.
constexpr quint64 splAccountSize = 165;
constexpr quint64 token2022AccountSize = 170;

// Lamports that the account lacks to be exempt from rent at this size in bytes; 0 when it has enough. An address may
// hold lamports before it has an account.
quint64 missing(const Rent &rent, quint64 dataSize, const std::optional<AccountState> &account)
{
    const auto lacks = rent.exemptMinimum(dataSize).minus(Lamports(lamportsOf(account)));
    return lacks ? lacks->value() : 0;
}

// Sets tokens, and lamports and missing rent of their account. InvalidInput for another wallet's account, Damaged.
Outcome readTokenAccount(TraderState &state, const Address &user, const Address &mint, const Address &tokenProgram,
                         const std::optional<AccountState> &account)
{
    state.tokenAccountLamports = lamportsOf(account);
    state.hasTokenAccount = account && account->owner == tokenProgram;
    if (!state.hasTokenAccount) {
        const bool is2022 = tokenProgram == programs::token2022;
        state.tokenAccountRent = missing(state.rent, is2022 ? token2022AccountSize : splAccountSize, account);
        return {};
    }
    const Result<TokenAccount> decoded = TokenAccount::decode(account->data);
    if (!decoded)
        return failure(decoded.error());
    if (decoded->owner != user || decoded->mint != mint)
        return failure(ErrorCode::InvalidInput, u"the wallet's token account belongs to somebody else"_s);
    state.tokens = decoded->amount.value();
    return {};
}

// The state as far as the first three accounts say: wallet, token account, and the volume accumulator of `program`.
// Errors of readTokenAccount(); Internal unless there are `count` accounts.
Result<TraderState> readCommon(const QList<std::optional<AccountState>> &accounts, qsizetype count, const Rent &rent,
                               const Address &user, const Address &mint, const Address &tokenProgram,
                               const Address &program)
{
    if (accounts.size() != count)
        return failure(ErrorCode::Internal, u"a trader was read with another number of accounts"_s);
    const auto &[wallet, tokenAccount, accumulator] = std::tie(accounts[0], accounts[1], accounts[2]);
    TraderState state;
    state.rent = rent;
    state.lamports = lamportsOf(wallet);
    if (const Outcome held = readTokenAccount(state, user, mint, tokenProgram, tokenAccount); !held)
        return failure(held.error());
    state.hasAccumulator = accumulator && accumulator->owner == program;
    if (!state.hasAccumulator)
        state.accumulatorRent = missing(rent, static_cast<quint64>(UserVolumeAccumulator::allocatedSize), accumulator);
    return state;
}

} // namespace

QList<Address> TraderState::addresses(const pumpAddresses::UserAddresses &user, const Address &creatorVault)
{
    return {user.user, user.associatedUser, user.volumeAccumulator, creatorVault};
}

Result<TraderState> TraderState::read(const pumpAddresses::UserAddresses &user,
                                      const pumpAddresses::CoinAddresses &coin,
                                      const QList<std::optional<AccountState>> &accounts, const Rent &rent)
{
    Result<TraderState> state
        = readCommon(accounts, accountCount, rent, user.user, coin.mint, coin.tokenProgram, pumpAddresses::program);
    if (state)
        state->vaultRent = missing(rent, 0, accounts[3]);
    return state;
}

QList<Address> TraderState::addressesOnPool(const ammAddresses::UserAddresses &user, const Address &creatorVaultQuote)
{
    return {user.user, user.base, user.volumeAccumulator, creatorVaultQuote, user.quote, user.volumeAccumulatorQuote};
}

Result<TraderState> TraderState::readOnPool(const ammAddresses::UserAddresses &user,
                                            const ammAddresses::PoolAddresses &pool,
                                            const QList<std::optional<AccountState>> &accounts, const Rent &rent,
                                            quint64 slot)
{
    Result<TraderState> state = readCommon(accounts, accountCountOnPool, rent, user.user, pool.baseMint,
                                           pool.baseTokenProgram, pumpAddresses::ammProgram);
    if (!state)
        return state;
    const auto &[vault, quote, cashback] = std::tie(accounts[3], accounts[4], accounts[5]);
    if (!vault || vault->owner != programs::token)
        state->vaultRent = missing(rent, splAccountSize, vault);
    if (!cashback || cashback->owner != programs::token)
        state->cashbackRent = missing(rent, splAccountSize, cashback);
    if (quote && quote->owner == programs::token) {
        // With the slot as seed the address is another one each time, so that nobody can occupy it beforehand.
        state->wsolSeed = QByteArray::number(slot, 36);
        state->wsolRent = rent.exemptMinimum(splAccountSize).value();
    } else {
        state->wsolRent = missing(rent, splAccountSize, quote);
        state->wsolLamports = lamportsOf(quote);
    }
    return state;
}

} // namespace curvedesk
