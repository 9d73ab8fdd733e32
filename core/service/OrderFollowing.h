// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/OrderDesk.h"

namespace curvedesk {

/// An order on its way to a final status, and what is known of its bytes so far.
struct OrderDesk::Following
{
    Following(Order order_, QObject &context)
        : order(std::move(order_))
        , attempted(context)
        , settled(context)
    {
    }

    Order order;
    bool recovered = false; ///< sent by an earlier run, perhaps
    bool accepted = false; ///< the cluster took the bytes at least once
    std::optional<Error> rejection; ///< the cluster says that the bytes can never land
    bool blockhashDead = false; ///< a block beyond the last valid one exists
    int deadSightings = 0; ///< look-ups since then that found nothing
    int silences = 0; ///< look-ups in a row that got no answer
    Latch attempted; ///< sent and looked for once
    Latch settled; ///< final, or nobody can say
};

} // namespace curvedesk
