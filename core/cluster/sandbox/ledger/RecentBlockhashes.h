// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Address.h"

#include <QHash>

namespace curvedesk::sandbox {

/// The valid blockhashes, in memory. Each is derived from the genesis hash and its slot, so that a restarted ledger
/// knows the blockhashes of the run before.
class RecentBlockhashes
{
public:
    /// The blockhashes of `slot` and of the `lifetime` slots before it are valid.
    RecentBlockhashes(const Hash &genesis, quint64 slot, quint64 lifetime);

    /// Adds the blockhash of the next slot, the latest then, and drops that of `lifetime` + 1 slots before it.
    void advance(quint64 slot);

    /// The blockhash of the present slot.
    [[nodiscard]] const Hash &latest() const { return m_latest; }
    /// The blockhash of any slot, valid or not.
    [[nodiscard]] Hash hashAt(quint64 slot) const;
    /// True for one of the present slot or the `lifetime` slots before it.
    [[nodiscard]] bool isValid(const Hash &blockhash) const { return m_slots.contains(blockhash); }

private:
    Hash m_genesis;
    quint64 m_lifetime;
    Hash m_latest;
    QHash<Hash, quint64> m_slots;
};

} // namespace curvedesk::sandbox
