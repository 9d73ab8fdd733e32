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
    return !order.wire.isEmpty() && record.wire == order.wire;
}

bool isBeforeSigning(quint64 slot, const Order &order)
{
    return order.signedSlot > slotSlack && slot < order.signedSlot - slotSlack;
}

bool isQuorum(const StatusLookup &lookup, bool isAuthoritative)
{
    return lookup.status && (isAuthoritative || lookup.witnesses >= StatusLookup::quorum);
}

} // namespace curvedesk::landingProof
