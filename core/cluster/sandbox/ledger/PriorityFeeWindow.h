// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/Ledger.h"

#include <deque>

namespace curvedesk::sandbox {

/// The smallest price per compute unit that landed on each writable account, slot by slot, for the last 150 slots.
class PriorityFeeWindow
{
public:
    static constexpr std::size_t length = 150;

    /// Starts at `slot`: what landed before is forgotten.
    explicit PriorityFeeWindow(quint64 slot);

    void advance(quint64 slot);
    /// Counts a transaction that landed in `slot` (the present one or one just past).
    void add(quint64 slot, const Message &message, quint64 microLamports);
    [[nodiscard]] QList<Ledger::PriorityFee> query(const QList<Address> &writable) const;

private:
    struct Slot
    {
        quint64 number = 0;
        std::optional<quint64> smallest; ///< of all transactions
        QHash<Address, quint64> byAccount;
    };

    std::deque<Slot> m_slots; ///< oldest first
};

} // namespace curvedesk::sandbox
