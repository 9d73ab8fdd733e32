// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/WalletDesk.h"
#include "ui/dialogs/DeskDialog.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"

#include <QTimer>

#include <functional>

namespace curvedesk {

/// A sheet whose button causes an effect that nobody may cause by mistake. It is armed a double click's time after it
/// appeared, so that neither a held Enter key nor the second half of a double click presses the button.
class ConfirmingDialog : public DeskDialog
{
    Q_OBJECT

public:
    /// The time until armed() begins when the sheet is shown.
    ConfirmingDialog(const QString &title, QWidget *parent, const QString &objectName = {}, int leastWidth = 0);

protected:
    /// Adds Cancel and the confirming button, the default one, without an effect and disabled: enable it on armed().
    PrimaryButton *addConfirm(const QString &text, Tone tone, const QString &objectName);
    /// Adds a banner, Cancel and a confirming button, enabled and focused (offerFocus()) on armed(). A press disables
    /// it, gives its focus to the sheet, and calls `request` with the receiver of its result. That closes the sheet as
    /// accepted, or shows the error and enables and focuses the button again.
    void addConfirmedRequest(const QString &text, const QString &objectName,
                             const std::function<void(Answer<void>)> &request);
    [[nodiscard]] bool isArmed() const { return m_isArmed; } ///< true from armed() on
    /// Gives a control of the sheet the focus, unless a person has moved it since the sheet appeared.
    void offerFocus(QWidget &widget);

    /// Swallows the repeats of a held Enter or space bar in all of the sheet, which would confirm what was not read;
    /// remembers, for offerFocus(), that a person moves the focus by Tab. Sees the events of the whole application.
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Places the sheet as DeskDialog does, and starts the double click's time after which armed() is emitted.
    void showEvent(QShowEvent *event) override;

signals:
    void armed(); ///< a double click's time after the sheet appeared: the button may be enabled now

private:
    QTimer m_arming;
    HeldKey m_heldKey;
    bool m_isArmed = false;
    bool m_isFocusMoved = false; ///< within the sheet, by a person
};

} // namespace curvedesk
