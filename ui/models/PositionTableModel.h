// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"

#include <QAbstractTableModel>

namespace curvedesk {

class WalletBook;

/// What the wallets hold and what they made of it, fees included, by average cost.
class PositionTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { WalletColumn, CoinColumn, TokensColumn, CostColumn, RealisedColumn, ColumnCount };

    /// `book` names the wallets; must outlive the model.
    explicit PositionTableModel(const WalletBook &book, QObject *parent = nullptr);

    /// Changes only what differs.
    void setPositions(const QList<Position> &positions);
    [[nodiscard]] const Position &position(int row) const { return m_positions.at(row); }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const Position &position, int column) const;

    const WalletBook &m_book;
    QList<Position> m_positions;
};

} // namespace curvedesk
