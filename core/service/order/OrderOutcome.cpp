// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/OrderOutcome.h"

#include "core/money/MulDiv.h"
#include "core/pump/ChainEvents.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/pump/ProgramErrors.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Programs.h"
#include "core/solana/Transaction.h"

#include <algorithm>
#include <array>

namespace curvedesk::orderOutcome {

namespace {

// The trades that `isOwn` takes, in the calls of the programs to themselves (`keys`: the message's); in the log, which
// may have been cut between two trades, only where the calls show none.
template<class Trade> QList<Trade> ownTrades(const TransactionRecord &record, const QList<Address> &keys, auto isOwn)
{
    QList<Trade> trades;
    const auto keepOwn = [&](const ChainEvent &event) {
        if (const auto *trade = std::get_if<Trade>(&event); trade != nullptr && isOwn(*trade))
            trades.append(*trade);
    };
    for (const InnerInstruction &call : record.innerInstructions) {
        if (const auto event = chainEvents::fromCall(keys.value(call.programIndex), call.data))
            keepOwn(*event);
    }
    if (trades.isEmpty())
        std::ranges::for_each(chainEvents::fromLogs(record.logs), keepOwn);
    return trades;
}

// The account keys in the record's bytes; none where these do not decode.
QList<Address> keysIn(const TransactionRecord &record)
{
    const Result<Transaction> transaction = Transaction::decode(record.wire);
    return transaction ? transaction->message.accountKeys : QList<Address>();
}

// The trades of `user` on the canonical pool of `mint`.
QList<AmmTradeEvent> poolTradesOf(const TransactionRecord &record, const Address &user, const Address &mint)
{
    const QList<Address> keys = keysIn(record);
    if (!keys.contains(pumpAddresses::ammProgram))
        return {};
    const Address pool = pumpAddresses::canonicalPool(mint, programs::wrappedSol);
    return ownTrades<AmmTradeEvent>(
        record, keys, [&](const AmmTradeEvent &trade) { return trade.user == user && trade.pool == pool; });
}

// The programs that an order's instructions call, and those that they call. An order keeps a custom code without its
// program: the stored sentence tells which one returned it.
constexpr std::array calledPrograms{
    pumpAddresses::program, pumpAddresses::ammProgram, pumpAddresses::feeProgram, programs::system,
    programs::token,        programs::token2022,       programs::associatedToken, pumpAddresses::mayhemProgram};

// The reason of an order that the chain failed with a custom code; without a program where the sentence is none of
// these programs'. Both token programs say the same where the wallet holds too little.
Error customErrorOf(const TransactionError &error, const QString &sentence)
{
    for (const Address &program : calledPrograms) {
        Error reason = programErrors::explain(error, {}, program);
        if (sentence.isEmpty() || reason.detail == sentence)
            return reason;
    }
    return {ErrorCode::ProgramRejected, sentence, std::nullopt, 0};
}

// The reason of an order without success; nullopt for one that is pending or succeeded, or where none is known.
std::optional<Error> errorOf(const Order &order)
{
    if (order.status == OrderStatus::Pending || order.status == OrderStatus::Succeeded)
        return std::nullopt;
    if (!order.error) {
        if (order.errorText.isEmpty())
            return std::nullopt;
        return Error{ErrorCode::ProgramRejected, order.errorText, std::nullopt, 0};
    }
    if (order.error->customCode)
        return customErrorOf(*order.error, order.errorText);
    Error error = programErrors::explain(*order.error, {}, pumpAddresses::program);
    if (!order.errorText.isEmpty())
        error.detail = order.errorText;
    return error;
}

// Order::balanceChange by this record; nullopt where that does not tell the wallet's lamports.
std::optional<qint64> balanceChange(const TransactionRecord &record, const Address &wallet)
{
    const qsizetype at = keysIn(record).indexOf(wallet);
    if (at < 0 || at >= record.preBalances.size() || at >= record.postBalances.size())
        return std::nullopt;
    return static_cast<qint64>(record.postBalances[at] - record.preBalances[at]);
}

// The fee paid, in lamports; while it is unknown, what the kept bytes would pay, unless the order has expired.
quint64 networkFeeOf(const Order &order)
{
    if (order.wire.isEmpty() || order.feeLamports != 0 || order.status == OrderStatus::Expired)
        return order.feeLamports;
    const Result<Transaction> transaction = Transaction::decode(order.wire);
    if (!transaction)
        return order.feeLamports;
    const Result<computeBudget::Request> budget = computeBudget::read(transaction->message);
    if (!budget)
        return order.feeLamports;
    const std::optional<Lamports> fee = computeBudget::totalFee(transaction->message, *budget);
    return fee ? fee->value() : order.feeLamports;
}

} // namespace

QList<TradeEvent> tradesOf(const TransactionRecord &record, const Address &user, const Address &mint)
{
    const QList<Address> keys = record.innerInstructions.isEmpty() ? QList<Address>() : keysIn(record);
    return ownTrades<TradeEvent>(record, keys,
                                 [&](const TradeEvent &trade) { return trade.user == user && trade.mint == mint; });
}

Error explain(const TransactionRecord &record, const TransactionError &error)
{
    Address program = pumpAddresses::program;
    const Result<Transaction> transaction = Transaction::decode(record.wire);
    if (transaction && error.index >= 0 && error.index < transaction->message.instructions.size())
        program = transaction->message.instruction(error.index).programId;
    return programErrors::explain(error, record.logs, program);
}

void clear(Order &order)
{
    order.status = OrderStatus::Pending;
    order.slot = 0;
    order.error.reset();
    order.errorText.clear();
    order.movedLamports = 0;
    order.movedTokens = 0;
    order.feeLamports = 0;
    order.balanceChange.reset();
    order.landedMs = 0;
}

void apply(Order &order, const SignatureStatus &status, const std::optional<TransactionRecord> &record)
{
    clear(order);
    order.status = status.error ? OrderStatus::Failed : OrderStatus::Succeeded;
    order.slot = status.slot;
    order.error = status.error;
    order.feeLamports = networkFeeOf(order);
    if (record) {
        order.slot = record->slot;
        // Whatever a node says, it landed between its signing and the moment when that is known.
        if (record->blockTime > 0)
            order.landedMs
                = std::min(std::max(record->blockTime, order.createdMs / 1000), order.settledMs / 1000) * 1000;
        order.feeLamports = record->fee.value();
        order.balanceChange = balanceChange(*record, order.wallet);
    }
    if (status.error) {
        const Error reason = record ? explain(*record, *status.error)
                                    : programErrors::explain(*status.error, {}, pumpAddresses::program);
        order.errorText = reason.detail;
        return;
    }
    if (order.kind == OrderKind::Transfer) {
        // A transfer that succeeds moves exactly what its signed instruction says.
        order.movedLamports = order.quotedQuoteLamports;
        order.movedTokens = order.quotedTokens;
        return;
    }
    if (!record)
        return;
    for (const TradeEvent &trade : tradesOf(*record, order.wallet, order.mint)) {
        order.movedLamports = saturated(uint128{order.movedLamports} + trade.moved());
        order.movedTokens = saturated(uint128{order.movedTokens} + trade.tokenAmount);
    }
    for (const AmmTradeEvent &trade : poolTradesOf(*record, order.wallet, order.mint)) {
        order.movedLamports = saturated(uint128{order.movedLamports} + trade.moved());
        order.movedTokens = saturated(uint128{order.movedTokens} + trade.baseAmount);
    }
}

bool isRecordOf(const TransactionRecord &record, const Order &order)
{
    return !order.wire.isEmpty() && record.signature == order.signature && record.wire == order.wire;
}

OrderSummary summaryOf(const Order &order)
{
    OrderSummary summary;
    summary.id = order.id;
    summary.apiOwner = order.apiOwner;
    summary.kind = order.kind;
    summary.status = order.status;
    summary.wallet = order.wallet.toBase58();
    summary.mint = order.kind == OrderKind::Transfer && order.mint.isZero() ? QString() : order.mint.toBase58();
    summary.symbol = order.symbol;
    summary.decimals = order.decimals;
    summary.recipient = order.recipient ? order.recipient->toBase58() : QString();
    summary.signature = order.signature.toBase58();
    summary.slot = order.slot;
    summary.quotedLamports = order.quotedQuoteLamports;
    summary.quotedTokens = order.quotedTokens;
    summary.limitLamports = order.limitLamports;
    summary.limitTokens = order.limitTokens;
    summary.movedLamports = order.movedLamports;
    summary.movedTokens = order.movedTokens;
    summary.networkFeeLamports = networkFeeOf(order);
    summary.balanceChange = order.balanceChange;
    summary.error = errorOf(order);
    summary.rollbacks = order.rollbacks;
    summary.createdMs = order.createdMs;
    summary.settledMs = order.settledMs;
    summary.landedMs = order.landedMs;
    summary.acceptedMs = order.acceptedMs;
    return summary;
}

TradeReceipt receiptOf(const OrderSummary &order)
{
    TradeReceipt receipt;
    receipt.orderId = order.id;
    receipt.signature = order.signature;
    receipt.mint = order.mint;
    receipt.status = order.status;
    receipt.slot = order.slot;
    if (order.kind == OrderSummary::Kind::Sell)
        receipt.minimumOutLamports = order.limitLamports;
    else if (order.limitTokens != 0)
        receipt.minimumOutTokens = order.limitTokens;
    else if (order.limitLamports != 0)
        receipt.maxSolCostLamports = order.limitLamports;
    receipt.quotedLamports = order.quotedLamports;
    receipt.quotedTokens = order.quotedTokens;
    receipt.networkFeeLamports = order.networkFeeLamports;
    receipt.error = order.error;
    return receipt;
}

} // namespace curvedesk::orderOutcome
