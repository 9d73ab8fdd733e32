// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/web/WebClient.h"

#include "core/base/WaitList.h"

#include <QHostInfo>
#include <QNetworkProxy>
#include <QNetworkReply>
#include <QtEndian>

#include <algorithm>
#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

// The error after close() or a stop.
tl::unexpected<Error> cancelled()
{
    return failure(ErrorCode::Cancelled, u"nobody waits for the answer any more"_s);
}

// The error where the host cannot be asked, or gives no complete answer in time.
tl::unexpected<Error> noAnswer()
{
    return failure(ErrorCode::Unavailable, u"there was no answer"_s);
}

// The error for an answer of more bytes than the request allows.
tl::unexpected<Error> tooLarge()
{
    return failure(ErrorCode::UpstreamRejected, u"the answer is too large"_s);
}

/// The error where the host closed the connection before it had the whole body, as a host does that takes no such large
/// one.
tl::unexpected<Error> brokenOff()
{
    return failure(ErrorCode::PayloadTooLarge, u"the connection was closed within the request"_s);
}

// The request for Qt: no redirects, cookies, cache or compression, with the caller's headers and bearer.
QNetworkRequest networkRequest(const WebRequest &request)
{
    QNetworkRequest out(request.url);
    // Qt's default user agent is a browser's, and a Kubo daemon refuses requests of browsers.
    out.setHeader(QNetworkRequest::UserAgentHeader, QByteArrayLiteral("Curvedesk"));
    out.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    out.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    out.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    out.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    out.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    out.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    // A compressed body could be small on the wire and huge once unpacked.
    out.setRawHeader("Accept-Encoding", "identity");
    for (const auto &[name, value] : request.headers)
        out.setRawHeader(name, value);
    if (request.bearer)
        out.setRawHeader("Authorization", QByteArray("Bearer ").append(request.bearer->view()));
    return out;
}

// True for a complete answer, HTTP errors included; false for a connection that broke before or within the answer.
bool isComplete(const QNetworkReply &reply, int status)
{
    const QNetworkReply::NetworkError error = reply.error();
    const bool isBroken = error != QNetworkReply::NoError && error < QNetworkReply::ContentAccessDenied;
    return status != 0 && !isBroken && (error != QNetworkReply::UnknownContentError || status >= 400)
        && error != QNetworkReply::ProtocolFailure;
}

// True for a connection that the host closed; Qt calls one that was reset within a request an unknown error.
bool isClosedByHost(const QNetworkReply &reply)
{
    return reply.error() == QNetworkReply::RemoteHostClosedError || reply.error() == QNetworkReply::UnknownNetworkError;
}

} // namespace

struct WebClient::Call
{
    Result<WebReply> result = cancelled();
    qint64 maxBytes = 0;
    bool needsBody = true;
    QByteArray received;
    bool isSent = true; ///< the whole body, if there is one
    bool hasBearer = false;
    WaitList answered;
    QNetworkReply *network = nullptr; ///< null until the host's name was looked up
    std::unique_ptr<QTimer> timer;
    std::optional<std::stop_callback<std::function<void()>>> stopping;
    bool isOver = false;
};

WebClient::WebClient(Loopback loopback, QObject *parent)
    : QObject(parent)
    , m_loopback(loopback)
{
    // Qt keeps a connection for two minutes, and with it the last request and its bearer. It is kept a little longer
    // than the pauses between the attempts at an upload.
    m_forgetting.setSingleShot(true);
    m_forgetting.setInterval(std::chrono::seconds(2));
    connect(&m_forgetting, &QTimer::timeout, this, [this] {
        if (!m_calls.empty())
            m_forgetting.start();
        else
            for (auto &[host, network] : m_networks)
                network.clearConnectionCache();
    });
}

WebClient::~WebClient()
{
    close();
}

bool WebClient::isLoopback(const QString &host)
{
    return host == u"localhost" || QHostAddress(host).isLoopback();
}

bool WebClient::mayAsk(const QUrl &url, Loopback loopback)
{
    if (!url.isValid() || !url.userInfo().isEmpty())
        return false;
    if (loopback == Loopback::Allowed && isLoopback(url.host()))
        return url.scheme() == u"http" || url.scheme() == u"https";
    const QString host = url.host().toLower();
    const bool isNumber = !QHostAddress(host).isNull();
    const bool isLocal = !host.contains(u'.') || host.endsWith(u".local") || host.endsWith(u".localhost")
        || host.endsWith(u".internal") || host.endsWith(u".home.arpa") || host.endsWith(u'.');
    return url.scheme() == u"https" && !isNumber && !isLocal;
}

bool WebClient::isPublic(const QHostAddress &address)
{
    // Private networks (RFC 1918), those that providers share (RFC 6598), unique local and site-local ones (RFC 4193,
    // 3879); addresses with an IPv4 address in them that may be local (RFC 4291, 6052, 3056); and those that lead
    // nowhere (RFC 6666, 3849).
    static const std::array local{
        QHostAddress::parseSubnet(u"10.0.0.0/8"_s),     QHostAddress::parseSubnet(u"172.16.0.0/12"_s),
        QHostAddress::parseSubnet(u"192.168.0.0/16"_s), QHostAddress::parseSubnet(u"100.64.0.0/10"_s),
        QHostAddress::parseSubnet(u"fc00::/7"_s),       QHostAddress::parseSubnet(u"fec0::/10"_s),
        QHostAddress::parseSubnet(u"::/96"_s),          QHostAddress::parseSubnet(u"2002::/16"_s),
        QHostAddress::parseSubnet(u"100::/64"_s),       QHostAddress::parseSubnet(u"2001:db8::/32"_s),
    };
    bool isIPv4 = false;
    quint32 within = address.toIPv4Address(&isIPv4);
    if (!isIPv4 && address.isInSubnet(QHostAddress::parseSubnet(u"64:ff9b::/96"_s))) { // reached through NAT64
        const Q_IPV6ADDR bytes = address.toIPv6Address();
        within = qFromBigEndian<quint32>(&bytes.c[12]);
        isIPv4 = true;
    }
    const QHostAddress real = isIPv4 ? QHostAddress(within) : address;
    return real.isGlobal() && std::ranges::none_of(local, [&](const auto &net) { return real.isInSubnet(net); });
}

Task<WebReply> WebClient::get(WebRequest request)
{
    return exchange(std::move(request), std::nullopt);
}

Task<WebReply> WebClient::post(WebRequest request, MultipartForm form)
{
    return exchange(std::move(request), Body{form.contentType(), form.body()});
}

Task<WebReply> WebClient::postJson(WebRequest request, QByteArray json)
{
    return exchange(std::move(request), Body{"application/json", std::move(json)});
}

Task<WebReply> WebClient::post(WebRequest request)
{
    return exchange(std::move(request), Body{"application/octet-stream", {}});
}

Task<WebReply> WebClient::exchange(WebRequest request, std::optional<Body> body)
{
    if (!mayAsk(request.url, m_loopback))
        co_return failure(ErrorCode::InvalidInput, u"this address is not asked"_s);
    const auto call = std::make_shared<Call>();
    start(call, request, body);
    if (!call->isOver) {
        // This object may have been destroyed by here: no member is used below.
        [[maybe_unused]] const bool isOpen = co_await call->answered.wait();
    }
    co_return call->result;
}

void WebClient::start(const std::shared_ptr<Call> &call, const WebRequest &request, const std::optional<Body> &body)
{
    if (m_closed || request.stop.stop_requested()) {
        call->isOver = true;
        return;
    }
    m_calls.insert(call);
    call->timer = std::make_unique<QTimer>();
    call->timer->setSingleShot(true);
    connect(call->timer.get(), &QTimer::timeout, this, [this, call] { finishLater(call, noAnswer()); });
    call->stopping.emplace(request.stop, [this, call] { finishLater(call, cancelled()); });
    call->timer->start(request.deadline);
    // A proxy looks the name up itself.
    const bool isThroughProxy = QNetworkProxyFactory::proxyForQuery(QNetworkProxyQuery(request.url)).constFirst().type()
        != QNetworkProxy::NoProxy;
    if (isLoopback(request.url.host()) || isThroughProxy) {
        send(call, request, body);
        return;
    }
    // Qt keeps the answer for a minute, so that the request goes to the addresses that are checked here.
    QHostInfo::lookupHost(request.url.host(), this, [this, call, request, body](const QHostInfo &found) {
        if (call->isOver)
            return;
        const QList<QHostAddress> addresses = found.addresses();
        if (!addresses.isEmpty() && std::ranges::all_of(addresses, &WebClient::isPublic))
            send(call, request, body);
        else
            finishLater(call, noAnswer());
    });
}

QNetworkAccessManager &WebClient::networkFor(const QUrl &url)
{
    const QString host = url.scheme() == u"http" ? url.authority() : QString();
    const bool isOwn = m_networks.contains(host) || m_networks.size() < maxNetworks;
    return m_networks[isOwn ? host : QString()];
}

void WebClient::send(const std::shared_ptr<Call> &call, const WebRequest &request, const std::optional<Body> &body)
{
    call->maxBytes = request.maxBytes;
    call->needsBody = request.needsBody;
    call->hasBearer = request.bearer != nullptr;
    QNetworkRequest asked = networkRequest(request);
    if (body) {
        asked.setHeader(QNetworkRequest::ContentTypeHeader, body->type);
        call->network = networkFor(request.url).post(asked, body->bytes);
    } else {
        call->network = networkFor(request.url).get(asked);
    }
    // Qt begins a POST on the next turn of the event loop, and would miss a limit that was set before.
    QMetaObject::invokeMethod(
        call->network, [network = call->network, limit = call->maxBytes + 1] { network->setReadBufferSize(limit); },
        Qt::QueuedConnection);
    connect(call->network, &QIODevice::readyRead, this, [this, call] {
        readAvailable(call);
        if (call->received.size() > call->maxBytes)
            finishLater(call, tooLarge());
    });
    call->isSent = !body || body->bytes.isEmpty();
    connect(call->network, &QNetworkReply::uploadProgress, this,
            [call, progress = request.progress](qint64 sent, qint64 total) {
                if (total == 0) // Qt ends each request so, also one that it could not send
                    return;
                call->isSent = sent == total;
                if (progress)
                    progress(sent, total);
            });
    connect(call->network, &QNetworkReply::finished, this, [this, call] {
        readAvailable(call);
        const int status = call->network->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        if (call->received.size() > call->maxBytes)
            finishLater(call, tooLarge());
        else if (isComplete(*call->network, status))
            finishLater(call, WebReply{status, call->received});
        else if (!call->isSent && isClosedByHost(*call->network))
            finishLater(call, brokenOff());
        else
            finishLater(call, noAnswer());
    });
}

void WebClient::finishLater(const std::shared_ptr<Call> &call, const Result<WebReply> &result)
{
    QMetaObject::invokeMethod(
        this, [this, call, result] { finish(call, result); }, Qt::QueuedConnection);
}

void WebClient::readAvailable(const std::shared_ptr<Call> &call)
{
    if (call->isOver || call->received.size() > call->maxBytes)
        return;
    // QIODevice::read() allocates as much as it is asked for.
    const qint64 room = call->maxBytes + 1 - call->received.size();
    call->received += call->network->read(std::min(room, call->network->bytesAvailable()));
}

void WebClient::finish(std::shared_ptr<Call> call, const Result<WebReply> &result)
{
    if (std::exchange(call->isOver, true))
        return;
    m_calls.erase(call);
    call->timer.reset();
    call->stopping.reset();
    call->result = result;
    if (call->network != nullptr) {
        const int status = call->network->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        if (!result && result.error().code != ErrorCode::Cancelled && !call->needsBody && status != 0)
            call->result = WebReply{status, {}};
        call->network->disconnect(this);
        call->network->abort();
        call->network->deleteLater();
        call->network = nullptr;
        if (call->hasBearer)
            m_forgetting.start();
    }
    call->answered.wake(); // last, because a resumed coroutine may destroy this object
}

void WebClient::close()
{
    m_closed = true;
    while (!m_calls.empty())
        finish(*m_calls.begin(), cancelled());
}

} // namespace curvedesk
#include "moc_WebClient.cpp"
