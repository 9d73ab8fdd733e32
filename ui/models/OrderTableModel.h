// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/order/OrderSummary.h"
#include "ui/models/ColumnModel.h"
#include "ui/text/OrderText.h"

#include <QHash>
#include <QSet>

namespace curvedesk {

/// The newest orders of window and API with their outcomes, newest first. It keeps a number of them; a view that is
/// scrolled to the end has more read.
class OrderTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column {
        TimeColumn,
        KindColumn,
        CoinColumn,
        SolColumn,
        TokensColumn,
        OutcomeColumn,
        DetailColumn,
        ColumnCount
    };

    /// The rows kept while nobody scrolls to the end, for a while up to an eighth more; unsettled ones always stay.
    static constexpr qsizetype usualRows = 1000;

    explicit OrderTableModel(QObject *parent = nullptr);

    /// Applies signals: inserts new orders and replaces known ones, which may undo an outcome; then removes the oldest
    /// settled rows, if there are an eighth more than are kept.
    void applyChanges(const QList<OrderSummary> &orders);
    /// Inserts and replaces rows by a list that may be older than the signals since: undoes no outcome, removes no row.
    /// Pending orders that are older than `startedMs` (milliseconds since the epoch) count as recovering.
    void applyList(const QList<OrderSummary> &orders, qint64 startedMs);
    /// Inserts and replaces rows by the newest page, or one that followed earlierWanted(); undoes no outcome, and keeps
    /// all rows there are then. Emits earlierWanted() for the next page where this one had no new order. `next`: cursor
    /// of that; empty at the end. Pending orders older than `startedMs` count as recovering.
    void applyPage(const QList<OrderSummary> &orders, const QString &next, qint64 startedMs);
    /// Remembers that the page after earlierWanted() did not come: it can be asked for again. Emits nothing.
    void notePageFailed() { m_isAsking = false; }
    /// Sets the rows to keep to usualRows, as nobody looks at older ones; the next applyChanges() removes them.
    void keepUsual() { m_kept = usualRows; }
    /// True while a page to ask for is known, and none is asked for.
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    /// Emits earlierWanted() for the next page, if canFetchMore(): a view calls it when it is scrolled to the end.
    void fetchMore(const QModelIndex &parent) override;
    [[nodiscard]] const QList<OrderSummary> &orders() const { return m_orders; } ///< newest first
    [[nodiscard]] int pendingCount() const; ///< of the rows, recovering ones too
    [[nodiscard]] int recoveringCount() const; ///< the number of pending orders that an earlier run left open
    /// The history of a pending order, for its text; Usual also for one that the model does not have.
    [[nodiscard]] orderText::Phase phase(const OrderSummary &order) const;

signals:
    /// Asks for the page of orders at this cursor (empty: the newest) once, until applyPage() or notePageFailed().
    void earlierWanted(const QString &cursor);

private:
    [[nodiscard]] qsizetype rows() const override { return m_orders.size(); }
    /// By Qt's and CellRole's roles; while amounts are hidden, amountText::hidden as text and tool tip of numbers.
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    /// The text of a cell; amounts are what moved, of an order without success what was quoted.
    [[nodiscard]] QString text(const OrderSummary &order, int column) const;
    /// The cell's exact integer, address or UTC time, or what the outcome means; empty where the text says it all.
    [[nodiscard]] QString toolTip(const OrderSummary &order, int column) const;

    /// Replaces the row of this order, or inserts one at its place by time and id; removes none. A settled order no
    /// longer counts as recovering or returned.
    void insertOrUpdate(const OrderSummary &order);
    [[nodiscard]] int rowOf(const QString &id) const; ///< the row of the order with this id; -1: there is none
    /// From an eighth more orders than kept on removes the oldest settled ones; the newest page is to be asked next.
    void removeOldest();

    QList<OrderSummary> m_orders;
    QHash<QString, qint64> m_created; ///< milliseconds, by id: finds an order's row
    qsizetype m_kept = usualRows;
    std::optional<QString> m_next; ///< cursor of the page to ask for, empty: the newest; nullopt: none is known
    bool m_isAsking = false;
    bool m_hasGap = false; ///< rows before the page that is asked for were removed since
    QSet<QString> m_recovering; ///< ids of orders that an earlier run left open
    QSet<QString> m_returned; ///< ids of orders whose outcome was undone
};

} // namespace curvedesk
