// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/models/OrderTableModel.h"

#include "ui/models/CellRoles.h"
#include "ui/models/RowText.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/TimeText.h"

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace curvedesk {

namespace {

/// True when `a` stands above `b`; orders of the same millisecond go by their id.
bool isNewer(const OrderSummary &a, const OrderSummary &b)
{
    return std::make_pair(a.createdMs, a.id) > std::make_pair(b.createdMs, b.id);
}

/// True for an outcome; Unknown is none.
bool isSettled(TradeStatus status)
{
    return status != TradeStatus::Pending && status != TradeStatus::Unknown;
}

/// The sign of an outcome, for a column without room for its word.
QString signOf(TradeStatus status)
{
    switch (status) {
    case TradeStatus::Pending:
        return QStringLiteral("…");
    case TradeStatus::Succeeded:
        return QStringLiteral("✓");
    case TradeStatus::Failed:
        return QStringLiteral("✕");
    case TradeStatus::Expired:
        return QStringLiteral("–");
    case TradeStatus::Unknown:
        return QStringLiteral("?");
    }
    return {};
}

/// The longest text of a column that is shown whole or as signs.
template<typename Value> QString longest(std::initializer_list<Value> values, QString (*text)(Value))
{
    return text(std::ranges::max(values, {}, [text](Value each) { return text(each).size(); }));
}

} // namespace

OrderTableModel::OrderTableModel(QObject *parent)
    : ColumnModel({{tr("Time")},
                   {tr("Order"), false,
                    longest({OrderSummary::Kind::Buy, OrderSummary::Kind::Sell, OrderSummary::Kind::Launch,
                             OrderSummary::Kind::Transfer},
                            &orderText::kind)},
                   {tr("Coin")},
                   {tr("SOL"), true},
                   {tr("Tokens"), true},
                   {tr("Outcome"), false,
                    longest({TradeStatus::Pending, TradeStatus::Succeeded, TradeStatus::Failed, TradeStatus::Expired,
                             TradeStatus::Unknown},
                            &orderText::status),
                    CellKind::Pill},
                   {tr("Detail")}},
                  parent)
{
}

void OrderTableModel::applyChanges(const QList<OrderSummary> &orders)
{
    for (const OrderSummary &order : orders) {
        const int row = rowOf(order.id);
        if (row >= 0 && isSettled(m_orders.at(row).status) && !isSettled(order.status))
            m_returned.insert(order.id);
        insertOrUpdate(order);
    }
    removeOldest();
}

void OrderTableModel::applyPage(const QList<OrderSummary> &orders, const QString &next, qint64 startedMs)
{
    const qsizetype before = m_orders.size();
    m_isAsking = false;
    m_next = next.isEmpty() ? std::nullopt : std::optional(next);
    if (std::exchange(m_hasGap, false))
        m_next = QString();
    applyList(orders, startedMs);
    m_kept = std::max(m_kept, m_orders.size());
    if (m_orders.size() == before)
        fetchMore({}); // the page was among the rows, which lost others behind it
}

bool OrderTableModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && !m_isAsking && m_next;
}

void OrderTableModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_isAsking = true;
    emit earlierWanted(*m_next);
}

void OrderTableModel::removeOldest()
{
    // In portions, because the views are notified of each.
    if (m_orders.size() < m_kept + m_kept / 8)
        return;
    const auto isRemovable = [this](qsizetype row) { return row >= 0 && isSettled(m_orders.at(row).status); };
    for (qsizetype end = m_orders.size(); end > 0 && m_orders.size() > m_kept;) {
        const qsizetype least = end - (m_orders.size() - m_kept);
        qsizetype begin = end;
        while (begin > least && isRemovable(begin - 1))
            --begin;
        if (begin == end) {
            --end;
            continue;
        }
        beginRemoveRows({}, static_cast<int>(begin), static_cast<int>(end) - 1);
        for (qsizetype row = begin; row < end; ++row)
            m_created.remove(m_orders.at(row).id);
        m_orders.remove(begin, end - begin);
        endRemoveRows();
        m_next = QString(); // what was removed is found again from the newest page on
        m_hasGap = m_isAsking;
        end = begin;
    }
    if (m_orders.capacity() > 4 * m_orders.size())
        m_orders.squeeze();
}

void OrderTableModel::applyList(const QList<OrderSummary> &orders, qint64 startedMs)
{
    for (const OrderSummary &order : orders) {
        const int row = rowOf(order.id);
        if (row >= 0 && isSettled(m_orders.at(row).status) && !isSettled(order.status))
            continue;
        if (order.status == TradeStatus::Pending && order.createdMs < startedMs)
            m_recovering.insert(order.id);
        insertOrUpdate(order);
    }
}

void OrderTableModel::insertOrUpdate(const OrderSummary &order)
{
    if (isSettled(order.status)) {
        m_recovering.remove(order.id);
        m_returned.remove(order.id);
    }
    if (const int row = rowOf(order.id); row >= 0) {
        m_orders[row] = order;
        emit dataChanged(index(row, 0), index(row, ColumnCount - 1));
        return;
    }
    const auto place = std::lower_bound(m_orders.begin(), m_orders.end(), order, isNewer);
    const auto row = static_cast<int>(place - m_orders.begin());
    beginInsertRows({}, row, row);
    m_created.insert(order.id, order.createdMs);
    m_orders.insert(row, order);
    endInsertRows();
}

int OrderTableModel::rowOf(const QString &id) const
{
    const auto created = m_created.constFind(id);
    if (created == m_created.cend())
        return -1;
    OrderSummary order;
    order.id = id;
    order.createdMs = *created;
    return static_cast<int>(std::lower_bound(m_orders.begin(), m_orders.end(), order, isNewer) - m_orders.begin());
}

int OrderTableModel::recoveringCount() const
{
    return static_cast<int>(std::ranges::count_if(m_orders, [this](const OrderSummary &order) {
        return order.status == TradeStatus::Pending && m_recovering.contains(order.id);
    }));
}

orderText::Phase OrderTableModel::phase(const OrderSummary &order) const
{
    if (m_returned.contains(order.id))
        return orderText::Phase::Returned;
    return m_recovering.contains(order.id) ? orderText::Phase::Recovering : orderText::Phase::Usual;
}

int OrderTableModel::pendingCount() const
{
    return static_cast<int>(std::ranges::count(m_orders, TradeStatus::Pending, &OrderSummary::status));
}

QVariant OrderTableModel::cell(const QModelIndex &index, int role) const
{
    const OrderSummary &order = m_orders.at(index.row());
    const int column = index.column();
    if (isHidden(column, role))
        return amountText::hidden.toString();
    switch (role) {
    case Qt::DisplayRole:
        return text(order, column);
    case Qt::ToolTipRole:
        return displayText::toolTip(toolTip(order, column));
    case CellKindRole:
        return static_cast<int>(column == OutcomeColumn                        ? CellKind::Pill
                                    : isNumber(column) || column == TimeColumn ? CellKind::Number
                                                                               : CellKind::Text);
    case CellToneRole:
        if (column == OutcomeColumn)
            return static_cast<int>(orderText::statusTone(order.status));
        if (column == KindColumn)
            return static_cast<int>(orderText::kindTone(order.kind));
        return static_cast<int>(column == DetailColumn || column == TimeColumn ? Tone::Muted : Tone::Normal);
    case SortRole:
        return column == TimeColumn  ? QVariant(order.createdMs)
            : column == SolColumn    ? QVariant(orderText::lamports(order).value_or(0))
            : column == TokensColumn ? QVariant(orderText::tokens(order).value_or(0))
                                     : QVariant();
    case ShortTextRole: // the first word, or a sign, which says it too
        return column == KindColumn   ? QVariant(orderText::kind(order.kind).section(u' ', 0, 0))
            : column == OutcomeColumn ? QVariant(signOf(order.status))
                                      : QVariant();
    case MintRole:
        return order.mint;
    case SymbolRole:
        return order.symbol;
    case IsSuspectRole:
        return column == CoinColumn && displayText::line(order.symbol).wasAltered;
    case NoteRole: {
        const bool isUsual = order.status == TradeStatus::Succeeded
            || (order.status == TradeStatus::Pending && phase(order) == orderText::Phase::Usual);
        return isUsual || column != DetailColumn ? QVariant() : orderText::detail(order, phase(order));
    }
    case IdRole:
        return order.id;
    case WalletRole:
        return order.wallet;
    case SignatureRole:
        return order.signature;
    default:
        return {};
    }
}

QString OrderTableModel::text(const OrderSummary &order, int column) const
{
    switch (column) {
    case TimeColumn:
        return timeText::clockOrDay(order.createdMs);
    case KindColumn:
        return orderText::kind(order.kind);
    case CoinColumn:
        if (order.kind == OrderSummary::Kind::Transfer && order.mint.isEmpty())
            return QStringLiteral("SOL");
        return order.symbol.isEmpty() ? displayText::shortAddress(order.mint) : displayText::ticker(order.symbol);
    case SolColumn: {
        const std::optional<quint64> lamports = orderText::lamports(order);
        const bool movesNoSol = order.kind == OrderSummary::Kind::Transfer && !order.mint.isEmpty();
        return movesNoSol || !lamports ? QStringLiteral("–") : amountText::sol(*lamports);
    }
    case TokensColumn: {
        const quint64 tokens = orderText::tokens(order).value_or(0);
        return tokens == 0 ? QStringLiteral("–") : amountText::tokens(tokens, order.decimals);
    }
    case OutcomeColumn:
        return orderText::status(order.status);
    case DetailColumn:
        // The slot is in the tool tip and the receipt: a narrow column would cut its nine digits.
        return order.status == TradeStatus::Succeeded ? orderText::timeTaken(order)
                                                      : orderText::detail(order, phase(order));
    default:
        return {};
    }
}

QString OrderTableModel::toolTip(const OrderSummary &order, int column) const
{
    const bool hasMoved = order.status == TradeStatus::Succeeded;
    switch (column) {
    case TimeColumn:
        return timeText::utc(order.createdMs);
    case CoinColumn:
        return coinNote(order.mint, order.symbol);
    case SolColumn: {
        const std::optional<quint64> lamports = orderText::lamports(order);
        return lamports ? (hasMoved ? tr("Moved: %1") : tr("Quoted: %1")).arg(amountText::lamports(*lamports))
                        : QString();
    }
    case TokensColumn: {
        const std::optional<quint64> tokens = orderText::tokens(order);
        return tokens ? (hasMoved ? tr("Moved: %1 base units") : tr("Quoted: %1 base units")).arg(*tokens) : QString();
    }
    case DetailColumn:
    case OutcomeColumn: {
        const QString advice = orderText::reason(order).advice;
        return orderText::meaning(order.status) + QChar(u'\n') + orderText::detail(order, phase(order))
            + (advice.isEmpty() ? QString() : QChar(u'\n') + advice)
            + (order.networkFeeLamports == 0
                   ? QString()
                   : QChar(u'\n') + tr("Network fee %1 SOL").arg(amountText::solPlain(order.networkFeeLamports)))
            + (order.signature.isEmpty() ? QString() : QChar(u'\n') + tr("Signature %1").arg(order.signature));
    }
    default:
        return {};
    }
}

} // namespace curvedesk
#include "moc_OrderTableModel.cpp"
