// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/journal/OrderRow.h"
#include "core/storage/Database.h"

#include <limits>

namespace curvedesk {

/// A query whose read ends with this object: an open one would keep the write-ahead log from being emptied.
class OrderReading
{
public:
    /// `query` selects by orderRow::selectSql() with `values`, and must outlive this.
    explicit OrderReading(QSqlQuery &query, QVariantList values = {})
        : m_query(query)
        , m_values(std::move(values))
    {
    }
    ~OrderReading() { m_query.finish(); }
    Q_DISABLE_COPY_MOVE(OrderReading)

    /// Runs the query and reads its first row. NotFound, Storage, Damaged.
    [[nodiscard]] Result<Order> one()
    {
        if (const Outcome ran = run(m_query, m_values); !ran)
            return failure(ran.error());
        if (m_query.next())
            return orderRow::read(m_query);
        if (m_query.lastError().isValid())
            return failure(storageError(m_query.lastError()));
        return failure(ErrorCode::NotFound, QStringLiteral("there is no such order"));
    }

    /// Runs the query and reads at most `limit` rows; hasMore() then says whether there was another. Storage, Damaged.
    [[nodiscard]] Result<QList<Order>> all(qsizetype limit = std::numeric_limits<qsizetype>::max())
    {
        if (const Outcome ran = run(m_query, m_values); !ran)
            return failure(ran.error());
        QList<Order> orders;
        while (m_query.next()) {
            m_hasMore = orders.size() == limit;
            if (m_hasMore)
                return orders;
            Result<Order> order = orderRow::read(m_query);
            if (!order)
                return failure(order.error());
            orders.append(std::move(*order));
            m_lastSequence = m_query.value(0).toLongLong();
        }
        if (m_query.lastError().isValid())
            return failure(storageError(m_query.lastError()));
        return orders;
    }

    /// True when all() left a row because of its limit.
    [[nodiscard]] bool hasMore() const { return m_hasMore; }
    /// The number in the journal of the last order that all() returned; 0 before.
    [[nodiscard]] qint64 lastSequence() const { return m_lastSequence; }

private:
    QSqlQuery &m_query;
    const QVariantList m_values;
    qint64 m_lastSequence = 0;
    bool m_hasMore = false;
};

} // namespace curvedesk
