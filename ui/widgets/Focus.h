// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QWidget>

namespace curvedesk {

/// Enables or disables a control. Qt passes the focus of a control that is disabled to the next one, where Enter does
/// something else; here `heir` gets it.
inline void setEnabledOrPassFocus(QWidget &control, bool isEnabled, QWidget &heir)
{
    if (!isEnabled && control.window()->focusWidget() == &control)
        heir.setFocus();
    control.setEnabled(isEnabled);
}

} // namespace curvedesk
