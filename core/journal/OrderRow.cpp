// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/OrderRow.h"

#include "core/journal/IdempotencyHash.h"

#include <array>
#include <limits>

namespace curvedesk::orderrow {

using namespace Qt::StringLiterals;

namespace {

// The index is the number in the file: append, never reorder.
constexpr std::array statusInFile{OrderStatus::Pending, OrderStatus::Succeeded, OrderStatus::Failed,
                                  OrderStatus::Expired, OrderStatus::Unknown};
constexpr std::array kindInFile{OrderKind::Buy, OrderKind::Sell, OrderKind::Launch};

// The number that stands for `value` in the file: its place in `table`. fromNumber() is the way back.
template<class Table, class Value> int numberOf(const Table &table, Value value)
{
    for (std::size_t i = 0; i < table.size(); ++i) {
        if (table[i] == value)
            return static_cast<int>(i);
    }
    return -1; // the column's CHECK refuses it
}

// Sets `out` to the entry with the column's number. False when there is none.
template<class Table> bool fromNumber(const Table &table, const QVariant &column, typename Table::value_type &out)
{
    const qlonglong number = column.toLongLong();
    if (column.typeId() != QMetaType::LongLong || number < 0 || number >= static_cast<qlonglong>(table.size()))
        return false;
    out = table[static_cast<std::size_t>(number)];
    return true;
}

// Sets `out` to the column's integer. False for a text or NULL, which would read as 0.
bool fromInteger(const QVariant &column, quint64 &out)
{
    out = u64FromColumn(column);
    return column.typeId() == QMetaType::LongLong;
}

// The same for an integer with a sign.
bool fromInteger(const QVariant &column, qint64 &out)
{
    out = column.toLongLong();
    return column.typeId() == QMetaType::LongLong;
}

// Sets `out` to the column's bytes. False for another size.
template<class Bytes> bool fromBlob(const QVariant &column, Bytes &out)
{
    const Result<Bytes> bytes = Bytes::fromBytes(column.toByteArray());
    if (bytes)
        out = *bytes;
    return bytes.has_value();
}

// The error as the text of a JSON array that holds it alone; NULL for none.
QVariant errorToColumn(const std::optional<TransactionError> &error)
{
    return error ? QString::fromUtf8('[' + error->toJson() + ']') : QVariant();
}

// Sets `out` to what errorToColumn() wrote. False for any other text.
bool errorFromColumn(const QVariant &column, std::optional<TransactionError> &out)
{
    if (column.isNull())
        return true;
    const auto list = JsonValue::read(column.toString().toUtf8());
    if (!list || list->size() != 1)
        return false;
    out = TransactionError::fromJson(list->at(0));
    return out.has_value();
}

/// Status, slot, error, its text, moved lamports and tokens, fee, times: the columns of both statements on an attempt.
QVariantList outcomeValues(const Order &order)
{
    return {numberOf(statusInFile, order.status),
            toColumn(order.slot),
            errorToColumn(order.error),
            toColumn(order.errorText),
            toColumn(order.movedLamports),
            toColumn(order.movedTokens),
            toColumn(order.feeLamports),
            order.settledMs,
            order.landedMs};
}

} // namespace

const Database::Migrations &schema()
{
    static const Database::Migrations migrations{
        {
            u"CREATE TABLE orders ("
            " seq INTEGER PRIMARY KEY,"
            " id TEXT NOT NULL UNIQUE,"
            " kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2),"
            " status INTEGER NOT NULL CHECK (status BETWEEN 0 AND 4),"
            " wallet BLOB NOT NULL,"
            " mint BLOB NOT NULL,"
            " symbol TEXT NOT NULL,"
            " api_owner TEXT NOT NULL,"
            " idempotency_key BLOB NOT NULL,"
            " request_hash BLOB NOT NULL,"
            " quoted_quote_lamports INTEGER NOT NULL,"
            " quoted_tokens INTEGER NOT NULL,"
            " limit_lamports INTEGER NOT NULL,"
            " limit_tokens INTEGER NOT NULL,"
            " signature BLOB NOT NULL UNIQUE,"
            " wire BLOB,"
            " last_valid_block_height INTEGER NOT NULL,"
            " sealed_mint_key BLOB NOT NULL,"
            " slot INTEGER NOT NULL,"
            " error TEXT,"
            " error_text TEXT NOT NULL,"
            " moved_lamports INTEGER NOT NULL,"
            " moved_tokens INTEGER NOT NULL,"
            " fee_lamports INTEGER NOT NULL,"
            " created_ms INTEGER NOT NULL,"
            " settled_ms INTEGER NOT NULL) STRICT"_s,
            u"CREATE UNIQUE INDEX orders_idempotency ON orders (api_owner, idempotency_key)"
            " WHERE length(idempotency_key) > 0"_s,
            u"CREATE INDEX orders_owner ON orders (api_owner)"_s,
            u"CREATE INDEX orders_unsettled ON orders (seq) WHERE status IN (0, 4)"_s,
        },
        {
            // A fork can undo an outcome at "confirmed". The outcomes of the first version count as final.
            u"ALTER TABLE orders ADD COLUMN signed_slot INTEGER NOT NULL DEFAULT 0"_s,
            u"ALTER TABLE orders ADD COLUMN finalized INTEGER NOT NULL DEFAULT 0 CHECK (finalized IN (0, 1))"_s,
            u"ALTER TABLE orders ADD COLUMN rollbacks INTEGER NOT NULL DEFAULT 0"_s,
            u"UPDATE orders SET finalized = 1 WHERE status NOT IN (0, 4)"_s,
            u"DROP INDEX orders_unsettled"_s,
            u"CREATE INDEX orders_open ON orders (seq) WHERE finalized = 0"_s,
        },
        {
            u"CREATE TABLE intent ("
            " seq INTEGER PRIMARY KEY,"
            " id TEXT NOT NULL UNIQUE,"
            " kind INTEGER NOT NULL CHECK (kind BETWEEN 0 AND 2),"
            " wallet BLOB NOT NULL, mint BLOB NOT NULL,"
            " symbol TEXT NOT NULL,"
            " api_owner TEXT NOT NULL,"
            " idempotency_key BLOB NOT NULL, request_hash BLOB NOT NULL,"
            " quoted_lamports INTEGER NOT NULL, quoted_tokens INTEGER NOT NULL,"
            " limit_lamports INTEGER NOT NULL, limit_tokens INTEGER NOT NULL,"
            " created_ms INTEGER NOT NULL) STRICT"_s,
            u"CREATE TABLE attempt ("
            " seq INTEGER PRIMARY KEY,"
            " intent INTEGER NOT NULL REFERENCES intent (seq),"
            " signature BLOB NOT NULL UNIQUE, wire BLOB,"
            " last_valid_block_height INTEGER NOT NULL,"
            " signed_slot INTEGER NOT NULL,"
            " status INTEGER NOT NULL CHECK (status BETWEEN 0 AND 4),"
            " slot INTEGER NOT NULL, error TEXT,"
            " error_text TEXT NOT NULL,"
            " moved_lamports INTEGER NOT NULL, moved_tokens INTEGER NOT NULL,"
            " fee_lamports INTEGER NOT NULL, settled_ms INTEGER NOT NULL,"
            " finalized INTEGER NOT NULL CHECK (finalized IN (0, 1)),"
            " rollbacks INTEGER NOT NULL) STRICT"_s,
            u"INSERT INTO intent SELECT seq, id, kind, wallet, mint, symbol, api_owner, idempotency_key, request_hash,"
            " quoted_quote_lamports, quoted_tokens, limit_lamports, limit_tokens, created_ms FROM orders ORDER BY seq"_s,
            u"INSERT INTO attempt SELECT seq, seq, signature, wire, last_valid_block_height, signed_slot, status, slot,"
            " error, error_text, moved_lamports, moved_tokens, fee_lamports, settled_ms, finalized, rollbacks"
            " FROM orders ORDER BY seq"_s,
            u"DROP TABLE orders"_s,
            u"CREATE UNIQUE INDEX intent_idempotency ON intent (api_owner, idempotency_key)"
            " WHERE length(idempotency_key) > 0"_s,
            u"CREATE INDEX intent_owner ON intent (api_owner)"_s,
            // While one attempt can have had an effect, no second one can be stored for its intent, whatever a program
            // does.
            u"CREATE UNIQUE INDEX attempt_live ON attempt (intent) WHERE status <> 3"_s,
            u"CREATE INDEX attempt_intent ON attempt (intent)"_s,
            u"CREATE INDEX attempt_open ON attempt (intent) WHERE finalized = 0"_s,
        },
        {
            u"CREATE TABLE api_key ("
            " seq INTEGER PRIMARY KEY,"
            " hash BLOB NOT NULL UNIQUE,"
            " id TEXT NOT NULL UNIQUE,"
            " owner TEXT NOT NULL UNIQUE,"
            " wallet TEXT NOT NULL,"
            " label TEXT NOT NULL,"
            " scopes INTEGER NOT NULL,"
            " wallets TEXT NOT NULL,"
            " max_order INTEGER, max_hour INTEGER, max_day INTEGER, max_slippage INTEGER, max_fee INTEGER,"
            " expires_ms INTEGER NOT NULL,"
            " needs_approval INTEGER NOT NULL,"
            " created_ms INTEGER NOT NULL, last_used_ms INTEGER NOT NULL, revoked_ms INTEGER NOT NULL,"
            " revision INTEGER NOT NULL) STRICT"_s,
            // The lamports that an order of a key counts against its limits: `counted` is `reserved` as long as its
            // outcome is open, then what it took, where that is known.
            u"CREATE TABLE spending ("
            " intent INTEGER PRIMARY KEY REFERENCES intent (seq),"
            " key INTEGER NOT NULL REFERENCES api_key (seq),"
            " at_ms INTEGER NOT NULL,"
            " reserved INTEGER NOT NULL,"
            " trade INTEGER NOT NULL,"
            " counted INTEGER NOT NULL,"
            " open INTEGER NOT NULL) STRICT"_s,
            u"CREATE INDEX spending_settled ON spending (key, at_ms, counted) WHERE open = 0"_s,
            u"CREATE INDEX spending_open ON spending (key, counted) WHERE open = 1"_s,
            // Settles the spending in whatever statement changes the status of an attempt. Statuses: 0 Pending,
            // 1 Succeeded, 2 Failed, 3 Expired, 4 Unknown. A figure of 0 is one that is not known yet.
            u"CREATE TRIGGER attempt_spending AFTER UPDATE OF status, moved_lamports, fee_lamports ON attempt"
            " BEGIN UPDATE spending SET open = NEW.status IN (0, 4), counted = CASE"
            " WHEN NEW.status = 3 THEN 0"
            " WHEN NEW.status = 2 AND NEW.fee_lamports > 0 THEN NEW.fee_lamports"
            " WHEN NEW.status = 1 AND trade > 0 AND NEW.moved_lamports > 0 THEN reserved - trade + NEW.moved_lamports"
            " ELSE reserved END WHERE intent = NEW.intent; END"_s,
        },
        {
            // A recipient makes an order a transfer, whatever its kind says: the CHECK of `kind` is older.
            u"ALTER TABLE intent ADD COLUMN decimals INTEGER NOT NULL DEFAULT 6"_s,
            u"ALTER TABLE intent ADD COLUMN recipient BLOB"_s,
            u"CREATE INDEX intent_recipient ON intent (recipient) WHERE recipient IS NOT NULL"_s,
        },
        {
            // See AuditLog.
            u"CREATE TABLE audit_head (lines INTEGER NOT NULL, bytes INTEGER NOT NULL, hash TEXT NOT NULL) STRICT"_s,
            u"INSERT INTO audit_head VALUES (0, 0, '')"_s,
        },
        idempotencyHash::listingStatements(u"intent"_s),
        {
            // A number that rises with each change of an API key, except for its last use.
            u"CREATE TABLE api_key_version (version INTEGER NOT NULL) STRICT"_s,
            u"INSERT INTO api_key_version VALUES (0)"_s,
            u"CREATE TRIGGER api_key_added AFTER INSERT ON api_key"
            " BEGIN UPDATE api_key_version SET version = version + 1; END"_s,
            u"CREATE TRIGGER api_key_changed AFTER UPDATE OF revision ON api_key"
            " BEGIN UPDATE api_key_version SET version = version + 1; END"_s,
        },
        {u"ALTER TABLE attempt ADD COLUMN landed_ms INTEGER NOT NULL DEFAULT 0"_s}};
    return migrations;
}

QString insertIntentSql()
{
    return u"INSERT INTO intent (id, kind, wallet, mint, symbol, decimals, recipient, api_owner, idempotency_key,"
           " request_hash, quoted_lamports, quoted_tokens, limit_lamports, limit_tokens, created_ms)"
           " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)"_s;
}

QVariantList intentValues(const Order &order)
{
    return {toColumn(order.id),
            // The recipient says that it is a transfer.
            numberOf(kindInFile, order.recipient ? OrderKind::Sell : order.kind), order.wallet.view().toByteArray(),
            order.mint.view().toByteArray(), toColumn(order.symbol), int{order.decimals},
            order.recipient ? QVariant(order.recipient->view().toByteArray()) : QVariant(), toColumn(order.apiOwner),
            toColumn(idempotencyHash::of(order.idempotencyKey)), toColumn(order.requestHash),
            toColumn(order.quotedQuoteLamports), toColumn(order.quotedTokens), toColumn(order.limitLamports),
            toColumn(order.limitTokens), order.createdMs};
}

QString insertAttemptSql()
{
    return u"INSERT INTO attempt (intent, signature, wire, last_valid_block_height, signed_slot, status, slot, error,"
           " error_text, moved_lamports, moved_tokens, fee_lamports, settled_ms, landed_ms, finalized, rollbacks)"
           " VALUES ((SELECT seq FROM intent WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)"_s;
}

QVariantList attemptValues(const Order &order)
{
    return QVariantList{toColumn(order.id), order.signature.view().toByteArray(), toColumn(order.wire),
                        toColumn(order.lastValidBlockHeight), toColumn(order.signedSlot)}
    + outcomeValues(order);
}

QString insertSpendingSql()
{
    return u"INSERT INTO spending (intent, key, at_ms, reserved, trade, counted, open)"
           " VALUES ((SELECT seq FROM intent WHERE id = ?), ?, ?, ?, ?, ?, 1)"_s;
}

QVariantList spendingValues(const Order &order, qint64 key)
{
    return {toColumn(order.id),
            key,
            order.createdMs,
            toColumn(order.spend.mostLamports),
            toColumn(order.spend.tradeLamports),
            toColumn(order.spend.mostLamports)};
}

QString settleSql()
{
    // Statuses: 0 Pending, 1 Succeeded, 2 Failed, 3 Expired, 4 Unknown. An outcome may be written again with more
    // detail, but becomes another one only while a fork can still change it. Each "?" stands once: Qt counts the
    // values, not the placeholders. The caller rolls back whatever fails: with OR FAIL, SQLite need not keep a copy of
    // every page for that, and copying them is a tenth of a settlement.
    return u"UPDATE OR FAIL attempt SET status = ?, slot = ?, error = ?, error_text = ?, moved_lamports = ?,"
           " moved_tokens = ?, fee_lamports = ?, settled_ms = ?, landed_ms = ?,"
           " finalized = CASE WHEN ? = 1 THEN 1 ELSE finalized END, wire = CASE WHEN ? = 1 THEN NULL ELSE wire END"
           " WHERE seq = ? AND (status = 0 OR status = ?"
           " OR (status = 4 AND ? = 1) OR (status IN (1, 2) AND finalized = 0 AND ? = 1))"_s;
}

QVariantList settledValues(const Order &order, qint64 attempt)
{
    const bool landed = order.status == OrderStatus::Succeeded || order.status == OrderStatus::Failed;
    const bool finalized = order.status == OrderStatus::Expired || (landed && order.finalized);
    return outcomeValues(order)
        + QVariantList{finalized ? 1 : 0,
                       finalized ? 1 : 0,
                       attempt,
                       numberOf(statusInFile, order.status),
                       order.status != OrderStatus::Pending ? 1 : 0,
                       landed ? 1 : 0};
}

QString reopenSql()
{
    return u"UPDATE attempt SET status = 0, slot = 0, error = NULL, error_text = '', moved_lamports = 0,"
           " moved_tokens = 0, fee_lamports = 0, settled_ms = 0, landed_ms = 0, rollbacks = rollbacks + 1"
           " WHERE intent = (SELECT seq FROM intent WHERE id = ?) AND status IN (1, 2) AND finalized = 0"_s;
}

QString finalizeSql()
{
    return u"UPDATE attempt SET finalized = 1, wire = NULL"
           " WHERE intent = (SELECT seq FROM intent WHERE id = ?) AND status IN (1, 2)"_s;
}

QString selectSql(bool withWire)
{
    return u"SELECT i.seq, i.id, i.kind, a.status, i.wallet, i.mint, i.symbol, i.api_owner,"
           " i.request_hash, i.quoted_lamports, i.quoted_tokens, i.limit_lamports, i.limit_tokens, a.signature, %1,"
           " a.last_valid_block_height, a.slot, a.error, a.error_text, a.moved_lamports, a.moved_tokens,"
           " a.fee_lamports, i.created_ms, a.settled_ms, a.landed_ms, a.signed_slot, a.finalized, a.rollbacks,"
           " i.decimals, i.recipient"
           " FROM intent i JOIN attempt a ON a.intent = i.seq "_s.arg(withWire ? u"a.wire"_s : u"NULL"_s);
}

Result<Order> read(const QSqlQuery &row)
{
    Order order;
    int column = 1;
    order.id = row.value(column++).toString();
    bool isSound = fromNumber(kindInFile, row.value(column++), order.kind);
    isSound &= fromNumber(statusInFile, row.value(column++), order.status);
    isSound &= fromBlob(row.value(column++), order.wallet);
    isSound &= fromBlob(row.value(column++), order.mint);
    order.symbol = row.value(column++).toString();
    order.apiOwner = row.value(column++).toString();
    order.requestHash = row.value(column++).toByteArray();
    isSound &= fromInteger(row.value(column++), order.quotedQuoteLamports);
    isSound &= fromInteger(row.value(column++), order.quotedTokens);
    isSound &= fromInteger(row.value(column++), order.limitLamports);
    isSound &= fromInteger(row.value(column++), order.limitTokens);
    isSound &= fromBlob(row.value(column++), order.signature);
    order.wire = row.value(column++).toByteArray();
    isSound &= fromInteger(row.value(column++), order.lastValidBlockHeight);
    isSound &= fromInteger(row.value(column++), order.slot);
    isSound &= errorFromColumn(row.value(column++), order.error);
    order.errorText = row.value(column++).toString();
    isSound &= fromInteger(row.value(column++), order.movedLamports);
    isSound &= fromInteger(row.value(column++), order.movedTokens);
    isSound &= fromInteger(row.value(column++), order.feeLamports);
    isSound &= fromInteger(row.value(column++), order.createdMs);
    isSound &= fromInteger(row.value(column++), order.settledMs);
    isSound &= fromInteger(row.value(column++), order.landedMs);
    isSound &= fromInteger(row.value(column++), order.signedSlot);
    quint64 finalized = 0;
    isSound &= fromInteger(row.value(column++), finalized) && finalized <= 1;
    order.finalized = finalized == 1;
    isSound &= fromInteger(row.value(column++), order.rollbacks);
    quint64 decimals = 0;
    isSound &= fromInteger(row.value(column++), decimals) && decimals <= std::numeric_limits<quint8>::max();
    order.decimals = static_cast<quint8>(decimals);
    if (const QVariant recipient = row.value(column++); !recipient.isNull()) {
        isSound &= fromBlob(recipient, order.recipient.emplace());
        order.kind = OrderKind::Transfer;
    }
    if (!isSound)
        return failure(ErrorCode::Damaged, u"the journal holds an order that cannot be read"_s);
    return order;
}

Result<OrderStatus> statusIn(const QVariant &column)
{
    OrderStatus status = OrderStatus::Unknown;
    if (!fromNumber(statusInFile, column, status))
        return failure(ErrorCode::Damaged, u"the journal holds an order that cannot be read"_s);
    return status;
}

qint64 sequence(const QSqlQuery &row)
{
    return row.value(0).toLongLong();
}

} // namespace curvedesk::orderrow
