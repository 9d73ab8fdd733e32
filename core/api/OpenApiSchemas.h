// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/json/JsonWriter.h"

/// JSON Schema (2020-12) of the endpoint table's parameters and replies.
namespace curvedesk::openApi {

/// Writes a parameter's schema as a value. In a body, where the parameter has no object of its own, the schema has the
/// description.
void writeSchema(JsonWriter &json, const Parameter &parameter);
/// Writes the parameter's example, which must not be empty, as a value of its type.
void writeExample(JsonWriter &json, const Parameter &parameter);

/// Writes the schema of an object with these members, as a value.
void writeObjectSchema(JsonWriter &json, std::span<const ReplyField> fields);

} // namespace curvedesk::openApi
