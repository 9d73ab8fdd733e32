// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Address.h"

#include <QHash>
#include <QList>

#include <deque>
#include <optional>

namespace curvedesk::sandbox {

/// The transactions of the last slots, by signature, in memory. It covers more slots than a blockhash is valid, so that
/// no transaction lands twice.
class StatusCache
{
public:
    static constexpr quint64 slotsKept = 300;

    struct Entry
    {
        quint64 slot = 0;
        quint64 sequence = 0; ///< the transaction's number in the store
        bool isFailed = false;
    };

    /// Adds a transaction that was executed, in the order of the slots; replaces its former entry.
    void insert(const Signature &signature, const Entry &entry);
    /// Removes an entry of a transaction that was undone.
    void remove(const Signature &signature);
    /// The transaction's entry; nullopt for one that did not land in the slots kept.
    [[nodiscard]] std::optional<Entry> find(const Signature &signature) const;
    /// Drops the transactions that landed more than `slotsKept` slots before `slot`.
    void advance(quint64 slot);

private:
    struct Slot
    {
        quint64 number = 0;
        QList<Signature> signatures;
    };

    QHash<Signature, Entry> m_entries;
    std::deque<Slot> m_slots; ///< oldest first
};

} // namespace curvedesk::sandbox
