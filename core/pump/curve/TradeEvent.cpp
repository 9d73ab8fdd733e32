// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/TradeEvent.h"

#include "core/money/MulDiv.h"
#include "core/pump/anchor/PrefixFields.h"

#include <algorithm>

namespace curvedesk {

namespace {

constexpr qsizetype oldestTradeSize = 129;
constexpr qsizetype shareholderSize = 34;

// The program's names of its instructions. An event points to its name here instead of copying it, because events are
// decoded far more often than their names are read.
constexpr QByteArrayView knownNames[] = {
    "buy",
    "sell",
    "buy_exact_sol_in",
    "buy_v3",
    "sell_v3",
    "buy_exact_quote_in_v3",
    "buy_v2",
    "sell_v2",
    "buy_exact_quote_in_v2",
    "buy_exact_quote_in",
};

// The name without a copy for the usual ones, which are kept as constants.
QByteArray instructionName(QByteArrayView name)
{
    for (const QByteArrayView known : knownNames) {
        if (known.size() == name.size()
            && std::memcmp(known.data(), name.data(), static_cast<size_t>(name.size())) == 0)
            return QByteArray::fromRawData(known.data(), known.size());
    }
    return name.toByteArray();
}

// Reads the list of shareholders. The count comes from outside: for one beyond the bytes that are left, nothing is
// allocated, the list stays empty, and all bytes are consumed, so that the later fields are zero.
void readShareholders(ByteReader &reader, QList<TradeEvent::Shareholder> &out)
{
    const auto count = static_cast<qsizetype>(reader.u32());
    if (count == 0)
        return;
    if (count > reader.remaining() / shareholderSize) {
        (void)reader.bytes(reader.remaining());
        return;
    }
    out.reserve(count);
    for (qsizetype i = 0; i < count; ++i) {
        const Address address = readAddress(reader);
        out.append({address, reader.u16()});
    }
}

// The four functions below name the fields of the event in the order of its bytes; the instruction's name and the list
// of shareholders, between them, are read in a way of their own. These fields every version has.
auto tradeFieldsOfEveryVersion(auto &event)
{
    return std::tie(event.mint, event.solAmount, event.tokenAmount, event.isBuy, event.user, event.timestamp,
                    event.virtualSolReserves, event.virtualTokenReserves, event.realSolReserves,
                    event.realTokenReserves);
}

// The appended fields before the instruction's name, in the order of their bytes.
auto tradeFieldsBeforeName(auto &event)
{
    return std::tie(event.feeRecipient, event.feeBasisPoints, event.fee, event.creator, event.creatorFeeBasisPoints,
                    event.creatorFee, event.trackVolume, event.totalUnclaimedTokens, event.totalClaimedTokens,
                    event.currentSolVolume, event.lastUpdateTimestamp);
}

// The fields from the instruction's name to the shareholders, in the order of their bytes.
auto tradeFieldsBeforeShareholders(auto &event)
{
    return std::tie(event.mayhemMode, event.cashbackFeeBasisPoints, event.cashback, event.buybackFeeBasisPoints,
                    event.buybackFee);
}

// The fields behind the shareholders, in the order of their bytes.
auto lastTradeFields(auto &event)
{
    return std::tie(event.quoteMint, event.quoteAmount, event.virtualQuoteReserves, event.realQuoteReserves,
                    event.holderRewardsBps, event.holderRewards, event.creatorFeeUnclaimed);
}

} // namespace

bool TradeEvent::read(QByteArrayView bytes)
{
    if (bytes.size() < oldestTradeSize)
        return false;
    ByteReader reader(bytes);
    if (!fields::takeDiscriminator(reader, discriminator))
        return false;
    fields::read(reader, tradeFieldsOfEveryVersion(*this));
    if (reader.remaining() == 0)
        return true;
    fields::read(reader, tradeFieldsBeforeName(*this));
    ixName = instructionName(reader.lengthPrefixed());
    fields::read(reader, tradeFieldsBeforeShareholders(*this));
    readShareholders(reader, shareholders);
    fields::read(reader, lastTradeFields(*this));
    return true;
}

quint64 TradeEvent::moved() const
{
    // On a cashback coin the event has the creator's part as cashback; the user pays it all the same.
    const uint128 fees = static_cast<uint128>(fee) + std::max(creatorFee, cashback);
    if (isBuy)
        return saturated(solAmount + fees);
    return solAmount > fees ? solAmount - static_cast<quint64>(fees) : 0;
}

QByteArray TradeEvent::encode() const
{
    ByteWriter writer(400 + shareholders.size() * shareholderSize);
    writer.array(discriminator);
    fields::write(writer, tradeFieldsOfEveryVersion(*this));
    fields::write(writer, tradeFieldsBeforeName(*this));
    writer.lengthPrefixed(ixName);
    fields::write(writer, tradeFieldsBeforeShareholders(*this));
    writer.u32(static_cast<quint32>(shareholders.size()));
    for (const Shareholder &each : shareholders)
        writer.array(each.address.bytes()).u16(each.shareBps);
    fields::write(writer, lastTradeFields(*this));
    return std::move(writer).result();
}

} // namespace curvedesk
