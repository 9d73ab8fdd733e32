// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/window/TopBar.h"

#include "ui/discovery/SearchBox.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/NetworkText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/NetworkBadge.h"
#include "ui/widgets/TextLabel.h"

#include <QAction>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>

#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int searchSign = 40; ///< pixels at 100 % that show the sign of the field for searching

/// Makes the tool tip of the button's name and, where there are any, its keys.
void showKeys(QWidget &button, const QKeySequence &keys)
{
    const QString behind = keys.isEmpty() ? QString() : u" (%1)"_s.arg(keys.toString(QKeySequence::NativeText));
    button.setToolTip(displayText::toolTip(button.accessibleName() + behind));
}

} // namespace

TopBar::TopBar(const QString &network, DeskSelection &selection, WalletBook &book, QWidget *parent)
    : QWidget(parent)
    , m_selection(selection)
    , m_book(book)
    , m_badge(new NetworkBadge(network))
    , m_search(new SearchBox)
    , m_wallet(new TextLabel({}, TextRole::Body, Tone::Muted))
    , m_balance(new TextLabel({}, TextRole::Number))
    , m_address(new TextLabel({}, TextRole::Number, Tone::Muted))
    , m_slot(new TextLabel({}, TextRole::Body, Tone::Muted))
    , m_hide(new IconButton(u"eye"_s, tr("Hide or show the amounts of your wallets")))
    , m_lock(new IconButton(u"lock"_s, tr("Lock the keys now")))
    , m_theme(new IconButton(u"sun"_s, tr("Light theme")))
{
    m_badge->setObjectName(u"networkBadge"_s);
    m_search->setObjectName(u"search"_s);
    m_hide->setObjectName(u"hideAmounts"_s);
    m_lock->setObjectName(u"lockKeys"_s);
    m_theme->setObjectName(u"themeToggle"_s);
    m_wallet->setObjectName(u"topWallet"_s);
    m_balance->setObjectName(u"topBalance"_s);
    m_slot->setObjectName(u"topSlot"_s);
    m_wallet->setElided(true);
    m_address->setObjectName(u"topAddress"_s);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 10, 7);
    row->setSpacing(12);
    row->addWidget(m_badge);
    row->addWidget(m_search);
    row->addStretch(1);
    for (QWidget *part :
         std::initializer_list<QWidget *>{m_wallet, m_balance, m_address, m_slot, m_hide, m_lock, m_theme})
        row->addWidget(part);
    m_lock->hide();
    setNetwork(network);
    connect(m_hide, &QPushButton::clicked, this, &TopBar::hideToggled);
    connect(m_lock, &QPushButton::clicked, this, &TopBar::lockClicked);
    connect(m_theme, &QPushButton::clicked, this, &TopBar::themeToggled);
    connect(&selection, &DeskSelection::walletChanged, this, &TopBar::showWallet);
    connect(&book, &WalletBook::changed, this, &TopBar::showWallet);
    showWallet();
}

void TopBar::followKeys(const QAction &find, const QAction &hide, const QAction &lock)
{
    const auto show = [this, &find, &hide, &lock] {
        m_search->setKeys(find.shortcut());
        showKeys(*m_hide, hide.shortcut());
        showKeys(*m_lock, lock.shortcut());
    };
    for (const QAction *each : {&find, &hide, &lock})
        connect(each, &QAction::changed, this, show);
    show();
}

void TopBar::setNetwork(const QString &network)
{
    m_isRealMoney = networkText::moneyOf(network) == networkText::Money::Real;
    m_badge->setNetwork(network);
    update();
}

void TopBar::setSlot(quint64 slot)
{
    m_slot->setText(tr("slot %1").arg(amountText::tokensPlain(slot, 0)));
}

void TopBar::setDark(bool isDark)
{
    m_theme->setIconName(isDark ? u"sun"_s : u"moon"_s);
    m_theme->setName(isDark ? tr("Light theme") : tr("Dark theme"));
}

void TopBar::setLockable(bool isLockable)
{
    m_lock->setVisible(isLockable);
}

void TopBar::showWallet()
{
    const std::optional<WalletSummary> wallet = m_book.wallet(m_selection.wallet());
    const QString none = m_book.isKnown() ? tr("no wallet") : QString();
    m_wallet->setText(wallet ? displayText::line(wallet->label, 32).text : none);
    m_wallet->setPlainToolTip(wallet ? displayText::line(wallet->label, 64).text : QString());
    const bool isHidden = m_book.hidesAmounts();
    m_hide->setIconName(isHidden ? u"eye-off"_s : u"eye"_s);
    const QString amount = isHidden ? amountText::hidden.toString()
        : wallet                    ? amountText::sol(wallet->lamports)
                                    : QString();
    m_balance->setText(wallet ? tr("%1 SOL").arg(amount) : QString());
    m_balance->setPlainToolTip(wallet && !isHidden ? amountText::lamports(wallet->lamports) : QString());
    m_address->setText(wallet ? displayText::shortAddress(wallet->address) : QString());
    m_address->setPlainToolTip(wallet ? wallet->address : QString());
}

bool TopBar::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Resize)
        showWhatFits();
    return QWidget::event(event);
}

// Address, then slot, give way in a narrow bar: the wallet's name needs its room, and other panels show both.
void TopBar::showWhatFits()
{
    const std::array optional{m_address, m_slot};
    const auto widthOf = [this](const TextLabel *label) { return label->sizeHint().width() + layout()->spacing(); };
    const int search = m_search->sizeHint().width();
    int needed = layout()->sizeHint().width() - qMin(search, m_search->maximumWidth()) + search;
    for (const TextLabel *label : optional)
        needed += label->isHidden() ? widthOf(label) : 0;
    for (TextLabel *label : optional) {
        label->setVisible(needed <= width());
        needed -= label->isHidden() ? widthOf(label) : 0;
    }
    // The field for searching is used as well in half its width, or by its sign where the name is whole beside it.
    const int spare = search - needed + width();
    m_search->setMaximumWidth(spare < themeOf(this).scaled(searchSign) ? search / 2 : qMin(spare, search));
}

void TopBar::paintEvent(QPaintEvent *)
{
    const ThemeColors &c = themeOf(this).colors;
    QPainter painter(this);
    painter.fillRect(rect(), c.panel);
    painter.fillRect(0, height() - 1, width(), 1, c.line);
    if (m_isRealMoney)
        painter.fillRect(0, 0, width(), themeOf(this).scaled(3), c.mainnet);
}

} // namespace curvedesk
#include "moc_TopBar.cpp"
