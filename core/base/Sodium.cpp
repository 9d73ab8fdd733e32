// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Sodium.h"

#include <sodium.h>

namespace curvedesk {

bool startSodium() noexcept
{
    static const bool ready = sodium_init() >= 0;
    return ready;
}

} // namespace curvedesk
