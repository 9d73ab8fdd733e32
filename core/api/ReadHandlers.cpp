// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/EndpointHandlers.h"
#include "core/api/EndpointTable.h"
#include "core/api/HealthJson.h"
#include "core/api/KeyJson.h"
#include "core/api/MarketJson.h"
#include "core/api/OpenApi.h"
#include "core/api/QuoteJson.h"
#include "core/api/TokenJson.h"
#include "core/api/WalletJson.h"
#include "core/cluster/Cluster.h"
#include "core/metadata/ImageCheck.h"
#include "core/metadata/MetadataDocument.h"
#include "core/solana/Address.h"

namespace curvedesk::endpointHandlers {

namespace {

constexpr QLatin1StringView gateway("https://ipfs.io/ipfs/");

// Replaces the URIs of documents that `store` holds by addresses on the server at `serverAddress`, and other ipfs://
// URIs by addresses of a public gateway, which an HTTP client can fetch. All else stays as it is. Where the store
// cannot be read, it counts as empty.
QCoro::Task<QStringList> fetchable(const LocalStore &store, QString serverAddress, QStringList uris)
{
    const Result<QStringList> held = co_await store.cidsOf(uris);
    QStringList out;
    for (qsizetype i = 0; i < uris.size(); ++i) {
        const QString local = held ? held->at(i) : QString();
        const QString cid = cidOf(uris.at(i));
        if (!local.isEmpty())
            out.append(serverAddress + QStringLiteral("/ipfs/") + local);
        else
            out.append(cid.isEmpty() ? uris.at(i) : gateway + cid);
    }
    co_return out;
}

// The Content-Type of a kept block, by its bytes: an image's, JSON's, or "application/octet-stream".
const char *mediaTypeOf(const QByteArray &bytes)
{
    if (const Result<ImageInfo> image = checkImageHeader(bytes))
        return mimeType(image->format).data();
    return readMetadataDocument(bytes) ? "application/json" : "application/octet-stream";
}

} // namespace

Task<HttpReply> createWallet(Services services, ApiRequest)
{
    const Result<CreatedWallet> wallet = co_await services.access.createWallet(QString());
    if (!wallet)
        co_return failure(wallet.error());
    co_return HttpReply{.body = walletJson::encode(*wallet), .isSecret = true};
}

Task<HttpReply> balance(Services services, ApiRequest request)
{
    const Result<QString> token = request.query().text("token");
    const Result<QString> wallet = request.query().text("wallet");
    if (const Outcome decoded = firstFailure(token, wallet); !decoded)
        co_return failure(decoded.error());
    const Result<BalanceReply> balance = co_await services.wallets.balance(*token, *wallet);
    co_return jsonReply(balance, walletJson::encode);
}

Task<HttpReply> positions(Services services, ApiRequest request)
{
    const QString own = request.key().wallet;
    const Result<QString> wallet
        = own.isEmpty() ? request.query().text("wallet") : request.query().optionalText("wallet");
    if (!wallet)
        co_return failure(wallet.error());
    const QStringList wallets{wallet->isEmpty() ? own : *wallet};
    if (!Address::fromBase58(wallets.constFirst()))
        co_return walletNotFound();
    const Result<QList<Position>> positions = co_await services.market.positions(wallets);
    co_return jsonReply(positions, walletJson::encode);
}

Task<HttpReply> info(Services services, ApiRequest request)
{
    const Result<QString> token = request.query().text("token");
    if (!token)
        co_return failure(token.error());
    const Result<TokenInfo> info = co_await services.quotes.info(*token);
    if (!info)
        co_return failure(info.error());
    QStringList uris{info->uri};
    uris = co_await fetchable(services.documents, request.serverAddress(), uris);
    co_return HttpReply{.body = tokenJson::encode(*info, uris.constFirst())};
}

Task<HttpReply> quote(Services services, ApiRequest request)
{
    const Result<QuoteRequest> decoded = quoteJson::decode(request.query());
    if (!decoded)
        co_return failure(decoded.error());
    const Result<Quote> quote = co_await services.quotes.quote(*decoded);
    co_return jsonReply(quote, quoteJson::encode);
}

Task<HttpReply> bondingCurve(Services services, ApiRequest request)
{
    const Result<QString> token = request.query().text("token");
    if (!token)
        co_return failure(token.error());
    const Result<CurveReply> curve = co_await services.quotes.bondingCurve(*token);
    co_return jsonReply(curve, quoteJson::encode);
}

Task<HttpReply> king(Services services, ApiRequest request)
{
    Result<TokenDetails> king = co_await services.market.king();
    if (!king)
        co_return failure(king.error());
    QStringList uris{king->imageUri, king->summary.uri};
    uris = co_await fetchable(services.documents, request.serverAddress(), uris);
    king->imageUri = uris.at(0);
    king->summary.uri = uris.at(1);
    co_return HttpReply{.body = marketJson::encodeKing(*king)};
}

Task<HttpReply> tokens(Services services, ApiRequest request)
{
    constexpr int usual = 50;
    constexpr int most = 200;
    const Result<TokenSort> sort = marketJson::decodeSort(request.query());
    const Result<int> limit = marketJson::decodeLimit(request.query(), usual, most);
    const Result<QString> cursor = request.query().optionalText("cursor");
    if (const Outcome decoded = firstFailure(sort, limit, cursor); !decoded)
        co_return failure(decoded.error());
    Result<MarketService::TokenPage> page = co_await services.market.tokens(*sort, *limit, *cursor);
    if (!page)
        co_return failure(page.error());
    QStringList uris;
    for (const TokenSummary &token : std::as_const(page->tokens))
        uris.append(token.uri);
    uris = co_await fetchable(services.documents, request.serverAddress(), uris);
    for (qsizetype i = 0; i < uris.size(); ++i)
        page->tokens[i].uri = uris.at(i);
    co_return HttpReply{.body = marketJson::encode(*page)};
}

Task<HttpReply> trades(Services services, ApiRequest request)
{
    constexpr int usual = 100;
    constexpr int most = 1000;
    const Result<QString> token = request.query().text("token");
    const Result<int> limit = marketJson::decodeLimit(request.query(), usual, most);
    const Result<QString> cursor = request.query().optionalText("cursor");
    if (const Outcome decoded = firstFailure(token, limit, cursor); !decoded)
        co_return failure(decoded.error());
    const Result<MarketService::TradePage> page = co_await services.market.tradePage(*token, *limit, *cursor);
    co_return jsonReply(page, marketJson::encode);
}

Task<HttpReply> candles(Services services, ApiRequest request)
{
    constexpr int usual = 500;
    constexpr int most = 5000;
    const Result<QString> token = request.query().text("token");
    const Result<int> interval = marketJson::decodeInterval(request.query());
    const Result<int> limit = marketJson::decodeLimit(request.query(), usual, most);
    const Result<QString> cursor = request.query().optionalText("cursor");
    if (const Outcome decoded = firstFailure(token, interval, limit, cursor); !decoded)
        co_return failure(decoded.error());
    const Result<MarketService::CandlePage> page
        = co_await services.market.candlePage(*token, *interval, *limit, *cursor);
    co_return jsonReply(page, marketJson::encode);
}

Task<HttpReply> document(Services services, ApiRequest request)
{
    const Result<QByteArray> block = co_await services.documents.block(request.pathParameter());
    if (!block)
        co_return failure(block.error());
    co_return HttpReply{.body = *block, .contentType = mediaTypeOf(*block)};
}

Task<HttpReply> key(Services services, ApiRequest request)
{
    const Result<KeySummary> key = co_await services.access.find(request.key().id);
    co_return jsonReply(key, keyJson::encode);
}

Task<HttpReply> health(Services services, ApiRequest)
{
    const Cluster &cluster = services.cluster;
    co_return HttpReply{.body = healthJson::encode(cluster.network(), cluster.slot(), cluster.reach())};
}

Task<HttpReply> openApi(Services, ApiRequest)
{
    static const QByteArray document = openApi::document(endpointTable());
    co_return HttpReply{.body = document};
}

} // namespace curvedesk::endpointHandlers
