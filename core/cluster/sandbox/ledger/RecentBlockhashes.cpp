// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/RecentBlockhashes.h"

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/ledger/Genesis.h"

namespace curvedesk::sandbox {

RecentBlockhashes::RecentBlockhashes(const Hash &genesis, quint64 slot, quint64 lifetime)
    : m_genesis(genesis)
    , m_lifetime(lifetime)
{
    for (quint64 past = slot > lifetime ? slot - lifetime : 0; past <= slot; ++past)
        advance(past);
}

void RecentBlockhashes::advance(quint64 slot)
{
    m_latest = hashAt(slot);
    m_slots.insert(m_latest, slot);
    if (slot > m_lifetime)
        m_slots.remove(hashAt(slot - m_lifetime - 1));
}

Hash RecentBlockhashes::hashAt(quint64 slot) const
{
    return sha256(ByteWriter(64).bytes("curvedesk sandbox block").array(m_genesis.bytes()).u64(slot).result());
}

} // namespace curvedesk::sandbox
