// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Bytes.h"
#include "core/solana/Base58.h"
#include "core/solana/FixedBytes.h"

namespace curvedesk {

/// An account's address: an ed25519 public key, or a program-derived address that no key can sign for.
using Address = FixedBytes<32, AddressTag>;

/// Reads the next 32 bytes as an address; zeros, with the reader overrun, when there are fewer.
[[nodiscard]] inline Address readAddress(ByteReader &reader) noexcept
{
    return Address(reader.array<Address::size>());
}

/// SHA-256 sized value: blockhashes, genesis hash.
using Hash = FixedBytes<32, HashTag>;

/// An ed25519 signature; the first one of a transaction is its id.
using Signature = FixedBytes<64, SignatureTag>;

namespace literals {
/// `"11111111111111111111111111111111"_address`, decoded at compile time: only base58 of at most 32 bytes compiles.
consteval Address operator""_address(const char *text, std::size_t length)
{
    return Address(base58::decodeConstant<32>(text, length));
}
} // namespace literals

} // namespace curvedesk
