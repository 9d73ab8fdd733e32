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

    /// The rows that are kept while nobody scrolls to the end, for a while up to an eighth more; those that are not
    /// settled are kept in any case.
    static constexpr qsizetype usualRows = 1000;

    explicit OrderTableModel(QObject *parent = nullptr);

    /// Applies signals: new orders, and new states of known ones, which may undo an outcome; then removeOldest().
    void applyChanges(const QList<OrderSummary> &orders);
    /// Applies a list that was read and may be older than the signals since: it undoes no outcome. Pending orders that
    /// are older than `startedMs` count as recovering.
    void applyList(const QList<OrderSummary> &orders, qint64 startedMs);
    /// Applies a page that followed earlierWanted(), and asks for the next one where it had no new order. `next`:
    /// cursor of that; empty at the end.
    void applyPage(const QList<OrderSummary> &orders, const QString &next, qint64 startedMs);
    /// Notes that the page after earlierWanted() did not come: it can be asked for again.
    void notePageFailed() { m_isAsking = false; }
    /// Gives up the older rows that were read, from the next change on: nobody looks at them any more.
    void keepUsual() { m_kept = usualRows; }
    [[nodiscard]] bool canFetchMore(const QModelIndex &parent) const override;
    void fetchMore(const QModelIndex &parent) override;
    [[nodiscard]] const QList<OrderSummary> &orders() const { return m_orders; }
    [[nodiscard]] int pendingCount() const;
    /// The number of pending orders that an earlier run left open.
    [[nodiscard]] int recoveringCount() const;
    [[nodiscard]] orderText::Phase phase(const OrderSummary &order) const;

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

signals:
    /// The page of orders at this cursor is asked for; empty: the newest one.
    void earlierWanted(const QString &cursor);

private:
    [[nodiscard]] qsizetype rows() const override { return m_orders.size(); }
    [[nodiscard]] QString text(const OrderSummary &order, int column) const;
    [[nodiscard]] QString toolTip(const OrderSummary &order, int column) const;

    void insertOrUpdate(const OrderSummary &order);
    [[nodiscard]] int rowOf(const QString &id) const;
    /// Removes the oldest settled orders beyond the number of rows that is kept, once they are an eighth of it.
    void removeOldest();

    QList<OrderSummary> m_orders;
    QHash<QString, qint64> m_created; ///< milliseconds, by id: finds an order's row
    qsizetype m_kept = usualRows;
    std::optional<QString> m_next; ///< cursor of the page to ask for, empty: the newest; nullopt: none is known
    bool m_isAsking = false;
    QSet<QString> m_recovering; ///< ids of orders that an earlier run left open
    QSet<QString> m_returned; ///< ids of orders whose outcome was undone
};

} // namespace curvedesk
