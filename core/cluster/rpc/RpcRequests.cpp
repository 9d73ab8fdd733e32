// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcRequests.h"

#include <QJsonDocument>
#include <QJsonObject>

namespace curvedesk::rpc {

using namespace Qt::StringLiterals;

namespace {

QJsonObject confirmed(quint64 minContextSlot = 0)
{
    QJsonObject config{{u"commitment"_s, u"confirmed"_s}};
    if (minContextSlot > 0)
        config.insert(u"minContextSlot"_s, static_cast<qint64>(minContextSlot));
    return config;
}

template<class T> QJsonArray texts(const QList<T> &values)
{
    QJsonArray out;
    for (const T &value : values)
        out.append(value.toBase58());
    return out;
}

QJsonObject withBase64(QJsonObject config)
{
    config.insert(u"encoding"_s, u"base64"_s);
    return config;
}

} // namespace

QByteArray RpcRequest::encode(quint64 id) const
{
    const QJsonObject call{{u"jsonrpc"_s, u"2.0"_s},
                           {u"id"_s, static_cast<qint64>(id)},
                           {u"method"_s, QString::fromLatin1(method)},
                           {u"params"_s, params}};
    return QJsonDocument(call).toJson(QJsonDocument::Compact);
}

namespace requests {

RpcRequest genesisHash()
{
    return {"getGenesisHash"_ba, {}};
}

RpcRequest slot()
{
    return {"getSlot"_ba, {confirmed()}};
}

RpcRequest blockHeight(quint64 minContextSlot)
{
    return {"getBlockHeight"_ba, {confirmed(minContextSlot)}};
}

RpcRequest latestBlockhash(quint64 minContextSlot)
{
    return {"getLatestBlockhash"_ba, {confirmed(minContextSlot)}};
}

RpcRequest accountInfo(const Address &address, quint64 minContextSlot)
{
    return {"getAccountInfo"_ba, {address.toBase58(), withBase64(confirmed(minContextSlot))}};
}

RpcRequest multipleAccounts(const QList<Address> &addresses, quint64 minContextSlot)
{
    return {"getMultipleAccounts"_ba, {texts(addresses), withBase64(confirmed(minContextSlot))}};
}

RpcRequest simulate(const QByteArray &wire, const QList<Address> &watched, quint64 minContextSlot)
{
    QJsonObject config = withBase64(confirmed(minContextSlot));
    config.insert(u"sigVerify"_s, false);
    config.insert(u"replaceRecentBlockhash"_s, true);
    if (!watched.isEmpty())
        config.insert(u"accounts"_s, QJsonObject{{u"encoding"_s, u"base64"_s}, {u"addresses"_s, texts(watched)}});
    return {"simulateTransaction"_ba, {QString::fromLatin1(wire.toBase64()), config}};
}

RpcRequest send(const QByteArray &wire, quint64 minContextSlot)
{
    QJsonObject config{{u"encoding"_s, u"base64"_s}, {u"skipPreflight"_s, true}, {u"maxRetries"_s, 0}};
    if (minContextSlot > 0)
        config.insert(u"minContextSlot"_s, static_cast<qint64>(minContextSlot));
    return {"sendTransaction"_ba, {QString::fromLatin1(wire.toBase64()), config}};
}

RpcRequest signatureStatuses(const QList<Signature> &signatures)
{
    return {"getSignatureStatuses"_ba, {texts(signatures), QJsonObject{{u"searchTransactionHistory"_s, true}}}};
}

RpcRequest transaction(const Signature &signature)
{
    QJsonObject config = withBase64(confirmed());
    config.insert(u"maxSupportedTransactionVersion"_s, 0);
    return {"getTransaction"_ba, {signature.toBase58(), config}};
}

RpcRequest recentPrioritizationFees(const QList<Address> &writable)
{
    return {"getRecentPrioritizationFees"_ba, {texts(writable.first(std::min(writable.size(), maxFeeAccounts)))}};
}

RpcRequest signaturesForAddress(const Address &address, std::optional<Signature> before, std::optional<Signature> until,
                                int limit, quint64 minContextSlot)
{
    QJsonObject config = confirmed();
    config.insert(u"limit"_s, std::clamp(limit, 1, maxHistory));
    if (before)
        config.insert(u"before"_s, before->toBase58());
    if (until)
        config.insert(u"until"_s, until->toBase58());
    if (minContextSlot > 0)
        config.insert(u"minContextSlot"_s, static_cast<qint64>(minContextSlot));
    return {"getSignaturesForAddress"_ba, {address.toBase58(), config}};
}

RpcRequest airdrop(const Address &to, quint64 lamports)
{
    return {"requestAirdrop"_ba, {to.toBase58(), static_cast<qint64>(lamports), confirmed()}};
}

RpcRequest slotSubscribe()
{
    return {"slotSubscribe"_ba, {}};
}

RpcRequest logsSubscribe(const Address &address)
{
    return {"logsSubscribe"_ba, {QJsonObject{{u"mentions"_s, QJsonArray{address.toBase58()}}}, confirmed()}};
}

} // namespace requests
} // namespace curvedesk::rpc
