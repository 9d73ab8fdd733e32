// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/RequestHead.h"

#include "core/http/FieldText.h"
#include "core/http/WipedBytes.h"

#include <algorithm>
#include <array>
#include <utility>

namespace curvedesk {

using namespace fieldText;

namespace {

constexpr auto tokenCharacters = [] {
    std::array<bool, 256> table{};
    for (unsigned c = '0'; c <= '9'; ++c)
        table[c] = true;
    for (unsigned c = 'a'; c <= 'z'; ++c)
        table[c] = table[c - 'a' + 'A'] = true;
    for (const char c : {'!', '#', '$', '%', '&', '\'', '*', '+', '-', '.', '^', '_', '`', '|', '~'})
        table[static_cast<unsigned char>(c)] = true;
    return table;
}();

// True for a token of RFC 9110: a method or a field's name.
bool isToken(QByteArrayView text)
{
    return !text.isEmpty()
        && std::ranges::all_of(text, [](char c) { return tokenCharacters[static_cast<unsigned char>(c)]; });
}

// True for visible characters, spaces and tabs; bytes above 127 are opaque.
bool isFieldValue(QByteArrayView text)
{
    return std::ranges::none_of(text, [](unsigned char c) { return (c < 0x20 && c != '\t') || c == 0x7f; });
}

// True for a path and query of visible ASCII without a fragment.
bool isTarget(QByteArrayView text)
{
    return text.startsWith('/') && std::ranges::all_of(text, [](char c) { return c > 0x20 && c < 0x7f && c != '#'; });
}

// True when `wanted` stands anywhere in the text, in any case.
bool containsIgnoringCase(QByteArrayView text, QByteArrayView wanted)
{
    for (qsizetype at = 0; at + wanted.size() <= text.size(); ++at) {
        if (equalsIgnoringCase(text.sliced(at, wanted.size()), wanted))
            return true;
    }
    return false;
}

} // namespace

bool RequestHead::asksForWebSocket() const
{
    return connectionUpgrade && equalsIgnoringCase(upgrade, "websocket");
}

bool RequestHead::hasContentType(QByteArrayView mediaType) const
{
    const qsizetype semicolon = contentType.indexOf(';');
    const QByteArrayView type = withoutSpace(semicolon < 0 ? contentType : contentType.first(semicolon));
    return equalsIgnoringCase(type, mediaType);
}

qsizetype RequestHeadReader::feed(QByteArrayView bytes)
{
    constexpr qsizetype usualRoom = 4096;
    wipedBytes::reserve(m_bytes, usualRoom);
    qsizetype taken = 0;
    while (m_state == State::Incomplete && taken < bytes.size()) {
        const qsizetype lineFeed = bytes.indexOf('\n', taken);
        const bool isWhole = lineFeed >= 0;
        const qsizetype end = isWhole ? lineFeed + 1 : bytes.size();
        const qsizetype step = qMin(end - taken, maxHead + 1 - m_bytes.size());
        wipedBytes::append(m_bytes, bytes.sliced(taken, step));
        taken += step;
        readLine(isWhole && taken == end);
    }
    return taken;
}

void RequestHeadReader::readLine(bool isWhole)
{
    const qsizetype lineEnd = m_bytes.size() - (isWhole ? 1 : 0);
    const qsizetype length = lineEnd - m_lineStart;
    if (m_lines == 0 && length > maxRequestLine + 1) {
        refuse(414, "uri_too_long", "The request line is longer than 8 KiB.");
    } else if (lineEnd > maxHead) {
        refuse(431, "headers_too_large", "The request's headers are larger than 64 KiB.");
    } else if (!isWhole) {
        return;
    } else if (length == 0 || m_bytes.at(lineEnd - 1) != '\r') {
        refuse(400, "bad_request", "Lines of the request must end in CRLF.");
    } else if (length > 1) {
        ++m_lines;
        m_lineStart = lineEnd + 1;
        if (m_lines > maxFields + 1)
            refuse(431, "headers_too_large", "The request has more than 64 header fields.");
    } else if (m_lines > 0) {
        parse();
    } else if (std::exchange(m_hasEmptyLine, true)) {
        refuse(400, "bad_request", "The request begins with empty lines.");
    } else {
        // One empty line before a request is tolerated, because some clients end a body with one.
        m_bytes.resize(0);
    }
}

void RequestHeadReader::reset()
{
    QByteArray bytes = std::move(m_bytes);
    wipedBytes::truncate(bytes);
    *this = RequestHeadReader();
    m_bytes = std::move(bytes);
}

QByteArray RequestHeadReader::withoutApiKey() const
{
    QByteArray head = m_bytes;
    if (const QByteArrayView key = m_head.apiKey; !key.isEmpty())
        head.replace(key.data() - m_bytes.constData(), key.size(), QByteArray(key.size(), '*'));
    return head;
}

bool RequestHeadReader::refuse(int status, const char *code, const char *message)
{
    if (std::exchange(m_state, State::Refused) != State::Refused)
        m_fault = {status, code, message};
    return false;
}

void RequestHeadReader::parse()
{
    QByteArrayView rest = m_bytes;
    for (bool isFirst = true; !rest.startsWith("\r\n"); isFirst = false) {
        const qsizetype end = rest.indexOf('\n');
        const QByteArrayView line = rest.first(end - 1);
        rest = rest.sliced(end + 1);
        if (isFirst ? !parseRequestLine(line) : !parseField(line))
            return;
    }
    if (checkFraming())
        m_state = State::Complete;
}

bool RequestHeadReader::parseRequestLine(QByteArrayView line)
{
    const qsizetype first = line.indexOf(' ');
    const qsizetype last = line.lastIndexOf(' ');
    if (first <= 0 || last <= first + 1 || !isToken(line.first(first)))
        return refuse(400, "bad_request", "The request line is malformed.");
    const QByteArrayView target = line.sliced(first + 1, last - first - 1);
    const QByteArrayView version = line.sliced(last + 1);
    if (version.size() != 8 || !version.startsWith("HTTP/") || version.at(6) != '.')
        return refuse(400, "bad_request", "The request line is malformed.");
    if (version != QByteArrayView("HTTP/1.1") && version != QByteArrayView("HTTP/1.0"))
        return refuse(505, "http_version_not_supported", "Only HTTP/1.1 and HTTP/1.0 are spoken here.");
    if (!isTarget(target))
        return refuse(400, "bad_request", "The request target must be a path.");
    const qsizetype mark = target.indexOf('?');
    m_head.method = line.first(first);
    m_head.path = mark < 0 ? target : target.first(mark);
    m_head.query = mark < 0 ? QByteArrayView() : target.sliced(mark + 1);
    m_head.isHttp10 = version.back() == '0';
    return true;
}

bool RequestHeadReader::parseField(QByteArrayView line)
{
    const qsizetype colon = line.indexOf(':');
    // A folded line begins with white space, which is refused here because a token has none.
    if (colon <= 0 || !isToken(line.first(colon)))
        return refuse(400, "bad_request", "A header field is malformed.");
    const QByteArrayView value = withoutSpace(line.sliced(colon + 1));
    if (!isFieldValue(value))
        return refuse(400, "bad_request", "A header field holds a control character.");
    return keepField(line.first(colon), value);
}

bool RequestHeadReader::keepField(QByteArrayView name, QByteArrayView value)
{
    switch (name.size()) {
    case 4:
        return !equalsIgnoringCase(name, "host") || setOnce(m_head.host, value);
    case 6:
        if (equalsIgnoringCase(name, "origin"))
            return setOnce(m_head.origin, value);
        if (equalsIgnoringCase(name, "expect")) {
            m_head.expectsContinue = equalsIgnoringCase(value, "100-continue");
            return m_head.expectsContinue
                || refuse(417, "expectation_failed", "Only \"Expect: 100-continue\" is understood.");
        }
        return true;
    case 7:
        return !equalsIgnoringCase(name, "upgrade") || setOnce(m_head.upgrade, value);
    case 9:
        return !equalsIgnoringCase(name, "x-api-key") || setOnce(m_head.apiKey, value);
    case 10:
        return !equalsIgnoringCase(name, "connection") || keepConnection(value);
    case 12:
        return !equalsIgnoringCase(name, "content-type") || setOnce(m_head.contentType, value);
    case 14:
        if (equalsIgnoringCase(name, "content-length"))
            return keepLength(value);
        return !equalsIgnoringCase(name, "sec-fetch-site") || setOnce(m_head.secFetchSite, value);
    case 15:
        return !equalsIgnoringCase(name, "idempotency-key") || setOnce(m_head.idempotencyKey, value);
    case 17:
        if (equalsIgnoringCase(name, "transfer-encoding")) {
            const bool isFirst = !std::exchange(m_hasTransferEncoding, true);
            m_head.isChunked = isFirst && equalsIgnoringCase(value, "chunked");
            return m_head.isChunked
                || refuse(400, "bad_request", "The only transfer encoding understood is \"chunked\", once.");
        }
        return !equalsIgnoringCase(name, "sec-websocket-key") || setOnce(m_head.webSocketKey, value);
    case 21:
        return !equalsIgnoringCase(name, "sec-websocket-version") || setOnce(m_head.webSocketVersion, value);
    default:
        return true;
    }
}

bool RequestHeadReader::setOnce(QByteArrayView &slot, QByteArrayView value)
{
    if (!slot.isNull())
        return refuse(400, "bad_request", "A header field that decides something is there twice.");
    slot = value;
    return true;
}

bool RequestHeadReader::keepLength(QByteArrayView value)
{
    constexpr qsizetype maxDigits = 18; // fits qint64; a longer length is never honest
    if (m_head.contentLength || value.size() > maxDigits || !isDigits(value))
        return refuse(400, "bad_request", "Content-Length must be one whole number.");
    m_head.contentLength = value.toLongLong();
    return true;
}

bool RequestHeadReader::keepConnection(QByteArrayView value)
{
    // Qt's parser takes any mention of "upgrade" for one, so that this code must, too.
    m_head.connectionUpgrade = m_head.connectionUpgrade || containsIgnoringCase(value, "upgrade");
    QByteArrayView rest = value;
    while (!rest.isEmpty()) {
        const qsizetype comma = rest.indexOf(',');
        const QByteArrayView option = withoutSpace(comma < 0 ? rest : rest.first(comma));
        rest = comma < 0 ? QByteArrayView() : rest.sliced(comma + 1);
        m_closeAsked = m_closeAsked || equalsIgnoringCase(option, "close");
        m_keepAsked = m_keepAsked || equalsIgnoringCase(option, "keep-alive");
    }
    return true;
}

bool RequestHeadReader::checkFraming()
{
    if (m_head.isChunked && (m_head.contentLength || m_head.isHttp10))
        return refuse(400, "bad_request", "A chunked request carries no Content-Length and is HTTP/1.1.");
    if (!m_head.isHttp10 && m_head.host.isEmpty())
        return refuse(400, "bad_request", "The Host header is missing.");
    m_head.keepsAlive = !m_closeAsked && (!m_head.isHttp10 || m_keepAsked);
    m_head.expectsContinue = m_head.expectsContinue && !m_head.isHttp10 && m_head.announcesBody();
    return true;
}

} // namespace curvedesk
