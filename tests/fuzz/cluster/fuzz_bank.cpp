// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Transaction bytes, executed on the genesis and on accounts made up for whatever keys they name: nothing crashes,
// lamports are conserved, and a failure costs its fee and no more.
#include "core/cluster/sandbox/bank/Bank.h"
#include "core/cluster/sandbox/ledger/Genesis.h"
#include "core/pump/curve/BondingCurve.h"
#include "core/pump/curve/CurveAccount.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Programs.h"
#include "core/solana/Rent.h"
#include "core/solana/TokenAccount.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using namespace curvedesk::sandbox;

namespace {

enum Kind { Nothing, Wallet, Mint, Mint2022, Token, Token2022, Curve, Blank, Kinds };

AccountState exempt(const Address &owner, QByteArray data)
{
    return {rent::exemptMinimum(static_cast<quint64>(data.size())), owner, std::move(data), false};
}

// The key decides what is there, so that the same bytes always meet the same accounts.
std::optional<AccountState> accountFor(const Address &address, const Message &message)
{
    switch (static_cast<Kind>(qHash(address) % Kinds)) {
    case Wallet:
        return AccountState{Lamports(lamportsPerSol), programs::system, {}, false};
    case Mint:
    case Mint2022: {
        MintAccount mint;
        mint.mintAuthority = message.accountKeys.first();
        mint.supply = 1'000'000;
        mint.decimals = 6;
        mint.isInitialized = true;
        return exempt(qHash(address) % Kinds == Mint ? programs::token : programs::token2022, mint.encode());
    }
    case Token:
    case Token2022: {
        TokenAccount account;
        account.mint = message.accountKeys.last();
        account.owner = message.accountKeys.first();
        account.amount = TokenAmount(1'000'000);
        account.state = TokenAccount::State::Initialized;
        return exempt(qHash(address) % Kinds == Token ? programs::token : programs::token2022, account.encode());
    }
    case Curve: {
        BondingCurve curve;
        curve.virtualTokenReserves = 1'073'000'000'000'000;
        curve.virtualQuoteReserves = 30'000'000'000;
        curve.realTokenReserves = 793'100'000'000'000;
        curve.tokenTotalSupply = 1'000'000'000'000'000;
        return exempt(pumpAddresses::program, curveAccount::encode(curve, curveAccount::allocatedSize));
    }
    case Blank:
        return exempt(programs::token, QByteArray(165, '\0'));
    default:
        return std::nullopt;
    }
}

quint64 sum(const QList<quint64> &balances)
{
    quint64 out = 0;
    for (const quint64 balance : balances)
        out += balance;
    return out;
}

} // namespace

CURVEDESK_FUZZ_TARGET(bank, data, size)
{
    static const Result<Genesis> genesis = makeGenesis(1);
    fuzz::require(genesis.has_value(), "there is a genesis");
    const Result<Transaction> transaction = Transaction::decode(fuzz::view(data, size));
    if (!transaction)
        return 0;
    AccountMap accounts = genesis->accounts;
    for (const Address &address : transaction->message.accountKeys) {
        if (accounts.contains(address))
            continue;
        if (const std::optional<AccountState> state = accountFor(address, transaction->message))
            accounts.insert(address, *state);
    }
    const Address payer = transaction->message.accountKeys.first();
    accounts[payer] = {Lamports(100 * lamportsPerSol), programs::system, {}, false};

    const Execution execution = execute(*transaction, {accounts, 10, 1'790'000'000});

    fuzz::require(execution.landed || execution.error, "what does not land says why");
    if (!execution.landed) {
        fuzz::require(execution.writes.isEmpty(), "what does not land changes nothing");
        return 0;
    }
    fuzz::require(sum(execution.preBalances) == sum(execution.postBalances) + execution.fee.value(),
                  "lamports are conserved");
    if (execution.error)
        fuzz::require(execution.writes.size() <= 1, "a failure costs its fee and no more");
    for (const auto &[address, state] : execution.writes) {
        fuzz::require(transaction->message.accountKeys.contains(address), "only named accounts change");
        const qsizetype key = transaction->message.accountKeys.indexOf(address);
        fuzz::require(transaction->message.isWritable(key), "only writable accounts change");
        fuzz::require(execution.postBalances[key] == state.lamports.value(), "balances are those of the accounts");
    }
    return 0;
}
