// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/models/RequestTableModel.h"

#include "ui/models/CellRoles.h"
#include "ui/text/DisplayText.h"
#include "ui/text/TimeText.h"
#include "ui/theme/Theme.h"

#include <utility>

namespace curvedesk {

RequestTableModel::RequestTableModel(QObject *parent)
    : ColumnModel({{tr("Time")}, {tr("Request")}, {tr("Code"), true}, {tr("Took"), true}, {tr("Key")}}, parent)
{
    m_frame.setSingleShot(true);
    connect(&m_frame, &QTimer::timeout, this, &RequestTableModel::insertWaiting);
}

void RequestTableModel::add(const ServedRequest &request)
{
    ++m_total;
    m_waiting.append(request);
    if (m_waiting.size() >= 2 * maxRows)
        m_waiting.remove(0, m_waiting.size() - maxRows);
    constexpr int updateMs = 100; // new rows are inserted at most this often
    if (!m_frame.isActive())
        m_frame.start(updateMs);
}

void RequestTableModel::setKeyNames(const QHash<QString, QString> &names)
{
    m_keyNames = names;
    if (!m_requests.isEmpty())
        emit dataChanged(index(0, KeyColumn), index(rowCount() - 1, KeyColumn));
}

void RequestTableModel::insertWaiting()
{
    QList<ServedRequest> fresh = std::exchange(m_waiting, {});
    std::reverse(fresh.begin(), fresh.end());
    if (fresh.size() > maxRows)
        fresh.resize(maxRows);
    beginInsertRows({}, 0, static_cast<int>(fresh.size()) - 1);
    m_requests = fresh + m_requests;
    endInsertRows();
    removeBehind(m_requests, maxRows);
    emit totalChanged(m_total);
}

QVariant RequestTableModel::cell(const QModelIndex &index, int role) const
{
    const ServedRequest &request = m_requests.at(index.row());
    const int column = index.column();
    switch (role) {
    case Qt::DisplayRole:
        return text(request, column);
    case Qt::ToolTipRole:
        return displayText::toolTip(column == KeyColumn ? text(request, KeyColumn)
                                                        : timeText::utc(request.atMs) + u'\n'
                                            + text(request, RequestColumn) + u'\n' + text(request, DurationColumn));
    case CellKindRole:
        return static_cast<int>(CellKind::Number);
    case CellToneRole:
        if (column == StatusColumn)
            return static_cast<int>(request.status >= 500       ? Tone::Error
                                        : request.status >= 400 ? Tone::Warn
                                                                : Tone::Buy);
        return static_cast<int>(column == RequestColumn ? Tone::Normal : Tone::Muted);
    default:
        return {};
    }
}

QString RequestTableModel::text(const ServedRequest &request, int column) const
{
    switch (column) {
    case TimeColumn:
        return timeText::clockOrDay(request.atMs);
    case RequestColumn:
        return displayText::line(request.method + u' ' + request.path, 200).text;
    case StatusColumn:
        return QString::number(request.status);
    case DurationColumn:
        return request.microseconds < 1000 ? tr("%1 µs").arg(request.microseconds)
                                           : tr("%1 ms").arg(request.microseconds / 1000);
    case KeyColumn:
        return request.key.isEmpty() ? tr("none") : m_keyNames.value(request.key, request.key);
    default:
        return {};
    }
}

} // namespace curvedesk
#include "moc_RequestTableModel.cpp"
