// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QStringList>

/// The commands of curvedesk-host beside the host itself. They work on a data directory, all but `restore` also beside
/// a host that runs on it, print what was asked for to stdout and a failure to stderr, and return the exit code.
namespace curvedesk::app {

/// `wallets list|new|import|export|watch`: `new`, `import` and `watch` add a wallet on the disk, where the running host
/// finds it; all but `list` write to the audit log, and fail without, though an added wallet stays. Keys are read from
/// standard input or the terminal, never from arguments; `export` prints one.
[[nodiscard]] int runWalletCommand(const QStringList &arguments);

/// `keys new|list|show|limit|revoke`: makes, lists, changes or revokes API keys in the journal. A change is in the
/// audit log, and takes effect at once in the running host; `new` prints the key, this once.
[[nodiscard]] int runKeyCommand(const QStringList &arguments);

/// `lock|unlock`: has the running host lock or unlock its vault, over its private socket.
[[nodiscard]] int runVaultCommand(const QStringList &arguments);
/// `approvals list|approve ID|refuse ID`: asks the running host over its private socket; `approve` has it sign and
/// send.
[[nodiscard]] int runApprovalCommand(const QStringList &arguments);

/// `audit verify|show|export`: reads the audit log; makes a journal where there is none. Exit code 4 when verify finds
/// the log changed.
[[nodiscard]] int runAuditCommand(const QStringList &arguments);

/// `webhooks add|list|remove`: changes or lists where the host posts events to, and posts none itself. A change is in
/// the audit log, and the running host takes it within a second; `add` prints the webhook's secret, this once.
[[nodiscard]] int runWebhookCommand(const QStringList &arguments);

/// `backup DIR` and `restore DIR`, as in Backup.h; nothing is restored under a program that runs.
[[nodiscard]] int runBackupCommand(const QStringList &arguments);

} // namespace curvedesk::app
