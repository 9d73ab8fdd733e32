// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/TokenExtensions.h"

#include "core/base/Bytes.h"
#include "core/solana/TokenAccount.h"

#include <algorithm>

namespace curvedesk::tokenExtensions {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype typeOffset = TokenAccount::baseSize;
constexpr qsizetype headerSize = 4; // u16 type, u16 length
constexpr quint16 uninitialized = 0; // ends the list; the bytes behind were never used
// The size of a multisig, by which token programs recognise one: no extended account may have it.
constexpr qsizetype multisigSize = 355;

// Decodes the extension's value; bytes behind it are ignored. Damaged when it is cut off.
Result<TokenMetadata> decodeMetadata(QByteArrayView value)
{
    ByteReader reader(value);
    const auto text = [&reader] { return reader.lengthPrefixed().toByteArray(); };
    TokenMetadata metadata;
    const Address authority = readAddress(reader);
    if (!authority.isZero())
        metadata.updateAuthority = authority;
    metadata.mint = readAddress(reader);
    metadata.name = text();
    metadata.symbol = text();
    metadata.uri = text();
    const quint32 pairs = reader.u32();
    for (quint32 i = 0; i < pairs && !reader.overran(); ++i) {
        QByteArray key = text();
        metadata.additional.append({std::move(key), text()});
    }
    if (reader.overran())
        return failure(ErrorCode::Damaged, u"the metadata of a mint is cut off"_s);
    return metadata;
}

} // namespace

Result<QList<Entry>> entries(QByteArrayView accountData)
{
    QList<Entry> out;
    if (accountData.size() == MintAccount::baseSize || accountData.size() == TokenAccount::baseSize)
        return out;
    if (accountData.size() <= typeOffset || accountData.size() == multisigSize)
        return failure(ErrorCode::Damaged, u"%1 bytes are no token account"_s.arg(accountData.size()));
    const auto type = static_cast<quint8>(accountData[typeOffset]);
    const bool isMint = type == static_cast<quint8>(AccountType::Mint);
    if (!isMint && type != static_cast<quint8>(AccountType::Account))
        return failure(ErrorCode::Damaged, u"a token account has the unknown type %1"_s.arg(type));
    const QByteArrayView padding = accountData.sliced(MintAccount::baseSize, typeOffset - MintAccount::baseSize);
    if (isMint && std::any_of(padding.begin(), padding.end(), [](char byte) { return byte != 0; }))
        return failure(ErrorCode::Damaged, u"the padding of a mint is not empty"_s);

    ByteReader reader(accountData.sliced(typeOffset + 1));
    // A rest shorter than a type is padding.
    while (reader.remaining() >= static_cast<qsizetype>(sizeof(quint16))) {
        Entry entry;
        entry.type = reader.u16();
        if (entry.type == uninitialized)
            break;
        const quint16 size = reader.u16();
        entry.value = reader.bytes(size).toByteArray();
        if (reader.overran())
            return failure(ErrorCode::Damaged, u"an extension of a token account is cut off"_s);
        out.append(std::move(entry));
    }
    return out;
}

Result<std::optional<TokenMetadata>> metadata(QByteArrayView mintData)
{
    const Result<QList<Entry>> all = entries(mintData);
    if (!all)
        return failure(all.error());
    const auto found = std::ranges::find(*all, quint16{Metadata}, &Entry::type);
    if (found == all->end())
        return std::nullopt;
    // Entries only exist behind the type byte.
    if (static_cast<quint8>(mintData[typeOffset]) != static_cast<quint8>(AccountType::Mint))
        return failure(ErrorCode::Damaged, u"metadata of an account that is no mint"_s);
    return decodeMetadata(found->value);
}

QByteArray encodeMetadata(const TokenMetadata &metadata)
{
    ByteWriter writer(128 + metadata.name.size() + metadata.symbol.size() + metadata.uri.size());
    writer.array(metadata.updateAuthority.value_or(Address()).bytes()).array(metadata.mint.bytes());
    writer.lengthPrefixed(metadata.name).lengthPrefixed(metadata.symbol).lengthPrefixed(metadata.uri);
    writer.u32(static_cast<quint32>(metadata.additional.size()));
    for (const auto &[key, value] : metadata.additional)
        writer.lengthPrefixed(key).lengthPrefixed(value);
    return std::move(writer).result();
}

QByteArray encodeAccount(QByteArrayView base, AccountType type, const QList<Entry> &entries)
{
    QByteArray padded = base.toByteArray();
    padded.resize(typeOffset, '\0');
    qsizetype size = typeOffset + 1;
    for (const Entry &entry : entries)
        size += headerSize + entry.value.size();
    ByteWriter writer(size);
    writer.bytes(padded).u8(static_cast<quint8>(type));
    for (const Entry &entry : entries)
        writer.u16(entry.type).u16(static_cast<quint16>(entry.value.size())).bytes(entry.value);
    if (size == multisigSize)
        writer.u16(uninitialized);
    return std::move(writer).result();
}

} // namespace curvedesk::tokenExtensions
