// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QByteArray>

namespace curvedesk {

/// The image as a launch publishes it: without what is not for showing (EXIF and the like). InvalidInput for anything
/// but a whole PNG, JPEG, GIF or WebP with sides up to 4096 pixels, PayloadTooLarge beyond 15 MiB. For a worker thread.
[[nodiscard]] Result<QByteArray> publishableImage(QByteArrayView image);

/// The EXIF orientation (1 to 8; 1 is upright) of a PNG or WebP, which Qt's readers do not know; 1 for other bytes.
[[nodiscard]] quint16 orientationOfPngOrWebp(QByteArrayView image);

} // namespace curvedesk
