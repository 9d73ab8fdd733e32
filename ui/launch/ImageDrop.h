// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/launch/PreparedPicture.h"

#include <QAbstractButton>

#include <functional>

namespace curvedesk {

/// The field for a coin's image: takes one by drop, paste or file dialog, and shows it as lists will show it. Whatever
/// sets or removes its picture also emits shown(), and what makes isBusy() another answer busyChanged().
class ImageDrop final : public QAbstractButton
{
    Q_OBJECT

public:
    explicit ImageDrop(QWidget *parent = nullptr); ///< without a picture

    /// The picture as it was prepared, an image file's bytes; empty when there is none.
    [[nodiscard]] const QByteArray &bytes() const { return m_picture.bytes; }
    /// True for a picture that was prepared and is no square.
    [[nodiscard]] bool canCrop() const { return m_picture.size.width() != m_picture.size.height(); }
    /// True while a picture is prepared or cropped, which may soon replace the present one.
    [[nodiscard]] bool isBusy() const { return m_isBusy; }
    /// Prepares a picture on a worker thread, then shows it and emits changed() and prepared(); or emits refused() and
    /// keeps the former one, as a field that was disabled meanwhile does in silence. A later picture ends the wait for
    /// this one. Empty bytes remove the present one at once, with changed().
    void setBytes(const QByteArray &bytes);
    /// Reads a file on a worker thread and takes its picture, with changed() and prepared(). Keeps the present one with
    /// refused() for no usable one or over 64 MiB; in silence after a later one, or for a field disabled meanwhile.
    void loadFile(const QString &path);
    /// Makes these bytes, prepared before, the present ones at once, without a picture to see. It follows from a worker
    /// thread with prepared(), or stays away with refused(); changed() is never emitted. Empty: there is none.
    void restore(const QByteArray &bytes);
    /// Decodes the picture on a worker thread and opens the sheet that crops it to a square; once accepted, the square
    /// replaces it, with changed() and prepared(). Nothing while the field is busy, or where it cannot be read.
    void crop();
    /// Sets what is wrong with the field, which only screen readers are told; empty: nothing.
    void setProblem(const QString &problem);
    [[nodiscard]] QSize sizeHint() const override; ///< a square of 96 pixels at 100 %

signals:
    void changed(); ///< a picture was taken or removed, even where it was that or none before; not by restore()
    /// A picture was prepared. `note`: what was changed in it; may be empty.
    void prepared(const QString &note);
    /// The picture was set or removed, by restore() too, which first shows none; maybe the same as before.
    void shown();
    void busyChanged(); ///< isBusy()
    /// The given file, bytes or clipboard cannot be used, for this reason, a sentence; bytes() stay as they are.
    void refused(const QString &reason);

protected:
    void paintEvent(QPaintEvent *event) override;
    void dragEnterEvent(QDragEnterEvent *event) override; ///< accepts a local file
    void dropEvent(QDropEvent *event) override; ///< has the first file read: changed(), prepared(), or refused()
    /// Pastes the clipboard's file or picture: changed(), prepared() or refused(). Delete, Backspace remove: changed().
    void keyPressEvent(QKeyEvent *event) override;

private:
    void choose(); ///< opens the dialog for a file, which is then read: changed(), prepared(), or refused()
    /// Has the clipboard's file or picture read: changed(), prepared(), or refused(), also where it has neither.
    void paste();
    /// Reads and prepares a picture on a worker thread, then shows it and emits prepared(), or emits refused(). The
    /// field is busy meanwhile. `isChange`: changed() too, and a field that was disabled meanwhile keeps its picture.
    /// The last one that was given wins.
    void prepare(std::function<QByteArray()> read, bool isChange);
    /// Makes this the field's picture and emits shown(); an empty one also ends the preparation of another.
    void setPicture(PreparedPicture picture);
    void setBusy(bool isBusy); ///< sets what isBusy() answers; emits busyChanged() for a change
    void describe(); ///< tells screen readers the problem, else that a picture is chosen or how one is given

    PreparedPicture m_picture;
    QString m_problem;
    int m_turn = 0; ///< counts the pictures that were given and removed
    bool m_isBusy = false;
};

} // namespace curvedesk
