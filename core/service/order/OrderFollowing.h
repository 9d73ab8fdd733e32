// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/order/ExpiryProof.h"
#include "core/service/order/OrderDesk.h"

namespace curvedesk {

/// What a look-up told.
enum class OrderDesk::Sighting { Failed, Absent, Unconfirmed, Settled };

/// What the cluster remembers besides of an order that its statuses do not know.
enum class OrderDesk::Trace { None, Found, Unclear, Settled };

/// An order on its way to a final status, and what is known of its bytes so far.
struct OrderDesk::Following
{
    Following(Order order_, QObject &context)
        : order(std::move(order_))
        , expiry(ExpiryProof::lastValidOf(order))
        , attempted(context)
        , settled(context)
        , resolved(context)
    {
    }

    Order order;
    ExpiryProof expiry;
    bool recovered = false; ///< sent before, perhaps
    bool accepted = false; ///< the cluster took the bytes at least once
    std::optional<Error> rejection; ///< the cluster says that the bytes can never land
    std::optional<std::chrono::milliseconds> doubtfulSince; ///< no look-up has said anything that helps since
    int unrecorded = 0; ///< look-ups that said it landed, without a record of it, after it had an outcome
    int absences = 0; ///< look-ups in a row that know no more of what had an outcome
    bool isUnanswered = false; ///< the last of those got no answer at all
    bool hasRecord = false; ///< what it moved is known
    std::chrono::milliseconds retryAfter{0}; ///< asked for by the cluster
    Latch attempted; ///< sent and looked for once
    Latch settled; ///< an outcome, or nobody can say
    Latch resolved; ///< an outcome, or whoever answers cannot say: silence resolves nothing
};

/// What the cluster recorded of an order whose status it told.
struct OrderDesk::Evidence
{
    std::optional<TransactionRecord> record; ///< of these bytes, with the same outcome
    bool contradicts = false; ///< there is one that says something else
};

} // namespace curvedesk
