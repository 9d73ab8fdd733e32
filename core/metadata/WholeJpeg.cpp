// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/ImageBytes.h"
#include "core/metadata/WholeImage.h"

namespace curvedesk {

using namespace imageBytes;

bool isWholeJpeg(QByteArrayView bytes)
{
    bool hasFrame = false;
    bool hasTables = false;
    constexpr int mostScans = 100; // encoders write 10: each one costs a decoder a walk over the whole picture
    int scans = 0;
    qsizetype at = 2;
    while (at < bytes.size() && byteAt(bytes, at) == 0xff) {
        while (at < bytes.size() && byteAt(bytes, at) == 0xff)
            ++at; // fill bytes before the marker
        if (at == bytes.size())
            return false;
        const quint8 marker = byteAt(bytes, at);
        if (marker == 0xd9)
            return scans > 0;
        if (marker < 0xc0 || (marker & 0xf8u) == 0xd0 || marker == 0xd8 || bytes.size() - at < 3)
            return false;
        const qsizetype length = big<quint16>(bytes, at + 1); // includes the two bytes of the length
        if (length < 2 || length > bytes.size() - at - 1)
            return false;
        if (isStartOfFrame(marker) && hasFrame)
            return false;
        hasFrame = hasFrame || isStartOfFrame(marker);
        hasTables = hasTables || marker == 0xdb;
        at += 1 + length;
        if (marker == 0xda) {
            const qsizetype end = endOfScan(bytes, at);
            if (!hasFrame || !hasTables || end == at || ++scans > mostScans)
                return false;
            at = end;
        }
    }
    return false;
}

} // namespace curvedesk
