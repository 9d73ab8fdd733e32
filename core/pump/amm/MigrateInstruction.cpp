// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/MigrateInstruction.h"

#include "core/base/Bytes.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"

namespace curvedesk::migrateInstruction {

Instruction migrate(const Accounts &accounts)
{
    const ammAddresses::PoolAddresses &pool = accounts.pool;
    const Address boostAuthority = ammAddresses::boostVaultAuthority(pool.pool);
    return {pumpAddresses::program,
            {
                readOnly(pumpAddresses::global),
                writable(accounts.withdrawAuthority),
                readOnly(accounts.coin.mint),
                writable(accounts.coin.bondingCurve),
                writable(accounts.coin.associatedBondingCurve),
                writableSigner(accounts.user),
                readOnly(programs::system),
                readOnly(programs::token),
                readOnly(ammAddresses::program),
                writable(pool.pool),
                writable(pool.authority),
                writable(associatedTokenAddress(pool.authority, pool.baseMint, pool.baseTokenProgram)),
                writable(ammAddresses::quoteAccount(pool.authority)),
                readOnly(ammAddresses::globalConfig),
                readOnly(programs::wrappedSol),
                writable(pool.lpMint),
                writable(associatedTokenAddress(pool.authority, pool.lpMint, programs::token2022)),
                writable(pool.baseVault),
                writable(pool.quoteVault),
                readOnly(programs::token2022),
                readOnly(programs::associatedToken),
                readOnly(ammAddresses::eventAuthority),
                readOnly(pumpAddresses::eventAuthority),
                readOnly(pumpAddresses::program),
                readOnly(programs::rentSysvar),
                readOnly(boostAuthority),
                writable(ammAddresses::quoteAccount(boostAuthority)),
            },
            ByteWriter(8).array(migrateDiscriminator).result()};
}

} // namespace curvedesk::migrateInstruction
