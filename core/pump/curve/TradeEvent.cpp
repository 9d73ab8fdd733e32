// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/MulDiv.h"
#include "core/pump/anchor/PrefixFields.h"
#include "core/pump/curve/EventReading.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

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

// Reads the list of shareholders. The count comes from outside: nothing is allocated for more entries than there are
// bytes.
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
        const Address address = fields::address(reader);
        out.append({address, reader.u16()});
    }
}

} // namespace

bool eventReading::read(QByteArrayView bytes, TradeEvent &out)
{
    if (bytes.size() < oldestTradeSize)
        return false;
    ByteReader reader(bytes);
    if (!fields::discriminator(reader, TradeEvent::discriminator))
        return false;
    out.mint = fields::address(reader);
    out.solAmount = reader.u64();
    out.tokenAmount = reader.u64();
    out.isBuy = reader.boolean();
    out.user = fields::address(reader);
    out.timestamp = reader.i64();
    out.virtualSolReserves = reader.u64();
    out.virtualTokenReserves = reader.u64();
    out.realSolReserves = reader.u64();
    out.realTokenReserves = reader.u64();
    if (reader.remaining() == 0)
        return true;
    out.feeRecipient = fields::address(reader);
    out.feeBasisPoints = reader.u64();
    out.fee = reader.u64();
    out.creator = fields::address(reader);
    out.creatorFeeBasisPoints = reader.u64();
    out.creatorFee = reader.u64();
    out.trackVolume = reader.boolean();
    out.totalUnclaimedTokens = reader.u64();
    out.totalClaimedTokens = reader.u64();
    out.currentSolVolume = reader.u64();
    out.lastUpdateTimestamp = reader.i64();
    out.ixName = instructionName(reader.lengthPrefixed());
    out.mayhemMode = reader.boolean();
    out.cashbackFeeBasisPoints = reader.u64();
    out.cashback = reader.u64();
    out.buybackFeeBasisPoints = reader.u64();
    out.buybackFee = reader.u64();
    readShareholders(reader, out.shareholders);
    out.quoteMint = fields::address(reader);
    out.quoteAmount = reader.u64();
    out.virtualQuoteReserves = reader.u64();
    out.realQuoteReserves = reader.u64();
    out.holderRewardsBps = reader.u64();
    out.holderRewards = reader.u64();
    out.creatorFeeUnclaimed = reader.u64();
    return true;
}

Result<TradeEvent> TradeEvent::decode(QByteArrayView bytes)
{
    Result<TradeEvent> out(tl::in_place);
    if (!eventReading::read(bytes, *out))
        return failure(ErrorCode::Damaged, u"trade event does not decode"_s);
    return out;
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
    writer.array(discriminator)
        .array(mint.bytes())
        .u64(solAmount)
        .u64(tokenAmount)
        .boolean(isBuy)
        .array(user.bytes())
        .i64(timestamp)
        .u64(virtualSolReserves)
        .u64(virtualTokenReserves)
        .u64(realSolReserves)
        .u64(realTokenReserves)
        .array(feeRecipient.bytes())
        .u64(feeBasisPoints)
        .u64(fee)
        .array(creator.bytes())
        .u64(creatorFeeBasisPoints)
        .u64(creatorFee)
        .boolean(trackVolume)
        .u64(totalUnclaimedTokens)
        .u64(totalClaimedTokens)
        .u64(currentSolVolume)
        .i64(lastUpdateTimestamp)
        .lengthPrefixed(ixName)
        .boolean(mayhemMode)
        .u64(cashbackFeeBasisPoints)
        .u64(cashback)
        .u64(buybackFeeBasisPoints)
        .u64(buybackFee)
        .u32(static_cast<quint32>(shareholders.size()));
    for (const Shareholder &each : shareholders)
        writer.array(each.address.bytes()).u16(each.shareBps);
    writer.array(quoteMint.bytes())
        .u64(quoteAmount)
        .u64(virtualQuoteReserves)
        .u64(realQuoteReserves)
        .u64(holderRewardsBps)
        .u64(holderRewards)
        .u64(creatorFeeUnclaimed);
    return std::move(writer).result();
}

} // namespace curvedesk
