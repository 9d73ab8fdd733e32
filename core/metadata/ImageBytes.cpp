// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/ImageBytes.h"

#include <array>

namespace curvedesk::imageBytes {

namespace {

constexpr std::array<quint32, 256> crcTable = [] {
    std::array<quint32, 256> table{};
    for (quint32 byte = 0; byte < 256; ++byte) {
        quint32 crc = byte;
        for (int bit = 0; bit < 8; ++bit)
            crc = (crc >> 1u) ^ ((crc & 1u) != 0 ? 0xedb88320u : 0u);
        table[byte] = crc;
    }
    return table;
}();

} // namespace

quint32 crc32(QByteArrayView bytes)
{
    quint32 crc = 0xffffffffu;
    for (const char byte : bytes)
        crc = crcTable[(crc ^ static_cast<quint8>(byte)) & 0xffu] ^ (crc >> 8u);
    return ~crc;
}

bool isStartOfFrame(quint8 marker)
{
    return marker >= 0xc0 && marker <= 0xcf && marker != 0xc4 && marker != 0xc8 && marker != 0xcc;
}

} // namespace curvedesk::imageBytes
