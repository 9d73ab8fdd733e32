// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/json/JsonReader.h"
#include "core/json/JsonWriter.h"

/// The error replies as the OpenAPI document describes them.
namespace curvedesk::openApi {

/// One error reply, an entry of `components/responses`.
struct ErrorReply
{
    int status;
    QByteArrayView name; ///< name of the component
    QByteArrayView doc;
};
/// All error replies, by ascending status.
[[nodiscard]] std::span<const ErrorReply> errorReplies();

/// HTTP statuses of this endpoint's errors: its own, and those of every endpoint of its kind. Ascending; one may be
/// there twice.
[[nodiscard]] QList<int> errorStatuses(const Endpoint &endpoint);

/// Writes a member for each status that is in errorReplies(), such as "400", and "default", into a `responses` object
/// that has begun.
void writeErrorReplies(JsonWriter &json, const QList<int> &statuses);
/// Writes the member `responses` of `components`. `examples`: replies by status and code; absent: none are shown.
void writeErrorComponents(JsonWriter &json, const JsonValue &examples);
/// Writes the member `Error` of `components/schemas`.
void writeErrorSchema(JsonWriter &json);

} // namespace curvedesk::openApi
