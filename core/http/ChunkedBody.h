// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QByteArrayView>

namespace curvedesk {

/// Decodes a chunked body as it arrives. Takes only strict framing: no extensions, no trailers, sizes of one to eight
/// hexadecimal digits.
class ChunkedBody
{
public:
    enum class State { Size, SizeEnd, Data, DataEnd, DataLineFeed, LastEnd, LastLineFeed, Done, Broken, TooLarge };

    /// Forgets the last body and begins a new one, whose content has at most `limit` bytes.
    void reset(qint64 limit);
    /// Appends the content of the bytes to `out`, and returns how many of them belong to the body; state() is Broken
    /// after other framing and TooLarge beyond the limit. Takes nothing more once Done, Broken or TooLarge.
    qsizetype feed(QByteArrayView bytes, QByteArray &out);
    [[nodiscard]] State state() const { return m_state; } ///< the part of the framing that comes next

private:
    /// Takes the next byte of the framing and moves the state.
    void readFraming(char c);
    /// Takes a digit of a chunk's size, or the CR behind it: state() is TooLarge then for a chunk beyond the limit,
    /// Broken for any other byte and a ninth digit.
    void readSizeDigit(char c);

    State m_state = State::Size;
    int m_digits = 0;
    qint64 m_chunk = 0; ///< bytes of the current chunk that have not come yet
    qint64 m_left = 0; ///< bytes that the limit still allows
};

} // namespace curvedesk
