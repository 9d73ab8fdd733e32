// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/ExpiryProof.h"

#include <algorithm>

namespace curvedesk {

quint64 ExpiryProof::lastValidOf(const Order &order)
{
    // Slots that what was known may have been behind the node of the blockhash.
    constexpr quint64 slack = 300;
    if (order.signedSlot == 0)
        return order.lastValidBlockHeight;
    return std::min(order.lastValidBlockHeight, order.signedSlot + blockhashLifetime + slack);
}

quint64 ExpiryProof::marginBlocks(Quorum quorum)
{
    // Nodes of a healthy cluster are within a few slots of one another.
    return quorum == Quorum::Chain ? 0 : 12;
}

int ExpiryProof::roundsApart(Quorum quorum)
{
    switch (quorum) {
    case Quorum::Chain:
        return 0;
    case Quorum::Several:
        return 2;
    case Quorum::One:
        return 15;
    }
    Q_UNREACHABLE();
}

void ExpiryProof::noteHeight(quint64 height, Quorum quorum)
{
    m_height = height;
    m_mayStillLand = height <= m_lastValidBlockHeight;
    m_heightIsFresh = !m_mayStillLand && height - m_lastValidBlockHeight > marginBlocks(quorum);
    if (!m_heightIsFresh)
        m_absences = 0;
}

void ExpiryProof::noteAbsence(std::chrono::milliseconds now, std::chrono::milliseconds round, Quorum quorum)
{
    if (!m_heightIsFresh || (m_absences > 0 && now - m_lastAbsence < round * roundsApart(quorum)))
        return;
    m_heightIsFresh = false;
    m_lastAbsence = now;
    // Each has to count for itself: the other may be a node's that lagged.
    const bool isLate = quorum != Quorum::Chain && m_height - m_lastValidBlockHeight > remembered;
    m_needsHistory = isLate || quorum == Quorum::One || (m_absences > 0 && m_needsHistory);
    ++m_absences;
}

void ExpiryProof::noteSighting()
{
    m_absences = 0;
    m_heightIsFresh = false;
}

} // namespace curvedesk
