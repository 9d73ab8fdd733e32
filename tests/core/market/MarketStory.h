// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/Market.h"
#include "core/pump/amm/AmmAddresses.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Programs.h"

#include <algorithm>

namespace curvedesk::test {

inline Address filled(quint8 fill)
{
    std::array<quint8, 32> bytes{};
    bytes.fill(fill);
    return Address(bytes);
}

inline Signature signatureOf(quint64 number)
{
    std::array<quint8, 64> bytes{};
    bytes.fill(0xee);
    for (std::size_t i = 0; i < 8; ++i)
        bytes[i] = static_cast<quint8>(number >> (8 * (7 - i)));
    return Signature(bytes);
}

/// One transaction of a story: its events as the programs say them.
struct Told
{
    quint64 number = 0;
    quint64 slot = 0;
    qint64 time = 0;
    QList<QByteArray> curveEvents;
    QList<QByteArray> ammEvents;

    [[nodiscard]] QString signature() const { return signatureOf(number).toBase58(); }
    /// The transaction's whole log.
    [[nodiscard]] QList<QByteArray> log() const
    {
        QList<QByteArray> out;
        append(out, pumpAddresses::program, curveEvents);
        append(out, pumpAddresses::ammProgram, ammEvents);
        return out;
    }
    [[nodiscard]] MarketUpdate update() const
    {
        return marketUpdate(signature(), slot, time, chainEvents::fromLogs(log()));
    }

private:
    static void append(QList<QByteArray> &out, const Address &address, const QList<QByteArray> &events)
    {
        if (events.isEmpty())
            return;
        const QByteArray program = address.toBase58().toLatin1();
        out.append("Program " + program + " invoke [1]");
        for (const QByteArray &event : events)
            out.append("Program data: " + event.toBase64());
        out.append("Program " + program + " success");
    }
};

/// A coin's life, told transaction by transaction: reserves follow from trade to trade.
class MarketStory
{
public:
    static constexpr quint64 realTokens = 793'100'000'000'000;

    explicit MarketStory(quint8 coin, quint64 firstNumber = 1, quint64 tradesPerSlot = 1)
        : mint(filled(coin))
        , m_number(firstNumber)
        , m_tradesPerSlot(tradesPerSlot)
    {
    }

    const Address mint;
    const Address pool = ammAddresses::PoolAddresses::derive(mint, programs::token2022).pool;
    QList<Told> told;

    [[nodiscard]] QString mintText() const { return mint.toBase58(); }

    void launch(const QByteArray &symbol = {})
    {
        CreateEvent event;
        event.name = "Coin";
        event.symbol = symbol.isEmpty() ? "C" + QByteArray::number(mint.bytes()[0]) : symbol;
        event.uri = "ipfs://x";
        event.mint = mint;
        event.bondingCurve = pumpAddresses::bondingCurve(mint);
        event.user = event.creator = filled(200);
        event.timestamp = time();
        event.virtualTokenReserves = m_virtualTokens;
        event.virtualSolReserves = m_virtualSol;
        event.realTokenReserves = realTokens;
        event.tokenTotalSupply = 1'000'000'000'000'000;
        event.tokenProgram = programs::token2022;
        say({event.encode()}, {});
    }
    void trade(bool isBuy, quint8 user, quint64 lamports, quint64 tokens)
    {
        m_virtualSol = isBuy ? m_virtualSol + lamports : m_virtualSol - lamports;
        m_virtualTokens = isBuy ? m_virtualTokens - tokens : m_virtualTokens + tokens;
        TradeEvent event;
        event.mint = mint;
        event.isBuy = isBuy;
        event.solAmount = lamports;
        event.tokenAmount = tokens;
        event.user = filled(user);
        event.creator = filled(200);
        event.timestamp = time();
        event.virtualSolReserves = m_virtualSol;
        event.virtualTokenReserves = m_virtualTokens;
        event.realSolReserves = m_virtualSol - 30'000'000'000;
        event.realTokenReserves = m_virtualTokens - (1'073'000'000'000'000 - realTokens);
        event.fee = lamports / 100;
        event.creatorFee = 7;
        say({event.encode()}, {});
    }
    void completeAndMove()
    {
        trade(true, 201, 85'000'000'000, m_virtualTokens - (1'073'000'000'000'000 - realTokens));
        CompleteEvent complete;
        complete.user = filled(201);
        complete.mint = mint;
        complete.bondingCurve = pumpAddresses::bondingCurve(mint);
        complete.timestamp = told.constLast().time;
        told.last().curveEvents.append(complete.encode());

        MigrationEvent migration;
        migration.user = filled(202);
        migration.mint = mint;
        migration.mintAmount = m_poolTokens;
        migration.solAmount = m_poolSol;
        migration.bondingCurve = complete.bondingCurve;
        migration.timestamp = time();
        migration.pool = pool;
        AmmCreatePoolEvent created;
        created.timestamp = migration.timestamp;
        created.creator = pumpAddresses::poolAuthority(mint);
        created.baseMint = mint;
        created.quoteMint = programs::wrappedSol;
        created.poolBaseAmount = m_poolTokens;
        created.poolQuoteAmount = m_poolSol;
        created.pool = pool;
        say({migration.encode()}, {created.encode()});
    }
    void poolTrade(bool isBuy, quint8 user, quint64 lamports, quint64 tokens)
    {
        AmmTradeEvent event;
        event.isBuy = isBuy;
        event.timestamp = time();
        event.baseAmount = tokens;
        event.poolBaseTokenReserves = m_poolTokens;
        event.poolQuoteTokenReserves = m_poolSol;
        event.quoteAmount = lamports;
        event.lpFee = 20;
        event.quoteAmountLpAdjusted = isBuy ? lamports + event.lpFee : lamports - event.lpFee;
        event.userQuoteAmount = isBuy ? lamports + 100 : lamports - 100;
        event.pool = pool;
        event.user = filled(user);
        m_poolSol = isBuy ? m_poolSol + event.quoteAmountLpAdjusted : m_poolSol - event.quoteAmountLpAdjusted;
        m_poolTokens = isBuy ? m_poolTokens - tokens : m_poolTokens + tokens;
        say({}, {event.encode()});
    }
    /// Buys and sells of a few traders, no two alike.
    void churn(int trades)
    {
        for (int i = 0; i < trades; ++i) {
            const auto user = static_cast<quint8>(210 + i % 5);
            const bool isBuy = i % 5 != 4;
            const auto size = static_cast<quint64>(i);
            trade(isBuy, user, 1'000'000 + size, isBuy ? 30'000'000 + size * 3 : 11'000'000 + size);
        }
    }
    [[nodiscard]] quint64 poolTokens() const { return m_poolTokens; }
    [[nodiscard]] quint64 poolSol() const { return m_poolSol; }

private:
    [[nodiscard]] qint64 time() const { return 1'790'000'000 + static_cast<qint64>(nextSlot()); }
    [[nodiscard]] quint64 nextSlot() const
    {
        return 1000 + (m_number + static_cast<quint64>(told.size())) / m_tradesPerSlot;
    }
    void say(const QList<QByteArray> &curve, const QList<QByteArray> &amm)
    {
        told.append({m_number + static_cast<quint64>(told.size()), nextSlot(), time(), curve, amm});
    }

    const quint64 m_number;
    const quint64 m_tradesPerSlot;
    quint64 m_virtualTokens = 1'073'000'000'000'000;
    quint64 m_virtualSol = 30'000'000'000;
    quint64 m_poolTokens = 206'900'000'000'000;
    quint64 m_poolSol = 84'990'000'000;
};

/// Adds transactions that a fork may still drop; what changed.
inline Result<MarketChanges> addPending(Market &market, const QList<MarketUpdate> &batch)
{
    MarketChanges changes;
    const Outcome added = market.addPending(batch, changes);
    return added.map([&] { return changes; });
}

/// What a market shows of one coin, for comparing two of them.
struct Seen
{
    TokenSummary summary;
    QList<TradeRow> trades; ///< newest first
    QList<Candle> candles; ///< of several intervals
    QList<Position> positions;
    QString king;

    static Seen of(const Market &market, const QString &mint)
    {
        Seen out;
        if (const auto token = market.token(mint))
            out.summary = *token;
        out.summary.kingSinceMs = 0; // depends on when the market learnt of what made it king
        QString cursor;
        do {
            const auto page = market.trades(mint, 7, cursor);
            if (!page)
                qFatal("no trades");
            out.trades += page->trades;
            cursor = page->next;
        } while (!cursor.isEmpty());
        for (const int interval : {5, 60, 300, 86400}) {
            const auto page = market.candles(mint, interval, 1000, {});
            if (!page)
                qFatal("no candles");
            out.candles += page->candles;
        }
        QStringList wallets;
        for (int user = 200; user < 220; ++user)
            wallets.append(filled(static_cast<quint8>(user)).toBase58());
        if (const auto positions = market.positions(wallets))
            out.positions = *positions;
        out.king = market.king();
        return out;
    }
};

inline bool samePositions(const QList<Position> &a, const QList<Position> &b)
{
    return std::equal(a.cbegin(), a.cend(), b.cbegin(), b.cend(), [](const Position &x, const Position &y) {
        return x.wallet == y.wallet && x.mint == y.mint && x.tokens == y.tokens && x.costLamports == y.costLamports
            && x.realisedLamports == y.realisedLamports;
    });
}

} // namespace curvedesk::test
