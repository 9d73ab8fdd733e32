// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/DeskDialog.h"

class QLineEdit;

namespace curvedesk {

class PrimaryButton;
class TextLabel;

/// Asks for the name under which the present layout is kept. Says why a name cannot be taken.
class LayoutNameDialog final : public DeskDialog
{
    Q_OBJECT

public:
    static constexpr int maxName = 40;

    /// `used`: the names that are taken, whatever the case of their letters.
    LayoutNameDialog(const QStringList &used, QWidget *parent);

signals:
    void chosen(const QString &name); ///< free, and without slashes; the sheet closes, and keeps no layout itself

private:
    [[nodiscard]] QString name() const; ///< as it is typed, without spaces around it
    void showProblem(); ///< below the name, why it cannot be taken; enables the button only where it can

    QStringList m_used;
    QLineEdit *m_name;
    TextLabel *m_problem;
    PrimaryButton *m_keep;
};

} // namespace curvedesk
