// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Address.h"

#include <initializer_list>
#include <optional>
#include <span>

namespace curvedesk {

/// An address that a program controls, and the bump byte that moved it off the curve.
struct ProgramAddress
{
    Address address;
    quint8 bump = 0;

    bool operator==(const ProgramAddress &) const = default;
};

/// Solana's find_program_address: the first bump from 255 downwards whose SHA-256 is not a compressed ed25519 point.
/// nullopt for more than 15 seeds, a seed of more than 32 bytes, or (never seen) no bump left.
[[nodiscard]] std::optional<ProgramAddress> findProgramAddress(std::span<const QByteArrayView> seeds,
                                                               const Address &program);
/// Finds the program address of seeds in the source; ends the program for more than 15, or one of more than 32 bytes.
[[nodiscard]] ProgramAddress findProgramAddress(std::initializer_list<QByteArrayView> seeds, const Address &program);

/// True when 32 bytes decompress to a point of the curve, in the prime-order subgroup or not (libsodium's own test also
/// requires the subgroup, which Solana does not); false for another number of bytes.
[[nodiscard]] bool isOnCurve(QByteArrayView bytes32);

/// The associated token account of `owner` for `mint`; `tokenProgram` is the mint's owner.
[[nodiscard]] Address associatedTokenAddress(const Address &owner, const Address &mint, const Address &tokenProgram);

} // namespace curvedesk
