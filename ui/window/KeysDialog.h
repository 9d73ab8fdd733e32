// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/DeskDialog.h"

class QMenuBar;

namespace curvedesk {

/// All keys of the window, from its menus.
class KeysDialog final : public DeskDialog
{
    Q_OBJECT

public:
    KeysDialog(const QMenuBar &menus, QWidget *parent);
};

} // namespace curvedesk
