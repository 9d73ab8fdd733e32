// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/Lamports.h"
#include "ui/state/MarketFeed.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/ticket/QuoteFollower.h"
#include "ui/ticket/TicketFigures.h"
#include "ui/ticket/TicketPanel.h"
#include "ui/ticket/WalletChoice.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/FigureTable.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/ScreenReaders.h"
#include "ui/widgets/ScrollingArea.h"
#include "ui/widgets/SideSwitch.h"
#include "ui/widgets/TermsEdit.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr std::array percents{25, 50, 75, 100};
constexpr int sideMargin = 10; ///< in pixels; a scroll bar takes the place of the right one
constexpr int noticesHeight = 64; ///< in pixels, at least: a message of three lines

/// Makes a row of equal controls without margins; returns it with its layout.
std::pair<QWidget *, QHBoxLayout *> newRow()
{
    auto *widget = new QWidget;
    auto *row = new QHBoxLayout(widget);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(6);
    return {widget, row};
}

/// Adds a control to a row, as wide as the others, and names it.
void addEqual(QHBoxLayout *row, QWidget *control, const QString &objectName,
              QSizePolicy::Policy height = QSizePolicy::Fixed)
{
    control->setObjectName(objectName);
    control->setSizePolicy(QSizePolicy::Expanding, height);
    row->addWidget(control, 1);
}

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
    , m_receiveLabel(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_receive(new AmountEdit({}, curveTokenDecimals))
    , m_terms(new TermsEdit(u"order"_s))
    , m_figures(1, 40)
    , m_banner(new Banner)
    , m_lock(new Banner)
    , m_button(new PrimaryButton(tr("Buy"), Tone::Buy))
    , m_arm(new IconButton(u"bolt"_s, tr("Trade with one click…")))
    , m_reason(new TextLabel({}, TextRole::Small, Tone::Muted))
{
    setObjectName(u"orderTicket"_s);
    buildLayout();
    connectAll();
    connect(&feed, &MarketFeed::ordersChanged, this, &TicketPanel::askHolding);
    // Tokens from another wallet change no lamports, so that the wallet book does not change with them.
    connect(&feed, &MarketFeed::walletsChanged, this, &TicketPanel::askHolding);
    applySide();
}

void TicketPanel::buildLayout()
{
    m_amount->setObjectName(u"orderAmount"_s);
    m_receive->setObjectName(u"orderReceive"_s);
    m_receiveLabel->setBuddy(m_receive);
    m_banner->setObjectName(u"orderBanner"_s);
    m_lock->setObjectName(u"orderLock"_s);
    m_button->setObjectName(u"orderButton"_s);
    m_reason->setObjectName(u"orderReason"_s);
    m_arm->setObjectName(u"orderArm"_s);
    m_arm->setFocusPolicy(Qt::StrongFocus);
    m_balance->setObjectName(u"orderBalance"_s);
    m_amountLabel->setBuddy(m_amount);
    m_wallet->setObjectName(u"orderWallet"_s);
    m_reason->setWordWrap(true);
    m_reason->setAlignment(Qt::AlignHCenter | Qt::AlignTop);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    auto *form = new ScrollingArea(buildForm());
    form->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    column->addWidget(form);
    column->addLayout(buildFoot());
    // What appears and disappears has its own room below the button, so that no control moves under the pointer.
    auto *notices = new QWidget;
    auto *lines = new QVBoxLayout(notices);
    lines->setContentsMargins(sideMargin, 0, sideMargin, 4);
    lines->setSpacing(4);
    lines->addWidget(m_lock);
    lines->addWidget(m_banner);
    lines->addWidget(m_reason);
    lines->addStretch(1);
    auto *room = new ScrollingArea(notices);
    room->setMinimumHeight(noticesHeight);
    column->addWidget(room, 1);
}

QWidget *TicketPanel::buildForm()
{
    // On X11 Qt names a combo box by its text; only a label tells screen readers what it is for.
    TextLabel *walletLabel = newFieldLabel(tr("Wallet that signs"), *m_wallet);
    walletLabel->hide();
    m_shortcuts = new QStackedWidget;
    m_shortcuts->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    for (QWidget *row : {buildPresets(), buildPresetEdits(), buildPercents()})
        m_shortcuts->addWidget(row);
    auto *sideRow = new QHBoxLayout;
    sideRow->setSpacing(4);
    sideRow->addWidget(m_side, 1);
    sideRow->addWidget(m_arm);
    auto *amountRow = new QHBoxLayout;
    amountRow->addWidget(m_amountLabel);
    amountRow->addStretch(1);
    amountRow->addWidget(m_balance);
    auto *form = new QWidget;
    auto *column = new QVBoxLayout(form);
    // Close together, so that the ticket needs no scroll bar in 1280x800.
    column->setContentsMargins(sideMargin, 8, sideMargin, 0);
    column->setSpacing(4);
    column->addLayout(sideRow);
    column->addWidget(walletLabel);
    column->addWidget(m_wallet);
    column->addLayout(amountRow);
    column->addWidget(m_amount);
    column->addWidget(m_shortcuts);
    column->addWidget(m_receiveLabel);
    column->addWidget(m_receive);
    column->addSpacing(2);
    column->addWidget(m_terms);
    column->addSpacing(2);
    column->addWidget(new HairLine);
    column->addSpacing(2);
    column->addWidget(m_figures.costs());
    return form;
}

QLayout *TicketPanel::buildFoot()
{
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(sideMargin, 1, sideMargin, 4);
    foot->setSpacing(4);
    foot->addWidget(new HairLine);
    foot->addWidget(m_figures.total());
    foot->addSpacing(2);
    foot->addWidget(m_button);
    return foot;
}

QWidget *TicketPanel::buildPresets()
{
    const auto [widget, row] = newRow();
    for (int i = 0; i < static_cast<int>(m_buyPresets.size()); ++i) {
        auto *chip = new ChipButton({});
        setReaderRole(*chip, QAccessible::RadioButton);
        connect(chip, &QPushButton::clicked, this, [this, i] {
            m_amount->setAmount(m_buyPresets.at(i));
            updateQuoteRequest();
        });
        m_presets.append(chip);
        addEqual(row, chip, u"preset%1"_s.arg(i));
    }
    auto *edit = new IconButton(u"pencil"_s, tr("Change these amounts"));
    connect(edit, &QPushButton::clicked, this, [this] { editPresets(true); });
    addEqual(row, edit, u"presetsEdit"_s, QSizePolicy::Expanding);
    setBuyPresets(QList<quint64>(m_buyPresets));
    return widget;
}

QWidget *TicketPanel::buildPresetEdits()
{
    const auto [widget, row] = newRow();
    for (int i = 0; i < static_cast<int>(m_buyPresets.size()); ++i) {
        auto *field = new AmountEdit({}, solDecimals);
        field->setCompact();
        field->setObjectName(u"presetEdit%1"_s.arg(i));
        field->setAccessibleName(tr("Amount %1 in SOL").arg(i + 1));
        connect(field, &QLineEdit::returnPressed, this, [this] { editPresets(false); });
        m_presetEdits.append(field);
        row->addWidget(field, 1);
    }
    auto *done = new IconButton(u"check"_s, tr("Keep these amounts"));
    connect(done, &QPushButton::clicked, this, [this] { editPresets(false); });
    addEqual(row, done, u"presetsDone"_s, QSizePolicy::Expanding);
    return widget;
}

void TicketPanel::editPresets(bool isEditing)
{
    QList<quint64> presets;
    for (int i = 0; i < static_cast<int>(m_buyPresets.size()); ++i) {
        if (isEditing)
            m_presetEdits.at(i)->setAmount(m_buyPresets.at(i));
        const Result<quint64> amount = m_presetEdits.at(i)->amount();
        presets.append(amount && *amount > 0 ? *amount : m_buyPresets.at(i));
    }
    m_shortcuts->setCurrentIndex(isEditing ? PresetEdits : Presets);
    if (isEditing) {
        m_presetEdits.first()->setFocus();
        m_presetEdits.first()->selectAll();
        return;
    }
    setBuyPresets(presets);
    updateQuoteRequest();
    m_presets.first()->setFocus();
    emit buyPresetsChanged(presets);
}

QWidget *TicketPanel::buildPercents()
{
    const auto [widget, row] = newRow();
    for (const int percent : percents) {
        auto *chip = new ChipButton(tr("%1 %").arg(percent));
        chip->setAccessibleName(tr("Sell %1 % of the holding").arg(percent));
        setReaderRole(*chip, QAccessible::RadioButton);
        connect(chip, &QPushButton::clicked, this, [this, percent] { applyPercent(percent); });
        m_percents.insert(percent, chip);
        addEqual(row, chip, u"percent%1"_s.arg(percent));
    }
    auto *initials = new ChipButton(tr("Initials"));
    initials->setCheckable(false);
    initials->setAccessibleName(tr("Sell as much as brings back what the holding cost"));
    initials->setToolTip(displayText::toolTip(
        tr("Sell as much as brings back what the holding cost: average cost, with the curve's fees")));
    connect(initials, &QPushButton::clicked, this, &TicketPanel::fillInInitials);
    addEqual(row, initials, u"percentInitials"_s);
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
        m_presets.at(i)->setToolTip(displayText::toolTip(m_presets.at(i)->accessibleName()));
    }
}

bool TicketPanel::isTouched() const
{
    return !typed().text().isEmpty() || m_side->mode() != TradeMode::Buy || isAncestorOf(window()->focusWidget());
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
