// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/DeskDialog.h"

class QAction;
class QFormLayout;
class QKeySequenceEdit;
class QMenuBar;

namespace curvedesk {

class TextLabel;

/// All commands of the window, from its menus, with their keys, which can be changed here.
class KeysDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// The property of a command with its usual keys.
    static constexpr const char *usualKeys = "usualKeys";

    KeysDialog(const QMenuBar &menus, QWidget *parent);

signals:
    /// A command was given keys, maybe those that it had.
    void keysChanged(const QAction *command);

private:
    void addCommand(QAction *command, QFormLayout &form);
    /// Gives a command the keys of its field, unless another command has them: then the field shows the old ones again.
    void assignKeys(QAction *command, QKeySequenceEdit &field);
    void reset(); ///< gives all commands their usual keys

    QList<std::pair<QAction *, QKeySequenceEdit *>> m_commands;
    TextLabel *m_note;
};

} // namespace curvedesk
