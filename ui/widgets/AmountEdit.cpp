// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/AmountEdit.h"

#include "core/money/Decimal.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/FigureTable.h"

#include <QKeyEvent>
#include <QPainter>
#include <QSignalBlocker>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int widestUnit = 72; ///< in pixels at 100 %

/// True for a key whose character no amount has.
bool isForeign(const QKeyEvent &key)
{
    static constexpr QStringView allowed = u"0123456789., \u00A0\u202F";
    const QString text = key.text();
    const bool isCommand = key.modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier);
    return !isCommand && !text.isEmpty() && text.front().isPrint() && !allowed.contains(text.front());
}

} // namespace

AmountEdit::AmountEdit(const QString &unit, int decimals)
    : m_unit(unit)
    , m_decimals(decimals)
{
    setMaxLength(64);
    setLayoutDirection(Qt::LeftToRight); // an amount, in every language
    setPlaceholderText(u"0"_s);
    setInputMethodHints(Qt::ImhPreferNumbers | Qt::ImhNoPredictiveText);
    connect(this, &QLineEdit::textEdited, this, &AmountEdit::removeSpaces);
    connect(this, &QLineEdit::textChanged, this, [this] { // what showDerived() said is of another text
        setToolTip({});
        setAccessibleDescription({});
    });
    followTheme();
}

void AmountEdit::setUnit(const QString &unit, int decimals)
{
    m_unit = unit;
    m_decimals = decimals;
    followTheme();
    update();
}

Result<quint64> AmountEdit::amount() const
{
    const QString typed = digits();
    if (typed.isEmpty())
        return failure(ErrorCode::InvalidInput, tr("Type an amount"));
    if (typed.contains(u','))
        return failure(ErrorCode::InvalidInput, tr("Use a dot for decimals, not a comma"));
    Result<quint64> value = decimal::parse(typed, m_decimals);
    if (value)
        return value;
    const qsizetype point = typed.indexOf(u'.');
    const bool isNumber = std::ranges::all_of(typed, [](QChar c) { return (c >= u'0' && c <= u'9') || c == u'.'; });
    if (isNumber && point > 0 && typed.size() - point - 1 > m_decimals)
        return failure(ErrorCode::InvalidInput, tr("%1 has %n decimal(s) at most", nullptr, m_decimals).arg(m_unit));
    if (isNumber && point != 0 && !typed.endsWith(u'.') && typed.count(u'.') <= 1)
        return failure(ErrorCode::InvalidInput, tr("That is more than there can be"));
    return failure(ErrorCode::InvalidInput, tr("That is not a plain number like 0.5"));
}

void AmountEdit::setCompact()
{
    m_isCompact = true;
    followTheme();
    updateGeometry();
}

void AmountEdit::setAmount(quint64 units)
{
    setText(amountText::tokensPlain(units, m_decimals));
}

void AmountEdit::showDerived(const QString &grouped, const QString &exact)
{
    setToolTip(displayText::toolTip(exact));
    if (text() == grouped)
        return;
    const QSignalBlocker silent(this);
    const bool isSelected = hasSelectedText() && selectedText() == text();
    setText(grouped);
    setCursorPosition(0);
    if (isSelected)
        selectAll(); // what is typed next replaces it, as without a new figure
    setAccessibleDescription(grouped.isEmpty() ? QString() : grouped + u' ' + m_unit);
}

void AmountEdit::setAmountHidden(bool isHidden)
{
    setPlaceholderText(isHidden ? amountText::hidden.toString() : u"0"_s);
}

QSize AmountEdit::sizeHint() const
{
    const Theme &theme = themeOf(this);
    return {theme.scaled(m_isCompact ? 72 : 160), theme.scaled(m_isCompact ? 28 : 38)};
}

QSize AmountEdit::minimumSizeHint() const
{
    return {themeOf(this).scaled(m_isCompact ? 48 : 100), sizeHint().height()};
}

bool AmountEdit::event(QEvent *event)
{
    // QLineEdit would take every letter from the shortcuts.
    if (event->type() == QEvent::ShortcutOverride && isForeign(*static_cast<QKeyEvent *>(event))) {
        event->ignore();
        return true;
    }
    if (event->type() == QEvent::KeyRelease)
        (void)m_heldKey.takeRepeat(*static_cast<QKeyEvent *>(event));
    return QLineEdit::event(event);
}

void AmountEdit::keyPressEvent(QKeyEvent *event)
{
    if (isForeign(*event))
        event->ignore();
    else if (m_heldKey.takeRepeat(*event))
        event->accept(); // a held key orders once
    else if (event->text() == u",")
        insert(u"."_s);
    else {
        // The digit beyond a space between groups is deleted, not the space.
        const QString behind = text().mid(cursorPosition());
        const QString before = text().left(cursorPosition());
        if (event->key() == Qt::Key_Backspace && !hasSelectedText() && !before.isEmpty() && before.back().isSpace())
            cursorBackward(false);
        if (event->key() == Qt::Key_Delete && !hasSelectedText() && !behind.isEmpty() && behind.front().isSpace())
            cursorForward(false);
        QLineEdit::keyPressEvent(event);
    }
}

void AmountEdit::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    painter.setFont(theme.font(m_isCompact ? TextRole::Small : TextRole::Body));
    painter.setPen(theme.colors.muted);
    painter.drawText(rect().adjusted(0, 0, -theme.scaled(m_isCompact ? 7 : 12), 0),
                     Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter, shownUnit());
}

void AmountEdit::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        followTheme();
}

QString AmountEdit::shownUnit() const
{
    // A ticker of thirteen wide letters would cover the last digits, and the amount would read as another one.
    const Theme &theme = themeOf(this);
    const QFontMetrics metrics(theme.font(m_isCompact ? TextRole::Small : TextRole::Body));
    const int room = theme.scaled(widestUnit);
    const QString unit = metrics.horizontalAdvance(m_unit) <= room ? m_unit : FigureTable::tr("tokens");
    return metrics.elidedText(unit, Qt::ElideRight, room);
}

void AmountEdit::removeSpaces()
{
    const QString tidied = digits();
    if (tidied == text())
        return;
    const QString before = text().left(cursorPosition());
    const qsizetype spaces = std::ranges::count_if(before, [](QChar c) { return c.isSpace(); });
    setText(tidied);
    setCursorPosition(static_cast<int>(before.size() - spaces));
}

QString AmountEdit::digits() const
{
    return text().removeIf([](QChar c) { return c.isSpace(); });
}

void AmountEdit::followTheme()
{
    const Theme &theme = themeOf(this);
    setFont(theme.font(m_isCompact ? TextRole::NumberSmall : TextRole::NumberLarge));
    const int unitWidth
        = QFontMetrics(theme.font(m_isCompact ? TextRole::Small : TextRole::Body)).horizontalAdvance(shownUnit());
    setTextMargins(m_isCompact ? 0 : theme.scaled(4), 0, unitWidth + theme.scaled(m_isCompact ? 4 : 10), 0);
}

} // namespace curvedesk
#include "moc_AmountEdit.cpp"
