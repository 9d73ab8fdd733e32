// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/ApiHostState.h"
#include "ui/models/ColumnModel.h"

#include <QHash>
#include <QTimer>

namespace curvedesk {

/// The API host's last requests, newest first. However many arrive, rows are inserted at most ten times a second.
class RequestTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column { TimeColumn, RequestColumn, StatusColumn, DurationColumn, KeyColumn, ColumnCount };
    static constexpr qsizetype maxRows = 100;

    explicit RequestTableModel(QObject *parent = nullptr);

    /// Counts a request and adds it on top within 100 ms, together with others, with one totalChanged(); beyond maxRows
    /// the oldest go.
    void add(const ServedRequest &request);
    /// Replaces the keys' names, which go by their ids; emits dataChanged(). A key without a name is shown by its id.
    void setKeyNames(const QHash<QString, QString> &names);

signals:
    /// The number of requests since the model was made, also of those no longer listed; at most ten times a second.
    void totalChanged(quint64 total);

private:
    [[nodiscard]] qsizetype rows() const override { return m_requests.size(); }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override; ///< by Qt's and CellRole's roles
    /// Inserts the collected requests at the top, removes the oldest beyond maxRows, and emits totalChanged().
    void insertWaiting();
    [[nodiscard]] QString text(const ServedRequest &request, int column) const; ///< of a cell; the time is local

    QList<ServedRequest> m_requests;
    QHash<QString, QString> m_keyNames; ///< by id
    QList<ServedRequest> m_waiting; // oldest first
    quint64 m_total = 0;
    QTimer m_frame;
};

} // namespace curvedesk
