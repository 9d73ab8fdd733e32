// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/ChunkedBody.h"
#include "core/http/RequestHead.h"

#include <QByteArray>

class QIODevice;

namespace curvedesk {

/// The body of a request as it arrives, of known length or in chunks. It may hold a key: its bytes stay in one place,
/// and each buffer that they passed through is overwritten, the device's at the body's end if no more has come.
class RequestBody
{
    Q_DISABLE_COPY_MOVE(RequestBody)

public:
    enum class State { Incomplete, Complete, TooLarge, Broken };

    RequestBody() = default;
    ~RequestBody() { clear(); } // wipes what was not taken

    /// Wipes the last body and begins the one that `head` announces; one in chunks may have at most `limit` bytes, a
    /// known length is the caller's to check.
    void begin(const RequestHead &head, qint64 limit);
    /// Bytes of memory that the body needs in all to read on when `available` more have come: its length where that is
    /// known, else 4 KiB or more, about twice the present ones where these have become too few.
    [[nodiscard]] qint64 roomFor(qint64 available) const;
    /// Reads the bytes of the body that `device` has, none behind its end; chunks pass through `scratch`, which is
    /// wiped. Call reserve() with roomFor() first. TooLarge for chunks beyond the limit, Broken for bad framing.
    State readFrom(QIODevice &device, QByteArray &scratch);
    /// Allocates `room` bytes for the body in all; does nothing when it has as many.
    void reserve(qint64 room);

    /// Bytes that have come, including the framing of chunks.
    [[nodiscard]] qint64 received() const { return m_received; }
    /// Moves the body out; the next one begins anew.
    [[nodiscard]] QByteArray take();
    /// Wipes what has come; the next body begins anew.
    void clear();

private:
    QByteArray m_bytes;
    ChunkedBody m_chunks;
    bool m_isChunked = false;
    qint64 m_limit = 0;
    qint64 m_left = 0; ///< bytes still to come of a body of known length
    qint64 m_received = 0;
};

} // namespace curvedesk
