// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/ApiRequest.h"
#include "core/api/Endpoint.h"
#include "core/http/RequestHead.h"

namespace curvedesk {

struct RequestText
{
    BodyKind kind = BodyKind::Json;
    QByteArray body;
    QByteArray query;
    QByteArray idempotencyKey;
    QByteArray contentType = "application/json";
    QString wallet = QStringLiteral("keyWallet");
};

/// A request as the server would hand it to a handler.
inline Result<ApiRequest> decodedRequest(const RequestText &text)
{
    Endpoint endpoint;
    endpoint.method = "POST";
    endpoint.path = "/x";
    endpoint.body = text.kind;
    RequestHead head;
    head.path = "/x";
    head.query = text.query;
    head.contentType = text.contentType;
    if (!text.idempotencyKey.isNull())
        head.idempotencyKey = text.idempotencyKey;
    return ApiRequest::read(endpoint, head, text.body, text.wallet);
}

} // namespace curvedesk
