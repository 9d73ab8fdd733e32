// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/alerts/Alert.h"
#include "ui/models/ColumnModel.h"

namespace curvedesk {

/// The user's alerts, newest first: condition, or fact by which it fired, after the name of its network if another.
class AlertTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column { CoinColumn, FactColumn, TimeColumn, ColumnCount };

    explicit AlertTableModel(QObject *parent = nullptr);

    /// Replaces all rows, in this order, by reset; marks the alerts of other networks than `network`, the present one.
    void setAlerts(const QList<Alert> &alerts, const QString &network);
    /// The row must exist. Valid until setAlerts().
    [[nodiscard]] const Alert &alert(int row) const { return m_alerts.at(row); }
    [[nodiscard]] int rowOf(const QString &id) const; ///< -1: no alert has it

private:
    [[nodiscard]] qsizetype rows() const override { return m_alerts.size(); }
    /// Text, tool tip, tone, mint, signature and id of a cell, by role; invalid for another role.
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override;
    [[nodiscard]] QString explanation(const Alert &alert) const; ///< the tool tip: condition, transaction, network

    QList<Alert> m_alerts;
    QString m_network; ///< the present one
};

} // namespace curvedesk
