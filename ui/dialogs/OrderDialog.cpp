// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/OrderDialog.h"

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

OrderDialog::OrderDialog(const OrderSummary &order, const QString &walletLabel, orderText::Phase phase, QWidget *parent)
    : DeskDialog(tr("%1 of %2").arg(orderText::kind(order.kind), displayText::ticker(order.symbol)), parent)
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
    body()->addWidget(m_outcome);
    body()->addWidget(m_detail);
    body()->addWidget(new HairLine);
    body()->addWidget(m_figures);
    body()->addWidget(new HairLine);
    body()->addWidget(new TextLabel(tr("Mint and signature"), TextRole::Small, Tone::Muted));
    auto *mint = new TextLabel(displayText::groupedAddress(order.mint), TextRole::NumberSmall, Tone::Muted);
    mint->setWordWrap(true);
    body()->addWidget(mint);
    body()->addWidget(m_signature);
    body()->addStretch();
    auto *coin = new LinkButton(tr("Show the coin"));
    coin->setObjectName(u"orderShowCoin"_s);
    coin->setFocusPolicy(Qt::TabFocus);
    buttons()->insertWidget(0, coin);
    connect(coin, &QPushButton::clicked, this, [this, mintText = order.mint] {
        emit coinRequested(mintText);
        accept();
    });
    addCancel(tr("Close"));
    setOrder(order, phase);
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
    m_figures->setFigure(u"orderQuotedTokens"_s, FigureTable::tokenFigure(order.quotedTokens, order.symbol));
    m_figures->setFigure(u"orderMovedSol"_s, hasMoved ? FigureTable::solFigure(order.movedLamports) : none);
    m_figures->setFigure(u"orderMovedTokens"_s,
                         hasMoved ? FigureTable::tokenFigure(order.movedTokens, order.symbol) : none);
    const bool isExpired = order.status == TradeStatus::Expired;
    m_figures->setFigure(u"orderFee"_s, FigureTable::solFigure(isExpired ? 0 : order.networkFeeLamports));
    m_signature->setText(displayText::groupedAddress(order.signature));
}

} // namespace curvedesk
