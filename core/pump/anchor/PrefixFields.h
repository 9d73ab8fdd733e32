// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Bytes.h"
#include "core/solana/Address.h"

/// Reading and writing the kinds of fields in the programs' accounts and events.
namespace curvedesk {

__extension__ using int128 = __int128;

} // namespace curvedesk

namespace curvedesk::fields {

/// Reads an address; zero on overrun, as every read of a ByteReader.
[[nodiscard]] inline Address address(ByteReader &reader) noexcept
{
    return Address(reader.array<Address::size>());
}

template<std::size_t N> [[nodiscard]] std::array<Address, N> addresses(ByteReader &reader) noexcept
{
    std::array<Address, N> out{};
    for (Address &each : out)
        each = address(reader);
    return out;
}

/// True when the next eight bytes are `expected`; they are consumed either way.
[[nodiscard]] inline bool discriminator(ByteReader &reader, const std::array<quint8, 8> &expected) noexcept
{
    return reader.array<8>() == expected && !reader.overran();
}

/// Reads a signed 128-bit number; 0 when bytes are missing.
[[nodiscard]] inline int128 signed128(ByteReader &reader) noexcept
{
    if (reader.remaining() < 16) {
        (void)reader.bytes(reader.remaining());
        return 0;
    }
    __extension__ using Wide = unsigned __int128;
    const Wide low = reader.u64();
    const Wide high = reader.u64();
    return static_cast<int128>(high << 64u | low);
}

inline void writeSigned128(ByteWriter &writer, int128 value)
{
    __extension__ using Wide = unsigned __int128;
    const Wide bits = static_cast<Wide>(value);
    writer.u64(static_cast<quint64>(bits)).u64(static_cast<quint64>(bits >> 64u));
}

/// The bytes cut or padded with zeros to `size`, as the programs write an account.
[[nodiscard]] inline QByteArray sized(QByteArray bytes, qsizetype size)
{
    if (bytes.size() > size)
        bytes.truncate(size);
    else
        bytes.append(size - bytes.size(), '\0');
    return bytes;
}

} // namespace curvedesk::fields
