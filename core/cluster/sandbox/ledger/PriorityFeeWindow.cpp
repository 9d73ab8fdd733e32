// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/PriorityFeeWindow.h"

#include <algorithm>

namespace curvedesk::sandbox {

PriorityFeeWindow::PriorityFeeWindow(quint64 slot)
{
    advance(slot);
}

void PriorityFeeWindow::advance(quint64 slot)
{
    m_slots.push_back({slot, {}, {}});
    if (m_slots.size() > length)
        m_slots.pop_front();
}

void PriorityFeeWindow::add(quint64 slot, const Message &message, quint64 microLamports)
{
    const auto found
        = std::find_if(m_slots.rbegin(), m_slots.rend(), [slot](const Slot &s) { return s.number == slot; });
    if (found == m_slots.rend())
        return;
    found->smallest = std::min(found->smallest.value_or(microLamports), microLamports);
    for (qsizetype key = 0; key < message.accountKeys.size(); ++key) {
        if (!message.isWritable(key))
            continue;
        const auto known = found->byAccount.find(message.accountKeys[key]);
        if (known == found->byAccount.end())
            found->byAccount.insert(message.accountKeys[key], microLamports);
        else
            *known = std::min(*known, microLamports);
    }
}

QList<Ledger::PriorityFee> PriorityFeeWindow::query(const QList<Address> &writable) const
{
    QList<Ledger::PriorityFee> out;
    out.reserve(static_cast<qsizetype>(m_slots.size()));
    for (const Slot &slot : m_slots) {
        quint64 enough = slot.smallest.value_or(0);
        for (const Address &address : writable)
            enough = std::max(enough, slot.byAccount.value(address, 0));
        out.append({slot.number, enough});
    }
    return out;
}

} // namespace curvedesk::sandbox
