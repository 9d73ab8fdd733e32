// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/anchor/VolumeAccumulators.h"

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/programs/anchor/AccountChecks.h"
#include "core/cluster/sandbox/programs/anchor/EventCall.h"
#include "core/cluster/sandbox/programs/anchor/InnerCalls.h"
#include "core/cluster/sandbox/programs/DerivedAddress.h"
#include "core/pump/curve/VolumeAccumulator.h"
#include "core/solana/Programs.h"

namespace curvedesk::sandbox::anchor::volumeAccumulators {

namespace {

constexpr std::array<quint8, 8> initializedEvent{0x86, 0x24, 0x0d, 0x48, 0xe8, 0x65, 0x82, 0xd8};

// Creates the running program's accumulator at `index` for the user, without volume or cashback, at the payer's cost.
ProgramOutcome create(InvokeContext &context, qsizetype index, qsizetype payer, qsizetype user)
{
    constexpr quint64 size = UserVolumeAccumulator::allocatedSize;
    if (auto created = calls::createAccount(context, {index, payer, size, 0, context.programId(), true}); !created)
        return created;
    UserVolumeAccumulator fields;
    fields.user = context.address(user);
    context.mutableAccount(index).data = fields.encode();
    return {};
}

} // namespace

ProgramOutcome open(InvokeContext &context, qsizetype index, qsizetype user)
{
    const Address &owner = context.account(index).owner;
    if (owner == context.programId())
        return {};
    if (owner != programs::system)
        return refuseAccount(context, "user_volume_accumulator", AccountOwnedByWrongProgram);
    return create(context, index, user, user);
}

ProgramOutcome initialize(InvokeContext &context)
{
    using Kind = AccountSpec::Kind;
    enum Index : qsizetype { Payer = 0, User = 1, Accumulator = 2 };
    const AccountSpec specs[] = {
        {"payer", true, Kind::Signer},
        {"user"},
        {"user_volume_accumulator", true},
        {"system_program", false, Kind::CalledProgram, &programs::system},
        {"event_authority", false, Kind::FixedSeeds, &eventAuthorityOf(context)},
        {"program", false, Kind::FixedAddress, &context.programId()},
    };
    if (auto shaped = checkShape(context, specs); !shaped)
        return shaped;
    if (auto held = checkConstraints(context, specs); !held)
        return held;
    const Address expected
        = derivedAddress({"user_volume_accumulator", context.address(User).view()}, context.programId()).address;
    if (auto derived = checkDerived(context, specs, Accumulator, expected); !derived)
        return derived;
    if (auto created = create(context, Accumulator, Payer, User); !created)
        return created;
    ByteWriter event(80);
    event.array(initializedEvent).array(context.address(Payer).bytes()).array(context.address(User).bytes());
    event.i64(context.unixTimestamp());
    return emitEvent(context, std::move(event).result());
}

} // namespace curvedesk::sandbox::anchor::volumeAccumulators
