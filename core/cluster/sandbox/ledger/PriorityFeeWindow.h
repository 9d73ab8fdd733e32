// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/Ledger.h"

#include <deque>

namespace curvedesk::sandbox {

/// The lowest price, in micro-lamports per compute unit, that landed on each writable account, for each of the last 150
/// slots; in memory.
class PriorityFeeWindow
{
public:
    static constexpr std::size_t length = 150;

    /// Starts empty at `slot`.
    explicit PriorityFeeWindow(quint64 slot);

    /// Appends the next slot, and drops the oldest one beyond 150.
    void advance(quint64 slot);
    /// Adds a transaction that landed in `slot`; nothing for a slot that has left the window.
    void add(quint64 slot, const Message &message, quint64 microLamports);
    /// For each slot in the window, oldest first, the price in micro-lamports that would have landed a transaction that
    /// writes these accounts: the highest of the slot's lowest price and of each account's; 0 where nothing landed.
    [[nodiscard]] QList<Ledger::PriorityFee> query(const QList<Address> &writable) const;

private:
    struct Slot
    {
        quint64 number = 0;
        std::optional<quint64> smallest; ///< the lowest price of all transactions
        QHash<Address, quint64> byAccount;
    };

    std::deque<Slot> m_slots; ///< oldest first
};

} // namespace curvedesk::sandbox
