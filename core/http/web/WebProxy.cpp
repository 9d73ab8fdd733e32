// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/web/WebProxy.h"

#include "core/http/web/WebClient.h"

#include <QUrl>

namespace curvedesk {

using namespace Qt::StringLiterals;

WebProxy::WebProxy(const QNetworkProxy &proxy)
    : m_proxy(proxy)
{
}

Result<QNetworkProxy> WebProxy::parse(const QString &text)
{
    const QUrl url(text, QUrl::StrictMode);
    const bool isSocks = url.scheme() == u"socks5";
    const bool hasMore = !url.userInfo().isEmpty() || url.hasQuery() || url.hasFragment()
        || (!url.path().isEmpty() && url.path() != u"/");
    if (!url.isValid() || (!isSocks && url.scheme() != u"http") || url.host().isEmpty() || url.port() < 1 || hasMore)
        return failure(ErrorCode::InvalidInput,
                       u"a proxy's address is socks5://host:port or http://host:port, without a password"_s);
    return QNetworkProxy(isSocks ? QNetworkProxy::Socks5Proxy : QNetworkProxy::HttpProxy, url.host(),
                         static_cast<quint16>(url.port()));
}

QList<QNetworkProxy> WebProxy::queryProxy(const QNetworkProxyQuery &query)
{
    const auto type = query.queryType();
    const bool isRequest = type == QNetworkProxyQuery::TcpSocket || type == QNetworkProxyQuery::UrlRequest;
    return {isRequest && !WebClient::isLoopback(query.peerHostName()) ? m_proxy
                                                                      : QNetworkProxy(QNetworkProxy::NoProxy)};
}

} // namespace curvedesk
