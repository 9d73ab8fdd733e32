// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/StatusCache.h"

namespace curvedesk::sandbox {

void StatusCache::insert(const Signature &signature, const Entry &entry)
{
    m_entries.insert(signature, entry);
    if (m_slots.empty() || m_slots.back().number < entry.slot)
        m_slots.push_back({entry.slot, {}});
    m_slots.back().signatures.append(signature);
}

void StatusCache::remove(const Signature &signature)
{
    // The signature may stay in its slot's list: advance() ignores one without an entry.
    m_entries.remove(signature);
}

std::optional<StatusCache::Entry> StatusCache::find(const Signature &signature) const
{
    const auto found = m_entries.constFind(signature);
    return found == m_entries.constEnd() ? std::nullopt : std::optional(*found);
}

void StatusCache::advance(quint64 slot)
{
    while (!m_slots.empty() && m_slots.front().number + slotsKept < slot) {
        for (const Signature &signature : std::as_const(m_slots.front().signatures)) {
            // A transaction that was rolled back and landed again has an entry of a later slot.
            const auto found = m_entries.constFind(signature);
            if (found != m_entries.constEnd() && found->slot == m_slots.front().number)
                m_entries.erase(found);
        }
        m_slots.pop_front();
    }
}

} // namespace curvedesk::sandbox
