// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/wallet/WalletTypes.h"

#include <QAbstractTableModel>

namespace curvedesk {

/// The wallets with their balances, oldest first.
class WalletTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { LabelColumn, BalanceColumn, ColumnCount };

    using QAbstractTableModel::QAbstractTableModel;

    /// Changes only what differs.
    void setWallets(const QList<WalletSummary> &wallets);
    [[nodiscard]] const WalletSummary &wallet(int row) const { return m_wallets.at(row); }
    [[nodiscard]] int rowOf(const QString &address) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    QList<WalletSummary> m_wallets;
};

} // namespace curvedesk
