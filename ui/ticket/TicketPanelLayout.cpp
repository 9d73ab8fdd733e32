// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/Lamports.h"
#include "ui/state/MarketFeed.h"
#include "ui/text/AmountText.h"
#include "ui/ticket/QuoteFollower.h"
#include "ui/ticket/TicketFigures.h"
#include "ui/ticket/TicketPanel.h"
#include "ui/ticket/WalletChoice.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/FigureTable.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/SideSwitch.h"
#include "ui/widgets/TermsEdit.h"
#include "ui/widgets/TextLabel.h"
#include "ui/widgets/ValueBox.h"

#include <QHBoxLayout>
#include <QMenu>
#include <QVBoxLayout>

#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array percents{25, 50, 75, 100};

} // namespace

TicketPanel::TicketPanel(Desk &desk, MarketFeed &feed, DeskSelection &selection, CurrentCoin &coin, WalletBook &book,
                         QWidget *parent)
    : QWidget(parent)
    , m_desk(desk)
    , m_selection(selection)
    , m_coin(coin)
    , m_book(book)
    , m_follower(new QuoteFollower(desk, this))
    , m_buyPresets{lamportsPerSol / 10, lamportsPerSol / 2, lamportsPerSol, 5 * lamportsPerSol}
    , m_wallet(new WalletChoice(selection, book))
    , m_side(new SideSwitch)
    , m_amountLabel(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_balance(new TextLabel({}, TextRole::NumberSmall, Tone::Muted))
    , m_amount(new AmountEdit(u"SOL"_s, solDecimals))
    , m_receive(new ValueBox)
    , m_terms(new TermsEdit(u"order"_s))
    , m_figures(new FigureTable)
    , m_banner(new Banner)
    , m_lock(new Banner)
    , m_button(new PrimaryButton(tr("Buy"), Tone::Buy))
    , m_reason(new TextLabel({}, TextRole::Small, Tone::Muted))
{
    setObjectName(u"orderTicket"_s);
    buildLayout();
    connectAll();
    connect(&feed, &MarketFeed::ordersChanged, this, &TicketPanel::askHolding);
    // Tokens from another wallet change no lamports, so that the wallet book does not change with them.
    connect(&feed, &MarketFeed::walletsChanged, this, &TicketPanel::askHolding);
    showMode();
}

void TicketPanel::buildLayout()
{
    m_amount->setObjectName(u"orderAmount"_s);
    m_receive->setObjectName(u"orderReceive"_s);
    m_receive->setAccessibleName(tr("Receive about"));
    m_banner->setObjectName(u"orderBanner"_s);
    m_lock->setObjectName(u"orderLock"_s);
    m_button->setObjectName(u"orderButton"_s);
    m_reason->setObjectName(u"orderReason"_s);
    m_balance->setObjectName(u"orderBalance"_s);
    m_amountLabel->setBuddy(m_amount);
    m_wallet->setObjectName(u"orderWallet"_s);
    m_wallet->setAccessibleName(tr("Wallet that signs"));
    m_reason->setWordWrap(true);
    m_reason->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    m_reason->setMinimumHeight(
        themeOf(this).scaled(48)); // three lines, so that the ticket keeps its size when a reason appears
    ticketFigures::addRows(*m_figures);
    m_presetRow = buildPresets();
    m_percentRow = buildPercents();

    auto *amountRow = new QHBoxLayout;
    amountRow->addWidget(m_amountLabel);
    amountRow->addStretch(1);
    amountRow->addWidget(m_balance);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(12, 10, 12, 8);
    column->setSpacing(6);
    column->addWidget(m_side);
    column->addWidget(m_wallet);
    column->addLayout(amountRow);
    column->addWidget(m_amount);
    column->addWidget(m_presetRow);
    column->addWidget(m_percentRow);
    column->addWidget(new TextLabel(tr("Receive about"), TextRole::Small, Tone::Muted));
    column->addWidget(m_receive);
    column->addSpacing(2);
    column->addWidget(m_terms);
    column->addSpacing(2);
    column->addWidget(new HairLine);
    column->addSpacing(2);
    column->addWidget(m_figures);
    column->addSpacing(2);
    // Widgets that appear and disappear stand below the button, so that no control moves under the pointer.
    column->addWidget(m_button);
    column->addWidget(m_lock);
    column->addWidget(m_banner);
    column->addWidget(m_reason);
    column->addStretch(1);
}

QWidget *TicketPanel::buildPresets()
{
    auto *widget = new QWidget;
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (int i = 0; i < static_cast<int>(m_buyPresets.size()); ++i) {
        auto *chip = new ChipButton({});
        chip->setObjectName(u"preset%1"_s.arg(i));
        chip->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        chip->setContextMenuPolicy(Qt::CustomContextMenu);
        connect(chip, &QWidget::customContextMenuRequested, this,
                [this, i, chip](const QPoint &at) { offerPresetChange(i, chip->mapToGlobal(at)); });
        connect(chip, &QPushButton::clicked, this, [this, i] { applyPreset(i); });
        m_presets.append(chip);
        row->addWidget(chip);
    }
    setBuyPresets(QList<quint64>(m_buyPresets));
    return widget;
}

QWidget *TicketPanel::buildPercents()
{
    auto *widget = new QWidget;
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    for (const int percent : percents) {
        auto *chip = new ChipButton(tr("%1 %").arg(percent));
        chip->setObjectName(u"percent%1"_s.arg(percent));
        chip->setAccessibleName(tr("Sell %1 % of the holding").arg(percent));
        chip->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
        connect(chip, &QPushButton::clicked, this, [this, percent] { applyPercent(percent); });
        m_percents.insert(percent, chip);
        row->addWidget(chip);
    }
    return widget;
}

void TicketPanel::setBuyPresets(const QList<quint64> &presets)
{
    if (presets.size() != m_buyPresets.size())
        return;
    m_buyPresets = presets;
    for (int i = 0; i < static_cast<int>(m_presets.size()); ++i) {
        const QString amount = amountText::solPlain(m_buyPresets.at(i));
        m_presets.at(i)->setText(amount);
        m_presets.at(i)->setAccessibleName(tr("Spend %1 SOL").arg(amount));
    }
}

void TicketPanel::offerPresetChange(int preset, const QPoint &at)
{
    const Result<quint64> amount = m_amount->amount();
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    QAction *change
        = menu->addAction(amount && *amount > 0 ? tr("Make this button %1 SOL").arg(amountText::solPlain(*amount))
                                                : tr("Type an amount to put it on this button"));
    change->setEnabled(amount && *amount > 0);
    connect(change, &QAction::triggered, this, [this, preset, lamports = amount ? *amount : 0] {
        QList<quint64> presets = m_buyPresets;
        presets[preset] = lamports;
        setBuyPresets(presets);
        updateQuoteRequest();
        emit buyPresetsChanged(presets);
    });
    menu->popup(at);
}

bool TicketPanel::isTouched() const
{
    return !m_amount->text().isEmpty() || m_side->mode() != TradeMode::Buy || isAncestorOf(window()->focusWidget());
}

void TicketPanel::focusSide(TradeMode mode)
{
    m_side->setMode(mode);
    m_amount->setFocus(Qt::ShortcutFocusReason);
    m_amount->selectAll();
}

void TicketPanel::setHoldReason(const QString &reason)
{
    if (m_hold == reason)
        return;
    m_hold = reason;
    updateQuoteRequest();
}

} // namespace curvedesk
