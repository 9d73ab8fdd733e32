// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/DeskDialog.h"
#include "ui/text/DiagnosticsText.h"

class QPlainTextEdit;

namespace curvedesk {

class LinkButton;

/// Shows the report that a person needs who looks into a fault, to be read, copied and saved.
class DiagnosticsDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// The sizes of what is in `dataDirectory` are read on a worker thread and added; an empty one is left out.
    DiagnosticsDialog(Diagnostics diagnostics, const QString &dataDirectory, QWidget *parent);

    /// English lines about each screen, the window, the language, and whether a screen reader listens.
    [[nodiscard]] static QStringList look(const QWidget &window, const QString &colours, int zoomPercent);

private:
    /// Asks for a file and writes the report to it, in place of a former one; the button says whether it was written.
    void save();

    QPlainTextEdit *m_report;
    LinkButton *m_save;
};

} // namespace curvedesk
