// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"

namespace curvedesk {

/// The whole HTTP interface, one row an endpoint: the routes, the OpenAPI document and the tests all read this.
[[nodiscard]] std::span<const Endpoint> endpointTable();

} // namespace curvedesk
