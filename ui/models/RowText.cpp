// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/models/RowText.h"

#include "ui/text/DisplayText.h"

#include <QAbstractItemModel>
#include <QCoreApplication>
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

QString coinNote(const QString &mint, const QString &symbol)
{
    const QString coin = symbol.isEmpty() ? mint : displayText::ticker(symbol) + u'\n' + mint;
    if (!displayText::line(symbol).wasAltered)
        return coin;
    // In the words of the lists of coins.
    return coin + u'\n'
        + QCoreApplication::translate("TokenTableModel", "Careful: this name contains hidden characters.");
}

} // namespace curvedesk
