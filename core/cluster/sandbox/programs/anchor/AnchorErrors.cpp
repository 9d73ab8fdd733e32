// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/anchor/AnchorErrors.h"

#include "core/pump/ProgramErrors.h"

namespace curvedesk::sandbox::anchor {

namespace {

// Writes the program's error to the transaction's log as Anchor does, and returns it. `origin`: the line's beginning.
tl::unexpected<ProgramError> logged(InvokeContext &context, QByteArray origin, quint32 code)
{
    const QByteArray name = programErrors::name(context.programId(), code).toLatin1();
    const QByteArray sentence = programErrors::sentence(context.programId(), code).toLatin1();
    // A code without a published sentence is logged with its name, as the framework does.
    origin += ". Error Code: " + name + ". Error Number: " + QByteArray::number(code)
        + ". Error Message: " + (sentence.isEmpty() ? name : sentence) + '.';
    context.log(origin);
    return sandbox::refuse(code);
}

} // namespace

tl::unexpected<ProgramError> refuse(InvokeContext &context, quint32 code)
{
    return logged(context, "AnchorError occurred", code);
}

tl::unexpected<ProgramError> refuseAccount(InvokeContext &context, const char *account, quint32 code)
{
    return logged(context, QByteArray("AnchorError caused by account: ") + account, code);
}

tl::unexpected<ProgramError> refuseAddress(InvokeContext &context, const char *account, quint32 code,
                                           const Address &given, const Address &expected)
{
    tl::unexpected<ProgramError> refusal = refuseAccount(context, account, code);
    context.log("Left:");
    context.log(given.toBase58().toLatin1());
    context.log("Right:");
    context.log(expected.toBase58().toLatin1());
    return refusal;
}

} // namespace curvedesk::sandbox::anchor
