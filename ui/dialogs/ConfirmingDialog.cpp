// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/ConfirmingDialog.h"

#include "ui/dialogs/DialogFields.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Focus.h"

#include <QApplication>
#include <QKeyEvent>

namespace curvedesk {

ConfirmingDialog::ConfirmingDialog(const QString &title, QWidget *parent, const QString &objectName, int leastWidth)
    : DeskDialog(title, parent, objectName, leastWidth)
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
    PrimaryButton *button = dialogFields::addPrimary(*this, text, objectName);
    button->setTone(tone);
    button->setEnabled(false);
    return button;
}

void ConfirmingDialog::addConfirmedRequest(const QString &text, const QString &objectName,
                                           const std::function<void(Answer<void>)> &request)
{
    Banner *banner = dialogFields::addBanner(body());
    PrimaryButton *button = addConfirm(text, Tone::Sell, objectName);
    const auto offer = [this, button] {
        button->setEnabled(true);
        offerFocus(*button);
    };
    connect(this, &ConfirmingDialog::armed, button, offer);
    connect(button, &QPushButton::clicked, this, [this, request, banner, button, offer] {
        setEnabledOrPassFocus(*button, false, *this); // to none that a second press of the key would press
        banner->clear();
        request([this, banner, offer](const Result<void> &answer) {
            if (answer) {
                accept();
                return;
            }
            banner->showError(answer.error());
            offer();
        });
    });
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
