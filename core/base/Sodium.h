// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace curvedesk {

/// Initialises libsodium on the first call (thread-safe, then free). False when the system has no random source.
[[nodiscard]] bool sodiumReady() noexcept;

} // namespace curvedesk
