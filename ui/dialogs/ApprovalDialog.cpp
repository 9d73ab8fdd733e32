// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/ApprovalDialog.h"

#include "core/money/Decimal.h"
#include "core/service/trade/TradeDecoding.h"
#include "ui/desk/Desk.h"
#include "ui/dialogs/DialogFields.h"
#include "ui/state/WalletBook.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/text/ReviewText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/FigureTable.h"
#include "ui/widgets/Focus.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QDateTime>
#include <QHBoxLayout>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace dialogFields;

namespace {

constexpr qsizetype maxShownLabel = 40;
constexpr qint64 hurrySeconds = 10;

/// The sheet's title: a question that names what the order does and the coin's ticker.
QString titleOf(const Order &order)
{
    const QString coin = displayText::ticker(order.symbol);
    switch (order.kind) {
    case OrderKind::Buy:
        return ApprovalDialog::tr("May a program buy %1?").arg(coin);
    case OrderKind::Sell:
        return ApprovalDialog::tr("May a program sell %1?").arg(coin);
    case OrderKind::Launch:
        return ApprovalDialog::tr("May a program launch %1?").arg(coin);
    case OrderKind::Transfer:
        return ApprovalDialog::tr("May a program send from your wallet?");
    }
    return {};
}

/// Adds rows for what the order spends and brings, its limit and slippage, and the most lamports that it takes.
void addFigures(FigureTable &table, const Order &order)
{
    const auto add
        = [&table](const QString &key, const QString &label, const FigureTable::Figure &figure, bool isStrong = false) {
              table.addRow(key, label, isStrong);
              table.setFigure(key, figure);
          };
    const auto tokens = [&order](quint64 raw) { return FigureTable::tokenFigure(raw, order.symbol, order.decimals); };
    if (order.kind == OrderKind::Buy) {
        add(u"approvalIn"_s, ApprovalDialog::tr("It spends about"), FigureTable::solFigure(order.quotedQuoteLamports));
        add(u"approvalOut"_s, ApprovalDialog::tr("It receives about"), tokens(order.quotedTokens));
        if (order.limitTokens > 0)
            add(u"approvalLimit"_s, ApprovalDialog::tr("It receives at least"), tokens(order.limitTokens));
    } else if (order.kind == OrderKind::Sell) {
        add(u"approvalIn"_s, ApprovalDialog::tr("It sells"), tokens(order.quotedTokens));
        add(u"approvalOut"_s, ApprovalDialog::tr("It receives about"),
            FigureTable::solFigure(order.quotedQuoteLamports));
        if (order.limitLamports > 0)
            add(u"approvalLimit"_s, ApprovalDialog::tr("It receives at least"),
                FigureTable::solFigure(order.limitLamports));
    }
    if (order.spend.slippageBps > 0)
        add(u"approvalSlippage"_s, ApprovalDialog::tr("Slippage, at most"),
            {decimal::formatFixed(order.spend.slippageBps, 2), Tone::Normal, {}, u"%"_s});
    add(u"approvalMost"_s, ApprovalDialog::tr("It takes at most, fees and rents included"),
        FigureTable::solFigure(order.spend.mostLamports), true);
}

} // namespace

ApprovalDialog::ApprovalDialog(const Approval &approval, Desk &desk, const WalletBook &book, QWidget *parent)
    : ConfirmingDialog(titleOf(approval.order), parent, u"approvalDialog"_s, 530)
    , m_approval(approval)
    , m_desk(desk)
    , m_timeLeft(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_refuse(new QPushButton(tr("Refuse")))
    , m_approve(new PrimaryButton(tr("Approve"), approval.order.kind == OrderKind::Sell ? Tone::Sell : Tone::Buy))
{
    buildOrder(book);
    buildDecoded();
    m_timeLeft->setObjectName(u"approvalTimeLeft"_s);
    body()->addWidget(m_timeLeft);
    body()->addStretch();
    buildButtons();
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &ApprovalDialog::showTimeLeft);
    m_second.start();
    showTimeLeft();
}

void ApprovalDialog::buildOrder(const WalletBook &book)
{
    const Order &order = m_approval.order;
    // The label is foreign text: whoever has the key may have chosen it.
    const QString label = displayText::line(m_approval.label, maxShownLabel).text;
    auto *whose = new TextLabel(label.isEmpty() ? tr("The order came with the API key %1.").arg(m_approval.key)
                                                : tr("The order came with the API key “%1”.").arg(label),
                                TextRole::Body);
    whose->setObjectName(u"approvalKey"_s);
    whose->setPlainToolTip(m_approval.key);
    whose->setWordWrap(true);
    body()->addWidget(whose);
    addSpending(body(), m_desk.network());
    const QString wallet = order.wallet.toBase58();
    const QString signer = displayText::line(book.labelOf(wallet), maxShownLabel).text;
    addTitledAddress(body(), tr("Signed by %1").arg(signer), wallet, u"approvalWallet"_s);
    if (order.kind == OrderKind::Buy || order.kind == OrderKind::Sell)
        addTitledAddress(body(), tr("Mint address of the coin"), order.mint.toBase58(), u"approvalMint"_s);
    if (order.recipient)
        addTitledAddress(body(), tr("Recipient"), order.recipient->toBase58(), u"approvalRecipient"_s);
    body()->addWidget(new HairLine);
    auto *figures = new FigureTable;
    addFigures(*figures, order);
    body()->addWidget(figures);
    body()->addWidget(new HairLine);
}

void ApprovalDialog::buildDecoded()
{
    const Result<TradeReview> review = tradeDecoding::reviewWire(m_approval.wire);
    if (!review)
        return; // a launch: its transaction is made after its metadata was published
    auto *decoded = new TextLabel(reviewText::contents(*review), TextRole::NumberSmall, Tone::Muted);
    decoded->setObjectName(u"approvalDecoded"_s);
    decoded->setWordWrap(true);
    decoded->setCopyable();
    decoded->hide();
    auto *more = new LinkButton(tr("Show what is signed"));
    more->setObjectName(u"approvalDecode"_s);
    more->setFocusPolicy(Qt::TabFocus);
    connect(more, &QPushButton::clicked, this, [more, decoded] {
        decoded->setVisible(decoded->isHidden());
        more->setText(decoded->isHidden() ? tr("Show what is signed") : tr("Hide what is signed"));
        more->updateGeometry();
    });
    body()->addWidget(more, 0, Qt::AlignLeft);
    body()->addWidget(decoded);
}

void ApprovalDialog::buildButtons()
{
    addCancel(tr("Decide later"));
    m_refuse->setObjectName(u"approvalRefuse"_s);
    m_approve->setObjectName(u"approvalApprove"_s);
    for (QPushButton *each : {m_refuse, static_cast<QPushButton *>(m_approve)}) {
        each->setAutoDefault(false);
        each->setFocusPolicy(Qt::TabFocus);
        each->setEnabled(false);
        buttons()->addWidget(each);
        connect(this, &ConfirmingDialog::armed, each, [each] { each->setEnabled(true); });
    }
    connect(m_refuse, &QPushButton::clicked, this, [this] { answer(false); });
    connect(m_approve, &QPushButton::clicked, this, [this] { answer(true); });
}

void ApprovalDialog::showTimeLeft()
{
    const qint64 seconds = qMax(qint64(0), (m_approval.expiresMs - QDateTime::currentMSecsSinceEpoch()) / 1000);
    m_timeLeft->setText(tr("Without an answer it is refused in %n second(s).", nullptr, static_cast<int>(seconds)));
    m_timeLeft->setTone(seconds < hurrySeconds ? Tone::Warn : Tone::Muted);
}

void ApprovalDialog::answer(bool approves)
{
    for (QPushButton *each : {m_refuse, static_cast<QPushButton *>(m_approve)})
        setEnabledOrPassFocus(*each, false, *this); // "Decide later" would lose the answer's error
    m_desk.answerApproval(this, m_approval.id, approves, [this](const Result<void> &answer) {
        const bool isOver = answer || answer.error().code == ErrorCode::NotFound;
        if (!isOver)
            emit failed(errorText(answer.error()).both());
        else if (!answer)
            emit failed(tr("This order no longer waits for an answer; your answer came too late."));
        done(isOver ? Accepted : Rejected);
    });
}

} // namespace curvedesk
#include "moc_ApprovalDialog.cpp"
