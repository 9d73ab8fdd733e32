// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/metadata/LaunchStores.h"

#include "core/base/WaitList.h"
#include "core/metadata/ImageCheck.h"
#include "core/metadata/MetadataDocument.h"
#include "core/metadata/UploadReplies.h"

namespace curvedesk {

using namespace Qt::StringLiterals;
using std::chrono::milliseconds;

namespace {

constexpr qint64 maxDocumentBytes = 64 * 1024;
constexpr milliseconds greetDeadline{1000};
// More than a market shows: beyond it the oldest answers are not worth remembering one by one.
constexpr qsizetype maxMissing = 4096;

tl::unexpected<Error> notFound()
{
    return failure(ErrorCode::NotFound, u"no store has it"_s);
}

QString advice(MetadataPlace::Kind kind)
{
    switch (kind) {
    case MetadataPlace::Kind::Kubo:
        return u"Start the daemon, or choose another --metadata-store."_s;
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

Error explained(Error error, MetadataPlace::Kind kind)
{
    if (error.code != ErrorCode::Cancelled)
        error.detail = u"Nothing was signed: %1. %2"_s.arg(error.detail, advice(kind));
    return error;
}

milliseconds remaining(const QDeadlineTimer &limit, milliseconds most)
{
    return std::min(most, milliseconds(limit.remainingTime()));
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
    QUrl node; ///< its JSON-RPC, where it is a Solana node; empty for a daemon that was named
    bool didAnswer = false;
    QDeadlineTimer isKnown{0}; ///< until it expires
};

/// One that several wait for.
struct LaunchStores::Reading
{
    WaitList done;
    Result<QByteArray> bytes = notFound();
};

LaunchStores::LaunchStores(LocalStore &local, Options options, QObject *parent)
    : MetadataStore(parent)
    , m_local(local)
    , m_options(std::move(options))
    , m_web(WebClient::Loopback::Allowed) // every address is ours or was named on the command line
    , m_pinata(m_web, m_options.pinata)
    , m_pump(m_web, m_options.pump)
{
    if (!m_options.kubo.isEmpty())
        addDaemon(m_options.kubo, {});
    else if (m_options.choice == Choice::Kubo)
        addDaemon(KuboUpload::Options().url, {});
    for (const QUrl &endpoint : m_options.endpoints) {
        // Elsewhere an address may carry a key, and is asked for nothing but the chain.
        if (WebClient::isLoopback(endpoint))
            addDaemon(endpoint.adjusted(QUrl::RemoveUserInfo | QUrl::RemovePath | QUrl::RemoveQuery), endpoint);
    }
}

LaunchStores::~LaunchStores()
{
    close();
}

void LaunchStores::addDaemon(const QUrl &url, const QUrl &node)
{
    const KuboUpload::Options options{.url = url, .uploadDeadline = m_options.uploadDeadline};
    m_daemons.push_back(std::make_unique<Daemon>(m_web, options, node));
}

// A Solana node is asked for no more than every node understands, until it says that it is one of ours.
Task<bool> LaunchStores::mayGreet(const Daemon *daemon, milliseconds deadline)
{
    if (daemon->node.isEmpty())
        co_return true;
    WebRequest request;
    request.url = daemon->node;
    request.deadline = deadline;
    const QByteArray question = R"({"jsonrpc":"2.0","id":1,"method":"getVersion","params":[]})";
    const auto reply = co_await m_web.postJson(request, question);
    if (!reply && reply.error().code == ErrorCode::Cancelled)
        co_return failure(reply.error());
    co_return reply && reply->status == 200 && uploadReplies::keepsDocuments(reply->body);
}

Task<bool> LaunchStores::answers(Daemon *daemon, milliseconds deadline, bool afresh)
{
    if (!afresh && !daemon->isKnown.hasExpired())
        co_return daemon->didAnswer;
    const auto isOurs = co_await mayGreet(daemon, deadline);
    if (!isOurs)
        co_return failure(isOurs.error());
    bool didAnswer = false;
    if (*isOurs) {
        const auto greeted = co_await daemon->kubo.greet(deadline);
        if (!greeted && greeted.error().code == ErrorCode::Cancelled)
            co_return failure(greeted.error());
        didAnswer = greeted.has_value();
    }
    daemon->didAnswer = didAnswer;
    daemon->isKnown.setRemainingTime(m_options.pause);
    co_return daemon->didAnswer;
}

// nullptr: this computer.
Task<MetadataUpload *> LaunchStores::choose(bool afresh)
{
    MetadataUpload *chosen = nullptr;
    switch (m_options.choice) {
    case Choice::Local:
        co_return chosen;
    case Choice::Pump:
        chosen = &m_pump;
        co_return chosen;
    case Choice::Pinata:
        chosen = &m_pinata;
        co_return chosen;
    case Choice::Kubo:
        chosen = &m_daemons.front()->kubo;
        co_return chosen;
    case Choice::Auto:
        break;
    }
    if (m_options.chain() == Chain::Sandbox)
        co_return chosen;
    for (const auto &daemon : m_daemons) {
        const auto isThere = co_await answers(daemon.get(), greetDeadline, afresh);
        if (!isThere)
            co_return failure(isThere.error());
        if (*isThere) {
            chosen = &daemon->kubo;
            co_return chosen;
        }
    }
    if (m_options.pinata.token)
        chosen = &m_pinata;
    else if (m_options.chain() == Chain::Mainnet)
        chosen = &m_pump;
    else if (!m_options.kubo.isEmpty())
        chosen = &m_daemons.front()->kubo; // whoever named one does not expect this computer instead
    co_return chosen;
}

Task<MetadataPlace> LaunchStores::place()
{
    const auto chosen = co_await choose(false);
    if (!chosen)
        co_return failure(chosen.error());
    co_return *chosen == nullptr ? MetadataPlace() : (*chosen)->place();
}

Task<QString> LaunchStores::publish(CoinMetadata metadata, QByteArray image)
{
    const auto chosen = co_await choose(true);
    if (!chosen)
        co_return failure(chosen.error());
    if (*chosen == nullptr) {
        if (m_options.choice == Choice::Auto && m_options.chain() != Chain::Sandbox)
            qWarning("no --metadata-store answers: picture and text of a launch stay on this computer");
        const auto uri = co_await m_local.publish(metadata, image);
        co_return uri;
    }
    const auto published = co_await (*chosen)->publish(metadata, image);
    if (!published)
        co_return failure(explained(published.error(), (*chosen)->place().kind));
    if (const Outcome kept = m_local.keepAs(published->imageUri, image); !kept)
        co_return failure(kept.error());
    if (const Outcome kept = m_local.keepAs(published->uri, published->document); !kept)
        co_return failure(kept.error());
    co_return published->uri;
}

Task<CoinMetadata> LaunchStores::metadata(QString uri)
{
    const auto here = co_await m_local.metadata(uri);
    if (here)
        co_return here;
    const auto isDocument = [](QByteArrayView bytes) { return readMetadataDocument(bytes).has_value(); };
    const auto bytes = co_await read(uri, maxDocumentBytes, isDocument);
    if (!bytes)
        co_return failure(bytes.error());
    co_return readMetadataDocument(*bytes);
}

Task<QByteArray> LaunchStores::image(QString uri)
{
    const auto here = co_await m_local.image(uri);
    if (here)
        co_return here;
    const auto isImage = [](QByteArrayView bytes) { return checkImageHeader(bytes).has_value(); };
    const auto bytes = co_await read(uri, maxImageBytes, isImage);
    co_return bytes;
}

Task<QByteArray> LaunchStores::read(QString uri, qint64 maxBytes, Check isOne)
{
    const QString what = u"%1 %2"_s.arg(uri).arg(maxBytes);
    if (m_daemons.empty() || cidOf(uri).isEmpty() || !m_missing.value(what, QDeadlineTimer(0)).hasExpired())
        co_return notFound();
    if (const std::shared_ptr<Reading> other = m_readings.value(what)) {
        const bool isOpen = co_await other->done.wait();
        Q_UNUSED(isOpen)
        const Result<QByteArray> bytes = other->bytes; // a copy: others wait for the same
        co_return bytes;
    }
    const auto reading = std::make_shared<Reading>();
    m_readings.insert(what, reading);
    Result<QByteArray> bytes = co_await fetch(uri, maxBytes);
    if (bytes && !isOne(*bytes))
        bytes = failure(ErrorCode::Damaged, u"this is something else than a coin's picture or words"_s);
    if (!bytes && bytes.error().code != ErrorCode::Cancelled)
        noteMissing(what);
    // Only what proves itself; whether the disk takes it is of no matter here.
    if (bytes && rawCid(*bytes) == cidOf(uri))
        std::ignore = m_local.keepAs(uri, *bytes);
    m_readings.remove(what);
    reading->bytes = bytes;
    reading->done.wake();
    co_return bytes;
}

Task<QByteArray> LaunchStores::fetch(QString uri, qint64 maxBytes)
{
    const QDeadlineTimer limit(m_options.readDeadline);
    for (const auto &daemon : m_daemons) {
        const auto isThere = co_await answers(daemon.get(), remaining(limit, greetDeadline), false);
        if (!isThere)
            co_return failure(isThere.error());
        if (!*isThere || limit.hasExpired())
            continue;
        const auto bytes = co_await daemon->kubo.read(uri, maxBytes, remaining(limit, m_options.readDeadline));
        if (bytes || bytes.error().code == ErrorCode::Cancelled)
            co_return bytes;
    }
    co_return notFound();
}

void LaunchStores::noteMissing(const QString &what)
{
    if (m_missing.size() >= maxMissing)
        m_missing.clear();
    m_missing.insert(what, QDeadlineTimer(m_options.pause));
}

} // namespace curvedesk
