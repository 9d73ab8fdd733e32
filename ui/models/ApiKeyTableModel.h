// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/access/KeyTypes.h"
#include "ui/models/ColumnModel.h"

#include <optional>

namespace curvedesk {

/// The API's keys: the valid ones above the others, each part with the newest on top.
class ApiKeyTableModel final : public ColumnModel
{
    Q_OBJECT

public:
    enum Column { NameColumn, RightsColumn, LastUseColumn, ColumnCount };

    explicit ApiKeyTableModel(QObject *parent = nullptr);

    /// Replaces the keys, which come with the oldest first; resets the model where their number changes, else emits
    /// dataChanged(). `nowMs`: by which they are valid or expired, and uses are old.
    void setKeys(QList<KeySummary> keys, qint64 nowMs);
    [[nodiscard]] std::optional<ApiKey> key(const QString &id) const; ///< with this id; nullopt: there is none
    [[nodiscard]] int rowOf(const QString &id) const; ///< -1: no key has it
    [[nodiscard]] bool isValid(int row) const; ///< at the time of setKeys(); the row must exist

private:
    [[nodiscard]] qsizetype rows() const override { return m_keys.size(); }
    [[nodiscard]] QVariant cell(const QModelIndex &index, int role) const override; ///< by Qt's and CellRole's roles
    /// The text of a cell, at setKeys()'s time: name, rights and limits (or revoked, expired), age of the last use.
    [[nodiscard]] QString text(const KeySummary &key, int column) const;
    /// All rights, limits, what was spent and the times of the key, as lines for the tool tip.
    [[nodiscard]] QString explanation(const KeySummary &key) const;

    QList<KeySummary> m_keys;
    qint64 m_nowMs = 0; ///< of setKeys()
};

} // namespace curvedesk
