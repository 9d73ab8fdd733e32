// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/alerts/AlertTableModel.h"

#include "ui/models/CellRoles.h"
#include "ui/text/DisplayText.h"
#include "ui/text/NetworkText.h"
#include "ui/text/TimeText.h"
#include "ui/theme/Theme.h"

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

AlertTableModel::AlertTableModel(QObject *parent)
    : ColumnModel({{tr("Coin")}, {tr("Tell me when, or what happened")}, {tr("Fired")}}, parent)
{
}

void AlertTableModel::setAlerts(const QList<Alert> &alerts, const QString &network)
{
    beginResetModel();
    m_alerts = alerts;
    m_network = network;
    endResetModel();
}

int AlertTableModel::rowOf(const QString &id) const
{
    const auto found = std::ranges::find(m_alerts, id, &Alert::id);
    return found == m_alerts.end() ? -1 : static_cast<int>(found - m_alerts.begin());
}

QString AlertTableModel::explanation(const Alert &alert) const
{
    QString text = alert.signature.isEmpty() ? alert.condition()
                                             : tr("%1, by the transaction %2").arg(alert.condition(), alert.signature);
    if (alert.network != m_network)
        text += QChar::LineFeed
            + (alert.hasFired() ? tr("On the network %1") : tr("It waits until this program is on the network %1"))
                  .arg(networkText::badge(alert.network));
    return text;
}

QVariant AlertTableModel::cell(const QModelIndex &index, int role) const
{
    const Alert &alert = m_alerts.at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        if (index.column() == CoinColumn)
            return displayText::ticker(alert.symbol);
        if (index.column() == FactColumn) {
            const QString text = alert.hasFired() ? alert.fact : alert.condition();
            return alert.network == m_network ? text : u"%1 · %2"_s.arg(networkText::badge(alert.network), text);
        }
        return alert.hasFired() ? timeText::dateAndClock(alert.firedMs) : tr("waits");
    case Qt::ToolTipRole:
        return displayText::toolTip(index.column() == CoinColumn ? alert.mint : explanation(alert));
    case CellToneRole:
        return static_cast<int>(!alert.hasFired() || index.column() == TimeColumn ? Tone::Muted : Tone::Normal);
    case MintRole:
        return alert.mint;
    case SignatureRole:
        return alert.signature;
    case IdRole:
        return alert.id;
    default:
        return {};
    }
}

} // namespace curvedesk
#include "moc_AlertTableModel.cpp"
