// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/ShortVec.h"

namespace curvedesk::shortvec {

using namespace Qt::StringLiterals;

void write(ByteWriter &writer, quint16 value)
{
    while (value >= 0x80) {
        writer.u8(static_cast<quint8>((value & 0x7f) | 0x80));
        value = static_cast<quint16>(value >> 7);
    }
    writer.u8(static_cast<quint8>(value));
}

Result<quint16> read(ByteReader &reader)
{
    quint32 value = 0;
    for (unsigned shift = 0; shift <= 14; shift += 7) {
        const quint8 byte = reader.u8();
        if (reader.overran())
            return failure(ErrorCode::Damaged, u"a compact length is cut off"_s);
        value |= quint32{byte & 0x7fu} << shift;
        if ((byte & 0x80u) != 0)
            continue;
        if (byte == 0 && shift > 0)
            return failure(ErrorCode::Damaged, u"a compact length is not in its shortest form"_s);
        if (value > 0xffff)
            break;
        return static_cast<quint16>(value);
    }
    return failure(ErrorCode::Damaged, u"a compact length is larger than 65535"_s);
}

} // namespace curvedesk::shortvec
