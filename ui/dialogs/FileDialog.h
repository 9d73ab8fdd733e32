// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QStandardPaths>

class QFileDialog;
class QWidget;

/// The dialogs that ask for a file. They begin in the user's folder of a kind, else the home folder (asking the disk
/// for it), delete themselves when closed, and give the focus back to the window of `parent`. Show them with open().
namespace curvedesk::fileDialog {

/// A dialog for a file that exists; shows nothing before open(), then emits fileSelected(). `parent` owns it.
[[nodiscard]] QFileDialog *toRead(QWidget *parent, const QString &title, QStandardPaths::StandardLocation kind,
                                  const QString &filter);
/// A dialog for where to write a file; writes nothing, shows nothing before open(). `fileName` is filled in, and its
/// suffix is given to a name without one. `parent` owns it.
[[nodiscard]] QFileDialog *toWrite(QWidget *parent, const QString &title, QStandardPaths::StandardLocation kind,
                                   const QString &fileName, const QString &filter = {});

} // namespace curvedesk::fileDialog
