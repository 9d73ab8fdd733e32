// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// What the chain code costs: quotes, events, building and signing. Names are read by tests/bench/run.
#include "core/pump/ChainEvents.h"
#include "core/pump/curve/CurveQuote.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenInstruction.h"
#include "core/solana/Transaction.h"

#include <benchmark/benchmark.h>

#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <array>
#include <random>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace {

constexpr FeeRates rates{0, 95, 30};

/// Curves along the whole way, so that no branch and no division is always the same.
std::array<BondingCurve, 256> curves()
{
    std::array<BondingCurve, 256> all;
    std::mt19937_64 random(7);
    for (BondingCurve &curve : all) {
        const quint64 sold = random() % 700'000'000'000'000;
        curve.virtualTokenReserves = 1'073'000'000'000'000 - sold;
        curve.virtualQuoteReserves
            = static_cast<quint64>(uint128{1'073'000'000'000'000} * 30'000'000'000 / curve.virtualTokenReserves);
        curve.realTokenReserves = 793'100'000'000'000 - sold;
        curve.realQuoteReserves = curve.virtualQuoteReserves - 30'000'000'000;
        curve.tokenTotalSupply = 1'000'000'000'000'000;
        curve.creator = pumpAddresses::program;
    }
    return all;
}

void quoteBuy(benchmark::State &state)
{
    const auto all = curves();
    quint64 i = 0;
    for (auto _ : state) {
        const auto quote = curveQuote::buyForQuote(all[i % 256], rates, 100'000'000 + i % 9973);
        benchmark::DoNotOptimize(quote);
        ++i;
    }
    state.SetItemsProcessed(static_cast<int64_t>(i));
}
BENCHMARK(quoteBuy);

void quoteSell(benchmark::State &state)
{
    const auto all = curves();
    quint64 i = 0;
    for (auto _ : state) {
        const auto quote = curveQuote::sellTokens(all[i % 256], rates, 1'000'000'000 + i % 9973);
        benchmark::DoNotOptimize(quote);
        ++i;
    }
    state.SetItemsProcessed(static_cast<int64_t>(i));
}
BENCHMARK(quoteSell);

void decodeTradeEvent(benchmark::State &state)
{
    QFile file(QStringLiteral(CURVEDESK_TEST_DATA "/mainnet-fixtures.json"));
    if (!file.open(QIODevice::ReadOnly)) {
        state.SkipWithError("no fixtures");
        return;
    }
    QByteArray payload;
    const QJsonArray fixtures = QJsonDocument::fromJson(file.readAll()).array();
    for (const QJsonValue &fixture : fixtures) {
        if (fixture[u"id"].toString() == u"trade_buy_2026-10-05_layout+8")
            payload = fixture[u"b64"].toString().toLatin1();
    }
    for (auto _ : state) {
        const auto event = chainEvents::fromBase64(pumpAddresses::program, payload);
        benchmark::DoNotOptimize(event);
    }
    state.SetItemsProcessed(static_cast<int64_t>(state.iterations()));
}
BENCHMARK(decodeTradeEvent);

struct BuyInputs
{
    Keypair user = *Keypair::fromSeed(QByteArray(32, '\x01'));
    Address mint = Keypair::fromSeed(QByteArray(32, '\x02'))->address();
    Address creator = Keypair::fromSeed(QByteArray(32, '\x03'))->address();
    Hash blockhash{[] {
        std::array<quint8, 32> bytes{};
        bytes.fill(9);
        return bytes;
    }()};
};

TradeAccounts deriveAccounts(const BuyInputs &inputs)
{
    return {.coin = pumpAddresses::CoinAddresses::derive(inputs.mint, programs::token2022),
            .user = pumpAddresses::UserAddresses::derive(inputs.user.address(), inputs.mint, programs::token2022),
            .feeRecipient = pumpAddresses::program,
            .buybackFeeRecipient = pumpAddresses::feeProgram,
            .creatorVault = pumpAddresses::creatorVault(inputs.creator)};
}

QByteArray buildAndSign(const BuyInputs &inputs, const TradeAccounts &accounts, quint64 amount)
{
    const QList<Instruction> instructions{
        computeBudget::setUnitLimit(250'000), computeBudget::setUnitPrice(MicroLamports(1'000)),
        tokenInstruction::createAssociatedIdempotentAt(accounts.user.associatedUser, inputs.user.address(),
                                                       inputs.user.address(), inputs.mint, programs::token2022),
        tradeInstruction(TradeForm::Buy, accounts, amount, 1'000'000'000)};
    auto message = Message::compile(inputs.user.address(), instructions, inputs.blockhash);
    Transaction transaction = Transaction::unsignedFrom(std::move(*message));
    const Keypair *const keys[]{&inputs.user};
    if (!transaction.sign(keys))
        return {};
    return transaction.encode();
}

void signatureAlone(benchmark::State &state)
{
    const BuyInputs inputs;
    const QByteArray message(660, 'm');
    for (auto _ : state)
        benchmark::DoNotOptimize(inputs.user.sign(message));
    state.SetItemsProcessed(static_cast<int64_t>(state.iterations()));
}
BENCHMARK(signatureAlone);

void buildAndSignKnown(benchmark::State &state)
{
    const BuyInputs inputs;
    const TradeAccounts accounts = deriveAccounts(inputs);
    quint64 i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(buildAndSign(inputs, accounts, ++i));
    state.SetItemsProcessed(static_cast<int64_t>(state.iterations()));
}
BENCHMARK(buildAndSignKnown);

void buildAndSignCold(benchmark::State &state)
{
    const BuyInputs inputs;
    quint64 i = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(buildAndSign(inputs, deriveAccounts(inputs), ++i));
    state.SetItemsProcessed(static_cast<int64_t>(state.iterations()));
}
BENCHMARK(buildAndSignCold);

} // namespace
