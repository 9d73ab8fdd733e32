// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"

namespace curvedesk::openApi {

/// An OpenAPI 3.1 document of the table and the event stream, as JSON. Its example replies are read from the program's
/// resources; without these the document lacks them.
[[nodiscard]] QByteArray document(std::span<const Endpoint> table);

} // namespace curvedesk::openApi
