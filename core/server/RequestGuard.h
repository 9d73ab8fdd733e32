// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/http/RateLimiter.h"
#include "core/http/RequestPolicy.h"
#include "core/server/FailureThrottle.h"
#include "core/server/RequestRates.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QStringList>

#include <functional>
#include <map>

namespace curvedesk {

/// Decides from a request's head and the API keys in the journal (their use is written later) if it is served: our
/// Host, no foreign Origin, path and method of the table or /ws, the key that it needs, within its rates, a body of the
/// right kind. One that passes can spend the wallets' money. To note a refusal: a line of the audit log.
class RequestGuard final
{
public:
    struct Options
    {
        QStringList allowedHosts; ///< beside the loopback names; an entry without port stands for our port and for none
        QStringList allowedOrigins;
        RequestRates rates;
        /// Called by note() for a refusal of a caller or a key (401, 403, 421); `key` is the id of a key that was
        /// valid, else empty.
        std::function<void(QByteArrayView path, const QString &key, const Error &error)> noteRefusal;
    };
    /// Returns the API key with this text; Unauthorized, KeyExpired, Storage, Damaged.
    using Authenticate = std::function<Result<std::shared_ptr<const ApiKey>>(QByteArrayView)>;

    /// The table must outlive the guard.
    RequestGuard(std::span<const Endpoint> table, Authenticate authenticate, const Options &options);

    /// Sets the port that a Host header must name beside a loopback name, and an address that counts as such a name.
    void setListening(const QHostAddress &address, quint16 port);
    /// Makes every later request get 503, for good.
    void setClosing() { m_isClosing = true; }
    /// Sets the function that says whether GET /ws may become a WebSocket; without one there is nothing at /ws.
    void setWebSockets(std::function<bool()> mayOpen) { m_mayOpenWebSocket = std::move(mayOpen); }

    /// Changes the rates that a key may have from now on; what keys have used so far is forgotten. Wrong keys and the
    /// requests without a key stay counted.
    void limitRates(const RequestRates &rates);

    /// Decides by its head whether a request is served, and makes the reply of a refusal; sends nothing. Counts it
    /// against the rates of its key and endpoint, counts a wrong key, and notes refusals of status 401, 403 or 421.
    [[nodiscard]] HeadDecision decide(const RequestHead &head);
    /// Finds the API key with a text that a client at this address sent for `path`; its use is written to the journal
    /// later. A valid one is always let in. Unauthorized or KeyExpired: noted, and a wrong text is counted.
    /// RateLimited for a wrong text in the pause after too many, which is neither counted nor noted. Storage, Damaged.
    [[nodiscard]] Result<std::shared_ptr<const ApiKey>> authenticate(QByteArrayView text, const QHostAddress &peer,
                                                                     QByteArrayView path);
    /// Calls Options::noteRefusal for an error of status 401, 403 or 421; does nothing for others.
    void note(QByteArrayView path, const QString &key, const Error &error) const;
    /// A request's path as it may be shown and kept: the table's own text, "/ws" or "(another path)", for a script may
    /// put a key into its path by mistake.
    [[nodiscard]] QByteArrayView shownPath(QByteArrayView path) const;
    /// A request's method as it may be shown and kept: itself if it is a usual one, else "(another method)".
    [[nodiscard]] static QByteArrayView shownMethod(QByteArrayView method);

private:
    /// True for a Host header that names this server, which keeps out pages that rebind their own name to us.
    [[nodiscard]] bool isOurHost(QByteArrayView host) const;
    /// True for a web page's origin that the options allow.
    [[nodiscard]] bool isOurOrigin(QByteArrayView origin) const;
    /// MisdirectedRequest for another host; Forbidden for a web page that is not allowed. At a Unix socket any host
    /// will do.
    [[nodiscard]] Outcome checkCaller(const RequestHead &head) const;
    /// Decides on a handshake at /ws, which needs no key; one shown is read (journal), a wrong one counted and noted.
    [[nodiscard]] HeadDecision decideWebSocket(const RequestHead &head);
    /// Decides on every other path, by the table and checkEndpoint(): reads the key from the journal, counts rates and
    /// wrong keys, and has a refusal of status 401 or 403 noted in the audit log.
    [[nodiscard]] HeadDecision decideEndpoint(const RequestHead &head);
    /// Finds the caller's key in the journal, counts and notes a wrong one: Unauthorized, KeyExpired, RateLimited,
    /// Storage, Damaged. ScopeMissing, which is noted, where it lacks the endpoint's scope.
    [[nodiscard]] Result<std::shared_ptr<const ApiKey>> checkKey(const Endpoint &endpoint, const RequestHead &head);
    /// Counts the request against its key's rate. RateLimited beyond it.
    [[nodiscard]] Outcome checkRate(const Endpoint &endpoint, const ApiKey &key);
    /// Checks key and scope (counts, notes), rates (counts) and the body's type; sets key and a form's limit of bytes
    /// in `accepted`. Unauthorized, KeyExpired, ScopeMissing, RateLimited, UnsupportedMediaType, Storage, Damaged.
    [[nodiscard]] Outcome checkEndpoint(const Endpoint &endpoint, const RequestHead &head, AcceptedRequest &accepted);

    const std::span<const Endpoint> m_table;
    const Authenticate m_authenticate;
    QList<QByteArray> m_hostNames; ///< lower case, without port unless one was given
    QList<QByteArray> m_origins; ///< lower case
    QList<QByteArray> m_usualHosts; ///< the exact values that nearly every request has
    quint16 m_port = 0;
    std::function<bool()> m_mayOpenWebSocket;
    RequestRates m_rates;
    const std::function<void(QByteArrayView, const QString &, const Error &)> m_noteRefusal;
    RateLimiter m_rateLimiter; ///< of requests without a key
    std::map<std::pair<qint64, Access>, RateLimiter> m_keyLimiters; ///< by the key's row
    FailureThrottle m_peerFailures; ///< by address; on the loopback all scripts may share one
    FailureThrottle m_keyFailures; ///< by the id in the wrong key
    QElapsedTimer m_clock;
    bool m_isClosing = false;
};

} // namespace curvedesk
