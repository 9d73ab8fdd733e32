// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/ConfirmingDialog.h"

#include "ui/widgets/Buttons.h"

#include <QApplication>
#include <QHBoxLayout>
#include <QKeyEvent>

namespace curvedesk {

ConfirmingDialog::ConfirmingDialog(const QString &title, QWidget *parent)
    : DeskDialog(title, parent)
{
    m_arming.setSingleShot(true);
    m_arming.setInterval(QApplication::doubleClickInterval());
    connect(&m_arming, &QTimer::timeout, this, [this] {
        m_isArmed = true;
        emit armed();
    });
    connect(qApp, &QApplication::focusChanged, this, [this](const QWidget *before, const QWidget *now) {
        // The sheet's first focus comes from outside of it, and a control that is disabled hands its focus to the sheet
        // itself: only a move between two controls is a person's.
        const auto isIn = [this](const QWidget *widget) { return widget != nullptr && widget->window() == this; };
        if (isIn(before) && isIn(now) && now != this)
            m_isFocusMoved = true;
    });
    qApp->installEventFilter(this); // sees the keys of every widget of the sheet
}

PrimaryButton *ConfirmingDialog::addConfirm(const QString &text, Tone tone, const QString &objectName)
{
    addCancel(tr("Cancel"));
    auto *button = new PrimaryButton(text, tone);
    button->setObjectName(objectName);
    button->setDefault(true);
    button->setEnabled(false);
    buttons()->addWidget(button);
    return button;
}

void ConfirmingDialog::offerFocus(QWidget &widget)
{
    if (m_isFocusMoved)
        return;
    widget.setFocus();
    m_isFocusMoved = false; // setFocus() was no person's move
}

bool ConfirmingDialog::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    if (isKey && watched->isWidgetType() && static_cast<QWidget *>(watched)->window() == this) {
        const auto &key = *static_cast<QKeyEvent *>(event);
        if (key.key() == Qt::Key_Tab || key.key() == Qt::Key_Backtab)
            m_isFocusMoved = true; // also where Cancel is the only control so far
        if (m_heldKey.takeRepeat(key))
            return true;
    }
    return DeskDialog::eventFilter(watched, event);
}

void ConfirmingDialog::showEvent(QShowEvent *event)
{
    DeskDialog::showEvent(event);
    m_arming.start();
}

} // namespace curvedesk
#include "moc_ConfirmingDialog.cpp"
