// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QAccessible>

class QWidget;

namespace curvedesk {

/// Gives screen readers the roles and values of this program's own widgets, and tool tips as plain descriptions, from
/// now on. Call it once there is a QApplication and before its widgets are made; later calls do nothing.
void serveScreenReaders();

/// Sets the role in which screen readers see a widget whose class has none of its own.
void setReaderRole(QWidget &widget, QAccessible::Role role);

} // namespace curvedesk
