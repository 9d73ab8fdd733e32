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
    DeskDialog(const QString &title, QWidget *parent);

    [[nodiscard]] QVBoxLayout *body() const { return m_body; }
    [[nodiscard]] QHBoxLayout *buttons() const { return m_buttons; }
    /// Adds a line between body and buttons, where it stays in view.
    void addAboveButtons(QWidget *line);
    /// Adds a button that closes the sheet without doing anything.
    QPushButton *addCancel(const QString &text);

protected:
    /// Fits the sheet's size to its contents, covers the window behind it, and moves to its middle.
    void showEvent(QShowEvent *event) override;
    /// Uncovers the window.
    void hideEvent(QHideEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    /// Enter presses the button with the focus, not the default one.
    void keyPressEvent(QKeyEvent *event) override;
    /// Lets the sheet grow with its contents.
    bool eventFilter(QObject *watched, QEvent *event) override;
    /// Gives the labels of all forms within one widget one width: what a sheet does before it is shown.
    void alignForms();

private:
    /// Puts the sheet over the middle of its window, on the screen.
    void moveToMiddle();
    /// The height at which content of this width needs no scrolling; at most what the screen allows, and what the
    /// window does where that is not little.
    [[nodiscard]] int fittingHeight(int width) const;

    QPointer<Scrim> m_scrim;
    QWidget *m_content;
    QVBoxLayout *m_body;
    QWidget *m_foot; ///< above the buttons
    QHBoxLayout *m_buttons;
};

} // namespace curvedesk
