// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Bytes.h"
#include "core/solana/Address.h"

#include <tuple>

/// Reading and writing the kinds of fields in the programs' accounts and events.
namespace curvedesk {

__extension__ using int128 = __int128;

} // namespace curvedesk

namespace curvedesk::fields {

inline void readField(ByteReader &reader, bool &field) noexcept
{
    field = reader.boolean();
}

inline void readField(ByteReader &reader, Address &field) noexcept
{
    field = readAddress(reader);
}

inline void readField(ByteReader &reader, QByteArray &field)
{
    field = reader.lengthPrefixed().toByteArray();
}

/// Reads a little-endian integer; 0 when bytes are missing.
template<class Integer> void readField(ByteReader &reader, Integer &field) noexcept
{
    const QByteArrayView bytes = reader.bytes(static_cast<qsizetype>(sizeof(Integer)));
    field = 0;
    if (!bytes.isEmpty())
        field = qFromLittleEndian<Integer>(bytes.data());
}

template<std::size_t N> void readField(ByteReader &reader, std::array<Address, N> &field) noexcept
{
    for (Address &each : field)
        each = readAddress(reader);
}

/// True when the next eight bytes are `expected`; they are consumed either way.
[[nodiscard]] inline bool discriminator(ByteReader &reader, const std::array<quint8, 8> &expected) noexcept
{
    return reader.array<8>() == expected && !reader.overran();
}

/// Reads the fields of a std::tie in turn, each as its type is encoded. Those past the end become zero or empty.
template<class... Field> void read(ByteReader &reader, std::tuple<Field &...> all)
{
    std::apply([&reader](auto &...field) { (readField(reader, field), ...); }, all);
}

inline void writeField(ByteWriter &writer, bool field)
{
    writer.boolean(field);
}

inline void writeField(ByteWriter &writer, const Address &field)
{
    writer.array(field.bytes());
}

inline void writeField(ByteWriter &writer, const QByteArray &field)
{
    writer.lengthPrefixed(field);
}

template<class Integer> void writeField(ByteWriter &writer, const Integer &field)
{
    const Integer little = qToLittleEndian(field);
    writer.bytes({reinterpret_cast<const char *>(&little), static_cast<qsizetype>(sizeof little)});
}

/// Writes the fields of a std::tie in turn, each as its type is encoded.
template<class... Field> void write(ByteWriter &writer, std::tuple<Field &...> all)
{
    std::apply([&writer](const auto &...field) { (writeField(writer, field), ...); }, all);
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
