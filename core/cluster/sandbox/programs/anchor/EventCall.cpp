// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/anchor/EventCall.h"

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/programs/anchor/AnchorErrors.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/pump/curve/PumpEvents.h"

namespace curvedesk::sandbox::anchor {

const Address &eventAuthorityOf(const InvokeContext &context)
{
    return context.programId() == pumpAddresses::ammProgram ? pumpAddresses::ammEventAuthority
                                                            : pumpAddresses::eventAuthority;
}

ProgramOutcome emitEvent(InvokeContext &context, const QByteArray &event)
{
    context.logData(event);
    ByteWriter data(8 + event.size());
    data.array(pumpEvents::eventInstructionTag).bytes(event);
    const Address &authority = eventAuthorityOf(context);
    return context.invoke({context.programId(), {signer(authority)}, std::move(data).result()},
                          std::span(&authority, 1));
}

ProgramOutcome receiveEvent(InvokeContext &context)
{
    if (auto charged = context.consume(2'000); !charged)
        return charged;
    if (context.accountCount() < 1)
        return refuseAccount(context, "event_authority", AccountNotEnoughKeys);
    if (!context.isSigner(0))
        return refuseAccount(context, "event_authority", ConstraintSigner);
    if (context.address(0) != eventAuthorityOf(context))
        return refuseAccount(context, "event_authority", ConstraintSeeds);
    return {};
}

} // namespace curvedesk::sandbox::anchor
