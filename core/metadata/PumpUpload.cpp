// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/PumpUpload.h"

#include "core/base/ContentId.h"
#include "core/http/web/WebClient.h"
#include "core/metadata/ImageCheck.h"
#include "core/metadata/MetadataDocument.h"
#include "core/metadata/UploadPost.h"
#include "core/metadata/UploadReplies.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

PumpUpload::PumpUpload(WebClient &web, Options options)
    : m_web(web)
    , m_options(std::move(options))
{
}

Task<QString> PumpUpload::publishImage(QByteArray, UploadProgress)
{
    co_return QString();
}

Task<MetadataUpload::Publication> PumpUpload::publish(CoinMetadata metadata, QByteArray image, UploadProgress progress)
{
    const Result<ImageInfo> info = checkImageHeader(image);
    if (!info)
        co_return failure(info.error());
    const QByteArray type = mimeType(info->format).data();
    WebRequest request;
    request.url = m_options.url;
    request.deadline = m_options.uploadDeadline;
    MultipartForm form;
    form.addFile("file", "image." + type.mid(type.indexOf('/') + 1), type, image);
    form.addField("name", metadata.name.toUtf8());
    form.addField("symbol", metadata.symbol.toUtf8());
    form.addField("description", metadata.description.toUtf8());
    form.addField("twitter", metadata.twitter.toUtf8());
    form.addField("telegram", metadata.telegram.toUtf8());
    form.addField("website", metadata.website.toUtf8());
    form.addField("showName", "true");
    const auto reply = co_await postUpload(m_web, std::move(request), std::move(form), std::move(progress));
    const auto body = uploadReplies::acceptedBody(u"pump.fun"_s, reply);
    if (!body)
        co_return failure(body.error());
    const auto uploaded = uploadReplies::pumpUploaded(*body);
    if (!uploaded)
        co_return failure(uploaded.error());
    metadata.image = uploaded->imageUri.isEmpty() ? ipfsScheme + rawCid(image) : uploaded->imageUri;
    co_return Publication{uploaded->uri, metadata.image, metadataDocument(metadata)};
}

} // namespace curvedesk
