// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QPointer>
#include <QWidget>

#include <functional>

namespace curvedesk {

class Card;

/// Points at parts of the window one after another and says what they are for. It takes all keys; Esc leaves it.
class Tour final : public QWidget
{
    Q_OBJECT

public:
    struct Step
    {
        QPointer<QWidget> part; ///< its accessible name is the heading
        QString words;
    };

    /// Leaves out hidden parts; `bringIntoView` is called with each other one before its step. begin() shows the first.
    Tour(const QList<Step> &steps, std::function<void(QWidget *)> bringIntoView, QWidget *window);
    void begin(); ///< brings the first part into view, its button gets the focus; left() at once where none is shown

signals:
    void left(); ///< by its last step, Escape or its link, or none to show; it gives the focus back, deletes itself

protected:
    /// Takes keys and clicks: none reaches the window. Escape ends it (left(), focus back), Enter presses its button.
    bool event(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override; ///< follows the window's size
    bool focusNextPrevChild(bool next) override; ///< among the card's buttons alone
    void paintEvent(QPaintEvent *event) override; ///< darkens the window around the part

private:
    /// Brings the part of this step, or of the next one whose part still exists, into view and shows it, with the focus
    /// on its button; after the last one emits left(), closes, and gives the focus back.
    void showStep(qsizetype at);
    void placeCard(); ///< beside the part, else below or above it, else within it
    void leave(); ///< emits left(), closes, and gives the focus back
    /// The rectangle of the step's part, in the window's pixels; empty where the part is gone.
    [[nodiscard]] QRect place() const;

    QList<Step> m_steps;
    std::function<void(QWidget *)> m_bringIntoView;
    qsizetype m_at = 0;
    QPointer<Card> m_card;
    QList<QPointer<QWidget>> m_buttons; ///< of the card, in the order of Tab
    QPointer<QWidget> m_heir; ///< had the focus before, and gets it back
};

} // namespace curvedesk
