// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Error.h"
#include "core/http/HttpReply.h"
#include "core/json/JsonWriter.h"

namespace curvedesk::errorJson {

/// HTTP status and stable wire code of an error. Once released a code is kept for ever.
struct WireCode
{
    int status = 500;
    const char *code = "internal";
};
[[nodiscard]] WireCode wireCode(ErrorCode code);

/// The sentence for clients: the specification's own where it has one; for a fault of the host a general one, because
/// the detail is for the log.
[[nodiscard]] QString message(const Error &error);

/// {"error":true,"message":...,"code":...} with "program" and Retry-After where they belong.
[[nodiscard]] HttpReply reply(const Error &error);
/// The same for faults of HTTP itself, which have no ErrorCode.
[[nodiscard]] HttpReply reply(int status, QByteArrayView code, QByteArrayView message);

/// The members of an error inside an object that has begun.
void writeMembers(JsonWriter &json, const Error &error);
/// An error as a value: {"message":...,"code":...,"program":...}, or null.
void writeValue(JsonWriter &json, const std::optional<Error> &error);

} // namespace curvedesk::errorJson
