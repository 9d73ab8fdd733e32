// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The head of a request: whole and in pieces it is the same head or the same refusal; its views lie within it; what is
// let through is framed in one way only.
#include "core/http/RequestHead.h"
#include "tests/fuzz/FuzzInput.h"
#include "tests/fuzz/http/Pieces.h"

using namespace curvedesk;

namespace {

// The pieces until the head is complete or refused; answers the bytes that were taken.
qsizetype feedInPieces(RequestHeadReader &reader, QByteArrayView bytes)
{
    fuzz::Pieces pieces(bytes);
    qsizetype taken = 0;
    while (reader.state() == RequestHeadReader::State::Incomplete && taken < bytes.size())
        taken += reader.feed(bytes.sliced(taken, qMin(pieces.next(), bytes.size() - taken)));
    return taken;
}

bool areEqual(const RequestHead &one, const RequestHead &other)
{
    return one.method == other.method && one.path == other.path && one.query == other.query && one.host == other.host
        && one.origin == other.origin && one.secFetchSite == other.secFetchSite && one.contentType == other.contentType
        && one.apiKey == other.apiKey && one.idempotencyKey == other.idempotencyKey && one.upgrade == other.upgrade
        && one.webSocketKey == other.webSocketKey && one.webSocketVersion == other.webSocketVersion
        && one.contentLength == other.contentLength && one.isChunked == other.isChunked
        && one.isHttp10 == other.isHttp10 && one.expectsContinue == other.expectsContinue
        && one.connectionUpgrade == other.connectionUpgrade && one.keepsAlive == other.keepsAlive
        && one.origin.isNull() == other.origin.isNull() && one.apiKey.isNull() == other.apiKey.isNull();
}

void checkAccepted(const RequestHead &head)
{
    fuzz::require(!head.method.isEmpty() && head.path.startsWith('/'), "a head has a method and a path");
    fuzz::require(head.isHttp10 || !head.host.isEmpty(), "HTTP/1.1 names its host");
    fuzz::require(!head.isChunked || (!head.contentLength && !head.isHttp10), "a body is framed in one way");
    fuzz::require(head.contentLength.value_or(0) >= 0, "no length is negative");
    for (const QByteArrayView value : {head.path, head.query, head.host, head.origin, head.contentType, head.apiKey})
        fuzz::require(!value.contains('\r') && !value.contains('\n') && !value.contains('\0'), "a value is one line");
}

} // namespace

CURVEDESK_FUZZ_TARGET(request_head, data, size)
{
    const QByteArrayView bytes = fuzz::view(data, size);
    RequestHeadReader whole;
    const qsizetype taken = whole.feed(bytes);
    RequestHeadReader parts;
    const qsizetype takenInParts = feedInPieces(parts, bytes);
    fuzz::require(whole.state() == parts.state(), "pieces change nothing about what a head is");
    if (whole.state() == RequestHeadReader::State::Refused)
        fuzz::require(whole.fault().status == parts.fault().status, "pieces change nothing about a refusal");
    if (whole.state() == RequestHeadReader::State::Incomplete)
        fuzz::require(taken == bytes.size(), "an incomplete head takes all that there is");
    if (whole.state() != RequestHeadReader::State::Complete)
        return 0;
    fuzz::require(taken == takenInParts, "pieces change nothing about where a head ends");
    fuzz::require(areEqual(whole.head(), parts.head()), "pieces change nothing about what a head says");
    checkAccepted(whole.head());
    // A reader that is used again reads the same.
    parts.reset();
    parts.feed(bytes);
    fuzz::require(parts.state() == RequestHeadReader::State::Complete && areEqual(whole.head(), parts.head()),
                  "a reader forgets");
    return 0;
}
