// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "ui/models/ColumnModel.h"

namespace curvedesk {

class WalletBook;

/// The wallets' positions with their average cost and realised profit.
class PositionTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column { WalletColumn, CoinColumn, TokensColumn, CostColumn, RealisedColumn, ColumnCount };

    /// `book` gives the wallets' labels and must outlive the model.
    explicit PositionTableModel(const WalletBook &book, QObject *parent = nullptr);

    /// Replaces the positions by changing, inserting and removing rows.
    void setPositions(const QList<Position> &positions);
    [[nodiscard]] const Position &position(int row) const { return m_positions.at(row); }
    /// -1: there is no such position.
    [[nodiscard]] int rowOf(const QString &wallet, const QString &mint) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] qsizetype rows() const override { return m_positions.size(); }
    [[nodiscard]] QString text(const Position &position, int column) const;

    const WalletBook &m_book;
    QList<Position> m_positions;
};

} // namespace curvedesk
