// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// A chunked body: whole and in pieces it is the same body and the same state; it is never longer than its limit.
#include "core/http/ChunkedBody.h"
#include "tests/fuzz/FuzzInput.h"
#include "tests/fuzz/http/Pieces.h"

using namespace curvedesk;

namespace {

constexpr qint64 limit = 500;

bool isEnd(ChunkedBody::State state)
{
    return state == ChunkedBody::State::Done || state == ChunkedBody::State::Broken
        || state == ChunkedBody::State::TooLarge;
}

} // namespace

CURVEDESK_FUZZ_TARGET(chunked_body, data, size)
{
    const QByteArrayView bytes = fuzz::view(data, size);
    ChunkedBody whole;
    whole.reset(limit);
    QByteArray body;
    const qsizetype taken = whole.feed(bytes, body);
    fuzz::require(body.size() <= limit, "a body keeps to its limit");
    fuzz::require(isEnd(whole.state()) || taken == bytes.size(), "an unfinished body takes all that there is");
    fuzz::Pieces pieces(bytes);
    ChunkedBody parts;
    parts.reset(limit);
    QByteArray joined;
    qsizetype at = 0;
    while (at < bytes.size() && !isEnd(parts.state()))
        at += parts.feed(bytes.sliced(at, qMin(pieces.next(), bytes.size() - at)), joined);
    fuzz::require(parts.state() == whole.state(), "pieces change nothing about how a body ends");
    fuzz::require(joined == body && at == taken, "pieces change nothing about a body");
    if (isEnd(parts.state()))
        fuzz::require(parts.feed(bytes, joined) == 0, "nothing follows an end");
    return 0;
}
