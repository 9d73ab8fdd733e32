// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>

/// How a camera was held: the orientation of EXIF, 1 (upright) to 8.
namespace curvedesk::imageOrientation {

/// The orientation, 1 to 8, in the bytes of an EXIF block, which begin with its byte order; 1, upright, without one.
[[nodiscard]] quint16 inExif(QByteArrayView tiff);
/// Makes the 26 bytes of an EXIF block that says the orientation (1 to 8) and nothing else.
[[nodiscard]] QByteArray exif(quint16 orientation);

/// The orientation, 1 to 8, in the EXIF of a PNG or WebP, damaged or not; 1, upright, for other bytes and without EXIF.
[[nodiscard]] quint16 ofPngOrWebp(QByteArrayView bytes);

} // namespace curvedesk::imageOrientation
