// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/json/JsonWriter.h"

/// JSON Schema (2020-12) of what the rows of the endpoint table say.
namespace curvedesk::openApi {

/// A schema as a value. In a body, where the parameter has no object of its own, with its description.
void writeSchema(JsonWriter &json, const Parameter &parameter);
/// The example as a value of the parameter's type.
void writeExample(JsonWriter &json, const Parameter &parameter);

/// An object of these members, as a value.
void writeObjectSchema(JsonWriter &json, std::span<const ReplyField> fields);

} // namespace curvedesk::openApi
