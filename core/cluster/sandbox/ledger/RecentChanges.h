// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/bank/Bank.h"

#include <deque>
#include <optional>

namespace curvedesk::sandbox {

/// What the last slots changed and how it was before: what answers at an older commitment, and undoes slots. A slot in
/// which nothing landed costs nothing.
class RecentChanges
{
public:
    static constexpr quint64 slotsKept = 32; ///< beside the present one

    using States = QHash<Address, std::optional<AccountState>>;

    /// A transaction lands in `slot`: the first one of a slot says what came before it.
    void begin(quint64 slot, quint64 nextSequence, quint64 burnedLamports);
    /// An account is about to change in the slot that was begun last; `present` is nullptr where it does not exist.
    void note(const Address &address, const AccountState *present);
    /// `slot` is the present one: what is too old is forgotten.
    void advance(quint64 slot);
    /// Forgets the slots behind `slot`, whose transactions were taken back.
    void dropAfter(quint64 slot);

    /// The account at the end of `slot`; nullptr where it has not changed since, or nobody remembers.
    [[nodiscard]] const std::optional<AccountState> *stateAt(const Address &address, quint64 slot) const;
    /// The same for every account that has changed since.
    [[nodiscard]] States statesAt(quint64 slot) const;
    [[nodiscard]] QList<Address> changedIn(quint64 slot) const;

    struct Start
    {
        quint64 nextSequence = 0;
        quint64 burnedLamports = 0;
    };
    /// What held at the end of `slot`; nullopt when nothing has landed since.
    [[nodiscard]] std::optional<Start> startBehind(quint64 slot) const;

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
