// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/bank/Bank.h"

#include <deque>
#include <optional>

namespace curvedesk::sandbox {

/// The accounts that the last slots changed, with their states before, in memory: for reads at an older commitment and
/// for rollbacks. A slot without transactions takes none.
class RecentChanges
{
public:
    static constexpr quint64 slotsKept = 32; ///< besides the present one

    using States = QHash<Address, std::optional<AccountState>>;

    /// Call it before each transaction: the first call for a slot adds it, with these figures; later ones do nothing.
    void beginSlot(quint64 slot, quint64 nextSequence, quint64 burnedLamports);
    /// Records an account before its first change in the slot that began last; later calls for it in that slot do
    /// nothing. `present`: nullptr when it does not exist.
    void recordBefore(const Address &address, const AccountState *present);
    /// Drops the slots that are more than slotsKept before `slot`, the present one.
    void advance(quint64 slot);
    /// Drops the slots after `slot`, which were rolled back or undone.
    void dropAfter(quint64 slot);

    /// The account at the end of `slot`, or before the oldest slot kept; nullopt: it did not exist; nullptr: it has not
    /// changed since. Valid until the next change of this.
    [[nodiscard]] const std::optional<AccountState> *stateAt(const Address &address, quint64 slot) const;
    /// All accounts that changed after `slot`, as they were at its end, or before the oldest slot kept; nullopt: none.
    [[nodiscard]] States statesAt(quint64 slot) const;
    /// The accounts that changed in `slot`; none for a slot that is not kept.
    [[nodiscard]] QList<Address> changedIn(quint64 slot) const;

    struct Start
    {
        quint64 nextSequence = 0;
        quint64 burnedLamports = 0;
    };
    /// The figures at the end of `slot`; nullopt when nothing has landed since.
    [[nodiscard]] std::optional<Start> startAfter(quint64 slot) const;

private:
    struct Slot
    {
        quint64 number = 0;
        Start start;
        States before;
    };

    std::deque<Slot> m_slots; ///< oldest first
};

} // namespace curvedesk::sandbox
