// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/HttpReply.h"

#include <QByteArrayView>
#include <QDateTime>
#include <QLocale>
#include <QTimeZone>

#include <utility>

namespace curvedesk {

namespace {

constexpr char commonHeaders[] = "Cache-Control: no-store\r\n"
                                 "X-Content-Type-Options: nosniff\r\n"
                                 "Content-Security-Policy: default-src 'none'\r\n"
                                 "X-Frame-Options: DENY\r\n"
                                 "Cross-Origin-Resource-Policy: same-origin\r\n";

// The words that stand behind a status code; "Unknown" for one that no reply of ours has.
QByteArrayView reason(int status)
{
    switch (status) {
    case 200:
        return "OK";
    case 204:
        return "No Content";
    case 400:
        return "Bad Request";
    case 401:
        return "Unauthorized";
    case 403:
        return "Forbidden";
    case 404:
        return "Not Found";
    case 405:
        return "Method Not Allowed";
    case 408:
        return "Request Timeout";
    case 409:
        return "Conflict";
    case 413:
        return "Payload Too Large";
    case 414:
        return "URI Too Long";
    case 415:
        return "Unsupported Media Type";
    case 417:
        return "Expectation Failed";
    case 421:
        return "Misdirected Request";
    case 422:
        return "Unprocessable Entity";
    case 423:
        return "Locked";
    case 426:
        return "Upgrade Required";
    case 429:
        return "Too Many Requests";
    case 431:
        return "Request Header Fields Too Large";
    case 500:
        return "Internal Server Error";
    case 502:
        return "Bad Gateway";
    case 503:
        return "Service Unavailable";
    case 504:
        return "Gateway Timeout";
    case 505:
        return "HTTP Version Not Supported";
    default:
        return "Unknown";
    }
}

// Appends the decimal digits of a number that is not negative.
void appendNumber(QByteArray &out, qsizetype value)
{
    char digits[20];
    char *at = digits + sizeof digits;
    do {
        *--at = static_cast<char>('0' + value % 10);
        value /= 10;
    } while (value != 0);
    out.append(at, digits + sizeof digits - at);
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
