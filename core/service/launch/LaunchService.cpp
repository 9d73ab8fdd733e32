// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/launch/LaunchService.h"

#include "core/base/CrashPoint.h"
#include "core/base/Worker.h"
#include "core/metadata/MetadataStore.h"
#include "core/service/coin/CoinInfo.h"
#include "core/service/launch/LaunchPreparation.h"
#include "core/service/order/OrderDesk.h"
#include "core/service/order/OrderOutcome.h"
#include "core/service/wallet/WalletService.h"
#include "core/solana/Transaction.h"

#include <QPointer>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

CoinMetadata metadataOf(const LaunchRequest &request)
{
    return {request.name, request.symbol, request.description, request.twitter, request.telegram, request.website, {}};
}

} // namespace

LaunchService::LaunchService(Cluster &cluster, WalletService &wallets, OrderDesk &orders, MetadataStore &metadata,
                             QObject *parent)
    : QObject(parent)
    , m_cluster(cluster)
    , m_wallets(wallets)
    , m_orders(orders)
    , m_metadata(metadata)
    , m_priorityFee(cluster)
    , m_rent(cluster)
{
}

Task<LaunchReceipt> LaunchService::launch(LaunchRequest request)
{
    const QPointer<LaunchService> self(this);
    OnWorker checking([request] { return checkLaunchRequest(request); }); // reads the whole picture
    const Outcome checked = co_await checking;
    if (!checked)
        co_return failure(checked.error());
    if (!self)
        co_return failure(ErrorCode::Cancelled, u"the program is closing"_s);
    OrderIntent intent{request.apiOwner, request.idempotencyKey, request.requestHash, request.waitConfirmed};
    Result<OrderDesk::Begun> begun = co_await m_orders.begin(std::move(intent));
    if (!begun)
        co_return failure(begun.error());
    if (const auto *earlier = std::get_if<OrderSummary>(&*begun)) {
        Result<LaunchReceipt> again = co_await receiptOfEarlier(*earlier);
        co_return again;
    }
    Result<LaunchReceipt> placed = co_await signAndPlace(std::move(request), std::get<OrderTicket>(std::move(*begun)));
    co_return placed;
}

Task<LaunchCost> LaunchService::cost(LaunchRequest request)
{
    const Result<Address> user = m_wallets.checkSigner(request.signer);
    if (!user)
        co_return failure(user.error());
    const Result<Draft> draft = co_await read(request, *user);
    if (!draft)
        co_return failure(draft.error());
    // The rent of the mint depends on the length of its URI, and the document is not published yet: "ipfs://" and a
    // CID of version 1, as the stores give it. Rents of a longer URI are higher by a few thousand lamports a byte.
    const QString uri = u"ipfs://"_s + QString(59, u'b');
    const Result<Prepared> prepared = co_await prepare(request, *draft, uri, Keypair::generate().address());
    if (!prepared)
        co_return failure(prepared.error());
    co_return prepared->cost;
}

Task<LaunchPlace> LaunchService::place()
{
    return m_metadata.place();
}

Task<LaunchReceipt> LaunchService::receiptOfEarlier(OrderSummary order)
{
    LaunchReceipt reply;
    reply.trade = orderOutcome::receiptOf(order);
    // The journal does not keep the uri; the coin's account has it, once it exists.
    const Result<Address> mint = Address::fromBase58(reply.trade.mint);
    if (!mint)
        co_return reply;
    const QList<Address> wanted{*mint};
    const Result<AccountsAt> read = co_await m_cluster.accounts(wanted);
    if (read && read->accounts.first())
        reply.metadataUri = coinInfo::namesInMint(read->accounts.first()->data).uri;
    co_return reply;
}

Task<LaunchReceipt> LaunchService::signAndPlace(LaunchRequest request, OrderTicket ticket)
{
    // This is checked before anything is published, so that a launch that cannot be signed or paid leaves nothing
    // behind.
    const Result<Address> user = m_wallets.checkSigner(request.signer);
    if (!user)
        co_return failure(user.error());
    const Result<Draft> draft = co_await read(request, *user);
    if (!draft)
        co_return failure(draft.error());
    // The picture is moved, so that it does not stay in memory until the order is settled.
    const Result<QString> uri = co_await m_metadata.publish(metadataOf(request), std::move(request.image));
    if (!uri)
        co_return failure(uri.error());
    const Keypair mint = Keypair::generate();
    const Result<Prepared> prepared = co_await prepare(request, *draft, *uri, mint.address());
    if (!prepared)
        co_return failure(prepared.error());
    crashPoint::reach(crashPoint::Step::Prepared);
    Transaction transaction = Transaction::unsignedFrom(prepared->message);
    if (const Outcome signedOff = m_wallets.sign(transaction, request.signer, &mint); !signedOff)
        co_return failure(signedOff.error());
    crashPoint::reach(crashPoint::Step::Signed);

    Order order;
    order.kind = OrderKind::Launch;
    order.wallet = *user;
    order.mint = mint.address();
    order.symbol = request.symbol;
    order.quotedQuoteLamports = prepared->plan.buy.total;
    order.quotedTokens = prepared->plan.buy.tokensOut;
    order.limitLamports = prepared->plan.maxSolCost.value_or(0);
    order.limitTokens = prepared->plan.minimumOutTokens.value_or(0);
    order.signature = transaction.id();
    order.wire = transaction.encode();
    order.lastValidBlockHeight = prepared->lastValidBlockHeight;
    const Result<OrderSummary> placed = co_await ticket.place(std::move(order));
    if (!placed)
        co_return failure(placed.error());
    co_return LaunchReceipt{orderOutcome::receiptOf(*placed), *uri};
}

} // namespace curvedesk
