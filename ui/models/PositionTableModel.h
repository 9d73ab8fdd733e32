// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "ui/models/ColumnModel.h"

#include <QHash>
#include <QSet>

#include <optional>

namespace curvedesk {

class WalletBook;

/// The wallets' positions: value, average cost, profit on paper and realised profit.
class PositionTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column {
        CoinColumn,
        WalletColumn,
        TokensColumn,
        ValueColumn, ///< at the market's price, before the costs of selling
        CostColumn,
        ProfitColumn, ///< value of the tokens whose cost is known, less that cost
        ShareColumn, ///< the profit in percent of the cost
        RealisedColumn,
        ColumnCount
    };

    /// `book` gives the wallets' labels and must outlive the model.
    explicit PositionTableModel(const WalletBook &book, QObject *parent = nullptr);

    /// Replaces the positions by changing, inserting and removing rows; market caps and followed coins stay.
    void setPositions(const QList<Position> &positions);
    /// Sets the market cap at which a coin's positions are valued, in lamports; 0: it is not known. For another value
    /// emits dataChanged() of their rows.
    void setMarketCap(const QString &mint, quint64 lamports);
    /// False until the first setMarketCap() of the coin.
    [[nodiscard]] bool hasMarketCap(const QString &mint) const { return m_caps.contains(mint); }
    /// True from the first follow() of the coin on: its market cap is kept up to date.
    [[nodiscard]] bool isFollowed(const QString &mint) const { return m_followed.contains(mint); }
    void follow(const QString &mint) { m_followed.insert(mint); } ///< remembers that the caller updates its cap
    /// The sums of all rows, in lamports; a position without a price counts with its cost as value and no profit.
    struct Totals
    {
        quint64 value = 0;
        qint64 profit = 0;
        qint64 realised = 0;
        int withoutPrice = 0; ///< positions
    };
    [[nodiscard]] Totals totals() const; ///< sums of all rows in lamports, and the number without a price
    /// The row must exist; valid until setPositions().
    [[nodiscard]] const Position &position(int row) const { return m_positions.at(row); }
    [[nodiscard]] int rowOf(const QString &wallet, const QString &mint) const; ///< -1: it has no position in the coin

private:
    [[nodiscard]] qsizetype rows() const override { return m_positions.size(); }
    /// By Qt's and CellRole's roles; while amounts are hidden, amountText::hidden as text and tool tip of numbers.
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    /// The text of a cell: "…" for a value or profit without a price, "–" where the cost, or the share, is not known.
    [[nodiscard]] QString text(const Position &position, int column) const;
    /// The value of a number column in base units, lamports or basis points; absent where it is not known.
    [[nodiscard]] QVariant sortValue(const Position &position, int column) const;
    /// The profit in basis points of the cost; nullopt while it is not known, or without a cost.
    [[nodiscard]] std::optional<qint64> profitShareOf(const Position &position) const;
    /// True where the cost of some of the tokens is known, or there are none.
    [[nodiscard]] static bool isCostKnown(const Position &position);
    [[nodiscard]] static QString costNote(const Position &position); ///< what the cost is made of, for the tool tip
    /// The value at the market's price, before the costs of selling, in lamports; nullopt: tokens, but no price known.
    [[nodiscard]] std::optional<quint64> valueOf(const Position &position) const;
    /// The value in lamports of the tokens whose cost is known; nullopt: there are some, but no price.
    [[nodiscard]] std::optional<quint64> valueOfBought(const Position &position) const;
    /// Value of the tokens whose cost is known, less that cost, in lamports; nullopt: there are some, but no price.
    [[nodiscard]] std::optional<qint64> profitOf(const Position &position) const;

    const WalletBook &m_book;
    QList<Position> m_positions;
    QSet<QString> m_followed; ///< mints
    QHash<QString, quint64> m_caps; ///< lamports, by mint
};

} // namespace curvedesk
