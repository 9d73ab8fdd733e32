// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QDialog>
#include <QPointer>

class QHBoxLayout;
class QPushButton;
class QVBoxLayout;

namespace curvedesk {

class Scrim;

/// A modal sheet over the window: a body that scrolls when it is too tall, and a row of buttons that always stays on
/// screen. Show it with open(), never exec(). It deletes itself when closed.
class DeskDialog : public QDialog
{
    Q_OBJECT

public:
    /// Sets `title` for the window and as the first line of the body; covers and centres on the window of `parent`.
    /// `leastWidth`: in pixels at 100 %.
    DeskDialog(const QString &title, QWidget *parent, const QString &objectName = {}, int leastWidth = 0);

    [[nodiscard]] QVBoxLayout *body() const { return m_body; } ///< column of the contents
    [[nodiscard]] QHBoxLayout *buttons() const { return m_buttons; } ///< row, right-aligned
    /// Adds a line between body and buttons, where it stays in view; the sheet owns it.
    void addAboveButtons(QWidget *line);
    /// Adds a button that rejects the sheet, after the buttons that are there; the sheet owns it.
    QPushButton *addCancel(const QString &text);

protected:
    /// Aligns the forms, fits the sheet's size to its contents, dims the window behind it, and moves to its middle.
    void showEvent(QShowEvent *event) override;
    /// Moves to the window's middle again at its first activation, once the window manager has placed the sheet.
    bool event(QEvent *event) override;
    /// Takes the dimming from the window, which takes clicks again after a double click's time.
    void hideEvent(QHideEvent *event) override;
    void paintEvent(QPaintEvent *event) override; ///< the ground, and a frame line of its own
    /// Enter presses the button with the focus, not the default one; without such a button, and for other keys, as
    /// usual: Enter presses the default one, Escape rejects the sheet.
    void keyPressEvent(QKeyEvent *event) override;
    /// Lets the visible sheet grow with its contents, around its middle; it never shrinks. Swallows no event.
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Gives the labels of all forms in one widget one width; done when shown, to be called before measuring forms.
    void alignForms();

private:
    /// The point that the sheet grows from, on the screen: the middle of its window, or its own once it is placed.
    [[nodiscard]] QPoint middle() const;
    /// Moves the sheet around a point and gives it this size; with its frame it stays wholly on the screen.
    void placeAround(const QPoint &point, const QSize &size);
    /// The height in pixels without scrolling at this width; at most what screen and window (or 640) have room for.
    [[nodiscard]] int fittingHeight(int width) const;

    QPointer<Scrim> m_scrim;
    QWidget *m_content;
    QVBoxLayout *m_body;
    QWidget *m_foot; ///< above the buttons
    QHBoxLayout *m_buttons;
    bool m_isPlaced = false; ///< it was active once: its geometry is that on the screen, which the user may change
};

} // namespace curvedesk
