// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/QuoteJson.h"

#include "core/json/JsonWriter.h"
#include "core/money/BasisPoints.h"
#include "core/money/Decimal.h"
#include "core/money/Lamports.h"

namespace curvedesk::quoteJson {

using namespace Qt::StringLiterals;

namespace {

constexpr ReplyField quoteRows[] = {
    {"bondingCurve", ReplyType::Text, "Address of the bonding curve."},
    {"mode", ReplyType::Text, "The mode asked for: buy or sell."},
    {"tokenIn", ReplyType::Text, "Mint of what goes in; the wrapped SOL mint for a buy."},
    {"amountIn", ReplyType::Decimal, "What the user pays, all fees of curve or pool included."},
    {"amountInRaw", ReplyType::Digits, "The same in the smallest unit."},
    {"tokenOut", ReplyType::Text, "Mint of what comes out; the wrapped SOL mint for a sell."},
    {"amountOut", ReplyType::Decimal, "What the user gets after all fees of curve or pool."},
    {"amountOutRaw", ReplyType::Digits, "The same in the smallest unit."},
    {"fee", ReplyType::Decimal, "Fees of curve or pool in SOL, already within the amounts."},
    {"feeRaw", ReplyType::Digits, "The same in lamports."},
    {"priceImpactBps", ReplyType::Integer, "How far the trade moves the price, in basis points."},
    {"minimumOutRaw", ReplyType::Digits, "The least that comes out at the asked slippage, smallest unit."},
    {"clamped", ReplyType::Boolean,
     "The amount asked for is more than the curve holds; amountIn is what all of it costs."},
    {"pool", ReplyType::Text, "Only for a coin that has graduated: the AMM pool that it trades on.", false, false},
    {"slot", ReplyType::Integer, "Slot of the reserves quoted on."},
};

constexpr ReplyField curveRows[] = {
    {"key", ReplyType::Text, "Address of the curve."},
    {"discriminator", ReplyType::Integer, "First eight bytes of the account, little-endian: an exact 63-bit integer."},
    {"virtualTokenReserves", ReplyType::Integer, "Base units."},
    {"virtualSolReserves", ReplyType::Integer, "Lamports."},
    {"realTokenReserves", ReplyType::Integer, "Base units that can still be bought."},
    {"realSolReserves", ReplyType::Integer, "Lamports paid in."},
    {"tokenTotalSupply", ReplyType::Integer, "Base units."},
    {"complete", ReplyType::Boolean, "Sold out: trading has moved to a pool."},
    {"quoteMint", ReplyType::Text, "Only for a coin that is quoted in another mint than SOL.", false, false},
};

// The word of the API for a mode.
QByteArrayView modeText(TradeMode mode)
{
    return mode == TradeMode::Buy ? "buy" : "sell";
}

// True for a number between 0 and 1, such as 0.05 or 5e-3: a client that sends it means 5 % or 0.5 %.
bool isShare(QByteArrayView text)
{
    constexpr int decimals = 18;
    constexpr quint64 one = 1'000'000'000'000'000'000;
    const Result<quint64> value = decimal::parseJsonNumber(text, decimals);
    return value && *value > 0 && *value < one;
}

} // namespace

constinit const std::span<const ReplyField> quoteFields = quoteRows;
constinit const std::span<const ReplyField> curveFields = curveRows;

Result<TradeMode> decodeMode(const RequestFields &fields)
{
    const Result<QString> mode = fields.text("mode");
    if (!mode)
        return failure(mode.error());
    if (*mode == "buy"_L1)
        return TradeMode::Buy;
    if (*mode == "sell"_L1)
        return TradeMode::Sell;
    return badField("mode", u"must be \"buy\" or \"sell\""_s);
}

Result<quint64> decodeSlippage(const RequestFields &fields, std::optional<quint64> fallback)
{
    if (fallback && !fields.has("slippage"))
        return *fallback;
    if (isShare(fields.bytes("slippage")))
        return badField("slippage", u"is in basis points: 1 % is 100, so 5 % is 500, not 0.05"_s);
    const Result<quint64> value = fields.integer("slippage");
    if (!value)
        return failure(value.error());
    if (*value > basisPointsWhole)
        return badField("slippage", u"must be 0 to 10000 basis points (100 %)"_s);
    return *value;
}

Result<QuoteRequest> decode(const RequestFields &query)
{
    QuoteRequest out;
    Outcome decoded;
    assignDecoded(decoded, out.token, query.text("token"));
    assignDecoded(decoded, out.amount, query.decimalText("amount"));
    assignDecoded(decoded, out.mode, decodeMode(query));
    assignDecoded(decoded, out.slippageBps, decodeSlippage(query, out.slippageBps));
    return decoded.map([&out] { return out; });
}

QByteArray encode(const Quote &quote)
{
    JsonWriter json(640);
    json.beginObject();
    json.key("bondingCurve").string(quote.bondingCurve);
    json.key("mode").plain(modeText(quote.mode));
    json.key("tokenIn").string(quote.tokenIn);
    json.key("amountIn").decimal(quote.amountInRaw, quote.decimalsIn);
    json.key("amountInRaw").quotedInteger(quote.amountInRaw);
    json.key("tokenOut").string(quote.tokenOut);
    json.key("amountOut").decimal(quote.amountOutRaw, quote.decimalsOut);
    json.key("amountOutRaw").quotedInteger(quote.amountOutRaw);
    json.key("fee").decimal(quote.feeLamports(), solDecimals);
    json.key("feeRaw").quotedInteger(quote.feeLamports());
    json.key("priceImpactBps").number(quote.priceImpactBps);
    json.key("minimumOutRaw").quotedInteger(quote.minimumOutRaw);
    json.key("clamped").boolean(quote.clamped);
    if (!quote.pool.isEmpty())
        json.key("pool").string(quote.pool);
    json.key("slot").number(quote.slot);
    return json.endObject().take();
}

QByteArray encode(const CurveReply &curve)
{
    JsonWriter json(384);
    json.beginObject();
    json.key("key").string(curve.key);
    json.key("discriminator").number(curve.discriminator);
    json.key("virtualTokenReserves").number(curve.virtualTokenReserves);
    json.key("virtualSolReserves").number(curve.virtualSolReserves);
    json.key("realTokenReserves").number(curve.realTokenReserves);
    json.key("realSolReserves").number(curve.realSolReserves);
    json.key("tokenTotalSupply").number(curve.tokenTotalSupply);
    json.key("complete").boolean(curve.complete);
    if (!curve.quoteMint.isEmpty())
        json.key("quoteMint").string(curve.quoteMint);
    return json.endObject().take();
}

} // namespace curvedesk::quoteJson
