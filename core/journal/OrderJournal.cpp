// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/OrderJournal.h"

#include "core/journal/IdempotencyHash.h"
#include "core/journal/KeyLimits.h"
#include "core/journal/OrderAudit.h"
#include "core/journal/OrderReading.h"
#include "core/journal/OrderRow.h"
#include "core/journal/OrderSchema.h"
#include "core/journal/PageCursor.h"
#include "core/storage/Database.h"

#include <QFileInfo>

#include <algorithm>
#include <limits>

namespace curvedesk {

using namespace Qt::StringLiterals;

class OrderJournal::Private
{
public:
    Private(Database database_, QString auditPath)
        : database(std::move(database_))
        , audit(std::make_unique<AuditLog>(database, std::move(auditPath)))
    {
    }

    // The database stands before the statements, so that it is destroyed after them.
    Database database;
    std::unique_ptr<AuditLog> audit;
    std::unique_ptr<ApiKeyStore> apiKeys;
    QSqlQuery insertIntent;
    QSqlQuery insertAttempt;
    QSqlQuery insertSpending;
    QSqlQuery settle;
    QSqlQuery lastAttempt;
    QSqlQuery reopen;
    QSqlQuery finalize;
    mutable QSqlQuery byId;
    mutable QSqlQuery bySignature;
    mutable QSqlQuery byKey;
    mutable QSqlQuery unsettled;
    mutable QSqlQuery unfinalized;
    mutable QSqlQuery tokenTransfers;
    mutable QSqlQuery recipients;
    mutable QSqlQuery page;
    mutable QSqlQuery pageOfOwner;

    /// Compiles the SQL statements and opens the API keys; writes nothing. Storage, Damaged.
    Outcome prepare(FileCheck check)
    {
        const QString select = orderRow::selectSql(true);
        const QString selectLight = orderRow::selectSql(false);
        const std::pair<QSqlQuery *, QString> statements[] = {
            {&insertIntent, orderRow::insertIntentSql()},
            {&insertAttempt, orderRow::insertAttemptSql()},
            {&insertSpending, orderRow::insertSpendingSql()},
            {&settle, orderRow::settleSql()},
            {&lastAttempt,
             u"SELECT seq, status FROM attempt WHERE intent = (SELECT seq FROM intent WHERE id = ?)"
             " ORDER BY seq DESC LIMIT 1"_s},
            // An outcome can become Pending again, or final; a final one stays.
            {&reopen,
             u"UPDATE attempt SET status = 0, slot = 0, error = NULL, error_text = '', moved_lamports = 0,"
             " moved_tokens = 0, fee_lamports = 0, balance_change = NULL, settled_ms = 0, landed_ms = 0,"
             " rollbacks = rollbacks + 1"
             " WHERE intent = (SELECT seq FROM intent WHERE id = ?) AND status IN (1, 2) AND finalized = 0"_s},
            {&finalize,
             u"UPDATE attempt SET finalized = 1, wire = NULL"
             " WHERE intent = (SELECT seq FROM intent WHERE id = ?) AND status IN (1, 2)"_s},
            {&byId, select + u"WHERE i.id = ?"_s},
            {&bySignature, select + u"WHERE a.signature = ?"_s},
            // The length test lets SQLite use the partial index.
            {&byKey, select + u"WHERE i.api_owner = ? AND i.idempotency_key = ? AND length(i.idempotency_key) > 0"_s},
            // An order without an outcome is never finalized; the condition lets SQLite use the partial index.
            {&unsettled, select + u"WHERE a.finalized = 0 AND a.status IN (0, 4) ORDER BY a.intent"_s},
            {&unfinalized, select + u"WHERE a.finalized = 0 AND a.status IN (1, 2) ORDER BY a.intent"_s},
            {&tokenTransfers,
             selectLight + u"WHERE i.recipient IS NOT NULL AND a.status = 1 AND a.moved_tokens > 0 ORDER BY i.seq"_s},
            {&recipients,
             u"SELECT DISTINCT i.recipient FROM intent i JOIN attempt a ON a.intent = i.seq"
             " WHERE i.recipient IS NOT NULL AND a.status = 1"_s},
            {&page, selectLight + u"WHERE i.seq < ? ORDER BY i.seq DESC LIMIT ?"_s},
            {&pageOfOwner, selectLight + u"WHERE i.api_owner = ? AND i.seq < ? ORDER BY i.seq DESC LIMIT ?"_s},
        };
        if (Outcome prepared = database.prepareAll(statements); !prepared)
            return prepared;
        Result<std::unique_ptr<ApiKeyStore>> keys = ApiKeyStore::open(database, *audit, check);
        if (!keys)
            return failure(keys.error());
        apiKeys = std::move(*keys);
        return {};
    }

    /// Has `write` put each order into the journal, and the lines of the audit log, all in one commit. One that fails
    /// leaves the others. An outcome for each order, by its index.
    template<class Write> QList<Outcome> together(const QList<Order> &orders, Write write)
    {
        // Nearly always all of them succeed, and savepoints would cost a tenth of it.
        const Outcome all = database.transaction([&]() -> Outcome {
            QList<AuditEntry> lines;
            for (const Order &order : orders) {
                if (Outcome done = write(order, lines); !done)
                    return done;
            }
            return audit->appendWithin(lines);
        });
        if (all)
            return QList<Outcome>(orders.size());
        QList<Outcome> written;
        const Outcome committed = database.transaction([&]() -> Outcome {
            QList<AuditEntry> lines;
            for (const Order &order : orders) {
                written.append(database.nested([&] { return write(order, lines); }));
                // SQLite may have undone all of it, and what follows would be committed by itself.
                if (!written.constLast() && written.constLast().error().code == ErrorCode::Storage)
                    return written.constLast();
            }
            return audit->appendWithin(lines);
        });
        return committed ? written : QList<Outcome>(orders.size(), failure(committed.error()));
    }

    /// OrderJournal::record() within the caller's transaction; adds its lines for the audit log to `lines`.
    Outcome record(const Order &order, QList<AuditEntry> &lines)
    {
        if (order.id.isEmpty() || order.signature.isZero() || order.status != OrderStatus::Pending)
            return failure(ErrorCode::InvalidInput,
                           u"an order is recorded with an id and a signature, while pending"_s);
        const auto insert = [](QSqlQuery &query, const QVariantList &values) -> Outcome {
            const Outcome done = run(query, values);
            if (!done && isUniqueViolation(query.lastError()))
                return failure(ErrorCode::Conflict, u"this order was recorded before"_s);
            return done;
        };
        const Result<std::optional<ApiKey>> key = allowedKey(order);
        if (!key)
            return failure(key.error());
        if (Outcome inserted = insert(insertIntent, orderRow::intentValues(order)); !inserted)
            return inserted;
        if (Outcome inserted = insert(insertAttempt, orderRow::attemptValues(order)); !inserted)
            return inserted;
        if (*key) {
            // Every transaction costs at least its network fee, so that 0 is a sum that nobody has made.
            if (order.spend.mostLamports == 0)
                return failure(ErrorCode::Internal, u"an order of an API key must say what it may take"_s);
            const QVariantList values = orderRow::spendingValues(order, (*key)->sequence);
            if (Outcome inserted = insert(insertSpending, values); !inserted)
                return inserted;
        }
        lines.append(orderAudit::placedLine(order, *key ? (*key)->id : QString()));
        return {};
    }

    /// record() of a transaction's first order: reads the keys in it, so that none changes between check and commit.
    Outcome recordFirst(const Order &order, QList<AuditEntry> &lines)
    {
        const Outcome current = apiKeys->readChanges();
        return current ? record(order, lines) : current;
    }

    /// OrderJournal::settle() within the caller's transaction; adds its line for the audit log to `lines`.
    Outcome settleOne(const Order &order, QList<AuditEntry> &lines)
    {
        const Result<Attempt> before = lastAttemptOf(order.id);
        if (!before)
            return failure(before.error());
        if (Outcome updated = run(settle, orderRow::settledValues(order, before->sequence)); !updated)
            return updated;
        if (settle.numRowsAffected() != 1)
            return failure(ErrorCode::Conflict, u"the order has its final status already"_s);
        if (before->status != order.status)
            lines.append(orderAudit::settledLine(order));
        return {};
    }

    /// One signed transaction of an order, as the journal has it.
    struct Attempt
    {
        qint64 sequence = 0;
        OrderStatus status = OrderStatus::Pending;
    };

    /// The newest attempt of the order with this id. NotFound, Storage, Damaged.
    Result<Attempt> lastAttemptOf(const QString &id)
    {
        const auto found = firstRow(lastAttempt, {toColumn(id)}, [](const QSqlQuery &row) {
            return orderRow::statusIn(row.value(1)).map([&row](OrderStatus status) {
                return Attempt{row.value(0).toLongLong(), status};
            });
        });
        if (!found)
            return failure(found.error());
        return found->value_or(failure(ErrorCode::NotFound, u"there is no such order"_s));
    }

    /// The API key of an order, which it allows; nullopt: it has none. Errors of keyLimits::check(), Storage, Damaged.
    Result<std::optional<ApiKey>> allowedKey(const Order &order) const
    {
        if (order.apiOwner.isEmpty())
            return std::optional<ApiKey>();
        Result<std::optional<ApiKey>> key = apiKeys->byOwner(order.apiOwner);
        if (!key || !*key) // an owner without a key is no caller of the API
            return key;
        // The sums of a key with many orders take long, and only these two caps need them.
        Result<KeySpending> spent;
        if ((*key)->rights.maxHourLamports || (*key)->rights.maxDayLamports)
            spent = apiKeys->spending(**key, order.createdMs);
        if (!spent)
            return failure(spent.error());
        if (const Outcome allowed = keyLimits::check(**key, order, *spent, order.createdMs); !allowed)
            return failure(allowed.error());
        return key;
    }
};

OrderJournal::OrderJournal(std::unique_ptr<Private> d_)
    : d(std::move(d_))
{
}

OrderJournal::~OrderJournal() = default;

Result<std::unique_ptr<OrderJournal>> OrderJournal::open(const QString &databasePath, FileCheck check)
{
    Result<Database> database = Database::open(databasePath, orderSchema::migrations(), check);
    if (!database)
        return failure(database.error());
    if (Outcome hashed = idempotencyHash::hashListedKeys(*database, u"intent"_s); !hashed)
        return failure(hashed.error());
    const QString auditPath = databasePath.isEmpty() ? QString() : QFileInfo(databasePath).path() + u"/audit.log"_s;
    auto d = std::make_unique<Private>(std::move(*database), auditPath);
    if (Outcome prepared = d->prepare(check); !prepared)
        return failure(prepared.error());
    // Recovery must see every order that could have an effect, so that an unreadable one makes opening fail.
    for (QSqlQuery *each : {&d->unsettled, &d->unfinalized}) {
        if (const Result<QList<Order>> open = OrderReading(*each).all(); !open)
            return failure(open.error());
    }
    return std::unique_ptr<OrderJournal>(new OrderJournal(std::move(d)));
}

Outcome OrderJournal::record(const Order &order)
{
    return d->together({order}, [this](const Order &each, auto &lines) { return d->recordFirst(each, lines); })
        .constFirst();
}

Outcome OrderJournal::checkRights(const Order &order) const
{
    const Result<std::optional<ApiKey>> key = d->allowedKey(order);
    return key ? Outcome() : failure(key.error());
}

AuditLog &OrderJournal::audit() const
{
    return *d->audit;
}

ApiKeyStore &OrderJournal::apiKeys() const
{
    return *d->apiKeys;
}

Outcome OrderJournal::settle(const Order &order)
{
    return d->together({order}, [this](const Order &each, auto &lines) { return d->settleOne(each, lines); })
        .constFirst();
}

QList<Outcome> OrderJournal::write(const QList<Order> &orders)
{
    const auto first = std::ranges::find(orders, OrderStatus::Pending, &Order::status);
    return d->together(orders, [this, &first](const Order &order, auto &lines) {
        if (order.status != OrderStatus::Pending)
            return d->settleOne(order, lines);
        return &order == &*first ? d->recordFirst(order, lines) : d->record(order, lines);
    });
}

Outcome OrderJournal::reopen(const QString &id)
{
    return d->database.transaction([&]() -> Outcome {
        if (Outcome ran = run(d->reopen, {toColumn(id)}); !ran)
            return ran;
        if (d->reopen.numRowsAffected() != 1)
            return failure(ErrorCode::Conflict, u"the order has no outcome that a fork could undo"_s);
        // The outcome that an earlier line tells of does not hold.
        return d->audit->appendWithin({{"order_reopened", {{"order", id}}}});
    });
}

Outcome OrderJournal::finalize(const QStringList &ids)
{
    return d->database.transaction([&]() -> Outcome {
        for (const QString &id : ids) {
            if (Outcome ran = run(d->finalize, {toColumn(id)}); !ran)
                return ran;
        }
        return {};
    });
}

Result<Order> OrderJournal::order(const QString &id) const
{
    return OrderReading(d->byId, {toColumn(id)}).one();
}

Result<Order> OrderJournal::orderBySignature(const Signature &signature) const
{
    return OrderReading(d->bySignature, {signature.view().toByteArray()}).one();
}

Result<Order> OrderJournal::orderByIdempotencyKey(const QString &apiOwner, const QByteArray &key) const
{
    return OrderReading(d->byKey, {toColumn(apiOwner), toColumn(idempotencyHash::of(key))}).one();
}

Result<QList<Order>> OrderJournal::unsettled() const
{
    return OrderReading(d->unsettled).all();
}

Result<QList<Order>> OrderJournal::unfinalized() const
{
    return OrderReading(d->unfinalized).all();
}

Result<QList<Order>> OrderJournal::tokenTransfers() const
{
    return OrderReading(d->tokenTransfers).all();
}

Result<QList<Address>> OrderJournal::recipients() const
{
    QList<Address> all;
    const Outcome read = visitRows(d->recipients, {}, [&all](const QSqlQuery &row) {
        if (const Result<Address> address = Address::fromBytes(row.value(0).toByteArray()))
            all.append(*address);
        return true;
    });
    return read.map([&all] { return all; });
}

Result<OrderJournal::Figures> OrderJournal::figures() const
{
    Figures figures;
    const QString sql = u"SELECT count(*) FILTER (WHERE status = 0), count(*) FILTER (WHERE status = 4),"
                        " (SELECT page_count * page_size FROM pragma_page_count, pragma_page_size),"
                        " (SELECT bytes FROM audit_head) + (SELECT coalesce(sum(bytes), 0) FROM audit_file)"
                        " FROM attempt WHERE finalized = 0"_s;
    const Outcome read = d->database.visit(sql, {}, [&figures](const QSqlQuery &row) {
        figures = {row.value(0).toLongLong(), row.value(1).toLongLong(), row.value(2).toLongLong(),
                   row.value(3).toLongLong()};
        return false;
    });
    return read.map([&figures] { return figures; });
}

Result<OrderJournal::Page> OrderJournal::page(const QString &apiOwner, int limit, const QString &cursor) const
{
    if (limit < 1)
        return failure(ErrorCode::InvalidInput, u"limit must be at least 1"_s);
    qint64 before = std::numeric_limits<qint64>::max();
    if (!cursor.isEmpty()) {
        const Result<qint64> decoded = decodeCursor(cursor, apiOwner);
        if (!decoded)
            return failure(decoded.error());
        before = *decoded;
    }
    QVariantList values{before, qint64{limit} + 1};
    if (!apiOwner.isEmpty())
        values.prepend(apiOwner);
    OrderReading reading(apiOwner.isEmpty() ? d->page : d->pageOfOwner, values);
    Result<QList<Order>> orders = reading.all(limit);
    if (!orders)
        return failure(orders.error());
    Page page{std::move(*orders), {}};
    if (reading.hasMore())
        page.next = encodeCursor(reading.lastSequence(), apiOwner);
    return page;
}

} // namespace curvedesk
