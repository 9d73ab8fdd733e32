// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/RecentChanges.h"

#include <algorithm>

namespace curvedesk::sandbox {

void RecentChanges::beginSlot(quint64 slot, quint64 nextSequence, quint64 burnedLamports)
{
    if (m_slots.empty() || m_slots.back().number < slot)
        m_slots.push_back({slot, {nextSequence, burnedLamports}, {}});
}

void RecentChanges::recordBefore(const Address &address, const AccountState *present)
{
    States &before = m_slots.back().before;
    if (!before.contains(address))
        before.insert(address, present ? std::optional(*present) : std::nullopt);
}

void RecentChanges::advance(quint64 slot)
{
    while (!m_slots.empty() && m_slots.front().number + slotsKept < slot)
        m_slots.pop_front();
}

void RecentChanges::dropAfter(quint64 slot)
{
    while (!m_slots.empty() && m_slots.back().number > slot)
        m_slots.pop_back();
}

const std::optional<AccountState> *RecentChanges::stateAt(const Address &address, quint64 slot) const
{
    for (const Slot &later : m_slots) {
        if (later.number <= slot)
            continue;
        const auto found = later.before.constFind(address);
        if (found != later.before.constEnd())
            return &*found;
    }
    return nullptr;
}

RecentChanges::States RecentChanges::statesAt(quint64 slot) const
{
    States out;
    for (auto later = m_slots.rbegin(); later != m_slots.rend() && later->number > slot; ++later)
        out.insert(later->before); // the oldest slot after `slot` is inserted last, and so it counts
    return out;
}

QList<Address> RecentChanges::changedIn(quint64 slot) const
{
    const auto known = std::ranges::find(m_slots, slot, &Slot::number);
    return known == m_slots.end() ? QList<Address>() : known->before.keys();
}

std::optional<RecentChanges::Start> RecentChanges::startAfter(quint64 slot) const
{
    const auto later = std::ranges::upper_bound(m_slots, slot, {}, &Slot::number);
    return later == m_slots.end() ? std::nullopt : std::optional(later->start);
}

} // namespace curvedesk::sandbox
