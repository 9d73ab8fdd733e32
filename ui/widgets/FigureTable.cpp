// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/widgets/FigureTable.h"

#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/widgets/TextLabel.h"

#include <QEvent>
#include <QHBoxLayout>

#include <algorithm>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int longestTicker = 13; ///< characters that are shown

/// Stands for a figure that there is not.
QString dash()
{
    return u"–"_s;
}

} // namespace

FigureTable::FigureTable(int rowSpacing, int unitWidth)
    : m_unitWidth(unitWidth)
    , m_lines(new QVBoxLayout(this))
{
    m_lines->setContentsMargins(0, 0, 0, 0);
    m_lines->setSpacing(rowSpacing);
}

FigureTable::Figure FigureTable::solFigure(quint64 lamports)
{
    return {amountText::sol(lamports), Tone::Normal, amountText::lamports(lamports), tr("SOL")};
}

FigureTable::Figure FigureTable::tokenFigure(quint64 baseUnits, const QString &ticker, int decimals)
{
    return {amountText::tokens(baseUnits, decimals), Tone::Normal, tr("%1 base units").arg(baseUnits),
            displayText::line(ticker, longestTicker).text, tr("tokens")};
}

void FigureTable::addRow(const QString &key, const QString &label, bool isStrong)
{
    auto *name
        = new TextLabel(label, isStrong ? TextRole::Strong : TextRole::Small, isStrong ? Tone::Normal : Tone::Muted);
    auto *figure = new TextLabel(dash(), isStrong ? TextRole::NumberStrong : TextRole::NumberSmall);
    name->setElided(true);
    figure->setAlignment(Qt::AlignRight | Qt::AlignAbsolute | Qt::AlignVCenter);
    figure->setObjectName(key);
    figure->setAccessibleName(label);
    auto *unit = new TextLabel({}, TextRole::Small, Tone::Muted);
    unit->setElided(m_unitWidth > 0);
    // A line for itself: in a grid the widest figure would take room from the label of every other.
    auto *line = new QHBoxLayout;
    line->addWidget(name, 1);
    line->addWidget(figure);
    line->addWidget(unit);
    m_lines->addLayout(line);
    m_rows.append({key, line, name, figure, unit, isStrong, {}});
    sizeRows();
}

void FigureTable::sizeRows()
{
    // The room for units stays, so that the figures keep their place without units.
    const Theme &theme = themeOf(this);
    int width = theme.scaled(m_unitWidth > 0 ? m_unitWidth : 36);
    for (const Row &each : std::as_const(m_rows)) {
        if (m_unitWidth == 0 && !each.unit->isHidden())
            width = qMax(width, each.unit->sizeHint().width());
    }
    for (const Row &each : std::as_const(m_rows)) {
        // Chinese, Japanese and Korean letters fit into this height too, but ask for more.
        const TextRole role = each.isStrong ? TextRole::NumberStrong : TextRole::NumberSmall;
        for (TextLabel *label : {each.label, each.figure, each.unit})
            label->setFixedHeight(QFontMetrics(theme.font(role)).height());
        each.line->setSpacing(theme.scaled(5));
        if (each.unit->minimumWidth() != width)
            each.unit->setFixedWidth(width);
    }
    if (!isRightToLeft())
        return;
    // There the figures begin at their units, and only figures of one width end below each other.
    const int widest = qMax(widestFigure(), m_aligned == nullptr ? 0 : m_aligned->widestFigure());
    for (const Row &each : m_rows + (m_aligned == nullptr ? QList<Row>() : m_aligned->m_rows))
        each.figure->setMinimumWidth(widest);
}

int FigureTable::widestFigure() const
{
    int widest = 0;
    for (const Row &each : m_rows)
        widest = qMax(widest, each.figure->isHidden() ? 0 : each.figure->sizeHint().width());
    return widest;
}

void FigureTable::alignWith(FigureTable &other)
{
    m_aligned = &other;
    other.m_aligned = this;
    sizeRows();
}

void FigureTable::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        sizeRows();
}

void FigureTable::setFigure(const QString &key, const Figure &figure)
{
    Row *found = row(key);
    if (found == nullptr)
        return;
    found->exact = figure.exact;
    found->figure->setText(figure.text);
    found->figure->setTone(figure.tone);
    found->figure->setPlainToolTip(figure.exact);
    found->figure->setAccessibleName(u"%1: %2 %3"_s.arg(found->label->text(), figure.text, figure.unit).trimmed());
    const int width = themeOf(this).scaled(m_unitWidth);
    const bool isTooWide = m_unitWidth > 0 && found->unit->fontMetrics().horizontalAdvance(figure.unit) > width;
    found->unit->setText(isTooWide && !figure.shortUnit.isEmpty() ? figure.shortUnit : figure.unit);
    found->unit->setPlainToolTip(isTooWide ? figure.unit : QString());
    sizeRows();
}

void FigureTable::setLabel(const QString &key, const QString &label)
{
    if (Row *found = row(key))
        found->label->setText(label);
}

void FigureTable::setRowVisible(const QString &key, bool isVisible)
{
    if (Row *found = row(key)) {
        found->label->setVisible(isVisible);
        found->figure->setVisible(isVisible);
        found->unit->setVisible(isVisible);
    }
}

void FigureTable::clearFigures()
{
    for (const Row &each : m_rows)
        setFigure(each.key, {dash(), Tone::Muted, {}, {}});
}

QString FigureTable::plainText() const
{
    QString lines;
    for (const Row &each : m_rows) {
        if (each.label->isHidden())
            continue;
        const QString exact = each.exact.isEmpty() ? QString() : u" (%1)"_s.arg(each.exact);
        lines
            += u"%1: %2 %3"_s.arg(each.label->text(), each.figure->text(), each.unit->text()).trimmed() + exact + u'\n';
    }
    return lines.replace(QChar::Nbsp, u' ');
}

FigureTable::Row *FigureTable::row(const QString &key)
{
    const auto found = std::ranges::find(m_rows, key, &Row::key);
    return found == m_rows.end() ? nullptr : &*found;
}

} // namespace curvedesk
#include "moc_FigureTable.cpp"
