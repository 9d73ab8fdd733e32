// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/TextLabel.h"

#include "ui/text/DisplayText.h"
#include "ui/widgets/Painting.h"

#include <QHelpEvent>
#include <QPainter>
#include <QStyle>
#include <QToolTip>

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

void TextLabel::setStandIn(const QString &text)
{
    if (std::exchange(m_standIn, text) == text)
        return;
    setAccessibleName(text.isEmpty() ? QString() : QLabel::text() + QStringLiteral(", ") + text);
    followTheme();
    update();
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

bool TextLabel::event(QEvent *event)
{
    const bool mayBeCut = m_isElided || !m_standIn.isEmpty();
    if (event->type() != QEvent::ToolTip || !mayBeCut || !toolTip().isEmpty()
        || fittingText(fittingFont()) == shownText())
        return QLabel::event(event);
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(), displayText::toolTip(shownText()), this);
    return true;
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
    if (!m_isElided && m_standIn.isEmpty()) {
        QLabel::paintEvent(event);
        return;
    }
    QPainter painter(this);
    painter.setPen(palette().color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::WindowText));
    painter.setFont(fittingFont());
    painter.drawText(contentsRect(), static_cast<int>(QStyle::visualAlignment(layoutDirection(), alignment())),
                     fittingText(painter.font()));
}

QFont TextLabel::fittingFont() const
{
    const int smallest = font().pixelSize() - themeOf(this).scaled(2);
    return painting::fitted(font(), shownText(), contentsRect().width(), smallest);
}

QString TextLabel::fittingText(const QFont &font) const
{
    // Of an address that is shortened already, the end is read too.
    const QString text = shownText();
    const auto mode = text.contains(QChar(0x2026)) ? Qt::ElideMiddle : Qt::ElideRight;
    return QFontMetrics(font).elidedText(text, mode, contentsRect().width());
}

void TextLabel::followTheme()
{
    const Theme &theme = themeOf(this);
    setFont(theme.font(m_role));
    QPalette colors = theme.palette();
    colors.setColor(QPalette::WindowText, theme.color(m_standIn.isEmpty() ? m_tone : Tone::Warn));
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
#include "moc_TextLabel.cpp"
