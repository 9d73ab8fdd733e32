// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeTransactionJson.h"

#include "core/money/Decimal.h"
#include "core/node/NodeAccountJson.h"
#include "core/solana/Base58.h"

#include <QJsonDocument>

namespace curvedesk::nodeTransactionJson {

using namespace Qt::StringLiterals;

namespace {

QJsonArray indexes(const QByteArray &bytes)
{
    QJsonArray array;
    for (const char byte : bytes)
        array.append(static_cast<quint8>(byte));
    return array;
}

QJsonArray numbers(const QList<quint64> &values)
{
    QJsonArray array;
    for (const quint64 value : values)
        array.append(static_cast<qint64>(value));
    return array;
}

QString base58(const QByteArray &bytes)
{
    return QString::fromLatin1(base58::encode(bytes));
}

QJsonArray signatures(const Transaction &transaction)
{
    QJsonArray array;
    for (const Signature &signature : transaction.signatures)
        array.append(signature.toBase58());
    return array;
}

QJsonArray lookups(const Message &message)
{
    QJsonArray array;
    for (const AddressTableLookup &lookup : message.lookups)
        array.append(QJsonObject{{u"accountKey"_s, lookup.table.toBase58()},
                                 {u"writableIndexes"_s, indexes(lookup.writableIndexes)},
                                 {u"readonlyIndexes"_s, indexes(lookup.readOnlyIndexes)}});
    return array;
}

QJsonObject plainMessage(const Message &message)
{
    QJsonArray keys;
    for (const Address &key : message.accountKeys)
        keys.append(key.toBase58());
    QJsonArray instructions;
    for (const CompiledInstruction &instruction : message.instructions)
        instructions.append(QJsonObject{{u"programIdIndex"_s, instruction.programIndex},
                                        {u"accounts"_s, indexes(instruction.accountIndexes)},
                                        {u"data"_s, base58(instruction.data)},
                                        {u"stackHeight"_s, 1}});
    QJsonObject object{{u"accountKeys"_s, keys},
                       {u"header"_s,
                        QJsonObject{{u"numRequiredSignatures"_s, message.requiredSignatures},
                                    {u"numReadonlySignedAccounts"_s, message.readOnlySigned},
                                    {u"numReadonlyUnsignedAccounts"_s, message.readOnlyUnsigned}}},
                       {u"instructions"_s, instructions},
                       {u"recentBlockhash"_s, message.recentBlockhash.toBase58()}};
    if (message.version == Message::Version::V0)
        object.insert(u"addressTableLookups"_s, lookups(message));
    return object;
}

/// The parsed form, with every instruction left as data: what a node does for programs that it has no parser for.
QJsonObject parsedMessage(const Message &message)
{
    QJsonArray keys;
    for (qsizetype i = 0; i < message.accountKeys.size(); ++i)
        keys.append(QJsonObject{{u"pubkey"_s, message.accountKeys.at(i).toBase58()},
                                {u"signer"_s, message.isSigner(i)},
                                {u"writable"_s, message.isWritable(i)},
                                {u"source"_s, u"transaction"_s}});
    QJsonArray instructions;
    for (const CompiledInstruction &instruction : message.instructions) {
        QJsonArray accounts;
        for (const char index : instruction.accountIndexes)
            accounts.append(message.accountKeys.at(static_cast<quint8>(index)).toBase58());
        instructions.append(QJsonObject{{u"programId"_s, message.accountKeys.at(instruction.programIndex).toBase58()},
                                        {u"accounts"_s, accounts},
                                        {u"data"_s, base58(instruction.data)},
                                        {u"stackHeight"_s, 1}});
    }
    QJsonObject object{{u"accountKeys"_s, keys},
                       {u"instructions"_s, instructions},
                       {u"recentBlockhash"_s, message.recentBlockhash.toBase58()}};
    if (message.version == Message::Version::V0)
        object.insert(u"addressTableLookups"_s, lookups(message));
    return object;
}

QJsonArray innerGroups(const QList<InnerInstruction> &calls, const Message &message, bool parsed)
{
    QJsonArray groups;
    QJsonArray group;
    int outer = -1;
    const auto finishGroup = [&] {
        if (!group.isEmpty())
            groups.append(QJsonObject{{u"index"_s, outer}, {u"instructions"_s, group}});
        group = {};
    };
    for (const InnerInstruction &inner : calls) {
        if (inner.outerIndex != outer) {
            finishGroup();
            outer = inner.outerIndex;
        }
        QJsonObject object{{u"data"_s, base58(inner.data)}, {u"stackHeight"_s, inner.stackHeight}};
        if (parsed) {
            QJsonArray accounts;
            for (const char index : inner.accountIndexes)
                accounts.append(message.accountKeys.at(static_cast<quint8>(index)).toBase58());
            object.insert(u"accounts"_s, accounts);
            object.insert(u"programId"_s, message.accountKeys.at(inner.programIndex).toBase58());
        } else {
            object.insert(u"accounts"_s, indexes(inner.accountIndexes));
            object.insert(u"programIdIndex"_s, inner.programIndex);
        }
        group.append(object);
    }
    finishGroup();
    return groups;
}

QJsonArray tokenBalances(const QList<TokenBalance> &balances)
{
    QJsonArray array;
    for (const TokenBalance &balance : balances) {
        const QByteArray amount = nodeAccountJson::tokenAmount(balance.amount, balance.decimals);
        array.append(QJsonObject{{u"accountIndex"_s, balance.accountIndex},
                                 {u"mint"_s, balance.mint.toBase58()},
                                 {u"owner"_s, balance.owner.toBase58()},
                                 {u"programId"_s, balance.tokenProgram.toBase58()},
                                 {u"uiTokenAmount"_s, QJsonDocument::fromJson(amount).object()}});
    }
    return array;
}

QJsonObject meta(const TransactionRecord &record, const Message &message, bool parsed)
{
    QJsonArray logLines;
    for (const QByteArray &line : record.logs)
        logLines.append(QString::fromUtf8(line));
    const QJsonValue error = record.error ? record.error->toJson() : QJsonValue();
    return {{u"err"_s, error},
            {u"status"_s, record.error ? QJsonObject{{u"Err"_s, error}} : QJsonObject{{u"Ok"_s, QJsonValue()}}},
            {u"fee"_s, static_cast<qint64>(record.fee.value())},
            {u"preBalances"_s, numbers(record.preBalances)},
            {u"postBalances"_s, numbers(record.postBalances)},
            {u"preTokenBalances"_s, tokenBalances(record.preTokenBalances)},
            {u"postTokenBalances"_s, tokenBalances(record.postTokenBalances)},
            {u"innerInstructions"_s, innerGroups(record.innerInstructions, message, parsed)},
            {u"logMessages"_s, logLines},
            {u"loadedAddresses"_s, QJsonObject{{u"writable"_s, QJsonArray()}, {u"readonly"_s, QJsonArray()}}},
            {u"rewards"_s, QJsonArray()},
            {u"computeUnitsConsumed"_s, static_cast<qint64>(record.unitsConsumed)}};
}

tl::expected<QJsonObject, NodeFailure> entryObject(const TransactionRecord &record, const QString &encoding,
                                                   std::optional<int> maxSupportedVersion)
{
    const auto transaction = Transaction::decode(record.wire);
    if (!transaction)
        return tl::unexpected(NodeFailure{-32603, u"Internal error"_s, {}});
    const bool isV0 = transaction->message.version == Message::Version::V0;
    if (isV0 && !maxSupportedVersion)
        return tl::unexpected(
            NodeFailure{-32015,
                        u"Transaction version (0) is not supported by the requesting client. Please try"
                        " the request again with the following configuration parameter:"
                        " \"maxSupportedTransactionVersion\": 0"_s,
                        {}});
    QJsonObject object;
    if (maxSupportedVersion)
        object.insert(u"version"_s, isV0 ? QJsonValue(0) : QJsonValue(u"legacy"_s));
    const bool parsed = encoding == u"jsonParsed";
    if (encoding == u"base64")
        object.insert(u"transaction"_s, QJsonArray{QString::fromLatin1(record.wire.toBase64()), u"base64"_s});
    else if (encoding == u"base58")
        object.insert(u"transaction"_s, QJsonArray{base58(record.wire), u"base58"_s});
    else if (parsed || encoding == u"json")
        object.insert(u"transaction"_s,
                      QJsonObject{{u"signatures"_s, signatures(*transaction)},
                                  {u"message"_s,
                                   parsed ? parsedMessage(transaction->message) : plainMessage(transaction->message)}});
    else
        return NodeFailure::invalidParams(u"Invalid params: unsupported encoding `%1`."_s.arg(encoding));
    object.insert(u"meta"_s, meta(record, transaction->message, parsed));
    return object;
}

} // namespace

tl::expected<QByteArray, NodeFailure> bytes(const QByteArray &text, const QString &encoding, qsizetype maxBytes)
{
    QByteArray decoded;
    if (encoding == u"base58") {
        const auto result = base58::decode(text, maxBytes);
        if (!result)
            return NodeFailure::invalidParams(u"invalid base58 encoding"_s);
        decoded = *result;
    } else if (encoding == u"base64") {
        const auto result = QByteArray::fromBase64Encoding(text, QByteArray::AbortOnBase64DecodingErrors);
        if (!result)
            return NodeFailure::invalidParams(u"invalid base64 encoding"_s);
        decoded = result.decoded;
    } else {
        return NodeFailure::invalidParams(
            u"unsupported encoding: %1. Supported encodings: base58, base64"_s.arg(encoding));
    }
    if (decoded.size() > maxBytes)
        return NodeFailure::invalidParams(
            u"decoded solana_transaction::versioned::VersionedTransaction too large: %1 bytes (max: %2 bytes)"_s
                .arg(decoded.size())
                .arg(maxBytes));
    return decoded;
}

QByteArray errorText(const std::optional<TransactionError> &error)
{
    if (!error)
        return QByteArrayLiteral("null");
    const QJsonValue value = error->toJson();
    return value.isObject() ? QJsonDocument(value.toObject()).toJson(QJsonDocument::Compact)
                            : QByteArray('"' + value.toString().toUtf8() + '"');
}

QByteArray logs(const QList<QByteArray> &logs)
{
    QJsonArray lines;
    for (const QByteArray &line : logs)
        lines.append(QString::fromUtf8(line));
    return QJsonDocument(lines).toJson(QJsonDocument::Compact);
}

std::optional<int> maxVersion(const QJsonObject &config)
{
    const QJsonValue version = config.value(u"maxSupportedTransactionVersion");
    return version.isDouble() ? std::optional<int>(version.toInt()) : std::nullopt;
}

RpcResult entry(const TransactionRecord &record, const QString &encoding, std::optional<int> maxSupportedVersion)
{
    const auto object = entryObject(record, encoding, maxSupportedVersion);
    if (!object)
        return tl::unexpected(object.error());
    return QJsonDocument(*object).toJson(QJsonDocument::Compact);
}

RpcResult record(const TransactionRecord &record, const QString &encoding, std::optional<int> maxSupportedVersion)
{
    auto object = entryObject(record, encoding, maxSupportedVersion);
    if (!object)
        return tl::unexpected(object.error());
    object->insert(u"slot"_s, static_cast<qint64>(record.slot));
    object->insert(u"blockTime"_s, record.blockTime);
    return QJsonDocument(*object).toJson(QJsonDocument::Compact);
}

QByteArray innerInstructions(const QList<InnerInstruction> &calls, const Message &message)
{
    return QJsonDocument(innerGroups(calls, message, true)).toJson(QJsonDocument::Compact);
}

} // namespace curvedesk::nodeTransactionJson
