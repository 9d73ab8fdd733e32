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
}

PrimaryButton *ConfirmingDialog::addConfirm(const QString &text, Tone tone, const QString &objectName)
{
    addCancel(tr("Cancel"));
    auto *button = new PrimaryButton(text, tone);
    button->setObjectName(objectName);
    button->setDefault(true);
    button->setEnabled(false);
    button->installEventFilter(this);
    buttons()->addWidget(button);
    return button;
}

bool ConfirmingDialog::eventFilter(QObject *watched, QEvent *event)
{
    const bool isKey = event->type() == QEvent::KeyPress || event->type() == QEvent::KeyRelease;
    if (isKey && static_cast<QKeyEvent *>(event)->isAutoRepeat())
        return true;
    return DeskDialog::eventFilter(watched, event);
}

void ConfirmingDialog::keyPressEvent(QKeyEvent *event)
{
    // An Enter key that was held down before the sheet appeared repeats here, and is ignored.
    if (!event->isAutoRepeat())
        DeskDialog::keyPressEvent(event);
}

void ConfirmingDialog::showEvent(QShowEvent *event)
{
    DeskDialog::showEvent(event);
    m_arming.start();
}

} // namespace curvedesk
#include "moc_ConfirmingDialog.cpp"
