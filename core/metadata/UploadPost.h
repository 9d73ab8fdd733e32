// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/web/WebClient.h"
#include "core/metadata/MetadataStore.h"

namespace curvedesk {

/// Posts an upload over the network, which calls `progress.report` and is stopped by `progress.stop`, and again after a
/// short pause when the service did not answer, broke off or was busy (HTTP 429 and 5xx): at most three times, within
/// the request's deadline in all. Returns the last reply, with any status, or the last error: InvalidInput for a URL
/// that WebClient refuses, Unavailable without an answer in time, UpstreamRejected for one that is too long,
/// PayloadTooLarge when the connection was closed within the upload, Cancelled after a stop or WebClient::close().
/// `web` may be destroyed meanwhile: then it returns the reply or error before, or Cancelled.
[[nodiscard]] Task<WebReply> postUpload(WebClient &web, WebRequest request, MultipartForm form,
                                        UploadProgress progress);

} // namespace curvedesk
