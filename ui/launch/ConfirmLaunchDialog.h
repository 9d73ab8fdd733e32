// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/DeskDialog.h"

#include <QTimer>

namespace curvedesk {

/// What a launch is about to make.
struct LaunchReview
{
    QString name;
    QString symbol;
    QByteArray image;
    quint64 initialBuyLamports = 0;
    QString walletLabel;
    QString wallet;
    QString network;
};

/// The coin as others will see it, and what is for ever about it. Accepted once, never by a held key.
class ConfirmLaunchDialog final : public DeskDialog
{
    Q_OBJECT

public:
    ConfirmLaunchDialog(const LaunchReview &review, QWidget *parent);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QTimer m_arming;
};

} // namespace curvedesk
