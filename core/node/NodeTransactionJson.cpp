// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeTransactionJson.h"

#include "core/node/NodeAccountJson.h"
#include "core/solana/Base58.h"

namespace curvedesk::nodeTransactionJson {

using namespace Qt::StringLiterals;

namespace {

/// Writes bytes as an array of numbers.
void writeIndexes(JsonWriter &json, const QByteArray &indexes)
{
    json.array(indexes, [&json](char index) { json.number(static_cast<quint8>(index)); });
}

/// Writes an array of numbers.
void writeNumbers(JsonWriter &json, const QList<quint64> &values)
{
    json.array(values, [&json](quint64 value) { json.number(value); });
}

/// Writes addresses or signatures in base58.
template<class T> void writeTexts(JsonWriter &json, const QList<T> &values)
{
    json.array(values, [&json](const T &value) { json.string(value.toBase58()); });
}

/// Writes the addresses that these indexes name; each index must be one of the message.
void writeAddresses(JsonWriter &json, const Message &message, const QByteArray &indexes)
{
    json.array(indexes,
               [&](char index) { json.string(message.accountKeys.at(static_cast<quint8>(index)).toBase58()); });
}

/// Writes an instruction of a message or an inner call. The parsed form has addresses in place of indexes, and raw
/// data, as a node writes it for programs that it cannot parse; its indexes must be ones of the message.
template<class Instruction>
void writeInstruction(JsonWriter &json, const Instruction &instruction, int stackHeight, const Message &message,
                      bool isParsed)
{
    json.beginObject();
    json.key("accounts");
    if (isParsed) {
        writeAddresses(json, message, instruction.accountIndexes);
        json.key("programId").string(message.accountKeys.at(instruction.programIndex).toBase58());
    } else {
        writeIndexes(json, instruction.accountIndexes);
        json.key("programIdIndex").number(instruction.programIndex);
    }
    json.key("data").plain(base58::encode(instruction.data));
    json.key("stackHeight").number(stackHeight);
    json.endObject();
}

/// Writes the message's accounts: addresses, or parsed objects with their rights.
void writeKeys(JsonWriter &json, const Message &message, bool isParsed)
{
    if (!isParsed) {
        writeTexts(json, message.accountKeys);
        return;
    }
    json.beginArray();
    for (qsizetype i = 0; i < message.accountKeys.size(); ++i) {
        json.beginObject();
        json.key("pubkey").string(message.accountKeys.at(i).toBase58());
        json.key("signer").boolean(message.isSigner(i));
        json.key("writable").boolean(message.isWritable(i));
        json.key("source").plain("transaction");
        json.endObject();
    }
    json.endArray();
}

/// Writes a message as an object; only the unparsed form has a header.
void writeMessage(JsonWriter &json, const Message &message, bool isParsed)
{
    json.beginObject();
    json.key("accountKeys");
    writeKeys(json, message, isParsed);
    if (!isParsed) {
        json.key("header").beginObject();
        json.key("numRequiredSignatures").number(message.requiredSignatures);
        json.key("numReadonlySignedAccounts").number(message.readOnlySigned);
        json.key("numReadonlyUnsignedAccounts").number(message.readOnlyUnsigned);
        json.endObject();
    }
    json.key("instructions").array(message.instructions, [&](const CompiledInstruction &instruction) {
        writeInstruction(json, instruction, 1, message, isParsed);
    });
    json.key("recentBlockhash").string(message.recentBlockhash.toBase58());
    if (message.version == Message::Version::V0) {
        json.key("addressTableLookups").array(message.lookups, [&json](const AddressTableLookup &lookup) {
            json.beginObject();
            json.key("accountKey").string(lookup.table.toBase58());
            json.key("writableIndexes");
            writeIndexes(json, lookup.writableIndexes);
            json.key("readonlyIndexes");
            writeIndexes(json, lookup.readOnlyIndexes);
            json.endObject();
        });
    }
    json.endObject();
}

/// Writes the token balances before or after a transaction, in base units.
void writeTokenBalances(JsonWriter &json, const QList<TokenBalance> &balances)
{
    json.array(balances, [&json](const TokenBalance &balance) {
        json.beginObject();
        json.key("accountIndex").number(balance.accountIndex);
        json.key("mint").string(balance.mint.toBase58());
        json.key("owner").string(balance.owner.toBase58());
        json.key("programId").string(balance.tokenProgram.toBase58());
        json.key("uiTokenAmount");
        nodeAccountJson::writeTokenAmount(json, balance.amount, balance.decimals);
        json.endObject();
    });
}

/// Writes what a transaction did: error, fee, balances in lamports, inner calls and logs.
void writeMeta(JsonWriter &json, const TransactionRecord &record, const Message &message, bool isParsed)
{
    json.beginObject();
    json.key("err");
    writeError(json, record.error);
    json.key("status").beginObject().key(record.error ? "Err" : "Ok");
    writeError(json, record.error);
    json.endObject();
    json.key("fee").number(record.fee.value());
    json.key("preBalances");
    writeNumbers(json, record.preBalances);
    json.key("postBalances");
    writeNumbers(json, record.postBalances);
    json.key("preTokenBalances");
    writeTokenBalances(json, record.preTokenBalances);
    json.key("postTokenBalances");
    writeTokenBalances(json, record.postTokenBalances);
    json.key("innerInstructions");
    writeInnerInstructions(json, record.innerInstructions, message, isParsed);
    json.key("logMessages");
    writeLogs(json, record.logs);
    json.key("loadedAddresses").beginObject();
    json.key("writable").beginArray().endArray();
    json.key("readonly").beginArray().endArray();
    json.endObject();
    json.key("rewards").beginArray().endArray();
    json.key("computeUnitsConsumed").number(record.unitsConsumed);
    json.endObject();
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

void writeError(JsonWriter &json, const std::optional<TransactionError> &error)
{
    if (error)
        error->write(json);
    else
        json.null();
}

void writeInnerInstructions(JsonWriter &json, const QList<InnerInstruction> &calls, const Message &message,
                            bool isParsed)
{
    json.beginArray();
    for (qsizetype i = 0; i < calls.size();) {
        const int outer = calls.at(i).outerIndex;
        json.beginObject();
        json.key("index").number(outer);
        json.key("instructions").beginArray();
        for (; i < calls.size() && calls.at(i).outerIndex == outer; ++i)
            writeInstruction(json, calls.at(i), calls.at(i).stackHeight, message, isParsed);
        json.endArray().endObject();
    }
    json.endArray();
}

void writeLogs(JsonWriter &json, const QList<QByteArray> &logs)
{
    json.array(logs, [&json](const QByteArray &line) { json.string(QByteArrayView(line)); });
}

std::optional<int> maxVersion(const JsonValue &config)
{
    const auto version = config.member("maxSupportedTransactionVersion").u64();
    return version ? std::optional(static_cast<int>(std::min<quint64>(*version, 255))) : std::nullopt;
}

tl::expected<void, NodeFailure> writeMembers(JsonWriter &json, const TransactionRecord &record, const QString &encoding,
                                             std::optional<int> maxSupportedVersion)
{
    const auto transaction = Transaction::decode(record.wire);
    if (!transaction)
        return tl::unexpected(NodeFailure());
    const bool isV0 = transaction->message.version == Message::Version::V0;
    if (isV0 && !maxSupportedVersion)
        return tl::unexpected(
            NodeFailure{-32015,
                        u"Transaction version (0) is not supported by the requesting client. Please try"
                        " the request again with the following configuration parameter:"
                        " \"maxSupportedTransactionVersion\": 0"_s,
                        {}});
    if (maxSupportedVersion && isV0)
        json.key("version").number(0);
    else if (maxSupportedVersion)
        json.key("version").plain("legacy");
    json.key("transaction");
    const bool isParsed = encoding == u"jsonParsed";
    if (encoding == u"base64" || encoding == u"base58") {
        const bool isBase64 = encoding == u"base64";
        json.beginArray();
        json.plain(isBase64 ? record.wire.toBase64() : base58::encode(record.wire));
        json.string(encoding);
        json.endArray();
    } else if (isParsed || encoding == u"json") {
        json.beginObject();
        json.key("signatures");
        writeTexts(json, transaction->signatures);
        json.key("message");
        writeMessage(json, transaction->message, isParsed);
        json.endObject();
    } else {
        return NodeFailure::invalidParams(u"Invalid params: unsupported encoding `%1`."_s.arg(encoding));
    }
    json.key("meta");
    writeMeta(json, record, transaction->message, isParsed);
    return {};
}

} // namespace curvedesk::nodeTransactionJson
