// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/TradeTypes.h"

#include <QAbstractTableModel>

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

    /// Adds new orders and updates known ones.
    void apply(const QList<OrderSummary> &orders);
    [[nodiscard]] const QList<OrderSummary> &orders() const { return m_orders; }
    [[nodiscard]] const OrderSummary &order(int row) const { return m_orders.at(row); }
    [[nodiscard]] int pendingCount() const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const OrderSummary &order, int column) const;
    [[nodiscard]] QString toolTip(const OrderSummary &order, int column) const;

    QList<OrderSummary> m_orders;
};

} // namespace curvedesk
