// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/TraderState.h"

#include "core/pump/VolumeAccumulator.h"
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
    state.tokenAccountLamports = lamportsOf(tokenAccount);
    state.hasTokenAccount = tokenAccount && tokenAccount->owner == coin.tokenProgram;
    if (state.hasTokenAccount) {
        const Result<TokenAccount> decoded = TokenAccount::decode(tokenAccount->data);
        if (!decoded)
            return failure(decoded.error());
        if (decoded->owner != user.user || decoded->mint != coin.mint)
            return failure(ErrorCode::InvalidInput, u"the wallet's token account belongs to somebody else"_s);
        state.tokens = decoded->amount.value();
    } else {
        const bool is2022 = coin.tokenProgram == programs::token2022;
        state.tokenAccountRent = missing(is2022 ? token2022AccountSize : splAccountSize, tokenAccount);
    }
    state.hasAccumulator = accumulator && accumulator->owner == pumpAddresses::program;
    if (!state.hasAccumulator)
        state.accumulatorRent = missing(static_cast<quint64>(UserVolumeAccumulator::allocatedSize), accumulator);
    state.vaultRent = missing(0, vault);
    return state;
}

} // namespace curvedesk
