// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"

namespace curvedesk {

/// The whole HTTP interface, one row for each endpoint. Routes, OpenAPI document and tests are made from it.
[[nodiscard]] std::span<const Endpoint> endpointTable();

} // namespace curvedesk
