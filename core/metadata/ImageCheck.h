// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QByteArrayView>

namespace curvedesk {

/// What an image's header says.
struct ImageInfo
{
    enum class Format { Png, Jpeg, Gif, WebP };
    Format format = Format::Png;
    quint32 width = 0; ///< pixels
    quint32 height = 0;

    bool operator==(const ImageInfo &) const = default;
};

inline constexpr qsizetype maxImageBytes = 15 * 1024 * 1024;
inline constexpr quint32 maxImageSide = 4096;

/// Checks an image that is to be published. InvalidInput for anything but PNG, JPEG, GIF or WebP by its bytes, a
/// damaged header, a side of 0 or more than 4096 px (a GIF's frames with their offset), a cut file, blocks that do not
/// follow its format, an animated PNG or WebP of more than 128 * 1024 * 1024 pixels in all, a JPEG of more than 100
/// scans; PayloadTooLarge beyond 15 MiB. Looks at all pixels but a JPEG's, of one WebP at a time: for a worker thread.
[[nodiscard]] Result<ImageInfo> checkImage(QByteArrayView bytes);
/// Checks the header of an image alone: enough for one of somebody else's coin, which is shown as far as it decodes.
/// InvalidInput for anything but PNG, JPEG, GIF or WebP by its bytes, a damaged header, a side of 0 or more than 4096
/// px; PayloadTooLarge beyond 15 MiB.
[[nodiscard]] Result<ImageInfo> checkImageHeader(QByteArrayView bytes);

/// The MIME type of a format: "image/png" and so on.
[[nodiscard]] QLatin1StringView mimeType(ImageInfo::Format format);

} // namespace curvedesk
