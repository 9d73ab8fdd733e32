// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QAccessible>

class QWidget;

namespace curvedesk {

/// Gives screen readers roles and values of the program's own widgets, and plain tool tips as descriptions; has combo
/// boxes choose what a reader highlights. From now on: call it with a QApplication, before widgets; again: no effect.
void serveScreenReaders();

/// Sets the role in which screen readers see a widget whose class has none of its own.
void setReaderRole(QWidget &widget, QAccessible::Role role);

} // namespace curvedesk
