// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcRequests.h"

#include "core/json/JsonWriter.h"

#include <functional>

namespace curvedesk::rpc {

using namespace Qt::StringLiterals;

namespace {

using Write = std::function<void(JsonWriter &)>;

/// The call of a method; `write` writes its parameters into an open array.
RpcRequest request(QByteArray method, const Write &write)
{
    JsonWriter params;
    params.beginArray();
    write(params);
    params.endArray();
    return {std::move(method), params.take()};
}

/// The configuration object of a read at the commitment "confirmed"; `write` adds members.
void writeConfig(JsonWriter &json, quint64 minContextSlot = 0, const Write &write = {})
{
    json.beginObject().key("commitment").plain("confirmed");
    if (minContextSlot > 0)
        json.key("minContextSlot").number(minContextSlot);
    if (write)
        write(json);
    json.endObject();
}

/// Writes the member that asks for account data and transactions in base64.
void writeBase64(JsonWriter &json)
{
    json.key("encoding").plain("base64");
}

/// Writes an array of addresses or signatures in base58.
template<class T> void writeTexts(JsonWriter &json, const QList<T> &values)
{
    json.beginArray();
    for (const T &value : values)
        json.string(value.toBase58());
    json.endArray();
}

} // namespace

QByteArray RpcRequest::encode(quint64 id) const
{
    JsonWriter json(128 + params.size());
    json.beginObject();
    json.key("id").number(id);
    json.key("jsonrpc").plain("2.0");
    json.key("method").plain(method);
    json.key("params").json(params);
    json.endObject();
    return json.take();
}

namespace requests {

RpcRequest genesisHash()
{
    return request("getGenesisHash"_ba, [](JsonWriter &) {});
}

RpcRequest slot()
{
    return request("getSlot"_ba, [](JsonWriter &json) { writeConfig(json); });
}

RpcRequest firstAvailableBlock()
{
    return request("getFirstAvailableBlock"_ba, [](JsonWriter &) {});
}

RpcRequest blockHeight(quint64 minContextSlot)
{
    return request("getBlockHeight"_ba, [&](JsonWriter &json) { writeConfig(json, minContextSlot); });
}

RpcRequest latestBlockhash(quint64 minContextSlot)
{
    return request("getLatestBlockhash"_ba, [&](JsonWriter &json) { writeConfig(json, minContextSlot); });
}

RpcRequest accountInfo(const Address &address, quint64 minContextSlot)
{
    return request("getAccountInfo"_ba, [&](JsonWriter &json) {
        json.string(address.toBase58());
        writeConfig(json, minContextSlot, writeBase64);
    });
}

RpcRequest multipleAccounts(const QList<Address> &addresses, quint64 minContextSlot)
{
    return request("getMultipleAccounts"_ba, [&](JsonWriter &json) {
        writeTexts(json, addresses);
        writeConfig(json, minContextSlot, writeBase64);
    });
}

RpcRequest tokenAccountsByOwner(const Address &wallet, const Address &tokenProgram)
{
    return request("getTokenAccountsByOwner"_ba, [&](JsonWriter &json) {
        json.string(wallet.toBase58());
        json.beginObject().key("programId").string(tokenProgram.toBase58()).endObject();
        writeConfig(json, 0, [](JsonWriter &config) {
            writeBase64(config);
            config.key("dataSlice").json(R"({"offset":0,"length":0})");
        });
    });
}

RpcRequest minimumBalanceForRentExemption(quint64 dataSize)
{
    return request("getMinimumBalanceForRentExemption"_ba, [&](JsonWriter &json) {
        json.number(dataSize);
        writeConfig(json);
    });
}

RpcRequest simulate(const QByteArray &wire, const QList<Address> &watched, quint64 minContextSlot)
{
    return request("simulateTransaction"_ba, [&](JsonWriter &json) {
        json.plain(wire.toBase64());
        writeConfig(json, minContextSlot, [&](JsonWriter &config) {
            writeBase64(config);
            config.key("sigVerify").boolean(false);
            config.key("replaceRecentBlockhash").boolean(true);
            if (watched.isEmpty())
                return;
            config.key("accounts").beginObject();
            writeBase64(config);
            config.key("addresses");
            writeTexts(config, watched);
            config.endObject();
        });
    });
}

RpcRequest sendTransaction(const QByteArray &wire, quint64 minContextSlot)
{
    return request("sendTransaction"_ba, [&](JsonWriter &json) {
        json.plain(wire.toBase64()).beginObject();
        writeBase64(json);
        json.key("skipPreflight").boolean(true);
        json.key("maxRetries").number(0);
        if (minContextSlot > 0)
            json.key("minContextSlot").number(minContextSlot);
        json.endObject();
    });
}

RpcRequest signatureStatuses(const QList<Signature> &signatures)
{
    return request("getSignatureStatuses"_ba, [&](JsonWriter &json) {
        writeTexts(json, signatures);
        json.beginObject().key("searchTransactionHistory").boolean(true).endObject();
    });
}

RpcRequest transaction(const Signature &signature)
{
    return request("getTransaction"_ba, [&](JsonWriter &json) {
        json.string(signature.toBase58());
        writeConfig(json, 0, [](JsonWriter &config) {
            writeBase64(config);
            config.key("maxSupportedTransactionVersion").number(0);
        });
    });
}

RpcRequest recentPrioritizationFees(const QList<Address> &writable)
{
    return request("getRecentPrioritizationFees"_ba, [&](JsonWriter &json) {
        writeTexts(json, writable.first(std::min(writable.size(), maxFeeAccounts)));
    });
}

RpcRequest signaturesForAddress(const Address &address, std::optional<Signature> before, std::optional<Signature> until,
                                int limit, quint64 minContextSlot)
{
    return request("getSignaturesForAddress"_ba, [&](JsonWriter &json) {
        json.string(address.toBase58());
        writeConfig(json, minContextSlot, [&](JsonWriter &config) {
            config.key("limit").number(std::clamp(limit, 1, maxHistory));
            if (before)
                config.key("before").string(before->toBase58());
            if (until)
                config.key("until").string(until->toBase58());
        });
    });
}

RpcRequest requestAirdrop(const Address &to, quint64 lamports)
{
    return request("requestAirdrop"_ba, [&](JsonWriter &json) {
        json.string(to.toBase58()).number(lamports);
        writeConfig(json);
    });
}

RpcRequest slotSubscribe()
{
    return request("slotSubscribe"_ba, [](JsonWriter &) {});
}

RpcRequest logsSubscribe(const Address &address)
{
    return request("logsSubscribe"_ba, [&](JsonWriter &json) {
        json.beginObject().key("mentions");
        writeTexts<Address>(json, {address});
        json.endObject();
        writeConfig(json);
    });
}

} // namespace requests
} // namespace curvedesk::rpc
