// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/PumpAddresses.h"
#include "core/service/market/MarketServicePrivate.h"

#include <algorithm>

// How the market keeps up with the chain.
namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr Address programs[] = {pumpAddresses::program, pumpAddresses::ammProgram};

// More than there are in so many slots as a fork may take back.
constexpr int tradesToCheck = 8192;
constexpr int launchesToCheck = 256;

MarketNews newsOf(const LandedTransaction &transaction)
{
    const QString signature = transaction.signature.toBase58();
    if (transaction.failed)
        return {signature, transaction.slot, transaction.blockTime, {}, {}, {}};
    QList<ChainEvent> events;
    for (const ProgramCall &call : transaction.innerCalls) {
        if (Result<ChainEvent> event = chainEvents::fromCall(call.program, call.data))
            events.append(*std::move(event));
    }
    if (transaction.innerCalls.isEmpty())
        events = chainEvents::fromLogs(transaction.logs);
    return marketNews(signature, transaction.slot, transaction.blockTime, events);
}

MarketCursor cursorAt(const LandedTransaction &transaction)
{
    return {transaction.slot, transaction.blockTime, transaction.signature.toBase58()};
}

} // namespace

/// A stretch of a program's history, read backwards.
struct MarketService::Walk
{
    QList<MarketNews> news; ///< newest first; without transactions that mean nothing
    int count = 0;
    bool isWhole = false; ///< it reached what was known before; with nothing known, the beginning
    bool hasEnded = false; ///< there was no more
    MarketCursor newest;
    MarketCursor oldest;
};

Task<int> MarketService::start()
{
    if (!d->store) {
        auto store = MarketStore::open(d->databasePath);
        if (!store)
            co_return failure(store.error());
        d->store = std::move(*store);
        d->atStart = d->store->cursor();
        auto origins = d->store->newestOrigins(tradesToCheck, launchesToCheck);
        if (!origins)
            co_return failure(origins.error());
        d->knownAtStart = std::move(*origins);
        if (!d->atStart.signature.isEmpty()) // it may have meant nothing to the market
            d->knownAtStart.append({d->atStart.signature, d->atStart.slot, d->atStart.time});
        d->naming.start();
    }
    const auto caughtUp = co_await catchUp();
    co_return caughtUp;
}

Task<int> MarketService::catchUp()
{
    if (!d->store || d->isCatchingUp)
        co_return failure(ErrorCode::Unavailable, u"the market is starting"_s);
    d->isCatchingUp = true;
    auto missed = co_await readMissed();
    if (missed && d->checksLeft > 0) {
        --d->checksLeft;
        const auto phantoms = co_await takeBackPhantoms();
        if (phantoms)
            d->checksLeft = 0;
        if (phantoms && *phantoms > 0) {
            const int read = *missed;
            missed = co_await readMissed();
            if (missed)
                *missed += read;
        }
    }
    auto filled = missed;
    if (missed)
        filled = co_await fillHoles();
    d->isCatchingUp = false;
    d->wantsCatchUp = !filled || d->checksLeft > 0;
    drain();
    if (d->wantsCatchUp && (filled || filled.error().code != ErrorCode::Cancelled))
        d->retry.start();
    if (filled)
        co_return *missed + *filled;
    if (filled.error().code == ErrorCode::Cancelled || filled.error().code == ErrorCode::Storage
        || filled.error().code == ErrorCode::Damaged)
        co_return failure(filled.error());
    co_return failure(ErrorCode::Unavailable, u"the market could not catch up: "_s + filled.error().detail);
}

Task<int> MarketService::readMissed()
{
    if (d->joinsOn)
        co_return 0;
    const MarketCursor known = d->store->cursor();
    QList<Walk> walks;
    for (const Address &program : programs) {
        auto walk = co_await readBack(program, std::nullopt, known.slot, known.signature);
        if (!walk)
            co_return failure(walk.error());
        walks.append(std::move(*walk));
    }
    // Some nodes keep no history, and forget without saying so: one that has what is known of the curve program is
    // believed when it says that the AMM did nothing.
    d->nodeRemembers = walks.constFirst().isWhole;
    walks.last().isWhole = walks.constLast().isWhole || (walks.constLast().hasEnded && d->nodeRemembers);
    if (!d->nodeRemembers && walks.constFirst().count == 0)
        co_return 0; // what lands next leaves a gap before it
    MarketCursor newest = known;
    int count = 0;
    for (qsizetype i = 0; i < walks.size(); ++i) {
        const Walk &walk = walks.at(i);
        if (walk.newest.slot >= newest.slot && walk.count > 0)
            newest = walk.newest;
        count += walk.count;
        if (walk.isWhole || walk.count == 0)
            continue;
        const Outcome noted = d->store->writeHole({.id = 0,
                                                   .program = programs[i].toBase58(),
                                                   .fromSlot = known.slot,
                                                   .toSlot = walk.oldest.slot,
                                                   .times = {known.time, walk.oldest.time},
                                                   .before = walk.oldest.signature});
        if (!noted)
            co_return failure(noted.error());
    }
    // A coin is on its pool only after its curve: one program after the other keeps every coin's order.
    for (Walk &walk : walks) {
        std::ranges::reverse(walk.news);
        const auto changes = d->store->add(walk.news, newest);
        if (!changes)
            co_return failure(changes.error());
        d->announce(*this, *changes);
    }
    d->joinsOn = true;
    co_return count;
}

Task<int> MarketService::fillHoles()
{
    const auto holes = d->store->holes();
    if (!holes)
        co_return failure(holes.error());
    int count = 0;
    for (MarketStore::Hole hole : *holes) {
        const auto program = Address::fromBase58(hole.program);
        if (hole.fromSlot == 0 || !program)
            continue; // from before anybody looked
        std::optional<Signature> before;
        if (const auto signature = Signature::fromBase58(hole.before))
            before = *signature;
        auto walk = co_await readBack(*program, before, hole.fromSlot, {});
        if (!walk)
            co_return failure(walk.error());
        if (*program == pumpAddresses::program)
            d->nodeRemembers = d->nodeRemembers || walk->isWhole;
        else
            walk->isWhole = walk->isWhole || (walk->hasEnded && d->nodeRemembers);
        std::ranges::reverse(walk->news);
        const auto changes = d->store->add(walk->news, std::nullopt);
        if (!changes)
            co_return failure(changes.error());
        if (!walk->isWhole && walk->count > 0 && walk->oldest.slot <= hole.toSlot) {
            hole.toSlot = walk->oldest.slot;
            hole.times.to = walk->oldest.time;
            hole.before = walk->oldest.signature;
        }
        const Outcome noted = walk->isWhole ? d->store->closeHole(hole.id) : d->store->writeHole(hole);
        if (!noted)
            co_return failure(noted.error());
        d->announce(*this, *changes);
        count += walk->count;
    }
    co_return count;
}

// Back to `untilSlot`, all of which is read again: it may be known in part.
Task<MarketService::Walk> MarketService::readBack(Address program, std::optional<Signature> before, quint64 untilSlot,
                                                  QString untilSignature)
{
    Walk walk;
    for (int page = 0; d->options.maxPages == 0 || page < d->options.maxPages; ++page) {
        const auto read = co_await d->cluster.history(program, before, d->options.pageSize);
        if (!read && (walk.count == 0 || read.error().code == ErrorCode::Cancelled))
            co_return failure(read.error());
        if (!read)
            co_return walk; // what was read is worth having
        if (read->isEmpty()) {
            walk.hasEnded = true;
            walk.isWhole = untilSlot == 0;
            co_return walk;
        }
        for (const LandedTransaction &transaction : *read) {
            const MarketCursor at = cursorAt(transaction);
            if (transaction.slot < untilSlot || at.signature == untilSignature) {
                walk.isWhole = true;
                co_return walk;
            }
            if (walk.count == 0)
                walk.newest = at;
            walk.oldest = at;
            ++walk.count;
            MarketNews news = newsOf(transaction);
            if (!news.isEmpty())
                walk.news.append(std::move(news));
        }
        before = read->constLast().signature;
    }
    co_return walk;
}

void MarketService::take(const QList<LandedTransaction> &transactions)
{
    if (transactions.isEmpty())
        return;
    if (!d->store || d->isCatchingUp) {
        d->waiting.append(transactions);
        return;
    }
    if (!d->joinsOn)
        noteHole(transactions.constFirst());
    apply(transactions);
}

void MarketService::drain()
{
    for (const auto &each : std::exchange(d->waiting, {})) {
        if (const auto *landed = std::get_if<QList<LandedTransaction>>(&each))
            take(*landed);
        else
            drop(std::get<QList<Signature>>(each));
    }
}

// Between what is known and what lands now something may be missing.
void MarketService::noteHole(const LandedTransaction &first)
{
    const MarketCursor known = d->store->cursor();
    for (const Address &program : programs) {
        const Outcome noted = d->store->writeHole({.id = 0,
                                                   .program = program.toBase58(),
                                                   .fromSlot = known.slot,
                                                   .toSlot = first.slot,
                                                   .times = {known.time, first.blockTime},
                                                   .before = {}});
        if (!noted) {
            qWarning("a gap in the market could not be written: %s", qUtf8Printable(noted.error().detail));
            return;
        }
    }
    d->joinsOn = true;
}

void MarketService::apply(const QList<LandedTransaction> &transactions)
{
    QList<MarketNews> batch;
    batch.reserve(transactions.size());
    for (const LandedTransaction &transaction : transactions) {
        MarketNews news = newsOf(transaction);
        if (!news.isEmpty())
            batch.append(std::move(news));
    }
    MarketCursor cursor = d->store->cursor();
    if (transactions.constLast().slot >= cursor.slot)
        cursor = cursorAt(transactions.constLast());
    const auto changes = d->store->add(batch, cursor);
    if (!changes) {
        // What comes next leaves a gap behind it, to be filled.
        d->joinsOn = false;
        d->wantsCatchUp = true;
        d->retry.start();
        qWarning("the market could not be written: %s", qUtf8Printable(changes.error().detail));
        return;
    }
    d->announce(*this, *changes);
}

void MarketService::Private::announce(MarketService &service, const MarketStore::Changes &changes)
{
    for (const NewPoolRow &row : changes.launches)
        emit service.poolCreated(row);
    for (const TradeRow &row : changes.trades)
        emit service.tradeHappened(row);
    for (const PublicationRow &row : changes.publications)
        emit service.poolPublished(row);
    bool hasUnnamed = false;
    for (const TokenSummary &token : changes.tokens) {
        hasUnnamed = hasUnnamed || token.name.isEmpty();
        emit service.tokenChanged(token);
    }
    if (changes.newKing)
        emit service.kingChanged(*changes.newKing);
    if (hasUnnamed && !naming.isActive())
        naming.start();
}

} // namespace curvedesk
