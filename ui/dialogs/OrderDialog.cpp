// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/dialogs/OrderDialog.h"

#include "core/money/Decimal.h"
#include "core/money/MulDiv.h"
#include "ui/desk/Desk.h"
#include "ui/dialogs/DialogFields.h"
#include "ui/dialogs/FileDialog.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/CopyButton.h"
#include "ui/widgets/FigureTable.h"
#include "ui/widgets/HairLine.h"
#include "ui/widgets/TextLabel.h"

#include <QFileDialog>
#include <QHBoxLayout>
#include <QSaveFile>

#include <cstdlib>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

OrderDialog::OrderDialog(Desk &desk, const OrderSummary &order, const QString &walletLabel, orderText::Phase phase,
                         bool hidesAmounts, QWidget *parent)
    : DeskDialog(order.mint.isEmpty()
                     ? tr("%1 of SOL").arg(orderText::kind(order.kind))
                     : tr("%1 of %2").arg(orderText::kind(order.kind), displayText::ticker(order.symbol)),
                 parent, u"orderDialog"_s, 530)
    , m_desk(desk)
    , m_order(order)
    , m_outcome(new TextLabel({}, TextRole::Strong))
    , m_figures(new FigureTable)
    , m_signature(new TextLabel({}, TextRole::NumberSmall, Tone::Muted))
{
    m_signature->setWordWrap(true);
    m_signature->setCopyable();
    m_figures->addRow(u"orderOrdered"_s, tr("Ordered at"));
    m_figures->addRow(u"orderLanded"_s, tr("Landed at"));
    m_figures->addRow(u"orderSettled"_s, tr("Settled at"));
    m_figures->addRow(u"orderAcceptance"_s, tr("From signed to accepted by a node"));
    m_figures->addRow(u"orderSettlement"_s, tr("From accepted to settled"));
    m_figures->addRow(u"orderWallet"_s, tr("Wallet"));
    m_figures->addRow(u"orderQuotedSol"_s, tr("Quoted SOL"));
    m_figures->addRow(u"orderMovedSol"_s, tr("Moved SOL"), true);
    m_figures->addRow(u"orderQuotedTokens"_s, tr("Quoted tokens"));
    m_figures->addRow(u"orderMovedTokens"_s, tr("Moved tokens"), true);
    m_figures->addRow(u"orderLimit"_s, {}); // its label follows the order
    m_figures->addRow(u"orderDifference"_s, tr("Price against the quote"));
    m_figures->addRow(u"orderFee"_s, tr("Network fee"));
    m_figures->addRow(u"orderCurveFees"_s, tr("Curve or pool fees"));
    m_figures->addRow(u"orderRents"_s, {}); // the labels of both follow the order
    m_figures->addRow(u"orderBalanceChange"_s, {}, true);
    m_figures->setFigure(u"orderWallet"_s, {walletLabel, Tone::Normal, order.wallet, {}});
    const bool isTransfer = order.kind == OrderSummary::Kind::Transfer;
    if (isTransfer) {
        // A transfer moves what it says, in one unit.
        m_figures->setRowVisible(u"orderDifference"_s, false);
        m_figures->setRowVisible(u"orderCurveFees"_s, false);
        m_figures->setLabel(u"orderQuotedSol"_s, tr("SOL to send"));
        m_figures->setLabel(u"orderQuotedTokens"_s, tr("Tokens to send"));
        for (const QString &row : {u"orderQuotedSol"_s, u"orderMovedSol"_s})
            m_figures->setRowVisible(row, order.mint.isEmpty());
        for (const QString &row : {u"orderQuotedTokens"_s, u"orderMovedTokens"_s})
            m_figures->setRowVisible(row, !order.mint.isEmpty());
    }
    body()->addWidget(m_outcome);
    m_detail = dialogFields::addSentence(body(), {});
    body()->addWidget(new HairLine);
    body()->addWidget(m_figures);
    body()->addWidget(new HairLine);
    if (isTransfer)
        dialogFields::addTitledAddress(body(), tr("Recipient"), order.recipient, u"orderRecipient"_s);
    if (!order.mint.isEmpty())
        dialogFields::addTitledAddress(body(), tr("Mint"), order.mint, u"orderMint"_s);
    body()->addWidget(new TextLabel(tr("Signature"), TextRole::Small, Tone::Muted));
    body()->addWidget(m_signature);
    body()->addStretch();
    if (!order.mint.isEmpty()) {
        const auto *coin = dialogFields::addLink(*this, new LinkButton(tr("Show the coin")), u"orderShowCoin"_s);
        connect(coin, &QPushButton::clicked, this, [this, mintText = order.mint] {
            emit coinRequested(mintText);
            accept();
        });
    }
    m_save = dialogFields::addLink(*this, new LinkButton(tr("Save the receipt…")), u"orderSaveReceipt"_s);
    connect(m_save, &QPushButton::clicked, this, &OrderDialog::saveReceipt);
    auto *copy = new CopyButton([this] { return receipt(); }, tr("Copy the receipt"));
    copy->setObjectName(u"orderCopyReceipt"_s);
    buttons()->insertWidget(0, copy);
    addCancel(tr("Close"));
    setOrder(order, phase, hidesAmounts);
}

QString OrderDialog::receipt() const
{
    QStringList lines{u"Curvedesk: "_s + windowTitle(), m_outcome->text(), m_detail->text()};
    lines.append(m_figures->plainText());
    if (!m_order.recipient.isEmpty())
        lines.append(tr("Recipient") + u": "_s + m_order.recipient);
    if (!m_order.mint.isEmpty())
        lines.append(tr("Mint") + u": "_s + m_order.mint);
    lines.append(tr("Signature") + u": "_s + m_order.signature);
    lines.append(tr("Order") + u": "_s + m_order.id + u'\n');
    return lines.join(u'\n').replace(QChar::Nbsp, u' ');
}

void OrderDialog::saveReceipt()
{
    QFileDialog *dialog = fileDialog::toWrite(this, tr("Save the receipt"), QStandardPaths::DocumentsLocation,
                                              u"receipt-%1.txt"_s.arg(m_order.id));
    dialog->setObjectName(u"receiptFile"_s);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &path) {
        QSaveFile file(path);
        const QByteArray text = receipt().toUtf8();
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.commit();
        m_save->setText(isWritten ? tr("Saved") : tr("Not saved"));
        m_save->setToolTip(isWritten ? QString() : displayText::toolTip(file.errorString()));
    });
    dialog->open();
}

namespace {

/// By how many percent the price paid or got differs from the quoted one, signed, with two decimals; empty: not known.
QString priceAgainstQuote(const OrderSummary &order)
{
    if (order.movedTokens == 0 || order.quotedTokens == 0)
        return {};
    // The cost of the quoted tokens at the price of those that moved.
    const auto lamports = mulDiv(order.movedLamports, order.quotedTokens, order.movedTokens);
    const auto change = lamports ? amountText::changeBps(order.quotedLamports, *lamports) : std::nullopt;
    if (!change)
        return {};
    const qint64 bps = *change;
    return (bps < 0       ? u"−"_s
                : bps > 0 ? u"+"_s
                          : QString())
        + decimal::formatFixed(static_cast<quint64>(std::abs(bps)), 2);
}

} // namespace

void OrderDialog::setOrder(const OrderSummary &order, orderText::Phase phase, bool hidesAmounts)
{
    m_order = order;
    const bool isMovedKnown = orderText::isMovedKnown(order);
    using Figure = FigureTable::Figure;
    const Figure none{u"–"_s, Tone::Muted, {}, {}};
    // A later time that is before the earlier one says that the clock was set back in between.
    const auto span = [&none](qint64 fromMs, qint64 toMs) {
        return fromMs != 0 && toMs >= fromMs
            ? Figure{timeText::span(toMs - fromMs), Tone::Normal, tr("%1 ms").arg(toMs - fromMs), {}}
            : none;
    };
    const auto tokens = [&order](quint64 raw) { return FigureTable::tokenFigure(raw, order.symbol, order.decimals); };
    if (std::exchange(m_hidesAmounts, hidesAmounts) != hidesAmounts)
        m_figures->setFigure(u"orderCurveFees"_s, none);
    m_outcome->setText(orderText::status(order.status));
    m_outcome->setTone(orderText::statusTone(order.status));
    m_outcome->setPlainToolTip(orderText::meaning(order.status));
    m_detail->setText(order.error ? orderText::reason(order).both() : orderText::detail(order, phase));
    m_figures->setFigure(u"orderOrdered"_s, {timeText::utc(order.createdMs), Tone::Normal, {}, {}});
    m_figures->setFigure(u"orderSettled"_s,
                         order.settledMs == 0 ? none : Figure{timeText::utc(order.settledMs), Tone::Normal, {}, {}});
    m_figures->setFigure(u"orderLanded"_s,
                         order.landedMs == 0
                             ? none
                             : Figure{timeText::utc(order.landedMs), Tone::Normal, tr("slot %1").arg(order.slot), {}});
    m_figures->setFigure(u"orderAcceptance"_s, span(order.createdMs, order.acceptedMs));
    m_figures->setFigure(u"orderSettlement"_s, span(order.acceptedMs, order.settledMs));
    m_figures->setRowVisible(u"orderLimit"_s, order.limitLamports > 0 || order.limitTokens > 0);
    m_figures->setLabel(u"orderLimit"_s,
                        order.limitTokens > 0 || order.kind == OrderSummary::Kind::Sell
                            ? tr("To get at least, as signed")
                            : tr("To pay at most, as signed"));
    m_figures->setFigure(u"orderLimit"_s,
                         order.limitTokens > 0 ? tokens(order.limitTokens)
                                               : FigureTable::solFigure(order.limitLamports));
    m_figures->setFigure(u"orderQuotedSol"_s, FigureTable::solFigure(order.quotedLamports));
    m_figures->setFigure(u"orderQuotedTokens"_s, tokens(order.quotedTokens));
    m_figures->setFigure(u"orderMovedSol"_s, isMovedKnown ? FigureTable::solFigure(order.movedLamports) : none);
    m_figures->setFigure(u"orderMovedTokens"_s, isMovedKnown ? tokens(order.movedTokens) : none);
    const QString difference = isMovedKnown ? priceAgainstQuote(order) : QString();
    m_figures->setFigure(u"orderDifference"_s,
                         difference.isEmpty() ? none : Figure{difference, Tone::Normal, {}, u"%"_s});
    const bool isExpired = order.status == TradeStatus::Expired;
    m_figures->setFigure(u"orderFee"_s, FigureTable::solFigure(isExpired ? 0 : order.networkFeeLamports));
    showBalanceChange();
    if (m_hidesAmounts) {
        for (const QString &row :
             {u"orderQuotedSol"_s, u"orderQuotedTokens"_s, u"orderMovedSol"_s, u"orderMovedTokens"_s, u"orderLimit"_s,
              u"orderFee"_s, u"orderRents"_s, u"orderBalanceChange"_s})
            m_figures->setFigure(row, {amountText::hidden.toString(), Tone::Muted, {}, {}});
    }
    m_signature->setText(displayText::groupedAddress(order.signature));
    if (isMovedKnown && order.kind != OrderSummary::Kind::Transfer && !m_hidesAmounts)
        askCurveFees();
}

void OrderDialog::showBalanceChange()
{
    const std::optional<qint64> change = m_order.balanceChange;
    const bool isMovedKnown = orderText::isMovedKnown(m_order);
    m_figures->setRowVisible(u"orderBalanceChange"_s, change.has_value());
    m_figures->setRowVisible(u"orderRents"_s, change && isMovedKnown);
    if (!change)
        return;
    const auto solFigure = [](qint64 lamports) { return FigureTable::solFigure(static_cast<quint64>(qAbs(lamports))); };
    m_figures->setLabel(u"orderBalanceChange"_s, *change > 0 ? tr("Came to the wallet") : tr("Left the wallet"));
    m_figures->setFigure(u"orderBalanceChange"_s, solFigure(*change));
    // What neither the trade nor the network took went to new accounts, or came back from closed ones.
    const auto moved = static_cast<qint64>(m_order.movedLamports);
    const qint64 traded = m_order.kind == OrderSummary::Kind::Sell ? moved : -moved;
    const qint64 rents = traded - static_cast<qint64>(m_order.networkFeeLamports) - *change;
    m_figures->setLabel(u"orderRents"_s, rents < 0 ? tr("Rents that came back") : tr("Rents"));
    m_figures->setFigure(u"orderRents"_s, solFigure(rents));
}

void OrderDialog::askCurveFees()
{
    m_desk.tradesBy(this, m_order.mint, {m_order.wallet}, [this](const Result<QList<TradeRow>> &answer) {
        quint64 traded = 0;
        for (const TradeRow &trade : answer.value_or(QList<TradeRow>())) {
            if (trade.signature == m_order.signature)
                traded += trade.lamports;
        }
        const quint64 moved = m_order.movedLamports;
        if (traded > 0 && !m_hidesAmounts)
            m_figures->setFigure(u"orderCurveFees"_s,
                                 FigureTable::solFigure(moved > traded ? moved - traded : traded - moved));
    });
}

} // namespace curvedesk
#include "moc_OrderDialog.cpp"
