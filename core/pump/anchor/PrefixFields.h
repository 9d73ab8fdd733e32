// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Bytes.h"
#include "core/solana/Address.h"

#include <tuple>

/// Reading and writing the kinds of fields in the programs' accounts and events.
namespace curvedesk::fields {

/// Reads a flag: any byte but 0 is true; false when it is missing.
inline void readField(ByteReader &reader, bool &field) noexcept
{
    field = reader.boolean();
}

/// Reads 32 bytes; zeros when there are fewer.
inline void readField(ByteReader &reader, Address &field) noexcept
{
    field = readAddress(reader);
}

/// Reads a borsh string or vector of bytes; empty when bytes are missing.
inline void readField(ByteReader &reader, QByteArray &field)
{
    field = reader.lengthPrefixed().toByteArray();
}

/// Reads a little-endian integer; 0 when bytes are missing.
template<class Integer> void readField(ByteReader &reader, Integer &field) noexcept
{
    field = reader.integer<Integer>();
}

/// Reads N addresses one behind the other; zeros for those that are missing.
template<std::size_t N> void readField(ByteReader &reader, std::array<Address, N> &field) noexcept
{
    for (Address &each : field)
        readField(reader, each);
}

/// True when the next eight bytes are `expected`; they are consumed either way.
[[nodiscard]] inline bool takeDiscriminator(ByteReader &reader, const std::array<quint8, 8> &expected) noexcept
{
    return reader.array<8>() == expected && !reader.overran();
}

/// Reads the fields of a std::tie in turn into their variables, each as its type is encoded. Those past the end become
/// zero or empty, and mark the reader as overrun.
template<class... Field> void read(ByteReader &reader, std::tuple<Field &...> all)
{
    std::apply([&reader](auto &...field) { (readField(reader, field), ...); }, all);
}

/// Appends a flag as one byte, 0 or 1.
inline void writeField(ByteWriter &writer, bool field)
{
    writer.boolean(field);
}

/// Appends the 32 bytes of an address.
inline void writeField(ByteWriter &writer, const Address &field)
{
    writer.array(field.bytes());
}

/// Appends a borsh string: u32 length, then the bytes.
inline void writeField(ByteWriter &writer, const QByteArray &field)
{
    writer.lengthPrefixed(field);
}

/// Appends a little-endian integer of its type's size.
template<class Integer> void writeField(ByteWriter &writer, const Integer &field)
{
    writer.integer(field);
}

/// Appends the fields of a std::tie in turn, each as its type is encoded.
template<class... Field> void write(ByteWriter &writer, std::tuple<Field &...> all)
{
    std::apply([&writer](const auto &...field) { (writeField(writer, field), ...); }, all);
}

/// The bytes cut or padded with zeros to `size` bytes, as the programs write an account.
[[nodiscard]] inline QByteArray sized(QByteArray bytes, qsizetype size)
{
    bytes.resize(size, '\0');
    return bytes;
}

} // namespace curvedesk::fields
