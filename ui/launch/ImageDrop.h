// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/launch/PreparedPicture.h"

#include <QAbstractButton>

#include <functional>

namespace curvedesk {

/// The field for a coin's image: takes one by drop, paste or file dialog, and shows it as lists will show it.
class ImageDrop final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ImageDrop(QWidget *parent = nullptr); ///< without a picture

    /// The image file's bytes; empty when there is none.
    [[nodiscard]] const QByteArray &bytes() const { return m_picture.bytes; }
    /// True for a picture that was prepared and is no square.
    [[nodiscard]] bool canCrop() const { return m_picture.size.width() != m_picture.size.height(); }
    /// True while a picture is prepared or cropped, which may soon replace the present one.
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Takes a picture: prepares it on a worker thread, then emits changed() and prepared(); or emits refused() and
    /// keeps the former one, which a field that was disabled meanwhile keeps too. Empty bytes remove the present one at
    /// once, with changed().
    void setBytes(const QByteArray &bytes);
    /// Takes the picture in a file, as setBytes() takes bytes; reads it on the worker thread, and changes no file.
    void loadFile(const QString &path);
    /// Sets bytes that were prepared before at once, and prepares them as setBytes() does, but without changed().
    void restore(const QByteArray &bytes);
    /// Opens the sheet that cuts a square out of the picture, which is then taken as setBytes() does; nothing where the
    /// picture cannot be read, or while the field is busy.
    void crop();
    /// Sets what is wrong with the field, which screen readers then hear; empty: nothing.
    void setProblem(const QString &problem);
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void changed(); ///< the user gave another picture, or removed it
    /// A picture was prepared. `note`: what was changed in it; may be empty.
    void prepared(const QString &note);
    /// The field shows another picture, or none any more.
    void shown();
    void busyChanged(); ///< isBusy()
    /// The given file or clipboard is not used, for this reason.
    void refused(const QString &reason);

protected:
    void paintEvent(QPaintEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override; ///< accepts a local file
    void dropEvent(QDropEvent *event) override; ///< as loadFile()
    /// Pastes a picture, or removes the present one by Delete or Backspace.
    void keyPressEvent(QKeyEvent *event) override;

private:
    /// Opens the dialog that picks a file, which loadFile() then takes.
    void choose();
    /// Takes a file or a picture from the clipboard, or emits refused() where it has none.
    void paste();
    /// Reads and prepares a picture on a worker thread, then shows it and emits prepared(), or refused(); `isChange`:
    /// changed() too, and a field that was disabled meanwhile keeps its picture. The last one that was given wins.
    void prepare(std::function<QByteArray()> read, bool isChange);
    /// Makes this the field's picture and emits shown(); an empty one also ends the preparation of another.
    void setPicture(PreparedPicture picture);
    void setBusy(bool isBusy); ///< emits busyChanged() for a change
    /// Tells screen readers the problem, else that a picture is chosen or how one is given.
    void describe();

    PreparedPicture m_picture;
    QString m_problem;
    int m_turn = 0; ///< counts the pictures that were given and removed
    bool m_isBusy = false;
};

} // namespace curvedesk
