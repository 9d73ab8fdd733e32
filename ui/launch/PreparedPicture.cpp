// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/launch/PreparedPicture.h"

#include "core/service/launch/LaunchImage.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QImageReader>

#include <algorithm>

namespace curvedesk {

namespace {

constexpr int largestSide = 32'768;
constexpr qint64 mostPixels = 100'000'000;

QString translated(const char *text)
{
    return QCoreApplication::translate("PreparedPicture", text);
}

// True for a format that a coin's picture may have.
bool isAllowed(const QByteArray &format)
{
    static const QList<QByteArray> allowed{"png", "jpeg", "jpg", "gif", "webp"};
    return allowed.contains(format);
}

// Sets up the reader: by contents, whatever the file's name says, and turned as its camera noted.
void startReading(QImageReader &reader, QBuffer &buffer)
{
    buffer.open(QIODevice::ReadOnly);
    reader.setDevice(&buffer);
    reader.setDecideFormatFromContent(true);
    reader.setAutoTransform(true);
}

// The size as it is shown: EXIF may turn the picture by a quarter.
QSize uprightSize(const QImageReader &reader)
{
    return reader.transformation().testFlag(QImageIOHandler::TransformationRotate90) ? reader.size().transposed()
                                                                                     : reader.size();
}

// The image as PNG where it has transparency, else as JPEG; empty on failure.
QByteArray encoded(const QImage &image)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const bool isSaved = image.hasAlphaChannel() ? image.save(&buffer, "PNG") : image.save(&buffer, "JPEG", 92);
    return isSaved ? bytes : QByteArray();
}

// No picture, with the reason.
PreparedPicture refused(const QString &problem)
{
    PreparedPicture picture;
    picture.problem = problem;
    return picture;
}

} // namespace

QImage uprightPicture(const QByteArray &bytes, int side)
{
    QBuffer buffer;
    buffer.setData(bytes);
    QImageReader reader;
    startReading(reader, buffer);
    const QSize size = reader.size();
    if (!isAllowed(reader.format()) || !size.isValid())
        return {};
    if (std::max(size.width(), size.height()) > side)
        reader.setScaledSize(size.scaled(side, side, Qt::KeepAspectRatio).expandedTo({1, 1}));
    return reader.read();
}

QByteArray croppedPicture(const QByteArray &bytes, const QRect &part)
{
    const QImage whole = uprightPicture(bytes, largestSide);
    return whole.isNull() ? QByteArray() : encoded(whole.copy(part.intersected(whole.rect())));
}

PreparedPicture preparedPicture(const QByteArray &file, int previewSide)
{
    if (file.isEmpty())
        return refused(translated(QT_TRANSLATE_NOOP("PreparedPicture", "The file could not be read.")));
    if (file.size() > PreparedPicture::maxFileBytes)
        return refused(translated(QT_TRANSLATE_NOOP("PreparedPicture", "This picture is larger than 64 MiB.")));
    QBuffer buffer;
    buffer.setData(file);
    QImageReader reader;
    startReading(reader, buffer);
    if (!isAllowed(reader.format()))
        return refused(translated(QT_TRANSLATE_NOOP("PreparedPicture", "This is no PNG, JPEG, GIF or WebP picture.")));
    const QSize size = uprightSize(reader);
    if (!size.isValid() || size.isEmpty())
        return refused(translated(QT_TRANSLATE_NOOP("PreparedPicture", "This picture is damaged.")));
    const qint64 pixels = qint64{size.width()} * size.height();
    if (std::max(size.width(), size.height()) > largestSide || pixels > mostPixels)
        return refused(translated(QT_TRANSLATE_NOOP("PreparedPicture", "This picture has too many pixels.")));
    PreparedPicture picture;
    picture.bytes = file;
    picture.size = size;
    picture.isAnimated = reader.supportsAnimation() && reader.imageCount() > 1;
    int side = PreparedPicture::maxSide;
    const bool fits
        = file.size() <= PreparedPicture::maxBytes && std::max(size.width(), size.height()) <= PreparedPicture::maxSide;
    if (!fits && picture.isAnimated) {
        return refused(
            translated(QT_TRANSLATE_NOOP("PreparedPicture", "An animation may have 15 MiB and 4096 pixels a side.")));
    }
    if (!fits) {
        do {
            const QImage smaller = uprightPicture(file, side);
            picture.bytes = encoded(smaller);
            picture.size = smaller.size();
            side /= 2;
        } while (picture.bytes.size() > PreparedPicture::maxBytes);
        picture.note = translated(QT_TRANSLATE_NOOP("PreparedPicture", "Made smaller: %1 × %2 pixels."))
                           .arg(picture.size.width())
                           .arg(picture.size.height());
    }
    const Result<QByteArray> image = publishableImage(picture.bytes);
    const QImage whole = image ? uprightPicture(*image, previewSide * 4) : QImage();
    if (whole.isNull())
        return refused(translated(QT_TRANSLATE_NOOP("PreparedPicture", "This picture is damaged.")));
    picture.bytes = *image;
    const int square = std::min(whole.width(), whole.height());
    picture.preview = whole.copy((whole.width() - square) / 2, (whole.height() - square) / 2, square, square)
                          .scaled(previewSide, previewSide, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
    return picture;
}

} // namespace curvedesk
