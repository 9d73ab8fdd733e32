// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CoreOptions.h"
#include "app/StartFailure.h"
#include "core/wallet/FileVault.h"

namespace curvedesk::app {

/// Says whether the vault's keys sign for real money.
enum class Money { Play, Real };

/// Opens the vault in `directory`, made when missing, and unlocks it with the passphrase of the options' file, else of
/// the systemd credential "vault-passphrase", else typed on the terminal (only with `mustOpen`), or with the keychain's
/// key (D-Bus; without `mustOpen` left for later) or key file. Seals it anew on disk where a try has become too cheap,
/// and where it is new, or unlocked and has another protection than was named: by that (a keychain without a key gets
/// one), a new one for play money by a key file where none was named. A key file is not enough for real money: without
/// a better one the vault stays locked, with `mustOpen` a failure. Blocks while a passphrase is typed or tried; runs
/// the event loop while a keychain is asked, with a log warning after 2 s. Exit code 4 for a damaged vault, else 78.
[[nodiscard]] tl::expected<std::unique_ptr<FileVault>, StartFailure> openVault(const QString &directory, Money money,
                                                                               const VaultOptions &options);

/// True when the vault, as its file was read last, has better protection than a key file, be it locked or not.
[[nodiscard]] bool isProtected(const FileVault &vault);

} // namespace curvedesk::app
