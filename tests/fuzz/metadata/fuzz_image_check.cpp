// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/StrippedImage.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(image_check, data, size)
{
    const QByteArrayView input = fuzz::view(data, size);
    const Result<ImageInfo> info = checkImage(input);
    if (!info) {
        require(info.error().code == ErrorCode::InvalidInput || info.error().code == ErrorCode::PayloadTooLarge,
                "a bad image is the caller's mistake");
        return 0;
    }
    const Result<ImageInfo> header = checkImageHeader(input);
    require(header && *header == *info, "a whole image has a sound header");
    require(!checkImage(input.first(size > 12 ? 12 : 0)), "a signature is no image");
    require(info->width >= 1 && info->width <= maxImageSide, "width within bounds");
    require(info->height >= 1 && info->height <= maxImageSide, "height within bounds");
    const QByteArray stripped = strippedImage(info->format, input);
    require(stripped.size() <= input.size() + 36, "only a smaller orientation segment may be added");
    const Result<ImageInfo> after = checkImage(stripped);
    require(after && *after == *info, "a stripped image is as whole as before");
    return 0;
}
