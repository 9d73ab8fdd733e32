// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/ticket/ConfirmDialog.h"

#include "core/money/Decimal.h"
#include "ui/desk/Desk.h"
#include "ui/dialogs/DialogFields.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/text/NetworkText.h"
#include "ui/text/ReviewText.h"
#include "ui/ticket/TicketDraft.h"
#include "ui/ticket/TicketFigures.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/CoinAvatar.h"
#include "ui/widgets/FigureTable.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QCheckBox>
#include <QHBoxLayout>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

namespace {

constexpr int unitWidth = 84; ///< in pixels, of a ticker of ten letters

} // namespace

ConfirmDialog::ConfirmDialog(const OrderReview &review, Desk &desk, QWidget *parent)
    : ConfirmingDialog((review.request.mode == TradeMode::Buy ? tr("Buy %1?") : tr("Sell %1?"))
                           .arg(displayText::ticker(review.coin.summary.symbol)),
                       parent)
    , m_desk(desk)
    , m_review(review)
    , m_order(new FigureTable(2, unitWidth))
    , m_costs(2, unitWidth)
    , m_dangers(new TextLabel({}, TextRole::Body, Tone::Error))
    , m_more(new LinkButton(tr("Show what is signed")))
    , m_decoded(new TextLabel({}, TextRole::NumberSmall, Tone::Muted))
    , m_blockhash(new TextLabel({}, TextRole::NumberSmall, Tone::Muted))
    , m_understood(new QCheckBox(tr("I have read this and want it all the same")))
    , m_problem(new TextLabel({}, TextRole::Small, Tone::Error))
{
    setObjectName(u"confirmDialog"_s);
    setMinimumWidth(530);
    buildCoin();
    buildFigures();
    buildDecoded();
    buildFoot();
    m_confirm = addConfirm(m_review.buttonText, review.request.mode == TradeMode::Buy ? Tone::Buy : Tone::Sell,
                           u"confirmButton"_s);
    connect(m_confirm, &QPushButton::clicked, this, &ConfirmDialog::confirm);
    connect(this, &ConfirmingDialog::armed, this, [this] {
        showButton();
        offerFocus(m_confirm->isEnabled() ? static_cast<QWidget &>(*m_confirm) : *m_understood);
    });
    showSheet();
    m_order->setFigure(u"confirmSimulated"_s, {u"…"_s, Tone::Muted, {}, {}});
    m_decoded->setText(tr("The transaction is being prepared…"));
    followReview();
}

void ConfirmDialog::buildCoin()
{
    const TokenSummary &coin = m_review.coin.summary;
    auto *avatar = new CoinAvatar(40);
    avatar->setCoin(coin.mint, coin.name, m_review.coin.image);
    auto *name = new TextLabel(displayText::name(coin.name), TextRole::Strong);
    auto *texts = new QVBoxLayout;
    texts->setSpacing(2);
    texts->addWidget(name);
    TextLabel *mint = addAddress(texts, coin.mint);
    mint->setObjectName(u"confirmMint"_s);
    mint->setAccessibleName(tr("Mint address %1").arg(coin.mint));
    auto *row = new QHBoxLayout;
    row->setSpacing(12);
    row->addWidget(avatar, 0, Qt::AlignTop);
    row->addLayout(texts, 1);
    body()->addLayout(row);
    if (displayText::line(coin.name).wasAltered || displayText::line(coin.symbol).wasAltered)
        addSentence(body(), tr("This coin's name contains hidden characters. Compare the mint address."), Tone::Warn);
    addSpending(body(), m_review.network)->setObjectName(u"confirmNetwork"_s);
    if (const QString &pool = m_review.sheet.quote.pool; !pool.isEmpty()) {
        body()->addWidget(new TextLabel(tr("Graduated: trades on its AMM pool"), TextRole::Small, Tone::Muted));
        addAddress(body(), pool)->setObjectName(u"confirmPool"_s);
    }
    auto *wallet = new TextLabel(tr("Signed by %1").arg(displayText::line(m_review.walletLabel, 32).text),
                                 TextRole::Small, Tone::Muted);
    wallet->setPlainToolTip(m_review.request.signer.wallet);
    body()->addWidget(wallet);
    addAddress(body(), m_review.request.signer.wallet);
}

void ConfirmDialog::buildFigures()
{
    const bool isBuy = m_review.request.mode == TradeMode::Buy;
    m_order->addRow(u"confirmIn"_s, isBuy ? tr("You spend") : tr("You sell"), true);
    m_order->addRow(u"confirmOut"_s, tr("You receive about"), true);
    m_order->addRow(u"confirmSimulated"_s, tr("Simulated just now"));
    m_order->addRow(u"confirmSlippage"_s, tr("Slippage, at most"));
    body()->addWidget(new HairLine);
    body()->addWidget(m_order);
    body()->addWidget(new HairLine);
    body()->addWidget(m_costs.costs());
}

void ConfirmDialog::buildDecoded()
{
    m_more->setObjectName(u"confirmDecode"_s);
    m_more->setFocusPolicy(Qt::StrongFocus);
    m_decoded->setObjectName(u"confirmDecoded"_s);
    m_decoded->setWordWrap(true);
    m_decoded->setCopyable();
    m_decoded->hide();
    m_blockhash->setObjectName(u"confirmBlockhash"_s);
    m_blockhash->setWordWrap(true);
    m_blockhash->hide();
    auto *second = new QTimer(this);
    second->setInterval(1000);
    connect(second, &QTimer::timeout, this, &ConfirmDialog::showBlockhashAge);
    second->start();
    connect(m_more, &QPushButton::clicked, this, [this] {
        m_decoded->setVisible(m_decoded->isHidden());
        m_more->setText(m_decoded->isHidden() ? tr("Show what is signed") : tr("Hide what is signed"));
        m_more->updateGeometry();
        showBlockhashAge();
    });
    body()->addWidget(m_more, 0, Qt::AlignLeft);
    body()->addWidget(m_blockhash);
    body()->addWidget(m_decoded);
}

void ConfirmDialog::followReview()
{
    const quint64 quoted = m_review.sheet.quote.amountOutRaw;
    if (m_isReviewing || m_isConfirmed || m_reviewed == quoted)
        return;
    m_isReviewing = true;
    m_reviewed = quoted;
    m_desk.reviewTrade(this, m_review.request, [this](const Result<TradeReview> &answer) {
        m_isReviewing = false;
        if (answer) {
            showReview(*answer);
        } else {
            m_order->setFigure(u"confirmSimulated"_s, {tr("refused"), Tone::Error, {}, {}});
            m_decoded->setText(errorText(answer.error()).both());
            m_shown.reset();
            showBlockhashAge();
        }
        m_refusal = answer ? QString() : errorText(answer.error()).both();
        showButton();
        followReview();
    });
}

void ConfirmDialog::showReview(const TradeReview &review)
{
    const Quote &quote = m_review.sheet.quote;
    const bool isBuy = m_review.request.mode == TradeMode::Buy;
    const quint64 simulated = isBuy ? review.simulatedTokens : review.simulatedLamports;
    FigureTable::Figure figure = isBuy
        ? FigureTable::tokenFigure(simulated, m_review.coin.summary.symbol, quote.decimalsOut)
        : FigureTable::solFigure(simulated);
    // Less than the quote, but within the agreed limit: the order can still be sent.
    figure.tone = simulated >= quote.amountOutRaw ? Tone::Buy : Tone::Warn;
    m_order->setFigure(u"confirmSimulated"_s, figure);
    m_decoded->setText(reviewText::all(review));
    m_shown = review;
    m_shownFor.start();
    showBlockhashAge();
}

void ConfirmDialog::showBlockhashAge()
{
    if (m_shown)
        m_blockhash->setText(reviewText::blockhashAge(*m_shown, m_shownFor.elapsed()));
    m_blockhash->setVisible(m_shown.has_value() && !m_decoded->isHidden());
}

void ConfirmDialog::buildFoot()
{
    m_dangers->setWordWrap(true);
    m_dangers->setObjectName(u"confirmDangers"_s);
    m_understood->setObjectName(u"confirmUnderstood"_s);
    connect(m_understood, &QCheckBox::toggled, this, [this](bool isChecked) {
        m_agreedDangers = isChecked ? m_shownDangers : QList<TicketDraft::Danger>();
        showButton();
    });
    m_problem->setWordWrap(true);
    m_problem->setObjectName(u"confirmProblem"_s);
    body()->addStretch();
    for (QWidget *line : QWidgetList{new HairLine, m_dangers, m_understood, m_problem, m_costs.total()})
        addAboveButtons(line);
}

void ConfirmDialog::setSheet(const CostSheet &sheet, std::optional<quint64> unitPrice, const QString &buttonText)
{
    if (m_isConfirmed)
        return;
    m_review.sheet = sheet;
    if (std::exchange(m_review.request.priorityFeeMicroLamports, unitPrice) != unitPrice)
        m_reviewed.reset(); // another transaction
    m_priceProblem.clear();
    m_confirm->setText(buttonText);
    showSheet();
    followReview();
}

void ConfirmDialog::setProblem(const QString &problem)
{
    m_priceProblem = problem;
    showButton();
}

void ConfirmDialog::showSheet()
{
    const Quote &quote = m_review.sheet.quote;
    const bool isBuy = quote.mode == TradeMode::Buy;
    const QString &ticker = m_review.coin.summary.symbol;
    m_order->setFigure(u"confirmIn"_s,
                       isBuy ? FigureTable::solFigure(quote.amountInRaw)
                             : FigureTable::tokenFigure(quote.amountInRaw, ticker, quote.decimalsIn));
    m_order->setFigure(u"confirmOut"_s,
                       isBuy ? FigureTable::tokenFigure(quote.amountOutRaw, ticker, quote.decimalsOut)
                             : FigureTable::solFigure(quote.amountOutRaw));
    m_order->setFigure(u"confirmSlippage"_s,
                       {decimal::formatFixed(m_review.request.slippageBps, 2), Tone::Normal, {}, u"%"_s});
    m_costs.show(m_review.sheet, ticker);
    m_costs.hideUnused(m_review.sheet);
    QMap<TicketDraft::Danger, QString> dangers = TicketDraft::dangersOf(m_review.sheet, m_review.request.slippageBps);
    if (m_review.isFirstRealOrder && networkText::moneyOf(m_review.network) == networkText::Money::Real)
        dangers.insert(TicketDraft::Danger::FirstRealOrder,
                       tr("This is your first order with real money. What it spends is gone for good."));
    m_dangers->setText(dangers.values().join(u'\n'));
    m_shownDangers = dangers.keys();
    if (!std::ranges::all_of(m_shownDangers, [this](auto each) { return m_agreedDangers.contains(each); }))
        m_understood->setChecked(false);
    m_dangers->setVisible(!dangers.isEmpty());
    m_understood->setVisible(!dangers.isEmpty());
    showButton();
}

void ConfirmDialog::showButton()
{
    const QString problem
        = m_priceProblem.isEmpty() ? TicketDraft::problemOf(m_review.sheet, m_review.limits) : m_priceProblem;
    const bool isAgreed = m_dangers->text().isEmpty() || m_understood->isChecked();
    const bool isReady = isArmed() && !m_isConfirmed;
    m_confirm->setEnabled(isReady && isAgreed && problem.isEmpty());
    m_problem->setText(problem.isEmpty() ? m_refusal : problem);
    m_problem->setVisible(!m_problem->text().isEmpty());
    m_confirm->setToolTip(displayText::toolTip(!problem.isEmpty() ? problem
                                                   : isAgreed     ? QString()
                                                                  : tr("Tick the box above first")));
}

void ConfirmDialog::confirm()
{
    if (m_isConfirmed)
        return;
    m_isConfirmed = true;
    m_confirm->setEnabled(false);
    emit confirmed(agreed(m_review.request, m_review.sheet));
    accept();
}

} // namespace curvedesk
#include "moc_ConfirmDialog.cpp"
