// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/store/TransactionCodec.h"

#include "core/cluster/sandbox/ledger/store/LogCodec.h"
#include "core/cluster/sandbox/ledger/store/Varint.h"
#include "core/solana/Programs.h"
#include "core/solana/Transaction.h"

namespace curvedesk::sandbox::transactionCodec {

using namespace Qt::StringLiterals;

namespace {

constexpr quint8 formatVersion = 1;

// The error Damaged of a stored transaction.
tl::unexpected<Error> damaged()
{
    return failure(ErrorCode::Damaged, u"a stored transaction does not decode"_s);
}

// Writes an address. Most are among the message's keys and are written as an index into them.
void writeAddress(ByteWriter &writer, const Address &address, const QList<Address> &keys)
{
    const qsizetype key = keys.indexOf(address);
    writer.boolean(key >= 0);
    if (key >= 0)
        writer.u8(static_cast<quint8>(key));
    else
        writer.array(address.bytes());
}

// Reads what writeAddress() wrote; the zero address for an index that names no key.
Address readAddress(ByteReader &reader, const QList<Address> &keys)
{
    if (reader.boolean())
        return keys.value(reader.u8());
    return readAddress(reader);
}

// Writes the inner calls: their number, then each.
void writeInner(ByteWriter &writer, const QList<InnerInstruction> &inner)
{
    varint::write(writer, static_cast<quint64>(inner.size()));
    for (const InnerInstruction &instruction : inner) {
        writer.u8(instruction.outerIndex).u8(instruction.stackHeight).u8(instruction.programIndex);
        varint::writeBytes(writer, instruction.accountIndexes);
        varint::writeBytes(writer, instruction.data);
    }
}

// Reads what writeInner() wrote; bytes that end too soon overrun the reader, as with the readers below.
QList<InnerInstruction> readInner(ByteReader &reader)
{
    QList<InnerInstruction> out;
    const quint64 count = varint::read(reader);
    for (quint64 i = 0; i < count && !reader.overran(); ++i) {
        InnerInstruction instruction;
        instruction.outerIndex = reader.u8();
        instruction.stackHeight = reader.u8();
        instruction.programIndex = reader.u8();
        instruction.accountIndexes = varint::readBytes(reader).toByteArray();
        instruction.data = varint::readBytes(reader).toByteArray();
        out.append(std::move(instruction));
    }
    return out;
}

// Writes each account's lamports before, and the difference to those afterwards.
void writeBalances(ByteWriter &writer, const TransactionRecord &record)
{
    varint::write(writer, static_cast<quint64>(record.preBalances.size()));
    for (qsizetype i = 0; i < record.preBalances.size(); ++i) {
        const quint64 before = record.preBalances[i];
        varint::write(writer, before);
        varint::writeSigned(writer, static_cast<qint64>(record.postBalances.value(i) - before));
    }
}

// Sets the record's balances to what writeBalances() wrote.
void readBalances(ByteReader &reader, TransactionRecord &record)
{
    record.preBalances.clear();
    record.postBalances.clear();
    const quint64 count = varint::read(reader);
    for (quint64 i = 0; i < count && !reader.overran(); ++i) {
        const quint64 before = varint::read(reader);
        record.preBalances.append(before);
        record.postBalances.append(before + static_cast<quint64>(varint::readSigned(reader)));
    }
}

// Writes token balances; of the token program only which of the two it is.
void writeTokenBalances(ByteWriter &writer, const QList<TokenBalance> &balances, const QList<Address> &keys)
{
    varint::write(writer, static_cast<quint64>(balances.size()));
    for (const TokenBalance &balance : balances) {
        writer.u8(balance.accountIndex);
        writeAddress(writer, balance.mint, keys);
        writeAddress(writer, balance.owner, keys);
        writer.boolean(balance.tokenProgram == programs::token2022);
        varint::write(writer, balance.amount);
        writer.u8(balance.decimals);
    }
}

// Reads what writeTokenBalances() wrote.
QList<TokenBalance> readTokenBalances(ByteReader &reader, const QList<Address> &keys)
{
    QList<TokenBalance> out;
    const quint64 count = varint::read(reader);
    for (quint64 i = 0; i < count && !reader.overran(); ++i) {
        TokenBalance balance;
        balance.accountIndex = reader.u8();
        balance.mint = readAddress(reader, keys);
        balance.owner = readAddress(reader, keys);
        balance.tokenProgram = reader.boolean() ? programs::token2022 : programs::token;
        balance.amount = varint::read(reader);
        balance.decimals = reader.u8();
        out.append(balance);
    }
    return out;
}

} // namespace

QByteArray encode(const TransactionRecord &record, const Message &message)
{
    ByteWriter writer(1024);
    writer.u8(formatVersion);
    varint::write(writer, record.fee.value());
    varint::write(writer, record.unitsConsumed);
    writeInner(writer, record.innerInstructions);
    logCodec::write(writer, record.logs, message.accountKeys, record.innerInstructions);
    writeBalances(writer, record);
    writeTokenBalances(writer, record.preTokenBalances, message.accountKeys);
    writeTokenBalances(writer, record.postTokenBalances, message.accountKeys);
    return std::move(writer).result();
}

Outcome decode(QByteArrayView bytes, TransactionRecord &record)
{
    const Result<Transaction> transaction = Transaction::decode(record.wire);
    ByteReader reader(bytes);
    if (!transaction || reader.u8() != formatVersion)
        return damaged();
    const QList<Address> &keys = transaction->message.accountKeys;
    record.signature = transaction->id();
    record.fee = Lamports(varint::read(reader));
    record.unitsConsumed = varint::read(reader);
    record.innerInstructions = readInner(reader);
    Result<QList<QByteArray>> logs = logCodec::read(reader, keys, record.innerInstructions);
    if (!logs)
        return failure(logs.error());
    record.logs = std::move(*logs);
    readBalances(reader, record);
    record.preTokenBalances = readTokenBalances(reader, keys);
    record.postTokenBalances = readTokenBalances(reader, keys);
    if (reader.overran() || reader.remaining() != 0)
        return damaged();
    return {};
}

QByteArray encodeError(const std::optional<TransactionError> &error)
{
    return error ? '[' + error->toJson() + ']' : QByteArray();
}

Result<std::optional<TransactionError>> decodeError(const QByteArray &text)
{
    if (text.isEmpty())
        return std::optional<TransactionError>();
    const auto list = JsonValue::read(text);
    auto error = list && list->size() == 1 ? TransactionError::fromJson(list->at(0)) : std::nullopt;
    if (!error)
        return damaged();
    return error;
}

} // namespace curvedesk::sandbox::transactionCodec
