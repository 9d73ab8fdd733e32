// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/text/OrderText.h"

#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/TimeText.h"

#include <QCoreApplication>

namespace curvedesk::orderText {

namespace {

/// Has tr() for the texts of this file.
struct OrderText
{
    Q_DECLARE_TR_FUNCTIONS(OrderText)
};

/// The sentence without its full stop, because other words follow on its line.
QString withoutStop(const QString &sentence)
{
    return sentence.endsWith(u'.') || sentence.endsWith(QChar(0x3002)) ? sentence.chopped(1) : sentence;
}

/// The ticker of the order's coin, or "SOL" for a transfer of SOL.
QString coinOf(const OrderSummary &order)
{
    return order.mint.isEmpty() ? QStringLiteral("SOL") : displayText::ticker(order.symbol);
}

/// The order's network fee: "fee 0.000005 SOL".
QString fee(const OrderSummary &order)
{
    return OrderText::tr("fee %1 SOL").arg(amountText::solPlain(order.networkFeeLamports));
}

/// "to Abcd…WXYZ · " for a transfer, else empty.
QString recipient(const OrderSummary &order)
{
    return order.recipient.isEmpty() ? QString()
                                     : OrderText::tr("to %1 · ").arg(displayText::shortAddress(order.recipient));
}

/// The sentence of notice() for a transfer of this amount, which has its unit.
QString transferNotice(const OrderSummary &order, const QString &amount)
{
    const QString to = displayText::shortAddress(order.recipient);
    switch (order.status) {
    case TradeStatus::Pending:
        return OrderText::tr("%1 to %2: sent, waiting for the chain.").arg(amount, to);
    case TradeStatus::Succeeded:
        return OrderText::tr("Sent %1 to %2.").arg(amount, to);
    case TradeStatus::Failed:
        return OrderText::tr("Sending %1 to %2 failed: %3").arg(amount, to, detail(order));
    case TradeStatus::Expired:
        return OrderText::tr("Sending %1 to %2 expired; nothing was spent.").arg(amount, to);
    case TradeStatus::Unknown:
        return OrderText::tr("Nobody could say yet whether %1 went to %2.").arg(amount, to);
    }
    return {};
}

} // namespace

QString status(TradeStatus status)
{
    switch (status) {
    case TradeStatus::Pending:
        return OrderText::tr("Pending");
    case TradeStatus::Succeeded:
        return OrderText::tr("Succeeded");
    case TradeStatus::Failed:
        return OrderText::tr("Failed on chain");
    case TradeStatus::Expired:
        return OrderText::tr("Expired");
    case TradeStatus::Unknown:
        return OrderText::tr("Unknown");
    }
    return {};
}

Tone statusTone(TradeStatus status)
{
    switch (status) {
    case TradeStatus::Pending:
        return Tone::Accent;
    case TradeStatus::Succeeded:
        return Tone::Buy;
    case TradeStatus::Failed:
        return Tone::Error;
    case TradeStatus::Expired:
    case TradeStatus::Unknown:
        return Tone::Warn;
    }
    return Tone::Normal;
}

QString meaning(TradeStatus status)
{
    switch (status) {
    case TradeStatus::Pending:
        return OrderText::tr("Pending: signed and sent, without an outcome yet. The same bytes are sent again until "
                             "there is one; it is never signed a second time meanwhile.");
    case TradeStatus::Succeeded:
        return OrderText::tr("Succeeded: it is on the chain and did what it says.");
    case TradeStatus::Failed:
        return OrderText::tr("Failed on chain: it landed and was refused there. Only the network fee was spent.");
    case TradeStatus::Expired:
        return OrderText::tr("Expired: it provably never landed and cannot land any more. Nothing was spent.");
    case TradeStatus::Unknown:
        return OrderText::tr(
            "Unknown: the network could not say what became of it. Look before you order again: it may have landed.");
    }
    return {};
}

QString kind(OrderSummary::Kind kind)
{
    switch (kind) {
    case OrderSummary::Kind::Buy:
        return OrderText::tr("▲ Buy");
    case OrderSummary::Kind::Sell:
        return OrderText::tr("▼ Sell");
    case OrderSummary::Kind::Launch:
        return OrderText::tr("✦ Launch");
    case OrderSummary::Kind::Transfer:
        return OrderText::tr("↗ Send");
    }
    return {};
}

Tone kindTone(OrderSummary::Kind kind)
{
    switch (kind) {
    case OrderSummary::Kind::Buy:
        return Tone::Buy;
    case OrderSummary::Kind::Sell:
        return Tone::Sell;
    case OrderSummary::Kind::Launch:
    case OrderSummary::Kind::Transfer:
        return Tone::Normal;
    }
    return Tone::Normal;
}

bool isMovedKnown(const OrderSummary &order)
{
    return order.status == TradeStatus::Succeeded && (order.movedTokens > 0 || order.quotedTokens == 0);
}

std::optional<quint64> lamports(const OrderSummary &order)
{
    if (order.status != TradeStatus::Succeeded)
        return order.quotedLamports;
    return isMovedKnown(order) ? std::optional(order.movedLamports) : std::nullopt;
}

std::optional<quint64> tokens(const OrderSummary &order)
{
    if (order.status != TradeStatus::Succeeded)
        return order.quotedTokens;
    return isMovedKnown(order) ? std::optional(order.movedTokens) : std::nullopt;
}

QString timeTaken(const OrderSummary &order)
{
    return recipient(order) + timeText::span(order.settledMs - order.createdMs);
}

ErrorText reason(const OrderSummary &order)
{
    if (!order.error)
        return {};
    return order.status == TradeStatus::Failed ? landedErrorText(*order.error) : errorText(*order.error);
}

QString detail(const OrderSummary &order, Phase phase)
{
    switch (order.status) {
    case TradeStatus::Pending:
        switch (phase) {
        case Phase::Usual:
            break;
        case Phase::Recovering:
            return OrderText::tr("left open by the last run; looking up its outcome");
        case Phase::Returned:
            return OrderText::tr("the chain took its outcome back; waiting for it again");
        }
        return OrderText::tr("sent, waiting for the chain");
    case TradeStatus::Succeeded:
        return recipient(order)
            + OrderText::tr("slot %1 · %2")
                  .arg(amountText::tokensPlain(order.slot, 0), timeText::span(order.settledMs - order.createdMs));
    case TradeStatus::Failed: {
        const QString why = order.error ? reason(order).sentence : OrderText::tr("the chain refused it");
        return OrderText::tr("%1 · %2").arg(withoutStop(why), fee(order));
    }
    case TradeStatus::Expired:
        return OrderText::tr("never landed; nothing was spent");
    case TradeStatus::Unknown:
        return OrderText::tr("nobody could say yet; do not order again before this is settled");
    }
    return {};
}

QString notice(const OrderSummary &order)
{
    const QString coin = displayText::ticker(order.symbol);
    const std::optional<quint64> paid = lamports(order);
    const std::optional<quint64> moved = tokens(order);
    if (!paid || !moved)
        return noticeWithoutAmounts(order);
    const QString sol = amountText::solPlain(*paid);
    const QString amount = amountText::tokensPlain(*moved, order.decimals);
    if (order.kind == OrderSummary::Kind::Transfer)
        return transferNotice(order, order.mint.isEmpty() ? sol + QStringLiteral(" SOL") : amount + u' ' + coin);
    switch (order.status) {
    case TradeStatus::Pending:
        return OrderText::tr("Order for %1 sent.").arg(coin);
    case TradeStatus::Succeeded:
        break;
    case TradeStatus::Failed:
        return OrderText::tr("Order for %1 failed: %2").arg(coin, detail(order));
    case TradeStatus::Expired:
        return OrderText::tr("Order for %1 expired; nothing was spent.").arg(coin);
    case TradeStatus::Unknown:
        return OrderText::tr("Nobody could say yet what became of the order for %1.").arg(coin);
    }
    switch (order.kind) {
    case OrderSummary::Kind::Buy:
        return OrderText::tr("Bought %1 %2 for %3 SOL.").arg(amount, coin, sol);
    case OrderSummary::Kind::Sell:
        return OrderText::tr("Sold %1 %2 for %3 SOL.").arg(amount, coin, sol);
    case OrderSummary::Kind::Launch:
        return OrderText::tr("Launched %1.").arg(coin);
    case OrderSummary::Kind::Transfer:
        break;
    }
    return {};
}

QString noticeWithoutAmounts(const OrderSummary &order)
{
    return OrderText::tr("%1 %2: %3.").arg(kind(order.kind), coinOf(order), status(order.status));
}

QString returnedNotice(const OrderSummary &order)
{
    return OrderText::tr(
               "The chain took back the outcome of the order for %1. It is pending again; do not order twice.")
        .arg(coinOf(order));
}

} // namespace curvedesk::orderText
