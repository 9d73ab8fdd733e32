// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QByteArray>
#include <QCoro/QCoroTask>
#include <QNetworkAccessManager>
#include <QObject>
#include <QUrl>

#include <chrono>
#include <map>
#include <memory>
#include <optional>
#include <unordered_set>

namespace curvedesk::rpc {

/// The outcome of one POST.
struct HttpReply
{
    enum class Outcome {
        Answered, ///< by a complete answer of any status and body
        TimedOut,
        Unreachable, ///< connection refused or reset (also within the answer), host unknown, or TLS broken
        TooLarge,
        Cancelled, ///< the transport was closed
    };
    Outcome outcome = Outcome::Cancelled;
    int status = 0;
    QByteArray body;
    std::optional<std::chrono::milliseconds> retryAfter;
    std::chrono::milliseconds took{0};
};

/// Reads `Retry-After`, in seconds or as an HTTP date (0 for a past one), at most an hour; nullopt for anything else.
/// `nowMs`: milliseconds since the epoch.
[[nodiscard]] std::optional<std::chrono::milliseconds> parseRetryAfter(const QByteArray &header, qint64 nowMs);

/// HTTP POSTs to the nodes. Follows no redirects, because bytes meant for one host must go to no other. No cookies.
class RpcTransport final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RpcTransport)

public:
    /// Bytes; a larger body ends the call with TooLarge.
    static constexpr qsizetype defaultBodyCap = 16 * 1024 * 1024;

    explicit RpcTransport(qsizetype bodyCap = defaultBodyCap, QObject *parent = nullptr);
    ~RpcTransport() override;

    /// Posts the JSON body; Qt posts it again, a few times, when the host closes before it answers. Answers on a later
    /// turn of the event loop, TimedOut once `deadline` has passed since the call; Cancelled at once when closed.
    [[nodiscard]] QCoro::Task<HttpReply> post(QUrl url, QByteArray body, std::chrono::milliseconds deadline);
    /// Waits for `delay`; zero: the next turn of the event loop. False once the transport is closed.
    [[nodiscard]] QCoro::Task<bool> pause(std::chrono::milliseconds delay);
    /// Ends all pending calls with Cancelled and all pauses, and every later one at once.
    void close();
    [[nodiscard]] bool isClosed() const { return m_closed; }

private:
    struct Call;
    /// Posts the body to the URL. The call ends later: with the reply, or with TimedOut after the deadline; on a closed
    /// transport at once.
    void start(const std::shared_ptr<Call> &call, const QUrl &url, const QByteArray &body,
               std::chrono::milliseconds deadline);
    /// Takes the bytes that have arrived into the call's reply, at most one more than the cap.
    void read(const std::shared_ptr<Call> &call);
    /// Ends the call once: stops its timer and network reply, and wakes the caller with `outcome`.
    void finish(const std::shared_ptr<Call> &call, HttpReply::Outcome outcome);

    /// By host and port. A manager's thread reads an answer that never ends and nothing else, so that each node has its
    /// own.
    std::map<QString, QNetworkAccessManager> m_networks;
    const qsizetype m_bodyCap;
    std::unordered_set<std::shared_ptr<Call>> m_calls;
    bool m_closed = false;
};

} // namespace curvedesk::rpc
