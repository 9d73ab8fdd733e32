// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/ticket/TicketDraft.h"

#include "ui/text/AmountText.h"

#include <QCryptographicHash>
#include <QUuid>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// 100 % in millionths of a percent.
constexpr quint64 wholeHolding = 100'000'000;

/// The SHA-256 of all that makes the order: its idempotency key is bound to it, and fits no other order.
QByteArray hashOf(const TradeRequest &request)
{
    const QString fields = u"%1|%2|%3|%4|%5|%6|%7"_s.arg(
        request.mode == TradeMode::Buy ? u"buy"_s : u"sell"_s, request.token,
        QString::number(static_cast<int>(request.amount.unit)), QString::number(request.amount.value),
        QString::number(request.slippageBps),
        request.priorityFeeMicroLamports ? QString::number(*request.priorityFeeMicroLamports) : u"auto"_s,
        request.signer.wallet);
    return QCryptographicHash::hash(fields.toUtf8(), QCryptographicHash::Sha256);
}

} // namespace

TicketDraft::TicketDraft(const TicketInput &input)
{
    if (const std::optional<QString> problem = problemOf(input)) {
        m_problem = *problem;
        return;
    }
    TradeRequest request;
    request.mode = input.mode;
    request.token = input.mint;
    request.signer.wallet = input.wallet;
    request.slippageBps = *input.slippageBps;
    request.priorityFeeMicroLamports = *input.priorityFee;
    const bool isInLamports = (input.mode == TradeMode::Buy) != input.isReceived;
    if (input.sellPercent)
        request.amount
            = {TradeAmount::Unit::PercentOfHolding, static_cast<quint64>(*input.sellPercent) * wholeHolding / 100};
    else
        request.amount = {isInLamports ? TradeAmount::Unit::Lamports : TradeAmount::Unit::BaseUnits, *input.amount};
    m_request = request;
}

std::optional<QString> TicketDraft::problemOf(const TicketInput &input)
{
    if (input.mint.isEmpty())
        return tr("Choose a coin first");
    if (input.wallet.isEmpty())
        return input.areWalletsKnown ? tr("Create or import a wallet first") : tr("The wallets are not read yet");
    if (!input.sellPercent && !input.amount)
        return input.amount.error().detail;
    if (!input.sellPercent && *input.amount == 0)
        return tr("Type an amount above zero");
    if (!input.slippageBps)
        return tr("Slippage: %1").arg(input.slippageBps.error().detail);
    if (*input.slippageBps > 10'000)
        return tr("Slippage is 100 % at most");
    if (input.limits.slippageBps && *input.slippageBps > *input.limits.slippageBps)
        return tr("Your limit for slippage is %1 (Settings)")
            .arg(amountText::basisPointsPlain(*input.limits.slippageBps));
    if (!input.priorityFee)
        return tr("Priority fee: %1").arg(input.priorityFee.error().detail);
    return input.hold.isEmpty() ? std::nullopt : std::optional(input.hold);
}

QString TicketDraft::problemOf(const CostSheet &sheet, const TicketLimits &limits, bool hidesAmounts)
{
    const Quote &quote = sheet.quote;
    const auto shown
        = [hidesAmounts](const QString &amount) { return hidesAmounts ? amountText::hidden.toString() : amount; };
    if (quote.amountOutRaw == 0)
        return tr("This amount is too small to move anything");
    if (quote.mode == TradeMode::Buy) {
        if (limits.spendLamports && limitedLamports(sheet) > *limits.spendLamports)
            return tr("Your limit for one order is %1 SOL (Settings)").arg(amountText::solPlain(*limits.spendLamports));
        const quint64 needed = qMax(sheet.payAtMostLamports, sheet.mustHoldLamports) + sheet.wsolRentLamports;
        if (needed > sheet.walletLamports)
            return tr("%1 SOL too little in the wallet")
                .arg(shown(amountText::solPlain(needed - sheet.walletLamports)));
        return {};
    }
    if (quote.amountInRaw > sheet.walletTokens)
        return tr("The wallet holds only %1").arg(shown(amountText::tokensPlain(sheet.walletTokens, quote.decimalsIn)));
    const quint64 needed = sheet.networkFeeLamports + sheet.wsolRentLamports;
    if (needed > sheet.walletLamports)
        return tr("%1 SOL too little in the wallet for the network fee")
            .arg(shown(amountText::solPlain(needed - sheet.walletLamports)));
    return {};
}

QMap<TicketDraft::Danger, QString> TicketDraft::dangersOf(const CostSheet &sheet, quint64 slippageBps,
                                                          bool hidesAmounts)
{
    const Quote &quote = sheet.quote;
    QMap<Danger, QString> dangers;
    if (quote.clamped)
        dangers.insert(Danger::Clamped,
                       tr("The curve holds less than you asked for: the order takes all that is left."));
    if (quote.priceImpactBps >= dangerImpactBps)
        dangers.insert(Danger::Impact,
                       tr("This order alone moves the price by %1.")
                           .arg(hidesAmounts ? amountText::hidden.toString()
                                             : amountText::basisPointsPlain(quote.priceImpactBps)));
    if (slippageBps > dangerSlippageBps)
        dangers.insert(Danger::Slippage,
                       tr("With %1 slippage others can take that much from the order.")
                           .arg(amountText::basisPointsPlain(slippageBps)));
    const quint64 traded = quote.mode == TradeMode::Buy ? quote.amountInRaw : quote.amountOutRaw;
    if (traded > 0 && sheet.networkFeeLamports > traded / (10'000 / dangerFeeBps))
        dangers.insert(Danger::NetworkFee,
                       tr("The network fee of %1 SOL is more than a twentieth of the order.")
                           .arg(amountText::solPlain(sheet.networkFeeLamports)));
    return dangers;
}

quint64 TicketDraft::limitedLamports(const CostSheet &sheet)
{
    return sheet.quote.mode == TradeMode::Buy ? sheet.mostInRaw : sheet.quote.amountOutRaw;
}

TradeRequest agreed(TradeRequest request, const CostSheet &sheet)
{
    request.idempotencyKey = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    request.requestHash = hashOf(request);
    request.agreedMinimumOut = sheet.quote.minimumOutRaw;
    request.agreedMaximumIn = sheet.mostInRaw;
    return request;
}

bool isSameOrder(const TradeRequest &a, const TradeRequest &b)
{
    return a.mode == b.mode && a.token == b.token && a.amount.unit == b.amount.unit && a.amount.value == b.amount.value
        && a.slippageBps == b.slippageBps && a.priorityFeeMicroLamports == b.priorityFeeMicroLamports
        && a.signer.wallet == b.signer.wallet;
}

} // namespace curvedesk
