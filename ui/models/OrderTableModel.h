// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/order/OrderSummary.h"
#include "ui/text/OrderText.h"

#include <QAbstractTableModel>
#include <QSet>

namespace curvedesk {

/// Orders and what became of them, newest first, whichever door they came through.
class OrderTableModel final : public QAbstractTableModel
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

    using QAbstractTableModel::QAbstractTableModel;

    /// What just happened: new orders and new words on known ones, which may take an outcome back.
    void apply(const QList<OrderSummary> &orders);
    /// A list that was read, perhaps before what has happened since: it undoes no outcome. Orders in it that are still
    /// pending and older than `startedMs` were left open by an earlier run.
    void applyList(const QList<OrderSummary> &orders, qint64 startedMs);
    [[nodiscard]] const QList<OrderSummary> &orders() const { return m_orders; }
    [[nodiscard]] const OrderSummary &order(int row) const { return m_orders.at(row); }
    [[nodiscard]] int pendingCount() const;
    /// Of those pending: left open by an earlier run.
    [[nodiscard]] int recoveringCount() const;
    [[nodiscard]] orderText::Phase phase(const OrderSummary &order) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const OrderSummary &order, int column) const;
    [[nodiscard]] QString toolTip(const OrderSummary &order, int column) const;

    void put(const OrderSummary &order);
    [[nodiscard]] int rowOf(const QString &id) const;

    QList<OrderSummary> m_orders;
    QSet<QString> m_recovering; ///< ids
    QSet<QString> m_returned; ///< ids
};

} // namespace curvedesk
