// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/alerts/Alert.h"
#include "ui/models/ColumnModel.h"

namespace curvedesk {

/// The user's alerts, the newest first: what each waits for, or the fact by which it fired.
class AlertTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column { CoinColumn, FactColumn, TimeColumn, ColumnCount };

    explicit AlertTableModel(QObject *parent = nullptr);

    void setAlerts(const QList<Alert> &alerts); ///< replaces all rows, in this order
    [[nodiscard]] const Alert &alert(int row) const { return m_alerts.at(row); } ///< the row must exist

    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;

private:
    [[nodiscard]] qsizetype rows() const override { return m_alerts.size(); }

    QList<Alert> m_alerts;
};

} // namespace curvedesk
