// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/FileDialog.h"

#include <QApplication>
#include <QDir>
#include <QFileDialog>
#include <QHeaderView>
#include <QTreeView>

namespace curvedesk::fileDialog {

namespace {

/// The file's place in the user's folder of this kind, if it is on disk, else in the home folder (Qt's: working one).
QString placeOf(QStandardPaths::StandardLocation kind, const QString &fileName)
{
    const QString folder = QStandardPaths::writableLocation(kind);
    return QDir(QDir(folder).exists() ? folder : QDir::homePath()).filePath(fileName);
}

/// A dialog that begins there, not shown yet; closed it deletes itself and activates the window of `parent`.
QFileDialog *newDialog(QWidget *parent, const QString &title, const QString &place, const QString &filter)
{
    auto *dialog = new QFileDialog(parent, title, place, filter);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    // Qt gives the names a width that does not depend on the dialog's. The system's own dialog has no such table.
    if (const auto *files = dialog->findChild<QTreeView *>(QStringLiteral("treeView"))) {
        files->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
        files->header()->setSectionResizeMode(0, QHeaderView::Stretch);
    }
    // Enter with the list of matching names open closes the dialog first. While any such list is open, Qt passes over
    // that another window became active: the window behind the dialog would have no focus until the next sheet.
    QObject::connect(dialog, &QFileDialog::filesSelected, dialog, [] {
        if (QWidget *names = QApplication::activePopupWidget())
            names->close();
    });
    // The question whether to replace a file closes at once with the dialog, and a window manager may then give the
    // focus to the dialog that is gone.
    QObject::connect(dialog, &QDialog::finished, parent, &QWidget::activateWindow);
    return dialog;
}

} // namespace

QFileDialog *toRead(QWidget *parent, const QString &title, QStandardPaths::StandardLocation kind, const QString &filter)
{
    QFileDialog *dialog = newDialog(parent, title, placeOf(kind, {}), filter);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setOption(QFileDialog::ReadOnly); // a second click on a file renames it otherwise
    return dialog;
}

QFileDialog *toWrite(QWidget *parent, const QString &title, QStandardPaths::StandardLocation kind,
                     const QString &fileName, const QString &filter)
{
    QFileDialog *dialog = newDialog(parent, title, placeOf(kind, fileName), filter);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QFileInfo(fileName).suffix());
    return dialog;
}

} // namespace curvedesk::fileDialog
