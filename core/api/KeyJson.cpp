// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/KeyJson.h"

namespace curvedesk::keyJson {

namespace {

constexpr ReplyField keyRows[] = {
    {"id", ReplyType::Text, "The part of the key that is no secret."},
    {"label", ReplyType::Text, "As its maker named it; may be empty."},
    {"wallet", ReplyType::Text, "Address of its own wallet, which signs when `private` is omitted; empty: none."},
    {"scopes", ReplyType::TextList, "Of read, quote, trade, launch and wallets."},
    {"wallets", ReplyType::TextList,
     "The only wallets whose orders it may place. Empty: its own, and any whose private key comes with the request."},
    {"maxOrder", ReplyType::Integer,
     "Lamports that one order may take at most, rents and fees included; the caps refuse no sale.", true},
    {"maxHour", ReplyType::Integer, "Lamports that its orders of an hour may take.", true},
    {"maxDay", ReplyType::Integer, "Lamports that its orders of 24 hours may take.", true},
    {"maxSlippage", ReplyType::Integer, "Basis points.", true},
    {"maxFee", ReplyType::Integer, "Lamports of priority fee an order.", true},
    {"spentHour", ReplyType::Integer, "Lamports that its orders of the last hour took or may still take."},
    {"spentDay", ReplyType::Integer, "The same of the last 24 hours."},
    {"approval", ReplyType::Boolean, "true: a person has to agree to each order."},
    {"expires", ReplyType::Integer, "Milliseconds since the epoch.", true},
    {"created", ReplyType::Integer, "Milliseconds since the epoch."},
    {"lastUsed", ReplyType::Integer, "Milliseconds since the epoch.", true},
    {"revoked", ReplyType::Integer, "Milliseconds since the epoch.", true},
};

// Writes a member with a time in milliseconds; null for 0.
void writeTime(JsonWriter &json, QByteArrayView name, qint64 ms)
{
    json.key(name).numberOrNull(ms != 0 ? std::optional(ms) : std::nullopt);
}

} // namespace

constinit const std::span<const ReplyField> keyFields = keyRows;

void writeMembers(JsonWriter &json, const KeySummary &summary)
{
    const ApiKey &key = summary.key;
    const KeyRights &rights = key.rights;
    json.key("id").string(key.id);
    json.key("label").string(key.label);
    json.key("wallet").string(key.wallet);
    json.key("scopes").beginArray();
    for (const KeyScopeName &each : keyScopeNames) {
        if (rights.scopes.testFlag(each.scope))
            json.string(QByteArrayView(each.name));
    }
    json.endArray();
    json.key("wallets").array(rights.wallets, [&json](const QString &wallet) { json.string(wallet); });
    json.key("maxOrder").numberOrNull(rights.maxOrderLamports);
    json.key("maxHour").numberOrNull(rights.maxHourLamports);
    json.key("maxDay").numberOrNull(rights.maxDayLamports);
    json.key("maxSlippage").numberOrNull(rights.maxSlippageBps);
    json.key("maxFee").numberOrNull(rights.maxFeeLamports);
    json.key("spentHour").number(summary.spending.hourLamports);
    json.key("spentDay").number(summary.spending.dayLamports);
    json.key("approval").boolean(rights.needsApproval);
    writeTime(json, "expires", rights.expiresMs);
    json.key("created").number(key.createdMs);
    writeTime(json, "lastUsed", key.lastUsedMs);
    writeTime(json, "revoked", key.revokedMs);
}

QByteArray encode(const KeySummary &summary)
{
    JsonWriter json;
    json.beginObject();
    writeMembers(json, summary);
    return json.endObject().take();
}

} // namespace curvedesk::keyJson
