// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Transaction.h"

#include "core/base/Bytes.h"
#include "core/solana/ShortVec.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

Transaction Transaction::unsignedFrom(Message message)
{
    Transaction transaction;
    transaction.signatures.resize(message.requiredSignatures);
    transaction.message = std::move(message);
    return transaction;
}

Outcome Transaction::sign(std::span<const Keypair *const> keys)
{
    signatures.resize(message.requiredSignatures);
    const QByteArray signedBytes = message.encode();
    for (const Keypair *key : keys) {
        const qsizetype index = message.accountKeys.indexOf(key->address());
        if (index < 0 || !message.isSigner(index))
            return failure(ErrorCode::InvalidInput, key->address().toBase58() + u" is no signer of the transaction"_s);
        signatures[index] = key->sign(signedBytes);
    }
    return {};
}

Result<Transaction> Transaction::decode(QByteArrayView wire)
{
    if (wire.size() > maxWireSize)
        return failure(ErrorCode::Damaged, u"a transaction has at most %1 bytes"_s.arg(maxWireSize));
    ByteReader reader(wire);
    const Result<quint16> count = shortvec::read(reader);
    if (!count)
        return failure(count.error());
    if (reader.remaining() < *count * static_cast<qsizetype>(Signature::size))
        return failure(ErrorCode::Damaged, u"the transaction's signatures are cut off"_s);

    Transaction transaction;
    transaction.signatures.reserve(*count);
    for (int i = 0; i < *count; ++i)
        transaction.signatures.append(Signature(reader.array<Signature::size>()));
    Result<Message> message = Message::decode(reader.bytes(reader.remaining()));
    if (!message)
        return failure(std::move(message).error());
    if (message->requiredSignatures != *count)
        return failure(ErrorCode::Damaged,
                       u"the transaction has %1 signatures where its message requires %2"_s.arg(*count).arg(
                           message->requiredSignatures));
    transaction.message = *std::move(message);
    return transaction;
}

QByteArray Transaction::encode() const
{
    const QByteArray body = message.encode();
    const auto count = static_cast<quint16>(signatures.size());
    ByteWriter writer(shortvec::encodedSize(count) + count * static_cast<qsizetype>(Signature::size) + body.size());
    shortvec::write(writer, count);
    for (const Signature &signature : signatures)
        writer.array(signature.bytes());
    return std::move(writer.bytes(body)).result();
}

bool Transaction::verifySignatures() const
{
    if (message.requiredSignatures == 0 || signatures.size() != message.requiredSignatures
        || message.accountKeys.size() < signatures.size())
        return false;
    const QByteArray signedBytes = message.encode();
    for (qsizetype i = 0; i < signatures.size(); ++i) {
        if (!verify(signatures[i], signedBytes, message.accountKeys[i]))
            return false;
    }
    return true;
}

} // namespace curvedesk
