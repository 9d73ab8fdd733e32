// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/programs/amm/AmmErrors.h"
#include "core/solana/Instruction.h"

#include <array>

/// The instruction that creates a pool. It works on the transaction in memory and logs in it.
namespace curvedesk::sandbox::amm {

inline constexpr std::array<quint8, 8> createPoolDiscriminator{0xe9, 0x92, 0xd1, 0x8e, 0xcf, 0x68, 0x40, 0xbc};

/// Liquidity tokens that are counted but never minted, so that a pool can never be emptied.
inline constexpr quint64 minimumLiquidity = 100;

/// Arguments of create_pool. Those from `coinCreator` on have an effect only on pools of the curve program.
struct CreatePoolArguments
{
    quint16 index = 0;
    quint64 baseAmountIn = 0;
    quint64 quoteAmountIn = 0;
    Address coinCreator;
    bool isMayhemMode = false;
    bool isCashbackCoin = false;
    quint64 creatorFeeBps = 0;
    bool canEditCreatorFee = false;
    bool isHolderReward = false;

    /// The instruction's data: discriminator and all fields.
    [[nodiscard]] QByteArray encode() const;
    /// Damaged for another instruction, or one without the fields up to `isMayhemMode`.
    [[nodiscard]] static Result<CreatePoolArguments> decode(QByteArrayView data);
};

/// create_pool: at the creator's cost creates the pool, its liquidity mint, its two token accounts where missing, and
/// the creator's for liquidity tokens; fills the two from the creator's, mints liquidity tokens to it, logs an event.
/// InstructionDidNotDeserialize, DisabledCreatePool, SameMint, ZeroBaseAmount, ZeroQuoteAmount,
/// TooLittlePoolTokenLiquidity; errors of the account checks and of called programs.
[[nodiscard]] ProgramOutcome createPool(InvokeContext &context);

} // namespace curvedesk::sandbox::amm
