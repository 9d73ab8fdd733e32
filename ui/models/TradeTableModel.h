// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "ui/models/ColumnModel.h"

namespace curvedesk {

/// The trades of one coin, newest first, at most maxRows.
class TradeTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, SideColumn, SolColumn, TokensColumn, PriceColumn, TraderColumn, ColumnCount };
    static constexpr qsizetype maxRows = 500;

    explicit TradeTableModel(QObject *parent = nullptr);

    /// Resets the model to the trades of `mint`, newest first, of which it takes maxRows.
    void setTrades(const QString &mint, const QList<TradeRow> &trades);
    /// Adds trades, given the oldest first, at their places by slot, above the others of their slot; ignores those of
    /// other coins, and those that it has. Of more than maxRows the lowest go.
    void add(const QList<TradeRow> &trades);
    /// Replaces the user's wallets (addresses), whose trades are marked as own; emits dataChanged() for all rows.
    void setOwnWallets(const QStringList &wallets);
    [[nodiscard]] const QList<TradeRow> &trades() const { return m_trades; } ///< all rows, from the top down
    /// True for a trade of one of setOwnWallets().
    [[nodiscard]] bool isOwn(const TradeRow &trade) const { return m_own.contains(trade.user); }

private:
    [[nodiscard]] qsizetype rows() const override { return m_trades.size(); }
    /// By Qt's and CellRole's roles; amountText::hidden for SOL and tokens of own trades while hidden.
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    /// The text of a cell: local time, side, SOL without fees, tokens, price in SOL, trader.
    [[nodiscard]] QString text(const TradeRow &trade, int column) const;
    /// The cell's exact integer or price, side, address, or UTC time and slot.
    [[nodiscard]] QString toolTip(const TradeRow &trade, int column) const;

    QString m_mint;
    QList<TradeRow> m_trades;
    QStringList m_own;
};

} // namespace curvedesk
