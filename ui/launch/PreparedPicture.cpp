// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/launch/PreparedPicture.h"

#include "core/service/launch/LaunchImage.h"
#include "ui/widgets/PictureReader.h"

#include <QBuffer>

#include <algorithm>

namespace curvedesk {

namespace {

constexpr int largestSide = 32'768;
constexpr qint64 mostPixels = 100'000'000;

/// The image as PNG where it has transparency, else as JPEG; empty on failure.
QByteArray encoded(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const bool isSaved = image.hasAlphaChannel() ? image.save(&buffer, "PNG") : image.save(&buffer, "JPEG", 92);
    return isSaved ? bytes : QByteArray();
}

} // namespace

QImage uprightPicture(const QByteArray &bytes, int side)
{
    PictureReader picture(bytes);
    if (!picture.isAllowed())
        return {};
    QImageReader &options = picture.options();
    const QSize size = options.size();
    if (!size.isValid())
        return {};
    if (std::max(size.width(), size.height()) > side)
        options.setScaledSize(size.scaled(side, side, Qt::KeepAspectRatio).expandedTo({1, 1}));
    return picture.read();
}

QByteArray croppedPicture(const QByteArray &bytes, const QRect &part)
{
    const QImage whole = uprightPicture(bytes, largestSide);
    return whole.isNull() ? QByteArray() : encoded(whole.copy(part.intersected(whole.rect())));
}

PreparedPicture preparedPicture(const QByteArray &file, int previewSide)
{
    if (file.isEmpty())
        return {.problem = PreparedPicture::tr("The file could not be read.")};
    if (file.size() > PreparedPicture::maxFileBytes)
        return {.problem = PreparedPicture::tr("This picture is larger than 64 MiB.")};
    PictureReader reader(file);
    if (!reader.isAllowed())
        return {.problem = PreparedPicture::tr("This is no PNG, JPEG, GIF or WebP picture.")};
    QImageReader &options = reader.options();
    const QSize size = reader.uprightSize();
    if (!size.isValid() || size.isEmpty())
        return {.problem = PreparedPicture::tr("This picture is damaged.")};
    const qint64 pixels = qint64{size.width()} * size.height();
    if (std::max(size.width(), size.height()) > largestSide || pixels > mostPixels)
        return {.problem = PreparedPicture::tr("This picture has too many pixels.")};
    PreparedPicture picture;
    picture.bytes = file;
    picture.size = size;
    picture.isAnimated = options.supportsAnimation() && options.imageCount() > 1;
    int side = PreparedPicture::maxSide;
    const bool fits
        = file.size() <= PreparedPicture::maxBytes && std::max(size.width(), size.height()) <= PreparedPicture::maxSide;
    if (!fits && picture.isAnimated)
        return {.problem = PreparedPicture::tr("An animation may have 15 MiB and 4096 pixels a side.")};
    // Few programs know the orientation of a PNG or WebP, so that its pixels are turned.
    const bool isToTurn = reader.isTurned() && options.format() != "jpeg" && !picture.isAnimated;
    if (!fits || isToTurn) {
        do {
            const QImage smaller = uprightPicture(file, side);
            picture.bytes = encoded(smaller);
            picture.size = smaller.size();
            side /= 2;
        } while (picture.bytes.size() > PreparedPicture::maxBytes);
    }
    if (!fits)
        picture.note
            = PreparedPicture::tr("Made smaller: %1 × %2 pixels.").arg(picture.size.width()).arg(picture.size.height());
    const Result<QByteArray> image = publishableImage(picture.bytes);
    const QImage whole = image ? uprightPicture(*image, previewSide * 4) : QImage();
    if (whole.isNull())
        return {.problem = PreparedPicture::tr("This picture is damaged.")};
    picture.bytes = *image;
    const int square = std::min(whole.width(), whole.height());
    picture.preview = whole.copy((whole.width() - square) / 2, (whole.height() - square) / 2, square, square)
                          .scaled(previewSide, previewSide, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return picture;
}

} // namespace curvedesk
