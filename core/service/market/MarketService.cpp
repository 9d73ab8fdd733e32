// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/market/MarketService.h"

#include "core/market/Candles.h"
#include "core/metadata/MetadataStore.h"
#include "core/service/market/MarketServicePrivate.h"
#include "core/solana/TokenAccount.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int maxRows = 1000;
constexpr qint64 millisecondsPerSecond = 1000;

} // namespace

MarketService::MarketService(const QString &databasePath, Cluster &cluster, MetadataStore &metadata, QObject *parent)
    : MarketService(databasePath, cluster, metadata, Options(), parent)
{
}

MarketService::MarketService(const QString &databasePath, Cluster &cluster, MetadataStore &metadata, Options options,
                             QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(databasePath, cluster, metadata, options))
{
    connect(&cluster, &Cluster::transactionsLanded, this, &MarketService::take);
    connect(&cluster, &Cluster::transactionsDropped, this, &MarketService::drop);
    connect(&cluster, &Cluster::healthChanged, this, [this](const ClusterHealth &health) {
        if (health.state == ClusterHealth::State::Live && d->wantsCatchUp && !d->isCatchingUp)
            const auto running = catchUp();
    });
    connect(&cluster, &QObject::destroyed, &d->naming, &QTimer::stop);
    connect(&d->retry, &QTimer::timeout, this, [this] {
        if (d->wantsCatchUp && !d->isCatchingUp)
            const auto running = catchUp();
    });
    connect(&cluster, &QObject::destroyed, &d->retry, &QTimer::stop);
    d->retry.setSingleShot(true);
    d->retry.setInterval(options.retryMs);
    d->naming.setSingleShot(true);
    d->naming.setInterval(options.namingMs);
    d->listing.setInterval(std::chrono::minutes(5));
    connect(&d->listing, &QTimer::timeout, this, [this] { const auto running = readListing(); });
    connect(&cluster, &QObject::destroyed, &d->listing, &QTimer::stop);
    connect(&d->naming, &QTimer::timeout, this, [this] { const auto running = nameCoins(); });
}

MarketService::~MarketService() = default;

QList<MarketGap> MarketService::gaps() const
{
    QList<MarketGap> out;
    if (const auto holes = d->store->holes()) {
        for (const MarketStore::Hole &hole : *holes)
            out.append(hole.times);
    }
    return out;
}

Task<MarketService::TokenPage> MarketService::tokens(TokenSort sort, int limit, QString cursor)
{
    if (!d->store)
        co_return failure(ErrorCode::Unavailable, u"the market is starting"_s);
    auto page = d->store->tokens(sort, std::clamp(limit, 1, maxRows), cursor);
    if (!page)
        co_return failure(page.error());
    co_return TokenPage{std::move(page->tokens), std::move(page->next)};
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
    const auto summary = co_await known(mint);
    if (!summary)
        co_return failure(summary.error());
    TokenDetails details;
    details.summary = *summary;

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
    if (!document && d->listed.contains(mint)) {
        auto listed = co_await withListing(details);
        if (listed)
            details = std::move(*listed);
    }
    const auto address = Address::fromBase58(mint);
    if (!address)
        co_return details;
    const QList<Address> wanted{*address};
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
    const auto token = co_await known(mint);
    if (!token)
        co_return failure(token.error());
    QList<TradeRow> rows;
    const int wanted = std::clamp(limit, 1, maxRows);
    const Outcome visited = d->store->visitTrades(mint, [&](const TradeRow &row) {
        rows.append(row);
        return rows.size() <= wanted; // one more: what lies before the last
    });
    if (!visited)
        co_return failure(visited.error());
    const QList<MarketGap> unread = gaps();
    for (qsizetype i = 0; i < rows.size(); ++i) {
        const qint64 before = i + 1 < rows.size() ? rows.at(i + 1).timestamp : token->createdMs / millisecondsPerSecond;
        rows[i].followsGap = std::ranges::any_of(
            unread, [&](const MarketGap &gap) { return gap.touches(before, rows.at(i).timestamp); });
    }
    if (rows.size() > wanted)
        rows.removeLast();
    co_return rows;
}

Task<QList<Candle>> MarketService::candles(QString mint, int intervalSeconds, int limit)
{
    if (const Outcome offered = CandleBuilder::checkInterval(intervalSeconds); !offered)
        co_return failure(offered.error());
    const auto token = co_await known(mint);
    if (!token)
        co_return failure(token.error());
    CandleBuilder builder(intervalSeconds, std::clamp(limit, 1, maxRows));
    const Outcome visited = d->store->visitTrades(mint, [&](const TradeRow &row) { return builder.take(row); });
    if (!visited)
        co_return failure(visited.error());
    co_return builder.candles(gaps());
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
