// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketStore.h"

#include "core/market/MarketSchema.h"
#include "core/market/MarketWriter.h"

#include <limits>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace marketSchema;

class MarketStore::Private
{
public:
    explicit Private(Database &&opened)
        : database(std::move(opened))
        , writer(database)
    {
    }

    [[nodiscard]] Outcome prepare()
    {
        if (const Outcome prepared = writer.prepare(); !prepared)
            return prepared;
        Result<QSqlQuery> trades
            = database.prepare(u"SELECT %1 FROM trade WHERE token = ? %2"_s.arg(tradeColumns(), newestFirst()));
        if (!trades)
            return failure(trades.error());
        tradesOfToken = std::move(*trades);
        const Result<QVariant> king = database.value(u"SELECT value FROM meta WHERE key = 'king'"_s);
        if (!king)
            return failure(king.error());
        writer.setKing(king->toString());
        return readCursor();
    }

    [[nodiscard]] Outcome readCursor()
    {
        const auto meta = [this](const QString &key) {
            return database.value(u"SELECT value FROM meta WHERE key = '%1'"_s.arg(key));
        };
        const Result<QVariant> signature = meta(u"last_signature"_s);
        const Result<QVariant> slot = meta(u"last_slot"_s);
        const Result<QVariant> time = meta(u"last_time"_s);
        for (const auto *each : {&signature, &slot, &time}) {
            if (!*each)
                return failure(each->error());
        }
        cursor = {slot->toString().toULongLong(), time->toString().toLongLong(), signature->toString()};
        return {};
    }

    Database database;
    MarketWriter writer;
    QSqlQuery tradesOfToken;
    MarketCursor cursor;
};

Result<std::unique_ptr<MarketStore>> MarketStore::open(const QString &databasePath)
{
    Result<Database> database = Database::open(databasePath, migrations());
    if (!database)
        return failure(database.error());
    // Whatever is lost here comes back from the chain: no need to wait for the disk.
    if (const Outcome relaxed = database->execute(u"PRAGMA synchronous = NORMAL"_s); !relaxed)
        return failure(relaxed.error());
    auto d = std::make_unique<Private>(std::move(*database));
    if (const Outcome prepared = d->prepare(); !prepared)
        return failure(prepared.error());
    return std::unique_ptr<MarketStore>(new MarketStore(std::move(d)));
}

MarketStore::MarketStore(std::unique_ptr<Private> parts)
    : d(std::move(parts))
{
}

MarketStore::~MarketStore() = default;

template<class Work> Result<MarketStore::Changes> MarketStore::change(const Work &work)
{
    Changes changes;
    const QString kingBefore = d->writer.king();
    const Outcome changed = d->database.transaction([&] { return work(changes); });
    const QSet<QString> touched = d->writer.takeTouched();
    if (!changed) {
        d->writer.setKing(kingBefore);
        return failure(changed.error());
    }
    for (const QString &mint : touched) {
        if (const Result<TokenSummary> current = token(mint))
            changes.tokens.append(*current);
    }
    return changes;
}

Result<MarketStore::Changes> MarketStore::add(const QList<MarketNews> &batch, const std::optional<MarketCursor> &cursor)
{
    auto changes = change([&](Changes &out) -> Outcome {
        for (const MarketNews &news : batch) {
            if (const Outcome done = d->writer.apply(news, out); !done)
                return done;
        }
        return cursor ? d->writer.remember(*cursor) : Outcome();
    });
    if (changes && cursor)
        d->cursor = *cursor;
    return changes;
}

Result<MarketStore::Changes> MarketStore::drop(const QStringList &signatures)
{
    return change([&](Changes &out) { return d->writer.drop(signatures, out); });
}

Result<MarketStore::Changes> MarketStore::describe(const QList<CoinOnChain> &coins)
{
    return change([&](Changes &out) -> Outcome {
        for (const CoinOnChain &coin : coins) {
            if (const Outcome done = d->writer.describe(coin, d->cursor.time * 1000, out); !done)
                return done;
        }
        return {};
    });
}

Result<QStringList> MarketStore::unnamed(int limit) const
{
    Result<QSqlQuery> query
        = d->database.prepare(u"SELECT mint FROM token WHERE is_named = 0 ORDER BY last_trade_ms DESC LIMIT ?"_s);
    if (!query)
        return failure(query.error());
    if (const Outcome ran = run(*query, {limit}); !ran)
        return failure(ran.error());
    QStringList mints;
    while (query->next())
        mints.append(query->value(0).toString());
    return mints;
}

const MarketCursor &MarketStore::cursor() const
{
    return d->cursor;
}

Result<QList<MarketStore::Origin>> MarketStore::newestOrigins(int trades, int launches) const
{
    QList<Origin> origins;
    QSet<QString> seen;
    const std::pair<QString, int> sources[] = {
        {u"SELECT signature, time, slot FROM trade ORDER BY id DESC LIMIT ?"_s, trades},
        {u"SELECT launched_by, created_ms / 1000, NULL FROM token WHERE launched_by <> '' ORDER BY id DESC LIMIT ?"_s,
         launches},
    };
    for (const auto &[sql, limit] : sources) {
        Result<QSqlQuery> query = d->database.prepare(sql);
        if (!query)
            return failure(query.error());
        if (const Outcome ran = run(*query, {limit}); !ran)
            return failure(ran.error());
        while (query->next()) {
            Origin origin{query->value(0).toString(), {}, query->value(1).toLongLong()};
            if (seen.contains(origin.signature))
                continue;
            seen.insert(origin.signature);
            if (!query->isNull(2))
                origin.slot = u64FromColumn(query->value(2));
            origins.append(std::move(origin));
        }
    }
    return origins;
}

Outcome MarketStore::writeHole(const Hole &hole)
{
    Result<QSqlQuery> query = d->database.prepare(u"INSERT OR REPLACE INTO gap VALUES(?,?,?,?,?,?,?)"_s);
    if (!query)
        return failure(query.error());
    return run(*query,
               {hole.id == 0 ? QVariant(QMetaType::fromType<qlonglong>()) : QVariant(hole.id), hole.program,
                toColumn(hole.fromSlot), hole.times.from, toColumn(hole.toSlot), hole.times.to, toColumn(hole.before)});
}

Outcome MarketStore::closeHole(qint64 id)
{
    Result<QSqlQuery> query = d->database.prepare(u"DELETE FROM gap WHERE id = ?"_s);
    if (!query)
        return failure(query.error());
    return run(*query, {id});
}

Result<QList<MarketStore::Hole>> MarketStore::holes() const
{
    Result<QSqlQuery> query = d->database.prepare(
        u"SELECT id, program, from_slot, from_time, to_slot, to_time, before FROM gap ORDER BY to_slot DESC, id"_s);
    if (!query)
        return failure(query.error());
    if (const Outcome ran = run(*query, {}); !ran)
        return failure(ran.error());
    QList<Hole> holes;
    while (query->next()) {
        holes.append({.id = query->value(0).toLongLong(),
                      .program = query->value(1).toString(),
                      .fromSlot = u64FromColumn(query->value(2)),
                      .toSlot = u64FromColumn(query->value(4)),
                      .times = {query->value(3).toLongLong(), query->value(5).toLongLong()},
                      .before = query->value(6).toString()});
    }
    return holes;
}

Result<MarketStore::Page> MarketStore::tokens(TokenSort sort, int limit, const QString &cursor) const
{
    QString column;
    switch (sort) {
    case TokenSort::MarketCap:
        column = u"market_cap"_s;
        break;
    case TokenSort::Newest:
        column = u"created_ms"_s;
        break;
    case TokenSort::LastTrade:
        column = u"last_trade_ms"_s;
        break;
    case TokenSort::Progress:
        column = u"progress"_s;
        break;
    }
    // Lists by worth are about coins still on their curve; their indexes start with that column.
    const bool onCurveOnly = sort == TokenSort::MarketCap || sort == TokenSort::Progress;
    qint64 fromValue = std::numeric_limits<qint64>::max();
    qint64 fromId = std::numeric_limits<qint64>::max();
    if (!cursor.isEmpty()) {
        const qsizetype dot = cursor.indexOf(u'.');
        bool valueOk = false;
        bool idOk = false;
        fromValue = cursor.left(dot).toLongLong(&valueOk);
        fromId = cursor.sliced(dot + 1).toLongLong(&idOk);
        if (dot < 0 || !valueOk || !idOk)
            return failure(ErrorCode::InvalidInput, u"cursor is not one of ours"_s);
    }
    Result<QSqlQuery> query = d->database.prepare(
        u"SELECT %1 FROM token WHERE %3 (%2, id) < (?, ?) ORDER BY %2 DESC, id DESC LIMIT ?"_s.arg(
            tokenColumns(), column, onCurveOnly ? u"complete = 0 AND"_s : QString()));
    if (!query)
        return failure(query.error());
    if (const Outcome ran = run(*query, {fromValue, fromId, limit + 1}); !ran)
        return failure(ran.error());
    Page page;
    while (query->next()) {
        StoredToken token = readToken(*query);
        if (page.tokens.size() == limit) {
            page.next = u"%1.%2"_s.arg(fromValue).arg(fromId);
            break;
        }
        const TokenSummary &t = token.summary;
        fromId = token.id;
        fromValue = sort == TokenSort::MarketCap ? static_cast<qint64>(t.marketCapLamports)
            : sort == TokenSort::Newest          ? t.createdMs
            : sort == TokenSort::LastTrade       ? t.lastTradeMs
                                                 : static_cast<qint64>(t.progressPpm);
        token.summary.isKing = t.mint == d->writer.king();
        page.tokens.append(token.summary);
    }
    return page;
}

Result<TokenSummary> MarketStore::token(const QString &mint) const
{
    const auto found = d->writer.find(mint);
    if (!found)
        return failure(found.error());
    if (!*found)
        return failure(ErrorCode::TokenNotFound, u"Token not found"_s);
    TokenSummary summary = (*found)->summary;
    summary.isKing = summary.mint == d->writer.king();
    return summary;
}

const QString &MarketStore::king() const
{
    return d->writer.king();
}

Outcome MarketStore::visitTrades(const QString &mint, const std::function<bool(const TradeRow &)> &visit) const
{
    const auto token = d->writer.find(mint);
    if (!token)
        return failure(token.error());
    if (!*token)
        return {};
    QSqlQuery &query = d->tradesOfToken;
    if (const Outcome ran = run(query, {(*token)->id}); !ran)
        return ran;
    while (query.next() && visit(readTrade(query, mint, (*token)->pool))) { }
    query.finish();
    return {};
}

Result<QList<Position>> MarketStore::positions(const QStringList &wallets) const
{
    Result<QSqlQuery> query = d->database.prepare(
        u"SELECT token.mint, token.symbol, position.tokens, position.cost, position.realised FROM position"
        " JOIN token ON token.id = position.token WHERE position.wallet = ? ORDER BY token.id"_s);
    if (!query)
        return failure(query.error());
    QList<Position> positions;
    for (const QString &wallet : wallets) {
        if (const Outcome ran = run(*query, {wallet}); !ran)
            return failure(ran.error());
        while (query->next()) {
            positions.append({.wallet = wallet,
                              .mint = query->value(0).toString(),
                              .symbol = query->value(1).toString(),
                              .tokens = u64FromColumn(query->value(2)),
                              .costLamports = u64FromColumn(query->value(3)),
                              .realisedLamports = query->value(4).toLongLong()});
        }
        query->finish();
    }
    return positions;
}

} // namespace curvedesk
