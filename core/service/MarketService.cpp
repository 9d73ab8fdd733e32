// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/MarketService.h"

#include "core/cluster/Cluster.h"
#include "core/market/Candles.h"
#include "core/market/MarketStore.h"
#include "core/metadata/MetadataStore.h"
#include "core/pump/PumpAddresses.h"
#include "core/solana/TokenAccount.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int catchUpPage = 1000;
constexpr int maxRows = 1000;

MarketNews newsOf(const LandedTransaction &transaction)
{
    if (transaction.failed)
        return {};
    return marketNews(transaction.signature.toBase58(), transaction.slot, transaction.blockTime, transaction.logs);
}

} // namespace

class MarketService::Private
{
public:
    Private(QString path, Cluster &chain, MetadataStore &documents)
        : databasePath(std::move(path))
        , cluster(chain)
        , metadata(documents)
    {
    }

    QString databasePath;
    Cluster &cluster;
    MetadataStore &metadata;
    std::unique_ptr<MarketStore> store;
    /// What lands while the catch-up runs; applied behind it.
    QList<LandedTransaction> waiting;
    bool caughtUp = false;
};

MarketService::MarketService(const QString &databasePath, Cluster &cluster, MetadataStore &metadata, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(databasePath, cluster, metadata))
{
    connect(&cluster, &Cluster::transactionsLanded, this, [this](const QList<LandedTransaction> &transactions) {
        if (d->caughtUp)
            apply(transactions);
        else
            d->waiting += transactions;
    });
}

MarketService::~MarketService() = default;

Task<int> MarketService::start()
{
    auto store = MarketStore::open(d->databasePath);
    if (!store)
        co_return failure(store.error());
    d->store = std::move(*store);

    std::optional<Signature> until;
    if (const auto last = Signature::fromBase58(d->store->lastSignature()))
        until = *last;
    QList<LandedTransaction> missed; // newest first
    std::optional<Signature> before;
    for (bool more = true; more;) {
        const auto page = co_await d->cluster.history(pumpAddresses::program, before, catchUpPage);
        if (!page)
            co_return failure(page.error());
        more = page->size() == catchUpPage;
        for (const LandedTransaction &transaction : *page) {
            if (until && transaction.signature == *until) {
                more = false;
                break;
            }
            missed.append(transaction);
        }
        if (more)
            before = page->constLast().signature;
    }
    std::ranges::reverse(missed);
    const int count = static_cast<int>(missed.size());
    apply(missed);
    d->caughtUp = true;
    apply(std::exchange(d->waiting, {}));
    co_return count;
}

void MarketService::apply(const QList<LandedTransaction> &transactions)
{
    if (transactions.isEmpty())
        return;
    QList<MarketNews> batch;
    batch.reserve(transactions.size());
    for (const LandedTransaction &transaction : transactions)
        batch.append(newsOf(transaction));
    const auto changes = d->store->add(batch, transactions.constLast().signature.toBase58());
    if (!changes) {
        // The rows come back with the next catch-up: the last signature was not moved on.
        qWarning("the market could not be written: %s", qUtf8Printable(changes.error().detail));
        return;
    }
    for (const NewPoolRow &row : changes->launches)
        emit poolCreated(row);
    for (const TradeRow &row : changes->trades)
        emit tradeHappened(row);
    for (const PublicationRow &row : changes->publications)
        emit poolPublished(row);
    for (const TokenSummary &token : changes->tokens)
        emit tokenChanged(token);
    if (!changes->newKing.isEmpty())
        emit kingChanged(changes->newKing);
}

Task<MarketService::TokenPage> MarketService::tokens(TokenSort sort, int limit, QString cursor)
{
    if (!d->store)
        co_return failure(ErrorCode::Unavailable, u"the market is starting"_s);
    auto page = d->store->tokens(sort, std::clamp(limit, 1, maxRows), cursor);
    if (!page)
        co_return failure(page.error());
    co_return TokenPage {std::move(page->tokens), std::move(page->next)};
}

Task<TokenDetails> MarketService::king()
{
    if (!d->store)
        co_return failure(ErrorCode::Unavailable, u"the market is starting"_s);
    const QString mint = d->store->king();
    if (mint.isEmpty())
        co_return failure(ErrorCode::TokenNotFound, u"Token not found"_s);
    const auto found = co_await details(mint);
    co_return found;
}

Task<TokenDetails> MarketService::details(QString mint)
{
    if (!d->store)
        co_return failure(ErrorCode::Unavailable, u"the market is starting"_s);
    auto summary = d->store->token(mint);
    if (!summary)
        co_return failure(summary.error());
    TokenDetails details;
    details.summary = std::move(*summary);

    // Document and image are optional: a coin without them is still a coin.
    const auto document = co_await d->metadata.metadata(details.summary.uri);
    if (document) {
        details.description = document->description;
        details.twitter = document->twitter;
        details.telegram = document->telegram;
        details.website = document->website;
        details.imageUri = document->image;
        const auto image = co_await d->metadata.image(document->image);
        if (image)
            details.image = *image;
    }
    const auto address = Address::fromBase58(mint);
    if (!address)
        co_return details;
    const QList<Address> wanted {*address};
    const auto accounts = co_await d->cluster.accounts(wanted);
    if (accounts && accounts->accounts.constFirst()) {
        if (const auto account = MintAccount::decode(accounts->accounts.constFirst()->data)) {
            details.mintAuthorityRevoked = !account->mintAuthority;
            details.freezeAuthorityRevoked = !account->freezeAuthority;
        }
    }
    co_return details;
}

Task<QList<TradeRow>> MarketService::trades(QString mint, int limit)
{
    if (!d->store)
        co_return failure(ErrorCode::Unavailable, u"the market is starting"_s);
    if (const auto known = d->store->token(mint); !known)
        co_return failure(known.error());
    QList<TradeRow> rows;
    const int wanted = std::clamp(limit, 1, maxRows);
    const Outcome visited = d->store->visitTrades(mint, [&](const TradeRow &row) {
        rows.append(row);
        return rows.size() < wanted;
    });
    if (!visited)
        co_return failure(visited.error());
    co_return rows;
}

Task<QList<Candle>> MarketService::candles(QString mint, int intervalSeconds, int limit)
{
    if (!d->store)
        co_return failure(ErrorCode::Unavailable, u"the market is starting"_s);
    if (const Outcome offered = CandleBuilder::checkInterval(intervalSeconds); !offered)
        co_return failure(offered.error());
    if (const auto known = d->store->token(mint); !known)
        co_return failure(known.error());
    CandleBuilder builder(intervalSeconds, std::clamp(limit, 1, maxRows));
    const Outcome visited = d->store->visitTrades(mint, [&](const TradeRow &row) { return builder.take(row); });
    if (!visited)
        co_return failure(visited.error());
    co_return builder.candles();
}

Task<QList<Position>> MarketService::positions(QStringList wallets)
{
    if (!d->store)
        co_return failure(ErrorCode::Unavailable, u"the market is starting"_s);
    auto found = d->store->positions(wallets);
    if (!found)
        co_return failure(found.error());
    co_return *found;
}

} // namespace curvedesk
