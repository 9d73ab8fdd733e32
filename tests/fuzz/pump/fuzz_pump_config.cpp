// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/FeeSchedule.h"
#include "core/pump/curve/GlobalAccount.h"
#include "core/pump/curve/VolumeAccumulator.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

CURVEDESK_FUZZ_TARGET(pump_config, data, size)
{
    const QByteArrayView bytes = fuzz::view(data, size);
    const Result<FeeSchedule> schedule = FeeSchedule::decode(bytes);
    if (schedule) {
        require(schedule->tiers.size() <= FeeSchedule::maxTiers, "a list is as long as the program writes");
        require(schedule->stableTiers.size() <= FeeSchedule::maxTiers, "a list is as long as the program writes");
        const FeeRates rates = FeeSchedule::rateAt(schedule->tiers, schedule->flat, 1'000'000'000);
        bool known = schedule->tiers.isEmpty() && rates == schedule->flat;
        for (const FeeTier &tier : schedule->tiers)
            known = known || tier.rates == rates;
        require(known, "rates come from the schedule");
    } else {
        require(schedule.error().code == ErrorCode::Damaged, "damaged bytes are called damaged");
    }
    const Result<GlobalAccount> global = GlobalAccount::decode(bytes);
    require(global || global.error().code == ErrorCode::Damaged, "damaged bytes are called damaged");
    const Result<UserVolumeAccumulator> volume = UserVolumeAccumulator::decode(bytes);
    if (volume)
        require(UserVolumeAccumulator::decode(volume->encode()).value() == *volume, "encoding keeps every field");
    return 0;
}
