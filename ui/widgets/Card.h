// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QFrame>

class QHBoxLayout;
class QVBoxLayout;

namespace curvedesk {

/// One block of the window: a surface with a hairline frame and, when it has a title, a header row above its body.
class Card : public QFrame
{
    Q_OBJECT

public:
    /// `title`: also the accessible name; empty: there is no header before header() is called.
    explicit Card(const QString &title, QWidget *parent = nullptr);

    /// The header row; added widgets stand on its right. Created on first use when there is no title.
    [[nodiscard]] QHBoxLayout *header();
    /// The column below the header, without margins, to add widgets to.
    [[nodiscard]] QVBoxLayout *body() const { return m_body; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override; ///< gives the header the height of a new theme or zoom

private:
    QWidget *m_headerRow = nullptr;
    QVBoxLayout *m_rows = nullptr;
    QHBoxLayout *m_header = nullptr;
    QVBoxLayout *m_body = nullptr;
};

} // namespace curvedesk
