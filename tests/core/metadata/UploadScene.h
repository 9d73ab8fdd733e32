// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/ContentId.h"
#include "core/http/web/WebClient.h"
#include "core/metadata/MetadataDocument.h"
#include "tests/support/HttpStub.h"

#include <QCoro/QCoroTask>
#include <QTest>

#include <chrono>

namespace curvedesk::test {

using namespace Qt::StringLiterals;

/// The deadline of an upload that a service answers; the pauses between attempts are twentieths of it.
constexpr std::chrono::milliseconds uploadsIn{3000};
/// The deadline of one that gets no answer.
constexpr std::chrono::milliseconds silentFor{400};

/// A PNG of one pixel.
inline QByteArray picture()
{
    return QByteArray::fromBase64(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==");
}

inline CoinMetadata words()
{
    CoinMetadata metadata;
    metadata.name = u"Copper Fox"_s;
    metadata.symbol = u"CFOX"_s;
    metadata.description = u"A fox \U0001F98A"_s;
    metadata.website = u"https://fox.example"_s;
    return metadata;
}

inline CoinMetadata wordsWith(const QString &image)
{
    CoinMetadata metadata = words();
    metadata.image = image;
    return metadata;
}

/// What a daemon or a service says of a file, by what was sent: the content of the form's first part.
inline QByteArray fileIn(const HttpStub::Request &request)
{
    const qsizetype begin = request.body.indexOf("\r\n\r\n") + 4;
    const QByteArray boundary = request.header("content-type").split('=').value(1);
    return request.body.mid(begin, request.body.indexOf("\r\n--" + boundary, begin) - begin);
}

inline QByteArray kuboAnswer(const QString &cid)
{
    return HttpStub::ok("{\"Name\":\"image\",\"Hash\":\"" + cid.toLatin1() + "\",\"Size\":\"77\"}\n");
}

/// A Kubo daemon as far as it is used, with one block for each that was added.
inline QByteArray kubo(QHash<QString, QByteArray> &blocks, const HttpStub::Request &request)
{
    if (request.target == "/api/v0/version")
        return HttpStub::ok(R"({"Version":"0.29.0","Commit":"","Repo":"15","System":"amd64/linux","Golang":"go1.22"})");
    if (request.target == "/api/v0/add?cid-version=1&cid-base=base32&raw-leaves=true&pin=true") {
        const QByteArray file = fileIn(request);
        blocks.insert(rawCid(file), file);
        return kuboAnswer(rawCid(file));
    }
    const QString cid = QString::fromLatin1(request.target.mid(request.target.indexOf("arg=") + 4));
    if (request.target.startsWith("/api/v0/cat?arg=") && blocks.contains(cid))
        return HttpStub::ok(blocks.value(cid));
    return HttpStub::reply(500, R"({"Message":"block was not found locally","Code":0,"Type":"error"})");
}

} // namespace curvedesk::test
