// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/metadata/ImageCheck.h"

namespace curvedesk {

/// Whether nothing is missing of an image whose header is sound: every block up to the end that its format writes, and
/// at least one picture in it. No pixel is decoded. Time is linear in the bytes; bytes after the end do not matter.
[[nodiscard]] bool isWholeImage(ImageInfo::Format format, QByteArrayView bytes);

} // namespace curvedesk
