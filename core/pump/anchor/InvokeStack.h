// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArrayView>
#include <QVarLengthArray>

namespace curvedesk {

/// Which program is running at a line of a transaction's log. Lines that the runtime writes cannot be forged: what a
/// program logs always stands behind "Program log: " or "Program data: ".
class InvokeStack
{
public:
    /// Updates the stack with the next line. False when the log was cut at it: later lines cannot be attributed to a
    /// program. The line's bytes must outlive the stack.
    [[nodiscard]] bool follow(QByteArrayView line);

    /// Base58 id of the running program; empty outside of every program, and where the lines contradict each other.
    [[nodiscard]] QByteArrayView top() const { return m_programs.isEmpty() ? QByteArrayView() : m_programs.last(); }

private:
    QVarLengthArray<QByteArrayView, 8> m_programs;
};

/// A runtime line "Program <id> <rest>" taken apart; both empty for any other line.
struct ProgramLine
{
    QByteArrayView programId;
    QByteArrayView rest;

    [[nodiscard]] static ProgramLine parse(QByteArrayView line);
};

} // namespace curvedesk
