// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CoreOptions.h"
#include "app/StartFailure.h"
#include "core/wallet/FileVault.h"

namespace curvedesk::app {

/// Whether the keys that a vault holds sign for money.
enum class Money { Play, Real };

/// Opens the vault in `directory` and unlocks it with what `options` name, a systemd credential called
/// "vault-passphrase", or the terminal. A new vault, and one that has a key file only, gets the protection that was
/// named. For play money a key file is protection enough; for real money the vault stays locked without anything
/// better, and where `options.mustOpen` that is a failure. Blocks while a passphrase is tried.
[[nodiscard]] tl::expected<std::unique_ptr<FileVault>, StartFailure> openVault(const QString &directory, Money money,
                                                                               const VaultOptions &options);

/// Whether the vault has better protection than a key file.
[[nodiscard]] bool isProtected(const FileVault &vault);

} // namespace curvedesk::app
