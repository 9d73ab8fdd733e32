// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>
#include <QString>

class QAbstractItemModel;

namespace curvedesk {

/// The texts of these rows from top to bottom, to copy them: a line each, with a tab between two cells, of all columns.
[[nodiscard]] QString rowText(const QAbstractItemModel &model, QList<int> rows);
/// What is to be known of a coin that a row names by its ticker: the ticker, which its cell may cut, its mint, and a
/// warning where the ticker has hidden characters.
[[nodiscard]] QString coinNote(const QString &mint, const QString &symbol);

} // namespace curvedesk
