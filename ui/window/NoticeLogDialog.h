// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/DeskDialog.h"
#include "ui/window/Notices.h"

namespace curvedesk {

/// The notices of this run, newest first.
class NoticeLogDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// Lists the notices of this moment; later ones are not added.
    NoticeLogDialog(const Notices &notices, QWidget *parent);
};

} // namespace curvedesk
