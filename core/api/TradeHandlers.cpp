// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/EndpointHandlers.h"
#include "core/api/MarketJson.h"
#include "core/api/OrderJson.h"
#include "core/api/TokenJson.h"
#include "core/api/TradeJson.h"
#include "core/base/Worker.h"

#include <QPointer>

namespace curvedesk::endpointHandlers {

using namespace Qt::StringLiterals;

namespace {

// Decodes a launch and wipes the request's body. Takes long, because the form has a picture of up to 15 MiB, which is
// hashed. InvalidInput, UnsupportedMediaType.
Result<LaunchRequest> readLaunch(ApiRequest request)
{
    const Outcome read = request.readForm();
    Result<LaunchRequest> launch = read ? tokenJson::decodeLaunch(request) : failure(read.error());
    request.wipeBody();
    return launch;
}

} // namespace

Task<HttpReply> trade(Services services, ApiRequest request)
{
    const Result<TradeRequest> decoded = tradeJson::decode(request);
    request.wipeBody();
    if (!decoded)
        co_return failure(decoded.error());
    const Result<TradeReceipt> receipt = co_await services.trades.trade(*decoded);
    if (!receipt)
        co_return failure(receipt.error());
    co_return tradeJson::encode(*receipt);
}

Task<HttpReply> tradeInstructions(Services services, ApiRequest request)
{
    const Result<TradeRequest> decoded = tradeJson::decodeUnsigned(request);
    request.wipeBody();
    if (!decoded)
        co_return failure(decoded.error());
    const Result<UnsignedTrade> trade = co_await services.trades.instructions(*decoded);
    co_return jsonReply(trade, tradeJson::encode);
}

Task<HttpReply> createToken(Services services, ApiRequest request)
{
    const QPointer<LaunchService> launches(&services.launches);
    OnWorker reading([request = std::move(request)]() mutable { return readLaunch(std::move(request)); });
    Result<LaunchRequest> decoded = co_await reading;
    if (!decoded)
        co_return failure(decoded.error());
    if (!launches)
        co_return failure(ErrorCode::Cancelled, u"the program is closing"_s);
    const Result<LaunchReceipt> receipt = co_await launches->launch(std::move(*decoded));
    if (!receipt)
        co_return failure(receipt.error());
    co_return tokenJson::encode(*receipt);
}

Task<HttpReply> orders(Services services, ApiRequest request)
{
    constexpr int usual = 50;
    constexpr int most = 200;
    const Result<int> limit = marketJson::decodeLimit(request.query(), usual, most);
    const Result<QString> cursor = request.query().optionalText("cursor");
    if (const Outcome decoded = firstFailure(limit, cursor); !decoded)
        co_return failure(decoded.error());
    const Result<OrderDesk::Page> page = co_await services.orders.ordersOf(request.key().owner, *limit, *cursor);
    co_return jsonReply(page, orderJson::encode);
}

Task<HttpReply> order(Services services, ApiRequest request)
{
    const Result<OrderSummary> order = co_await services.orders.orderOf(request.key().owner, request.pathParameter());
    co_return jsonReply(order, orderJson::encode);
}

Task<HttpReply> transaction(Services services, ApiRequest request)
{
    const Result<TransactionOutcome> transaction = co_await services.transactions.find(request.pathParameter());
    co_return jsonReply(transaction, orderJson::encode);
}

} // namespace curvedesk::endpointHandlers
