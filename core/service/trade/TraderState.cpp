// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/TraderState.h"

#include "core/pump/curve/VolumeAccumulator.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "core/solana/Rent.h"
#include "core/solana/TokenAccount.h"

#include <tuple>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// The associated-token program gives each Token-2022 account the ImmutableOwner extension: account type, type and
// length behind the base.
constexpr quint64 splAccountSize = 165;
constexpr quint64 token2022AccountSize = 170;

quint64 lamportsOf(const std::optional<AccountState> &account)
{
    return account ? account->lamports.value() : 0;
}

// Somebody may have sent lamports to an address before there was an account.
quint64 missing(quint64 dataSize, const std::optional<AccountState> &account)
{
    const auto lacks = rent::exemptMinimum(dataSize).minus(Lamports(lamportsOf(account)));
    return lacks ? lacks->value() : 0;
}

// The token account's part of the state.
Outcome readTokenAccount(TraderState &state, const Address &user, const Address &mint, const Address &tokenProgram,
                         const std::optional<AccountState> &account)
{
    state.tokenAccountLamports = lamportsOf(account);
    state.hasTokenAccount = account && account->owner == tokenProgram;
    if (!state.hasTokenAccount) {
        const bool is2022 = tokenProgram == programs::token2022;
        state.tokenAccountRent = missing(is2022 ? token2022AccountSize : splAccountSize, account);
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

} // namespace

QList<Address> TraderState::addresses(const pumpAddresses::UserAddresses &user, const Address &creatorVault)
{
    return {user.user, user.associatedUser, user.volumeAccumulator, creatorVault};
}

Result<TraderState> TraderState::read(const pumpAddresses::UserAddresses &user,
                                      const pumpAddresses::CoinAddresses &coin,
                                      const QList<std::optional<AccountState>> &accounts)
{
    if (accounts.size() != accountCount)
        return failure(ErrorCode::Internal, u"a trader was read with another number of accounts"_s);
    const auto &[wallet, tokenAccount, accumulator, vault]
        = std::tie(accounts[0], accounts[1], accounts[2], accounts[3]);
    TraderState state;
    state.lamports = lamportsOf(wallet);
    if (const Outcome held = readTokenAccount(state, user.user, coin.mint, coin.tokenProgram, tokenAccount); !held)
        return failure(held.error());
    state.hasAccumulator = accumulator && accumulator->owner == pumpAddresses::program;
    if (!state.hasAccumulator)
        state.accumulatorRent = missing(static_cast<quint64>(UserVolumeAccumulator::allocatedSize), accumulator);
    state.vaultRent = missing(0, vault);
    return state;
}

PoolUserAddresses PoolUserAddresses::derive(const Address &user, const ammAddresses::PoolAddresses &pool)
{
    const Address accumulator = ammAddresses::userVolumeAccumulator(user);
    return {user, associatedTokenAddress(user, pool.baseMint, pool.baseTokenProgram), ammAddresses::quoteAccount(user),
            accumulator, ammAddresses::quoteAccount(accumulator)};
}

QList<Address> TraderState::addressesOnPool(const PoolUserAddresses &user, const Address &creatorVaultQuote)
{
    return {user.user, user.base, user.volumeAccumulator, creatorVaultQuote, user.quote, user.volumeAccumulatorQuote};
}

Result<TraderState> TraderState::readOnPool(const PoolUserAddresses &user, const ammAddresses::PoolAddresses &pool,
                                            const QList<std::optional<AccountState>> &accounts, quint64 slot)
{
    if (accounts.size() != accountCountOnPool)
        return failure(ErrorCode::Internal, u"a trader was read with another number of accounts"_s);
    const auto &[wallet, tokenAccount, accumulator, vault, quote, cashback]
        = std::tie(accounts[0], accounts[1], accounts[2], accounts[3], accounts[4], accounts[5]);
    TraderState state;
    state.lamports = lamportsOf(wallet);
    if (const Outcome held = readTokenAccount(state, user.user, pool.baseMint, pool.baseTokenProgram, tokenAccount);
        !held)
        return failure(held.error());
    state.hasAccumulator = accumulator && accumulator->owner == pumpAddresses::ammProgram;
    if (!state.hasAccumulator)
        state.accumulatorRent = missing(static_cast<quint64>(UserVolumeAccumulator::allocatedSize), accumulator);
    if (!vault || vault->owner != programs::token)
        state.vaultRent = missing(splAccountSize, vault);
    if (!cashback || cashback->owner != programs::token)
        state.cashbackRent = missing(splAccountSize, cashback);
    if (quote && quote->owner == programs::token) {
        // Another address with every slot: nobody can block it beforehand.
        state.wrappingSeed = QByteArray::number(slot, 36);
        state.wrappingRent = rent::exemptMinimum(splAccountSize).value();
    } else {
        state.wrappingRent = missing(splAccountSize, quote);
        state.wrappingLamports = lamportsOf(quote);
    }
    return state;
}

} // namespace curvedesk
