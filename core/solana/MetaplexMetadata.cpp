// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/MetaplexMetadata.h"

#include "core/base/Bytes.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr quint8 metadataKey = 4;
constexpr qsizetype nameSize = 32;
constexpr qsizetype symbolSize = 10;
constexpr qsizetype uriSize = 200;
constexpr quint32 maxCreators = 5;

// Reads borsh; an impossible tag or boolean makes ok() false for good.
class StrictReader
{
public:
    explicit StrictReader(QByteArrayView bytes)
        : m_reader(bytes)
    {
    }

    /// The reader behind this one, for fields that can have any value.
    [[nodiscard]] ByteReader &raw() { return m_reader; }
    /// False once anything that was read is not as it must be.
    [[nodiscard]] bool ok() const { return m_ok && !m_reader.overran(); }
    /// Makes ok() false.
    void spoil() { m_ok = false; }

    /// Reads a number; ok() is false once one is above `max`.
    quint8 tag(quint8 max)
    {
        const quint8 value = m_reader.u8();
        m_ok = m_ok && value <= max;
        return value;
    }
    /// Reads a flag; ok() is false once one is neither 0 nor 1.
    bool boolean() { return tag(1) == 1; }
    Address address() { return readAddress(m_reader); } ///< reads the next 32 bytes
    /// Reads a text, without the zero bytes that fill it up.
    QByteArray paddedText()
    {
        QByteArrayView text = m_reader.lengthPrefixed();
        while (!text.isEmpty() && text.back() == '\0')
            text.chop(1);
        return text.toByteArray();
    }
    /// Reads a flag, and a value with `read` where that is set; nullopt where it is not, and once ok() is false.
    template<class Read> auto option(Read read)
    {
        using Value = decltype(read());
        return boolean() && ok() ? std::optional<Value>(read()) : std::nullopt;
    }

private:
    ByteReader m_reader;
    bool m_ok = true;
};

// Reads the list of creators; makes in.ok() false for more than five.
QList<MetaplexMetadata::Creator> readCreators(StrictReader &in)
{
    QList<MetaplexMetadata::Creator> creators;
    const quint32 count = in.raw().u32();
    if (count > maxCreators)
        in.spoil();
    for (quint32 i = 0; i < count && in.ok(); ++i)
        creators.append({in.address(), in.boolean(), in.raw().u8()}); // braces are read from left to right
    return creators;
}

// Reads the fields that later program versions appended. They never make an account unreadable: accounts of before a
// field may end early or have left-over bytes, which the program itself also takes for "absent".
void readAppended(StrictReader &in, MetaplexMetadata &out)
{
    const auto nonce = in.option([&in] { return in.raw().u8(); });
    if (!in.ok())
        return;
    out.editionNonce = nonce;

    const auto standard = in.option([&in] { return in.tag(5); });
    const auto collection = in.option([&in] { return MetaplexMetadata::Collection{in.boolean(), in.address()}; });
    const auto uses = in.option([&in] { return MetaplexMetadata::Uses{in.tag(2), in.raw().u64(), in.raw().u64()}; });
    if (!in.ok())
        return;
    out.tokenStandard = standard;
    out.collection = collection;
    out.uses = uses;

    bool isFirstForm = false;
    const auto size = in.option([&in, &isFirstForm] {
        isFirstForm = in.tag(1) == 0;
        return in.raw().u64();
    });
    if (!in.ok())
        return;
    if (isFirstForm)
        out.collectionSize = size;

    const auto config = in.option([&in] {
        in.tag(0);
        return MetaplexMetadata::ProgrammableConfig{in.option([&in] { return in.address(); })};
    });
    if (in.ok())
        out.programmableConfig = config;
}

// Writes a text filled up with zero bytes to `size`; a longer one as it is.
void writePadded(ByteWriter &writer, const QByteArray &text, qsizetype size)
{
    writer.lengthPrefixed(text.size() < size ? text.leftJustified(size, '\0') : text);
}

// Writes the flag of an optional field, and with `write` its value where there is one.
template<class T, class Write> void writeOption(ByteWriter &writer, const std::optional<T> &value, Write write)
{
    writer.boolean(value.has_value());
    if (value)
        write(*value);
}

} // namespace

Result<MetaplexMetadata> MetaplexMetadata::decode(QByteArrayView data)
{
    StrictReader in(data);
    MetaplexMetadata out;
    out.key = in.raw().u8();
    if (out.key != metadataKey)
        return failure(ErrorCode::Damaged, u"not a token metadata account"_s);
    out.updateAuthority = in.address();
    out.mint = in.address();
    out.name = in.paddedText();
    out.symbol = in.paddedText();
    out.uri = in.paddedText();
    out.sellerFeeBasisPoints = in.raw().u16();
    out.creators = in.option([&in] { return readCreators(in); });
    out.primarySaleHappened = in.boolean();
    out.isMutable = in.boolean();
    if (!in.ok())
        return failure(ErrorCode::Damaged, u"a token metadata account does not decode"_s);
    readAppended(in, out);
    return out;
}

QByteArray MetaplexMetadata::encode(qsizetype accountSize) const
{
    ByteWriter writer(accountSize);
    writer.u8(key).array(updateAuthority.bytes()).array(mint.bytes());
    writePadded(writer, name, nameSize);
    writePadded(writer, symbol, symbolSize);
    writePadded(writer, uri, uriSize);
    writer.u16(sellerFeeBasisPoints);
    writeOption(writer, creators, [&writer](const QList<Creator> &list) {
        writer.u32(static_cast<quint32>(list.size()));
        for (const Creator &creator : list)
            writer.array(creator.address.bytes()).boolean(creator.verified).u8(creator.share);
    });
    writer.boolean(primarySaleHappened).boolean(isMutable);
    const auto writeByte = [&writer](quint8 byte) { writer.u8(byte); };
    writeOption(writer, editionNonce, writeByte);
    writeOption(writer, tokenStandard, writeByte);
    writeOption(writer, collection,
                [&writer](const Collection &value) { writer.boolean(value.verified).array(value.key.bytes()); });
    writeOption(writer, uses,
                [&writer](const Uses &value) { writer.u8(value.useMethod).u64(value.remaining).u64(value.total); });
    writeOption(writer, collectionSize, [&writer](quint64 size) { writer.u8(0).u64(size); });
    writeOption(writer, programmableConfig, [&writer](const ProgrammableConfig &value) {
        writer.u8(0);
        writeOption(writer, value.ruleSet, [&writer](const Address &rules) { writer.array(rules.bytes()); });
    });
    QByteArray out = std::move(writer).result();
    if (out.size() < accountSize)
        out.resize(accountSize, '\0');
    return out;
}

Address metaplexMetadataAddress(const Address &mint)
{
    return findProgramAddress({"metadata", programs::metaplexMetadata.view(), mint.view()}, programs::metaplexMetadata)
        .address;
}

} // namespace curvedesk
