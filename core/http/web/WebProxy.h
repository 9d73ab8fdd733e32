// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QNetworkProxy>

namespace curvedesk {

/// Says which proxy leads to other computers. This computer is reached without one, and servers listen without one.
/// Given to QNetworkProxyFactory::setApplicationProxyFactory() before the first request; without it Qt would take a
/// proxy from the environment or the desktop's settings.
class WebProxy final : public QNetworkProxyFactory
{
public:
    /// The proxy that leads to other computers; by default they are reached without one.
    explicit WebProxy(const QNetworkProxy &proxy = QNetworkProxy::NoProxy);

    /// Reads an address such as socks5://127.0.0.1:9050 or http://proxy.example:3128, of a proxy that asks for no
    /// password; asks nothing. InvalidInput for any other text, one without a port included.
    [[nodiscard]] static Result<QNetworkProxy> parse(const QString &text);

    /// Returns the proxy that leads to a peer, and asks nothing: ours for connections to other computers, else none.
    QList<QNetworkProxy> queryProxy(const QNetworkProxyQuery &query) override;

private:
    const QNetworkProxy m_proxy;
};

} // namespace curvedesk
