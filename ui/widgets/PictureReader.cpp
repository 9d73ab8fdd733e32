// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/PictureReader.h"

#include "core/service/launch/LaunchImage.h"

#include <QImage>
#include <QTransform>

#include <algorithm>
#include <array>
#include <cstring>

namespace curvedesk {

namespace {

/// How EXIF's orientation (1 to 8; another: none) is undone: mirrored and flipped first, then turned clockwise.
QImageIOHandler::Transformations transformationOf(quint16 orientation)
{
    using enum QImageIOHandler::Transformation;
    static constexpr std::array known{TransformationNone,     TransformationNone,
                                      TransformationMirror,   TransformationRotate180,
                                      TransformationFlip,     TransformationFlipAndRotate90,
                                      TransformationRotate90, TransformationMirrorAndRotate90,
                                      TransformationRotate270};
    return orientation < known.size() ? known.at(orientation) : TransformationNone;
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
