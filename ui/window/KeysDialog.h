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

    /// Lists the commands of the menus, but not those of menus within them. `menus` must outlive the sheet.
    KeysDialog(const QMenuBar &menus, QWidget *parent);

signals:
    /// A command was given keys, maybe those that it had; the sheet writes no settings.
    void keysChanged(const QAction *command);

private:
    /// Adds a row with the command's name and the field of its keys.
    void addCommand(QAction *command, QFormLayout &form);
    /// Why a command cannot have these keys, as a sentence; empty: it can.
    [[nodiscard]] QString refusalOf(const QKeySequence &keys, const QAction &command) const;
    /// Gives a command the first keys of its field, or none, and emits keysChanged() where they are others. Where it
    /// cannot have them the note says why, and the field shows the old ones again.
    void assignKeys(QAction *command, QKeySequenceEdit &field);
    void reset(); ///< gives all commands their usual keys; emits keysChanged() for each

    const QMenuBar &m_menus;
    QList<std::pair<QAction *, QKeySequenceEdit *>> m_commands;
    TextLabel *m_note;
};

} // namespace curvedesk
