// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The frames of a WebSocket's client: in pieces they are what they are as a whole, and a frame that is not masked is
// found exactly where a reader of whole frames finds it.
#include "core/http/FrameMasks.h"
#include "tests/fuzz/FuzzInput.h"
#include "tests/fuzz/http/Pieces.h"

using namespace curvedesk;

namespace {

// The end of the head that shows the first frame without a mask; -1: all that there is are masked frames.
qsizetype unmaskedAt(QByteArrayView bytes)
{
    qsizetype at = 0;
    while (bytes.size() - at >= 2) {
        const auto second = static_cast<quint8>(bytes[at + 1]);
        if (second < 0x80)
            return at + 2;
        const qsizetype digits = second == 0xff ? 8 : second == 0xfe ? 2 : 0;
        if (bytes.size() - at < 2 + digits)
            return -1;
        quint64 length = digits == 0 ? second & 0x7fU : 0;
        for (qsizetype i = 0; i < digits; ++i)
            length = length << 8U | static_cast<quint8>(bytes[at + 2 + i]);
        const qsizetype start = at + 2 + digits + 4;
        if (start > bytes.size() || length > static_cast<quint64>(bytes.size() - start))
            return -1;
        at = start + static_cast<qsizetype>(length);
    }
    return -1;
}

} // namespace

CURVEDESK_FUZZ_TARGET(frame_masks, data, size)
{
    const QByteArrayView bytes = fuzz::view(data, size);
    const qsizetype expected = unmaskedAt(bytes);
    FrameMasks whole;
    fuzz::require(whole.take(bytes) == (expected < 0), "a frame without a mask is found");
    FrameMasks parts;
    fuzz::Pieces pieces(bytes);
    for (qsizetype at = 0; at < bytes.size();) {
        const qsizetype length = qMin(pieces.next(), bytes.size() - at);
        const bool areMasked = parts.take(bytes.sliced(at, length));
        at += length;
        fuzz::require(areMasked == (expected < 0 || at < expected), "it is found as soon as its head is there");
        if (!areMasked)
            break;
    }
    return 0;
}
