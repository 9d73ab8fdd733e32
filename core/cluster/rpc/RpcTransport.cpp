// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcTransport.h"

#include "core/base/WaitList.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QLocale>
#include <QNetworkReply>
#include <QTimer>
#include <QTimeZone>

#include <algorithm>

namespace curvedesk::rpc {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

struct RpcTransport::Call
{
    HttpReply reply;
    WaitList answered;
    QNetworkReply *network = nullptr; ///< nullptr for a pause, and once the call is over
    std::unique_ptr<QTimer> timer;
    QElapsedTimer watch;
    bool isOver = false;
};

std::optional<std::chrono::milliseconds> parseRetryAfter(const QByteArray &header, qint64 nowMs)
{
    constexpr std::chrono::milliseconds most = 1h;
    const QByteArray text = header.trimmed();
    if (text.isEmpty())
        return std::nullopt;
    if (std::ranges::all_of(text, [](char c) { return c >= '0' && c <= '9'; })) {
        bool ok = false;
        const qlonglong seconds = text.toLongLong(&ok);
        return !ok || seconds >= 3600 ? most : std::chrono::milliseconds(seconds * 1000);
    }
    // IMF-fixdate, the only date format that HTTP allows to send: "Sun, 06 Nov 1994 08:49:37 GMT".
    if (!text.endsWith(" GMT"))
        return std::nullopt;
    QDateTime date = QLocale::c().toDateTime(QString::fromLatin1(text.chopped(4)), u"ddd, dd MMM yyyy hh:mm:ss"_s);
    if (!date.isValid())
        return std::nullopt;
    date.setTimeZone(QTimeZone::utc());
    return std::clamp<std::chrono::milliseconds>(std::chrono::milliseconds(date.toMSecsSinceEpoch() - nowMs), 0ms,
                                                 most);
}

RpcTransport::RpcTransport(qsizetype bodyCap, QObject *parent)
    : QObject(parent)
    , m_bodyCap(bodyCap)
{
}

RpcTransport::~RpcTransport()
{
    close();
}

QCoro::Task<HttpReply> RpcTransport::post(QUrl url, QByteArray body, std::chrono::milliseconds deadline)
{
    const auto call = std::make_shared<Call>();
    start(call, url, body, deadline);
    if (!call->isOver) {
        [[maybe_unused]] const bool isOpen = co_await call->answered.wait();
    }
    co_return call->reply;
}

QCoro::Task<bool> RpcTransport::pause(std::chrono::milliseconds delay)
{
    if (m_closed)
        co_return false;
    const auto call = std::make_shared<Call>();
    call->reply.outcome = HttpReply::Outcome::TimedOut;
    m_calls.insert(call);
    QTimer::singleShot(delay, this, [this, call] { finish(call, HttpReply::Outcome::Answered); });
    [[maybe_unused]] const bool isOpen = co_await call->answered.wait();
    co_return call->reply.outcome == HttpReply::Outcome::Answered;
}

void RpcTransport::start(const std::shared_ptr<Call> &call, const QUrl &url, const QByteArray &body,
                         std::chrono::milliseconds deadline)
{
    if (m_closed) {
        call->isOver = true;
        return;
    }
    m_calls.insert(call);
    QNetworkRequest request(url);
    request.setHeader(QNetworkRequest::ContentTypeHeader, QByteArrayLiteral("application/json"));
    request.setHeader(QNetworkRequest::UserAgentHeader, QByteArrayLiteral("Curvedesk"));
    request.setAttribute(QNetworkRequest::Http2AllowedAttribute, false);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CacheLoadControlAttribute, QNetworkRequest::AlwaysNetwork);
    call->watch.start();
    call->network = m_networks[url.authority()].post(request, body);
    // Qt buffers no more than this, so that the cap holds for decompressed data, too. It begins a POST on the next turn
    // of the event loop, and would miss a limit that was set before.
    QMetaObject::invokeMethod(
        call->network, [this, network = call->network] { network->setReadBufferSize(m_bodyCap + 1); },
        Qt::QueuedConnection);
    call->timer = std::make_unique<QTimer>();
    call->timer->setSingleShot(true);
    // The call ends on the next turn of the event loop, because its receiver may delete this object.
    const auto finishLater = [this, call](HttpReply::Outcome outcome) {
        QMetaObject::invokeMethod(
            this, [this, call, outcome] { finish(call, outcome); }, Qt::QueuedConnection);
    };
    connect(call->timer.get(), &QTimer::timeout, this, [finishLater] { finishLater(HttpReply::Outcome::TimedOut); });
    connect(call->network, &QIODevice::readyRead, this, [this, call, finishLater] {
        read(call);
        if (call->reply.body.size() > m_bodyCap)
            finishLater(HttpReply::Outcome::TooLarge);
    });
    connect(call->network, &QNetworkReply::finished, this, [this, call, finishLater] {
        read(call);
        const int status = call->network->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt();
        call->reply.status = status;
        call->reply.retryAfter
            = parseRetryAfter(call->network->rawHeader("Retry-After"), QDateTime::currentMSecsSinceEpoch());
        // An HTTP error is an answer; one whose connection broke before its end is not.
        const QNetworkReply::NetworkError error = call->network->error();
        const bool isBroken = error != QNetworkReply::NoError && error < QNetworkReply::ContentAccessDenied;
        const bool isWhole = status != 0 && !isBroken && (error != QNetworkReply::UnknownContentError || status >= 400)
            && error != QNetworkReply::ProtocolFailure;
        finishLater(call->reply.body.size() > m_bodyCap ? HttpReply::Outcome::TooLarge
                        : isWhole                       ? HttpReply::Outcome::Answered
                                                        : HttpReply::Outcome::Unreachable);
    });
    call->timer->start(deadline);
}

void RpcTransport::read(const std::shared_ptr<Call> &call)
{
    if (call->isOver || call->reply.body.size() > m_bodyCap)
        return;
    // QIODevice::read() allocates as much as it is asked for.
    const qsizetype room = m_bodyCap + 1 - call->reply.body.size();
    call->reply.body += call->network->read(std::min<qint64>(room, call->network->bytesAvailable()));
}

void RpcTransport::finish(const std::shared_ptr<Call> &call, HttpReply::Outcome outcome)
{
    const std::shared_ptr<Call> kept = call;
    if (std::exchange(kept->isOver, true))
        return;
    m_calls.erase(kept);
    kept->timer.reset();
    kept->reply.outcome = outcome;
    if (outcome == HttpReply::Outcome::TooLarge)
        kept->reply.body.clear();
    if (kept->network != nullptr) {
        kept->reply.took = std::chrono::milliseconds(kept->watch.elapsed());
        kept->network->disconnect(this);
        kept->network->abort();
        kept->network->deleteLater();
        kept->network = nullptr;
    }
    kept->answered.wake(); // last, because the receiver may delete this object
}

void RpcTransport::close()
{
    m_closed = true;
    while (!m_calls.empty())
        finish(*m_calls.begin(), HttpReply::Outcome::Cancelled);
}

} // namespace curvedesk::rpc
#include "moc_RpcTransport.cpp"
