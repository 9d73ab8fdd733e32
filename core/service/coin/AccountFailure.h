// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

namespace curvedesk {

/// The error for an account from a cluster that does not decode: UpstreamRejected. The decoder's Damaged means
/// elsewhere that our own data are damaged; any other error stays as it is.
[[nodiscard]] inline tl::unexpected<Error> accountFailure(const Error &error)
{
    if (error.code != ErrorCode::Damaged)
        return failure(error);
    return failure(ErrorCode::UpstreamRejected,
                   QStringLiteral("The cluster answered with accounts that make no sense: ") + error.detail);
}

} // namespace curvedesk
