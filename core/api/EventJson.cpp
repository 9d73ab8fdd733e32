// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/EventJson.h"

#include "core/api/ErrorJson.h"
#include "core/api/OrderJson.h"
#include "core/api/TradeJson.h"
#include "core/json/JsonWriter.h"

namespace curvedesk::eventJson {

using namespace Qt::StringLiterals;

namespace {

constexpr ReplyField cursorRow
    = {"Cursor", ReplyType::Text, "Position of the event; `since` continues after it. Sorts by slot."};

constexpr ReplyField newPoolRows[] = {
    {"type", ReplyType::Text, "newPool"},
    {"Name", ReplyType::Text, "Foreign text."},
    {"Symbol", ReplyType::Text, "Foreign text."},
    {"Uri", ReplyType::Text, "Link of the metadata document."},
    {"Mint", ReplyType::Text, "Address of the token."},
    {"BondingCurve", ReplyType::Text, "Address of the curve."},
    {"User", ReplyType::Text, "Address that launched it."},
    {"Signature", ReplyType::Text, "Of the transaction."},
    {"Slot", ReplyType::Integer, "Where it landed."},
    {"Timestamp", ReplyType::Integer, "Seconds since the epoch."},
    cursorRow,
};

constexpr ReplyField tradeEventRows[] = {
    {"type", ReplyType::Text, "trade"},
    {"Mint", ReplyType::Text, "Address of the token."},
    {"SolAmount", ReplyType::Integer, "Lamports moved, without fees."},
    {"TokenAmount", ReplyType::Integer, "Base units moved."},
    {"IsBuy", ReplyType::Boolean, "false: a sale."},
    {"User", ReplyType::Text, "Address of the trader."},
    {"Timestamp", ReplyType::Integer, "Seconds since the epoch."},
    {"VirtualSolReserves", ReplyType::Integer, "Lamports, after the trade."},
    {"VirtualTokenReserves", ReplyType::Integer, "Base units, after the trade."},
    {"RealSolReserves", ReplyType::Integer, "Lamports, after the trade."},
    {"RealTokenReserves", ReplyType::Integer, "Base units, after the trade."},
    {"Signature", ReplyType::Text, "Of the transaction."},
    {"Slot", ReplyType::Integer, "Where it landed."},
    {"Pool", ReplyType::Text, "Only of a trade on an AMM pool, whose reserves the event then has.", false, false},
    cursorRow,
};

constexpr ReplyField publicationRows[] = {
    {"type", ReplyType::Text, "publication"},
    {"User", ReplyType::Text, "Address that moved the coin to its pool."},
    {"Mint", ReplyType::Text, "Address of the token."},
    {"BondingCurve", ReplyType::Text, "Address of the curve that completed."},
    {"Pool", ReplyType::Text, "Address of the AMM pool."},
    {"Signature", ReplyType::Text, "Of the transaction."},
    {"Slot", ReplyType::Integer, "Where it landed."},
    {"Timestamp", ReplyType::Integer, "Seconds since the epoch."},
    cursorRow,
};

constexpr ReplyField gapRows[] = {
    {"type", ReplyType::Text, "gap"},
    {"From", ReplyType::Integer, "First slot of which events may be missing."},
    {"To", ReplyType::Integer, "Last such slot."},
    cursorRow,
};

constexpr ReplyField orderEventRows[] = {
    {"type", ReplyType::Text, "order"},
    {"Id", ReplyType::Text, "As GET /orders/{id} takes it."},
    {"Status", ReplyType::Text, "pending, succeeded, failed, expired or unknown."},
    {"Mode", ReplyType::Text, "buy, sell, launch or transfer."},
    {"Mint", ReplyType::Text, "Address of the token; SOL for a transfer of SOL."},
    {"Wallet", ReplyType::Text, "Address that signed."},
    {"QuotedSolAmount", ReplyType::Integer, "Lamports quoted."},
    {"QuotedTokenAmount", ReplyType::Integer, "Base units quoted."},
    {"SolAmount", ReplyType::Integer, "Lamports that moved; 0 while it is not known."},
    {"TokenAmount", ReplyType::Integer, "Base units that moved; 0 while it is not known."},
    {"NetworkFee", ReplyType::Integer, "Lamports."},
    {"Error", ReplyType::Text, "One English sentence; null unless it failed.", true},
    {"ErrorCode", ReplyType::Text, "As in every error of this interface.", true},
    {"Signature", ReplyType::Text, "Of the transaction."},
    {"Slot", ReplyType::Integer, "Where it landed; null until it has.", true},
    {"Timestamp", ReplyType::Integer, "Seconds since the epoch: of its outcome, or while it is open of its making."},
    cursorRow,
};

constexpr ReplyField balanceEventRows[] = {
    {"type", ReplyType::Text, "balance"},
    {"Wallet", ReplyType::Text, "Address of a wallet of the API key."},
    {"Mint", ReplyType::Text, "Address of the token; SOL for SOL."},
    {"Amount", ReplyType::Integer, "What it holds: lamports or base units."},
    {"PreviousAmount", ReplyType::Integer, "As told before; 0 when it was not."},
    {"Slot", ReplyType::Integer, "At which it was read; the change is not younger."},
    {"Timestamp", ReplyType::Integer, "Seconds since the epoch, when it was read."},
    cursorRow,
};

// Writes the members of a launch but its cursor; the timestamp is in seconds.
void write(JsonWriter &json, const LaunchRow &pool)
{
    json.key("type").plain("newPool");
    json.key("Name").string(pool.name);
    json.key("Symbol").string(pool.symbol);
    json.key("Uri").string(pool.uri);
    json.key("Mint").string(pool.mint);
    json.key("BondingCurve").string(pool.bondingCurve);
    json.key("User").string(pool.user);
    json.key("Signature").string(pool.signature);
    json.key("Slot").number(pool.slot);
    json.key("Timestamp").number(pool.timestamp);
}

// Writes the members of a trade but its cursor: lamports, base units, seconds.
void write(JsonWriter &json, const TradeRow &trade)
{
    json.key("type").plain("trade");
    json.key("Mint").string(trade.mint);
    json.key("SolAmount").number(trade.lamports);
    json.key("TokenAmount").number(trade.tokens);
    json.key("IsBuy").boolean(trade.isBuy);
    json.key("User").string(trade.user);
    json.key("Timestamp").number(trade.timestamp);
    json.key("VirtualSolReserves").number(trade.virtualSolReserves);
    json.key("VirtualTokenReserves").number(trade.virtualTokenReserves);
    json.key("RealSolReserves").number(trade.realSolReserves);
    json.key("RealTokenReserves").number(trade.realTokenReserves);
    json.key("Signature").string(trade.signature);
    json.key("Slot").number(trade.slot);
    if (!trade.pool.isEmpty())
        json.key("Pool").string(trade.pool);
}

// Writes the members of a move to the pool but its cursor; the timestamp is in seconds.
void write(JsonWriter &json, const MigrationRow &publication)
{
    json.key("type").plain("publication");
    json.key("User").string(publication.user);
    json.key("Mint").string(publication.mint);
    json.key("BondingCurve").string(publication.bondingCurve);
    json.key("Pool").string(publication.pool);
    json.key("Signature").string(publication.signature);
    json.key("Slot").number(publication.slot);
    json.key("Timestamp").number(publication.timestamp);
}

// Writes the members of a gap but its cursor; both slots belong to it.
void write(JsonWriter &json, const SlotGap &gap)
{
    json.key("type").plain("gap");
    json.key("From").number(gap.from);
    json.key("To").number(gap.to);
}

// Writes the members of an order's new status but its cursor: lamports, base units, seconds.
void write(JsonWriter &json, const OrderSummary &order)
{
    json.key("type").plain("order");
    json.key("Id").string(order.id);
    json.key("Status").plain(tradeJson::statusText(order.status));
    json.key("Mode").plain(orderJson::kindText(order.kind));
    json.key("Mint").string(order.mint.isEmpty() ? u"SOL"_s : order.mint);
    json.key("Wallet").string(order.wallet);
    json.key("QuotedSolAmount").number(order.quotedLamports);
    json.key("QuotedTokenAmount").number(order.quotedTokens);
    json.key("SolAmount").number(order.movedLamports);
    json.key("TokenAmount").number(order.movedTokens);
    json.key("NetworkFee").number(order.networkFeeLamports);
    json.key("Error");
    order.error ? json.string(errorJson::message(*order.error)) : json.null();
    json.key("ErrorCode");
    order.error ? json.plain(errorJson::wireCode(order.error->code).code) : json.null();
    json.key("Signature").string(order.signature);
    json.key("Slot");
    hasLanded(order) ? json.number(order.slot) : json.null();
    json.key("Timestamp").number((order.settledMs == 0 ? order.createdMs : order.settledMs) / 1000);
}

// Writes the members of a balance's change but its cursor: lamports or base units, seconds.
void write(JsonWriter &json, const BalanceChange &balance)
{
    json.key("type").plain("balance");
    json.key("Wallet").string(balance.wallet);
    json.key("Mint").string(balance.mint);
    json.key("Amount").number(balance.amount);
    json.key("PreviousAmount").number(balance.previous);
    json.key("Slot").number(balance.slot);
    json.key("Timestamp").number(balance.timestamp);
}

} // namespace

constinit const std::span<const ReplyField> newPoolFields = newPoolRows;
constinit const std::span<const ReplyField> tradeFields = tradeEventRows;
constinit const std::span<const ReplyField> publicationFields = publicationRows;
constinit const std::span<const ReplyField> gapFields = gapRows;
constinit const std::span<const ReplyField> orderFields = orderEventRows;
constinit const std::span<const ReplyField> balanceFields = balanceEventRows;

QByteArray encode(const Event &event)
{
    JsonWriter json(768);
    json.beginObject();
    std::visit([&json](const auto &content) { write(json, content); }, event.content);
    json.key("Cursor").plain(event.cursor.toText());
    return json.endObject().take();
}

} // namespace curvedesk::eventJson
