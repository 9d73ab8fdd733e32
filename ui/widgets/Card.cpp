// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/Card.h"

#include "ui/theme/Theme.h"
#include "ui/widgets/Painting.h"
#include "ui/widgets/TextLabel.h"

#include <QEvent>
#include <QHBoxLayout>

namespace curvedesk {

Card::Card(const QString &title, QWidget *parent)
    : QFrame(parent)
    , m_rows(new QVBoxLayout(this))
    , m_body(new QVBoxLayout)
{
    m_rows->setContentsMargins(1, 1, 1, 1);
    m_rows->setSpacing(0);
    m_body->setContentsMargins(0, 0, 0, 0);
    m_body->setSpacing(0);
    m_rows->addLayout(m_body, 1);
    if (!title.isEmpty()) {
        auto *heading = new TextLabel(title, TextRole::Heading);
        heading->setElided(true); // rather than the buttons beside it
        header()->insertWidget(0, heading);
        setAccessibleName(title);
    }
}

QHBoxLayout *Card::header()
{
    if (m_header == nullptr) {
        m_headerRow = new QWidget;
        m_header = new QHBoxLayout(m_headerRow);
        m_header->setContentsMargins(12, 0, 8, 0);
        m_header->setSpacing(4);
        m_header->addStretch();
        m_headerRow->setFixedHeight(themeOf(this).scaled(32));
        m_rows->insertWidget(0, m_headerRow);
    }
    return m_header;
}

void Card::changeEvent(QEvent *event)
{
    QFrame::changeEvent(event);
    if (event->type() == QEvent::StyleChange && m_headerRow != nullptr)
        m_headerRow->setFixedHeight(themeOf(this).scaled(32));
}

void Card::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painting::surface(painter, rect(), theme.colors.panel, theme.colors.line, 6);
    if (m_headerRow != nullptr)
        painter.fillRect(1, m_headerRow->geometry().bottom() + 1, width() - 2, 1, theme.colors.line);
}

} // namespace curvedesk
#include "moc_Card.cpp"
