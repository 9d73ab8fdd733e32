// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketTypes.h"

#include <QAbstractTableModel>
#include <QHash>

namespace curvedesk {

/// Coins in one order. Ticks change, move, insert and remove rows; nothing is reset under a reader.
class TokenTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { CoinColumn, ProgressColumn, MarketCapColumn, LastTradeColumn, ColumnCount };

    /// Which coins belong in the list, and in which order.
    enum class Selection { Rising, New, Graduating, Watched };

    explicit TokenTableModel(Selection selection, QObject *parent = nullptr);

    /// Replaces everything: a first page. `hasMore`: coins that sort below the last row exist elsewhere.
    void setTokens(const QList<TokenSummary> &tokens, bool hasMore);
    /// A following page.
    void append(const QList<TokenSummary> &tokens, bool hasMore);
    void apply(const QList<TokenSummary> &changed);
    /// While frozen figures change and rows keep their places, so that none slips from under the mouse.
    void setFrozen(bool isFrozen);
    /// For Watched: which coins are in.
    void setWatched(const QStringList &mints);
    /// The clock that ages are counted from.
    void setNow(qint64 nowMs);

    [[nodiscard]] const QList<TokenSummary> &tokens() const { return m_tokens; }
    [[nodiscard]] int rowOf(const QString &mint) const;

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
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
    QHash<QString, TokenSummary> m_waiting; // arrived while frozen
    bool m_hasMore = false;
    bool m_isFrozen = false;
    qint64 m_nowMs = 0;
};

} // namespace curvedesk
