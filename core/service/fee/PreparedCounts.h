// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"

#include <QHash>

namespace curvedesk {

/// How many transactions were made for each user under each blockhash that may still be used: the count for
/// networkFee::distinctUnitLimit(). Orders keep a blockhash for a while, in which newer ones are asked for besides.
class PreparedCounts
{
public:
    /// The count of this user under this blockhash, added as 0 where it is new, for the caller to increment before the
    /// next call. Forgets blockhashes that expired before this one was made.
    [[nodiscard]] quint32 &findOrAdd(const Hash &blockhash, quint64 lastValidBlockHeight, const Address &user)
    {
        m_counts.removeIf([lastValidBlockHeight](std::pair<const Hash &, Under &> each) {
            const quint64 last = each.second.lastValidBlockHeight;
            return last < lastValidBlockHeight && lastValidBlockHeight - last > blockhashLifetime;
        });
        Under &under = m_counts[blockhash];
        under.lastValidBlockHeight = lastValidBlockHeight;
        return under.byUser[user];
    }

private:
    struct Under
    {
        quint64 lastValidBlockHeight = 0;
        QHash<Address, quint32> byUser;
    };
    QHash<Hash, Under> m_counts; ///< by blockhash
};

} // namespace curvedesk
