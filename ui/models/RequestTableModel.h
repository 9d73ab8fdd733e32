// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/ApiHostState.h"

#include <QAbstractTableModel>
#include <QTimer>

namespace curvedesk {

/// The API host's last requests, newest first. A flood arrives at the window's pace.
class RequestTableModel final : public QAbstractTableModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, RequestColumn, StatusColumn, DurationColumn, ColumnCount };
    static constexpr qsizetype maxRows = 100;

    explicit RequestTableModel(QObject *parent = nullptr);

    void add(const ServedRequest &request);
    [[nodiscard]] quint64 total() const { return m_total; }

    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex &parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex &index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

signals:
    void totalChanged(quint64 total);

private:
    void flush();
    [[nodiscard]] QString text(const ServedRequest &request, int column) const;

    QList<ServedRequest> m_requests;
    QList<ServedRequest> m_waiting; // oldest first
    quint64 m_total = 0;
    QTimer m_frame;
};

} // namespace curvedesk
