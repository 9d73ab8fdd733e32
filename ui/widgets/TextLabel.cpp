// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/TextLabel.h"

#include "ui/text/DisplayText.h"
#include "ui/widgets/Painting.h"

#include <QEvent>
#include <QPainter>
#include <QStyle>

#include <utility>

namespace curvedesk {

TextLabel::TextLabel(const QString &text, TextRole role, Tone tone, QWidget *parent)
    : QLabel(parent)
    , m_role(role)
    , m_tone(tone)
{
    setTextFormat(Qt::PlainText);
    if (isRightToLeft()) // Qt would put a name in Latin letters at the other side of its panel
        setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
    setText(text);
    followTheme();
}

void TextLabel::setTone(Tone tone)
{
    if (m_tone == tone)
        return;
    m_tone = tone;
    followTheme();
}

void TextLabel::setElided(bool isElided)
{
    m_isElided = isElided;
    updateGeometry();
}

void TextLabel::setPlainToolTip(const QString &text)
{
    setToolTip(displayText::toolTip(text));
}

void TextLabel::setCopyable()
{
    setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
}

QSize TextLabel::minimumSizeHint() const
{
    QSize size = QLabel::minimumSizeHint();
    if (m_isElided)
        size.setWidth(qMin(size.width(), fontMetrics().horizontalAdvance(u'0') * 4));
    if (wordWrap() && m_wrappedWidth > 0)
        size.setHeight(heightForWidth(m_wrappedWidth));
    return size;
}

void TextLabel::resizeEvent(QResizeEvent *event)
{
    QLabel::resizeEvent(event);
    // A layout passes on how high wrapped text must be only when its width is known.
    if (wordWrap() && std::exchange(m_wrappedWidth, width()) != width())
        updateGeometry();
}

void TextLabel::changeEvent(QEvent *event)
{
    QLabel::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        followTheme();
}

void TextLabel::paintEvent(QPaintEvent *event)
{
    if (!m_isElided) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    const int smallest = painter.font().pixelSize() - themeOf(this).scaled(2);
    painter.setFont(painting::fitted(painter.font(), text(), contentsRect().width(), smallest));
    // Of an address that is shortened already, the end is read too.
    const auto mode = text().contains(QChar(0x2026)) ? Qt::ElideMiddle : Qt::ElideRight;
    const QString shown = painter.fontMetrics().elidedText(text(), mode, contentsRect().width());
    painter.drawText(contentsRect(), static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment())), shown);
}

void TextLabel::followTheme()
{
    const Theme &theme = themeOf(this);
    setFont(theme.font(m_role));
    QPalette colors = theme.palette();
    colors.setColor(QPalette::WindowText, theme.color(m_tone));
    setPalette(colors);
}

TextLabel *newFieldLabel(const QString &text, QWidget &field)
{
    auto *label = new TextLabel(text, TextRole::Small, Tone::Muted);
    label->setBuddy(&field);
    field.setAccessibleName(text);
    return label;
}

} // namespace curvedesk
