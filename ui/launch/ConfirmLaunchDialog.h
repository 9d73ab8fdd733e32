// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/service/launch/LaunchTypes.h"
#include "ui/dialogs/ConfirmingDialog.h"

namespace curvedesk {

class FigureTable;
class PrimaryButton;
class TextLabel;

/// The contents of a launch's confirm sheet.
struct LaunchReview
{
    QString name;
    QString symbol;
    QByteArray image;
    QString walletLabel;
    QString wallet;
    QString network;
};

/// The confirm sheet of a launch: shows the coin as others will see it, the data that cannot be changed afterwards, and
/// all lamports that it costs. It can be confirmed once these are known and nothing holds it back, and not before it is
/// armed: a double click's time after it appeared.
class ConfirmLaunchDialog final : public ConfirmingDialog
{
    Q_OBJECT

public:
    /// Shows that the costs are being asked for, until setCost(); asks for nothing itself.
    ConfirmLaunchDialog(const LaunchReview &review, QWidget *parent);

    /// Shows the costs (lamports); enables and focuses the button once the sheet is armed and nothing holds it back; or
    /// shows the error and disables the button: cost() stays as it was.
    void setCost(const Result<LaunchCost> &cost);
    /// Shows this reason, disables the button and gives its focus to the sheet; an empty one may enable and focus it.
    void setHoldReason(const QString &reason);
    /// The costs shown last, zeros before any; agreed to once the sheet was accepted.
    [[nodiscard]] const LaunchCost &cost() const { return m_cost; }

private:
    /// Shows what holds the launch back; enables and focuses the button once armed and nothing does, else disables it,
    /// and gives its focus to the sheet.
    void showButton();

    const QString m_symbol;
    FigureTable *m_figures;
    TextLabel *m_problem;
    PrimaryButton *m_launch;
    LaunchCost m_cost;
    bool m_isCostKnown = false;
    QString m_refusal; ///< why there are no costs
    QString m_hold;
};

} // namespace curvedesk
