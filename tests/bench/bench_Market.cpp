// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// What the market costs as it grows: one coin, many trades, 20,000 wallets.
#include "core/market/Market.h"

#include <benchmark/benchmark.h>

#include <QCoreApplication>
#include <QTemporaryDir>

#include <algorithm>
#include <map>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace {

constexpr quint64 wallets = 20'000;
constexpr quint64 tradesPerSlot = 4;
constexpr qint64 firstSecond = 1'790'000'000;
constexpr int sizes[] = {3'000, 300'000, 1'000'000};

QString addressOf(quint64 number)
{
    std::array<quint8, 32> bytes{};
    bytes[0] = 1;
    for (std::size_t i = 0; i < 8; ++i)
        bytes[31 - i] = static_cast<quint8>(number >> (8 * i));
    return Address(bytes).toBase58();
}

const QString &mint()
{
    static const QString text = addressOf(quint64{1} << 40);
    return text;
}

MarketUpdate trade(quint64 number, quint64 slot)
{
    MarketUpdate update;
    update.signature = u"%1"_s.arg(number, 88, 10, QLatin1Char('1'));
    update.slot = slot;
    update.blockTime = firstSecond + static_cast<qint64>(slot) * 2;
    MarketTrade &trade = update.trades.emplaceBack();
    trade.row = {.signature = update.signature,
                 .slot = slot,
                 .timestamp = update.blockTime,
                 .mint = mint(),
                 .user = addressOf(number % wallets),
                 .isBuy = number % 3 != 0,
                 .lamports = 1'000'000 + number % 997,
                 .tokens = 30'000'000,
                 .virtualSolReserves = 30'000'000'000 + number % 991,
                 .virtualTokenReserves = 1'073'000'000'000'000,
                 .realSolReserves = 1'000'000,
                 .realTokenReserves = 793'100'000'000'000};
    return update;
}

/// A market on disk with so many trades. Every hundredth slot is left out, for what comes late.
class Grown
{
public:
    explicit Grown(int trades)
    {
        open();
        QList<MarketUpdate> batch;
        for (quint64 number = 1; number <= static_cast<quint64>(trades); ++number) {
            m_slot = 1000 + number / tradesPerSlot;
            if (m_slot % 100 != 0)
                batch.append(trade(number, m_slot));
            if (number % 2000 == 0 || number == static_cast<quint64>(trades))
                add(std::exchange(batch, {}));
        }
        m_number = static_cast<quint64>(trades);
    }

    void open() { m_market = std::move(*Market::open(m_directory.filePath(u"market.sqlite"_s))); }
    void close() { m_market.reset(); }
    Market &market() { return *m_market; }
    void addNewest(int count)
    {
        QList<MarketUpdate> batch;
        for (int i = 0; i < count; ++i) {
            if (++m_number % tradesPerSlot == 0)
                ++m_slot;
            batch.append(trade(m_number, m_slot));
        }
        add(batch);
    }
    /// The trades of a slot that was not read before.
    void addLate(int count)
    {
        m_lateSlot = m_lateSlot + 100 < m_slot ? m_lateSlot + 100 : 1000;
        QList<MarketUpdate> batch;
        for (int i = 0; i < count; ++i)
            batch.append(trade(++m_number, m_lateSlot));
        add(batch);
    }

    static Grown &of(int trades)
    {
        static std::map<int, std::unique_ptr<Grown>> all;
        if (all.empty())
            qAddPostRoutine([] { all.clear(); }); // Qt wants databases to go before the application
        std::unique_ptr<Grown> &one = all[trades];
        if (!one)
            one = std::make_unique<Grown>(trades);
        return *one;
    }

private:
    void add(const QList<MarketUpdate> &batch)
    {
        if (!batch.isEmpty() && !m_market->addFinal(batch, std::nullopt))
            qFatal("not added");
    }

    QTemporaryDir m_directory;
    std::unique_ptr<Market> m_market;
    quint64 m_number = 0;
    quint64 m_slot = 0;
    quint64 m_lateSlot = 1000;
};

int tradesOf(const benchmark::State &state)
{
    return static_cast<int>(state.range(0));
}

void marketStart(benchmark::State &state)
{
    Grown &grown = Grown::of(tradesOf(state));
    for (auto _ : state) {
        grown.close();
        grown.open();
    }
    state.SetItemsProcessed(static_cast<int64_t>(state.iterations()));
}

void marketDayCandles(benchmark::State &state)
{
    const Market &market = Grown::of(tradesOf(state)).market();
    for (auto _ : state)
        benchmark::DoNotOptimize(market.candles(mint(), 86400, 500, {})->candles.size());
    state.SetItemsProcessed(static_cast<int64_t>(state.iterations()));
}

void marketTrades(benchmark::State &state)
{
    const Market &market = Grown::of(tradesOf(state)).market();
    for (auto _ : state)
        benchmark::DoNotOptimize(market.trades(mint(), 100, {})->trades.size());
    state.SetItemsProcessed(static_cast<int64_t>(state.iterations()));
}

void marketPositions(benchmark::State &state)
{
    const Market &market = Grown::of(tradesOf(state)).market();
    const quint64 traders = std::min(wallets, static_cast<quint64>(tradesOf(state)));
    quint64 wallet = 0;
    for (auto _ : state)
        benchmark::DoNotOptimize(market.positions({addressOf(++wallet % traders)})->size());
    state.SetItemsProcessed(static_cast<int64_t>(state.iterations()));
}

// In batches, as blocks and the pages of a gap bring them.
constexpr int tradesPerBatch = 100;

void marketNewTrades(benchmark::State &state)
{
    Grown &grown = Grown::of(tradesOf(state));
    for (auto _ : state)
        grown.addNewest(tradesPerBatch);
    state.SetItemsProcessed(static_cast<int64_t>(state.iterations()) * tradesPerBatch);
}

void marketLateTrades(benchmark::State &state)
{
    Grown &grown = Grown::of(tradesOf(state));
    for (auto _ : state)
        grown.addLate(tradesPerBatch);
    state.SetItemsProcessed(static_cast<int64_t>(state.iterations()) * tradesPerBatch);
}

void ofEachSize(benchmark::internal::Benchmark *work)
{
    for (const int size : sizes)
        work->Arg(size);
    work->UseRealTime();
}

} // namespace

BENCHMARK(marketStart)->Apply(ofEachSize);
BENCHMARK(marketDayCandles)->Apply(ofEachSize);
BENCHMARK(marketTrades)->Apply(ofEachSize);
BENCHMARK(marketPositions)->Apply(ofEachSize);
BENCHMARK(marketNewTrades)->Apply(ofEachSize);
BENCHMARK(marketLateTrades)->Apply(ofEachSize);
