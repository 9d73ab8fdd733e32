// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

namespace curvedesk {

/// The error for accounts of a cluster's answer that do not decode: UpstreamRejected, where the decoder says Damaged,
/// which elsewhere means that our own data is damaged.
[[nodiscard]] inline tl::unexpected<Error> accountFailure(const Error &error)
{
    if (error.code != ErrorCode::Damaged)
        return failure(error);
    return failure(ErrorCode::UpstreamRejected,
                   QStringLiteral("The cluster answered with accounts that make no sense: ") + error.detail);
}

} // namespace curvedesk
