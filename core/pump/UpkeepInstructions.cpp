// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/UpkeepInstructions.h"

#include "core/base/Bytes.h"
#include "core/pump/anchor/Discriminators.h"
#include "core/solana/Programs.h"

namespace curvedesk::upkeepInstruction {

namespace {

// init_user_volume_accumulator, which curve program and AMM have alike: creates `accumulator` at the user's cost.
Instruction initialize(const Address &program, const Address &eventAuthority, const Address &user,
                       const Address &accumulator)
{
    return {program,
            {writableSigner(user), readOnly(user), writable(accumulator), readOnly(programs::system),
             readOnly(eventAuthority), readOnly(program)},
            ByteWriter(8).array(discriminators::initUserVolumeAccumulator).result()};
}

} // namespace

Instruction initializeVolumeAccumulator(const pumpAddresses::UserAddresses &user)
{
    return initialize(pumpAddresses::program, pumpAddresses::eventAuthority, user.user, user.volumeAccumulator);
}

Instruction initializeAmmVolumeAccumulator(const Address &user, const Address &accumulator)
{
    return initialize(ammAddresses::program, ammAddresses::eventAuthority, user, accumulator);
}

Instruction extendPool(const Address &user, const Address &pool)
{
    return {ammAddresses::program,
            {writable(pool), writableSigner(user), readOnly(programs::system), readOnly(ammAddresses::eventAuthority),
             readOnly(ammAddresses::program)},
            ByteWriter(8).array(discriminators::extendAccount).result()};
}

} // namespace curvedesk::upkeepInstruction
