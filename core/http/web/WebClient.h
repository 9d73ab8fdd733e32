// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/SecretBytes.h"
#include "core/base/Task.h"
#include "core/http/web/MultipartForm.h"
#include "core/http/web/WebReply.h"

#include <QHostAddress>
#include <QNetworkAccessManager>
#include <QObject>
#include <QTimer>
#include <QUrl>

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <stop_token>
#include <unordered_set>

namespace curvedesk {

struct WebRequest
{
    QUrl url;
    std::chrono::milliseconds deadline{5000}; ///< for the whole exchange
    qint64 maxBytes = 64 * 1024; ///< of the answer's body
    bool needsBody = true; ///< false: the status is enough; a body that is too large or not whole is left out
    std::shared_ptr<const SecretBytes> bearer; ///< sent as Authorization, to this address only
    QList<std::pair<QByteArray, QByteArray>> headers; ///< further ones, by name and value
    std::function<void(qint64 sent, qint64 total)> progress; ///< called as the body's bytes are sent; may be null
    std::stop_token stop; ///< ends the exchange with Cancelled; stopped on the client's thread
};

/// Sends HTTP requests to services that may be down, slow or hostile. Only https (but see Loopback), no redirects, no
/// cookies, no compression, bounded size and time, and no host that is an IP number, a name of the local network, or,
/// without a proxy (WebProxy), a name that leads to an address of one. A failed request is not sent again, but by Qt: a
/// few times, a POST too, when the host closes the connection before it answers.
class WebClient final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WebClient)

public:
    enum class Loopback { Refused, Allowed }; ///< Allowed: also http to this computer

    explicit WebClient(Loopback loopback, QObject *parent = nullptr); ///< used on the thread that makes it
    /// Ends pending requests with Cancelled, inside this call.
    ~WebClient() override;

    /// True for https to a host name (no IP number) that is not of the local network; where Allowed, also for http and
    /// https to this computer; never with a user name. Asks nothing: the addresses of the name are checked later.
    [[nodiscard]] static bool mayAsk(const QUrl &url, Loopback loopback);
    /// True when the host is a loopback IP number or "localhost".
    [[nodiscard]] static bool isLoopback(const QString &host);

    /// False for addresses of this computer, of private and shared networks, and for special ones.
    [[nodiscard]] static bool isPublic(const QHostAddress &address);

    /// Sends a GET, and fetches the answer, with any HTTP status. InvalidInput for an address that mayAsk() refuses;
    /// Unavailable without a complete answer in time; UpstreamRejected for an answer longer than maxBytes; Cancelled
    /// after close() or a stop.
    [[nodiscard]] Task<WebReply> get(WebRequest request);
    /// Sends a POST of the form, and fetches the answer, with any HTTP status. Fails as get() does, and with
    /// PayloadTooLarge when the connection was closed before the whole body was sent, as servers do with one they find
    /// too large: Qt does not read what such a server answered.
    [[nodiscard]] Task<WebReply> post(WebRequest request, MultipartForm form);
    /// Sends a POST of the JSON text, and fetches the answer, with any HTTP status. InvalidInput for an address that
    /// mayAsk() refuses, Unavailable without a complete answer in time, UpstreamRejected for one too long,
    /// PayloadTooLarge when the body was cut off, Cancelled.
    [[nodiscard]] Task<WebReply> postJson(WebRequest request, QByteArray json);
    /// Sends a POST with an empty body, and fetches the answer, with any HTTP status. InvalidInput for an address that
    /// mayAsk() refuses, Unavailable without a complete answer in time, UpstreamRejected for one too long, Cancelled.
    [[nodiscard]] Task<WebReply> post(WebRequest request);

    /// Ends pending requests with Cancelled, inside this call, and later ones at once.
    void close();

private:
    struct Body
    {
        QByteArray type;
        QByteArray bytes;
    };
    struct Call;
    /// Sends the request, as GET without a body, and waits for the whole answer. InvalidInput for an address that
    /// mayAsk() refuses, Unavailable without a complete answer in time, UpstreamRejected for one too long,
    /// PayloadTooLarge when the body was cut off, Cancelled.
    [[nodiscard]] Task<WebReply> exchange(WebRequest request, std::optional<Body> body);
    /// Starts the deadline; looks the host's name up, and calls send() when all its addresses are public, else ends the
    /// call with Unavailable; sends at once to this computer and where a proxy looks names up. After close() or a stop
    /// the call is over at once, with Cancelled.
    void start(const std::shared_ptr<Call> &call, const WebRequest &request, const std::optional<Body> &body);
    /// Sends the request over the network; the call ends later, with the reply or an error. Calls request.progress.
    void send(const std::shared_ptr<Call> &call, const WebRequest &request, const std::optional<Body> &body);
    /// The manager that sends to the URL, made at its first use and kept as long as this client: one for each host and
    /// port over http, one for all https, which also serves each http host that comes once there are maxNetworks.
    [[nodiscard]] QNetworkAccessManager &networkFor(const QUrl &url);
    /// Calls finish() on the next turn of the event loop: the waiting coroutine may destroy this client, which must not
    /// happen inside a signal of the reply or the timer.
    void finishLater(const std::shared_ptr<Call> &call, const Result<WebReply> &result);
    /// Moves the bytes that have arrived into the call, until it has one more than its limit.
    static void readAvailable(const std::shared_ptr<Call> &call);
    /// Ends the call, unless it is over: stops its timer and network reply, and resumes the caller, inside this
    /// function, which may destroy this client. Where the status has come and `needsBody` is false, an error but
    /// Cancelled becomes a reply without a body. 2 s after a call with a bearer all idle connections are dropped; while
    /// others are under way, it is tried again every 2 s.
    void finish(std::shared_ptr<Call> call, const Result<WebReply> &result);

    const Loopback m_loopback;
    /// By host and port for http, one for all https. Of an unencrypted answer without an end Qt may read for ever, and
    /// nothing else on the same manager's thread. Each keeps its thread, so that hosts beyond a few share that of
    /// https.
    static constexpr std::size_t maxNetworks = 16;
    std::map<QString, QNetworkAccessManager> m_networks;
    std::unordered_set<std::shared_ptr<Call>> m_calls;
    QTimer m_forgetting; ///< runs from the end of a request with a bearer until all idle connections are dropped
    bool m_closed = false;
};

} // namespace curvedesk
