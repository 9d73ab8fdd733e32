// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/OrderDialog.h"

#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/text/OrderText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/FigureTable.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QHBoxLayout>

namespace curvedesk {

using namespace Qt::StringLiterals;

OrderDialog::OrderDialog(const OrderSummary &order, const QString &walletLabel, orderText::Phase phase,
                         bool hidesAmounts, QWidget *parent)
    : DeskDialog(order.mint.isEmpty()
                     ? tr("%1 of SOL").arg(orderText::kind(order.kind))
                     : tr("%1 of %2").arg(orderText::kind(order.kind), displayText::ticker(order.symbol)),
                 parent)
    , m_hidesAmounts(hidesAmounts)
    , m_outcome(new TextLabel({}, TextRole::Strong))
    , m_detail(new TextLabel({}, TextRole::Small, Tone::Muted))
    , m_figures(new FigureTable)
    , m_signature(new TextLabel({}, TextRole::NumberSmall, Tone::Muted))
{
    setObjectName(u"orderDialog"_s);
    setMinimumWidth(530);
    m_detail->setWordWrap(true);
    m_signature->setWordWrap(true);
    m_signature->setCopyable();
    m_figures->addRow(u"orderOrdered"_s, tr("Ordered at"));
    m_figures->addRow(u"orderSettled"_s, tr("Settled at"));
    m_figures->addRow(u"orderWallet"_s, tr("Wallet"));
    m_figures->addRow(u"orderQuotedSol"_s, tr("Quoted SOL"));
    m_figures->addRow(u"orderMovedSol"_s, tr("Moved SOL"), true);
    m_figures->addRow(u"orderQuotedTokens"_s, tr("Quoted tokens"));
    m_figures->addRow(u"orderMovedTokens"_s, tr("Moved tokens"), true);
    m_figures->addRow(u"orderFee"_s, tr("Network fee"));
    m_figures->setFigure(u"orderWallet"_s, {walletLabel, Tone::Normal, order.wallet, {}});
    const bool isTransfer = order.kind == OrderSummary::Kind::Transfer;
    if (isTransfer) {
        // A transfer moves what it says, in one unit.
        m_figures->setLabel(u"orderQuotedSol"_s, tr("SOL to send"));
        m_figures->setLabel(u"orderQuotedTokens"_s, tr("Tokens to send"));
        for (const QString &row : {u"orderQuotedSol"_s, u"orderMovedSol"_s})
            m_figures->setRowVisible(row, order.mint.isEmpty());
        for (const QString &row : {u"orderQuotedTokens"_s, u"orderMovedTokens"_s})
            m_figures->setRowVisible(row, !order.mint.isEmpty());
    }
    body()->addWidget(m_outcome);
    body()->addWidget(m_detail);
    body()->addWidget(new HairLine);
    body()->addWidget(m_figures);
    body()->addWidget(new HairLine);
    if (isTransfer)
        addAddress(tr("Recipient"), order.recipient, u"orderRecipient"_s);
    if (!order.mint.isEmpty())
        addAddress(tr("Mint"), order.mint, u"orderMint"_s);
    body()->addWidget(new TextLabel(tr("Signature"), TextRole::Small, Tone::Muted));
    body()->addWidget(m_signature);
    body()->addStretch();
    if (!order.mint.isEmpty()) {
        auto *coin = new LinkButton(tr("Show the coin"));
        coin->setObjectName(u"orderShowCoin"_s);
        coin->setFocusPolicy(Qt::TabFocus);
        buttons()->insertWidget(0, coin);
        connect(coin, &QPushButton::clicked, this, [this, mintText = order.mint] {
            emit coinRequested(mintText);
            accept();
        });
    }
    addCancel(tr("Close"));
    setOrder(order, phase);
}

void OrderDialog::addAddress(const QString &title, const QString &address, const QString &objectName)
{
    body()->addWidget(new TextLabel(title, TextRole::Small, Tone::Muted));
    auto *text = new TextLabel(displayText::groupedAddress(address), TextRole::NumberSmall, Tone::Muted);
    text->setObjectName(objectName);
    text->setWordWrap(true);
    body()->addWidget(text);
}

void OrderDialog::setOrder(const OrderSummary &order, orderText::Phase phase)
{
    const bool hasMoved = order.status == TradeStatus::Succeeded;
    const FigureTable::Figure none{u"–"_s, Tone::Muted, {}, {}};
    m_outcome->setText(orderText::status(order.status));
    m_outcome->setTone(orderText::statusTone(order.status));
    m_outcome->setPlainToolTip(orderText::meaning(order.status));
    m_detail->setText(order.error ? errorText(*order.error).both() : orderText::detail(order, phase));
    m_figures->setFigure(u"orderOrdered"_s, {timeText::utc(order.createdMs), Tone::Normal, {}, {}});
    m_figures->setFigure(
        u"orderSettled"_s,
        order.settledMs == 0 ? none : FigureTable::Figure{timeText::utc(order.settledMs), Tone::Normal, {}, {}});
    m_figures->setFigure(u"orderQuotedSol"_s, FigureTable::solFigure(order.quotedLamports));
    m_figures->setFigure(u"orderQuotedTokens"_s,
                         FigureTable::tokenFigure(order.quotedTokens, order.symbol, order.decimals));
    m_figures->setFigure(u"orderMovedSol"_s, hasMoved ? FigureTable::solFigure(order.movedLamports) : none);
    m_figures->setFigure(u"orderMovedTokens"_s,
                         hasMoved ? FigureTable::tokenFigure(order.movedTokens, order.symbol, order.decimals) : none);
    const bool isExpired = order.status == TradeStatus::Expired;
    m_figures->setFigure(u"orderFee"_s, FigureTable::solFigure(isExpired ? 0 : order.networkFeeLamports));
    if (m_hidesAmounts) {
        for (const QString &row :
             {u"orderQuotedSol"_s, u"orderQuotedTokens"_s, u"orderMovedSol"_s, u"orderMovedTokens"_s, u"orderFee"_s})
            m_figures->setFigure(row, {amountText::hidden.toString(), Tone::Muted, {}, {}});
    }
    m_signature->setText(displayText::groupedAddress(order.signature));
}

} // namespace curvedesk
