// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/ChunkedBody.h"

#include "core/http/WipedBytes.h"

#include <charconv>

namespace curvedesk {

void ChunkedBody::reset(qint64 limit)
{
    *this = ChunkedBody();
    m_left = limit;
}

qsizetype ChunkedBody::feed(QByteArrayView bytes, QByteArray &out)
{
    qsizetype at = 0;
    while (at < bytes.size() && m_state != State::Done && m_state != State::Broken && m_state != State::TooLarge) {
        if (m_state != State::Data) {
            readFraming(bytes.at(at++));
            continue;
        }
        const qsizetype step = qMin<qsizetype>(bytes.size() - at, m_chunk);
        wipedBytes::append(out, bytes.sliced(at, step));
        m_chunk -= step;
        at += step;
        if (m_chunk == 0)
            m_state = State::DataEnd;
    }
    return at;
}

void ChunkedBody::readFraming(char c)
{
    const auto expect = [this, c](char wanted, State next) { m_state = c == wanted ? next : State::Broken; };
    switch (m_state) {
    case State::Size:
        readSizeDigit(c);
        break;
    case State::SizeEnd:
        m_digits = 0;
        expect('\n', m_chunk == 0 ? State::LastEnd : State::Data);
        break;
    case State::DataEnd:
        expect('\r', State::DataLineFeed);
        break;
    case State::DataLineFeed:
        expect('\n', State::Size);
        break;
    case State::LastEnd:
        expect('\r', State::LastLineFeed);
        break;
    case State::LastLineFeed:
        expect('\n', State::Done);
        break;
    default: // at these feed() reads no framing
        break;
    }
}

void ChunkedBody::readSizeDigit(char c)
{
    constexpr int maxDigits = 8;
    if (c == '\r' && m_digits > 0) {
        m_left -= m_chunk;
        m_state = m_left < 0 ? State::TooLarge : State::SizeEnd;
        return;
    }
    int digit = 0;
    if (std::from_chars(&c, &c + 1, digit, 16).ec == std::errc() && ++m_digits <= maxDigits)
        m_chunk = m_chunk * 16 + digit;
    else
        m_state = State::Broken;
}

} // namespace curvedesk
