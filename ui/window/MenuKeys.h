// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QList>
#include <QString>

class QAction;
class QKeySequence;
class QMenu;
class QMenuBar;
class QSettings;

/// Keys, letters and tool tips of the commands in the menus.
namespace curvedesk::menuKeys {

/// The key of the settings that keeps the keys of this command.
[[nodiscard]] QString settingOf(const QAction &command);
/// True for keys that a command may have: one combination, and not, alone or with Shift, a key that moves the focus,
/// acts on what has it, closes a sheet or empties a field.
[[nodiscard]] bool isAllowed(const QKeySequence &keys);
/// Gives the commands the keys that the settings keep, but none that are not allowed, open one of the menus or were
/// given to an earlier command. A command whose usual keys were given to another loses them.
void restore(const QList<QAction *> &commands, const QMenuBar &menus, const QSettings &settings);
/// Gives each entry that has neither keys nor a letter by which the open menu chooses it the first letter of its words
/// that is free, else one behind them.
void giveLetters(const QMenu &menu);
/// Enables the command without a reason, else disables it with the reason in its tool tip, which its menu has to show.
void allow(QAction &command, const QString &reason);
/// Has Escape in the menu bar give back the focus, which Qt forgets when a letter opens a menu after Escape closed one.
void keepFocus(QMenuBar &menus);

} // namespace curvedesk::menuKeys
