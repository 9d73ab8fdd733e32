// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>
#include <QVarLengthArray>

namespace curvedesk {

/// Follows which program is running at each line of a transaction's log. Programs cannot forge the runtime's lines:
/// their own text always stands behind "Program log: " or "Program data: ".
class InvokeStack
{
public:
    /// Updates the stack with the next line, whose bytes must outlive it; one that contradicts those before empties it
    /// until the next top-level call. False, changing nothing, at the cut of a log: no program is known behind it.
    [[nodiscard]] bool follow(QByteArrayView line);

    /// Base58 id of the running program, a view into its line; empty outside of programs and after a contradiction.
    [[nodiscard]] QByteArrayView top() const { return m_programs.isEmpty() ? QByteArrayView() : m_programs.last(); }

private:
    QVarLengthArray<QByteArrayView, 8> m_programs;
};

/// The parts of a line "Program <id> <rest>"; both empty for any other line. The id is not always a program's: that of
/// "Program log: ..." is "log:", that of "Program data: ..." is "data:".
struct ProgramLine
{
    QByteArrayView programId;
    QByteArrayView rest;

    /// Splits a line of a log; the parts are views into it, both empty for a line that is not "Program <id> <rest>".
    [[nodiscard]] static ProgramLine parse(QByteArrayView line);
};

} // namespace curvedesk
