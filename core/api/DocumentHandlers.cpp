// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/EndpointHandlers.h"
#include "core/metadata/ImageCheck.h"
#include "core/metadata/MetadataDocument.h"

namespace curvedesk::endpointHandlers {

namespace {

// The Content-Type of a kept block, by its bytes: an image's, JSON's, or "application/octet-stream".
const char *mediaTypeOf(const QByteArray &bytes)
{
    if (const Result<ImageInfo> image = checkImageHeader(bytes))
        return mimeType(image->format).data();
    return readMetadataDocument(bytes) ? "application/json" : "application/octet-stream";
}

} // namespace

Task<HttpReply> document(Services services, ApiRequest request)
{
    const Result<QByteArray> block = co_await services.documents.block(request.pathParameter());
    if (!block)
        co_return failure(block.error());
    co_return HttpReply{.body = *block, .contentType = mediaTypeOf(*block)};
}

} // namespace curvedesk::endpointHandlers
