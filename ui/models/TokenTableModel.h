// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"
#include "ui/models/ColumnModel.h"

#include <QHash>

namespace curvedesk {

/// A list of coins in one order. Changes of the market change, move, insert and remove rows; only a new first page
/// resets the model.
class TokenTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column { CoinColumn, ProgressColumn, MarketCapColumn, LastTradeColumn, ColumnCount };

    /// The list, which decides its coins and their order.
    enum class Selection { Rising, New, Graduating, Watched };

    explicit TokenTableModel(Selection selection, QObject *parent = nullptr);

    /// Replaces all rows by a first page. `hasMore`: further coins exist, which sort below the last row.
    void setTokens(const QList<TokenSummary> &tokens, bool hasMore);
    /// Adds a following page.
    void append(const QList<TokenSummary> &tokens, bool hasMore);
    void applyChanges(const QList<TokenSummary> &changed);
    /// While frozen, figures change but rows keep their places, so that none moves under the mouse.
    void setFrozen(bool isFrozen);
    /// Sets the coins of the list Watched.
    void setWatched(const QStringList &mints);
    /// Sets the present time, from which ages are counted.
    void setNow(qint64 nowMs);

    [[nodiscard]] const QList<TokenSummary> &tokens() const { return m_tokens; }
    [[nodiscard]] int rowOf(const QString &mint) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] qsizetype rows() const override { return m_tokens.size(); }
    [[nodiscard]] bool belongs(const TokenSummary &token) const;
    [[nodiscard]] bool isBefore(const TokenSummary &a, const TokenSummary &b) const;
    void applyOne(const TokenSummary &token);
    void insertSorted(const TokenSummary &token);
    void reposition(int row);
    void removeAt(int row);
    void sortInPlace();
    [[nodiscard]] QString text(const TokenSummary &token, int column) const;
    [[nodiscard]] QString toolTip(const TokenSummary &token, int column) const;

    Selection m_selection;
    QList<TokenSummary> m_tokens;
    QStringList m_watched;
    QHash<QString, TokenSummary> m_waiting; // changes that arrived while frozen
    bool m_hasMore = false;
    bool m_isFrozen = false;
    qint64 m_nowMs = 0;
};

} // namespace curvedesk
