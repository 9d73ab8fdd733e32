// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/wallet/WalletTypes.h"
#include "ui/models/ColumnModel.h"
#include "ui/state/WalletMark.h"

namespace curvedesk {

/// The wallets with their balances, in the order in which they are set.
class WalletTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column { LabelColumn, BalanceColumn, ColumnCount };

    explicit WalletTableModel(QObject *parent = nullptr);

    /// Replaces the wallets, colours and groups by changing, moving, inserting and removing rows; the order is kept.
    void setWallets(const QList<WalletSummary> &wallets, const WalletMarks &marks = {});
    /// The row must exist; valid until setWallets().
    [[nodiscard]] const WalletSummary &wallet(int row) const { return m_wallets.at(row); }
    [[nodiscard]] int rowOf(const QString &address) const; ///< -1: it has none

private:
    [[nodiscard]] qsizetype rows() const override { return m_wallets.size(); }
    /// By Qt's and CellRole's roles; while amounts are hidden, amountText::hidden as text and tool tip of numbers.
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;

    QList<WalletSummary> m_wallets;
    WalletMarks m_marks;
};

} // namespace curvedesk
