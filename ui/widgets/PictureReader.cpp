// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/PictureReader.h"

#include <QImage>

#include <algorithm>
#include <cstring>

namespace curvedesk {

PictureReader::PictureReader(const QByteArray &bytes, std::chrono::milliseconds limit)
    : m_bytes(bytes)
    , m_end(std::chrono::steady_clock::now() + limit)
{
    open(QIODevice::ReadOnly | QIODevice::Unbuffered);
    m_reader.setDevice(this);
    m_reader.setDecideFormatFromContent(true);
}

bool PictureReader::isAllowed() const
{
    static const QList<QByteArray> allowed{"png", "jpeg", "jpg", "gif", "webp"};
    return allowed.contains(m_reader.format());
}

QImage PictureReader::read()
{
    QImage picture = m_reader.read();
    // The JPEG reader takes what it has for the whole picture when its bytes end.
    return isTimeOver() ? QImage() : picture;
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
