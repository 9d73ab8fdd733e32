// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"

#include <QAbstractTableModel>

namespace curvedesk {

/// The tape of one coin: its trades, newest first, up to a bound.
class TradeTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, SideColumn, SolColumn, TokensColumn, PriceColumn, TraderColumn, ColumnCount };
    static constexpr qsizetype maxRows = 500;

    using QAbstractTableModel::QAbstractTableModel;

    /// Of another coin: replaces everything. Newest first.
    void setTrades(const QString &mint, const QList<TradeRow> &trades);
    /// Those of this coin, oldest first; the rest is ignored.
    void add(const QList<TradeRow> &trades);
    /// Whose trades are one's own.
    void setOwnWallets(const QStringList &wallets);
    [[nodiscard]] const QList<TradeRow> &trades() const { return m_trades; }
    [[nodiscard]] bool isOwn(const TradeRow &trade) const { return m_own.contains(trade.user); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const TradeRow &trade, int column) const;
    [[nodiscard]] QString toolTip(const TradeRow &trade, int column) const;

    QString m_mint;
    QList<TradeRow> m_trades;
    QStringList m_own;
};

} // namespace curvedesk
