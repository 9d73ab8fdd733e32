// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/ConfirmingDialog.h"

namespace curvedesk {

/// A launch before it is sent, as the confirm sheet shows it.
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

/// The confirm sheet of a launch: shows the coin as others will see it, and what cannot be changed afterwards.
class ConfirmLaunchDialog final : public ConfirmingDialog
{
    Q_OBJECT

public:
    ConfirmLaunchDialog(const LaunchReview &review, QWidget *parent);
};

} // namespace curvedesk
