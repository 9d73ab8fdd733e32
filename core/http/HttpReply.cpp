// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/HttpReply.h"

#include <QByteArrayView>
#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

#include <algorithm>
#include <charconv>
#include <utility>

namespace curvedesk {

namespace {

constexpr char commonHeaders[] = "Cache-Control: no-store\r\n"
                                 "X-Content-Type-Options: nosniff\r\n"
                                 "Content-Security-Policy: default-src 'none'\r\n"
                                 "X-Frame-Options: DENY\r\n"
                                 "Cross-Origin-Resource-Policy: same-origin\r\n";

constexpr std::pair<int, QByteArrayView> reasons[] = {
    {200, "OK"},
    {204, "No Content"},
    {400, "Bad Request"},
    {401, "Unauthorized"},
    {403, "Forbidden"},
    {404, "Not Found"},
    {405, "Method Not Allowed"},
    {408, "Request Timeout"},
    {409, "Conflict"},
    {413, "Payload Too Large"},
    {414, "URI Too Long"},
    {415, "Unsupported Media Type"},
    {417, "Expectation Failed"},
    {421, "Misdirected Request"},
    {422, "Unprocessable Entity"},
    {423, "Locked"},
    {426, "Upgrade Required"},
    {429, "Too Many Requests"},
    {431, "Request Header Fields Too Large"},
    {500, "Internal Server Error"},
    {502, "Bad Gateway"},
    {503, "Service Unavailable"},
    {504, "Gateway Timeout"},
    {505, "HTTP Version Not Supported"},
};

// The words that stand behind a status code; "Unknown" for one that no reply of ours has.
QByteArrayView reason(int status)
{
    const auto *const found = std::ranges::find(reasons, status, &std::pair<int, QByteArrayView>::first);
    return found == std::end(reasons) ? QByteArrayView("Unknown") : found->second;
}

// Appends the decimal digits of a number.
void appendNumber(QByteArray &out, qsizetype value)
{
    char digits[20];
    out.append(digits, std::to_chars(std::begin(digits), std::end(digits), value).ptr - digits);
}

// The Date header of a reply that is sent now (RFC 9110 6.6.1); it is composed once a second.
QByteArrayView dateHeader()
{
    thread_local qint64 known = -1;
    thread_local QByteArray header;
    const qint64 now = QDateTime::currentSecsSinceEpoch();
    if (std::exchange(known, now) != now) {
        const QDateTime time = QDateTime::fromSecsSinceEpoch(now, QTimeZone::utc());
        const QString text = QLocale::c().toString(time, QStringView(u"ddd, dd MMM yyyy hh:mm:ss 'GMT'"));
        header = "Date: " + text.toLatin1() + "\r\n";
    }
    return header;
}

} // namespace

QByteArray wireBytes(const HttpReply &reply, ReplyFraming framing)
{
    constexpr qsizetype roomForHeaders = 448; // a reply that grows would leave a copy of a secret behind
    QByteArray out;
    out.reserve(roomForHeaders + reply.headers.size() + (framing.isHead ? 0 : reply.body.size()));
    out.append("HTTP/1.1 ");
    appendNumber(out, reply.status);
    out.append(' ').append(reason(reply.status)).append("\r\n");
    out.append("Content-Type: ").append(reply.contentType).append("\r\n");
    out.append(dateHeader());
    out.append(commonHeaders, sizeof commonHeaders - 1);
    out.append(reply.headers);
    if (framing.closes)
        out.append("Connection: close\r\n");
    else if (framing.isHttp10)
        out.append("Connection: keep-alive\r\n");
    if (reply.status != 204) {
        out.append("Content-Length: ");
        appendNumber(out, reply.body.size());
        out.append("\r\n");
    }
    out.append("\r\n");
    if (!framing.isHead)
        out.append(reply.body);
    return out;
}

} // namespace curvedesk
