// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Error.h"
#include "core/http/HttpReply.h"
#include "core/json/JsonWriter.h"

namespace curvedesk::errorJson {

/// An error as clients of the API see it. A released code never changes.
struct WireCode
{
    int status = 500; ///< of HTTP
    const char *code = "internal"; ///< stable, for programs
};
/// The HTTP status and wire code of an error: one of the two switches over all error codes.
[[nodiscard]] WireCode wireCode(ErrorCode code);

/// The sentence for clients: the specification's own where it has one, else the detail, of at most 400 characters. A
/// general one without a detail, and for Storage, Damaged, Internal and Cancelled, whose details are for the log only.
[[nodiscard]] QString message(const Error &error);

/// The error as a reply: {"error":true,"message":...,"code":...}, with "program" where the error has one, and
/// Retry-After (seconds, at least 1) for RateLimited.
[[nodiscard]] HttpReply reply(const Error &error);
/// The reply for a fault of HTTP itself, which has no ErrorCode: {"error":true,"message":...,"code":...}.
[[nodiscard]] HttpReply reply(int status, QByteArrayView code, QByteArrayView message);

/// Writes the members of an error ("error", "message", "code" and perhaps "program") into an object that has begun.
void writeMembers(JsonWriter &json, const Error &error);
/// Writes an error as a value: {"message":...,"code":...,"program":...}, or null.
void writeValue(JsonWriter &json, const std::optional<Error> &error);

} // namespace curvedesk::errorJson
