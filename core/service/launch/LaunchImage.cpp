// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/launch/LaunchImage.h"

#include "core/metadata/ImageCheck.h"
#include "core/metadata/ImageOrientation.h"
#include "core/metadata/StrippedImage.h"

namespace curvedesk {

Result<QByteArray> publishableImage(QByteArrayView image)
{
    return checkImage(image).transform([image](const ImageInfo &info) { return strippedImage(info.format, image); });
}

quint16 orientationOfPngOrWebp(QByteArrayView image)
{
    return imageOrientation::ofPngOrWebp(image);
}

} // namespace curvedesk
