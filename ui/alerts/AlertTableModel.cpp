// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/alerts/AlertTableModel.h"

#include "ui/models/CellRoles.h"
#include "ui/text/DisplayText.h"
#include "ui/text/TimeText.h"
#include "ui/theme/Theme.h"

namespace curvedesk {

AlertTableModel::AlertTableModel(QObject *parent)
    : ColumnModel({{tr("Coin")}, {tr("Tell me when, or what happened")}, {tr("Fired")}}, parent)
{
}

void AlertTableModel::setAlerts(const QList<Alert> &alerts)
{
    beginResetModel();
    m_alerts = alerts;
    endResetModel();
}

QVariant AlertTableModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const Alert &alert = m_alerts.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == CoinColumn)
            return displayText::ticker(alert.symbol);
        if (index.column() == FactColumn)
            return alert.hasFired() ? alert.fact : alert.condition();
        return alert.hasFired() ? timeText::dateAndClock(alert.firedMs) : tr("waits");
    case Qt::ToolTipRole:
        return displayText::toolTip(index.column() == CoinColumn ? alert.mint
                                        : alert.signature.isEmpty()
                                        ? alert.condition()
                                        : tr("%1, by the transaction %2").arg(alert.condition(), alert.signature));
    case Qt::TextAlignmentRole:
        return alignment(index.column());
    case CellToneRole:
        return static_cast<int>(!alert.hasFired() || index.column() == TimeColumn ? Tone::Muted : Tone::Normal);
    case MintRole:
        return alert.mint;
    case IdRole:
        return alert.id;
    default:
        return {};
    }
}

} // namespace curvedesk
