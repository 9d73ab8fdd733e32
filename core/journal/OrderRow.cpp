// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/OrderRow.h"

#include "core/journal/IdempotencyHash.h"
#include "core/storage/Database.h"

#include <algorithm>
#include <array>
#include <bit>
#include <limits>

namespace curvedesk::orderRow {

using namespace Qt::StringLiterals;

namespace {

// The index is the number in the file: append, never reorder.
constexpr std::array statusInFile{OrderStatus::Pending, OrderStatus::Succeeded, OrderStatus::Failed,
                                  OrderStatus::Expired, OrderStatus::Unknown};
constexpr std::array kindInFile{OrderKind::Buy, OrderKind::Sell, OrderKind::Launch};

// The number that stands for `value` in the file: its place in `table`; for one that is not there a number that the
// column's CHECK refuses. fromNumber() is the way back.
template<class Table, class Value> int numberOf(const Table &table, Value value)
{
    return static_cast<int>(std::ranges::find(table, value) - table.begin());
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

// Sets `out` to the column's integer, by its bits. False for a text or NULL, which would read as 0.
template<class Integer> bool fromInteger(const QVariant &column, Integer &out)
{
    out = std::bit_cast<Integer>(column.toLongLong());
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

/// Status, slot, error and its text, moved amounts, fee, balance change, times: the columns of both SQLs on an attempt.
QVariantList outcomeValues(const Order &order)
{
    return {numberOf(statusInFile, order.status),
            toColumn(order.slot),
            errorToColumn(order.error),
            toColumn(order.errorText),
            toColumn(order.movedLamports),
            toColumn(order.movedTokens),
            toColumn(order.feeLamports),
            order.balanceChange ? QVariant(*order.balanceChange) : QVariant(),
            order.settledMs,
            order.landedMs,
            order.acceptedMs};
}

} // namespace

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
           " error_text, moved_lamports, moved_tokens, fee_lamports, balance_change, settled_ms, landed_ms,"
           " accepted_ms, finalized, rollbacks)"
           " VALUES ((SELECT seq FROM intent WHERE id = ?), ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0, 0)"_s;
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
           " moved_tokens = ?, fee_lamports = ?, balance_change = ?, settled_ms = ?, landed_ms = ?, accepted_ms = ?,"
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

QString selectSql(bool withWire)
{
    return u"SELECT i.seq, i.id, i.kind, a.status, i.wallet, i.mint, i.symbol, i.api_owner,"
           " i.request_hash, i.quoted_lamports, i.quoted_tokens, i.limit_lamports, i.limit_tokens, a.signature, %1,"
           " a.last_valid_block_height, a.slot, a.error, a.error_text, a.moved_lamports, a.moved_tokens,"
           " a.fee_lamports, a.balance_change, i.created_ms, a.settled_ms, a.landed_ms, a.accepted_ms, a.signed_slot,"
           " a.finalized, a.rollbacks, i.decimals, i.recipient"
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
    if (const QVariant change = row.value(column++); !change.isNull())
        order.balanceChange = change.toLongLong();
    isSound &= fromInteger(row.value(column++), order.createdMs);
    isSound &= fromInteger(row.value(column++), order.settledMs);
    isSound &= fromInteger(row.value(column++), order.landedMs);
    isSound &= fromInteger(row.value(column++), order.acceptedMs);
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

} // namespace curvedesk::orderRow
