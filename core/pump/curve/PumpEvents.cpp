// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/PumpEvents.h"

#include "core/pump/anchor/PrefixFields.h"
#include "core/pump/curve/EventReading.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

bool eventReading::read(QByteArrayView bytes, CreateEvent &out)
{
    ByteReader reader(bytes);
    if (!fields::discriminator(reader, CreateEvent::discriminator))
        return false;
    out.name = reader.lengthPrefixed().toByteArray();
    out.symbol = reader.lengthPrefixed().toByteArray();
    out.uri = reader.lengthPrefixed().toByteArray();
    out.mint = fields::address(reader);
    out.bondingCurve = fields::address(reader);
    out.user = fields::address(reader);
    if (reader.overran())
        return false;
    out.creator = fields::address(reader);
    out.timestamp = reader.i64();
    out.virtualTokenReserves = reader.u64();
    out.virtualSolReserves = reader.u64();
    out.realTokenReserves = reader.u64();
    out.tokenTotalSupply = reader.u64();
    out.tokenProgram = fields::address(reader);
    out.isMayhemMode = reader.boolean();
    out.isCashbackEnabled = reader.boolean();
    out.quoteMint = fields::address(reader);
    out.virtualQuoteReserves = reader.u64();
    out.creatorFeeBps = reader.u64();
    out.isHolderReward = reader.boolean();
    out.depth = reader.u8();
    return true;
}

Result<CreateEvent> CreateEvent::decode(QByteArrayView bytes)
{
    Result<CreateEvent> out(tl::in_place);
    if (!eventReading::read(bytes, *out))
        return failure(ErrorCode::Damaged, u"create event does not decode"_s);
    return out;
}

QByteArray CreateEvent::encode() const
{
    ByteWriter writer(400);
    writer.array(discriminator)
        .lengthPrefixed(name)
        .lengthPrefixed(symbol)
        .lengthPrefixed(uri)
        .array(mint.bytes())
        .array(bondingCurve.bytes())
        .array(user.bytes())
        .array(creator.bytes())
        .i64(timestamp)
        .u64(virtualTokenReserves)
        .u64(virtualSolReserves)
        .u64(realTokenReserves)
        .u64(tokenTotalSupply)
        .array(tokenProgram.bytes())
        .boolean(isMayhemMode)
        .boolean(isCashbackEnabled)
        .array(quoteMint.bytes())
        .u64(virtualQuoteReserves)
        .u64(creatorFeeBps)
        .boolean(isHolderReward)
        .u8(depth);
    return std::move(writer).result();
}

bool eventReading::read(QByteArrayView bytes, CompleteEvent &out)
{
    ByteReader reader(bytes);
    if (!fields::discriminator(reader, CompleteEvent::discriminator))
        return false;
    out.user = fields::address(reader);
    out.mint = fields::address(reader);
    out.bondingCurve = fields::address(reader);
    out.timestamp = reader.i64();
    if (reader.overran())
        return false;
    out.quoteMint = fields::address(reader);
    return true;
}

Result<CompleteEvent> CompleteEvent::decode(QByteArrayView bytes)
{
    Result<CompleteEvent> out(tl::in_place);
    if (!eventReading::read(bytes, *out))
        return failure(ErrorCode::Damaged, u"complete event does not decode"_s);
    return out;
}

QByteArray CompleteEvent::encode() const
{
    ByteWriter writer(144);
    writer.array(discriminator)
        .array(user.bytes())
        .array(mint.bytes())
        .array(bondingCurve.bytes())
        .i64(timestamp)
        .array(quoteMint.bytes());
    return std::move(writer).result();
}

bool eventReading::read(QByteArrayView bytes, MigrationEvent &out)
{
    ByteReader reader(bytes);
    if (!fields::discriminator(reader, MigrationEvent::discriminator))
        return false;
    out.user = fields::address(reader);
    out.mint = fields::address(reader);
    out.mintAmount = reader.u64();
    out.solAmount = reader.u64();
    out.poolMigrationFee = reader.u64();
    out.bondingCurve = fields::address(reader);
    out.timestamp = reader.i64();
    out.pool = fields::address(reader);
    if (reader.overran())
        return false;
    out.quoteMint = fields::address(reader);
    return true;
}

Result<MigrationEvent> MigrationEvent::decode(QByteArrayView bytes)
{
    Result<MigrationEvent> out(tl::in_place);
    if (!eventReading::read(bytes, *out))
        return failure(ErrorCode::Damaged, u"migration event does not decode"_s);
    return out;
}

QByteArray MigrationEvent::encode() const
{
    ByteWriter writer(200);
    writer.array(discriminator)
        .array(user.bytes())
        .array(mint.bytes())
        .u64(mintAmount)
        .u64(solAmount)
        .u64(poolMigrationFee)
        .array(bondingCurve.bytes())
        .i64(timestamp)
        .array(pool.bytes())
        .array(quoteMint.bytes());
    return std::move(writer).result();
}

} // namespace curvedesk
