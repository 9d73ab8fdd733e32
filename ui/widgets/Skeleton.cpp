// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/Skeleton.h"

#include "ui/theme/Theme.h"

#include <QPainter>

#include <array>

namespace curvedesk {

Skeleton::Skeleton(int rowHeight, int rows)
    : m_rowHeight(rowHeight)
    , m_rows(rows)
{
    setAccessibleName(tr("Loading"));
    m_delay.setSingleShot(true);
    connect(&m_delay, &QTimer::timeout, this, [this] {
        const bool isFirst = m_stage == Stage::Blank;
        m_stage = isFirst ? Stage::Shapes : Stage::Slow;
        if (isFirst)
            m_delay.start(slowAfterMs - shownAfterMs);
        update();
    });
}

void Skeleton::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_stage = Stage::Blank;
    m_delay.start(shownAfterMs);
}

void Skeleton::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    m_delay.stop();
}

void Skeleton::paintEvent(QPaintEvent *)
{
    if (m_stage == Stage::Blank)
        return;
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(theme.colors.field);
    const int height = theme.scaled(m_rowHeight);
    const int margin = theme.scaled(12);
    const int side = height - theme.scaled(12);
    // The widths of the bars as shares of the row; uneven, so that they look like text.
    static constexpr std::array shares{0.62, 0.48, 0.7, 0.55, 0.4, 0.66};
    const int rows = m_rows > 0 ? m_rows : qMax(1, this->height() / height);
    for (int row = 0; row < rows; ++row) {
        const int top = row * height + theme.scaled(6);
        painter.drawRoundedRect(QRect(margin, top, side, side), 5, 5);
        const int left = margin + side + theme.scaled(10);
        const double room = width() - left - margin;
        const double share = shares.at(static_cast<std::size_t>(row) % shares.size());
        const int bar = theme.scaled(8);
        painter.drawRoundedRect(QRectF(left, top + side / 2.0 - bar - 1, room * share, bar), 4, 4);
        painter.drawRoundedRect(QRectF(left, top + side / 2.0 + 3, room * share * 0.5, bar * 0.75), 3, 3);
    }
    if (m_stage != Stage::Slow)
        return;
    painter.setFont(theme.font(TextRole::Small));
    const QString words = tr("Waiting for the network…");
    QRect room = painter.fontMetrics().boundingRect(words).adjusted(-margin, -6, margin, 6);
    room.moveCenter(rect().center());
    painter.setBrush(theme.colors.panel);
    painter.drawRoundedRect(room, 6, 6);
    painter.setPen(theme.colors.muted);
    painter.drawText(room, Qt::AlignCenter, words);
}

} // namespace curvedesk
#include "moc_Skeleton.cpp"
