// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/UploadReplies.h"

#include "core/base/ContentId.h"
#include "core/json/JsonReader.h"

#include <QUrl>

#include <algorithm>

namespace curvedesk::uploadReplies {

using namespace Qt::StringLiterals;

namespace {

/// UpstreamRejected: the service answered, but not with what it promises.
tl::unexpected<Error> nonsense(const QString &service)
{
    return failure(ErrorCode::UpstreamRejected, service + u" answered something else than an upload's address"_s);
}

/// The JSON object in these bytes; an absent value where there is none.
JsonValue objectIn(QByteArrayView bytes)
{
    const auto json = JsonValue::read(bytes);
    return json && json->isObject() ? *json : JsonValue();
}

/// What the HTTP status of a refusal says of its reason, to follow "refused the upload"; empty where it says nothing.
QString reasonOf(int status)
{
    switch (status) {
    case 401:
    case 403:
        return u" as not allowed"_s;
    case 413:
        return u" as too large"_s;
    case 429:
        return u" as one too many"_s;
    default:
        return {};
    }
}

/// The text of a string; empty for any other value.
QString textOf(const JsonValue &json)
{
    return json.string().value_or(QString());
}

} // namespace

bool isPublicUri(const QString &uri)
{
    const bool isVisible = std::ranges::all_of(uri, [](QChar c) { return c > u' ' && c <= u'~'; });
    if (uri.isEmpty() || uri.size() > maxUri || !isVisible)
        return false;
    if (uri.startsWith(ipfsScheme))
        return !cidOf(uri).isEmpty();
    const QUrl url(uri, QUrl::StrictMode);
    return url.isValid() && url.scheme() == u"https" && url.host().contains(u'.') && url.userInfo().isEmpty();
}

Result<QByteArray> acceptedBody(const QString &service, const Result<WebReply> &reply)
{
    if (!reply) {
        switch (reply.error().code) {
        case ErrorCode::Unavailable:
            return failure(ErrorCode::Unavailable, service + u" did not answer"_s);
        case ErrorCode::PayloadTooLarge:
            return failure(ErrorCode::UpstreamRejected,
                           service + u" closed the connection within the upload, which may be too large for it"_s);
        case ErrorCode::UpstreamRejected:
            return nonsense(service);
        default:
            return failure(reply.error());
        }
    }
    if (reply->status == 200)
        return reply->body;
    return failure(
        ErrorCode::UpstreamRejected,
        u"%1 refused the upload%2 (HTTP %3)"_s.arg(service, reasonOf(reply->status), QString::number(reply->status)));
}

Result<QString> kuboCid(QByteArrayView body)
{
    QString cid;
    const QList<QByteArray> lines = body.toByteArray().split('\n');
    for (const QByteArray &line : lines) { // an object on each: progress, if any, and the file
        if (line.trimmed().isEmpty())
            continue;
        const JsonValue json = objectIn(line);
        const QString hash = textOf(json.member("Hash"));
        // We sent one file, so that a second one is an error.
        if (json.size() == 0 || (!hash.isEmpty() && (!cid.isEmpty() || !isCid(hash))))
            return nonsense(u"Kubo"_s);
        if (!hash.isEmpty())
            cid = hash;
    }
    return cid.isEmpty() ? Result<QString>(nonsense(u"Kubo"_s)) : Result<QString>(cid);
}

bool keepsDocuments(QByteArrayView body)
{
    return objectIn(body).member("result").member("curvedesk-documents").u64() == 1u;
}

bool isKuboVersion(QByteArrayView body)
{
    return !textOf(objectIn(body).member("Version")).isEmpty();
}

Result<QString> pinataCid(QByteArrayView body)
{
    const QString cid = textOf(objectIn(body).member("IpfsHash"));
    return isCid(cid) ? Result<QString>(cid) : Result<QString>(nonsense(u"Pinata"_s));
}

Result<PumpUploaded> pumpUploaded(QByteArrayView body)
{
    const JsonValue json = objectIn(body);
    const QString uri = textOf(json.member("metadataUri"));
    if (!isPublicUri(uri))
        return nonsense(u"pump.fun"_s);
    const QString image = textOf(json.member("metadata").member("image"));
    return PumpUploaded{uri, isPublicUri(image) ? image : QString()};
}

} // namespace curvedesk::uploadReplies
