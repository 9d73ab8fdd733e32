// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/RequestGuard.h"

#include "core/api/ErrorJson.h"
#include "core/journal/ApiKeyText.h"

#include <algorithm>
#include <array>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int rateBurst = 20;
constexpr std::chrono::seconds ratePeriod{1};
constexpr int peerFailures = 20;
constexpr int keyFailures = 5;
constexpr QByteArrayView webSocketPath = "/ws";

// The decision to refuse a request with this reply and further header lines, each with its CRLF.
HeadDecision refusal(HttpReply reply, const QByteArray &headers = {})
{
    reply.headers += headers;
    return {.outcome = std::move(reply)};
}

// The decision to refuse a request with the reply to this error.
HeadDecision refusal(ErrorCode code, const QString &detail)
{
    return refusal(errorJson::reply(Error{code, detail, std::nullopt, 0}));
}

// The refusal 405; `allowed`: the methods for its Allow header.
HeadDecision methodNotAllowed(const QByteArray &allowed)
{
    const Error error{.code = ErrorCode::MethodNotAllowed, .detail = u"This path does not take this method"_s};
    return refusal(errorJson::reply(error), "Allow: " + allowed + "\r\n");
}

// The error for who has to wait for these seconds.
Error rateLimited(const QString &detail, int seconds)
{
    return {.code = ErrorCode::RateLimited, .detail = detail, .retryAfterSeconds = seconds};
}

struct HostAndPort
{
    QByteArray name; ///< lower case, without brackets and without a final dot
    std::optional<quint16> port;
    bool isValid = false;
};

// Takes a Host header or an allowed host apart; isValid is false for what is neither.
HostAndPort split(QByteArrayView text)
{
    HostAndPort out;
    QByteArray whole = text.toByteArray().toLower();
    qsizetype nameEnd = whole.startsWith('[') ? whole.indexOf(']') + 1 : whole.indexOf(':');
    if (nameEnd < 0)
        nameEnd = whole.size();
    if (nameEnd == 0)
        return out;
    out.name = whole.first(nameEnd);
    if (nameEnd < whole.size()) {
        const QByteArray digits = whole.sliced(nameEnd + 1);
        bool isNumber = !digits.isEmpty() && digits.at(0) >= '0' && digits.at(0) <= '9';
        out.port = isNumber ? digits.toUShort(&isNumber) : quint16{0};
        if (whole.at(nameEnd) != ':' || !isNumber)
            return out;
    }
    if (out.name.startsWith('['))
        out.name = out.name.sliced(1, out.name.size() - 2);
    else if (out.name.endsWith('.'))
        out.name.chop(1);
    out.isValid = !out.name.isEmpty();
    return out;
}

} // namespace

RequestGuard::RequestGuard(std::span<const Endpoint> table, Authenticate authenticate, const Options &options)
    : m_table(table)
    , m_authenticate(std::move(authenticate))
    , m_rates(options.rates)
    , m_noteRefusal(options.noteRefusal)
    , m_rateLimiter(rateBurst, ratePeriod)
    , m_peerFailures(peerFailures)
    , m_keyFailures(keyFailures)
{
    m_clock.start();
    for (const QString &host : options.allowedHosts)
        m_hostNames.append(host.trimmed().toLower().toUtf8());
    for (const QString &origin : options.allowedOrigins)
        m_origins.append(origin.trimmed().toLower().toUtf8());
}

void RequestGuard::setListening(const QHostAddress &address, quint16 port)
{
    m_port = port;
    const QByteArray suffix = ':' + QByteArray::number(port);
    m_usualHosts = {"127.0.0.1" + suffix, "localhost" + suffix, "[::1]" + suffix};
    if (address.protocol() == QAbstractSocket::IPv4Protocol)
        m_usualHosts.append(address.toString().toLatin1() + suffix);
}

void RequestGuard::limitRates(const RequestRates &rates)
{
    m_rates = rates;
    m_keyLimiters.clear();
}

HeadDecision RequestGuard::decide(const RequestHead &head)
{
    if (m_isClosing)
        return refusal(ErrorCode::Unavailable, u"The host is shutting down"_s);
    if (const Outcome caller = checkCaller(head); !caller) {
        note(head.path, {}, caller.error());
        return refusal(errorJson::reply(caller.error()));
    }
    HeadDecision out = head.path == webSocketPath ? decideWebSocket(head) : decideEndpoint(head);
    if (!head.origin.isNull())
        out.replyHeaders = "Access-Control-Allow-Origin: " + head.origin.toByteArray() + "\r\nVary: Origin\r\n";
    return out;
}

Outcome RequestGuard::checkCaller(const RequestHead &head) const
{
    if (!head.isUnix && !isOurHost(head.host))
        return failure(ErrorCode::MisdirectedRequest, u"The Host header does not name this host and port"_s);
    if (!head.origin.isNull()) {
        if (!isOurOrigin(head.origin))
            return failure(ErrorCode::Forbidden, u"Web pages of this origin may not use this interface"_s);
        return {};
    }
    const QByteArrayView site = head.secFetchSite;
    if (!site.isNull() && site != QByteArrayView("none") && site != QByteArrayView("same-origin"))
        return failure(ErrorCode::Forbidden, u"Requests from other sites are not taken"_s);
    return {};
}

bool RequestGuard::isOurHost(QByteArrayView host) const
{
    if (m_usualHosts.contains(host))
        return true;
    const HostAndPort parts = split(host);
    if (!parts.isValid)
        return false;
    const bool isOurPort = parts.port ? *parts.port == m_port : m_port == 80;
    const QString text = QString::fromLatin1(parts.name);
    QHostAddress address; // as it is usually written: others, such as 127.1 or 0x7f.1, look like names to some programs
    const bool isLoopback
        = parts.name == "localhost" || (address.setAddress(text) && address.isLoopback() && address.toString() == text);
    if (isLoopback)
        return isOurPort;
    // A host name of the user's own may belong to a proxy with a port of its own.
    for (const QByteArray &name : m_hostNames) {
        const HostAndPort allowed = split(name);
        if (allowed.isValid && allowed.name == parts.name)
            return allowed.port ? allowed.port == parts.port : isOurPort || !parts.port;
    }
    return false;
}

bool RequestGuard::isOurOrigin(QByteArrayView origin) const
{
    return m_origins.contains(origin.toByteArray().toLower());
}

HeadDecision RequestGuard::decideWebSocket(const RequestHead &head)
{
    constexpr qsizetype keySize = 24; // base64 of 16 bytes
    if (head.method != QByteArrayView("GET"))
        return methodNotAllowed("GET");
    if (!m_mayOpenWebSocket)
        return refusal(ErrorCode::NotFound, u"There is nothing at this address"_s);
    if (!head.asksForWebSocket() || head.isHttp10)
        return refusal(errorJson::reply(426, "upgrade_required", "This address speaks WebSocket."),
                       "Upgrade: websocket\r\n");
    if (head.webSocketVersion != QByteArrayView("13") || head.webSocketKey.size() != keySize)
        return refusal(errorJson::reply(400, "invalid_input", "The WebSocket handshake is malformed."),
                       "Sec-WebSocket-Version: 13\r\n");
    if (!m_mayOpenWebSocket())
        return refusal(ErrorCode::Unavailable, u"Too many event streams are open"_s);
    AcceptedUpgrade upgrade;
    // The events of the market need no key, those of a key's orders do.
    if (!head.apiKey.isEmpty()) {
        Result<std::shared_ptr<const ApiKey>> key = authenticate(head.apiKey, head.peer, head.path);
        if (!key)
            return refusal(errorJson::reply(key.error()));
        upgrade.principal = std::move(*key);
    }
    return {.outcome = std::move(upgrade)};
}

HeadDecision RequestGuard::decideEndpoint(const RequestHead &head)
{
    const EndpointMatch match = findEndpoint(m_table, head.method, head.path);
    if (match.index < 0 && match.allowed.isEmpty())
        return refusal(ErrorCode::NotFound, u"There is nothing at this address"_s);
    // This answers the preflight of an origin that the user allowed.
    if (match.index < 0 && head.method == QByteArrayView("OPTIONS") && !head.origin.isNull())
        return refusal({.status = 204},
                       "Access-Control-Allow-Methods: " + match.allowed
                           + "\r\nAccess-Control-Allow-Headers: content-type, x-api-key, idempotency-key\r\n");
    if (match.index < 0)
        return methodNotAllowed(match.allowed);
    AcceptedRequest accepted{.route = static_cast<std::size_t>(match.index)};
    if (const Outcome checked = checkEndpoint(m_table[accepted.route], head, accepted); !checked)
        return refusal(errorJson::reply(checked.error()));
    return {.outcome = std::move(accepted)};
}

void RequestGuard::note(QByteArrayView path, const QString &key, const Error &error) const
{
    const int status = errorJson::wireCode(error.code).status;
    if (m_noteRefusal && (status == 401 || status == 403 || status == 421))
        m_noteRefusal(shownPath(path), key, error);
}

QByteArrayView RequestGuard::shownPath(QByteArrayView path) const
{
    const QByteArrayView known = path == webSocketPath ? webSocketPath : pathInTable(m_table, path);
    return known.isEmpty() ? QByteArrayView("(another path)") : known;
}

QByteArrayView RequestGuard::shownMethod(QByteArrayView method)
{
    constexpr std::array<QByteArrayView, 7> known{"GET", "HEAD", "POST", "PUT", "DELETE", "PATCH", "OPTIONS"};
    return std::ranges::find(known, method) == known.end() ? QByteArrayView("(another method)") : method;
}

Result<std::shared_ptr<const ApiKey>> RequestGuard::checkKey(const Endpoint &endpoint, const RequestHead &head)
{
    Result<std::shared_ptr<const ApiKey>> key = authenticate(head.apiKey, head.peer, head.path);
    const auto scope = endpoint.scope();
    if (!key || !scope || (*key)->rights.scopes.testFlag(*scope))
        return key;
    const Error error{.code = ErrorCode::ScopeMissing, .detail = u"This key lacks the scope %1"_s.arg(nameOf(*scope))};
    note(head.path, (*key)->id, error);
    return tl::unexpected(error);
}

Result<std::shared_ptr<const ApiKey>> RequestGuard::authenticate(QByteArrayView text, const QHostAddress &address,
                                                                 QByteArrayView path)
{
    Result<std::shared_ptr<const ApiKey>> key = m_authenticate(text);
    if (key)
        return key;
    // A script without a key is no guesser, nor is one whose key has expired.
    if (!text.isEmpty() && key.error().code == ErrorCode::Unauthorized) {
        const QByteArray peer = address.toString().toLatin1();
        const QByteArray id = apiKeyText::claimedId(text).toByteArray();
        const qint64 nowMs = m_clock.elapsed();
        const int left = qMax(m_peerFailures.secondsLeft(peer, nowMs), m_keyFailures.secondsLeft(id, nowMs));
        if (left > 0)
            return failure(rateLimited(u"Too many wrong keys: try again later"_s, left));
        m_peerFailures.fail(peer, nowMs);
        if (!id.isEmpty())
            m_keyFailures.fail(id, nowMs);
    }
    note(path, {}, key.error());
    return key;
}

Outcome RequestGuard::checkRate(const Endpoint &endpoint, const ApiKey &key)
{
    const bool isOrder = endpoint.access == Access::Trade || endpoint.access == Access::Launch;
    const Access kind = isOrder ? Access::Trade : endpoint.access == Access::Quote ? Access::Quote : Access::Read;
    const int rate = isOrder ? m_rates.orders : kind == Access::Quote ? m_rates.quotes : m_rates.reads;
    if (rate == 0)
        return {};
    constexpr std::chrono::microseconds second = std::chrono::seconds(1);
    auto limiter = m_keyLimiters.try_emplace({key.sequence, kind}, 2 * rate, second / rate).first;
    const int seconds = limiter->second.take(m_clock.elapsed());
    if (seconds == 0)
        return {};
    return failure(
        rateLimited(u"This key asks too often: %1 such requests a second are its share"_s.arg(rate), seconds));
}

Outcome RequestGuard::checkEndpoint(const Endpoint &endpoint, const RequestHead &head, AcceptedRequest &accepted)
{
    if (endpoint.needsKey()) {
        Result<std::shared_ptr<const ApiKey>> key = checkKey(endpoint, head);
        if (!key)
            return failure(key.error());
        if (Outcome rate = checkRate(endpoint, **key); !rate)
            return rate;
        accepted.principal = std::move(*key);
    }
    if (endpoint.body == BodyKind::Json && head.announcesBody() && !head.hasContentType("application/json"))
        return failure(ErrorCode::UnsupportedMediaType, u"The Content-Type must be application/json"_s);
    if (endpoint.body == BodyKind::Form && !head.hasContentType("multipart/form-data"))
        return failure(ErrorCode::UnsupportedMediaType, u"The Content-Type must be multipart/form-data"_s);
    if (endpoint.body == BodyKind::Form)
        accepted.bodyLimit = multipart::maxBody;
    if (!endpoint.isRateLimited)
        return {};
    const int seconds = m_rateLimiter.take(m_clock.elapsed());
    if (seconds == 0)
        return {};
    return failure(rateLimited(u"Too many wallets at once: try again later"_s, seconds));
}

} // namespace curvedesk
