// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Bytes.h"
#include "core/pump/amm/MigrateInstruction.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenInstruction.h"

/// Instructions that only other programs send to the chain.
namespace curvedesk::test {

/// tokenInstruction::createAssociatedIdempotentAt() with the address searched for.
[[nodiscard]] inline Instruction createAssociatedIdempotent(const Address &payer, const Address &owner,
                                                            const Address &mint, const Address &tokenProgram)
{
    return tokenInstruction::createAssociatedIdempotentAt(associatedTokenAddress(owner, mint, tokenProgram), payer,
                                                          owner, mint, tokenProgram);
}

/// `migrate_v2`, for a curve quoted in SOL: 27 accounts and the two of the boost vault.
[[nodiscard]] inline Instruction migrateV2(const migrateInstruction::Accounts &accounts)
{
    const ammAddresses::PoolAddresses &pool = accounts.pool;
    const Address boostAuthority = ammAddresses::boostVaultAuthority(pool.pool);
    return {pumpAddresses::program,
            {
                readOnly(pumpAddresses::global),
                writable(accounts.withdrawAuthority),
                readOnly(accounts.coin.mint),
                readOnly(programs::wrappedSol),
                writable(accounts.coin.bondingCurve),
                writable(accounts.coin.associatedBondingCurve),
                writable(accounts.coin.associatedQuoteBondingCurve),
                writableSigner(accounts.user),
                readOnly(programs::system),
                readOnly(ammAddresses::program),
                writable(pool.pool),
                writable(pool.authority),
                writable(associatedTokenAddress(pool.authority, pool.baseMint, pool.baseTokenProgram)),
                writable(ammAddresses::quoteAccount(pool.authority)),
                readOnly(ammAddresses::globalConfig),
                writable(pool.lpMint),
                writable(associatedTokenAddress(pool.authority, pool.lpMint, programs::token2022)),
                writable(pool.baseVault),
                writable(pool.quoteVault),
                readOnly(pool.baseTokenProgram),
                readOnly(programs::token),
                readOnly(programs::token2022),
                readOnly(programs::associatedToken),
                readOnly(ammAddresses::eventAuthority),
                readOnly(programs::rentSysvar),
                readOnly(pumpAddresses::eventAuthority),
                readOnly(pumpAddresses::program),
                readOnly(boostAuthority),
                writable(ammAddresses::quoteAccount(boostAuthority)),
            },
            ByteWriter(8).array(migrateInstruction::migrateV2Discriminator).result()};
}

} // namespace curvedesk::test
