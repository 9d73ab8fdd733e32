// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace curvedesk {

/// Initialises libsodium on the first call; thread-safe. False when the system has no random source.
[[nodiscard]] bool startSodium() noexcept;

} // namespace curvedesk
