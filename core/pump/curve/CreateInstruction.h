// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/solana/Instruction.h"

#include <QByteArray>

/// The two instructions that create a coin: `create_v2` is built here, and both are read.
namespace curvedesk::createInstruction {

inline constexpr qsizetype maxNameBytes = 32;
inline constexpr qsizetype maxSymbolBytes = 13;
inline constexpr qsizetype maxUriBytes = 200;

inline constexpr std::array<quint8, 8> createDiscriminator{0x18, 0x1e, 0xc8, 0x28, 0x05, 0x1c, 0x07, 0x77};
inline constexpr std::array<quint8, 8> createV2Discriminator{0xd6, 0x90, 0x4c, 0xec, 0x5f, 0x8b, 0x31, 0xb4};

/// Arguments of `create` (SPL Token mint with Metaplex metadata) and create_v2; strings are UTF-8.
struct Arguments
{
    QByteArray name;
    QByteArray symbol;
    QByteArray uri;
    Address creator;
    bool isMayhemMode = false; ///< create_v2 only, as the fields below
    bool isCashbackEnabled = false;
    quint64 creatorFeeBps = 0;
    bool isHolderReward = false;

    bool operator==(const Arguments &) const = default;
};

/// Says whether create_v2 has the trailing arguments that the program takes as zero when they are left out: nine bytes
/// that a create and a first buy in one transaction can save. The official client always writes them.
enum class TrailingFields { WhenSet, Always };

/// Builds `create_v2`: a Token-2022 mint with its own metadata; `mint` and `user`, who pays, sign. The data ends after
/// is_cashback_enabled unless a later field is set or `trailing` says Always. Lengths are not checked.
[[nodiscard]] Instruction createV2(const Address &mint, const Address &user, const Arguments &arguments,
                                   TrailingFields trailing = TrailingFields::WhenSet);

/// Reads the arguments of `create` or create_v2, by the discriminator; trailing ones that create_v2 left out are false
/// or 0. Damaged for another discriminator, a string that is no UTF-8, a flag that is not 0 or 1, or too few bytes.
[[nodiscard]] Result<Arguments> decode(QByteArrayView data);

} // namespace curvedesk::createInstruction
