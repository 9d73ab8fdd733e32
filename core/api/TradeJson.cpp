// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/TradeJson.h"

#include "core/api/ErrorJson.h"
#include "core/api/QuoteJson.h"
#include "core/api/RequestHash.h"
#include "core/money/Decimal.h"
#include "core/solana/Address.h"

namespace curvedesk::tradeJson {

using namespace Qt::StringLiterals;

namespace {

constexpr ReplyField receiptRows[] = {
    {"signature", ReplyType::Text, "Signature of the transaction, its id on chain; empty for a dry run."},
    {"orderId", ReplyType::Text, "For GET /orders/{id}; empty for a dry run."},
    {"status", ReplyType::Text, "pending, succeeded, failed, expired or unknown; simulated for a dry run."},
    {"slot", ReplyType::Integer, "Where it landed, or was simulated; 0 while pending."},
    {"token", ReplyType::Text, "Mint."},
    {"maxSolCostRaw", ReplyType::Digits, "The bound signed: lamports spent at most.", false, false},
    {"minimumOutRaw", ReplyType::Digits, "The bound signed: lamports (sell) or base units (buy) received at least.",
     false, false},
    {"quotedSolRaw", ReplyType::Digits, "Lamports paid or received as quoted, curve fees included."},
    {"quotedTokensRaw", ReplyType::Digits, "Base units as quoted."},
    {"networkFeeRaw", ReplyType::Digits, "Lamports for signatures and priority."},
};

constexpr ReplyField unsignedRows[] = {
    {"tx", ReplyType::Text, "Base64 of the wire transaction, signatures zeroed."},
    {"lastValidBlockHeight", ReplyType::Integer, "The transaction can land up to this block height."},
    {"public", ReplyType::Text, "Who has to sign and pays the fee."},
    {"maxSolCostRaw", ReplyType::Digits, "Lamports spent at most.", false, false},
    {"minimumOutRaw", ReplyType::Digits, "Lamports (sell) or base units (buy) received at least.", false, false},
};

// Reads "12.5%" as millionths of a percent. InvalidInput for 0, above 100 %, or more than 6 decimals.
Result<quint64> percentage(QStringView text)
{
    constexpr int percentDecimals = 6;
    constexpr quint64 whole = 100'000'000;
    const Result<quint64> value = decimal::parse(text.chopped(1), percentDecimals);
    if (!value || *value == 0 || *value > whole)
        return badField("amount", u"as a share must be above 0% and at most 100%, with at most 6 decimals"_s);
    return *value;
}

// Reads `amount`: lamports or base units as `amountInSol` says, or for a sell a share such as "50%". InvalidInput.
Result<TradeAmount> decodeAmount(const RequestFields &body, TradeMode mode)
{
    const Result<bool> inSol = body.boolean("amountInSol");
    if (body.bytes("amount").endsWith('%')) {
        if (mode == TradeMode::Buy)
            return badField("amount", u"can be a share of the holding only for a sell"_s);
        const Result<QString> text = body.text("amount");
        if (const Outcome read = firstFailure(inSol, text); !read)
            return failure(read.error());
        return percentage(*text).map([](quint64 share) {
            return TradeAmount{TradeAmount::Unit::PercentOfHolding, share};
        });
    }
    const Result<quint64> value = body.integer("amount");
    if (const Outcome read = firstFailure(value, inSol); !read)
        return failure(read.error());
    return TradeAmount{*inSol ? TradeAmount::Unit::Lamports : TradeAmount::Unit::BaseUnits, *value};
}

// Reads the fields that trades to send and trades to sign elsewhere have in common; the wallet is the API key's.
// InvalidInput.
Result<TradeRequest> decodeCommon(const ApiRequest &request)
{
    const RequestFields &body = request.body();
    TradeRequest out;
    Outcome decoded;
    assignDecoded(decoded, out.mode, quoteJson::decodeMode(body));
    assignDecoded(decoded, out.token, body.text("token"));
    assignDecoded(decoded, out.amount, decodeAmount(body, out.mode));
    assignDecoded(decoded, out.slippageBps, quoteJson::decodeSlippage(body, std::nullopt));
    assignDecoded(decoded, out.priorityFeeMicroLamports, decodePriorityFee(body, false));
    out.signer.wallet = request.key().wallet;
    out.apiOwner = request.key().owner;
    return decoded.map([&out] { return out; });
}

// The hash by which a repeated idempotency key is compared: every field that changes what is done, and the private key.
QByteArray hashOf(const TradeRequest &request)
{
    RequestHash hash("trade");
    hash.add(static_cast<quint64>(request.mode)).add(request.token);
    hash.add(static_cast<quint64>(request.amount.unit)).add(request.amount.value).add(request.slippageBps);
    hash.add(request.priorityFeeMicroLamports.has_value()).add(request.priorityFeeMicroLamports.value_or(0));
    hash.add(request.dryRun).add(request.signer.privateKey.get());
    return hash.finish();
}

// Writes the members of the signed bounds that a trade has: of a buy what it costs at most, and what it brings at
// least: lamports of a sell, else tokens.
void writeBounds(JsonWriter &json, std::optional<quint64> maxCost, std::optional<quint64> minLamports,
                 std::optional<quint64> minTokens)
{
    if (maxCost)
        json.key("maxSolCostRaw").quotedInteger(*maxCost);
    if (minLamports || minTokens)
        json.key("minimumOutRaw").quotedInteger(minLamports ? *minLamports : *minTokens);
}

} // namespace

constinit const std::span<const ReplyField> receiptFields = receiptRows;
constinit const std::span<const ReplyField> unsignedFields = unsignedRows;

Result<std::optional<quint64>> decodePriorityFee(const RequestFields &fields, bool isOptional)
{
    if (fields.bytes("priorityFee") == QByteArrayView("auto") || (isOptional && !fields.has("priorityFee")))
        return std::nullopt;
    const Result<quint64> value = fields.integer("priorityFee");
    if (value)
        return *value;
    if (!fields.has("priorityFee"))
        return failure(value.error());
    return badField("priorityFee", u"must be a whole number of micro-lamports per compute unit, or \"auto\""_s);
}

Result<bool> decodeWait(const RequestFields &query)
{
    const Result<QString> wait = query.optionalText("wait");
    if (!wait)
        return failure(wait.error());
    if (!wait->isEmpty() && *wait != "confirmed"_L1)
        return badField("wait", u"must be \"confirmed\" where it is given"_s);
    return !wait->isEmpty();
}

Result<TradeRequest> decode(const ApiRequest &request)
{
    Result<TradeRequest> out = decodeCommon(request);
    if (!out)
        return out;
    Outcome decoded;
    assignDecoded(decoded, out->dryRun, request.body().optionalBoolean("dryRun"));
    assignDecoded(decoded, out->waitConfirmed, decodeWait(request.query()));
    assignDecoded(decoded, out->signer.privateKey, request.body().secret("private"));
    if (!decoded)
        return failure(decoded.error());
    out->idempotencyKey = request.idempotencyKey();
    if (!out->idempotencyKey.isEmpty())
        out->requestHash = hashOf(*out);
    return out;
}

Result<TradeRequest> decodeUnsigned(const ApiRequest &request)
{
    Result<TradeRequest> out = decodeCommon(request);
    if (!out)
        return out;
    const bool isGiven = request.body().has("public") || request.key().wallet.isEmpty();
    if (!isGiven)
        return out;
    const Result<QString> address = request.body().text("public");
    if (!address)
        return failure(address.error());
    if (!Address::fromBase58(*address))
        return badField("public", u"must be an address in base58"_s);
    out->signer.wallet = *address;
    return out;
}

QByteArrayView statusText(TradeStatus status)
{
    switch (status) {
    case TradeStatus::Pending:
        return "pending";
    case TradeStatus::Succeeded:
        return "succeeded";
    case TradeStatus::Failed:
        return "failed";
    case TradeStatus::Expired:
        return "expired";
    case TradeStatus::Unknown:
        return "unknown";
    }
    Q_UNREACHABLE();
}

HttpReply encode(const TradeReceipt &receipt)
{
    const bool isFailure = receipt.status == TradeStatus::Failed;
    const Error error = receipt.error.value_or(Error{.code = ErrorCode::ProgramRejected});
    JsonWriter json(768);
    json.beginObject();
    if (isFailure)
        errorJson::writeMembers(json, error);
    json.key("signature").string(receipt.signature);
    json.key("orderId").string(receipt.orderId);
    json.key("status").plain(receipt.isSimulated ? QByteArrayView("simulated") : statusText(receipt.status));
    json.key("slot").number(receipt.slot);
    json.key("token").string(receipt.mint);
    writeBounds(json, receipt.maxSolCostLamports, receipt.minimumOutLamports, receipt.minimumOutTokens);
    json.key("quotedSolRaw").quotedInteger(receipt.quotedLamports);
    json.key("quotedTokensRaw").quotedInteger(receipt.quotedTokens);
    json.key("networkFeeRaw").quotedInteger(receipt.networkFeeLamports);
    return {.status = isFailure ? errorJson::wireCode(error.code).status : 200, .body = json.endObject().take()};
}

QByteArray encode(const UnsignedTrade &trade)
{
    JsonWriter json(256 + trade.wire.size() * 2);
    json.beginObject();
    json.key("tx").plain(trade.wire.toBase64());
    json.key("lastValidBlockHeight").number(trade.lastValidBlockHeight);
    json.key("public").string(trade.signer);
    writeBounds(json, trade.maxSolCostLamports, trade.minimumOutLamports, trade.minimumOutTokens);
    return json.endObject().take();
}

} // namespace curvedesk::tradeJson
