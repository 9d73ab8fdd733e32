// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/discovery/SearchBox.h"

#include "ui/desk/Desk.h"
#include "ui/discovery/CoinPictures.h"
#include "ui/discovery/SearchModel.h"
#include "ui/state/WalletBook.h"
#include "ui/text/ErrorText.h"
#include "ui/text/NetworkText.h"
#include "ui/theme/Icons.h"
#include "ui/theme/Theme.h"

#include <QAction>
#include <QCompleter>
#include <QItemSelectionModel>
#include <QKeyEvent>
#include <QListView>
#include <QPainter>
#include <QTextOption>

#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

SearchBox::SearchBox()
    : m_found(new SearchModel(this))
    , m_completer(new QCompleter(m_found, this))
{
    setAccessibleName(tr("Search for coins, wallets and commands"));
    setMaxLength(200);
    auto *list = new QListView;
    list->setUniformItemSizes(true);
    m_completer->setCompletionMode(QCompleter::UnfilteredPopupCompletion);
    m_completer->setMaxVisibleItems(10);
    m_completer->setPopup(list);
    list->setItemDelegate(new SearchDelegate(list)); // setPopup() sets one of its own
    list->setObjectName(u"searchPopup"_s);
    list->setAccessibleName(tr("Found"));
    m_completer->setWidget(this);
    connect(
        m_completer, qOverload<const QModelIndex &>(&QCompleter::activated), this,
        [this](const QModelIndex &index) { choose(index.row()); }, Qt::QueuedConnection);
    m_typing.setSingleShot(true);
    connect(&m_typing, &QTimer::timeout, this, &SearchBox::askCoins);
    connect(this, &QLineEdit::textEdited, this, &SearchBox::find);
    followTheme();
}

void SearchBox::setSources(Desk &desk, WalletBook &book)
{
    m_desk = &desk;
    m_book = &book;
    m_pictures = new CoinPictures(desk, this);
    m_found->setPictures(*m_pictures);
    connect(m_pictures, &CoinPictures::arrived, this, [this] { m_completer->popup()->viewport()->update(); });
}

void SearchBox::setCommands(std::function<QList<QAction *>()> commands)
{
    m_commands = std::move(commands);
}

void SearchBox::setKeys(const QKeySequence &keys)
{
    m_keys = keys.toString(QKeySequence::NativeText).replace(u'+', u' ');
    update();
}

void SearchBox::open()
{
    if (!hasFocus())
        m_before = window()->focusWidget();
    setFocus(Qt::ShortcutFocusReason);
    selectAll();
    find();
}

QSize SearchBox::sizeHint() const
{
    return {themeOf(this).scaled(340), themeOf(this).scaled(30)};
}

void SearchBox::find()
{
    m_choosesFirst = false;
    m_areCoinsShown = false;
    m_asked.clear();
    m_completer->popup()->selectionModel()->clear();
    if (m_book)
        m_found->setWallets(m_book->wallets(), m_book->hidesAmounts());
    if (m_commands)
        m_found->setCommands(m_commands());
    m_found->find(text().trimmed());
    showPopup();
    if (!text().trimmed().isEmpty())
        m_typing.start(typingMs);
}

void SearchBox::askCoins()
{
    m_typing.stop();
    const QString words = text().trimmed();
    if (m_desk == nullptr || words.isEmpty() || words == m_asked)
        return;
    m_asked = words;
    m_areCoinsShown = false;
    constexpr int maxCoins = 30;
    m_desk->search(this, words, maxCoins, [this, words](const Result<QList<TokenSummary>> &answer) {
        if (words != m_asked)
            return;
        m_areCoinsShown = true;
        const QList<TokenSummary> coins = answer.value_or(QList<TokenSummary>());
        m_found->setCoins(
            coins, answer ? networkText::unreadReason(m_desk->networkState()) : errorText(answer.error()).both());
        QStringList mints;
        for (const TokenSummary &coin : coins)
            mints.append(coin.mint);
        m_pictures->ask(mints, qRound(themeOf(this).scaled(SearchDelegate::pictureSide) * devicePixelRatioF()));
        if (std::exchange(m_choosesFirst, false))
            choose(0);
        else
            showPopup();
    });
}

void SearchBox::showPopup()
{
    if (!hasFocus())
        return;
    if (m_found->rowCount() == 0) {
        m_completer->popup()->hide();
        return;
    }
    constexpr int popupWidth = 440;
    m_completer->complete(QRect(0, 0, themeOf(this).scaled(popupWidth), height()));
    // As the list opens, Qt makes its first row the current one, which is not highlighted and which nobody chose.
    if (QItemSelectionModel *highlight = m_completer->popup()->selectionModel(); !highlight->hasSelection())
        highlight->clearCurrentIndex();
}

void SearchBox::choose(int row)
{
    QString mint = m_found->coin(row) ? m_found->coin(row)->mint : QString();
    const QString wallet = m_found->wallet(row) ? m_found->wallet(row)->address : QString();
    QAction *command = m_found->command(row);
    // A coin that the market does not know yet is looked up on the chain. A wallet's address can be a creator's.
    if (mint.isEmpty() && wallet.isEmpty() && command == nullptr && SearchModel::looksLikeMint(text().trimmed()))
        mint = text().trimmed();
    if (mint.isEmpty() && wallet.isEmpty() && command == nullptr)
        return;
    closeList();
    if (!mint.isEmpty())
        emit mintChosen(mint);
    else if (!wallet.isEmpty())
        emit walletChosen(wallet);
    else
        command->trigger();
}

void SearchBox::closeList()
{
    m_typing.stop();
    m_asked.clear();
    clear();
    m_completer->popup()->hide();
    // Without a focus the window would give it back to this field, the first one, when a sheet closes.
    (m_before ? m_before.data() : parentWidget())->setFocus();
    m_before = nullptr;
}

bool SearchBox::event(QEvent *event)
{
    // Escape empties the box; the window's shortcut would take the key from it.
    if (event->type() == QEvent::ShortcutOverride && static_cast<QKeyEvent *>(event)->key() == Qt::Key_Escape)
        event->accept();
    return QLineEdit::event(event);
}

void SearchBox::keyPressEvent(QKeyEvent *event)
{
    const bool isOpen = m_completer->popup()->isVisible();
    const QItemSelectionModel *highlight = m_completer->popup()->selectionModel();
    switch (event->key()) {
    case Qt::Key_Escape:
        closeList();
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (const QModelIndexList chosen = highlight->selectedIndexes(); isOpen && !chosen.isEmpty()) {
            choose(chosen.first().row());
            return;
        }
        if (text().trimmed().isEmpty())
            return;
        if (m_areCoinsShown && m_found->rowCount() > 0) {
            choose(0);
        } else {
            m_choosesFirst = true;
            if (m_areCoinsShown)
                m_asked.clear(); // asks again, as the coin may exist by now
            askCoins();
        }
        return;
    case Qt::Key_Down:
        if (!isOpen)
            find();
        break;
    default:
        break;
    }
    QLineEdit::keyPressEvent(event);
}

void SearchBox::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    const Theme &theme = themeOf(this);
    QPainter painter(this);
    const int side = theme.scaled(15);
    const QRect sign(theme.scaled(9), (height() - side) / 2, side, side);
    painter.drawPixmap(QStyle::visualRect(layoutDirection(), rect(), sign),
                       icons::pixmap(u"search", theme.colors.muted, side, devicePixelRatioF()));
    const int taken = fontMetrics().horizontalAdvance(placeholderText() + m_keys) + theme.scaled(48);
    if (!text().isEmpty() || taken > width())
        return;
    painter.setFont(theme.font(TextRole::Small));
    painter.setPen(theme.colors.muted);
    painter.drawText(rect().adjusted(theme.scaled(10), 0, -theme.scaled(10), 0), m_keys,
                     QTextOption(QStyle::visualAlignment(layoutDirection(), Qt::AlignRight) | Qt::AlignVCenter));
}

void SearchBox::changeEvent(QEvent *event)
{
    QLineEdit::changeEvent(event);
    if (event->type() == QEvent::StyleChange)
        followTheme();
}

void SearchBox::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    followTheme();
}

void SearchBox::followTheme()
{
    const Theme &theme = themeOf(this);
    const int sign = theme.scaled(22);
    setTextMargins(isLeftToRight() ? sign : 0, 0, isLeftToRight() ? 0 : sign, 0);
    const QString words = tr("Search coins, wallets, commands");
    const bool isFitting = fontMetrics().horizontalAdvance(words) + theme.scaled(52) <= width();
    setPlaceholderText(isFitting ? words : QString()); // its sign says enough
}

} // namespace curvedesk
#include "moc_SearchBox.cpp"
