// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QFrame>

class QHBoxLayout;
class QVBoxLayout;

namespace curvedesk {

class TextLabel;

/// One block of the window: a quiet surface with a hairline around it and, where it has a title, a row above its body.
class Card : public QFrame
{
    Q_OBJECT

public:
    explicit Card(const QString &title, QWidget *parent = nullptr);

    /// The title row; add what belongs on its right. Made on first use where there is no title.
    [[nodiscard]] QHBoxLayout *header();
    /// Everything below; without margins.
    [[nodiscard]] QVBoxLayout *body() const { return m_body; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    QWidget *m_headerRow = nullptr;
    QVBoxLayout *m_rows = nullptr;
    QHBoxLayout *m_header = nullptr;
    QVBoxLayout *m_body = nullptr;
};

} // namespace curvedesk
