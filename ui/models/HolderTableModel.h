// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketFigures.h"
#include "ui/models/ColumnModel.h"

namespace curvedesk {

class WalletBook;

/// The largest holders of one coin by its trades, with their share of the whole supply.
class HolderTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column { RankColumn, WalletColumn, TokensColumn, ShareColumn, ColumnCount };

    /// `book` names the user's wallets and must outlive the model.
    explicit HolderTableModel(const WalletBook &book, QObject *parent = nullptr);

    /// Replaces the holders, the largest first, by changing, inserting and removing rows; nothing where all are the
    /// same. `creator`: the address of the coin's creator, whose row says so unless it is the user's.
    void setHolders(const QList<Holder> &holders, const QString &creator);
    /// The share of the first `count` holders, or of all where there are fewer, in the coin's supply: "12.40 %".
    [[nodiscard]] QString shareOfTheLargest(int count) const;

private:
    [[nodiscard]] qsizetype rows() const override { return m_holders.size(); }
    /// By Qt's and CellRole's roles; amountText::hidden for tokens and share of the user's wallets while hidden.
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    /// The text of a cell: rank from 1, wallet with a word about the user's and the creator's, tokens, share.
    [[nodiscard]] QString text(int row, int column) const;

    const WalletBook &m_book;
    QList<Holder> m_holders;
    QString m_creator;
};

} // namespace curvedesk
