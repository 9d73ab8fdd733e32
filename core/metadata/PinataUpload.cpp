// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/PinataUpload.h"

#include "core/base/ContentId.h"
#include "core/http/web/WebClient.h"
#include "core/metadata/ImageCheck.h"
#include "core/metadata/MetadataDocument.h"
#include "core/metadata/UploadPost.h"
#include "core/metadata/UploadReplies.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

PinataUpload::PinataUpload(WebClient &web, Options options)
    : m_web(web)
    , m_options(std::move(options))
{
}

std::shared_ptr<const SecretBytes> PinataUpload::token() const
{
    return m_options.token || !m_options.keptToken ? m_options.token : m_options.keptToken();
}

bool PinataUpload::isToken(const SecretBytes &bytes)
{
    // Any JWT is longer.
    constexpr qsizetype least = 40;
    const QByteArrayView view = bytes.view();
    return view.size() >= least && std::ranges::all_of(view, [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '.' || c == '-'
                   || c == '_';
           });
}

Task<QString> PinataUpload::pin(QByteArray fileName, QByteArray type, QByteArray bytes, UploadProgress progress)
{
    WebRequest request;
    request.bearer = token();
    if (!request.bearer)
        co_return failure(ErrorCode::Unavailable, u"Pinata has no token, or the vault that keeps it is locked"_s);
    request.url = m_options.url;
    request.deadline = m_options.uploadDeadline;
    MultipartForm form;
    form.addFile("file", fileName, type, bytes);
    form.addField("pinataOptions", R"({"cidVersion":1})");
    const auto reply = co_await postUpload(m_web, std::move(request), std::move(form), std::move(progress));
    const auto body = uploadReplies::acceptedBody(u"Pinata"_s, reply);
    if (!body)
        co_return failure(body.error());
    const auto cid = uploadReplies::pinataCid(*body);
    if (!cid)
        co_return failure(cid.error());
    if (isRawCid(*cid) && *cid != rawCid(bytes))
        co_return failure(ErrorCode::UpstreamRejected, u"Pinata answered the address of other bytes"_s);
    co_return ipfsScheme + *cid;
}

Task<QString> PinataUpload::publishImage(QByteArray image, UploadProgress progress)
{
    const Result<ImageInfo> info = checkImageHeader(image);
    if (!info)
        co_return failure(info.error());
    const QByteArray type = mimeType(info->format).data();
    const auto uri = co_await pin("image", type, std::move(image), std::move(progress));
    co_return uri;
}

Task<MetadataUpload::Publication> PinataUpload::publish(CoinMetadata metadata, QByteArray image,
                                                        UploadProgress progress)
{
    if (metadata.image.isEmpty()) {
        const auto imageUri = co_await publishImage(image, progress);
        if (!imageUri)
            co_return failure(imageUri.error());
        metadata.image = *imageUri;
    }
    const QByteArray document = metadataDocument(metadata);
    const auto uri = co_await pin("metadata.json", "application/json", document, std::move(progress));
    if (!uri)
        co_return failure(uri.error());
    co_return Publication{*uri, metadata.image, document};
}

} // namespace curvedesk
