// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/anchor/InvokeStack.h"

namespace curvedesk {

namespace {

constexpr QByteArrayView programWord("Program ");

// The depth in "invoke [3]" (3); 0 for any other text. The runtime nests a handful of calls.
qsizetype invokeDepth(QByteArrayView rest)
{
    constexpr QByteArrayView invoke("invoke [");
    if (!rest.startsWith(invoke) || !rest.endsWith(']'))
        return 0;
    qsizetype depth = 0;
    for (const char digit : rest.sliced(invoke.size()).chopped(1)) {
        if (digit < '0' || digit > '9' || depth > 1000)
            return 0;
        depth = depth * 10 + (digit - '0');
    }
    return depth;
}

} // namespace

ProgramLine ProgramLine::parse(QByteArrayView line)
{
    if (!line.startsWith(programWord))
        return {};
    const QByteArrayView behind = line.sliced(programWord.size());
    const qsizetype space = behind.indexOf(' ');
    if (space <= 0)
        return {};
    return {behind.first(space), behind.sliced(space + 1)};
}

bool InvokeStack::follow(QByteArrayView line)
{
    if (line == QByteArrayView("Log truncated"))
        return false;
    const ProgramLine parts = ProgramLine::parse(line);
    if (parts.programId.isEmpty() || parts.programId == QByteArrayView("log:"))
        return true;
    if (const qsizetype depth = invokeDepth(parts.rest); depth > 0) {
        // A depth that does not follow from the lines before leaves the stack empty until the next top-level call.
        if (depth != m_programs.size() + 1)
            m_programs.clear();
        if (depth == m_programs.size() + 1)
            m_programs.append(parts.programId);
    } else if (parts.rest == QByteArrayView("success") || parts.rest.startsWith("failed: ")) {
        if (top() == parts.programId)
            m_programs.removeLast();
        else
            m_programs.clear();
    }
    return true;
}

} // namespace curvedesk
