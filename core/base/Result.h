// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Error.h"

#include <tl/expected.hpp>

namespace curvedesk {

/// A value or an Error.
template<class T> using Result = tl::expected<T, Error>;

/// The result of a function that has no value to return.
using Outcome = Result<void>;

/// Makes a failure of its own: `return failure(ErrorCode::InvalidInput, u"amount must be positive"_s);`
[[nodiscard]] inline tl::unexpected<Error> failure(ErrorCode code, QString detail)
{
    return tl::unexpected<Error>(Error{code, std::move(detail), std::nullopt, 0});
}

/// Passes a failure on unchanged: `if (!reply) return failure(reply.error());`
[[nodiscard]] inline tl::unexpected<Error> failure(Error error)
{
    return tl::unexpected<Error>(std::move(error));
}

/// The error of the first of these results that has one; a success where none has.
template<class First, class... Others>
[[nodiscard]] tl::expected<void, typename First::error_type> firstFailure(const First &first, const Others &...others)
{
    if (!first)
        return tl::unexpected(first.error());
    if constexpr (sizeof...(others) > 0)
        return firstFailure(others...);
    else
        return {};
}

} // namespace curvedesk
