// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmEvents.h"
#include "core/pump/anchor/PrefixFields.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {
// Bytes up to the creator's quote account.
constexpr qsizetype oldestEventSize = 301;

// The event's fields in the order of its bytes.
auto fieldsOfCreation(auto &event)
{
    return std::tie(event.timestamp, event.index, event.creator, event.baseMint, event.quoteMint,
                    event.baseMintDecimals, event.quoteMintDecimals, event.baseAmountIn, event.quoteAmountIn,
                    event.poolBaseAmount, event.poolQuoteAmount, event.minimumLiquidity, event.initialLiquidity,
                    event.lpTokenAmountOut, event.poolBump, event.pool, event.lpMint, event.userBaseTokenAccount,
                    event.userQuoteTokenAccount, event.coinCreator, event.isMayhemMode, event.creatorFeeBps,
                    event.canEditCreatorFee, event.isHolderReward);
}
} // namespace

Result<AmmCreatePoolEvent> AmmCreatePoolEvent::decode(QByteArrayView bytes)
{
    ByteReader reader(bytes);
    if (!fields::takeDiscriminator(reader, discriminator))
        return failure(ErrorCode::Damaged, u"event is not a pool's creation"_s);
    if (bytes.size() < oldestEventSize)
        return failure(ErrorCode::Damaged, u"pool creation event is shorter than its oldest layout"_s);
    AmmCreatePoolEvent out;
    fields::read(reader, fieldsOfCreation(out));
    return out;
}

QByteArray AmmCreatePoolEvent::encode() const
{
    ByteWriter writer(344);
    writer.array(discriminator);
    fields::write(writer, fieldsOfCreation(*this));
    return std::move(writer).result();
}

} // namespace curvedesk
