// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/host/DataFolder.h"

/// The commands of curvedesk-host beside the host. They work on a data directory, all but `restore` also beside a host
/// that runs on it, print what was asked for to stdout, and return the failure that ends them. The audit log is a file.
namespace curvedesk::app {

/// `wallets list|new|import|export|watch`: in the chain's folder (asks a cluster's endpoints which it is), making what
/// is missing there. `new`, `import` and `watch` add a wallet on disk, where the host finds it; `new`, `import` and
/// `export` unlock the vault, or seal it as options say (file, D-Bus, terminal); all but `list` write to the audit log,
/// and fail without, though an added wallet stays. Keys come from standard input or terminal; `export` prints one.
[[nodiscard]] Done runWalletCommand(const QStringList &arguments);

/// `keys new|list|show|limit|revoke`: makes, lists, changes or revokes API keys in the journal of the chain's folder
/// (asks a cluster's endpoints which it is), made when missing. A change is in the audit log, and takes effect at once
/// in the running host; `new` prints the key, this once.
[[nodiscard]] Done runKeyCommand(const QStringList &arguments);

/// `lock|unlock`: has the running host lock or unlock its vault, over its private socket; a change is in the host's
/// audit log. `unlock` asks for the passphrase on the terminal or reads its file; with a keychain the host asks that.
[[nodiscard]] Done runVaultCommand(const QStringList &arguments);
/// `approvals list|approve ID|refuse ID`: asks the running host over its private socket. Its audit log gets the answer,
/// and it signs and sends what was approved.
[[nodiscard]] Done runApprovalCommand(const QStringList &arguments);

/// `audit verify|show|export`: reads the audit log of the chain's folder (asks a cluster's endpoints which it is);
/// makes folder and journal where there are none. Exit code 4 when verify finds the log changed.
[[nodiscard]] Done runAuditCommand(const QStringList &arguments);

/// `webhooks add|list|remove`: changes or lists, in an SQLite file of the chain's folder (asks a cluster's endpoints
/// which it is), both made when missing, where the host posts events to; posts none. A change is in the audit log, and
/// the running host takes it within a second; `add` prints the webhook's secret, this once.
[[nodiscard]] Done runWebhookCommand(const QStringList &arguments);

/// `backup DIR`: copies the data directory into a new or empty folder, also while a host uses it; `restore DIR`: checks
/// the sums of such a folder and copies it into a new or empty data directory, but not under a program that runs.
[[nodiscard]] Done runBackupCommand(const QStringList &arguments);

} // namespace curvedesk::app
