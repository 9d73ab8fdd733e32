// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/launch/LaunchService.h"

#include "core/base/CrashPoint.h"
#include "core/metadata/MetadataStore.h"
#include "core/service/coin/CoinInfo.h"
#include "core/service/launch/LaunchPreparation.h"
#include "core/service/order/OrderDesk.h"
#include "core/service/wallet/WalletService.h"
#include "core/solana/Transaction.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

QByteArray mintKeyName(const QString &mint)
{
    return "mint-" + mint.toLatin1();
}

bool isFinal(TradeStatus status)
{
    return status == TradeStatus::Succeeded || status == TradeStatus::Failed || status == TradeStatus::Expired;
}

CoinMetadata metadataOf(const LaunchRequest &request)
{
    return {request.name, request.symbol, request.description, request.twitter, request.telegram, request.website, {}};
}

} // namespace

LaunchService::LaunchService(Cluster &cluster, WalletService &wallets, OrderDesk &orders, MetadataStore &metadata,
                             KeyVault &vault, QObject *parent)
    : QObject(parent)
    , m_cluster(cluster)
    , m_wallets(wallets)
    , m_orders(orders)
    , m_metadata(metadata)
    , m_vault(vault)
    , m_priorityFee(cluster)
{
    connect(&m_orders, &OrderDesk::orderChanged, this, &LaunchService::forgetMintKey);
}

Task<LaunchReceipt> LaunchService::launch(LaunchRequest request)
{
    if (const Outcome checked = checkLaunchRequest(request); !checked)
        co_return failure(checked.error());
    // Held to the end of this function: whoever comes with the same key meanwhile finds the order in the journal.
    const IntentGate::Ticket ticket = co_await m_orders.intents().enter(request.apiOwner, request.idempotencyKey);
    const Result<std::optional<OrderSummary>> earlier
        = m_orders.earlier(request.apiOwner, request.idempotencyKey, request.requestHash);
    if (!earlier)
        co_return failure(earlier.error());
    if (*earlier) {
        Result<LaunchReceipt> again = co_await replay((*earlier)->id, request.waitConfirmed);
        co_return again;
    }
    Result<LaunchReceipt> placed = co_await signAndPlace(std::move(request));
    co_return placed;
}

Task<LaunchPlace> LaunchService::place()
{
    return m_metadata.place();
}

Task<LaunchReceipt> LaunchService::replay(QString orderId, bool untilSettled)
{
    LaunchReceipt reply;
    Result<TradeReceipt> receipt = co_await m_orders.receipt(orderId, untilSettled);
    if (!receipt)
        co_return failure(receipt.error());
    reply.trade = std::move(*receipt);
    // The journal does not keep the uri; the coin does, once it exists.
    const Result<Address> mint = Address::fromBase58(reply.trade.mint);
    if (!mint)
        co_return reply;
    const QList<Address> wanted{*mint};
    const Result<AccountsAt> read = co_await m_cluster.accounts(wanted);
    if (read && read->accounts.size() == 1 && read->accounts.first())
        reply.metadataUri = coinInfo::namesInMint(read->accounts.first()->data).uri;
    co_return reply;
}

Task<LaunchReceipt> LaunchService::signAndPlace(LaunchRequest request)
{
    const Outcome admitted = co_await m_orders.admit();
    if (!admitted)
        co_return failure(admitted.error());
    const Result<Keypair> user = m_wallets.keypairFor(request.signer);
    if (!user)
        co_return failure(user.error());
    // Before anything is published: a launch that cannot be paid or kept leaves nothing behind.
    if (m_vault.isLocked())
        co_return failure(ErrorCode::WalletLocked, u"The vault is locked"_s);
    const Result<Draft> draft = co_await read(request, user->address());
    if (!draft)
        co_return failure(draft.error());
    const Result<QString> uri = co_await m_metadata.publish(metadataOf(request), request.image);
    if (!uri)
        co_return failure(uri.error());
    const Keypair mint = Keypair::generate();
    const Result<Prepared> prepared = co_await prepare(request, *draft, *uri, mint.address());
    if (!prepared)
        co_return failure(prepared.error());
    crashPoint::reach(crashPoint::Step::Prepared);
    Transaction transaction = Transaction::unsignedFrom(prepared->message);
    const Keypair *const keys[] = {&*user, &mint};
    if (const Outcome signedOff = transaction.sign(keys); !signedOff)
        co_return failure(signedOff.error());
    crashPoint::reach(crashPoint::Step::Signed);

    Order order;
    order.kind = OrderKind::Launch;
    order.wallet = user->address();
    order.mint = mint.address();
    order.symbol = request.symbol;
    order.apiOwner = request.apiOwner;
    order.idempotencyKey = request.idempotencyKey;
    order.requestHash = request.requestHash;
    order.quotedQuoteLamports = prepared->plan.buy.total;
    order.quotedTokens = prepared->plan.buy.tokensOut;
    order.limitLamports = prepared->plan.maxSolCost.value_or(0);
    order.limitTokens = prepared->plan.minimumOutTokens.value_or(0);
    order.signature = transaction.id();
    order.wire = transaction.encode();
    order.lastValidBlockHeight = prepared->lastValidBlockHeight;
    order.sealedMintKey = mintKeyName(mint.address().toBase58());
    if (const Outcome kept = m_vault.put(order.sealedMintKey, mint.secretKey()); !kept)
        co_return failure(kept.error());
    const QByteArray sealedAs = order.sealedMintKey;
    const Result<OrderSummary> placed = co_await m_orders.place(std::move(order), request.waitConfirmed);
    if (!placed) {
        // Nothing was sent. A key that cannot be removed now stays sealed and does no harm.
        std::ignore = m_vault.remove(sealedAs);
        co_return failure(placed.error());
    }
    LaunchReceipt reply;
    reply.metadataUri = *uri;
    reply.trade.orderId = placed->id;
    reply.trade.signature = placed->signature;
    reply.trade.mint = placed->mint;
    reply.trade.status = placed->status;
    reply.trade.slot = placed->slot;
    reply.trade.maxSolCostLamports = prepared->plan.maxSolCost;
    reply.trade.minimumOutTokens = prepared->plan.minimumOutTokens;
    reply.trade.quotedLamports = placed->quotedLamports;
    reply.trade.quotedTokens = placed->quotedTokens;
    reply.trade.networkFeeLamports = placed->networkFeeLamports;
    reply.trade.error = placed->error;
    co_return reply;
}

void LaunchService::forgetMintKey(const OrderSummary &order)
{
    // One that cannot be removed (a locked vault) stays sealed and does no harm.
    if (order.kind == OrderSummary::Kind::Launch && isFinal(order.status))
        std::ignore = m_vault.remove(mintKeyName(order.mint));
}

} // namespace curvedesk
