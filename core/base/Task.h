// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QCoro/QCoroTask>

namespace curvedesk {

/// A coroutine that ends in a Result. Rules that keep it safe: parameters by value; `co_await` as a statement of its
/// own (`const auto x = co_await f();`), never inside a condition, a conditional expression or an argument list; a
/// QPointer checked after each await where the object may be gone; no lambda coroutine with captures.
template<class T> using Task = QCoro::Task<Result<T>>;

} // namespace curvedesk
