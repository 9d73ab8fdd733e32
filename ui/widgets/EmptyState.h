// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QWidget>

class QPushButton;
class QVBoxLayout;

namespace curvedesk {

class TextLabel;

/// The page in place of an empty list: an icon, a sentence and, if any was added, buttons.
class EmptyState final : public QWidget
{
    Q_OBJECT

public:
    /// `icon`: the name of one of the program's icons, without ".svg"; an unknown one shows nothing.
    EmptyState(const QString &icon, const QString &sentence);

    void setSentence(const QString &sentence); ///< in place of the former one; the buttons stay
    /// Adds a button, which this widget owns; the caller follows its clicks.
    QPushButton *addAction(const QString &text);

protected:
    void paintEvent(QPaintEvent *event) override; ///< the icon

private:
    QString m_icon;
    QWidget *m_drawing;
    TextLabel *m_sentence;
    QVBoxLayout *m_column;
};

} // namespace curvedesk
