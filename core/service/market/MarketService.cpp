// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/market/MarketService.h"

#include "core/journal/OrderJournal.h"
#include "core/metadata/MetadataStore.h"
#include "core/service/coin/CoinReader.h"
#include "core/service/market/CoinLookup.h"

#include <QDateTime>
#include <QPointer>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int maxRows = 1000;
constexpr int maxHolders = 1'000'000;
constexpr qint64 heldForMs = 5000; // on a cluster, whose nodes count the calls

/// The error Unavailable, of a question while there is no market.
tl::unexpected<Error> notStarted()
{
    return failure(ErrorCode::Unavailable, u"the market is starting"_s);
}

/// The transfers of tokens that succeeded, by the journal; none without a journal. Storage, Damaged.
Result<QList<TokenTransfer>> tokenTransfers(const OrderJournal *journal)
{
    QList<TokenTransfer> transfers;
    if (journal == nullptr)
        return transfers;
    const Result<QList<Order>> orders = journal->tokenTransfers();
    if (!orders)
        return failure(orders.error());
    for (const Order &order : *orders)
        transfers.append({.from = order.wallet.toBase58(),
                          .to = order.recipient.value_or(Address()).toBase58(),
                          .mint = order.mint.toBase58(),
                          .tokens = order.movedTokens,
                          .slot = order.slot});
    return transfers;
}

} // namespace

MarketService::MarketService(const QString &databasePath, Cluster &cluster, MetadataStore &metadata,
                             MarketOptions options)
    : m_cluster(cluster)
    , m_metadata(metadata)
    , m_databasePath(databasePath)
    , m_reader(cluster, options)
{
    connect(&m_reader, &MarketReader::changed, this, &MarketService::announce);
    connect(&m_reader, &MarketReader::gapNoted, this, &MarketService::gapNoted);
    connect(&m_reader, &MarketReader::gapFilled, this, &MarketService::gapFilled);
    // Later, because the caller that noticed the damage still uses the market; once, though others notice it as well.
    m_replacing.setSingleShot(true);
    connect(&m_reader, &MarketReader::damaged, &m_replacing, qOverload<>(&QTimer::start));
    connect(&m_replacing, &QTimer::timeout, this, &MarketService::replaceStore);
    connect(&m_listing, &CoinListing::listed, this, &MarketService::lookUpListed);
    m_naming.setSingleShot(true);
    m_naming.setInterval(options.namingMs);
    connect(&m_naming, &QTimer::timeout, this, &MarketService::lookUpUnnamed);
    connect(&cluster, &QObject::destroyed, &m_naming, &QTimer::stop);
    connect(&cluster, &QObject::destroyed, this, [this] { m_listing.useDirectory(nullptr); });
}

Task<int> MarketService::start()
{
    if (!m_market) {
        auto market = Market::open(m_databasePath);
        if (!market)
            co_return failure(market.error());
        setMarket(std::move(*market));
    }
    const auto caughtUp = co_await m_reader.catchUp();
    co_return caughtUp;
}

Task<int> MarketService::catchUp()
{
    return m_reader.catchUp();
}

void MarketService::setMarket(std::unique_ptr<Market> market)
{
    m_reader.setMarket(market.get());
    m_ranked.setMarket(market.get());
    m_market = std::move(market);
    m_naming.start();
}

template<class T> Result<T> MarketService::replacingIfDamaged(Result<T> answer)
{
    if (answer || answer.error().code != ErrorCode::Damaged)
        return answer;
    emit m_reader.damaged();
    return failure(ErrorCode::Unavailable, u"the market's database is damaged and read from the chain again"_s);
}

void MarketService::replaceStore()
{
    if (!m_market)
        return;
    setMarket(nullptr);
    auto market = Market::replace(m_databasePath);
    if (!market) {
        qWarning("the market's database could not be replaced: %s", qUtf8Printable(market.error().detail));
        return;
    }
    setMarket(std::move(*market));
    const auto running = m_reader.catchUp();
}

void MarketService::announce(const MarketChanges &changes)
{
    emit changed(changes);
    if (!changes.droppedSignatures.isEmpty())
        emit tradesDropped(changes.droppedSignatures);
    for (const QString &mint : changes.droppedMints)
        emit tokenDropped(mint);
    for (const TradeRow &row : changes.trades)
        emit tradeHappened(row);
    bool hasUnnamed = false;
    for (const TokenSummary &token : changes.tokens) {
        hasUnnamed = hasUnnamed || token.name.isEmpty();
        emit tokenChanged(token);
    }
    if (changes.newKing)
        emit kingChanged(*changes.newKing);
    if (hasUnnamed && !m_naming.isActive())
        m_naming.start();
}

void MarketService::useDirectory(TokenDirectory *directory)
{
    m_listing.useDirectory(directory);
}

Outcome MarketService::addCoins(const QList<CoinOnChain> &coins)
{
    if (!m_market)
        return notStarted();
    const auto changes = replacingIfDamaged(m_market->describe(coins));
    if (!changes)
        return failure(changes.error());
    announce(*changes);
    return {};
}

QCoro::Task<> MarketService::lookUpUnnamed()
{
    if (m_isNaming || !m_market)
        co_return;
    const auto mints = replacingIfDamaged(m_market->mintsWithoutMetadata(static_cast<int>(coinLookup::maxCoins)));
    if (!mints || mints->isEmpty())
        co_return;
    const QPointer<MarketService> self(this);
    m_isNaming = true;
    const auto coins = co_await coinLookup::read(m_cluster, *mints);
    if (!self)
        co_return;
    m_isNaming = false;
    if (!coins || !addCoins(*coins))
        co_return; // the next trade of such a coin asks again
    if (mints->size() == coinLookup::maxCoins)
        m_naming.start();
}

QCoro::Task<> MarketService::lookUpListed(QStringList mints)
{
    const QPointer<MarketService> self(this);
    mints.removeIf([this](const QString &mint) { return m_market && m_market->token(mint); });
    while (!mints.isEmpty()) {
        const QStringList part = mints.first(std::min(mints.size(), coinLookup::maxCoins));
        mints = mints.sliced(part.size());
        auto found = co_await coinLookup::read(m_cluster, part);
        if (!found || !self)
            co_return;
        found->removeIf([](const CoinOnChain &coin) { return coin.summary.bondingCurve.isEmpty(); });
        if (!addCoins(*found))
            co_return;
    }
}

Task<TokenSummary> MarketService::findOrAdd(QString mint)
{
    if (!m_market)
        co_return notStarted();
    auto summary = replacingIfDamaged(m_market->token(mint));
    const bool isNew = !summary && summary.error().code == ErrorCode::TokenNotFound;
    if (!isNew)
        co_return summary;
    const QPointer<MarketService> self(this);
    const QStringList wanted{mint};
    const auto coins = co_await coinLookup::read(m_cluster, wanted);
    if (!coins)
        co_return failure(coins.error());
    if (coins->constFirst().summary.bondingCurve.isEmpty())
        co_return tokenNotFound();
    if (!self)
        co_return notStarted();
    if (const Outcome added = addCoins(*coins); !added)
        co_return failure(added.error());
    co_return replacingIfDamaged(m_market->token(mint));
}

Task<MarketService::TokenPage> MarketService::tokens(TokenSort sort, int limit, QString cursor)
{
    co_return replacingIfDamaged(m_market ? m_market->tokens(sort, std::clamp(limit, 1, maxRows), cursor)
                                          : notStarted());
}

Task<TokenDetails> MarketService::king()
{
    if (!m_market)
        co_return notStarted();
    const QString mint = m_market->king();
    if (mint.isEmpty())
        co_return tokenNotFound();
    const auto found = co_await details(mint);
    co_return found;
}

Task<TokenDetails> MarketService::details(QString mint)
{
    const auto summary = co_await findOrAdd(mint);
    if (!summary)
        co_return failure(summary.error());
    TokenDetails details;
    details.summary = *summary;

    // Document and image are optional: a coin without them is still a coin.
    const QPointer<MarketService> self(this);
    const auto document = co_await m_metadata.metadata(details.summary.uri);
    if (!self)
        co_return details;
    if (document) {
        details.description = document->description;
        details.twitter = document->twitter;
        details.telegram = document->telegram;
        details.website = document->website;
        details.imageUri = document->image;
        const auto image = co_await m_metadata.image(document->image);
        if (!self)
            co_return details;
        if (image)
            details.image = *image;
    }
    if (!document && m_listing.contains(mint)) {
        auto listed = co_await m_listing.fillIn(details);
        if (listed)
            details = std::move(*listed);
        if (!self)
            co_return details;
    }
    const auto audit = co_await coinLookup::audit(m_cluster, mint);
    if (audit)
        details.audit = *audit;
    // The coin may have been traded meanwhile, or be complete.
    if (const auto present = self && m_market ? m_market->token(mint) : notStarted(); present)
        details.summary = *present;
    co_return details;
}

Task<QByteArray> MarketService::keptImage(QString mint)
{
    if (!m_market)
        co_return notStarted();
    const auto token = replacingIfDamaged(m_market->token(mint));
    if (!token)
        co_return failure(token.error());
    const auto image = co_await m_metadata.keptImage(token->uri);
    co_return image;
}

Task<MarketService::TradePage> MarketService::tradePage(QString mint, int limit, QString cursor)
{
    const auto token = co_await findOrAdd(mint);
    if (!token)
        co_return failure(token.error());
    co_return replacingIfDamaged(m_market->trades(mint, std::clamp(limit, 1, maxRows), cursor));
}

Task<MarketService::CandlePage> MarketService::candlePage(QString mint, int intervalSeconds, int limit, QString cursor)
{
    const auto token = co_await findOrAdd(mint);
    if (!token)
        co_return failure(token.error());
    co_return replacingIfDamaged(m_market->candles(mint, intervalSeconds, std::clamp(limit, 1, maxRows), cursor));
}

Result<QList<Position>> MarketService::tradedPositions(const QStringList &wallets)
{
    if (!m_market)
        return notStarted();
    const auto transfers = tokenTransfers(m_journal);
    if (!transfers)
        return failure(transfers.error());
    return replacingIfDamaged(m_market->positions(wallets, *transfers));
}

Task<QList<Position>> MarketService::positions(QStringList wallets)
{
    auto positions = tradedPositions(wallets);
    if (!positions)
        co_return failure(positions.error());
    const QPointer<MarketService> self(this);
    const QStringList asked = walletsToRead(wallets, *positions);
    // A holding that was read a while ago is right unless it has moved since.
    const bool isFresh = !m_cluster.isAuthoritative() && m_held.wallets == asked && m_heldAge.isValid()
        && !m_heldAge.hasExpired(heldForMs);
    if (!isFresh) {
        const QList<Position> known = *positions;
        const auto held = co_await readHeldTokens(m_cluster, asked, known);
        if (!self)
            co_return positions;
        positions = tradedPositions(wallets); // with the trades that landed meanwhile
        if (!positions || (!held && m_held.wallets != asked))
            co_return positions;
        m_held = held.value_or(m_held); // trades alone do not tell what other programs moved
        if (held)
            m_heldAge.start();
    }
    m_held.applyTo(*positions);
    for (Position &position : *positions) {
        if (!position.symbol.isEmpty())
            continue;
        if (const auto token = m_market ? m_market->token(position.mint) : notStarted(); token)
            position.symbol = token->symbol;
    }
    // Of what came without a trade only coins are positions.
    positions->removeIf([](const Position &each) { return each.symbol.isEmpty() && each.slot == 0; });
    co_return positions;
}

Task<QList<CoinFigures>> MarketService::figures(QStringList mints, bool withHolders)
{
    co_return replacingIfDamaged(m_market ? m_market->figures(mints, withHolders, QDateTime::currentSecsSinceEpoch())
                                          : notStarted());
}

Task<RankedPage> MarketService::ranked(CoinOrder order, int limit, QString cursor)
{
    const QPointer<MarketService> self(this);
    const auto page = co_await m_ranked.page(order, std::clamp(limit, 1, maxRows), cursor);
    co_return self ? replacingIfDamaged(page) : page;
}

Task<QList<RankedCoin>> MarketService::rising(int limit)
{
    co_return replacingIfDamaged(
        m_market ? m_market->rising(std::clamp(limit, 1, maxRows), QDateTime::currentSecsSinceEpoch()) : notStarted());
}

Task<QList<TokenSummary>> MarketService::search(QString text, int limit)
{
    co_return replacingIfDamaged(m_market ? m_market->search(text, std::clamp(limit, 1, maxRows)) : notStarted());
}

Task<Holders> MarketService::holders(QString mint, int limit)
{
    co_return replacingIfDamaged(m_market ? m_market->holders(mint, std::clamp(limit, 0, maxHolders)) : notStarted());
}

Task<QList<TradeRow>> MarketService::tradesBy(QString mint, QStringList wallets)
{
    co_return replacingIfDamaged(m_market ? m_market->tradesBy(mint, wallets, maxRows) : notStarted());
}

Task<QList<WalletTrade>> MarketService::walletTrades(QStringList wallets, qint64 after, int limit)
{
    co_return replacingIfDamaged(m_market ? m_market->walletTrades(wallets, after, std::clamp(limit, 1, maxRows))
                                          : notStarted());
}

} // namespace curvedesk
#include "moc_MarketService.cpp"
