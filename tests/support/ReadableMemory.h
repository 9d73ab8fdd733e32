// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/SecretBytes.h"

#include <unistd.h>

namespace curvedesk {

/// True when this process may read the secret's bytes. The kernel is asked to read them, because it answers where the
/// process itself would be ended.
[[nodiscard]] inline bool isReadable(const SecretBytes &secret)
{
    int ends[2] = {-1, -1};
    if (::pipe(ends) != 0)
        return false;
    const bool isTaken = ::write(ends[1], secret.view().data(), secret.span().size()) == secret.view().size();
    ::close(ends[0]);
    ::close(ends[1]);
    return isTaken;
}

} // namespace curvedesk
