// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QWidget>

namespace curvedesk {

/// Enables or disables a control, and gives its focus to `heir` when it is disabled. Qt would give it to the next
/// control, in which Enter has another effect.
inline void setEnabledOrPassFocus(QWidget &control, bool isEnabled, QWidget &heir)
{
    if (!isEnabled && control.window()->focusWidget() == &control)
        heir.setFocus();
    control.setEnabled(isEnabled);
}

/// Shows or hides a control, and gives its focus to `heir` when it is hidden.
inline void setVisibleOrPassFocus(QWidget &control, bool isVisible, QWidget &heir)
{
    if (!isVisible && control.window()->focusWidget() == &control)
        heir.setFocus();
    control.setVisible(isVisible);
}

} // namespace curvedesk
