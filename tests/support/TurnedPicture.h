// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/metadata/ImageBytes.h"

#include <QByteArray>
#include <QSize>

namespace curvedesk {

/// A JPEG, PNG or WebP of this size as a camera writes it that was not held upright: with an EXIF block.
inline QByteArray withExif(QByteArray picture, const QByteArray &tiff, const QSize &size)
{
    const auto big32 = [](qsizetype value) {
        QByteArray bytes(4, '\0');
        qToBigEndian(static_cast<quint32>(value), bytes.data());
        return bytes;
    };
    const auto little = [](qsizetype value, qsizetype count) {
        QByteArray bytes(4, '\0');
        qToLittleEndian(static_cast<quint32>(value), bytes.data());
        return bytes.first(count);
    };
    if (picture.startsWith("\xff\xd8"))
        return picture.insert(2, "\xff\xe1" + big32(tiff.size() + 8).sliced(2) + QByteArray("Exif\0\0", 6) + tiff);
    if (picture.startsWith("\x89PNG")) {
        const QByteArray chunk = "eXIf" + tiff;
        return picture.insert(33, big32(tiff.size()) + chunk + big32(imageBytes::crc32(chunk)));
    }
    if (picture.sliced(12, 4) != "VP8X")
        picture.insert(
            12, "VP8X" + little(10, 4) + little(0, 4) + little(size.width() - 1, 3) + little(size.height() - 1, 3));
    picture[20] = static_cast<char>(picture[20] | 0x08);
    picture += "EXIF" + little(tiff.size(), 4) + tiff + QByteArray(tiff.size() % 2, '\0');
    return picture.replace(4, 4, little(picture.size() - 8, 4));
}

/// As above, with an EXIF block that has this orientation (1 to 8) in it.
inline QByteArray turned(const QByteArray &picture, quint16 orientation, const QSize &size)
{
    QByteArray tiff("II\x2a\0\x08\0\0\0"
                    "\1\0"
                    "\x12\1\3\0\1\0\0\0\0\0\0\0"
                    "\0\0\0\0",
                    26);
    tiff[18] = static_cast<char>(orientation);
    return withExif(picture, tiff, size);
}

} // namespace curvedesk
