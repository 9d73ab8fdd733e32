// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/ExitCode.h"
#include "core/base/Result.h"

namespace curvedesk::app {

/// The reason why the program cannot start, and its exit code.
struct StartFailure
{
    int exitCode = exitConfiguration;
    QString text; ///< one English sentence
};

/// The failure that an error at start stands for, with its detail: exit code 4 for Damaged, else 78. `onConflict`: the
/// exit code of a Conflict at this step.
[[nodiscard]] inline tl::unexpected<StartFailure> startFailure(const Error &error, int onConflict = exitConfiguration)
{
    const int code = error.code == ErrorCode::Damaged ? exitDamaged
        : error.code == ErrorCode::Conflict           ? onConflict
                                                      : exitConfiguration;
    return tl::unexpected(StartFailure{code, error.detail});
}

} // namespace curvedesk::app
