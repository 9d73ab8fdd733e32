// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/KuboUpload.h"

#include "core/base/ContentId.h"
#include "core/http/web/WebClient.h"
#include "core/metadata/MetadataDocument.h"
#include "core/metadata/UploadPost.h"
#include "core/metadata/UploadReplies.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

KuboUpload::KuboUpload(WebClient &web, Options options)
    : m_web(web)
    , m_options(std::move(options))
{
}

MetadataPlace KuboUpload::place() const
{
    const QString host = m_options.url.host();
    const QString shown = host.contains(u':') ? u'[' + host + u']' : host;
    const int port = m_options.url.port();
    return {MetadataPlace::Kind::Kubo, port < 0 ? shown : u"%1:%2"_s.arg(shown).arg(port)};
}

QString KuboUpload::name() const
{
    return u"Kubo at "_s + place().host;
}

WebRequest KuboUpload::requestFor(const QString &command, const QString &query,
                                  std::chrono::milliseconds deadline) const
{
    QString base = m_options.url.path();
    while (base.endsWith(u'/'))
        base.chop(1);
    WebRequest request;
    request.url = m_options.url;
    request.url.setPath(base + u"/api/v0/"_s + command);
    request.url.setQuery(query.isEmpty() ? QString() : query);
    request.deadline = deadline;
    return request;
}

Task<void> KuboUpload::probe(std::chrono::milliseconds deadline)
{
    const WebRequest request = requestFor(u"version"_s, {}, deadline);
    const QString daemon = name();
    const auto reply = co_await m_web.post(request);
    const auto body = uploadReplies::acceptedBody(daemon, reply);
    if (!body)
        co_return failure(body.error());
    if (!uploadReplies::isKuboVersion(*body))
        co_return failure(ErrorCode::UpstreamRejected, daemon + u" is something else"_s);
    co_return Outcome();
}

Task<QString> KuboUpload::add(QByteArray fileName, QByteArray bytes, UploadProgress progress)
{
    WebRequest request
        = requestFor(u"add"_s, u"cid-version=1&cid-base=base32&raw-leaves=true&pin=true"_s, m_options.uploadDeadline);
    const QString daemon = name();
    MultipartForm form;
    form.addFile("file", fileName, "application/octet-stream", bytes);
    const auto reply = co_await postUpload(m_web, std::move(request), std::move(form), std::move(progress));
    const auto body = uploadReplies::acceptedBody(daemon, reply);
    if (!body)
        co_return failure(body.error());
    auto cid = uploadReplies::kuboCid(*body);
    if (!cid || *cid == rawCid(bytes))
        co_return cid;
    // Only a file of several blocks may have a CID other than its bytes' own; reading the file back verifies it.
    constexpr qsizetype chunkBytes = 256 * 1024; // Kubo's: a file up to this size is one block
    const QString uri = ipfsScheme + *cid;
    bool isProven = bytes.size() > chunkBytes && !isRawCid(*cid);
    if (isProven) {
        const auto shown = co_await read(uri, bytes.size(), m_options.uploadDeadline);
        if (!shown && shown.error().code != ErrorCode::UpstreamRejected && shown.error().code != ErrorCode::NotFound)
            co_return failure(shown.error());
        isProven = shown && *shown == bytes;
    }
    if (!isProven)
        co_return failure(ErrorCode::UpstreamRejected, daemon + u" answered the address of other bytes"_s);
    co_return cid;
}

Task<QString> KuboUpload::publishImage(QByteArray image, UploadProgress progress)
{
    const auto cid = co_await add("image", std::move(image), std::move(progress));
    co_return cid.map([](const QString &each) { return ipfsScheme + each; });
}

Task<MetadataUpload::Publication> KuboUpload::publish(CoinMetadata metadata, QByteArray image, UploadProgress progress)
{
    if (metadata.image.isEmpty()) {
        const auto uri = co_await publishImage(image, progress);
        if (!uri)
            co_return failure(uri.error());
        metadata.image = *uri;
    }
    const QByteArray document = metadataDocument(metadata);
    const auto cid = co_await add("metadata.json", document, std::move(progress));
    if (!cid)
        co_return failure(cid.error());
    // A document always fits into one block, so its CID must be that of its bytes.
    if (*cid != rawCid(document))
        co_return failure(ErrorCode::UpstreamRejected, u"Kubo answered the address of other bytes"_s);
    co_return Publication{ipfsScheme + *cid, metadata.image, document};
}

Task<QByteArray> KuboUpload::read(QString uri, qint64 maxBytes, std::chrono::milliseconds deadline)
{
    const QString cid = cidOf(uri);
    if (cid.isEmpty())
        co_return failure(ErrorCode::NotFound, u"this is no address of IPFS"_s);
    WebRequest request = requestFor(u"cat"_s, u"arg="_s + cid, deadline);
    request.maxBytes = std::max<qint64>(maxBytes, 4096); // room for an error message
    const auto reply = co_await m_web.post(request);
    if (!reply)
        co_return failure(reply.error());
    if (reply->status != 200)
        co_return failure(ErrorCode::NotFound, u"the daemon does not have it"_s);
    if (reply->body.size() > maxBytes || (isRawCid(cid) && rawCid(reply->body) != cid))
        co_return failure(ErrorCode::UpstreamRejected, u"the daemon answered other bytes than asked for"_s);
    co_return reply->body;
}

} // namespace curvedesk
