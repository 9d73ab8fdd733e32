// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/pump/PumpVolume.h"

#include "core/cluster/sandbox/programs/anchor/AccountChecks.h"
#include "core/cluster/sandbox/programs/anchor/EventCall.h"
#include "core/cluster/sandbox/programs/anchor/InnerCalls.h"
#include "core/cluster/sandbox/programs/pump/PumpDerived.h"
#include "core/cluster/sandbox/programs/pump/PumpErrors.h"
#include "core/pump/curve/VolumeAccumulator.h"

namespace curvedesk::sandbox::pump {

namespace {

using Kind = AccountSpec::Kind;

constexpr AccountSpec initializeAccounts[] = {
    {"payer", true, Kind::Signer, nullptr},
    {"user", false, Kind::Any, nullptr},
    {"user_volume_accumulator", true, Kind::Any, nullptr},
    {"system_program", false, Kind::CalledProgram, &programs::system},
    {"event_authority", false, Kind::FixedSeeds, &pumpAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &pumpAddresses::program},
};

constexpr quint64 allocated = UserVolumeAccumulator::allocatedSize;

} // namespace

quint64 volumeAccumulatorRent(InvokeContext &context, qsizetype index)
{
    const AccountState &account = context.account(index);
    if (account.owner != programs::system)
        return 0;
    const auto missing = context.rent().exemptMinimum(allocated).minus(account.lamports);
    return missing ? missing->value() : 0;
}

ProgramOutcome openVolumeAccumulator(InvokeContext &context, qsizetype index, qsizetype payer, qsizetype user)
{
    const Address &owner = context.account(index).owner;
    if (owner == pumpAddresses::program)
        return {};
    if (owner != programs::system)
        return refuseAccount(context, "user_volume_accumulator", AccountOwnedByWrongProgram);
    if (auto created = calls::createAccount(context, {index, payer, allocated, 0, pumpAddresses::program, true});
        !created)
        return created;
    UserVolumeAccumulator accumulator;
    accumulator.user = context.address(user);
    context.mutableAccount(index).data = accumulator.encode();
    return {};
}

ProgramOutcome addCashback(InvokeContext &context, qsizetype index, quint64 lamports)
{
    if (lamports == 0)
        return {};
    Result<UserVolumeAccumulator> accumulator = UserVolumeAccumulator::decode(context.account(index).data);
    if (!accumulator)
        return refuse(context, InvalidCashbackAccumulator);
    if (lamports > std::numeric_limits<quint64>::max() - accumulator->cashbackEarned)
        return refuse(context, Overflow);
    accumulator->cashbackEarned += lamports;
    context.mutableAccount(index).data = accumulator->encode();
    return {};
}

ProgramOutcome initializeVolumeAccumulator(InvokeContext &context)
{
    constexpr qsizetype payer = 0;
    constexpr qsizetype user = 1;
    constexpr qsizetype accumulator = 2;
    if (auto shaped = checkShape(context, initializeAccounts); !shaped)
        return shaped;
    if (auto held = checkConstraints(context, initializeAccounts); !held)
        return held;
    if (auto derived
        = checkDerived(context, initializeAccounts, accumulator, derived::volumeAccumulator(context.address(user)));
        !derived)
        return derived;
    if (auto created = calls::createAccount(context, {accumulator, payer, allocated, 0, pumpAddresses::program, true});
        !created)
        return created;
    UserVolumeAccumulator fields;
    fields.user = context.address(user);
    context.mutableAccount(accumulator).data = fields.encode();
    return emitVolumeAccumulatorInitialized(context, context.address(payer), context.address(user));
}

} // namespace curvedesk::sandbox::pump
