// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QStringList>

namespace curvedesk::app {

/// True for debug, info, warning and error.
[[nodiscard]] bool isLogLevel(const QString &level);

enum class LogFormat { Text, Json };

/// Sends Qt's messages to stderr from this level up, one line each: control characters of foreign text are escaped. A
/// line of text begins with time and level; under systemd, whose journal notes the time, with the level as the journal
/// reads it. Lines that nobody reads are left out once the pipe is full, and counted in the next one. `level` must be
/// one. A second call only changes level and format.
void installLog(const QString &level, LogFormat format);

/// True when the level is debug.
[[nodiscard]] bool logsDebug();

/// The last 60 lines of the log of this run, oldest first: warnings and errors, also where the level leaves them out.
[[nodiscard]] QStringList lastLogLines();

/// The text, for a log or a terminal: control characters, and those that reorder or hide others, as \n or \u{1b}.
[[nodiscard]] QString harmless(const QString &text);

/// Makes, but does not write, one line of the log, without its line end: with the present time, which `isForJournal`
/// leaves out of a line of text. `severity`: as of syslog, from 3 (error) to 7 (debug).
[[nodiscard]] QByteArray logLine(int severity, const QString &text, LogFormat format, bool isForJournal);

} // namespace curvedesk::app
