// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/InvokeContext.h"

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

ProgramOutcome InvokeContext::moveLamports(qsizetype from, qsizetype to, quint64 lamports)
{
    if (from < 0 || to < 0 || from >= accountCount() || to >= accountCount())
        return refuse(u"NotEnoughAccountKeys"_s);
    const std::optional<Lamports> left = account(from).lamports.minus(Lamports(lamports));
    if (!left)
        return refuse(u"InsufficientFunds"_s);
    mutableAccount(from).lamports = *left;
    // This is read after the debit, because both may be the same account.
    const std::optional<Lamports> grown = account(to).lamports.plus(Lamports(lamports));
    if (!grown)
        return refuse(u"ArithmeticOverflow"_s);
    mutableAccount(to).lamports = *grown;
    return {};
}

} // namespace curvedesk::sandbox
