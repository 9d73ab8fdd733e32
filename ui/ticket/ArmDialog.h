// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/ConfirmingDialog.h"

#include <optional>

namespace curvedesk {

/// Asks up to which amount an order may be sent by one click.
class ArmDialog final : public ConfirmingDialog
{
    Q_OBJECT

public:
    /// `network`: as Desk::network(); `limitLamports`: the user's limit for one order, at first in the field.
    ArmDialog(const QString &network, std::optional<quint64> limitLamports, QWidget *parent);

signals:
    void capChosen(quint64 lamports); ///< above zero; the sheet closes, and arms nothing itself
};

} // namespace curvedesk
