// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/KeysDialog.h"

#include "ui/widgets/FigureTable.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QMenuBar>

namespace curvedesk {

using namespace Qt::StringLiterals;

KeysDialog::KeysDialog(const QMenuBar &menus, QWidget *parent)
    : DeskDialog(tr("Keys"), parent)
{
    setObjectName(u"keysDialog"_s);
    setMinimumWidth(440);
    int number = 0;
    const auto addRow = [&number](FigureTable &table, const QString &what, const QString &keys) {
        const QString key = u"key%1"_s.arg(++number);
        table.addRow(key, what);
        table.setFigure(key, {keys, Tone::Normal, {}, {}});
    };
    for (const QAction *menu : menus.actions()) {
        auto *table = new FigureTable;
        bool hasKeys = false;
        for (const QAction *action : menu->menu()->actions()) {
            if (action->shortcut().isEmpty())
                continue;
            hasKeys = true;
            addRow(*table, action->text().remove(u'&'), action->shortcut().toString(QKeySequence::NativeText));
        }
        if (!hasKeys) {
            delete table;
            continue;
        }
        body()->addWidget(new TextLabel(menu->text().remove(u'&'), TextRole::Strong));
        body()->addWidget(table);
    }
    auto *chart = new FigureTable;
    addRow(*chart, tr("Move through time"), tr("Left, Right, Home, End"));
    addRow(*chart, tr("Wider, narrower, fit"), u"+  -  0"_s);
    body()->addWidget(new TextLabel(tr("In the chart"), TextRole::Strong));
    body()->addWidget(chart);
    body()->addStretch();
    addCancel(tr("Close"));
}

} // namespace curvedesk
