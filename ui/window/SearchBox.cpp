// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/SearchBox.h"

#include "ui/models/CellRoles.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"

#include <QAbstractItemView>
#include <QCompleter>
#include <QKeyEvent>
#include <QPainter>
#include <QStandardItemModel>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

SearchBox::SearchBox(QWidget *parent)
    : QLineEdit(parent)
    , m_candidates(new QStandardItemModel(this))
    , m_completer(new QCompleter(m_candidates, this))
{
    setPlaceholderText(tr("Search a name, or paste a mint"));
    setAccessibleName(tr("Search for a coin"));
    setMaxLength(200);
    m_completer->setCaseSensitivity(Qt::CaseInsensitive);
    m_completer->setFilterMode(Qt::MatchContains);
    m_completer->setMaxVisibleItems(10);
    m_completer->popup()->setAccessibleName(tr("Coins found"));
    setCompleter(m_completer);
    connect(
        m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
        [this](const QModelIndex &index) { choose(index.data(MintRole).toString()); }, Qt::QueuedConnection);
    connect(this, &QLineEdit::returnPressed, this, &SearchBox::chooseFirst);
    connect(this, &QLineEdit::textChanged, this, [this](const QString &text) {
        if (looksLikeMint(text.trimmed()))
            choose(text.trimmed());
    });
    followTheme();
}

bool SearchBox::looksLikeMint(const QString &text)
{
    static constexpr QStringView alphabet = u"123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    return text.size() >= 32 && text.size() <= 44
        && std::all_of(text.begin(), text.end(), [](QChar c) { return alphabet.contains(c); });
}

QSize SearchBox::sizeHint() const
{
    return {themeOf(this).scaled(340), themeOf(this).scaled(30)};
}

void SearchBox::focusInEvent(QFocusEvent *event)
{
    fillCandidates();
    QLineEdit::focusInEvent(event);
}

void SearchBox::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        clear();
        clearFocus();
        return;
    }
    QLineEdit::keyPressEvent(event);
}

void SearchBox::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    const int side = theme.scaled(15);
    painter.drawPixmap(QRect(theme.scaled(9), (height() - side) / 2, side, side),
                       icons::pixmap(u"search", theme.colors.muted, side, devicePixelRatioF()));
    if (!text().isEmpty())
        return;
    painter.setFont(theme.font(TextRole::Small));
    painter.setPen(theme.colors.muted);
    painter.drawText(rect().adjusted(0, 0, -theme.scaled(10), 0), Qt::AlignRight | Qt::AlignVCenter, tr("Ctrl K"));
}

void SearchBox::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        followTheme();
}

void SearchBox::fillCandidates()
{
    m_candidates->clear();
    if (!m_source)
        return;
    for (const TokenSummary &token : m_source()) {
        // Several coins can have one name, so ticker, market cap and address are shown with it.
        auto *item = new QStandardItem(tr("%1  %2  ·  %3 SOL  ·  %4")
                                           .arg(displayText::name(token.name), displayText::ticker(token.symbol),
                                                amountText::solRounded(token.marketCapLamports, 1),
                                                displayText::shortAddress(token.mint)));
        item->setData(token.mint, MintRole);
        item->setEditable(false);
        m_candidates->appendRow(item);
    }
}

void SearchBox::chooseFirst()
{
    if (m_completer->completionCount() > 0 && !text().isEmpty()) {
        m_completer->setCompletionPrefix(text());
        m_completer->setCurrentRow(0);
        choose(m_completer->currentIndex().data(MintRole).toString());
    }
}

void SearchBox::choose(const QString &mint)
{
    if (mint.isEmpty())
        return;
    clear();
    clearFocus();
    emit mintChosen(mint);
}

void SearchBox::followTheme()
{
    const Theme &theme = themeOf(this);
    setTextMargins(theme.scaled(22), 0, 0, 0);
}

} // namespace curvedesk
