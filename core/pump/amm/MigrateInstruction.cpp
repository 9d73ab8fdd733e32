// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/MigrateInstruction.h"

#include "core/base/Bytes.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"

namespace curvedesk::migrateInstruction {

namespace {

// The data of an instruction without arguments.
QByteArray dataOf(const std::array<quint8, 8> &discriminator)
{
    return ByteWriter(8).array(discriminator).result();
}

// Appends the accounts that follow the named ones in both versions: the boost vault's authority and its wrapped-SOL
// account.
void appendBoost(QList<AccountMeta> &list, const Address &pool)
{
    const Address authority = ammAddresses::boostVaultAuthority(pool);
    list.append({readOnly(authority), writable(ammAddresses::quoteAccount(authority))});
}

struct AuthorityAccounts
{
    Address base;
    Address quote;
    Address liquidity;
};

// The token accounts through which the pool's authority moves what the curve held.
AuthorityAccounts accountsOfAuthority(const ammAddresses::PoolAddresses &pool)
{
    return {associatedTokenAddress(pool.authority, pool.baseMint, pool.baseTokenProgram),
            ammAddresses::quoteAccount(pool.authority),
            associatedTokenAddress(pool.authority, pool.lpMint, programs::token2022)};
}

} // namespace

Instruction migrate(const Accounts &accounts)
{
    const ammAddresses::PoolAddresses &pool = accounts.pool;
    const AuthorityAccounts authority = accountsOfAuthority(pool);
    QList<AccountMeta> list{
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
        writable(authority.base),
        writable(authority.quote),
        readOnly(ammAddresses::globalConfig),
        readOnly(programs::wrappedSol),
        writable(pool.lpMint),
        writable(authority.liquidity),
        writable(pool.baseVault),
        writable(pool.quoteVault),
        readOnly(programs::token2022),
        readOnly(programs::associatedToken),
        readOnly(ammAddresses::eventAuthority),
        readOnly(pumpAddresses::eventAuthority),
        readOnly(pumpAddresses::program),
        readOnly(programs::rentSysvar),
    };
    appendBoost(list, pool.pool);
    return {pumpAddresses::program, std::move(list), dataOf(migrateDiscriminator)};
}

Instruction migrateV2(const Accounts &accounts)
{
    const ammAddresses::PoolAddresses &pool = accounts.pool;
    const AuthorityAccounts authority = accountsOfAuthority(pool);
    QList<AccountMeta> list{
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
        writable(authority.base),
        writable(authority.quote),
        readOnly(ammAddresses::globalConfig),
        writable(pool.lpMint),
        writable(authority.liquidity),
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
    };
    appendBoost(list, pool.pool);
    return {pumpAddresses::program, std::move(list), dataOf(migrateV2Discriminator)};
}

} // namespace curvedesk::migrateInstruction
