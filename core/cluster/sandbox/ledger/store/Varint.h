// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Bytes.h"

/// Integers with seven bits in each byte, low bits first: most numbers in the ledger's records are small.
namespace curvedesk::sandbox::varint {

/// Writes a number in one to ten bytes.
inline void write(ByteWriter &writer, quint64 value)
{
    while (value >= 0x80) {
        writer.u8(static_cast<quint8>(value | 0x80));
        value >>= 7;
    }
    writer.u8(static_cast<quint8>(value));
}

/// Reads a number: bytes past the end count as 0, with the reader overrun; bits beyond 64 are dropped.
[[nodiscard]] inline quint64 read(ByteReader &reader)
{
    quint64 value = 0;
    for (unsigned shift = 0; shift < 64; shift += 7) {
        const quint8 byte = reader.u8();
        value |= static_cast<quint64>(byte & 0x7f) << shift;
        if (byte < 0x80)
            break;
    }
    return value;
}

/// Writes a signed integer, zigzag encoded, so that small negative numbers are short too.
inline void writeSigned(ByteWriter &writer, qint64 value)
{
    write(writer, (static_cast<quint64>(value) << 1) ^ static_cast<quint64>(value >> 63));
}
/// Reads what writeSigned() wrote: bytes past the end count as 0, with the reader overrun.
[[nodiscard]] inline qint64 readSigned(ByteReader &reader)
{
    const quint64 value = read(reader);
    return static_cast<qint64>(value >> 1) ^ -static_cast<qint64>(value & 1);
}

/// Writes the number of bytes, then the bytes.
inline void writeBytes(ByteWriter &writer, QByteArrayView bytes)
{
    write(writer, static_cast<quint64>(bytes.size()));
    writer.bytes(bytes);
}
/// Reads what writeBytes() wrote, as a view that is valid as long as the bytes read from; a length beyond the end
/// overruns the reader and gives an empty one.
[[nodiscard]] inline QByteArrayView readBytes(ByteReader &reader)
{
    const quint64 size = read(reader);
    return reader.bytes(size > static_cast<quint64>(reader.remaining()) ? -1 : static_cast<qsizetype>(size));
}

} // namespace curvedesk::sandbox::varint
