// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/transfer/TransferService.h"

#include "core/base/CrashPoint.h"
#include "core/base/Latch.h"
#include "core/service/coin/CoinReader.h"
#include "core/service/order/OrderDesk.h"
#include "core/service/order/OrderOutcome.h"
#include "core/service/trade/SimulationCheck.h"
#include "core/service/transfer/RecipientCheck.h"
#include "core/service/transfer/TransferSteps.h"
#include "core/service/wallet/WalletService.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Transaction.h"
#include "core/wallet/ContactStore.h"

#include <QPointer>
#include <QTimer>

namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace {

constexpr int signatures = 1;
// The units of a transfer of SOL: three calls of built-in programs, which take 150 each.
constexpr quint32 solUnits = 450;
// Reads until a node shows the wallet's last order, as for a trade.
constexpr int staleTransferReads = 4;
constexpr auto staleTransferPause = 400ms;

/// The entry of the address book as the window has it, in base58.
Contact contactOf(const ContactRecord &record)
{
    return {record.address.toBase58(), record.label};
}

} // namespace

/// A transfer that only lacks its signature.
struct TransferService::Prepared
{
    TransferSnapshot snapshot;
    TransferPlan plan;
    TransferCost cost;
    networkFee::Budget budget;
    Message message;
    quint64 lastValidBlockHeight = 0;
};

TransferService::TransferService(Cluster &cluster, WalletService &wallets, OrderDesk &orders, ContactStore &contacts)
    : m_cluster(cluster)
    , m_wallets(wallets)
    , m_orders(orders)
    , m_contacts(contacts)
    , m_priorityFee(cluster)
    , m_rent(cluster)
{
}

Task<TransferSnapshot> TransferService::readCurrent(TransferRequest request, Address user)
{
    const QPointer<TransferService> self(this);
    const Result<Address> recipient = Address::fromBase58(request.recipient);
    if (!recipient)
        co_return failure(ErrorCode::InvalidInput, u"recipient is not the address of a wallet"_s);
    if (*recipient == user)
        co_return failure(ErrorCode::InvalidInput, u"recipient is the sending wallet itself"_s);
    std::optional<Address> mint;
    if (!request.token.isEmpty()) {
        const Result<Address> named = mintFromText(request.token);
        if (!named)
            co_return failure(named.error());
        mint = *named;
    }
    const Result<Rent> rent = co_await m_rent.get();
    if (!rent)
        co_return failure(rent.error());
    for (int count = 1;; ++count) {
        const QList<Address> wanted = TransferSnapshot::wanted(user, *recipient, mint);
        const Result<AccountsAt> read = co_await m_cluster.accounts(wanted);
        if (!self)
            co_return closing();
        if (!read)
            co_return failure(read.error());
        if (read->slot >= m_orders.landedSlot(user))
            co_return TransferSnapshot::read(user, *recipient, mint, *read, *rent);
        if (count == staleTransferReads)
            co_return failure(ErrorCode::Unavailable, u"The cluster does not show the wallet's last order yet"_s);
        const auto over = std::make_shared<Latch>(*this);
        QTimer::singleShot(staleTransferPause, this, [over] { over->open(); });
        co_await over->wait();
        if (!self)
            co_return closing();
    }
}

Task<networkFee::Budget> TransferService::budgetFor(TransferRequest request, TransferSnapshot snapshot,
                                                    quint32 signedBefore)
{
    quint64 units = solUnits;
    if (snapshot.token) {
        const Result<TransferPlan> plan
            = TransferPlan::of(request, snapshot, computeBudget::lamportsPerSignature.value());
        if (!plan)
            co_return failure(plan.error());
        const QList<Instruction> trial = plan->instructions(snapshot, networkFee::Budget{computeBudget::maxUnits, 0});
        const Result<QByteArray> wire = simulationCheck::wireOf(snapshot.user, trial);
        if (!wire)
            co_return failure(wire.error());
        const Result<Simulation> simulation = co_await m_cluster.simulate(*wire, snapshot.comparedAccounts());
        if (!simulation)
            co_return failure(simulationCheck::unanswered(simulation.error(), u"transfer"));
        if (simulation->error)
            co_return failure(simulationCheck::explain(*simulation, trial));
        units = simulation->unitsConsumed;
    }
    networkFee::Budget budget{networkFee::distinctUnitLimit(units, signedBefore),
                              request.priorityFeeMicroLamports.value_or(0)};
    if (!request.priorityFeeMicroLamports) {
        // Without the wallet, for which others do not compete.
        const QList<Address> written = snapshot.comparedAccounts().sliced(1);
        const networkFee::RecentFees recent = co_await m_priorityFee.recent(written);
        budget.unitPrice = networkFee::automaticPrice(recent, budget.unitLimit, m_priorityFee.limits);
    }
    co_return budget;
}

Task<TransferService::Prepared> TransferService::prepare(TransferRequest request, Address user)
{
    const QPointer<TransferService> self(this);
    Result<TransferSnapshot> snapshot = co_await readCurrent(request, user);
    if (!snapshot)
        co_return failure(snapshot.error());
    const Result<LatestBlockhash> blockhash = co_await m_cluster.latestBlockhash();
    if (!self)
        co_return closing();
    if (!blockhash)
        co_return failure(blockhash.error());
    const quint32 before = m_signed.findOrAdd(blockhash->blockhash, blockhash->lastValidBlockHeight, user);
    const Result<networkFee::Budget> budget = co_await budgetFor(request, *snapshot, before);
    if (!budget)
        co_return failure(budget.error());
    const Result<quint64> fee = networkFee::total(*budget, signatures, m_priorityFee.limits);
    if (!fee)
        co_return failure(fee.error());
    const Result<TransferPlan> plan = TransferPlan::of(request, *snapshot, *fee);
    if (!plan)
        co_return failure(plan.error());
    const QList<Instruction> instructions = plan->instructions(*snapshot, *budget);
    Result<Message> message = Message::compile(user, instructions, blockhash->blockhash);
    if (!message)
        co_return failure(message.error());
    const QByteArray wire = Transaction::unsignedFrom(*message).encode();
    const Result<Simulation> simulation = co_await m_cluster.simulate(wire, snapshot->comparedAccounts());
    if (!simulation)
        co_return failure(simulationCheck::unanswered(simulation.error(), u"transfer"));
    if (simulation->error)
        co_return failure(simulationCheck::explain(*simulation, instructions));
    const Result<TransferCost> cost = plan->simulatedCost(*snapshot, *simulation, *fee);
    if (!cost) {
        m_rent.forget(); // a changed rent may be the cause
        co_return failure(cost.error());
    }
    co_return Prepared{std::move(*snapshot),           *plan, *cost, *budget, std::move(*message),
                       blockhash->lastValidBlockHeight};
}

Task<TransferSheet> TransferService::sheet(TransferRequest request)
{
    const Result<Address> user = WalletService::addressOf(request.signer);
    if (!user)
        co_return failure(user.error());
    const Result<Prepared> prepared = co_await prepare(request, *user);
    if (!prepared)
        co_return failure(prepared.error());
    const Result<QList<TransferStep>> steps = transferSteps(prepared->message);
    const Result<Recipient> recipient = recipientOf(prepared->snapshot);
    if (const Outcome read = firstFailure(steps, recipient); !read)
        co_return failure(read.error());
    const TransferCost &cost = prepared->cost;
    const TransferSnapshot &snapshot = prepared->snapshot;
    TransferSheet sheet;
    sheet.cost = cost;
    sheet.recipient = *recipient;
    sheet.isAll = !request.amount;
    sheet.closesAccount = prepared->plan.closesSource;
    sheet.unitPrice = prepared->budget.unitPrice;
    sheet.walletLamports = snapshot.lamports;
    sheet.walletLamportsAfter = snapshot.lamports - cost.networkFeeLamports - cost.accountRentLamports
        + cost.returnedRentLamports - (snapshot.token ? 0 : cost.amount);
    if (snapshot.token) {
        sheet.token = snapshot.token->mint.toBase58();
        sheet.symbol = snapshot.token->symbol;
        sheet.decimals = snapshot.token->decimals;
        sheet.walletTokens = snapshot.token->held.amount.value();
        sheet.walletTokensAfter = sheet.walletTokens - cost.amount;
    }
    sheet.steps = *steps;
    co_return sheet;
}

Result<Recipient> TransferService::recipientOf(const TransferSnapshot &snapshot) const
{
    const Result<QList<ContactRecord>> book = m_contacts.contacts();
    const Result<QList<Address>> earlier = m_orders.recipients();
    if (const Outcome read = firstFailure(book, earlier); !read)
        return failure(read.error());
    Recipient recipient;
    recipient.address = snapshot.recipient.toBase58();
    recipient.isOffCurve = !isOnCurve(snapshot.recipient.view());
    recipient.hasAccount = snapshot.recipientState.has_value();
    QList<Contact> known;
    for (const WalletRecord &wallet : m_wallets.records()) {
        known.append({wallet.address.toBase58(), wallet.label});
        recipient.isOwn = recipient.isOwn || (wallet.address == snapshot.recipient && !wallet.isWatched);
    }
    for (const ContactRecord &contact : *book)
        known.append(contactOf(contact));
    for (const Address &address : *earlier)
        known.append({address.toBase58(), {}});
    recipient.isFirstTime = true;
    for (const Contact &each : std::as_const(known)) {
        if (each.address != recipient.address)
            continue;
        recipient.isFirstTime = false;
        if (!each.label.isEmpty())
            recipient.label = each.label;
    }
    if (const std::optional<Contact> alike = recipientCheck::lookAlikeOf(recipient.address, known)) {
        recipient.lookAlike = alike->address;
        recipient.lookAlikeLabel = alike->label;
    }
    return recipient;
}

Task<OrderSummary> TransferService::transfer(TransferRequest request)
{
    OrderIntent intent{{}, request.idempotencyKey, request.requestHash, false};
    Result<OrderDesk::Begun> begun = co_await m_orders.begin(std::move(intent));
    if (!begun)
        co_return failure(begun.error());
    if (const auto *earlier = std::get_if<OrderSummary>(&*begun))
        co_return *earlier;
    Result<OrderSummary> placed = co_await signAndPlace(request, std::get<OrderTicket>(std::move(*begun)));
    co_return placed;
}

Task<OrderSummary> TransferService::signAndPlace(TransferRequest request, OrderTicket ticket)
{
    const QPointer<TransferService> self(this);
    const Result<Address> user = m_wallets.checkSigner(request.signer);
    if (!user)
        co_return failure(user.error());
    const Result<Prepared> prepared = co_await prepare(request, *user);
    if (!self)
        co_return closing();
    if (!prepared)
        co_return failure(prepared.error());
    if (request.agreed && *request.agreed != prepared->cost) {
        co_return failure(ErrorCode::Conflict,
                          u"The transfer would now move or cost something else than what was confirmed"_s);
    }
    crashPoint::reach(crashPoint::Step::Prepared);
    Transaction transaction = Transaction::unsignedFrom(prepared->message);
    if (const Outcome signedOff = m_wallets.sign(transaction, request.signer); !signedOff)
        co_return failure(signedOff.error());
    ++m_signed.findOrAdd(prepared->message.recentBlockhash, prepared->lastValidBlockHeight, *user);
    crashPoint::reach(crashPoint::Step::Signed);
    Order order;
    order.kind = OrderKind::Transfer;
    order.wallet = *user;
    order.recipient = prepared->snapshot.recipient;
    if (const auto &token = prepared->snapshot.token) {
        order.mint = token->mint;
        order.symbol = token->symbol;
        order.decimals = token->decimals;
        order.quotedTokens = prepared->cost.amount;
    } else {
        order.symbol = u"SOL"_s;
        order.quotedQuoteLamports = prepared->cost.amount;
    }
    order.signature = transaction.id();
    order.wire = transaction.encode();
    order.lastValidBlockHeight = prepared->lastValidBlockHeight;
    const Result<OrderSummary> placed = co_await ticket.place(std::move(order));
    co_return placed;
}

Task<QList<Contact>> TransferService::contacts()
{
    const Result<QList<ContactRecord>> book = m_contacts.contacts();
    if (!book)
        co_return failure(book.error());
    QList<Contact> all;
    for (const ContactRecord &contact : *book)
        all.append(contactOf(contact));
    co_return all;
}

Task<Contact> TransferService::saveContact(QString address, QString label)
{
    const Result<Address> named = Address::fromBase58(address);
    if (!named)
        co_return failure(ErrorCode::InvalidInput, u"this is not the address of a wallet"_s);
    if (const Outcome saved = m_contacts.save(*named, label); !saved)
        co_return failure(saved.error());
    co_return Contact{named->toBase58(), label.simplified()};
}

Task<void> TransferService::removeContact(QString address)
{
    const Result<Address> named = Address::fromBase58(address);
    if (!named)
        co_return failure(ErrorCode::InvalidInput, u"this is not the address of a wallet"_s);
    co_return m_contacts.remove(*named);
}

} // namespace curvedesk
#include "moc_TransferService.cpp"
