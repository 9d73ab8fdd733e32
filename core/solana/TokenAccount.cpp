// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/TokenAccount.h"

#include "core/base/Bytes.h"
#include "core/solana/TokenExtensions.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// Reads a COption: u32 tag, then the bytes of the value, which are there in either case. Clears `ok` for a tag above 1.
template<class Read> auto readOption(ByteReader &reader, bool &ok, Read read)
{
    const quint32 tag = reader.u32();
    ok = ok && tag <= 1;
    const auto value = read(reader);
    return tag == 1 ? std::optional(value) : std::nullopt;
}

// Writes an address as a COption: u32 tag, then 32 bytes, zeros where there is none.
void writeOption(ByteWriter &writer, const std::optional<Address> &address)
{
    writer.u32(address ? 1 : 0).array(address.value_or(Address()).bytes());
}

// The bytes of the base, when the account is of the given kind: without extensions, or marked by the type byte behind
// the padding; nullopt for another one.
std::optional<QByteArrayView> baseOf(QByteArrayView data, qsizetype baseSize, tokenExtensions::AccountType type)
{
    constexpr qsizetype typeOffset = TokenAccount::baseSize;
    const bool isExtended
        = data.size() > typeOffset && static_cast<quint8>(data[typeOffset]) == static_cast<quint8>(type);
    if (data.size() != baseSize && !isExtended)
        return std::nullopt;
    return data.first(baseSize);
}

} // namespace

Result<TokenAccount> TokenAccount::decode(QByteArrayView data)
{
    const std::optional<QByteArrayView> base = baseOf(data, baseSize, tokenExtensions::AccountType::Account);
    if (!base)
        return failure(ErrorCode::Damaged, u"not a token account"_s);
    ByteReader reader(*base);
    bool ok = true;
    TokenAccount account;
    account.mint = readAddress(reader);
    account.owner = readAddress(reader);
    account.amount = TokenAmount(reader.u64());
    account.delegate = readOption(reader, ok, readAddress);
    const quint8 state = reader.u8();
    ok = ok && state <= static_cast<quint8>(State::Frozen);
    account.nativeRentReserve = readOption(reader, ok, [](ByteReader &r) { return r.u64(); });
    account.delegatedAmount = TokenAmount(reader.u64());
    account.closeAuthority = readOption(reader, ok, readAddress);
    if (!ok)
        return failure(ErrorCode::Damaged, u"a token account has an impossible field"_s);
    account.state = static_cast<State>(state);
    return account;
}

QByteArray TokenAccount::encode() const
{
    ByteWriter writer(baseSize);
    writer.array(mint.bytes()).array(owner.bytes()).u64(amount.value());
    writeOption(writer, delegate);
    writer.u8(static_cast<quint8>(state));
    writer.u32(nativeRentReserve ? 1 : 0).u64(nativeRentReserve.value_or(0));
    writer.u64(delegatedAmount.value());
    writeOption(writer, closeAuthority);
    return std::move(writer).result();
}

Result<MintAccount> MintAccount::decode(QByteArrayView data)
{
    const std::optional<QByteArrayView> base = baseOf(data, baseSize, tokenExtensions::AccountType::Mint);
    if (!base)
        return failure(ErrorCode::Damaged, u"not a mint"_s);
    ByteReader reader(*base);
    bool ok = true;
    MintAccount mint;
    mint.mintAuthority = readOption(reader, ok, readAddress);
    mint.supply = reader.u64();
    mint.decimals = reader.u8();
    const quint8 initialized = reader.u8();
    mint.freezeAuthority = readOption(reader, ok, readAddress);
    if (!ok || initialized > 1)
        return failure(ErrorCode::Damaged, u"a mint has an impossible field"_s);
    mint.isInitialized = initialized == 1;
    return mint;
}

QByteArray MintAccount::encode() const
{
    ByteWriter writer(baseSize);
    writeOption(writer, mintAuthority);
    writer.u64(supply).u8(decimals).boolean(isInitialized);
    writeOption(writer, freezeAuthority);
    return std::move(writer).result();
}

} // namespace curvedesk
