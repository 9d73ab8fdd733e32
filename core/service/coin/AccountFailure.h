// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

namespace curvedesk {

/// Passes on why accounts that a cluster answered cannot be used. Decoders do not know where bytes are from: what they
/// call Damaged here is no damage of ours but the cluster's nonsense, UpstreamRejected.
[[nodiscard]] inline tl::unexpected<Error> accountFailure(const Error &error)
{
    if (error.code != ErrorCode::Damaged)
        return failure(error);
    return failure(ErrorCode::UpstreamRejected,
                   QStringLiteral("The cluster answered with accounts that make no sense: ") + error.detail);
}

} // namespace curvedesk
