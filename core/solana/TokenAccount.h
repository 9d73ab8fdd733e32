// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/money/TokenAmount.h"
#include "core/solana/Address.h"

#include <optional>

namespace curvedesk {

/// A token account of SPL Token or Token-2022 (same 165-byte base).
struct TokenAccount
{
    static constexpr qsizetype baseSize = 165;
    enum class State : quint8 { Uninitialized = 0, Initialized = 1, Frozen = 2 };

    Address mint;
    Address owner;
    TokenAmount amount;
    std::optional<Address> delegate;
    State state = State::Uninitialized;
    std::optional<quint64> nativeRentReserve; ///< set for wrapped SOL
    TokenAmount delegatedAmount;
    std::optional<Address> closeAuthority;

    /// Decodes the base; extensions behind it are ignored. Damaged for any other account, and impossible tags.
    [[nodiscard]] static Result<TokenAccount> decode(QByteArrayView data);
    /// Encodes the 165-byte base.
    [[nodiscard]] QByteArray encode() const;

    bool operator==(const TokenAccount &) const = default;
};

/// A mint of SPL Token or Token-2022 (same 82-byte base).
struct MintAccount
{
    static constexpr qsizetype baseSize = 82;

    std::optional<Address> mintAuthority;
    quint64 supply = 0; ///< base units
    quint8 decimals = 0;
    bool isInitialized = false;
    std::optional<Address> freezeAuthority;

    /// Decodes the base; extensions behind it are ignored. Damaged for anything but a mint, and for impossible tags.
    [[nodiscard]] static Result<MintAccount> decode(QByteArrayView data);
    /// Encodes the 82-byte base.
    [[nodiscard]] QByteArray encode() const;

    bool operator==(const MintAccount &) const = default;
};

} // namespace curvedesk
