// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/EmptyState.h"

#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/TextLabel.h"

#include <QPainter>
#include <QPushButton>
#include <QVBoxLayout>

namespace curvedesk {

EmptyState::EmptyState(const QString &icon, const QString &sentence)
    : m_icon(icon)
    , m_drawing(new QWidget)
    , m_sentence(new TextLabel(sentence, TextRole::Small, Tone::Muted))
    , m_column(new QVBoxLayout(this))
{
    m_sentence->setWordWrap(true);
    m_sentence->setAlignment(Qt::AlignCenter);
    m_drawing->setFixedSize(themeOf(this).scaled(28), themeOf(this).scaled(28));
    m_column->setContentsMargins(20, 12, 20, 12);
    m_column->setSpacing(8);
    m_column->addStretch(1);
    m_column->addWidget(m_drawing, 0, Qt::AlignHCenter);
    m_column->addWidget(m_sentence);
    m_column->addStretch(2);
}

void EmptyState::setSentence(const QString &sentence)
{
    m_sentence->setText(sentence);
}

QPushButton *EmptyState::addAction(const QString &text)
{
    auto *button = new QPushButton(text);
    m_column->insertWidget(m_column->count() - 1, button, 0, Qt::AlignHCenter);
    return button;
}

void EmptyState::paintEvent(QPaintEvent *)
{
    const QRect place = m_drawing->geometry();
    QPainter painter(this);
    painter.drawPixmap(place, icons::pixmap(m_icon, themeOf(this).colors.muted, place.width(), devicePixelRatioF()));
}

} // namespace curvedesk
#include "moc_EmptyState.cpp"
