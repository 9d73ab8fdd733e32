// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/web/WebClient.h"

namespace curvedesk {

/// Posts an upload, and again after a short pause when the service did not answer, broke off or was busy (HTTP 429 and
/// 5xx): at most three times, within the request's deadline in all. Returns the last reply, with
/// any status; errors of WebClient::post(). May outlive `web`: then it returns the last reply before.
[[nodiscard]] Task<WebReply> postUpload(WebClient &web, WebRequest request, MultipartForm form);

} // namespace curvedesk
