// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Message.h"

#include "core/base/Bytes.h"
#include "core/solana/ShortVec.h"

#include <algorithm>
#include <optional>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr quint8 versionFlag = 0x80;
constexpr quint8 versionZero = 0x80;
constexpr qsizetype addressSize = Address::size;

// The error for bytes that are no message.
tl::unexpected<Error> damaged(QString detail)
{
    return failure(ErrorCode::Damaged, std::move(detail));
}

// Reads the compact length of a list of items of at least `itemSize` bytes; nullopt when it is damaged or fewer follow.
std::optional<qsizetype> readCount(ByteReader &reader, qsizetype itemSize)
{
    const Result<quint16> count = shortvec::read(reader);
    if (!count || *count * itemSize > reader.remaining())
        return std::nullopt;
    return *count;
}

// Reads bytes with their length before them; nullopt as readCount().
std::optional<QByteArray> readBytes(ByteReader &reader)
{
    const std::optional<qsizetype> size = readCount(reader, 1);
    return size ? std::optional(reader.bytes(*size).toByteArray()) : std::nullopt;
}

// Writes bytes with their length before them.
void writeBytes(ByteWriter &writer, const QByteArray &bytes)
{
    shortvec::write(writer, static_cast<quint16>(bytes.size()));
    writer.bytes(bytes);
}

// The encoded size of bytes with their length before them.
qsizetype bytesSize(const QByteArray &bytes)
{
    return shortvec::encodedSize(static_cast<quint16>(bytes.size())) + bytes.size();
}

// True when a key is there twice.
bool hasDuplicates(const QList<Address> &keys)
{
    for (qsizetype i = 1; i < keys.size(); ++i) {
        if (std::find(keys.begin(), keys.begin() + i, keys[i]) != keys.begin() + i)
            return true;
    }
    return false;
}

// Reads the list of instructions into the message; Damaged when it is cut off.
Outcome readInstructions(ByteReader &reader, Message &message)
{
    constexpr qsizetype smallest = 3; // program index and two empty vectors
    const std::optional<qsizetype> count = readCount(reader, smallest);
    if (!count)
        return damaged(u"the instructions of a message are cut off"_s);
    message.instructions.reserve(*count);
    for (qsizetype i = 0; i < *count; ++i) {
        const quint8 programIndex = reader.u8();
        std::optional<QByteArray> indexes = readBytes(reader);
        std::optional<QByteArray> data = readBytes(reader);
        if (!indexes || !data)
            return damaged(u"instruction %1 is cut off"_s.arg(i));
        message.instructions.append({programIndex, *std::move(indexes), *std::move(data)});
    }
    return {};
}

// Reads the list of table lookups into the message; Damaged when it is cut off or one takes no key.
Outcome readLookups(ByteReader &reader, Message &message)
{
    constexpr qsizetype smallest = addressSize + 2;
    const std::optional<qsizetype> count = readCount(reader, smallest);
    if (!count)
        return damaged(u"the address lookups of a message are cut off"_s);
    message.lookups.reserve(*count);
    for (qsizetype i = 0; i < *count; ++i) {
        const Address table = readAddress(reader);
        std::optional<QByteArray> writable = readBytes(reader);
        std::optional<QByteArray> readOnly = readBytes(reader);
        if (!writable || !readOnly)
            return damaged(u"address lookup %1 is cut off"_s.arg(i));
        if (writable->isEmpty() && readOnly->isEmpty())
            return damaged(u"address lookup %1 takes nothing"_s.arg(i));
        message.lookups.append({table, *std::move(writable), *std::move(readOnly)});
    }
    return {};
}

// Damaged for a message that no node would take: its signers, indexes and keys contradict each other.
Outcome check(const Message &message)
{
    const qsizetype staticKeys = message.accountKeys.size();
    qsizetype allKeys = staticKeys;
    for (const AddressTableLookup &lookup : message.lookups)
        allKeys += lookup.writableIndexes.size() + lookup.readOnlyIndexes.size();
    if (allKeys > Message::maxKeys)
        return damaged(u"a message has at most 256 keys"_s);
    // The fee payer is a writable signer, so at least one signer is not read-only.
    if (message.readOnlySigned >= message.requiredSignatures
        || message.requiredSignatures + message.readOnlyUnsigned > staticKeys)
        return damaged(u"the header of a message does not fit its keys"_s);
    if (hasDuplicates(message.accountKeys))
        return damaged(u"a message names a key twice"_s);
    for (const CompiledInstruction &instruction : message.instructions) {
        if (instruction.programIndex == 0 || instruction.programIndex >= staticKeys)
            return damaged(u"an instruction's program cannot be key %1"_s.arg(instruction.programIndex));
        for (const char index : instruction.accountIndexes) {
            if (static_cast<quint8>(index) >= allKeys)
                return damaged(u"an instruction names key %1 of %2"_s.arg(static_cast<quint8>(index)).arg(allKeys));
        }
    }
    return {};
}

} // namespace

Result<Message> Message::decode(QByteArrayView bytes)
{
    ByteReader reader(bytes);
    Message message;
    quint8 first = reader.u8();
    if ((first & versionFlag) != 0) {
        if (first != versionZero)
            return damaged(u"message version %1 is not supported"_s.arg(first & 0x7f));
        message.version = Version::V0;
        first = reader.u8();
    }
    message.requiredSignatures = first;
    message.readOnlySigned = reader.u8();
    message.readOnlyUnsigned = reader.u8();

    const std::optional<qsizetype> keys = readCount(reader, addressSize);
    if (!keys || *keys > Message::maxKeys)
        return damaged(u"the keys of a message are cut off or too many"_s);
    message.accountKeys.reserve(*keys);
    for (qsizetype i = 0; i < *keys; ++i)
        message.accountKeys.append(readAddress(reader));
    message.recentBlockhash = Hash(reader.array<Hash::size>());

    Outcome outcome = readInstructions(reader, message);
    if (outcome && message.version == Version::V0)
        outcome = readLookups(reader, message);
    if (outcome && (reader.overran() || reader.remaining() != 0))
        outcome = damaged(u"a message is cut off or has bytes behind its end"_s);
    if (outcome)
        outcome = check(message);
    if (!outcome)
        return failure(std::move(outcome).error());
    return message;
}

QByteArray Message::encode() const
{
    qsizetype size = 3 + 3 + accountKeys.size() * addressSize + static_cast<qsizetype>(Hash::size) + 3;
    for (const CompiledInstruction &instruction : instructions)
        size += 1 + bytesSize(instruction.accountIndexes) + bytesSize(instruction.data);
    if (version == Version::V0) {
        size += 1 + 3;
        for (const AddressTableLookup &lookup : lookups)
            size += addressSize + bytesSize(lookup.writableIndexes) + bytesSize(lookup.readOnlyIndexes);
    }

    ByteWriter writer(size);
    if (version == Version::V0)
        writer.u8(versionZero);
    writer.u8(requiredSignatures).u8(readOnlySigned).u8(readOnlyUnsigned);
    shortvec::write(writer, static_cast<quint16>(accountKeys.size()));
    for (const Address &key : accountKeys)
        writer.array(key.bytes());
    writer.array(recentBlockhash.bytes());
    shortvec::write(writer, static_cast<quint16>(instructions.size()));
    for (const CompiledInstruction &instruction : instructions) {
        writer.u8(instruction.programIndex);
        writeBytes(writer, instruction.accountIndexes);
        writeBytes(writer, instruction.data);
    }
    if (version == Version::V0) {
        shortvec::write(writer, static_cast<quint16>(lookups.size()));
        for (const AddressTableLookup &lookup : lookups) {
            writer.array(lookup.table.bytes());
            writeBytes(writer, lookup.writableIndexes);
            writeBytes(writer, lookup.readOnlyIndexes);
        }
    }
    return std::move(writer).result();
}

bool Message::isWritable(qsizetype index) const noexcept
{
    if (isSigner(index))
        return index < requiredSignatures - readOnlySigned;
    return index < accountKeys.size() - readOnlyUnsigned;
}

Instruction Message::instruction(qsizetype index) const
{
    const CompiledInstruction &compiled = instructions[index];
    qsizetype loadedWritable = 0;
    for (const AddressTableLookup &lookup : lookups)
        loadedWritable += lookup.writableIndexes.size();

    Instruction out;
    out.programId = accountKeys.value(compiled.programIndex);
    out.data = compiled.data;
    out.accounts.reserve(compiled.accountIndexes.size());
    for (const char byte : compiled.accountIndexes) {
        const qsizetype key = static_cast<quint8>(byte);
        if (key < accountKeys.size())
            out.accounts.append({accountKeys[key], isSigner(key), isWritable(key)});
        else
            out.accounts.append({Address(), false, key < accountKeys.size() + loadedWritable});
    }
    return out;
}

} // namespace curvedesk
