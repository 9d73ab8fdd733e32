// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketWriter.h"

#include "core/market/KingOfTheHill.h"
#include "core/market/Positions.h"
#include "core/pump/curve/PumpAddresses.h"

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace marketSchema;

namespace {

constexpr qint64 millisecondsPerSecond = 1000;

} // namespace

Outcome MarketWriter::prepare()
{
    const QString tokenBy = u"SELECT "_s + tokenColumns() + u" FROM token WHERE "_s;
    const std::pair<QSqlQuery *, QString> statements[] = {
        {&m_findToken, tokenBy + u"mint = ?"_s},
        {&m_findById, tokenBy + u"id = ?"_s},
        {&m_findByPool, tokenBy + u"pool = ? AND pool <> ''"_s},
        {&m_findByLaunch, tokenBy + u"launched_by = ?"_s},
        {&m_findByCompletion, tokenBy + u"completed_by = ? AND completed_by <> ''"_s},
        {&m_findByPublication, tokenBy + u"published_by = ? AND published_by <> ''"_s},
        {&m_insertToken,
         u"INSERT INTO token("_s + tokenColumns()
             + u") VALUES(NULL,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,0,?,?,?,?,?,?,?,?)"_s},
        {&m_updateToken,
         u"UPDATE token SET complete=?, market_cap=?, progress=?, virtual_tokens=?, virtual_sol=?, real_tokens=?,"
         " real_sol=?, last_trade_ms=?, last_slot=? WHERE id=?"_s},
        {&m_rewriteToken,
         u"UPDATE token SET name=?, symbol=?, uri=?, creator=?, curve=?, curve_account=?, created_ms=?,"
         " initial_tokens=?, launch_tokens=?, launch_sol=?, pool=?, launched_by=?, completed_by=?, published_by=?,"
         " is_named=? WHERE id=?"_s},
        {&m_highest,
         u"SELECT mint, market_cap FROM token WHERE complete = 0 ORDER BY market_cap DESC, id ASC LIMIT 1"_s},
        {&m_setKing, u"UPDATE token SET king_since_ms=? WHERE mint=?"_s},
        {&m_insertTrade,
         u"INSERT INTO trade VALUES(NULL,?,?,?,?,?,?,?,?,?,?,?,?,?,?,"
         "(SELECT COALESCE(MAX(place),0) FROM trade WHERE token=? AND slot=?),?,?)"_s},
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
    return m_repair.prepare();
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
        newestMs = traded.row.timestamp * millisecondsPerSecond;
        if (const Outcome done = trade(traded, changes); !done)
            return done;
    }
    for (const MarketCompletion &completed : news.completions) {
        newestMs = completed.row.timestamp * millisecondsPerSecond;
        if (const Outcome done = complete(completed, changes); !done)
            return done;
    }
    return newestMs == 0 ? Outcome() : crown(newestMs, changes);
}

Outcome MarketWriter::remember(const MarketCursor &cursor)
{
    const std::pair<QString, QString> rows[] = {{u"last_signature"_s, cursor.signature},
                                                {u"last_slot"_s, QString::number(cursor.slot)},
                                                {u"last_time"_s, QString::number(cursor.time)}};
    for (const auto &[key, value] : rows) {
        if (const Outcome written = run(m_writeMeta, {key, toColumn(value)}); !written)
            return written;
    }
    return {};
}

Result<std::optional<StoredToken>> MarketWriter::findBy(QSqlQuery &query, const QVariant &value)
{
    if (const Outcome ran = run(query, {value}); !ran)
        return failure(ran.error());
    std::optional<StoredToken> found;
    if (query.next())
        found = readToken(query);
    query.finish();
    return found;
}

Result<std::optional<StoredToken>> MarketWriter::find(const QString &mint)
{
    return findBy(m_findToken, mint);
}

Outcome MarketWriter::insert(StoredToken &token)
{
    derive(token);
    const TokenSummary &t = token.summary;
    m_touched.insert(t.mint);
    const Outcome inserted = run(m_insertToken,
                                 {t.mint,
                                  toColumn(t.name),
                                  toColumn(t.symbol),
                                  toColumn(t.uri),
                                  toColumn(t.creator),
                                  toColumn(t.bondingCurve),
                                  toColumn(t.associatedBondingCurve),
                                  t.createdMs,
                                  t.complete ? 1 : 0,
                                  toColumn(t.marketCapLamports),
                                  toColumn(t.progressPpm),
                                  toColumn(t.virtualTokenReserves),
                                  toColumn(t.virtualSolReserves),
                                  toColumn(t.realTokenReserves),
                                  toColumn(t.realSolReserves),
                                  toColumn(token.initialTokens),
                                  t.lastTradeMs,
                                  toColumn(token.launchVirtualTokens),
                                  toColumn(token.launchVirtualSol),
                                  toColumn(token.pool),
                                  toColumn(token.launchedBy),
                                  toColumn(token.completedBy),
                                  toColumn(token.publishedBy),
                                  toColumn(token.lastSlot),
                                  token.isNamed ? 1 : 0});
    token.id = m_insertToken.lastInsertId().toLongLong();
    return inserted;
}

Outcome MarketWriter::move(const StoredToken &token)
{
    const TokenSummary &t = token.summary;
    m_touched.insert(t.mint);
    return run(m_updateToken,
               {t.complete ? 1 : 0, toColumn(t.marketCapLamports), toColumn(t.progressPpm),
                toColumn(t.virtualTokenReserves), toColumn(t.virtualSolReserves), toColumn(t.realTokenReserves),
                toColumn(t.realSolReserves), t.lastTradeMs, toColumn(token.lastSlot), token.id});
}

// Everything: what hardly ever changes too.
Outcome MarketWriter::rewrite(const StoredToken &token)
{
    const TokenSummary &t = token.summary;
    if (const Outcome done
        = run(m_rewriteToken,
              {toColumn(t.name), toColumn(t.symbol), toColumn(t.uri), toColumn(t.creator), toColumn(t.bondingCurve),
               toColumn(t.associatedBondingCurve), t.createdMs, toColumn(token.initialTokens),
               toColumn(token.launchVirtualTokens), toColumn(token.launchVirtualSol), toColumn(token.pool),
               toColumn(token.launchedBy), toColumn(token.completedBy), toColumn(token.publishedBy),
               token.isNamed ? 1 : 0, token.id});
        !done)
        return done;
    return move(token);
}

Outcome MarketWriter::launch(const MarketLaunch &launch, MarketStore::Changes &changes)
{
    const auto known = find(launch.token.mint);
    if (!known)
        return failure(known.error());
    if (*known && !(*known)->launchedBy.isEmpty())
        return {};
    StoredToken token{.summary = launch.token};
    if (*known) {
        // It was seen trading before: its words and its beginning come late, its reserves stand.
        const TokenSummary words = launch.token;
        token = **known;
        TokenSummary &t = token.summary;
        t.name = words.name;
        t.symbol = words.symbol;
        t.uri = words.uri;
        t.creator = words.creator;
        t.associatedBondingCurve = words.associatedBondingCurve;
        t.createdMs = words.createdMs;
    }
    token.initialTokens = launch.initialRealTokenReserves;
    token.launchVirtualTokens = launch.token.virtualTokenReserves;
    token.launchVirtualSol = launch.token.virtualSolReserves;
    token.launchedBy = launch.row.signature;
    token.isNamed = true;
    derive(token);
    changes.launches.append(launch.row);
    return *known ? rewrite(token) : insert(token);
}

Outcome MarketWriter::trade(const MarketTrade &trade, MarketStore::Changes &changes)
{
    auto known = trade.row.mint.isEmpty() ? findBy(m_findByPool, trade.row.pool) : find(trade.row.mint);
    if (!known)
        return failure(known.error());
    if (!*known && trade.row.mint.isEmpty())
        return {}; // a pool of no coin that we know
    if (!*known) {
        StoredToken seen;
        const Result<Address> mint = Address::fromBase58(trade.row.mint);
        if (!mint)
            return failure(mint.error());
        seen.summary.mint = trade.row.mint;
        seen.summary.creator = trade.creator;
        seen.summary.bondingCurve = pumpAddresses::bondingCurve(*mint).toBase58();
        seen.initialTokens = usualInitialTokens;
        seen.isNamed = false;
        if (const Outcome inserted = insert(seen); !inserted)
            return inserted;
        *known = seen;
    }
    StoredToken &token = **known;
    TradeRow row = trade.row;
    row.mint = token.summary.mint;
    const bool onPool = !row.pool.isEmpty();
    if (const Outcome inserted
        = run(m_insertTrade,
              {token.id, row.signature, trade.index, toColumn(row.slot), row.timestamp, row.user, row.isBuy ? 1 : 0,
               toColumn(row.lamports), toColumn(row.tokens), toColumn(trade.feeLamports),
               toColumn(row.virtualSolReserves), toColumn(row.virtualTokenReserves), toColumn(row.realSolReserves),
               toColumn(row.realTokenReserves), token.id, toColumn(row.slot), toColumn(trade.tokensBefore),
               onPool ? 1 : 0});
        !inserted) {
        if (isUniqueViolation(m_insertTrade.lastError()))
            return {};
        return inserted;
    }
    changes.trades.append(row);
    if (!onPool && row.realTokenReserves == 0 && !token.summary.complete) {
        token.summary.complete = true;
        token.completedBy = row.signature;
        if (const Outcome written = rewrite(token); !written)
            return written;
    }
    if (row.slot > token.lastSlot)
        return moveOn(token, trade);
    // In one slot, reserves tell which trade came first.
    const auto isArranged = m_repair.isArranged(token.id, row.slot);
    if (!isArranged)
        return failure(isArranged.error());
    const bool continues
        = row.slot == token.lastSlot && !*isArranged && trade.tokensBefore == token.summary.virtualTokenReserves;
    return continues ? moveOn(token, trade) : settleLate(token, trade);
}

Outcome MarketWriter::moveOn(StoredToken &token, const MarketTrade &trade)
{
    const TradeRow &row = trade.row;
    token.summary.virtualSolReserves = row.virtualSolReserves;
    token.summary.virtualTokenReserves = row.virtualTokenReserves;
    token.summary.realSolReserves = row.realSolReserves;
    token.summary.realTokenReserves = row.realTokenReserves;
    token.summary.lastTradeMs = row.timestamp * millisecondsPerSecond;
    token.lastSlot = row.slot;
    derive(token);
    if (const Outcome moved = move(token); !moved)
        return moved;
    return position(token.id, trade);
}

Outcome MarketWriter::settleLate(StoredToken &token, const MarketTrade &trade)
{
    QSet<QString> wallets{trade.row.user};
    if (const Outcome arranged = m_repair.arrange(token.id, trade.row.slot, wallets); !arranged)
        return arranged;
    if (const Outcome restored = m_repair.restore(token); !restored)
        return restored;
    if (const Outcome moved = move(token); !moved)
        return moved;
    for (const QString &wallet : std::as_const(wallets)) {
        if (const Outcome rebuilt = m_repair.rebuildPosition(token.id, wallet); !rebuilt)
            return rebuilt;
    }
    return {};
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
    auto known = find(completion.row.mint);
    if (!known)
        return failure(known.error());
    StoredToken token;
    if (*known) {
        token = **known;
    } else {
        token.summary.mint = completion.row.mint;
        token.summary.bondingCurve = completion.row.bondingCurve;
        token.initialTokens = usualInitialTokens;
        token.isNamed = false;
        if (const Outcome inserted = insert(token); !inserted)
            return inserted;
    }
    const bool isNew = !token.summary.complete || (completion.hasPool && token.publishedBy.isEmpty());
    if (!isNew)
        return {};
    if (token.completedBy.isEmpty())
        token.completedBy = completion.row.signature;
    token.summary.complete = true;
    if (completion.hasPool && token.publishedBy.isEmpty()) {
        token.publishedBy = completion.row.signature;
        token.pool = completion.row.pool;
        changes.publications.append(completion.row);
        if (completion.row.slot >= token.lastSlot) {
            token.summary.virtualSolReserves = token.summary.realSolReserves = completion.poolLamports;
            token.summary.virtualTokenReserves = token.summary.realTokenReserves = completion.poolTokens;
        }
    }
    derive(token);
    return rewrite(token);
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
            reigning = Contender{m_king, (*known)->summary.marketCapLamports};
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
