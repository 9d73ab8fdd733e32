// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/TokenDirectory.h"

#include <QCoro/QCoroSignal>
#include <QHostAddress>
#include <QNetworkReply>
#include <QTimer>

#include <memory>

namespace curvedesk {

using namespace Qt::StringLiterals;

TokenDirectory::TokenDirectory(Options options, QObject *parent)
    : QObject(parent)
    , m_options(std::move(options))
{
}

TokenDirectory::~TokenDirectory()
{
    const auto pending = m_network.findChildren<QNetworkReply *>();
    for (QNetworkReply *reply : pending) {
        reply->setParent(nullptr); // whoever waits for it is resumed later, and deletes it
        reply->abort();
    }
}

bool TokenDirectory::mayFetch(const QUrl &url) const
{
    QHostAddress number;
    const bool isNumber = number.setAddress(url.host());
    if (m_options.allowsLoopback && isNumber && number.isLoopback())
        return url.scheme() == u"http";
    const QString host = url.host().toLower();
    const bool isLocal = !host.contains(u'.') || host.endsWith(u".local") || host.endsWith(u".localhost")
        || host.endsWith(u".internal") || host.endsWith(u".home.arpa") || host.endsWith(u'.');
    return url.isValid() && url.scheme() == u"https" && !isNumber && !isLocal && url.userInfo().isEmpty();
}

Task<QList<ListedCoin>> TokenDirectory::coins()
{
    const auto read = co_await bytes(m_options.list.toString(QUrl::FullyEncoded), listedCoins::maxBytes);
    if (!read)
        co_return failure(read.error());
    auto coins = listedCoins::decode(*read);
    if (!coins)
        co_return failure(ErrorCode::UpstreamRejected, u"the token directory answered nonsense"_s);
    co_return coins;
}

Task<QByteArray> TokenDirectory::bytes(QString uri, qint64 maxBytes)
{
    const QUrl url(uri, QUrl::StrictMode);
    if (!mayFetch(url))
        co_return failure(ErrorCode::InvalidInput, u"this address is not fetched from"_s);
    QNetworkRequest request(url);
    request.setAttribute(QNetworkRequest::RedirectPolicyAttribute, QNetworkRequest::ManualRedirectPolicy);
    request.setAttribute(QNetworkRequest::CookieLoadControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::CookieSaveControlAttribute, QNetworkRequest::Manual);
    request.setAttribute(QNetworkRequest::AuthenticationReuseAttribute, QNetworkRequest::Manual);
    // A body that is small when packed and huge when unpacked is not asked for.
    request.setRawHeader("Accept-Encoding", "identity");
    const auto later = [](QNetworkReply *each) { each->deleteLater(); };
    const std::unique_ptr<QNetworkReply, decltype(later)> reply(m_network.get(request), later);
    // Until the end, not until the next byte, as the transfer timeout is.
    QTimer::singleShot(m_options.timeout, reply.get(), &QNetworkReply::abort);
    const auto received = std::make_shared<QByteArray>();
    connect(reply.get(), &QIODevice::readyRead, reply.get(), [each = reply.get(), received, maxBytes] {
        received->append(each->read(maxBytes + 1 - received->size()));
        if (received->size() > maxBytes)
            each->abort();
    });
    co_await qCoro(reply.get(), &QNetworkReply::finished);
    if (received->size() > maxBytes)
        co_return failure(ErrorCode::UpstreamRejected, u"the answer is too large"_s);
    if (reply->parent() == nullptr)
        co_return failure(ErrorCode::Cancelled, u"the token directory is no longer asked"_s);
    if (reply->error() != QNetworkReply::NoError)
        co_return failure(ErrorCode::Unavailable, u"there was no answer"_s);
    if (reply->attribute(QNetworkRequest::HttpStatusCodeAttribute).toInt() != 200)
        co_return failure(ErrorCode::UpstreamRejected, u"the answer was another one than asked for"_s);
    received->append(reply->read(maxBytes + 1 - received->size()));
    if (received->size() > maxBytes)
        co_return failure(ErrorCode::UpstreamRejected, u"the answer is too large"_s);
    co_return *received;
}

} // namespace curvedesk
