// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>

/// Say whether an image with a valid header is complete: it has every block up to the end mark of its format, and at
/// least one block of pixels. Bytes behind the end mark are ignored. For a worker thread, in linear time; `bytes` must
/// have passed checkImageHeader().
namespace curvedesk {

/// The most pixels that all frames of a whole animated PNG or WebP have together: they are decoded in a second.
inline constexpr quint64 mostFramePixels = 128 * 1024 * 1024;

/// True for a complete PNG: chunks up to IEND, each with its CRC, and the data of all rows in one run after the palette
/// (PNG 1.2, 4.3); each further frame of an animation with all rows, at most mostFramePixels in all.
[[nodiscard]] bool isWholePng(QByteArrayView bytes);
/// True for a complete JPEG: segments and the data of each of up to 100 scans until EOI, a frame and quantisation
/// before them (T.81, B.2). The pixels are not looked at.
[[nodiscard]] bool isWholeJpeg(QByteArrayView bytes);
/// True for a complete GIF: blocks up to the trailer, at least one image, none beyond 4096 px, codes for each pixel.
[[nodiscard]] bool isWholeGif(QByteArrayView bytes);
/// True when libwebp decodes all frames that it finds, at least one and at most mostFramePixels together, also once the
/// image is stripped (RFC 9649). Waits while another thread decodes a frame.
[[nodiscard]] bool isWholeWebp(QByteArrayView bytes);

} // namespace curvedesk
