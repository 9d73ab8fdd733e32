// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/base/SecretBytes.h"

namespace curvedesk::app {

/// Says whether a secret's file may be readable by other users.
enum class OtherReaders {
    Refused,
    Allowed, ///< a systemd credential: its folder lets only the service in, whatever the file's mode says
};

/// Reads a secret from a file, without its line end; empty when no file was named. `what` names the secret in errors:
/// InvalidInput for a file that cannot be read, that others can read, is empty or is larger than 4 KiB.
[[nodiscard]] Result<SecretBytes> readSecretFile(const QString &path, const QString &what,
                                                 OtherReaders others = OtherReaders::Refused);

/// Asks on the terminal that the program was started from, without showing what is typed; blocks until a line came.
/// Empty when there is no terminal, or the line is empty or above 4 KiB. Ctrl+C resets the terminal, then sends SIGINT
/// to the whole job, which ends this program, or returns empty where it handles that signal (TerminationSignals).
[[nodiscard]] SecretBytes askOnTerminal(const char *prompt);
/// Reads standard input up to its end, less the last line ends; blocks meanwhile. Empty for over 4 KiB, or an error.
[[nodiscard]] SecretBytes readStandardInput();
/// True when standard input is a terminal, so that somebody can be asked.
[[nodiscard]] bool hasTerminal();

} // namespace curvedesk::app
