// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/journal/ApiKey.h"

#include <QString>

/// API keys and their rights in words.
namespace curvedesk::keyRightsText {

/// "read, quote, trade"; "everything" with all scopes, "nothing" without one.
[[nodiscard]] QString scopes(KeyScopes scopes);
/// Caps of order, hour, day, slippage, fee: "1 SOL an order", and "asks you" for approvals; "no limit" without any.
[[nodiscard]] QString limits(const KeyRights &rights);
/// The key's label, made safe to show and cut after 64 characters, or its id where it has none.
[[nodiscard]] QString name(const ApiKey &key);
/// True unless the key was revoked or has expired by `nowMs`, milliseconds since the epoch.
[[nodiscard]] bool isValid(const ApiKey &key, qint64 nowMs);

} // namespace curvedesk::keyRightsText
