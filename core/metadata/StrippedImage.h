// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/metadata/ImageCheck.h"

#include <QByteArray>

namespace curvedesk {

/// Copies the image without what is not for showing it: EXIF with its place and camera, XMP, comments, times,
/// thumbnails, blocks of unknown kinds (of a JPEG only those of applications), bytes after the end. Kept are pixels,
/// animation, colour profile (of a PNG only one of at most 1 MiB), and of EXIF the orientation. No pixel is decoded.
/// `bytes` must have passed checkImage(); takes time linear in the bytes.
[[nodiscard]] QByteArray strippedImage(ImageInfo::Format format, QByteArrayView bytes);

} // namespace curvedesk
