// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// What a script asks for: the first line is a query, the second a form's Content-Type or nothing, the rest a body of
// JSON or of that form. Whatever they say, a request is decoded within its bounds or refused as the caller's mistake.
#include "core/api/ApiRequest.h"
#include "core/api/Endpoint.h"
#include "core/api/MarketJson.h"
#include "core/api/QuoteJson.h"
#include "core/api/TokenJson.h"
#include "core/api/TradeJson.h"
#include "core/http/RequestHead.h"
#include "core/money/BasisPoints.h"
#include "core/service/launch/LaunchTypes.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

namespace {

using In = ParameterIn;

// All names that the endpoints know, so that none is ignored.
constexpr Parameter parameters[] = {
    {.name = "token", .in = In::Query},      {.name = "amount", .in = In::Query},
    {.name = "mode", .in = In::Query},       {.name = "slippage", .in = In::Query},
    {.name = "wait", .in = In::Query},       {.name = "sort", .in = In::Query},
    {.name = "limit", .in = In::Query},      {.name = "interval", .in = In::Query},
    {.name = "mode", .in = In::Body},        {.name = "token", .in = In::Body},
    {.name = "amount", .in = In::Body},      {.name = "amountInSol", .in = In::Body},
    {.name = "slippage", .in = In::Body},    {.name = "priorityFee", .in = In::Body},
    {.name = "private", .in = In::Body},     {.name = "public", .in = In::Body},
    {.name = "dryRun", .in = In::Body},      {.name = "file", .in = In::Body},
    {.name = "name", .in = In::Body},        {.name = "symbol", .in = In::Body},
    {.name = "description", .in = In::Body}, {.name = "twitter", .in = In::Body},
    {.name = "telegram", .in = In::Body},    {.name = "website", .in = In::Body},
};
constexpr Endpoint json{.method = "POST", .path = "/", .body = BodyKind::Json, .parameters = parameters};
constexpr Endpoint form{.method = "POST", .path = "/", .body = BodyKind::Form, .parameters = parameters};

template<class T> void requireMistake(const Result<T> &decoded)
{
    require(decoded || decoded.error().code == ErrorCode::InvalidInput, "a bad request is the caller's mistake");
    require(decoded || !decoded.error().detail.isEmpty(), "and the caller is told which");
}

bool isWithin(const std::optional<quint64> &value)
{
    return value.value_or(0) <= RequestFields::maxInteger;
}

void checkTrade(const Result<TradeRequest> &trade)
{
    requireMistake(trade);
    if (!trade)
        return;
    require(isWithin(trade->amount.value) && isWithin(trade->priorityFeeMicroLamports), "amounts are 63 bits");
    require(trade->slippageBps <= basisPointsWhole, "no more than all can slip");
    require(!trade->token.isEmpty(), "a trade has a token");
    require(trade->amount.unit != TradeAmount::Unit::PercentOfHolding
                || (trade->mode == TradeMode::Sell && trade->amount.value > 0 && trade->amount.value <= 100'000'000),
            "a share is of a holding that is sold");
}

} // namespace

CURVEDESK_FUZZ_TARGET(api_request, data, size)
{
    const QByteArray input = fuzz::view(data, size).toByteArray();
    const qsizetype queryEnd = input.indexOf('\n');
    const qsizetype typeEnd = queryEnd < 0 ? -1 : input.indexOf('\n', queryEnd + 1);
    if (typeEnd < 0)
        return 0;
    RequestHead head;
    head.path = "/";
    head.query = QByteArrayView(input).first(queryEnd);
    head.contentType = QByteArrayView(input).sliced(queryEnd + 1, typeEnd - queryEnd - 1);
    const bool isForm = !head.contentType.isEmpty();
    Result<ApiRequest> request = ApiRequest::read(isForm ? form : json, head, input.sliced(typeEnd + 1), nullptr);
    requireMistake(request);
    if (!request)
        return 0;
    if (const Outcome formRead = request->readForm(); !formRead) {
        if (formRead.error().code != ErrorCode::UnsupportedMediaType)
            requireMistake(formRead);
        return 0;
    }
    const Result<QuoteRequest> quote = quoteJson::decode(request->query());
    requireMistake(quote);
    require(!quote || quote->slippageBps <= basisPointsWhole, "no more than all can slip");
    requireMistake(marketJson::decodeSort(request->query()));
    requireMistake(marketJson::decodeInterval(request->query()));
    const Result<int> limit = marketJson::decodeLimit(request->query(), 20, 100);
    requireMistake(limit);
    require(!limit || (*limit > 0 && *limit <= 100), "a page is bounded");
    if (isForm) {
        const Result<LaunchRequest> launch = tokenJson::decodeLaunch(*request);
        requireMistake(launch);
        require(!launch || (isWithin(launch->initialBuyLamports) && launch->slippageBps <= basisPointsWhole),
                "a first buy is bounded");
        return 0;
    }
    const Result<TradeRequest> trade = tradeJson::decode(*request);
    checkTrade(trade);
    const Result<TradeRequest> unsignedTrade = tradeJson::decodeUnsigned(*request);
    checkTrade(unsignedTrade);
    if (trade && unsignedTrade) {
        require(trade->amount.value == unsignedTrade->amount.value && trade->mode == unsignedTrade->mode,
                "a trade to sign elsewhere is the same trade");
    }
    return 0;
}
