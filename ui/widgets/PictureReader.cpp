// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/PictureReader.h"

#include "core/service/launch/LaunchImage.h"

#include <QImage>
#include <QTransform>

#include <algorithm>
#include <cstring>

namespace curvedesk {

namespace {

/// How EXIF's orientation (1 to 8) is undone: mirrored and flipped first, then turned clockwise. None for any other
/// number.
QImageIOHandler::Transformations transformationOf(quint16 orientation)
{
    switch (orientation) {
    case 2:
        return QImageIOHandler::TransformationMirror;
    case 3:
        return QImageIOHandler::TransformationRotate180;
    case 4:
        return QImageIOHandler::TransformationFlip;
    case 5:
        return QImageIOHandler::TransformationFlipAndRotate90;
    case 6:
        return QImageIOHandler::TransformationRotate90;
    case 7:
        return QImageIOHandler::TransformationMirrorAndRotate90;
    case 8:
        return QImageIOHandler::TransformationRotate270;
    default:
        return QImageIOHandler::TransformationNone;
    }
}

/// The image mirrored, flipped and turned.
QImage transformed(const QImage &image, QImageIOHandler::Transformations how)
{
    const QImage mirrored = image.mirrored(how.testFlag(QImageIOHandler::TransformationMirror),
                                           how.testFlag(QImageIOHandler::TransformationFlip));
    return how.testFlag(QImageIOHandler::TransformationRotate90) ? mirrored.transformed(QTransform().rotate(90))
                                                                 : mirrored;
}

} // namespace

PictureReader::PictureReader(const QByteArray &bytes, std::chrono::milliseconds limit)
    : m_bytes(bytes)
    , m_end(std::chrono::steady_clock::now() + limit)
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    m_reader.setDevice(this);
    m_reader.setDecideFormatFromContent(true);
    m_reader.setAutoTransform(true);
}

bool PictureReader::isAllowed() const
{
    static const QList<QByteArray> allowed{"png", "jpeg", "jpg", "gif", "webp"};
    return allowed.contains(m_reader.format());
}

// Qt knows the transformation of a JPEG only, and applies that itself.
QImageIOHandler::Transformations PictureReader::transformation() const
{
    const QImageIOHandler::Transformations known = m_reader.transformation();
    return known != QImageIOHandler::TransformationNone ? known : transformationOf(orientationOfPngOrWebp(m_bytes));
}

bool PictureReader::isTurned() const
{
    return transformation() != QImageIOHandler::TransformationNone;
}

QSize PictureReader::uprightSize() const
{
    const QSize size = m_reader.size();
    return transformation().testFlag(QImageIOHandler::TransformationRotate90) ? size.transposed() : size;
}

QImage PictureReader::read()
{
    const bool isTurnedByQt = m_reader.transformation() != QImageIOHandler::TransformationNone;
    const QImageIOHandler::Transformations how = transformation();
    const QImage picture = m_reader.read();
    // The JPEG reader takes what it has for the whole picture when its bytes end.
    if (isTimeOver())
        return {};
    return isTurnedByQt ? picture : transformed(picture, how);
}

bool PictureReader::seek(qint64 position)
{
    if (position < 0 || position > m_bytes.size() || !QIODevice::seek(position))
        return false;
    m_position = position;
    return true;
}

qint64 PictureReader::readData(char *to, qint64 most)
{
    if (isTimeOver())
        return -1;
    const qint64 count = std::min(most, m_bytes.size() - m_position);
    std::memcpy(to, m_bytes.constData() + m_position, static_cast<std::size_t>(count));
    m_position += count;
    return count;
}

} // namespace curvedesk
