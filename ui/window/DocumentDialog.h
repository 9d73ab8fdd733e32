// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/dialogs/DeskDialog.h"

class QTextBrowser;
class QUrl;

namespace curvedesk {

/// Shows the documents of the program, which it has within itself. Links between them work; others are not followed.
class DocumentDialog final : public DeskDialog
{
    Q_OBJECT

public:
    /// `name`: of one of names().
    DocumentDialog(const QString &name, QWidget *parent);

    /// The documents, the user guide first: "user-guide".
    [[nodiscard]] static QStringList names();
    /// The document's title in the window's language; its first heading for one without.
    [[nodiscard]] static QString titleOf(const QString &name);

private:
    /// Fills the page with a document and goes to its beginning.
    void showDocument(const QString &name);
    /// Opens the document that a link names in a new sheet, and closes this one; ignores other links.
    void follow(const QUrl &link);

    QTextBrowser *m_page;
};

} // namespace curvedesk
