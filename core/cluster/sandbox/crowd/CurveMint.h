// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/Ledger.h"

namespace curvedesk::sandbox {

/// The mint of a curve's account, found in the ledger's memory by the curve's token account, as the curve's own account
/// does not name it. nullopt where no such token account is there.
[[nodiscard]] std::optional<Address> mintOfCurve(const Ledger &ledger, const Address &curve);

} // namespace curvedesk::sandbox
