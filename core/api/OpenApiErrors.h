// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/json/JsonWriter.h"

/// The error replies as the OpenAPI document describes them.
namespace curvedesk::openApi {

/// An error as a client meets it. Each is one of `components/responses`.
struct ErrorReply
{
    int status;
    QByteArrayView name; ///< of the component
    QByteArrayView doc;
    QByteArrayView message; ///< of the example, as is its code
    QByteArrayView code;
};
[[nodiscard]] std::span<const ErrorReply> errorReplies();

/// HTTP statuses of the errors that this endpoint answers: its own, and those of every endpoint of its kind. Rising.
[[nodiscard]] QList<int> errorStatuses(const Endpoint &endpoint);

/// The members "400", "401" and so on, and "default", of a `responses` object that has begun.
void writeErrorReplies(JsonWriter &json, const QList<int> &statuses);
/// The member `responses` of `components`.
void writeErrorComponents(JsonWriter &json);
/// The member `Error` of `components/schemas`.
void writeErrorSchema(JsonWriter &json);

} // namespace curvedesk::openApi
