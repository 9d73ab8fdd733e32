// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>

namespace curvedesk {

/// Walks over a chunked body without keeping it: says where it ends and whether its framing is beyond doubt. No
/// extensions, no trailers, sizes of one to eight hexadecimal digits.
class ChunkedFraming
{
public:
    enum class State { Size, SizeEnd, Data, DataEnd, DataLineFeed, LastEnd, LastLineFeed, Done, Broken };

    /// Answers how many of the bytes belong to the body; all of them until Done or Broken.
    qsizetype feed(QByteArrayView bytes);
    void reset() { *this = ChunkedFraming(); }

    [[nodiscard]] bool isDone() const { return m_state == State::Done; }
    [[nodiscard]] bool isBroken() const { return m_state == State::Broken; }
    /// Bytes of the chunks announced so far.
    [[nodiscard]] qint64 announced() const { return m_announced; }
    /// Bytes on the wire so far: tiny chunks cost more than they carry.
    [[nodiscard]] qint64 wireSize() const { return m_wireSize; }

private:
    void take(char c);
    void takeSizeDigit(char c);

    State m_state = State::Size;
    int m_digits = 0;
    qint64 m_chunk = 0;
    qint64 m_announced = 0;
    qint64 m_wireSize = 0;
};

} // namespace curvedesk
