// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/bank/Bank.h"
#include "core/cluster/sandbox/ledger/Genesis.h"
#include "core/pump/curve/CurveAccount.h"
#include "core/pump/curve/CurveQuote.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"
#include "tests/core/cluster/sandbox/programs/ScenePeople.h"

namespace curvedesk::sandbox::test {

/// Accounts of the genesis, some people and some coins; transactions run one after another. Nothing is signed: the bank
/// takes the signatures of a message for given.
struct PumpScene : SceneAnswers
{
    AccountMap accounts;
    GlobalAccount global;
    std::optional<FeeSchedule> schedule;
    qint64 now = 1'790'000'000;

    PumpScene()
    {
        auto genesis = makeGenesis(1);
        if (!genesis)
            qFatal("no genesis: %s", qPrintable(genesis.error().detail));
        accounts = std::move(genesis->accounts);
        global = *GlobalAccount::decode(accounts.value(pumpAddresses::global).data);
        schedule = *FeeSchedule::decode(accounts.value(pumpAddresses::feeConfig).data);
    }

    void fund(const Address &address, quint64 lamports)
    {
        accounts[address] = {Lamports(lamports), programs::system, {}, false};
    }

    [[nodiscard]] quint64 lamports(const Address &address) const { return accounts.value(address).lamports.value(); }
    [[nodiscard]] quint64 tokens(const Address &tokenAccount) const
    {
        const auto decoded = TokenAccount::decode(accounts.value(tokenAccount).data);
        return decoded ? decoded->amount.value() : 0;
    }
    [[nodiscard]] BondingCurve curve(const Address &address) const
    {
        const auto decoded = curveAccount::decode(accounts.value(address).data);
        return decoded ? *decoded : BondingCurve();
    }
    [[nodiscard]] FeeRates rates(const BondingCurve &curve) const { return curveFeeRates(global, schedule, curve); }

    [[nodiscard]] quint64 allLamports() const
    {
        quint64 sum = 0;
        for (const AccountState &account : accounts)
            sum += account.lamports.value();
        return sum;
    }

    /// A fresh curve as the program creates it.
    [[nodiscard]] BondingCurve freshCurve(const Address &creator) const
    {
        BondingCurve out;
        out.virtualTokenReserves = global.initialVirtualTokenReserves;
        out.virtualQuoteReserves = global.initialVirtualSolReserves;
        out.realTokenReserves = global.initialRealTokenReserves;
        out.tokenTotalSupply = global.tokenTotalSupply;
        out.creator = creator;
        return out;
    }

    /// Puts a coin with this curve on the ledger, without a transaction.
    TradeAccounts place(const BondingCurve &curve, const Address &mint, const Address &trader,
                        const Address &tokenProgram = programs::token,
                        qsizetype curveSize = curveAccount::allocatedSize)
    {
        TradeAccounts out;
        out.coin = pumpAddresses::CoinAddresses::derive(mint, tokenProgram);
        out.creatorVault = pumpAddresses::creatorVault(curve.creator);
        out.feeRecipient = global.feeRecipientsFor(curve.isMayhemMode).front();
        out.buybackFeeRecipient = global.buybackFeeRecipients.front();
        out.isCashbackCoin = curve.isCashbackCoin;
        MintAccount minted;
        minted.supply = curve.tokenTotalSupply;
        minted.decimals = curveTokenDecimals;
        minted.isInitialized = true;
        accounts[mint] = {Lamports(exempt(82)), tokenProgram, minted.encode(), false};
        const quint64 held = exempt(curveSize) + curve.realQuoteReserves + curve.protocolFees + curve.creatorFee;
        accounts[out.coin.bondingCurve]
            = {Lamports(held), pumpAddresses::program, curveAccount::encode(curve, curveSize), false};
        // Beside what is for sale there are the tokens of the pool that is to be.
        placeTokens(out.coin.associatedBondingCurve, mint, out.coin.bondingCurve, tokenProgram,
                    curve.realTokenReserves + curve.tokenTotalSupply - global.initialRealTokenReserves);
        out.user = pumpAddresses::UserAddresses::derive(trader, mint, tokenProgram);
        placeTokens(out.user.associatedUser, mint, trader, tokenProgram, 0);
        return out;
    }

    void placeTokens(const Address &address, const Address &mint, const Address &owner, const Address &tokenProgram,
                     quint64 amount)
    {
        TokenAccount account;
        account.mint = mint;
        account.owner = owner;
        account.amount = TokenAmount(amount);
        account.state = TokenAccount::State::Initialized;
        accounts[address] = {Lamports(exempt(165)), tokenProgram, account.encode(), false};
    }

    /// Runs a transaction as it is; its writes stay.
    Execution execute(const Transaction &transaction)
    {
        const BankState state{accounts, 1, now};
        Execution out = sandbox::execute(transaction, state);
        for (const auto &[address, account] : std::as_const(out.writes)) {
            if (account.lamports.isZero())
                accounts.remove(address);
            else
                accounts[address] = account;
        }
        return out;
    }

    /// With units enough for anything. The payer is charged 5000 lamports a signature.
    Execution run(const Address &payer, const QList<Instruction> &instructions)
    {
        QList<Instruction> all{computeBudget::setUnitLimit(computeBudget::maxUnits)};
        all += instructions;
        auto message = Message::compile(payer, all, Hash());
        if (!message)
            qFatal("does not compile: %s", qPrintable(message.error().detail));
        return execute(Transaction::unsignedFrom(std::move(*message)));
    }
    Execution run(const Address &payer, const Instruction &instruction)
    {
        return run(payer, QList<Instruction>{instruction});
    }
};

} // namespace curvedesk::sandbox::test
