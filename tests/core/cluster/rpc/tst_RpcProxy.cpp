// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcSubscriptions.h"
#include "core/cluster/rpc/RpcTransport.h"
#include "tests/support/HttpStub.h"
#include "tests/support/TestProgram.h"

#include <QCoro/QCoroTask>
#include <QNetworkProxy>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::rpc;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace rpcProxyTest {

/// Requests to nodes go through the application's proxy; the names of the nodes do not exist.
class tst_RpcProxy : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_proxy = std::make_unique<HttpStub>([](const HttpStub::Request &) { return HttpStub::ok("{}"); });
        const QUrl at = m_proxy->url();
        QNetworkProxy::setApplicationProxy(
            QNetworkProxy(QNetworkProxy::HttpProxy, at.host(), static_cast<quint16>(at.port())));
    }
    void cleanup() { QNetworkProxy::setApplicationProxy(QNetworkProxy::NoProxy); }

    void carriesCalls()
    {
        RpcTransport transport;
        const HttpReply reply = QCoro::waitFor(
            transport.post(QUrl(u"http://node.example.invalid/a"_s), "[]", std::chrono::milliseconds(5000)));
        QCOMPARE(reply.body, "{}"_ba);
        QCOMPARE(m_proxy->requests.size(), 1);
        QCOMPARE(m_proxy->requests.constFirst().target, "http://node.example.invalid/a"_ba);
        QCOMPARE(m_proxy->requests.constFirst().body, "[]"_ba);
    }

    void carriesSubscriptions()
    {
        RpcSubscriptions subscriptions({}, [] {
            return RpcSubscriptions::Peer{.endpoint = 0, .url = QUrl(u"ws://node.example.invalid:8900/"_s)};
        });
        subscriptions.start();
        QTRY_VERIFY(!m_proxy->requests.isEmpty());
        QCOMPARE(m_proxy->requests.constFirst().method, "CONNECT"_ba);
        QCOMPARE(m_proxy->requests.constFirst().target, "node.example.invalid:8900"_ba);
    }

private:
    std::unique_ptr<HttpStub> m_proxy;
};

CURVEDESK_TEST(tst_RpcProxy)

} // namespace rpcProxyTest
#include "tst_RpcProxy.moc"
