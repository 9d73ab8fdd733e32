// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/ticket/TicketPanel.h"

#include "core/money/Lamports.h"
#include "ui/desk/Desk.h"
#include "ui/state/CurrentCoin.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/WalletBook.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/ticket/QuoteFollower.h"
#include "ui/ticket/TicketFigures.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/SideSwitch.h"
#include "ui/widgets/TermsEdit.h"
#include "ui/widgets/TextLabel.h"

#include <QStackedWidget>

namespace curvedesk {

using namespace Qt::StringLiterals;

void TicketPanel::connectAll()
{
    connect(m_side, &SideSwitch::modeChanged, this, &TicketPanel::applySide);
    for (AmountEdit *field : {m_amount, m_receive}) {
        connect(field, &QLineEdit::textChanged, this, [this, field] {
            m_isReceiveTyped = field == m_receive;
            (m_isReceiveTyped ? m_amount : m_receive)->showDerived({}, {});
            if (!m_isFilling)
                m_sellPercent.reset();
            if (!field->text().isEmpty())
                m_note.clear();
            updateQuoteRequest();
        });
        connect(field, &QLineEdit::returnPressed, m_button, &QPushButton::click);
    }
    connect(m_lock, &Banner::actionRequested, this, [this] {
        const std::optional<WalletSummary> wallet = m_book.wallet(m_selection.wallet());
        if (wallet && wallet->isWatched)
            copyUnsigned();
        else
            emit unlockRequested();
    });
    connect(m_terms, &TermsEdit::changed, this, &TicketPanel::updateQuoteRequest);
    connect(m_button, &QPushButton::clicked, this, &TicketPanel::sendOrConfirm);
    connect(m_arm, &QPushButton::clicked, this, &TicketPanel::toggleArmed);
    connect(m_follower, &QuoteFollower::changed, this, &TicketPanel::showPrice);
    connect(&m_coin, &CurrentCoin::switched, this, [this] {
        m_banner->clear();
        // An amount is meant for one coin and is cleared; the terms stay.
        if (!typed().text().isEmpty())
            m_note = tr("Another coin: the amount was cleared, slippage and priority fee were kept");
        clearAmounts();
        m_holding.reset();
        applySide();
        askHolding();
    });
    connect(&m_coin, &CurrentCoin::changed, this, [this] {
        applySide();
        m_follower->refreshSoon();
    });
    connect(&m_selection, &DeskSelection::walletChanged, this, [this] {
        m_holding.reset();
        if (m_sellPercent)
            applyPercent(*m_sellPercent); // what the former wallet held is no share of this one
        else
            askHolding();
        showBalance();
        showLock();
        updateQuoteRequest();
    });
    connect(&m_book, &WalletBook::changed, this, [this] {
        askHolding();
        if (m_sellPercent)
            applyPercent(*m_sellPercent);
        showBalance();
        showLock();
        m_follower->refreshSoon();
    });
}

TicketInput TicketPanel::input() const
{
    return {
        .mode = m_side->mode(),
        .mint = m_coin.details() ? m_coin.details()->summary.mint : QString(),
        .wallet = m_selection.wallet(),
        .areWalletsKnown = m_book.isKnown(),
        .amount = typed().amount(),
        .isReceived = m_isReceiveTyped,
        .sellPercent = m_side->mode() == TradeMode::Sell ? m_sellPercent : std::nullopt,
        .slippageBps = m_terms->slippageBps(),
        .priorityFee = m_terms->unitPrice(),
        .limits = m_limits,
        .hold = m_hold,
    };
}

QString TicketPanel::ticker() const
{
    return m_coin.details() ? displayText::line(m_coin.details()->summary.symbol, 13).text : QString();
}

void TicketPanel::updateQuoteRequest()
{
    const TicketDraft draft(input());
    if (m_waiting && (!draft.request() || !isSameOrder(*draft.request(), *m_waiting))) {
        m_waiting.reset();
        showLock();
    }
    m_problem = draft.problem();
    m_follower->setRequest(draft.request());
    const Result<quint64> amount = m_amount->amount();
    for (int i = 0; i < static_cast<int>(m_presets.size()); ++i)
        m_presets.at(i)->setChecked(!m_isReceiveTyped && amount && *amount == m_buyPresets.at(i));
    for (auto each = m_percents.cbegin(); each != m_percents.cend(); ++each)
        each.value()->setChecked(m_sellPercent == each.key());
    showPrice();
}

void TicketPanel::applySide()
{
    const bool isBuy = m_side->mode() == TradeMode::Buy;
    const QString unit = ticker();
    m_amount->setUnit(isBuy ? u"SOL"_s : unit, isBuy ? solDecimals : curveTokenDecimals);
    m_amount->setAccessibleName(isBuy ? tr("Amount to spend in SOL") : tr("Amount to sell in tokens"));
    m_receive->setUnit(isBuy ? unit : u"SOL"_s, isBuy ? curveTokenDecimals : solDecimals);
    m_receive->setAccessibleName(isBuy ? tr("Amount to receive in tokens") : tr("Amount to receive in SOL"));
    if (!isBuy || m_shortcuts->currentIndex() == Percents)
        m_shortcuts->setCurrentIndex(isBuy ? Presets : Percents);
    m_button->setTone(isBuy ? Tone::Buy : Tone::Sell);
    if (m_shownMode != m_side->mode()) {
        // The unit of the amount changes with the side, so the amount is cleared.
        m_shownMode = m_side->mode();
        clearAmounts();
    }
    showBalance();
    updateQuoteRequest();
}

void TicketPanel::showBalance()
{
    const std::optional<WalletSummary> wallet = m_book.wallet(m_selection.wallet());
    if (m_book.hidesAmounts()) {
        m_balance->setText(amountText::hidden.toString());
        m_balance->setPlainToolTip({});
    } else if (m_side->mode() == TradeMode::Buy) {
        m_balance->setText(wallet ? tr("of %1 SOL").arg(amountText::sol(wallet->lamports)) : QString());
        m_balance->setPlainToolTip(wallet ? amountText::lamports(wallet->lamports) : QString());
    } else {
        m_balance->setText(m_holding ? tr("of %1").arg(amountText::tokens(*m_holding) + u' ' + ticker()) : QString());
        m_balance->setPlainToolTip(m_holding ? tr("%1 base units").arg(*m_holding) : QString());
    }
}

void TicketPanel::showPrice()
{
    const std::optional<CostSheet> &sheet = m_follower->sheet();
    const bool isBuy = m_side->mode() == TradeMode::Buy;
    m_amountLabel->setText(isBuy ? (m_isReceiveTyped ? tr("Spend about") : tr("Spend"))
                                 : (m_isReceiveTyped ? tr("Sell about") : tr("Sell")));
    m_receiveLabel->setText(m_isReceiveTyped ? tr("Receive") : tr("Receive about"));
    AmountEdit &derived = m_isReceiveTyped ? *m_amount : *m_receive;
    const bool isHidden = hidesOrder();
    m_amount->setAmountHidden(isHidden);
    m_receive->setAmountHidden(isHidden);
    if (!sheet || isHidden) {
        derived.showDerived({}, {});
    } else {
        const Quote &quote = sheet->quote;
        const quint64 figure = m_isReceiveTyped ? quote.amountInRaw : quote.amountOutRaw;
        if (isBuy == m_isReceiveTyped)
            derived.showDerived(amountText::sol(figure), amountText::lamports(figure));
        else
            derived.showDerived(amountText::tokens(figure, m_isReceiveTyped ? quote.decimalsIn : quote.decimalsOut),
                                tr("%1 base units").arg(figure));
    }
    if (sheet) {
        m_figures.show(*sheet, ticker());
        if (isHidden)
            m_figures.hideAmounts();
        m_terms->setUnits(sheet->unitLimit);
    } else {
        m_figures.clear(m_side->mode());
    }
    emit quoteChanged(sheet && !isHidden ? std::make_optional(sheet->quote) : std::nullopt);
    if (m_waiting && sheet && !TicketDraft::problemOf(*sheet, m_limits).isEmpty()) {
        m_waiting.reset();
        showLock();
    }
    showButton();
}

bool TicketPanel::hidesOrder() const
{
    return m_book.hidesAmounts() && m_side->mode() == TradeMode::Sell && m_sellPercent;
}

QString TicketPanel::buttonText(bool isNow) const
{
    const bool isBuy = m_side->mode() == TradeMode::Buy;
    if (!m_coin.details())
        return isBuy ? tr("Buy") : tr("Sell");
    const QString coin = displayText::onButton(displayText::ticker(m_coin.details()->summary.symbol));
    // An order by what it shall bring is named by what it costs.
    const std::optional<CostSheet> &sheet = m_follower->sheet();
    const Result<quint64> amount = !m_isReceiveTyped ? m_amount->amount() : sheet ? sheet->quote.amountInRaw : 0;
    const bool hasAmount = amount && *amount > 0;
    if (!hasAmount && (isBuy || !m_sellPercent))
        return isBuy ? tr("Buy %1").arg(coin) : tr("Sell %1").arg(coin);
    if (isBuy)
        return (isNow ? tr("Buy %1 SOL of %2 now") : tr("Buy %1 SOL of %2")).arg(amountText::solPlain(*amount), coin);
    if (m_sellPercent == 100)
        return (isNow ? tr("Sell all %1 now") : tr("Sell all %1")).arg(coin);
    if (m_sellPercent)
        return (isNow ? tr("Sell %1 % of %2 now") : tr("Sell %1 % of %2")).arg(*m_sellPercent).arg(coin);
    return (isNow ? tr("Sell %1 %2 now") : tr("Sell %1 %2")).arg(amountText::tokensPlain(*amount), coin);
}

QString TicketPanel::priceProblem() const
{
    if (!m_problem.isEmpty())
        return m_problem;
    if (m_follower->error())
        return errorText(*m_follower->error()).sentence;
    return m_follower->sheet() ? QString() : tr("Asking for the price…");
}

void TicketPanel::showButton()
{
    QString reason = m_isSending ? tr("Sending…") : priceProblem();
    if (reason.isEmpty())
        reason = TicketDraft::problemOf(*m_follower->sheet(), m_limits, m_book.hidesAmounts());
    if (reason.isEmpty())
        reason = signingProblem();
    QString dangers;
    if (const Result<quint64> slippage = m_terms->slippageBps(); reason.isEmpty() && slippage)
        dangers = TicketDraft::dangersOf(*m_follower->sheet(), *slippage, hidesOrder()).values().join(u'\n');

    m_button->setText(m_isSending ? tr("Sending…") : buttonText(mayOrderUnasked()));
    const QString symbol = m_coin.details() ? m_coin.details()->summary.symbol : QString();
    m_button->setYielding(displayText::onButton(u'$' + displayText::line(symbol, 16).text));
    setEnabledOrPassFocus(*m_button, reason.isEmpty(), *m_amount);
    m_button->setToolTip(displayText::toolTip(reason));
    m_button->setAccessibleDescription(reason.isEmpty() ? dangers : reason);
    m_reason->setText(!m_note.isEmpty() ? m_note : reason.isEmpty() ? dangers : reason);
    m_reason->setTone(reason.isEmpty() ? Tone::Error : Tone::Muted);
    m_reason->setVisible(!m_reason->text().isEmpty());
}

void TicketPanel::askHolding()
{
    const QString mint = m_selection.mint();
    const QString wallet = m_selection.wallet();
    if (mint.isEmpty() || wallet.isEmpty())
        return;
    m_desk.holdings(this, wallet, {mint}, [this, mint, wallet](const Result<QList<Holding>> &answer) {
        if (!answer || mint != m_selection.mint() || wallet != m_selection.wallet())
            return;
        m_holding = 0;
        for (const Holding &holding : *answer) {
            if (holding.mint == mint)
                m_holding = holding.raw;
        }
        if (m_sellPercent)
            applyPercent(*m_sellPercent);
        showBalance();
    });
}

void TicketPanel::clearAmounts()
{
    m_sellPercent.reset();
    m_isReceiveTyped = false;
    m_receive->showDerived({}, {});
    m_amount->clear();
    m_amount->showDerived({}, {});
}

void TicketPanel::setLimits(const TicketLimits &limits)
{
    m_limits = limits;
    updateQuoteRequest();
}

} // namespace curvedesk
#include "moc_TicketPanel.cpp"
