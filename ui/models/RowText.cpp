// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/models/RowText.h"

#include <QAbstractItemModel>
#include <QStringList>

#include <algorithm>
#include <utility>

namespace curvedesk {

QString rowText(const QAbstractItemModel &model, QList<int> rows)
{
    std::ranges::sort(rows);
    QStringList lines;
    for (const int row : std::as_const(rows)) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells.append(model.index(row, column).data().toString().replace(QChar::Nbsp, u' '));
        lines.append(cells.join(u'\t'));
    }
    return lines.join(u'\n');
}

} // namespace curvedesk
