// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/LaunchStores.h"

#include "core/base/WaitList.h"
#include "core/base/Worker.h"
#include "core/metadata/ImageCheck.h"
#include "core/metadata/MetadataDocument.h"
#include "core/metadata/UploadReplies.h"

#include <QPointer>

#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

constexpr qint64 maxDocumentBytes = 64 * 1024;
constexpr milliseconds probeDeadline{1000};
// The limit of m_missing, which is emptied when it is full. A market shows fewer coins than this.
constexpr qsizetype maxMissing = 4096;

/// The error where neither this computer nor a daemon has the bytes.
tl::unexpected<Error> notFound()
{
    return failure(ErrorCode::NotFound, u"no store has it"_s);
}

/// The code of a store's failure, told apart from one of the chain: StoreRefused, StoreUnavailable, else `code`.
ErrorCode storeError(ErrorCode code)
{
    if (code == ErrorCode::UpstreamRejected)
        return ErrorCode::StoreRefused;
    return code == ErrorCode::Unavailable ? ErrorCode::StoreUnavailable : code;
}

/// A sentence on what the user can do when this store failed with `code`; empty for this computer's own.
QString advice(MetadataPlace::Kind kind, ErrorCode code)
{
    switch (kind) {
    case MetadataPlace::Kind::Kubo:
        return code == ErrorCode::StoreRefused ? u"Look into the daemon's log, or choose another --metadata-store."_s
                                               : u"Start the daemon, or choose another --metadata-store."_s;
    case MetadataPlace::Kind::Pinata:
        return u"Check --pinata-token-file, or choose another --metadata-store."_s;
    case MetadataPlace::Kind::PumpFun:
        return u"Give --kubo-url or --pinata-token-file; --metadata-store local keeps picture and text on this "
               "computer, where nobody else sees them."_s;
    case MetadataPlace::Kind::ThisComputer:
        break;
    }
    return {};
}

} // namespace

struct LaunchStores::Daemon
{
    Daemon(WebClient &web, const KuboUpload::Options &options, QUrl node_)
        : kubo(web, options)
        , node(std::move(node_))
    {
    }

    KuboUpload kubo;
    QUrl node; ///< the JSON-RPC of a Solana node that may be a daemon too; empty for a daemon from --kubo-url
    bool didAnswer = false;
    QDeadlineTimer validity{0}; ///< `didAnswer` is valid until it expires
};

/// A read that is under way; several callers may wait for it.
struct LaunchStores::PendingRead
{
    WaitList done;
    Result<QByteArray> bytes = notFound();
};

LaunchStores::LaunchStores(LocalStore &local, Options options)
    : m_local(local)
    , m_options(std::move(options))
    , m_web(WebClient::Loopback::Allowed) // every URL is a constant here or from the command line
    , m_pinata(m_web, m_options.pinata)
    , m_pump(m_web, m_options.pump)
{
    setOrder(m_options.order, m_options.kubo);
}

LaunchStores::~LaunchStores()
{
    close();
}

void LaunchStores::setOrder(QList<Choice> order, const QUrl &kubo)
{
    m_order = std::move(order);
    m_kubo = kubo;
    m_daemons.clear();
    if (!m_kubo.isEmpty())
        m_daemons.push_back(daemonAt(m_kubo, {}));
    else if (m_order.contains(Choice::Kubo))
        m_daemons.push_back(daemonAt(KuboUpload::Options().url, {}));
    for (const QUrl &endpoint : m_options.endpoints) {
        // An endpoint on another computer is never asked for documents: its URL may carry an access key for the chain.
        if (WebClient::isLoopback(endpoint.host())) {
            const QUrl origin = endpoint.adjusted(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery);
            m_daemons.push_back(daemonAt(origin, endpoint));
        }
    }
}

LaunchStores::DaemonPtr LaunchStores::daemonAt(const QUrl &url, const QUrl &node)
{
    const KuboUpload::Options options{.url = url, .uploadDeadline = m_options.uploadDeadline};
    return std::make_shared<Daemon>(m_web, options, node);
}

Task<bool> LaunchStores::keepsDocuments(DaemonPtr daemon)
{
    if (daemon->node.isEmpty())
        co_return true;
    WebRequest request;
    request.url = daemon->node;
    request.deadline = probeDeadline;
    const QByteArray question = R"({"jsonrpc":"2.0","id":1,"method":"getVersion","params":[]})";
    const auto reply = co_await m_web.postJson(request, question);
    if (!reply && reply.error().code == ErrorCode::Cancelled)
        co_return failure(reply.error());
    co_return reply && reply->status == 200 && uploadReplies::keepsDocuments(reply->body);
}

Task<bool> LaunchStores::probe(DaemonPtr daemon, bool afresh)
{
    if (!afresh && !daemon->validity.hasExpired())
        co_return daemon->didAnswer;
    const auto isCandidate = co_await keepsDocuments(daemon);
    if (!isCandidate)
        co_return failure(isCandidate.error());
    bool didAnswer = false;
    if (*isCandidate) {
        const auto probed = co_await daemon->kubo.probe(probeDeadline);
        if (!probed && probed.error().code == ErrorCode::Cancelled)
            co_return failure(probed.error());
        didAnswer = probed.has_value();
    }
    daemon->didAnswer = didAnswer;
    daemon->validity.setRemainingTime(m_options.pause);
    co_return daemon->didAnswer;
}

LaunchStores::Upload LaunchStores::uploadOf(Choice choice)
{
    // The two services live as long as this object, so that nothing owns them here.
    switch (choice) {
    case Choice::Local:
        return nullptr;
    case Choice::Pump:
        return {Upload(), &m_pump};
    case Choice::Pinata:
        return {Upload(), &m_pinata};
    case Choice::Kubo:
        return {m_daemons.front(), &m_daemons.front()->kubo};
    }
    Q_UNREACHABLE();
}

Task<QList<LaunchStores::Upload>> LaunchStores::findUploads(bool afresh)
{
    QList<Upload> all;
    for (const Choice choice : m_order)
        all.append(uploadOf(choice));
    if (!all.isEmpty())
        co_return all;
    const auto chosen = co_await chooseUpload(afresh);
    co_return chosen.map([](const Upload &upload) { return QList<Upload>{upload}; });
}

Task<LaunchStores::Upload> LaunchStores::chooseUpload(bool afresh)
{
    Upload chosen;
    if (m_options.chain() == Chain::Sandbox)
        co_return chosen;
    const std::vector<DaemonPtr> daemons = m_daemons;
    for (const DaemonPtr &daemon : daemons) {
        const auto isThere = co_await probe(daemon, afresh);
        if (!isThere)
            co_return failure(isThere.error());
        if (*isThere) {
            chosen = Upload(daemon, &daemon->kubo);
            co_return chosen;
        }
    }
    if (m_pinata.token())
        chosen = uploadOf(Choice::Pinata);
    else if (m_options.chain() == Chain::Mainnet)
        chosen = uploadOf(Choice::Pump);
    else if (!m_kubo.isEmpty())
        chosen = uploadOf(Choice::Kubo); // its failure is reported, and the local store does not replace it
    co_return chosen;
}

Task<MetadataPlace> LaunchStores::findPlace()
{
    const auto all = co_await findUploads(false);
    if (!all)
        co_return failure(all.error());
    co_return all->first() ? all->first()->place() : MetadataPlace();
}

Task<QString> LaunchStores::publishImage(QByteArray image, UploadProgress progress)
{
    const auto published = co_await publishAnywhere({}, std::move(image), std::move(progress), true);
    co_return published.map(&MetadataUpload::Publication::imageUri);
}

Task<QString> LaunchStores::publish(CoinMetadata metadata, QByteArray image, UploadProgress progress)
{
    const auto published = co_await publishAnywhere(std::move(metadata), std::move(image), std::move(progress), false);
    co_return published.map(&MetadataUpload::Publication::uri);
}

Task<MetadataUpload::Publication> LaunchStores::publishAnywhere(CoinMetadata metadata, QByteArray image,
                                                                UploadProgress progress, bool isImageOnly)
{
    const QPointer<LaunchStores> self(this);
    const auto all = co_await findUploads(true);
    if (!all)
        co_return failure(all.error());
    QStringList reasons;
    for (const Upload &upload : *all) {
        auto published = co_await publishAt(upload, metadata, image, progress, isImageOnly);
        if (!self)
            co_return failure(ErrorCode::Cancelled, u"the program is closing"_s);
        // Another place does not help when this computer's disk refuses.
        const auto isFinal = [](ErrorCode code) { return code == ErrorCode::Cancelled || code == ErrorCode::Storage; };
        if (published || !upload || isFinal(published.error().code))
            co_return published;
        reasons.append(published.error().detail);
        if (upload != all->last())
            continue;
        Error &error = published.error();
        error.code = storeError(error.code);
        const QString what = isImageOnly ? u"the picture"_s
            : metadata.image.isEmpty()   ? u"picture and words"_s
                                         : u"the words"_s;
        error.detail = u"Nothing was signed, because %1 could not be published: %2. %3"_s.arg(
            what, reasons.join(u"; "_s), advice(upload->place().kind, error.code));
        co_return published;
    }
    Q_UNREACHABLE();
}

Task<MetadataUpload::Publication> LaunchStores::publishAt(Upload upload, CoinMetadata metadata, QByteArray image,
                                                          UploadProgress progress, bool isImageOnly)
{
    const QPointer<LaunchStores> self(this);
    MetadataUpload::Publication published;
    if (!upload) {
        if (m_order.isEmpty() && m_options.chain() != Chain::Sandbox)
            qWarning("no --metadata-store answers: picture and text of a launch stay on this computer");
        Task<QString> publishing = isImageOnly ? m_local.keepImage(std::move(image))
                                               : m_local.publish(std::move(metadata), std::move(image));
        const auto kept = co_await publishing;
        if (!kept)
            co_return failure(kept.error());
        (isImageOnly ? published.imageUri : published.uri) = *kept;
        co_return published;
    }
    if (isImageOnly) {
        const auto imageUri = co_await upload->publishImage(image, std::move(progress));
        if (!imageUri)
            co_return failure(imageUri.error());
        published.imageUri = *imageUri;
    } else {
        const auto whole = co_await upload->publish(metadata, image, std::move(progress));
        if (!whole)
            co_return failure(whole.error());
        published = *whole;
    }
    const std::array copies{std::pair(published.imageUri, image), std::pair(published.uri, published.document)};
    for (const auto &[uri, bytes] : copies) {
        if (!self || uri.isEmpty())
            continue;
        const auto kept = co_await m_local.keepAs(uri, bytes);
        if (!kept)
            co_return failure(ErrorCode::Storage,
                              u"Nothing was signed, because no copy could be kept here: "_s + kept.error().detail);
    }
    co_return published;
}

Task<CoinMetadata> LaunchStores::metadata(QString uri)
{
    const QPointer<LaunchStores> self(this);
    const auto here = co_await m_local.metadata(uri);
    if (here || !self)
        co_return here;
    const auto isDocument = [](QByteArrayView bytes) { return readMetadataDocument(bytes).has_value(); };
    const auto bytes = co_await readFromDaemons(uri, maxDocumentBytes, isDocument);
    co_return bytes.and_then(readMetadataDocument);
}

Task<QByteArray> LaunchStores::image(QString uri)
{
    const QPointer<LaunchStores> self(this);
    const auto here = co_await m_local.image(uri);
    if (here || !self)
        co_return here;
    const auto isImage = [](QByteArrayView bytes) { return checkImageHeader(bytes).has_value(); };
    const auto bytes = co_await readFromDaemons(uri, maxImageBytes, isImage);
    co_return bytes;
}

Task<QByteArray> LaunchStores::readFromDaemons(QString uri, qint64 maxBytes, Check isValid)
{
    const QString key = u"%1 %2"_s.arg(uri).arg(maxBytes);
    if (m_daemons.empty() || cidOf(uri).isEmpty() || !m_missing.value(key, QDeadlineTimer(0)).hasExpired())
        co_return notFound();
    if (const std::shared_ptr<PendingRead> other = m_pendingReads.value(key)) {
        [[maybe_unused]] const bool isOpen = co_await other->done.wait();
        const Result<QByteArray> bytes = other->bytes; // a copy, because several callers wait for it
        co_return bytes;
    }
    const auto pending = std::make_shared<PendingRead>();
    m_pendingReads.insert(key, pending);
    Result<QByteArray> bytes = co_await askDaemons(uri, maxBytes);
    if (bytes && !isValid(*bytes))
        bytes = failure(ErrorCode::Damaged, u"this is neither an image nor a metadata document"_s);
    if (!bytes && bytes.error().code != ErrorCode::Cancelled) {
        if (m_missing.size() >= maxMissing)
            m_missing.clear();
        m_missing.insert(key, QDeadlineTimer(m_options.pause));
    }
    const QPointer<LaunchStores> self(this);
    if (bytes)
        co_await keepProven(uri, *bytes);
    if (self)
        m_pendingReads.remove(key);
    pending->bytes = bytes;
    pending->done.wake();
    co_return bytes;
}

QCoro::Task<> LaunchStores::keepProven(QString uri, QByteArray bytes)
{
    const QPointer<LaunchStores> self(this);
    OnWorker comparing([uri, bytes] { return rawCid(bytes) == cidOf(uri); });
    const bool isProven = co_await comparing;
    if (!isProven || !self)
        co_return;
    [[maybe_unused]] const auto kept = co_await m_local.keep(bytes);
}

Task<QByteArray> LaunchStores::askDaemons(QString uri, qint64 maxBytes)
{
    const QDeadlineTimer limit(m_options.readDeadline);
    const std::vector<DaemonPtr> daemons = m_daemons;
    for (const DaemonPtr &daemon : daemons) {
        if (limit.hasExpired())
            break;
        // With the time of a probe, however little is left here: one that had none would count as silent.
        const auto isThere = co_await probe(daemon, false);
        if (!isThere)
            co_return failure(isThere.error());
        if (!*isThere || limit.hasExpired())
            continue;
        const auto bytes = co_await daemon->kubo.read(uri, maxBytes, milliseconds(limit.remainingTime()));
        if (bytes || bytes.error().code == ErrorCode::Cancelled)
            co_return bytes;
    }
    co_return notFound();
}

} // namespace curvedesk
#include "moc_LaunchStores.cpp"
