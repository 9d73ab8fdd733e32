// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/pump/PumpVolume.h"

#include "core/cluster/sandbox/programs/anchor/VolumeAccumulators.h"
#include "core/cluster/sandbox/programs/pump/PumpDerived.h"
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

} // namespace

quint64 volumeAccumulatorRent(InvokeContext &context, qsizetype index)
{
    const AccountState &account = context.account(index);
    if (account.owner != programs::system)
        return 0;
    const auto missing = context.rent().exemptMinimum(UserVolumeAccumulator::allocatedSize).minus(account.lamports);
    return missing ? missing->value() : 0;
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
    return volumeAccumulators::initialize(context, initializeAccounts, derived::volumeAccumulator);
}

} // namespace curvedesk::sandbox::pump
