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
    bool takesIdempotencyKey = true;
    QByteArray contentType = "application/json";
    QString wallet = QStringLiteral("keyWallet");
    QString owner = QStringLiteral("keyOwner");
};

/// A request as the server would hand it to a handler.
inline Result<ApiRequest> decodedRequest(const RequestText &text)
{
    static constexpr Parameter parameters[] = {{.name = idempotencyKeyHeader, .in = ParameterIn::Header}};
    const Endpoint endpoint{.method = "POST",
                            .path = "/x",
                            .access = Access::Open,
                            .body = text.kind,
                            .parameters = text.takesIdempotencyKey ? parameters : std::span<const Parameter>()};
    RequestHead head;
    head.path = "/x";
    head.query = text.query;
    head.contentType = text.contentType;
    if (!text.idempotencyKey.isNull())
        head.idempotencyKey = text.idempotencyKey;
    ApiKey key;
    key.owner = text.owner;
    key.wallet = text.wallet;
    Result<ApiRequest> request = ApiRequest::read(endpoint, head, text.body, std::make_shared<const ApiKey>(key));
    if (!request)
        return request;
    if (const Outcome form = request->readForm(); !form)
        return failure(form.error());
    return request;
}

} // namespace curvedesk
