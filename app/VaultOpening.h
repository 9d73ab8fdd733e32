// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CoreOptions.h"
#include "app/StartFailure.h"
#include "core/wallet/FileVault.h"

namespace curvedesk::app {

/// Says whether the vault's keys sign for real money.
enum class Money { Play, Real };

/// Opens the vault in `directory`, made when missing, and unlocks it with the secret that `options` name (a file's, or
/// over D-Bus the keychain's), a systemd credential called "vault-passphrase", or one typed on the terminal. A vault
/// that is new, or is unlocked and has another protection than was named, is sealed on disk by that (a keychain without
/// a key gets one); a new one for play money by a key file where none was named. For play money a key file is
/// protection enough; for real money the vault stays locked without a better one, and with `options.mustOpen` that is a
/// failure; without it, VaultService::startWithKeychain() asks a keychain later. Blocks while a passphrase is typed or
/// tried, and runs the event loop while a keychain is asked. The failure: exit code 4 for a damaged vault, else 78.
[[nodiscard]] tl::expected<std::unique_ptr<FileVault>, StartFailure> openVault(const QString &directory, Money money,
                                                                               const VaultOptions &options);

/// True when the vault, as its file was read last, has better protection than a key file, be it locked or not.
[[nodiscard]] bool isProtected(const FileVault &vault);

} // namespace curvedesk::app
