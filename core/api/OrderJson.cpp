// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/OrderJson.h"

#include "core/api/ErrorJson.h"
#include "core/api/TradeJson.h"
#include "core/base/UnixTime.h"

namespace curvedesk::orderJson {

namespace {

constexpr ReplyField programRows[] = {
    {"id", ReplyType::Text, "Address of the program that refused."},
    {"code", ReplyType::Integer, "Its error code."},
    {"name", ReplyType::Text, "Its name for that; empty when unknown."},
};

constexpr ReplyField errorRows[] = {
    {"message", ReplyType::Text, "One English sentence."},
    {"code", ReplyType::Text, "Stable, as in every error of this interface."},
    {"program", ReplyType::Object, "The on-chain program that refused.", false, false, programRows},
};

constexpr ReplyField orderRows[] = {
    {"id", ReplyType::Text, "The order's own id."},
    {"status", ReplyType::Text, "pending, succeeded, failed, expired or unknown."},
    {"mode", ReplyType::Text, "buy, sell, launch or transfer."},
    {"token", ReplyType::Text, "Mint; SOL for a transfer of SOL."},
    {"symbol", ReplyType::Text, "Ticker as known when ordered; may be empty."},
    {"wallet", ReplyType::Text, "Address that signed."},
    {"recipient", ReplyType::Text, "Address that a transfer goes to; null for other orders.", true},
    {"signature", ReplyType::Text, "Of its transaction."},
    {"slot", ReplyType::Integer, "Where it landed; null until it has.", true},
    {"error", ReplyType::Object, "Why it failed; null otherwise.", true, true, errorRows},
    {"quotedSolRaw", ReplyType::Digits, "Lamports quoted."},
    {"quotedTokensRaw", ReplyType::Digits, "Base units quoted."},
    {"movedSolRaw", ReplyType::Digits,
     "Lamports that moved, without network fee and rents; null when no node keeps the record.", true},
    {"movedTokensRaw", ReplyType::Digits, "Base units that moved; null when no node keeps the record.", true},
    {"networkFeeRaw", ReplyType::Digits, "Lamports paid to the network."},
    {"createdTimestamp", ReplyType::Integer, "Milliseconds since the epoch."},
    {"settledTimestamp", ReplyType::Integer, "Milliseconds since the epoch; null while it is open.", true},
};

constexpr ReplyField orderPageRows[] = {
    {"orders", ReplyType::List, "Newest first.", false, true, orderRows},
    {"next", ReplyType::Text, "Cursor of the next page; null at the end.", true},
};

constexpr ReplyField changeRows[] = {
    {"account", ReplyType::Text, "Address."},
    {"mint", ReplyType::Text, "Null: lamports.", true},
    {"owner", ReplyType::Text, "Of a token account.", true},
    {"beforeRaw", ReplyType::Digits, "Smallest unit."},
    {"afterRaw", ReplyType::Digits, "Smallest unit."},
};

constexpr ReplyField transactionRows[] = {
    {"signature", ReplyType::Text, "Of the transaction."},
    {"status", ReplyType::Text, "pending, succeeded, failed, expired or unknown."},
    {"slot", ReplyType::Integer, "Where it landed; null until it has.", true},
    {"timestamp", ReplyType::Integer, "Block time, milliseconds since the epoch; null when unknown.", true},
    {"networkFeeRaw", ReplyType::Digits, "Lamports paid to the network; null when no node keeps the record.", true},
    {"error", ReplyType::Object, "Why it failed; null otherwise.", true, true, errorRows},
    {"changes", ReplyType::List, "What really moved.", false, true, changeRows},
};

// Writes the number; null for 0.
template<class Number> void writeUnlessZero(JsonWriter &json, Number value)
{
    value == 0 ? json.null() : json.number(value);
}

// False when an order succeeded but no node kept its record: an order that is to move tokens never succeeds without, so
// that 0 moved tokens mean that the amounts are not known.
bool hasRecord(const OrderSummary &order)
{
    return order.status != TradeStatus::Succeeded || order.movedTokens > 0 || order.quotedTokens == 0;
}

// Writes the amount that moved; null where no node keeps the record that shows it.
void writeMoved(JsonWriter &json, const OrderSummary &order, quint64 amount)
{
    hasRecord(order) ? json.quotedInteger(amount) : json.null();
}

// Writes an order as a value: amounts in lamports and base units, times in milliseconds.
void write(JsonWriter &json, const OrderSummary &order)
{
    json.beginObject();
    json.key("id").string(order.id);
    json.key("status").plain(tradeJson::statusText(order.status));
    json.key("mode").plain(kindText(order.kind));
    json.key("token").string(order.mint.isEmpty() ? QStringLiteral("SOL") : order.mint);
    json.key("symbol").string(order.symbol);
    json.key("wallet").string(order.wallet);
    json.key("recipient").stringOrNull(order.recipient);
    json.key("signature").string(order.signature);
    json.key("slot");
    hasLanded(order) ? json.number(order.slot) : json.null();
    json.key("error");
    errorJson::writeValue(json, order.error);
    json.key("quotedSolRaw").quotedInteger(order.quotedLamports);
    json.key("quotedTokensRaw").quotedInteger(order.quotedTokens);
    json.key("movedSolRaw");
    writeMoved(json, order, order.movedLamports);
    json.key("movedTokensRaw");
    writeMoved(json, order, order.movedTokens);
    json.key("networkFeeRaw").quotedInteger(order.networkFeeLamports);
    json.key("createdTimestamp").number(order.createdMs);
    json.key("settledTimestamp");
    writeUnlessZero(json, order.settledMs);
    json.endObject();
}

} // namespace

constinit const std::span<const ReplyField> orderFields = orderRows;
constinit const std::span<const ReplyField> orderPageFields = orderPageRows;
constinit const std::span<const ReplyField> transactionFields = transactionRows;

QByteArrayView kindText(OrderSummary::Kind kind)
{
    switch (kind) {
    case OrderSummary::Kind::Buy:
        return "buy";
    case OrderSummary::Kind::Sell:
        return "sell";
    case OrderSummary::Kind::Launch:
        return "launch";
    case OrderSummary::Kind::Transfer:
        return "transfer";
    }
    Q_UNREACHABLE();
}

QByteArray encode(const OrderSummary &order)
{
    JsonWriter json(1024);
    write(json, order);
    return json.take();
}

QByteArray encode(const OrderDesk::Page &page)
{
    JsonWriter json(64 + page.orders.size() * 900);
    json.beginObject().key("orders").array(page.orders, [&json](const OrderSummary &order) { write(json, order); });
    return json.key("next").stringOrNull(page.next).endObject().take();
}

QByteArray encode(const TransactionOutcome &transaction)
{
    JsonWriter json(512 + transaction.changes.size() * 256);
    json.beginObject();
    json.key("signature").string(transaction.signature);
    json.key("status").plain(tradeJson::statusText(transaction.status));
    json.key("slot");
    hasLanded(transaction) ? json.number(transaction.slot) : json.null();
    json.key("timestamp");
    writeUnlessZero(json, millisecondsOf(transaction.blockTime));
    json.key("networkFeeRaw");
    transaction.feeLamports ? json.quotedInteger(*transaction.feeLamports) : json.null();
    json.key("error");
    errorJson::writeValue(json, transaction.error);
    json.key("changes").array(transaction.changes, [&json](const TransactionOutcome::Change &change) {
        json.beginObject();
        json.key("account").string(change.account);
        json.key("mint").stringOrNull(change.mint);
        json.key("owner").stringOrNull(change.owner);
        json.key("beforeRaw").quotedInteger(change.before);
        json.key("afterRaw").quotedInteger(change.after);
        json.endObject();
    });
    return json.endObject().take();
}

} // namespace curvedesk::orderJson
