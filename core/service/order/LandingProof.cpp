// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/LandingProof.h"

namespace curvedesk::landingProof {

namespace {

// A slot newer than the one in which a transaction lands can have been seen before, on a fork or from a leader that
// came early; never by more than this.
constexpr quint64 slotSlack = 32;

} // namespace

bool isRecordOf(const TransactionRecord &record, const Order &order, const SignatureStatus &status)
{
    if (record.signature != order.signature || record.error.has_value() != status.error.has_value())
        return false;
    // Where our bytes are kept, the record has to hold the very same: one byte for the count, then the signature.
    if (!order.wire.isEmpty())
        return record.wire == order.wire;
    return record.wire.size() > 1 + static_cast<qsizetype>(Signature::size)
        && QByteArrayView(record.wire).sliced(1, static_cast<qsizetype>(Signature::size)) == order.signature.view();
}

bool isBeforeSigning(quint64 slot, const Order &order)
{
    return order.signedSlot > slotSlack && slot < order.signedSlot - slotSlack;
}

bool isPlausible(const SignatureStatus &status, const Order &order, quint64 newestSlot)
{
    const quint64 least
        = order.lastValidBlockHeight > blockhashLifetime ? order.lastValidBlockHeight - blockhashLifetime : 0;
    if (status.slot == 0 || status.slot < least || isBeforeSigning(status.slot, order))
        return false;
    return status.slot <= newestSlot + slotSlack;
}

} // namespace curvedesk::landingProof
