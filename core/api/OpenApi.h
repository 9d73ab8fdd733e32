// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"

namespace curvedesk::openApi {

/// An OpenAPI 3.1 document of the table, as JSON.
[[nodiscard]] QByteArray document(std::span<const Endpoint> table);

} // namespace curvedesk::openApi
