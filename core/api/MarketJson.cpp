// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/MarketJson.h"

#include "core/base/UnixTime.h"
#include "core/json/JsonWriter.h"
#include "core/money/Lamports.h"

namespace curvedesk::marketJson {

using namespace Qt::StringLiterals;

namespace {

constexpr int ppmDecimals = 6;
// A candle's price is lamports per 10^9 tokens, that is 10^-18 SOL a token.
constexpr int candleDecimals = 18;

constexpr ReplyField kingRows[] = {
    {"mint", ReplyType::Text, "Address of the token."},
    {"name", ReplyType::Text, "As its creator wrote it: foreign text."},
    {"symbol", ReplyType::Text, "As its creator wrote it: foreign text."},
    {"description", ReplyType::Text, "Cut after 65,536 bytes; empty when there is none, as every text below."},
    {"twitter", ReplyType::Text, "Link."},
    {"telegram", ReplyType::Text, "Link."},
    {"website", ReplyType::Text, "Link."},
    {"image_uri", ReplyType::Text, "Link; of a picture that this host keeps: its GET /ipfs/{cid}."},
    {"metadata_uri", ReplyType::Text, "Link of the metadata document, as image_uri."},
    {"bonding_curve", ReplyType::Text, "Address of the curve."},
    {"associated_bonding_curve", ReplyType::Text, "Address of the curve's token account."},
    {"creator", ReplyType::Text, "Address."},
    {"created_timestamp", ReplyType::Integer, "Milliseconds since the epoch."},
    {"king_of_the_hill_timestamp", ReplyType::Integer, "When it last became king, milliseconds since the epoch."},
    {"market_cap", ReplyType::Decimal, "SOL."},
    {"progress", ReplyType::Decimal, "0 to 1, of the tokens the curve sells."},
    {"complete", ReplyType::Boolean, "The curve is sold out."},
};

constexpr ReplyField tokenRows[] = {
    {"mint", ReplyType::Text, "Address of the token."},
    {"name", ReplyType::Text, "Foreign text."},
    {"symbol", ReplyType::Text, "Foreign text."},
    {"metadata_uri", ReplyType::Text, "Link of the metadata document."},
    {"bonding_curve", ReplyType::Text, "Address of the curve."},
    {"associated_bonding_curve", ReplyType::Text, "Address of the curve's token account."},
    {"creator", ReplyType::Text, "Address."},
    {"created_timestamp", ReplyType::Integer, "Milliseconds since the epoch."},
    {"king_of_the_hill_timestamp", ReplyType::Integer, "Milliseconds since the epoch; 0: it never was king."},
    {"last_trade_timestamp", ReplyType::Integer, "Milliseconds since the epoch; 0: never traded."},
    {"market_cap", ReplyType::Decimal, "SOL."},
    {"progress", ReplyType::Decimal, "0 to 1, of the tokens the curve sells."},
    {"complete", ReplyType::Boolean, "The curve is sold out."},
    {"is_king", ReplyType::Boolean, "It is king of the hill now."},
    {"virtual_sol_reserves", ReplyType::Digits, "Lamports."},
    {"virtual_token_reserves", ReplyType::Digits, "Base units."},
    {"real_sol_reserves", ReplyType::Digits, "Lamports."},
    {"real_token_reserves", ReplyType::Digits, "Base units."},
};

constexpr ReplyField tokenPageRows[] = {
    {"tokens", ReplyType::List, "In the order asked for.", false, true, tokenRows},
    {"next", ReplyType::Text, "Cursor of the next page; null at the end.", true},
};

constexpr ReplyField tradeRows[] = {
    {"signature", ReplyType::Text, "Of the transaction."},
    {"slot", ReplyType::Integer, "Where it landed."},
    {"timestamp", ReplyType::Integer, "Milliseconds since the epoch."},
    {"token", ReplyType::Text, "Mint."},
    {"user", ReplyType::Text, "Address of the trader."},
    {"mode", ReplyType::Text, "buy or sell."},
    {"solAmountRaw", ReplyType::Digits, "Lamports moved, without fees."},
    {"tokenAmountRaw", ReplyType::Digits, "Base units moved."},
    {"virtualSolReserves", ReplyType::Digits, "Lamports, after the trade."},
    {"virtualTokenReserves", ReplyType::Digits, "Base units, after the trade."},
    {"realSolReserves", ReplyType::Digits, "Lamports, after the trade."},
    {"realTokenReserves", ReplyType::Digits, "Base units, after the trade."},
    {"pool", ReplyType::Text, "AMM pool it was made on, when the coin had left its curve; reserves are the pool's.",
     true},
    {"followsGap", ReplyType::Boolean, "Trades right before it may be missing: they were not read from the chain."},
};

constexpr ReplyField tradeListRows[] = {
    {"trades", ReplyType::List, "Newest first.", false, true, tradeRows},
    {"next", ReplyType::Text, "Cursor of the next page.", true},
};

constexpr ReplyField candleRows[] = {
    {"time", ReplyType::Integer, "Start of the interval, milliseconds since the epoch."},
    {"open", ReplyType::Decimal, "SOL a token."},
    {"high", ReplyType::Decimal, "SOL a token."},
    {"low", ReplyType::Decimal, "SOL a token."},
    {"close", ReplyType::Decimal, "SOL a token."},
    {"volume", ReplyType::Decimal, "SOL."},
    {"volumeRaw", ReplyType::Digits, "Lamports."},
    {"trades", ReplyType::Integer, "How many."},
    {"incomplete", ReplyType::Boolean, "Trades of its time may be missing: they were not read from the chain."},
};

constexpr ReplyField candleListRows[] = {
    {"candles", ReplyType::List, "Oldest first.", false, true, candleRows},
    {"next", ReplyType::Text, "Cursor of the page before this one in time.", true},
};

} // namespace

constinit const std::span<const ReplyField> kingFields = kingRows;
constinit const std::span<const ReplyField> tokenPageFields = tokenPageRows;
constinit const std::span<const ReplyField> tradeListFields = tradeListRows;
constinit const std::span<const ReplyField> candleListFields = candleListRows;

Result<TokenSort> decodeSort(const RequestFields &query)
{
    const Result<QString> sort = query.optionalText("sort");
    if (!sort)
        return failure(sort.error());
    if (sort->isEmpty() || *sort == "marketCap"_L1)
        return TokenSort::MarketCap;
    if (*sort == "newest"_L1)
        return TokenSort::Newest;
    if (*sort == "lastTrade"_L1)
        return TokenSort::LastTrade;
    if (*sort == "progress"_L1)
        return TokenSort::Progress;
    return badField("sort", u"must be marketCap, newest, lastTrade or progress"_s);
}

Result<int> decodeInterval(const RequestFields &query)
{
    struct Interval
    {
        QLatin1StringView name;
        QLatin1StringView digits;
        int seconds;
    };
    constexpr Interval intervals[] = {
        {"1s"_L1, "1"_L1, 1},     {"5s"_L1, "5"_L1, 5},      {"15s"_L1, "15"_L1, 15},    {"1m"_L1, "60"_L1, 60},
        {"5m"_L1, "300"_L1, 300}, {"15m"_L1, "900"_L1, 900}, {"1h"_L1, "3600"_L1, 3600}, {"1d"_L1, "86400"_L1, 86400},
    };
    const Result<QString> text = query.text("interval");
    if (!text)
        return failure(text.error());
    for (const Interval &interval : intervals) {
        if (*text == interval.name || *text == interval.digits)
            return interval.seconds;
    }
    return badField("interval", u"must be 1, 5, 15, 60, 300, 900, 3600 or 86400 seconds"_s);
}

Result<int> decodeLimit(const RequestFields &query, int fallback, int most)
{
    const Result<std::optional<quint64>> value = query.optionalInteger("limit");
    if (!value)
        return failure(value.error());
    if (!*value)
        return fallback;
    if (**value < 1 || **value > static_cast<quint64>(most))
        return badField("limit", u"must be 1 to %1"_s.arg(most));
    return static_cast<int>(**value);
}

QByteArray encodeKing(const TokenDetails &king)
{
    const TokenSummary &coin = king.summary;
    JsonWriter json(1536);
    json.beginObject();
    json.key("mint").string(coin.mint);
    json.key("name").string(coin.name);
    json.key("symbol").string(coin.symbol);
    json.key("description").string(king.description);
    json.key("twitter").string(king.twitter);
    json.key("telegram").string(king.telegram);
    json.key("website").string(king.website);
    json.key("image_uri").string(king.imageUri);
    json.key("metadata_uri").string(coin.uri);
    json.key("bonding_curve").string(coin.bondingCurve);
    json.key("associated_bonding_curve").string(coin.associatedBondingCurve);
    json.key("creator").string(coin.creator);
    json.key("created_timestamp").number(coin.createdMs);
    json.key("king_of_the_hill_timestamp").number(coin.kingSinceMs);
    json.key("market_cap").decimal(coin.marketCapLamports, solDecimals);
    json.key("progress").decimal(coin.progressPpm, ppmDecimals);
    json.key("complete").boolean(coin.complete);
    return json.endObject().take();
}

QByteArray encode(const MarketService::TokenPage &page)
{
    JsonWriter json(64 + page.tokens.size() * 900);
    json.beginObject().key("tokens").array(page.tokens, [&json](const TokenSummary &coin) {
        json.beginObject();
        json.key("mint").string(coin.mint);
        json.key("name").string(coin.name);
        json.key("symbol").string(coin.symbol);
        json.key("metadata_uri").string(coin.uri);
        json.key("bonding_curve").string(coin.bondingCurve);
        json.key("associated_bonding_curve").string(coin.associatedBondingCurve);
        json.key("creator").string(coin.creator);
        json.key("created_timestamp").number(coin.createdMs);
        json.key("king_of_the_hill_timestamp").number(coin.kingSinceMs);
        json.key("last_trade_timestamp").number(coin.lastTradeMs);
        json.key("market_cap").decimal(coin.marketCapLamports, solDecimals);
        json.key("progress").decimal(coin.progressPpm, ppmDecimals);
        json.key("complete").boolean(coin.complete);
        json.key("is_king").boolean(coin.isKing);
        json.key("virtual_sol_reserves").quotedInteger(coin.virtualSolReserves);
        json.key("virtual_token_reserves").quotedInteger(coin.virtualTokenReserves);
        json.key("real_sol_reserves").quotedInteger(coin.realSolReserves);
        json.key("real_token_reserves").quotedInteger(coin.realTokenReserves);
        json.endObject();
    });
    return json.key("next").stringOrNull(page.next).endObject().take();
}

QByteArray encode(const MarketService::TradePage &page)
{
    JsonWriter json(64 + page.trades.size() * 512);
    json.beginObject().key("trades").array(page.trades, [&json](const TradeRow &trade) {
        json.beginObject();
        json.key("signature").string(trade.signature);
        json.key("slot").number(trade.slot);
        json.key("timestamp").number(millisecondsOf(trade.timestamp));
        json.key("token").string(trade.mint);
        json.key("user").string(trade.user);
        json.key("mode").plain(trade.isBuy ? "buy" : "sell");
        json.key("solAmountRaw").quotedInteger(trade.lamports);
        json.key("tokenAmountRaw").quotedInteger(trade.tokens);
        json.key("virtualSolReserves").quotedInteger(trade.virtualSolReserves);
        json.key("virtualTokenReserves").quotedInteger(trade.virtualTokenReserves);
        json.key("realSolReserves").quotedInteger(trade.realSolReserves);
        json.key("realTokenReserves").quotedInteger(trade.realTokenReserves);
        json.key("pool").stringOrNull(trade.pool);
        json.key("followsGap").boolean(trade.followsGap);
        json.endObject();
    });
    return json.key("next").stringOrNull(page.next).endObject().take();
}

QByteArray encode(const MarketService::CandlePage &page)
{
    JsonWriter json(64 + page.candles.size() * 200);
    json.beginObject().key("candles").array(page.candles, [&json](const Candle &candle) {
        json.beginObject();
        json.key("time").number(millisecondsOf(candle.openTime));
        json.key("open").decimal(candle.open, candleDecimals);
        json.key("high").decimal(candle.high, candleDecimals);
        json.key("low").decimal(candle.low, candleDecimals);
        json.key("close").decimal(candle.close, candleDecimals);
        json.key("volume").decimal(candle.volumeLamports, solDecimals);
        json.key("volumeRaw").quotedInteger(candle.volumeLamports);
        json.key("trades").number(quint64{candle.trades});
        json.key("incomplete").boolean(candle.incomplete);
        json.endObject();
    });
    return json.key("next").stringOrNull(page.next).endObject().take();
}

} // namespace curvedesk::marketJson
