// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketRepair.h"

#include "core/market/Positions.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace marketSchema;

namespace {

/// A trade as a link of a chain: what the reserves were before and after it.
struct Link
{
    qint64 id = 0;
    bool onPool = false;
    quint64 before = 0;
    quint64 after = 0;
    bool isPlaced = false;
};

using Point = QPair<bool, quint64>; // reserves on the curve or on the pool

/// Greedy: from a link that follows no other as far as it goes, then from the next such one. Pool trades come after all
/// on the curve. Links that a missing trade parts keep the order in which they came.
class Chain
{
public:
    explicit Chain(QList<Link> links)
        : m_links(std::move(links))
    {
        std::ranges::stable_sort(m_links, {}, &Link::onPool);
        for (qsizetype i = 0; i < m_links.size(); ++i) {
            const Link &link = m_links.at(i);
            m_startingAt[{link.onPool, link.before}].append(i);
            ++m_endingAt[{link.onPool, link.after}];
        }
    }

    [[nodiscard]] QList<qint64> ids()
    {
        QList<qint64> out;
        while (out.size() < m_links.size()) {
            for (qsizetype i = nextStart(); i >= 0; i = nextAfter(m_links.at(i))) {
                Link &link = m_links[i];
                link.isPlaced = true;
                --m_endingAt[{link.onPool, link.after}];
                out.append(link.id);
            }
        }
        return out;
    }

private:
    // The first link that follows none of those left; in a circle (a sell that undid a buy) the first one.
    [[nodiscard]] qsizetype nextStart() const
    {
        qsizetype first = -1;
        for (qsizetype i = 0; i < m_links.size(); ++i) {
            const Link &link = m_links.at(i);
            if (link.isPlaced)
                continue;
            if (first >= 0 && link.onPool != m_links.at(first).onPool)
                break;
            if (m_endingAt.value({link.onPool, link.before}) == 0)
                return i;
            if (first < 0)
                first = i;
        }
        return first;
    }
    [[nodiscard]] qsizetype nextAfter(const Link &link) const
    {
        for (const qsizetype i : m_startingAt.value({link.onPool, link.after})) {
            if (!m_links.at(i).isPlaced)
                return i;
        }
        return -1;
    }

    QList<Link> m_links;
    QHash<Point, QList<qsizetype>> m_startingAt;
    QHash<Point, int> m_endingAt; ///< of those not placed yet
};

} // namespace

Outcome MarketRepair::prepare()
{
    const std::pair<QSqlQuery *, QString> statements[] = {
        {&m_tradesOfSlot,
         u"SELECT id, on_pool, tokens_before, virtual_tokens, place, user FROM trade WHERE token=? AND slot=? ORDER BY "
         u"place,"
         " id"_s},
        {&m_highestPlace, u"SELECT MAX(place) FROM trade WHERE token=? AND slot=?"_s},
        {&m_setPlace, u"UPDATE trade SET place=? WHERE id=?"_s},
        {&m_newest, u"SELECT %1 FROM trade WHERE token=? %2 LIMIT 1"_s.arg(tradeColumns(), newestFirst())},
        {&m_tradesOfHolder,
         u"SELECT is_buy, lamports, tokens, fee FROM trade WHERE user=? AND token=? ORDER BY slot, place, id"_s},
        {&m_writePosition, u"INSERT OR REPLACE INTO position VALUES(?,?,?,?,?)"_s},
        {&m_deletePosition, u"DELETE FROM position WHERE wallet=? AND token=?"_s},
        {&m_holdersOf, u"SELECT DISTINCT token, user FROM trade WHERE signature=?"_s},
        {&m_deleteTrades, u"DELETE FROM trade WHERE signature=?"_s},
    };
    for (const auto &[query, sql] : statements) {
        Result<QSqlQuery> prepared = m_database.prepare(sql);
        if (!prepared)
            return failure(prepared.error());
        *query = std::move(*prepared);
    }
    return {};
}

Outcome MarketRepair::arrange(qint64 token, quint64 slot, QSet<QString> &wallets)
{
    if (const Outcome ran = run(m_tradesOfSlot, {token, toColumn(slot)}); !ran)
        return ran;
    QList<Link> links;
    QHash<qint64, qint64> places;
    QSet<QString> traders;
    while (m_tradesOfSlot.next()) {
        const qint64 id = m_tradesOfSlot.value(0).toLongLong();
        links.append({.id = id,
                      .onPool = m_tradesOfSlot.value(1).toBool(),
                      .before = u64FromColumn(m_tradesOfSlot.value(2)),
                      .after = u64FromColumn(m_tradesOfSlot.value(3))});
        places.insert(id, m_tradesOfSlot.value(4).toLongLong());
        traders.insert(m_tradesOfSlot.value(5).toString());
    }
    m_tradesOfSlot.finish();
    if (links.size() < 2)
        return {};
    qint64 place = 0;
    for (const qint64 id : Chain(links).ids()) {
        ++place;
        if (places.value(id) == place)
            continue;
        if (const Outcome set = run(m_setPlace, {place, id}); !set)
            return set;
        wallets.unite(traders);
    }
    return {};
}

Result<bool> MarketRepair::isArranged(qint64 token, quint64 slot)
{
    if (const Outcome ran = run(m_highestPlace, {token, toColumn(slot)}); !ran)
        return failure(ran.error());
    const bool isArranged = m_highestPlace.next() && m_highestPlace.value(0).toLongLong() > 0;
    m_highestPlace.finish();
    return isArranged;
}

Outcome MarketRepair::restore(StoredToken &token)
{
    if (const Outcome ran = run(m_newest, {token.id}); !ran)
        return ran;
    TokenSummary &t = token.summary;
    if (m_newest.next()) {
        const TradeRow row = readTrade(m_newest, t.mint, token.pool);
        t.virtualSolReserves = row.virtualSolReserves;
        t.virtualTokenReserves = row.virtualTokenReserves;
        t.realSolReserves = row.realSolReserves;
        t.realTokenReserves = row.realTokenReserves;
        t.lastTradeMs = row.timestamp * 1000;
        token.lastSlot = row.slot;
    } else {
        t.virtualSolReserves = token.launchVirtualSol;
        t.virtualTokenReserves = token.launchVirtualTokens;
        t.realSolReserves = 0;
        t.realTokenReserves = token.initialTokens;
        t.lastTradeMs = t.createdMs;
        token.lastSlot = 0;
    }
    m_newest.finish();
    derive(token);
    return {};
}

Outcome MarketRepair::rebuildPosition(qint64 token, const QString &wallet)
{
    if (const Outcome ran = run(m_tradesOfHolder, {wallet, token}); !ran)
        return ran;
    Position held;
    bool hasTraded = false;
    while (m_tradesOfHolder.next()) {
        MarketTrade trade;
        trade.row.isBuy = m_tradesOfHolder.value(0).toBool();
        trade.row.lamports = u64FromColumn(m_tradesOfHolder.value(1));
        trade.row.tokens = u64FromColumn(m_tradesOfHolder.value(2));
        trade.feeLamports = u64FromColumn(m_tradesOfHolder.value(3));
        applyTrade(held, trade);
        hasTraded = true;
    }
    m_tradesOfHolder.finish();
    if (!hasTraded)
        return run(m_deletePosition, {wallet, token});
    return run(m_writePosition,
               {wallet, token, toColumn(held.tokens), toColumn(held.costLamports), held.realisedLamports});
}

Outcome MarketRepair::removeTrades(const QString &signature, QSet<Holder> &holders)
{
    if (const Outcome ran = run(m_holdersOf, {signature}); !ran)
        return ran;
    bool hasTrades = false;
    while (m_holdersOf.next()) {
        holders.insert({m_holdersOf.value(0).toLongLong(), m_holdersOf.value(1).toString()});
        hasTrades = true;
    }
    m_holdersOf.finish();
    return hasTrades ? run(m_deleteTrades, {signature}) : Outcome();
}

Outcome MarketRepair::removeToken(qint64 token)
{
    for (const QString &sql : {u"DELETE FROM trade WHERE token=?"_s, u"DELETE FROM position WHERE token=?"_s,
                               u"DELETE FROM token WHERE id=?"_s}) {
        Result<QSqlQuery> query = m_database.prepare(sql);
        if (!query)
            return failure(query.error());
        if (const Outcome ran = run(*query, {token}); !ran)
            return ran;
    }
    return {};
}

} // namespace curvedesk
