// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/PumpEvents.h"

#include "core/pump/anchor/PrefixFields.h"

namespace curvedesk {

namespace {

// The fields of a creation that are in every version, in the order of their bytes.
auto firstOfCreate(auto &event)
{
    return std::tie(event.name, event.symbol, event.uri, event.mint, event.bondingCurve, event.user);
}

// The fields of a creation that later versions appended, in the order of their bytes.
auto laterOfCreate(auto &event)
{
    return std::tie(event.creator, event.timestamp, event.virtualTokenReserves, event.virtualSolReserves,
                    event.realTokenReserves, event.tokenTotalSupply, event.tokenProgram, event.isMayhemMode,
                    event.isCashbackEnabled, event.quoteMint, event.virtualQuoteReserves, event.creatorFeeBps,
                    event.isHolderReward, event.depth);
}

// The fields of a completion that are in every version, in the order of their bytes; the quote mint was appended.
auto firstOfComplete(auto &event)
{
    return std::tie(event.user, event.mint, event.bondingCurve, event.timestamp);
}

// The fields of a migration that are in every version, in the order of their bytes; the quote mint was appended.
auto firstOfMigration(auto &event)
{
    return std::tie(event.user, event.mint, event.mintAmount, event.solAmount, event.poolMigrationFee,
                    event.bondingCurve, event.timestamp, event.pool);
}

} // namespace

bool CreateEvent::read(QByteArrayView bytes)
{
    ByteReader reader(bytes);
    if (!fields::takeDiscriminator(reader, discriminator))
        return false;
    fields::read(reader, firstOfCreate(*this));
    if (reader.overran())
        return false;
    fields::read(reader, laterOfCreate(*this));
    return true;
}

QByteArray CreateEvent::encode() const
{
    ByteWriter writer(400);
    writer.array(discriminator);
    fields::write(writer, firstOfCreate(*this));
    fields::write(writer, laterOfCreate(*this));
    return std::move(writer).result();
}

bool CompleteEvent::read(QByteArrayView bytes)
{
    ByteReader reader(bytes);
    if (!fields::takeDiscriminator(reader, discriminator))
        return false;
    fields::read(reader, firstOfComplete(*this));
    if (reader.overran())
        return false;
    quoteMint = readAddress(reader);
    return true;
}

QByteArray CompleteEvent::encode() const
{
    ByteWriter writer(144);
    writer.array(discriminator);
    fields::write(writer, firstOfComplete(*this));
    writer.array(quoteMint.bytes());
    return std::move(writer).result();
}

bool MigrationEvent::read(QByteArrayView bytes)
{
    ByteReader reader(bytes);
    if (!fields::takeDiscriminator(reader, discriminator))
        return false;
    fields::read(reader, firstOfMigration(*this));
    if (reader.overran())
        return false;
    quoteMint = readAddress(reader);
    return true;
}

QByteArray MigrationEvent::encode() const
{
    ByteWriter writer(200);
    writer.array(discriminator);
    fields::write(writer, firstOfMigration(*this));
    writer.array(quoteMint.bytes());
    return std::move(writer).result();
}

} // namespace curvedesk
