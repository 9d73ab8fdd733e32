// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QStringList>

/// The commands of curvedesk-host beside the host itself. They work on a data directory, all but `restore` also beside
/// a host that runs on it, and return the exit code.
namespace curvedesk::app {

/// `wallets list|new|import|export|watch`: all but `list` write to the audit log. The running host finds added wallets.
/// Keys are read from standard input or the terminal, never from arguments; `export` prints one.
[[nodiscard]] int runWalletCommand(const QStringList &arguments);

/// `keys new|list|show|limit|revoke`: API keys. A change is in the audit log, and takes effect at once in the running
/// host.
[[nodiscard]] int runKeyCommand(const QStringList &arguments);

/// `lock|unlock`: has the running host lock or unlock its vault, over its private socket.
[[nodiscard]] int runVaultCommand(const QStringList &arguments);
/// `approvals list|approve ID|refuse ID`: asks the running host over its private socket; `approve` has it sign and
/// send.
[[nodiscard]] int runApprovalCommand(const QStringList &arguments);

/// `audit verify|show|export`: reads the audit log; makes a journal where there is none. Exit code 4 when verify finds
/// the log changed.
[[nodiscard]] int runAuditCommand(const QStringList &arguments);

/// `webhooks add|list|remove`: where the host posts events to. A change is in the audit log, and the running host takes
/// it within a second.
[[nodiscard]] int runWebhookCommand(const QStringList &arguments);

/// `backup DIR` and `restore DIR`, as in Backup.h; nothing is restored under a program that runs.
[[nodiscard]] int runBackupCommand(const QStringList &arguments);

} // namespace curvedesk::app
