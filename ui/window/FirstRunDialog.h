// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/DeskDialog.h"
#include "ui/window/StartSettings.h"

namespace curvedesk {

/// The first start: which network to trade on. Escape stays on the sandbox.
class FirstRunDialog final : public DeskDialog
{
    Q_OBJECT

public:
    explicit FirstRunDialog(QWidget *parent); ///< changes nothing by itself

signals:
    /// A network that needs another start was chosen; the sheet closes, and starts nothing itself.
    void chosen(const curvedesk::StartOptions &options);
    /// The settings shall be opened, for a node of one's own; the sheet closes.
    void settingsRequested();

private:
    /// Adds a button beside its words; it calls `choose` and then closes the sheet.
    void addChoice(const QString &objectName, const QString &name, const QString &words, std::function<void()> choose);

    QList<QPushButton *> m_buttons; ///< of the choices
};

} // namespace curvedesk
