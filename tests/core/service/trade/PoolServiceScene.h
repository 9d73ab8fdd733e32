// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/amm/AmmQuote.h"
#include "core/pump/amm/MigrateInstruction.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/TokenInstruction.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestInstructions.h"

namespace curvedesk::test {

/// A service scene with coins that have graduated.
class PoolServiceScene : public ServiceScene
{
public:
    using ServiceScene::ServiceScene;

    /// Buys all that the curve has; the coin waits for its migration.
    QString completeCoin(bool legacy)
    {
        const QString mint = coin(legacy);
        buy(mint, wallet(200 * lamportsPerSol), 150 * lamportsPerSol);
        ledger->advanceSlot();
        return mint;
    }
    void migrate(const QString &mint, bool isV2 = false)
    {
        const Keypair sender = Keypair::generate();
        fund(sender.address(), lamportsPerSol);
        const Address address = addressOf(mint);
        const Address tokenProgram = ledger->account(address)->owner;
        const migrateInstruction::Accounts accounts{
            pumpAddresses::CoinAddresses::derive(address, tokenProgram),
            ammAddresses::PoolAddresses::derive(address, tokenProgram), sender.address(),
            GlobalAccount::decode(ledger->account(pumpAddresses::global)->data)->withdrawAuthority};
        execute({computeBudget::setUnitLimit(600'000),
                 isV2 ? test::migrateV2(accounts) : migrateInstruction::migrate(accounts)},
                {&sender});
    }
    QString graduatedCoin(bool legacy)
    {
        const QString mint = completeCoin(legacy);
        migrate(mint, legacy);
        return mint;
    }

    [[nodiscard]] ammAddresses::PoolAddresses poolOf(const QString &mint) const
    {
        return ammAddresses::PoolAddresses::derive(addressOf(mint), ledger->account(addressOf(mint))->owner);
    }
    [[nodiscard]] quint64 amountOf(const Address &tokenAccount) const
    {
        const AccountState *account = ledger->account(tokenAccount);
        return account == nullptr ? 0 : TokenAccount::decode(account->data)->amount.value();
    }
    [[nodiscard]] ammQuote::Reserves reservesOf(const QString &mint) const
    {
        const auto pool = poolOf(mint);
        return {amountOf(pool.baseVault), amountOf(pool.quoteVault), 0};
    }
    [[nodiscard]] FeeRates poolRatesOf(const QString &mint) const
    {
        const auto pool = poolOf(mint);
        return ammQuote::feeRates(*AmmGlobalConfig::decode(ledger->account(ammAddresses::globalConfig)->data),
                                  *FeeSchedule::decode(ledger->account(ammAddresses::feeConfig)->data),
                                  *AmmPool::decode(ledger->account(pool.pool)->data), pool.authority, reservesOf(mint),
                                  MintAccount::decode(ledger->account(pool.baseMint)->data)->supply);
    }
};

} // namespace curvedesk::test
