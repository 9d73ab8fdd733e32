// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/order/OrderSummary.h"
#include "ui/models/ColumnModel.h"
#include "ui/text/OrderText.h"

#include <QSet>

namespace curvedesk {

/// The orders of window and API with their outcomes, newest first.
class OrderTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column {
        TimeColumn,
        KindColumn,
        CoinColumn,
        SolColumn,
        TokensColumn,
        OutcomeColumn,
        DetailColumn,
        ColumnCount
    };

    explicit OrderTableModel(QObject *parent = nullptr);

    /// Applies signals: new orders, and new states of known ones, which may undo an outcome.
    void applyChanges(const QList<OrderSummary> &orders);
    /// Applies a list that was read and may be older than the signals since: it undoes no outcome. Pending orders that
    /// are older than `startedMs` count as recovering.
    void applyList(const QList<OrderSummary> &orders, qint64 startedMs);
    [[nodiscard]] const QList<OrderSummary> &orders() const { return m_orders; }
    [[nodiscard]] const OrderSummary &order(int row) const { return m_orders.at(row); }
    [[nodiscard]] int pendingCount() const;
    /// The number of pending orders that an earlier run left open.
    [[nodiscard]] int recoveringCount() const;
    [[nodiscard]] orderText::Phase phase(const OrderSummary &order) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] qsizetype rows() const override { return m_orders.size(); }
    [[nodiscard]] QString text(const OrderSummary &order, int column) const;
    [[nodiscard]] QString toolTip(const OrderSummary &order, int column) const;

    void insertOrUpdate(const OrderSummary &order);
    [[nodiscard]] int rowOf(const QString &id) const;

    QList<OrderSummary> m_orders;
    QSet<QString> m_recovering; ///< ids
    QSet<QString> m_returned; ///< ids
};

} // namespace curvedesk
