// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/base/SecretBytes.h"

namespace curvedesk::app {

/// A secret that a file holds, without its line end; empty when no file was named. `what` names it in errors:
/// InvalidInput for a file that cannot be read, is empty or is larger than 4 KiB.
[[nodiscard]] Result<SecretBytes> readSecretFile(const QString &path, const QString &what);

} // namespace curvedesk::app
