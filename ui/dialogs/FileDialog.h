// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QStandardPaths>

class QFileDialog;
class QWidget;

/// The dialogs that ask for a file. They begin in the user's folder of a kind, else in the home folder, delete
/// themselves when closed, and give the focus back to the window of `parent`. Show them with open(). Making one asks
/// the disk for the folder.
namespace curvedesk::fileDialog {

/// Makes a dialog for a file that exists, which begins in the user's folder of this kind, else in the home folder;
/// shows nothing before open(). `parent` owns it; it deletes itself when closed, and emits fileSelected().
[[nodiscard]] QFileDialog *toRead(QWidget *parent, const QString &title, QStandardPaths::StandardLocation kind,
                                  const QString &filter);
/// Makes a dialog for where to write a file, with this name filled in, in the user's folder of this kind, else in the
/// home folder; writes nothing, shows nothing before open(). `parent` owns it; it deletes itself when closed. A name
/// without a suffix is given that of `fileName`.
[[nodiscard]] QFileDialog *toWrite(QWidget *parent, const QString &title, QStandardPaths::StandardLocation kind,
                                   const QString &fileName, const QString &filter = {});

} // namespace curvedesk::fileDialog
