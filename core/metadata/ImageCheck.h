// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QByteArrayView>

namespace curvedesk {

/// What an image's own first bytes say. Nothing is decoded: an image is foreign until a bounded decoder has seen it.
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

/// What may be published. InvalidInput for anything but PNG, JPEG, GIF or WebP by its bytes, a damaged header, a side
/// of 0 or more than 4096 px, a file that is cut short or whose blocks make no sense; PayloadTooLarge beyond 15 MiB.
[[nodiscard]] Result<ImageInfo> checkImage(QByteArrayView bytes);
/// The same without a look behind the header: enough to show what a stranger published as far as it goes.
[[nodiscard]] Result<ImageInfo> checkImageHeader(QByteArrayView bytes);

/// "image/png" and so on.
[[nodiscard]] QString mimeType(ImageInfo::Format format);

} // namespace curvedesk
