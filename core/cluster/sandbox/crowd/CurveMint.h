// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/Ledger.h"

namespace curvedesk::sandbox {

/// The mint of a curve's account. The account does not hold it; the curve's token account does. nullopt where there is
/// none.
[[nodiscard]] std::optional<Address> mintOfCurve(const Ledger &ledger, const Address &curve);

} // namespace curvedesk::sandbox
