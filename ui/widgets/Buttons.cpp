// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/Buttons.h"

#include "ui/text/DisplayText.h"
#include "ui/theme/Icons.h"
#include "ui/widgets/Painting.h"

#include <QHelpEvent>
#include <QKeyEvent>
#include <QToolTip>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// Milliseconds: longer than the program is busy between two events of a repeat, shorter than a person waits.
constexpr int leastGapMs = 200;

/// The size in pixels that the button's text needs in this font; padding and height in pixels at 100 % zoom.
QSize textSize(const QPushButton &button, const QFont &font, int horizontalPadding, int height)
{
    const Theme &theme = themeOf(&button);
    const QFontMetrics metrics(font);
    return {metrics.horizontalAdvance(button.text()) + 2 * theme.scaled(horizontalPadding), theme.scaled(height)};
}

/// Writes the button's text in the middle of `room`, shortened where it is too long, with the painter's font and pen.
void drawLabel(QPainter &painter, const QPushButton &button, const QRect &room)
{
    const QString text = painter.fontMetrics().elidedText(button.text(), Qt::ElideRight, room.width());
    painter.drawText(room, Qt::AlignCenter | Qt::TextHideMnemonic, text);
}

} // namespace

bool HeldKey::takeRepeat(const QKeyEvent &event)
{
    const int key = event.key();
    if (key != Qt::Key_Return && key != Qt::Key_Enter && key != Qt::Key_Space && key != Qt::Key_Select)
        return false;
    if (event.type() == QEvent::KeyRelease) {
        m_key = key;
        m_sinceRelease.start();
        return event.isAutoRepeat();
    }
    // By the clock: events that are passed on to a screen reader come back without their time.
    return event.isAutoRepeat() || (m_key == key && !m_sinceRelease.hasExpired(leastGapMs));
}

ChipButton::ChipButton(const QString &text)
    : QPushButton(text)
{
    setCheckable(true);
    setAutoDefault(false);
    setAttribute(Qt::WA_Hover);
}

QSize ChipButton::sizeHint() const
{
    return textSize(*this, themeOf(this).font(TextRole::Small), 6, 28);
}

void ChipButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    const ThemeColors &c = theme.colors;
    QPainter painter(this);
    QColor fill = underMouse() && isEnabled() ? c.raised : c.field;
    if (isChecked())
        fill = blended(c.accent, c.panel, 0.12);
    painting::surface(painter, rect(), fill, isChecked() ? c.accent : c.line, 5);
    if (showsFocus(*this))
        painting::focusRing(painter, rect(), isChecked() ? c.text : c.accent, 5); // a checked one has a frame already
    painter.setFont(theme.font(TextRole::Small));
    painter.setPen(!isEnabled() ? c.muted : isChecked() ? c.accent : c.text);
    drawLabel(painter, *this, rect().adjusted(3, 0, -3, 0));
}

LinkButton::LinkButton(const QString &text, Tone tone, QWidget *parent)
    : QPushButton(text, parent)
    , m_tone(tone)
{
    setAutoDefault(false);
    setAttribute(Qt::WA_Hover);
    setCursor(Qt::PointingHandCursor);
}

LinkButton *newLink(const QString &text, const QString &objectName, const QString &accessibleName)
{
    auto *link = new LinkButton(text);
    link->setObjectName(objectName);
    link->setAccessibleName(accessibleName);
    return link;
}

void LinkButton::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

QSize LinkButton::sizeHint() const
{
    return textSize(*this, themeOf(this).font(TextRole::Small), margin, 24);
}

void LinkButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    if (showsFocus(*this))
        painting::focusRing(painter, rect(), theme.colors.accent, 4);
    QFont font = theme.font(TextRole::Small);
    font.setUnderline(underMouse() && isEnabled());
    painter.setFont(font);
    painter.setPen(isEnabled() ? theme.color(isChecked() ? Tone::Normal : m_tone) : theme.colors.muted);
    drawLabel(painter, *this, rect());
}

IconButton::IconButton(const QString &icon, const QString &name)
    : m_icon(icon)
{
    setName(name);
    setAutoDefault(false);
    setAttribute(Qt::WA_Hover);
}

void IconButton::setIconName(const QString &icon)
{
    m_icon = icon;
    update();
}

void IconButton::setName(const QString &name)
{
    setAccessibleName(name);
    setToolTip(displayText::toolTip(name));
}

void IconButton::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

QSize IconButton::sizeHint() const
{
    const int side = themeOf(this).scaled(26);
    return {side, side};
}

void IconButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    const ThemeColors &c = theme.colors;
    QPainter painter(this);
    if (isEnabled() && (underMouse() || isDown()))
        painting::surface(painter, rect(), isDown() ? c.line : c.raised, QColor(), 5);
    if (showsFocus(*this))
        painting::focusRing(painter, rect(), c.accent, 5);
    const int side = theme.scaled(16);
    const QColor ink = !isEnabled() ? c.line : underMouse() ? c.text : theme.color(m_tone);
    const QRect room((width() - side) / 2, (height() - side) / 2, side, side);
    painter.drawPixmap(room, icons::pixmap(m_icon, ink, side, devicePixelRatioF()));
}

PrimaryButton::PrimaryButton(const QString &text, Tone tone)
    : QPushButton(text)
    , m_tone(tone)
{
    setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed); // a long ticker is cut, and widens no panel
    setAttribute(Qt::WA_Hover);
}

void PrimaryButton::setTone(Tone tone)
{
    m_tone = tone;
    update();
}

QSize PrimaryButton::sizeHint() const
{
    return textSize(*this, themeOf(this).font(TextRole::Strong), 16, 38);
}

QSize PrimaryButton::minimumSizeHint() const
{
    return {themeOf(this).scaled(80), sizeHint().height()};
}

void PrimaryButton::setYielding(const QString &part)
{
    m_yielding = part;
    update();
}

QString PrimaryButton::fittingText(const QFontMetrics &metrics) const
{
    QString whole = text();
    const qsizetype at = m_yielding.isEmpty() ? -1 : whole.lastIndexOf(m_yielding);
    const int missing = metrics.horizontalAdvance(whole) - textRoom().width();
    if (at < 0 || missing <= 0)
        return whole;
    const int room = qMax(metrics.horizontalAdvance(u"$…"_s), metrics.horizontalAdvance(m_yielding) - missing);
    return whole.replace(at, m_yielding.size(), metrics.elidedText(m_yielding, Qt::ElideRight, room));
}

bool PrimaryButton::event(QEvent *event)
{
    if (event->type() != QEvent::ToolTip || !toolTip().isEmpty())
        return QPushButton::event(event);
    const bool isWhole = fittingText(QFontMetrics(themeOf(this).font(TextRole::Strong))) == text();
    QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                       isWhole ? QString() : displayText::toolTip(text().replace(u"&&"_s, u"&"_s)), this);
    return true;
}

void PrimaryButton::paintEvent(QPaintEvent *)
{
    const Theme &theme = themeOf(this);
    const ThemeColors &c = theme.colors;
    QColor fill = m_tone == Tone::Buy ? c.buy : m_tone == Tone::Sell ? c.sell : c.accent;
    QColor ink = m_tone == Tone::Buy ? c.onBuy : m_tone == Tone::Sell ? c.onSell : c.onAccent;
    QPainter painter(this);
    if (!isEnabled()) {
        painting::surface(painter, rect(), c.field, c.line, 6);
        ink = c.muted;
    } else {
        if (isDown())
            fill = blended(c.window, fill, 0.18);
        else if (underMouse())
            fill = blended(c.text, fill, 0.08);
        painting::surface(painter, rect(), fill, QColor(), 6);
    }
    if (showsFocus(*this))
        painting::focusRing(painter, rect(), c.text, 6);
    const QFont strong = theme.font(TextRole::Strong);
    const QString words = fittingText(QFontMetrics(strong));
    painter.setFont(painting::fitted(strong, words, textRoom().width(), theme));
    painter.setPen(ink);
    painter.drawText(textRoom(), Qt::AlignCenter | Qt::TextHideMnemonic,
                     painter.fontMetrics().elidedText(words, Qt::ElideMiddle, textRoom().width()));
}

} // namespace curvedesk
#include "moc_Buttons.cpp"
