// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/SecretBytes.h"
#include "core/base/Task.h"
#include "core/http/web/MultipartForm.h"
#include "core/http/web/WebReply.h"

#include <QNetworkAccessManager>
#include <QObject>
#include <QUrl>

#include <chrono>
#include <memory>
#include <optional>
#include <unordered_set>

namespace curvedesk {

struct WebRequest
{
    QUrl url;
    std::chrono::milliseconds deadline{5000}; ///< for all of the exchange, not until its next byte
    qint64 maxBytes = 64 * 1024; ///< of the answer
    std::shared_ptr<const SecretBytes> bearer; ///< sent as Authorization, to this address only
};

/// Asks services of the web that may be down, slow or lying. Only https, no redirects, no proxy, no cookies, nothing
/// packed, nothing beyond a size and a time, and no host that is a number or a name of the local network.
class WebClient final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(WebClient)

public:
    enum class Loopback { Refused, Allowed }; ///< allowed: http to this computer too

    explicit WebClient(Loopback loopback, QObject *parent = nullptr);
    ~WebClient() override;

    /// Whether a request to this address is made at all.
    [[nodiscard]] static bool mayAsk(const QUrl &url, Loopback loopback);
    /// A number of this computer, or "localhost".
    [[nodiscard]] static bool isLoopback(const QUrl &url);

    /// An answer with any status. InvalidInput for an address that is not asked; Unavailable when there was no whole
    /// answer in time; UpstreamRejected when there was too much of it; Cancelled.
    [[nodiscard]] Task<WebReply> get(WebRequest request);
    [[nodiscard]] Task<WebReply> post(WebRequest request, MultipartForm form);
    [[nodiscard]] Task<WebReply> postJson(WebRequest request, QByteArray json);
    /// With an empty body.
    [[nodiscard]] Task<WebReply> post(WebRequest request);

    /// Ends everything that is pending with Cancelled, now, and everything later at once.
    void close();

private:
    struct Body
    {
        QByteArray type;
        QByteArray bytes;
    };
    struct Call;
    [[nodiscard]] Task<WebReply> exchange(WebRequest request, std::optional<Body> body);
    void start(const std::shared_ptr<Call> &call, const WebRequest &request, const std::optional<Body> &body);
    static void read(const std::shared_ptr<Call> &call);
    void finish(const std::shared_ptr<Call> &call, const Result<WebReply> &result);

    const Loopback m_loopback;
    QNetworkAccessManager m_network;
    std::unordered_set<std::shared_ptr<Call>> m_calls;
    bool m_closed = false;
};

} // namespace curvedesk
