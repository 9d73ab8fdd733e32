// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/discovery/CoinFilterPopup.h"

#include "ui/text/DisplayText.h"
#include "ui/text/TimeText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Painting.h"
#include "ui/widgets/TextLabel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QPainter>
#include <QSignalBlocker>
#include <QSpinBox>

namespace curvedesk {

using namespace Qt::StringLiterals;

CoinFilterPopup::CoinFilterPopup(const CoinFilter &filter, QWidget *parent)
    : QDialog(parent, Qt::Popup)
    , m_age(new QComboBox)
    , m_hidesSuspects(new QCheckBox(tr("Hide deceptive names")))
{
    setObjectName(u"coinFilter"_s);
    setAccessibleName(tr("Filter of the coins"));
    setAttribute(Qt::WA_DeleteOnClose);
    auto *form = new QFormLayout(this);
    form->setContentsMargins(14, 12, 14, 10);
    form->setHorizontalSpacing(14);
    m_age->setObjectName(u"filterAge"_s);
    m_age->setAccessibleName(tr("Younger than"));
    for (const int minutes : {0, 5, 15, 60, 6 * 60, 24 * 60, 7 * 24 * 60})
        m_age->addItem(minutes == 0 ? tr("any age") : timeText::age(0, minutes * CoinFilter::minuteMs), minutes);
    auto *ages = new QHBoxLayout;
    ages->setSpacing(6);
    ages->addWidget(m_age, 1);
    ages->addSpacing(themeOf(this).scaled(26)); // where the fields below have their units
    addRow(*form, tr("Younger than"), *m_age, ages);
    m_minCap = addBound(*form, u"filterMinCap"_s, tr("Market cap from"), u"SOL"_s, 1'000'000);
    m_maxCap = addBound(*form, u"filterMaxCap"_s, tr("Market cap up to"), u"SOL"_s, 1'000'000);
    m_minProgress = addBound(*form, u"filterMinProgress"_s, tr("Progress from"), u"%"_s, 100);
    m_maxProgress = addBound(*form, u"filterMaxProgress"_s, tr("Progress up to"), u"%"_s, 100);
    m_minHolders = addBound(*form, u"filterMinHolders"_s, tr("Holders from"), {}, 100'000);
    m_hidesSuspects->setObjectName(u"filterSuspects"_s);
    m_hidesSuspects->setToolTip(displayText::toolTip(
        tr("Names and tickers with hidden characters, and those made to look like an older coin's of the list")));
    form->addRow(m_hidesSuspects);
    auto *clear = new LinkButton(tr("Clear the filter"));
    clear->setObjectName(u"filterClear"_s);
    form->addRow(clear);
    showFilter(filter);
    connect(m_age, &QComboBox::currentIndexChanged, this, &CoinFilterPopup::emitFilter);
    connect(m_hidesSuspects, &QCheckBox::toggled, this, &CoinFilterPopup::emitFilter);
    connect(clear, &QPushButton::clicked, this, [this] {
        showFilter({});
        emitFilter();
    });
    m_age->setFocus();
}

void CoinFilterPopup::addRow(QFormLayout &form, const QString &label, QWidget &field, QLayout *row)
{
    form.addRow(label, row);
    // The form gives a label of its own no buddy where the row is a layout, and on X11 only a label tells screen
    // readers what a combo box is for.
    qobject_cast<QLabel *>(form.labelForField(row))->setBuddy(&field);
}

QSpinBox *CoinFilterPopup::addBound(QFormLayout &form, const QString &objectName, const QString &label,
                                    const QString &unit, int most)
{
    auto *bound = new QSpinBox;
    bound->setObjectName(objectName);
    bound->setAccessibleName(unit.isEmpty() ? label : u"%1 (%2)"_s.arg(label, unit));
    bound->setRange(0, most);
    bound->setMinimumWidth(themeOf(this).scaled(108));
    bound->setStepType(QAbstractSpinBox::AdaptiveDecimalStepType);
    bound->setSpecialValueText(tr("any"));
    // Beside the field, where it is read of an empty one too.
    auto *named = new TextLabel(unit, TextRole::Small, Tone::Muted);
    named->setMinimumWidth(themeOf(this).scaled(26));
    auto *row = new QHBoxLayout;
    row->setSpacing(6);
    row->addWidget(bound, 1);
    row->addWidget(named);
    addRow(form, label, *bound, row);
    connect(bound, &QSpinBox::valueChanged, this, &CoinFilterPopup::emitFilter);
    return bound;
}

void CoinFilterPopup::showFilter(const CoinFilter &filter)
{
    const QSignalBlocker blocker(this);
    m_age->setCurrentIndex(qMax(0, m_age->findData(filter.maxAgeMinutes)));
    m_minCap->setValue(filter.minCapSol);
    m_maxCap->setValue(filter.maxCapSol);
    m_minProgress->setValue(filter.minProgress);
    m_maxProgress->setValue(filter.maxProgress);
    m_minHolders->setValue(filter.minHolders);
    m_hidesSuspects->setChecked(filter.hidesSuspects);
}

void CoinFilterPopup::emitFilter()
{
    emit changed({m_age->currentData().toInt(), m_minCap->value(), m_maxCap->value(), m_minProgress->value(),
                  m_maxProgress->value(), m_minHolders->value(), m_hidesSuspects->isChecked()});
}

QString CoinFilterPopup::textOf(const CoinFilter &filter)
{
    QStringList parts;
    const auto add = [&parts](const QString &bound, int value, const QString &unit) {
        if (value > 0)
            parts.append(u"%1 %2%3"_s.arg(bound, QString::number(value), unit));
    };
    if (filter.maxAgeMinutes > 0)
        parts.append(tr("Younger than") + u' ' + timeText::age(0, filter.maxAgeMinutes * CoinFilter::minuteMs));
    add(tr("Market cap from"), filter.minCapSol, u" SOL"_s);
    add(tr("Market cap up to"), filter.maxCapSol, u" SOL"_s);
    add(tr("Progress from"), filter.minProgress, u" %"_s);
    add(tr("Progress up to"), filter.maxProgress, u" %"_s);
    add(tr("Holders from"), filter.minHolders, {});
    if (filter.hidesSuspects)
        parts.append(tr("Hide deceptive names"));
    return parts.join(u" · "_s);
}

void CoinFilterPopup::paintEvent(QPaintEvent *)
{
    const ThemeColors &colors = themeOf(this).colors;
    QPainter painter(this);
    painting::surface(painter, rect(), colors.panel, colors.line, 0);
}

} // namespace curvedesk
#include "moc_CoinFilterPopup.cpp"
