// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/RequestBody.h"

#include "core/base/SecretBytes.h"
#include "core/http/WipedBytes.h"

#include <QIODevice>

#include <utility>

namespace curvedesk {

namespace {

constexpr qint64 leastRoom = 4096; // bytes; the room of a chunked body begins with this and doubles

} // namespace

void RequestBody::begin(const RequestHead &head, qint64 limit)
{
    clear();
    m_isChunked = head.isChunked;
    m_chunks.reset(limit);
    m_limit = limit;
    m_left = head.contentLength.value_or(0);
}

qint64 RequestBody::roomFor(qint64 available) const
{
    if (!m_isChunked)
        return m_bytes.size() + m_left;
    const qint64 needed = qMax(leastRoom, m_bytes.size() + available);
    return needed <= m_bytes.capacity() ? m_bytes.capacity() : qMax(needed, qMin(2 * m_bytes.capacity(), m_limit));
}

RequestBody::State RequestBody::readFrom(QIODevice &device, QByteArray &scratch)
{
    if (!m_isChunked) {
        const qsizetype before = m_bytes.size();
        const qint64 step = qMin(device.bytesAvailable(), m_left);
        m_bytes.resize(before + step);
        device.read(m_bytes.data() + before, step);
        m_left -= step;
        m_received += step;
        if (m_left > 0)
            return State::Incomplete;
        wipedBytes::overwriteReadBuffer(device);
        return State::Complete;
    }
    const qint64 size = qMax<qint64>(device.peek(scratch.data(), scratch.size()), 0);
    const qsizetype taken = m_chunks.feed(QByteArrayView(scratch.constData(), size), m_bytes);
    wipedBytes::overwrite(scratch, size);
    device.skip(taken);
    m_received += taken;
    switch (m_chunks.state()) {
    case ChunkedBody::State::Done:
        wipedBytes::overwriteReadBuffer(device);
        return State::Complete;
    case ChunkedBody::State::TooLarge:
        return State::TooLarge;
    case ChunkedBody::State::Broken:
        return State::Broken;
    default:
        return State::Incomplete;
    }
}

void RequestBody::reserve(qint64 room)
{
    wipedBytes::reserve(m_bytes, room);
}

QByteArray RequestBody::take()
{
    m_received = 0;
    return std::exchange(m_bytes, QByteArray());
}

void RequestBody::clear()
{
    wipe(m_bytes);
    m_received = 0;
}

} // namespace curvedesk
