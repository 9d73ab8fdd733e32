// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/metadata/ImageCheck.h"

namespace curvedesk {

/// True when an image with a valid header is complete: it has every block up to the end mark of its format, and at
/// least one block of pixels. The pixels of PNG and GIF are counted, those of the others not looked at. Takes time
/// linear in the bytes and pixels; bytes after the end mark are ignored.
[[nodiscard]] bool isWholeImage(ImageInfo::Format format, QByteArrayView bytes);

} // namespace curvedesk
