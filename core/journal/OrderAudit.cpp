// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/OrderAudit.h"

namespace curvedesk::orderAudit {

AuditEntry placedLine(const Order &order, const QString &keyId)
{
    static constexpr const char *kinds[] = {"buy", "sell", "launch", "transfer"};
    return {"order_placed",
            {{"order", order.id},
             {"kind", QString::fromLatin1(kinds[static_cast<int>(order.kind)])},
             {"key", keyId},
             {"wallet", order.wallet.toBase58()},
             {"mint", order.mint.toBase58()},
             {"signature", order.signature.toBase58()},
             {"mostLamports", QString::number(order.spend.mostLamports)}}};
}

AuditEntry settledLine(const Order &order)
{
    static constexpr const char *statuses[] = {"pending", "succeeded", "failed", "expired", "unknown"};
    return {"order_settled",
            {{"order", order.id},
             {"status", QString::fromLatin1(statuses[static_cast<int>(order.status)])},
             {"signature", order.signature.toBase58()},
             {"slot", QString::number(order.slot)},
             {"feeLamports", QString::number(order.feeLamports)}}};
}

} // namespace curvedesk::orderAudit
