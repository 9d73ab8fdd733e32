// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketWriter.h"

#include "core/market/KingOfTheHill.h"
#include "core/market/Positions.h"

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace marketSchema;

Outcome MarketWriter::prepare()
{
    const std::pair<QSqlQuery *, QString> statements[] = {
        {&m_findToken, u"SELECT "_s + tokenColumns() + u" FROM token WHERE mint = ?"_s},
        {&m_insertToken,
         u"INSERT INTO token("_s + tokenColumns() + u") VALUES(NULL,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,0)"_s},
        {&m_updateToken,
         u"UPDATE token SET complete=?, market_cap=?, progress=?, virtual_tokens=?, virtual_sol=?, real_tokens=?,"
         " real_sol=?, last_trade_ms=? WHERE id=?"_s},
        {&m_highest,
         u"SELECT mint, market_cap FROM token WHERE complete = 0 ORDER BY market_cap DESC, id ASC LIMIT 1"_s},
        {&m_setKing, u"UPDATE token SET king_since_ms=? WHERE mint=?"_s},
        {&m_insertTrade, u"INSERT INTO trade VALUES(NULL,?,?,?,?,?,?,?,?,?,?,?,?,?,?)"_s},
        {&m_readPosition, u"SELECT tokens, cost, realised FROM position WHERE wallet=? AND token=?"_s},
        {&m_writePosition, u"INSERT OR REPLACE INTO position VALUES(?,?,?,?,?)"_s},
        {&m_writeMeta, u"INSERT OR REPLACE INTO meta VALUES(?,?)"_s},
    };
    for (const auto &[query, sql] : statements) {
        Result<QSqlQuery> prepared = m_database.prepare(sql);
        if (!prepared)
            return failure(prepared.error());
        *query = std::move(*prepared);
    }
    return {};
}

Outcome MarketWriter::apply(const MarketNews &news, MarketStore::Changes &changes)
{
    qint64 newestMs = 0;
    for (const MarketLaunch &launched : news.launches) {
        newestMs = launched.token.createdMs;
        if (const Outcome done = launch(launched, changes); !done)
            return done;
    }
    for (const MarketTrade &traded : news.trades) {
        newestMs = traded.row.timestamp * 1000;
        if (const Outcome done = trade(traded, changes); !done)
            return done;
    }
    for (const MarketCompletion &completed : news.completions) {
        newestMs = completed.row.timestamp * 1000;
        if (const Outcome done = complete(completed, changes); !done)
            return done;
    }
    return newestMs == 0 ? Outcome() : crown(newestMs, changes);
}

Outcome MarketWriter::remember(const QString &lastSignature)
{
    return run(m_writeMeta, {u"last_signature"_s, toColumn(lastSignature)});
}

Result<std::optional<StoredToken>> MarketWriter::find(const QString &mint)
{
    if (const Outcome ran = run(m_findToken, {mint}); !ran)
        return failure(ran.error());
    std::optional<StoredToken> found;
    if (m_findToken.next())
        found = readToken(m_findToken);
    m_findToken.finish();
    return found;
}

Outcome MarketWriter::launch(const MarketLaunch &launch, MarketStore::Changes &changes)
{
    const auto known = find(launch.token.mint);
    if (!known)
        return failure(known.error());
    if (*known)
        return {};
    StoredToken token {.id = 0, .initialTokens = launch.initialRealTokenReserves, .summary = launch.token};
    derive(token);
    const TokenSummary &t = token.summary;
    changes.launches.append(launch.row);
    m_touched.insert(t.mint);
    return run(m_insertToken,
               {t.mint, toColumn(t.name), toColumn(t.symbol), toColumn(t.uri), t.creator, t.bondingCurve,
                t.associatedBondingCurve, t.createdMs, t.complete ? 1 : 0, toColumn(t.marketCapLamports),
                toColumn(t.progressPpm), toColumn(t.virtualTokenReserves), toColumn(t.virtualSolReserves),
                toColumn(t.realTokenReserves), toColumn(t.realSolReserves), toColumn(token.initialTokens),
                t.lastTradeMs});
}

Outcome MarketWriter::move(const StoredToken &token)
{
    const TokenSummary &t = token.summary;
    m_touched.insert(t.mint);
    return run(m_updateToken,
               {t.complete ? 1 : 0, toColumn(t.marketCapLamports), toColumn(t.progressPpm),
                toColumn(t.virtualTokenReserves), toColumn(t.virtualSolReserves), toColumn(t.realTokenReserves),
                toColumn(t.realSolReserves), t.lastTradeMs, token.id});
}

Outcome MarketWriter::trade(const MarketTrade &trade, MarketStore::Changes &changes)
{
    auto known = find(trade.row.mint);
    if (!known)
        return failure(known.error());
    if (!*known)
        return {}; // a coin from before we looked: its launch comes with the catch-up or not at all
    StoredToken &token = **known;
    const TradeRow &row = trade.row;
    if (const Outcome inserted
        = run(m_insertTrade,
              {token.id, row.signature, trade.index, toColumn(row.slot), row.timestamp, row.user, row.isBuy ? 1 : 0,
               toColumn(row.lamports), toColumn(row.tokens), toColumn(trade.feeLamports),
               toColumn(row.virtualSolReserves), toColumn(row.virtualTokenReserves), toColumn(row.realSolReserves),
               toColumn(row.realTokenReserves)});
        !inserted) {
        if (isUniqueViolation(m_insertTrade.lastError()))
            return {};
        return inserted;
    }
    token.summary.virtualSolReserves = row.virtualSolReserves;
    token.summary.virtualTokenReserves = row.virtualTokenReserves;
    token.summary.realSolReserves = row.realSolReserves;
    token.summary.realTokenReserves = row.realTokenReserves;
    token.summary.complete = token.summary.complete || row.realTokenReserves == 0;
    token.summary.lastTradeMs = row.timestamp * 1000;
    derive(token);
    changes.trades.append(row);
    if (const Outcome moved = move(token); !moved)
        return moved;
    return position(token.id, trade);
}

Outcome MarketWriter::position(qint64 token, const MarketTrade &trade)
{
    if (const Outcome ran = run(m_readPosition, {trade.row.user, token}); !ran)
        return ran;
    Position held;
    if (m_readPosition.next()) {
        held.tokens = u64FromColumn(m_readPosition.value(0));
        held.costLamports = u64FromColumn(m_readPosition.value(1));
        held.realisedLamports = m_readPosition.value(2).toLongLong();
    }
    m_readPosition.finish();
    applyTrade(held, trade);
    return run(m_writePosition,
               {trade.row.user, token, toColumn(held.tokens), toColumn(held.costLamports), held.realisedLamports});
}

Outcome MarketWriter::complete(const MarketCompletion &completion, MarketStore::Changes &changes)
{
    if (completion.hasPool)
        changes.publications.append(completion.row);
    auto known = find(completion.row.mint);
    if (!known)
        return failure(known.error());
    if (!*known || (*known)->summary.complete)
        return {};
    (*known)->summary.complete = true;
    derive(**known);
    return move(**known);
}

Outcome MarketWriter::crown(qint64 nowMs, MarketStore::Changes &changes)
{
    if (const Outcome ran = run(m_highest, {}); !ran)
        return ran;
    Contender first;
    if (m_highest.next())
        first = {m_highest.value(0).toString(), u64FromColumn(m_highest.value(1))};
    m_highest.finish();

    std::optional<Contender> reigning;
    if (!m_king.isEmpty()) {
        const auto known = find(m_king);
        if (!known)
            return failure(known.error());
        if (*known && !(*known)->summary.complete)
            reigning = Contender {m_king, (*known)->summary.marketCapLamports};
    }
    const QString next = nextKing(reigning, first);
    if (next == m_king)
        return {};
    m_touched.insert(next);
    if (!m_king.isEmpty())
        m_touched.insert(m_king);
    m_king = next;
    changes.newKing = next;
    if (const Outcome dated = run(m_setKing, {nowMs, next}); !dated)
        return dated;
    return run(m_writeMeta, {u"king"_s, toColumn(next)});
}

} // namespace curvedesk
