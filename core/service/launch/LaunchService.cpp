// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/launch/LaunchService.h"

#include "core/base/Clock.h"
#include "core/base/CrashPoint.h"
#include "core/base/Worker.h"
#include "core/money/Decimal.h"
#include "core/service/coin/CoinInfo.h"
#include "core/service/launch/LaunchImage.h"
#include "core/service/launch/LaunchPreparation.h"
#include "core/service/order/OrderOutcome.h"
#include "core/service/wallet/WalletService.h"
#include "core/solana/Transaction.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QIODevice>
#include <QPointer>
#include <QUuid>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// The SHA-256 of what is launched, the bounds of its first buy and its wallet.
QByteArray hashOf(const LaunchRequest &request)
{
    QByteArray fields;
    QDataStream stream(&fields, QIODevice::WriteOnly);
    stream << request.image << request.name << request.symbol << request.description << request.twitter
           << request.telegram << request.website << request.initialBuyLamports << request.slippageBps
           << request.signer.wallet;
    return QCryptographicHash::hash(fields, QCryptographicHash::Sha256);
}

// The error Cancelled, of a launch that stopPublishing() ended.
tl::unexpected<Error> stopped()
{
    return failure(ErrorCode::Cancelled, u"the launch was stopped before anything was signed"_s);
}

// A URI of the length that the store will give the document of a launch, which is not published yet.
QString placeholderUri(const LaunchPlace &place)
{
    const QString cid(59, u'b'); // of a CID of version 1, in base32
    return place.kind == LaunchPlace::Kind::PumpFun ? u"https://ipfs.io/ipfs/"_s + cid : u"ipfs://"_s + cid;
}

} // namespace

LaunchService::LaunchService(Cluster &cluster, WalletService &wallets, OrderDesk &orders, MetadataStore &metadata,
                             LaunchStore &store, const Clock &clock)
    : m_cluster(cluster)
    , m_wallets(wallets)
    , m_orders(orders)
    , m_metadata(metadata)
    , m_store(store)
    , m_clock(clock)
    , m_priorityFee(cluster)
    , m_rent(cluster)
{
}

Task<LaunchRequest> LaunchService::check(LaunchRequest request)
{
    // The image is read as a whole and hashed. The hash is that of the image as it was sent.
    OnWorker checking([request = std::move(request)]() mutable -> Result<LaunchRequest> {
        if (const Outcome checked = checkLaunchRequest(request); !checked)
            return failure(checked.error());
        Result<QByteArray> image = publishableImage(request.image);
        if (!image)
            return failure(image.error());
        if (request.requestHash.isEmpty())
            request.requestHash = hashOf(request);
        request.image = *std::move(image);
        return std::move(request);
    });
    Result<LaunchRequest> checked = co_await checking;
    co_return checked;
}

Task<LaunchReceipt> LaunchService::launch(LaunchRequest request)
{
    if (request.dryRun) {
        const Result<LaunchCost> announced = co_await cost(std::move(request));
        if (!announced)
            co_return failure(announced.error());
        LaunchReceipt receipt{{}, {}, *announced, {}};
        receipt.trade.isSimulated = true;
        receipt.trade.mint = announced->mint;
        co_return receipt;
    }
    const bool isNamed = !request.idempotencyKey.isEmpty();
    if (!isNamed)
        request.idempotencyKey = QUuid::createUuid().toByteArray(QUuid::WithoutBraces);
    const QByteArray key = request.idempotencyKey;
    const QString owner = request.apiOwner;
    const std::stop_source stop;
    if (owner.isEmpty())
        m_stops.insert(key, stop);
    const QPointer<LaunchService> self(this);
    Result<LaunchReceipt> launched = co_await launchOnce(std::move(request), stop.get_token());
    if (!self)
        co_return launched;
    if (owner.isEmpty())
        m_stops.remove(key, stop);
    if (launched) {
        launched->idempotencyKey = key;
        co_return launched;
    }
    const auto begun = m_store.find(owner, key);
    if (!isNamed && begun && *begun)
        launched.error().detail
            += u"; the same request with the header Idempotency-Key: %1 goes on here"_s.arg(QString::fromLatin1(key));
    co_return launched;
}

Task<LaunchReceipt> LaunchService::launchOnce(LaunchRequest request, std::stop_token stop)
{
    const QPointer<LaunchService> self(this);
    Result<LaunchRequest> checked = co_await check(std::move(request));
    if (!checked)
        co_return failure(checked.error());
    if (!self)
        co_return closing();
    OrderIntent intent{checked->apiOwner, checked->idempotencyKey, checked->requestHash, checked->waitConfirmed};
    Result<OrderDesk::Begun> begun = co_await beginAttempt(std::move(intent), checked->again);
    if (!begun)
        co_return failure(begun.error());
    if (const auto *earlier = std::get_if<OrderSummary>(&*begun)) {
        Result<LaunchReceipt> again = co_await receiptOfEarlier(*earlier);
        co_return again;
    }
    Result<LaunchReceipt> placed
        = co_await signAndPlace(std::move(*checked), std::get<OrderTicket>(std::move(*begun)), std::move(stop));
    co_return placed;
}

Task<LaunchCost> LaunchService::cost(LaunchRequest request)
{
    const QPointer<LaunchService> self(this);
    Result<LaunchRequest> checked = co_await check(std::move(request));
    if (!checked)
        co_return failure(checked.error());
    if (!self)
        co_return closing();
    const Result<Address> user = m_wallets.checkSigner(checked->signer);
    if (!user)
        co_return failure(user.error());
    const Result<Prepared> foreseen = co_await foresee(std::move(*checked), *user);
    co_return foreseen.map(&Prepared::cost);
}

Task<LaunchService::Prepared> LaunchService::foresee(LaunchRequest request, Address user)
{
    const QPointer<LaunchService> self(this);
    const Result<Basis> basis = co_await readBasis(request, user);
    if (!basis)
        co_return failure(basis.error());
    const Result<LaunchRecord> record = recordOf(request);
    if (!record)
        co_return failure(record.error());
    // The rent of the mint depends on the length of its URI.
    QString uri = record->uri;
    if (uri.isEmpty()) {
        const Result<LaunchPlace> place = co_await m_metadata.findPlace();
        if (!place)
            co_return failure(place.error());
        uri = placeholderUri(*place);
    }
    if (!self)
        co_return closing();
    const Result<Keypair> mint = mintKey(request);
    if (!mint)
        co_return failure(mint.error());
    Result<Prepared> prepared = co_await prepare(request, *basis, uri, mint->address(), FirstBuyForms{});
    co_return prepared;
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

std::function<void(qint64, qint64)> LaunchService::announce(const LaunchRequest &request, LaunchStep step)
{
    emit progressed({request.idempotencyKey, step, 0, 0});
    return [self = QPointer<LaunchService>(this), key = request.idempotencyKey, step](qint64 sent, qint64 total) {
        if (self && total > 0)
            emit self->progressed({key, step, sent, total});
    };
}

void LaunchService::stopPublishing(const QByteArray &idempotencyKey)
{
    for (const std::stop_source &stop : m_stops.values(idempotencyKey))
        stop.request_stop();
}

Task<QString> LaunchService::publish(LaunchRequest request, std::stop_token stop)
{
    const QPointer<LaunchService> self(this);
    Result<LaunchRecord> record = recordOf(request);
    if (!record)
        co_return failure(record.error());
    if (stop.stop_requested())
        co_return stopped();
    if (record->createdMs == 0) {
        record->createdMs = m_clock.nowMs();
        if (const Outcome written = write(*record); !written)
            co_return failure(written.error());
        crashPoint::reach(crashPoint::Step::Begun);
    }
    if (!record->uri.isEmpty())
        co_return record->uri;
    if (record->imageUri.isEmpty()) {
        UploadProgress progress{announce(request, LaunchStep::Picture), stop};
        const Result<QString> imageUri = co_await m_metadata.publishImage(request.image, std::move(progress));
        if (!imageUri)
            co_return failure(imageUri.error());
        if (!self)
            co_return closing();
        record->imageUri = *imageUri;
        if (const Outcome written = write(*record); !written)
            co_return failure(written.error());
        crashPoint::reach(crashPoint::Step::Picture);
    }
    if (stop.stop_requested())
        co_return stopped();
    CoinMetadata metadata{request.name,     request.symbol,  request.description, request.twitter,
                          request.telegram, request.website, record->imageUri};
    UploadProgress progress{announce(request, LaunchStep::Words), stop};
    const Result<QString> uri
        = co_await m_metadata.publish(std::move(metadata), std::move(request.image), std::move(progress));
    if (!uri)
        co_return failure(uri.error());
    if (!self)
        co_return closing();
    record->uri = *uri;
    if (const Outcome written = write(*record); !written)
        co_return failure(written.error());
    crashPoint::reach(crashPoint::Step::Words);
    if (stop.stop_requested())
        co_return stopped();
    co_return *uri;
}

Task<LaunchReceipt> LaunchService::signAndPlace(LaunchRequest request, OrderTicket ticket, std::stop_token stop)
{
    // This is checked first, so that a launch of which can be told that it cannot be signed or paid publishes nothing.
    const Result<Address> user = WalletService::addressOf(request.signer);
    if (!user)
        co_return failure(user.error());
    Order order;
    order.kind = OrderKind::Launch;
    order.wallet = *user;
    order.spend.mostLamports = request.initialBuyLamports;
    order.spend.slippageBps = request.initialBuyLamports > 0 ? request.slippageBps : 0;
    order.spend.hasKeyOfRequest = request.signer.privateKey != nullptr;
    if (const Outcome allowed = ticket.check(order); !allowed)
        co_return failure(allowed.error());
    if (const Result<Address> able = m_wallets.checkSigner(request.signer); !able)
        co_return failure(able.error());
    const Result<KeyRights> rights = ticket.rights();
    if (!rights)
        co_return failure(rights.error());
    const bool hasCaps
        = rights->maxOrderLamports || rights->maxHourLamports || rights->maxDayLamports || rights->maxFeeLamports;
    if (hasCaps || rights->needsApproval) {
        const QPointer<LaunchService> self(this);
        const Result<Prepared> foreseen = co_await foresee(request, *user);
        if (!foreseen)
            co_return failure(foreseen.error());
        if (!self)
            co_return closing();
        Order wanted = order;
        foreseen->writeSpend(wanted.spend);
        if (const Outcome allowed = ticket.check(wanted); !allowed)
            co_return failure(allowed.error());
        if (rights->needsApproval) {
            const quint64 total = foreseen->cost.total();
            wanted.symbol = request.symbol;
            wanted.spend.mostLamports = total;
            const Result<qint64> approved = co_await ticket.approve(std::move(wanted), {});
            if (!approved)
                co_return failure(approved.error());
            if (!self)
                co_return closing();
            request.announcedLamports = qMin(total, request.announcedLamports.value_or(total));
            // The automatic price may have risen meanwhile, beyond the total that was approved.
            request.priorityFeeMicroLamports = foreseen->cost.priorityFeeMicroLamports;
        }
    }
    const Result<Basis> basis = co_await readBasis(request, *user);
    if (!basis)
        co_return failure(basis.error());
    const Result<QString> uri = co_await publish(request, std::move(stop));
    if (!uri)
        co_return failure(uri.error());
    request.image.clear(); // it is not needed until the order is settled
    announce(request, LaunchStep::Transaction);
    const Result<Keypair> mint = mintKey(request);
    if (!mint)
        co_return failure(mint.error());
    const Result<Prepared> prepared = co_await prepare(request, *basis, *uri, mint->address(), FirstBuyForms{});
    if (!prepared)
        co_return failure(prepared.error());
    const quint64 total = prepared->cost.total();
    if (total > request.announcedLamports.value_or(total)) {
        co_return failure(
            ErrorCode::InvalidInput,
            u"the launch costs %1 SOL by now, %2 SOL were agreed to; nothing was signed"_s.arg(
                decimal::format(total, solDecimals), decimal::format(*request.announcedLamports, solDecimals)));
    }
    crashPoint::reach(crashPoint::Step::Prepared);
    Transaction transaction = Transaction::unsignedFrom(prepared->message);
    if (const Outcome signedOff = m_wallets.sign(transaction, request.signer, &*mint); !signedOff)
        co_return failure(signedOff.error());
    crashPoint::reach(crashPoint::Step::Signed);

    order.mint = mint->address();
    order.symbol = request.symbol;
    prepared->writeSpend(order.spend);
    order.quotedQuoteLamports = prepared->plan.buy.total;
    order.quotedTokens = prepared->plan.buy.tokensOut;
    order.limitLamports = prepared->plan.maxSolCost.value_or(0);
    order.limitTokens = prepared->plan.minimumOutTokens.value_or(0);
    order.signature = transaction.id();
    order.wire = transaction.encode();
    order.lastValidBlockHeight = prepared->lastValidBlockHeight;
    announce(request, LaunchStep::Landing);
    const Result<OrderSummary> placed = co_await ticket.place(std::move(order));
    if (!placed)
        co_return failure(placed.error());
    co_return LaunchReceipt{orderOutcome::receiptOf(*placed), *uri, {}, {}};
}

} // namespace curvedesk
#include "moc_LaunchService.cpp"
