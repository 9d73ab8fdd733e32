// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/journal/Order.h"

#include <limits>

namespace curvedesk {

template<class Bytes> Bytes filledWith(quint32 number, quint8 tag)
{
    std::array<quint8, Bytes::size> bytes{};
    bytes.fill(tag);
    for (std::size_t i = 0; i < 4; ++i)
        bytes[i] = static_cast<quint8>(number >> (8 * i));
    return Bytes(bytes);
}

/// A pending order whose fields all differ; `number` makes it unique.
inline Order sampleOrder(quint32 number)
{
    using namespace Qt::StringLiterals;
    Order order;
    order.id = u"01890a5d-ac96-774b-bcce-%1"_s.arg(number, 12, 16, QLatin1Char('0'));
    order.kind = OrderKind::Buy;
    order.wallet = filledWith<Address>(number, 1);
    order.mint = filledWith<Address>(number, 2);
    order.symbol = u"CAT\U0001F408"_s;
    order.apiOwner = u"owner"_s;
    order.idempotencyKey = "key" + QByteArray::number(number);
    order.requestHash = QByteArray("\0hash", 5);
    order.quotedQuoteLamports = 11;
    order.quotedTokens = 12;
    order.limitLamports = 13;
    order.limitTokens = 14;
    order.signature = filledWith<Signature>(number, 3);
    order.wire = QByteArray("\1\0wire", 6);
    order.lastValidBlockHeight = 15;
    order.signedSlot = 16;
    order.createdMs = 1'700'000'000'000 + number;
    return order;
}

/// The same, landed for good.
inline Order settledOrder(quint32 number, OrderStatus status = OrderStatus::Succeeded)
{
    Order order = sampleOrder(number);
    order.status = status;
    order.finalized = isOutcome(status);
    order.slot = 21;
    order.movedLamports = 22;
    order.movedTokens = 23;
    order.feeLamports = 24;
    order.balanceChange = -25;
    order.settledMs = order.createdMs + 400;
    order.landedMs = order.createdMs + 300;
    order.acceptedMs = order.createdMs + 100;
    return order;
}

/// All fields but the idempotency key, which is not read back; Order itself has no equality, because programs compare
/// ids.
inline bool sameOrder(const Order &a, const Order &b)
{
    return a.id == b.id && a.kind == b.kind && a.status == b.status && a.wallet == b.wallet && a.mint == b.mint
        && a.symbol == b.symbol && a.apiOwner == b.apiOwner && a.requestHash == b.requestHash
        && a.quotedQuoteLamports == b.quotedQuoteLamports && a.quotedTokens == b.quotedTokens
        && a.limitLamports == b.limitLamports && a.limitTokens == b.limitTokens && a.signature == b.signature
        && a.wire == b.wire && a.lastValidBlockHeight == b.lastValidBlockHeight && a.slot == b.slot
        && a.error == b.error && a.errorText == b.errorText && a.movedLamports == b.movedLamports
        && a.movedTokens == b.movedTokens && a.feeLamports == b.feeLamports && a.balanceChange == b.balanceChange
        && a.signedSlot == b.signedSlot && a.finalized == b.finalized && a.rollbacks == b.rollbacks
        && a.createdMs == b.createdMs && a.settledMs == b.settledMs && a.landedMs == b.landedMs
        && a.acceptedMs == b.acceptedMs;
}

} // namespace curvedesk
