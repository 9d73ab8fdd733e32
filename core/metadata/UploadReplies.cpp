// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/UploadReplies.h"

#include "core/metadata/ContentId.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QUrl>

#include <algorithm>

namespace curvedesk::uploadReplies {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxReason = 80;
constexpr qsizetype maxWord = 30;

tl::unexpected<Error> nonsense(const QString &service)
{
    return failure(ErrorCode::UpstreamRejected, service + u" answered something else than an upload's address"_s);
}

QJsonObject objectIn(QByteArrayView bytes)
{
    return QJsonDocument::fromJson(QByteArray::fromRawData(bytes.data(), bytes.size())).object();
}

// Services name their reason in one of these ways.
QString reasonIn(const QJsonObject &json)
{
    for (const auto name : {"Message"_L1, "message"_L1, "error"_L1, "details"_L1, "reason"_L1}) {
        const QJsonValue value = json.value(name);
        if (value.isString())
            return value.toString();
        if (value.isObject() && !value.toObject().isEmpty()) {
            const QJsonObject inner = value.toObject();
            for (const auto member : {"details"_L1, "message"_L1, "reason"_L1}) {
                if (inner.value(member).isString())
                    return inner.value(member).toString();
            }
        }
    }
    return {};
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

QString reason(QByteArrayView body)
{
    const QJsonObject json = objectIn(body);
    const QString told
        = json.isEmpty() ? QString::fromLatin1(body.first(std::min<qsizetype>(body.size(), 1000))) : reasonIn(json);
    if (told.contains(u'<')) // a page
        return {};
    QString shown;
    for (const QChar c : told.left(1000))
        shown.append(c > u' ' && c <= u'~' ? c : u' ');
    QStringList words = shown.split(u' ', Qt::SkipEmptyParts);
    for (QString &word : words) {
        if (word.size() > maxWord)
            word = u"..."_s;
    }
    shown = words.join(u' ');
    return shown.size() <= maxReason ? shown : shown.left(maxReason - 3) + u"..."_s;
}

Result<QByteArray> accepted(const QString &service, const Result<WebReply> &reply)
{
    if (!reply) {
        switch (reply.error().code) {
        case ErrorCode::Unavailable:
            return failure(ErrorCode::Unavailable, service + u" did not answer"_s);
        case ErrorCode::UpstreamRejected:
            return nonsense(service);
        default:
            return failure(reply.error());
        }
    }
    if (reply->status == 200)
        return reply->body;
    const QString told = reason(reply->body);
    return failure(ErrorCode::UpstreamRejected,
                   u"%1 refused the upload (HTTP %2%3)"_s.arg(service, QString::number(reply->status),
                                                              told.isEmpty() ? QString() : u": "_s + told));
}

// One object a line: progress, if any, and the file.
Result<QString> kuboCid(QByteArrayView body)
{
    QString cid;
    const QList<QByteArray> lines = body.toByteArray().split('\n');
    for (const QByteArray &line : lines) {
        if (line.trimmed().isEmpty())
            continue;
        const QJsonObject json = objectIn(line);
        const QString hash = json.value("Hash"_L1).toString();
        // A second file is none that we sent.
        if (json.isEmpty() || (!hash.isEmpty() && (!cid.isEmpty() || !isCid(hash))))
            return nonsense(u"Kubo"_s);
        if (!hash.isEmpty())
            cid = hash;
    }
    return cid.isEmpty() ? Result<QString>(nonsense(u"Kubo"_s)) : Result<QString>(cid);
}

bool keepsDocuments(QByteArrayView body)
{
    return objectIn(body).value("result"_L1).toObject().value("curvedesk-documents"_L1).toInt() == 1;
}

bool isKuboVersion(QByteArrayView body)
{
    return !objectIn(body).value("Version"_L1).toString().isEmpty();
}

Result<QString> pinataCid(QByteArrayView body)
{
    const QString cid = objectIn(body).value("IpfsHash"_L1).toString();
    return isCid(cid) ? Result<QString>(cid) : Result<QString>(nonsense(u"Pinata"_s));
}

Result<PumpUploaded> pumpUploaded(QByteArrayView body)
{
    const QJsonObject json = objectIn(body);
    const QString uri = json.value("metadataUri"_L1).toString();
    if (!isPublicUri(uri))
        return nonsense(u"pump.fun"_s);
    const QString image = json.value("metadata"_L1).toObject().value("image"_L1).toString();
    return PumpUploaded{uri, isPublicUri(image) ? image : QString()};
}

} // namespace curvedesk::uploadReplies
