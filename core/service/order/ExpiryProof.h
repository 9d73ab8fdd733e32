// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"
#include "core/journal/Order.h"

#include <chrono>

namespace curvedesk {

/// Collects the facts that prove that signed bytes can never land: a confirmed block height beyond the last valid one
/// and, after it was read, look-ups apart in time that know nothing of the signature. Time alone proves nothing. A
/// height that falls back, or a sighting on any fork, takes everything back. Pure.
class ExpiryProof
{
public:
    /// Whose answers the facts are.
    enum class Quorum {
        Chain, ///< the chain itself, which never lags behind itself
        Several, ///< endpoints that agree
        One, ///< a single endpoint, which could lag or be wrong
    };
    static constexpr int absencesNeeded = 2;
    /// Blocks beyond the last valid one until the endpoint asked next has seen it too, though it lags a little.
    [[nodiscard]] static quint64 marginBlocks(Quorum quorum);
    /// Resend rounds between two look-ups that both count: time for a single endpoint to catch up, or to be replaced.
    [[nodiscard]] static int roundsApart(Quorum quorum);

    /// The last height at which the order's bytes can land. What a node told of it when it was signed cannot be beyond
    /// what the slot of that time allows, as there is at most one block in a slot.
    [[nodiscard]] static quint64 lastValidOf(const Order &order);

    explicit ExpiryProof(quint64 lastValidBlockHeight)
        : m_lastValidBlockHeight(lastValidBlockHeight)
    {
    }

    /// A confirmed height as just read.
    void noteHeight(quint64 height, Quorum quorum);
    /// A look-up that found nothing; counts only where a height beyond the margin was read since the last one. `round`
    /// is the time one round takes.
    void noteAbsence(std::chrono::milliseconds now, std::chrono::milliseconds round, Quorum quorum);
    /// Some node knows the signature.
    void noteSighting();

    /// False once the last valid block has passed: sending again is pointless.
    [[nodiscard]] bool mayStillLand() const { return m_mayStillLand; }
    [[nodiscard]] bool isComplete() const { return m_absences >= absencesNeeded; }
    /// One of the look-ups was a single endpoint's, or came so long after the last valid block that a node which keeps
    /// no history could have forgotten what landed: the wallet's history has to show that it is not there.
    [[nodiscard]] bool needsHistory() const { return m_needsHistory; }
    /// Blocks for which every node remembers a status.
    static constexpr quint64 remembered = 150;

private:
    quint64 m_lastValidBlockHeight;
    bool m_mayStillLand = true;
    bool m_heightIsFresh = false;
    bool m_needsHistory = false;
    quint64 m_height = 0;
    int m_absences = 0;
    std::chrono::milliseconds m_lastAbsence{0};
};

} // namespace curvedesk
