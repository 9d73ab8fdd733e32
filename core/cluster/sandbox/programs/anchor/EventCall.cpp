// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/anchor/EventCall.h"

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/programs/anchor/AnchorErrors.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/pump/curve/PumpEvents.h"

namespace curvedesk::sandbox::anchor {

namespace {
constexpr std::array<quint8, 8> sweepDiscriminator{0x74, 0x2b, 0x4d, 0xbd, 0x11, 0x7a, 0x48, 0x2b};
constexpr std::array<quint8, 8> collectDiscriminator{0x7a, 0x02, 0x7f, 0x01, 0x0e, 0xbf, 0x0c, 0xaf};
constexpr std::array<quint8, 8> extendDiscriminator{0x61, 0x61, 0xd7, 0x90, 0x5d, 0x92, 0x16, 0x7c};
// The quote mint of SOL in curves and events: the zero address.
constexpr Address solQuote;

const Address &eventAuthorityOf(const InvokeContext &context)
{
    return context.programId() == pumpAddresses::ammProgram ? pumpAddresses::ammEventAuthority
                                                            : pumpAddresses::eventAuthority;
}
} // namespace

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
    if (context.accountCount() < 1)
        return refuseAccount(context, "event_authority", AccountNotEnoughKeys);
    if (!context.isSigner(0))
        return refuseAccount(context, "event_authority", ConstraintSigner);
    if (context.address(0) != eventAuthorityOf(context))
        return refuseAccount(context, "event_authority", ConstraintSeeds);
    return {};
}

ProgramOutcome emitSweep(InvokeContext &context, const SweepEvent &event)
{
    ByteWriter bytes(160);
    bytes.array(sweepDiscriminator)
        .i64(context.unixTimestamp())
        .array(event.mint.bytes())
        .array(event.bondingCurve.bytes())
        .array(solQuote.bytes())
        .array(event.recipient.bytes())
        .u64(event.amount)
        .u8(static_cast<quint8>(event.bucket));
    return emitEvent(context, std::move(bytes).result());
}

ProgramOutcome emitCollectedCreatorFee(InvokeContext &context, const Address &creator, quint64 lamports)
{
    ByteWriter bytes(88);
    bytes.array(collectDiscriminator)
        .i64(context.unixTimestamp())
        .array(creator.bytes())
        .u64(lamports)
        .array(solQuote.bytes());
    return emitEvent(context, std::move(bytes).result());
}

ProgramOutcome emitExtended(InvokeContext &context, const Address &account, const Address &user, quint64 sizeBefore,
                            quint64 sizeAfter)
{
    ByteWriter bytes(96);
    bytes.array(extendDiscriminator)
        .array(account.bytes())
        .array(user.bytes())
        .u64(sizeBefore)
        .u64(sizeAfter)
        .i64(context.unixTimestamp());
    return emitEvent(context, std::move(bytes).result());
}

} // namespace curvedesk::sandbox::anchor
