// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/EventCursor.h"
#include "core/market/MarketTypes.h"
#include "core/storage/Database.h"

#include <memory>
#include <optional>
#include <variant>

namespace curvedesk {

/// Slots of which not all transactions were read, both ends included.
struct SlotGap
{
    quint64 from = 0;
    quint64 to = 0;

    bool operator==(const SlotGap &) const = default;
};

/// A new status of an order of an API key. The journal has the order itself.
struct OrderChange
{
    QString owner; ///< of the order (see ApiKey)
    QString id;
    quint64 state = 0; ///< a number that changes with the order's status
    quint64 slot = 0; ///< in which it landed, or the newest one
};

/// A new balance of a wallet, as it was read from the chain.
struct BalanceChange
{
    QString wallet; ///< base58
    QString mint; ///< base58; SOL for SOL
    quint64 amount = 0; ///< lamports or base units
    quint64 previous = 0; ///< as the log told it last; 0 where it had not
    quint64 slot = 0; ///< at which it was read
    qint64 timestamp = 0; ///< seconds; when it was read
};

using Happening = std::variant<LaunchRow, TradeRow, MigrationRow, SlotGap, OrderChange, BalanceChange>;

/// Something that happened, and its position in the log.
struct LoggedEvent
{
    EventCursor cursor;
    Happening happening;
};

/// The log of everything that clients are told, in the order in which they are told, in SQLite: each event once, also
/// when the market reads a transaction a second time. It keeps the newest events; a power cut may take the last ones.
class EventStore
{
public:
    static constexpr quint64 defaultMost = 500'000; ///< events, of about 300 bytes each

    /// Opens or creates the file, and deletes the events of an older schema; an empty `path`: in memory. A damaged file
    /// is renamed, which is logged, and made anew. The log keeps at least the `most` newest events. Storage.
    [[nodiscard]] static Result<std::unique_ptr<EventStore>> open(const QString &path, quint64 most = defaultMost);

    /// Appends what the log does not have yet, in one commit, and sends nothing; returns it with its positions. Once
    /// events were removed, leaves out what is older than all that the log keeps, but no balance and no order's change:
    /// each balance, and such an old change, gets the slot of the event before. Removes the oldest events, once a
    /// portion of them is beyond the limit; a failure of that is only logged. Storage, Damaged: nothing was appended.
    [[nodiscard]] Result<QList<LoggedEvent>> add(const QList<Happening> &happenings);
    /// The place of the newest event; 0: there was none.
    [[nodiscard]] quint64 last() const { return m_last; }
    [[nodiscard]] quint64 first() const { return m_first; } ///< the place of the oldest event; 1: there was none
    [[nodiscard]] quint64 firstSlot() const { return m_firstSlot; } ///< of the oldest event; 0: there was none
    [[nodiscard]] quint64 lastSlot() const { return m_lastSlot; } ///< of the newest event; 0: there was none
    /// True when the log has this event. Storage, Damaged.
    [[nodiscard]] Result<bool> has(const Happening &happening);
    /// Events after a place, oldest first, at most `limit`. Storage, Damaged.
    [[nodiscard]] Result<QList<LoggedEvent>> after(quint64 place, int limit);

    /// A wallet's newest balances in the log, in lamports and base units, by mint (SOL: SOL). Storage, Damaged.
    [[nodiscard]] Result<QHash<QString, quint64>> balancesOf(const QString &wallet);

    /// The place where a client continues that has seen all events up to a cursor.
    struct Resumption
    {
        quint64 place = 0; ///< after which it continues
        std::optional<SlotGap> gap; ///< what the log does not have of the time between
    };
    /// Finds the place after which a client continues that has seen all events up to the cursor; changes nothing. Where
    /// the log no longer has the cursor's event: before all that it knows to be later, and the slots of which it may
    /// lack events. Storage, Damaged.
    [[nodiscard]] Result<Resumption> resume(const EventCursor &cursor);

private:
    explicit EventStore(Database database, quint64 most)
        : m_database(std::move(database))
        , m_most(most)
    {
    }
    /// Opens or creates the file and its tables, and deletes the events of an older schema. Storage; Damaged: it stays.
    [[nodiscard]] static Result<std::unique_ptr<EventStore>> openFile(const QString &path, quint64 most);
    /// Reads place and slot of the oldest and of the newest event into the members. Storage, Damaged.
    [[nodiscard]] Outcome readEnds();
    /// If more than a sixteenth of the limit is beyond it: deletes that and reads the ends. Storage, Damaged.
    [[nodiscard]] Outcome removeOldest();

    Database m_database;
    const quint64 m_most;
    QSqlQuery m_insert;
    QSqlQuery m_insertOrder;
    QSqlQuery m_find;
    QSqlQuery m_after;
    QSqlQuery m_firstBeyondSlot;
    QSqlQuery m_balances;
    quint64 m_first = 1; ///< place of the oldest event
    quint64 m_firstSlot = 0; ///< slot of the oldest event
    quint64 m_last = 0;
    quint64 m_lastSlot = 0;
};

} // namespace curvedesk
