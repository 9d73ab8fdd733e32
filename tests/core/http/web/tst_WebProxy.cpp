// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/web/WebClient.h"
#include "core/http/web/WebProxy.h"
#include "tests/support/HttpStub.h"
#include "tests/support/TestProgram.h"

#include <QCoro/QCoroTask>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace webProxyTest {

class tst_WebProxy : public QObject
{
    Q_OBJECT

private slots:
    void cleanup() { QNetworkProxyFactory::setApplicationProxyFactory(new WebProxy); }

    void readsAddresses_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("isProxy");
        QTest::addColumn<QNetworkProxy>("proxy");
        const auto row = [](const QString &text, const std::optional<QNetworkProxy> &proxy = {}) {
            QTest::addRow("'%s'", qPrintable(text)) << text << proxy.has_value() << proxy.value_or(QNetworkProxy());
        };
        row(u"socks5://127.0.0.1:9050"_s, QNetworkProxy(QNetworkProxy::Socks5Proxy, u"127.0.0.1"_s, 9050));
        row(u"socks5://[::1]:9050"_s, QNetworkProxy(QNetworkProxy::Socks5Proxy, u"::1"_s, 9050));
        row(u"http://proxy.example:3128"_s, QNetworkProxy(QNetworkProxy::HttpProxy, u"proxy.example"_s, 3128));
        row(u"http://proxy.example:3128/"_s, QNetworkProxy(QNetworkProxy::HttpProxy, u"proxy.example"_s, 3128));
        for (const QString &wrong :
             {u""_s, u"none"_s, u"127.0.0.1:9050"_s, u"socks5://127.0.0.1"_s, u"socks5://:9050"_s, u"http://a:0"_s,
              u"http://a:65536"_s, u"socks4://a:1"_s, u"https://a:1"_s, u"http://user:word@a:1"_s, u"http://a:1/path"_s,
              u"http://a:1?q"_s, u"http://a:1#f"_s, u"http://a b:1"_s})
            row(wrong);
    }
    void readsAddresses()
    {
        QFETCH(QString, text);
        QFETCH(bool, isProxy);
        QFETCH(QNetworkProxy, proxy);
        const Result<QNetworkProxy> read = WebProxy::parse(text);
        QCOMPARE(read.has_value(), isProxy);
        if (read)
            QCOMPARE(*read, proxy);
        else
            QCOMPARE(read.error().code, ErrorCode::InvalidInput);
    }

    void leadsToOtherComputersOnly()
    {
        const QNetworkProxy proxy(QNetworkProxy::Socks5Proxy, u"10.0.0.1"_s, 1080);
        WebProxy proxies(proxy);
        const auto chosen = [&](const QNetworkProxyQuery &query) { return proxies.queryProxy(query).constFirst(); };
        for (const char *url : {"https://node.example/", "ws://node.example/", "http://10.0.0.2:8899/"})
            QCOMPARE(chosen(QNetworkProxyQuery(QUrl(QString::fromLatin1(url)))), proxy);
        for (const char *url : {"http://127.0.0.1:8899/", "http://localhost:1/", "ws://[::1]:1/", "http://127.9.9.9/"})
            QCOMPARE(chosen(QNetworkProxyQuery(QUrl(QString::fromLatin1(url)))).type(), QNetworkProxy::NoProxy);
        QCOMPARE(chosen(QNetworkProxyQuery(quint16{8787})).type(), QNetworkProxy::NoProxy); // a server that listens
    }

    // The name does not exist: only the proxy is asked for it.
    void carriesRequests()
    {
        HttpStub stub([](const HttpStub::Request &) { return HttpStub::reply(502, {}); });
        const QUrl at = stub.url();
        QNetworkProxyFactory::setApplicationProxyFactory(
            new WebProxy(QNetworkProxy(QNetworkProxy::HttpProxy, at.host(), static_cast<quint16>(at.port()))));
        WebClient client(WebClient::Loopback::Refused);
        const auto reply
            = QCoro::waitFor(client.get({.url = QUrl(u"https://coins.example.invalid/a"_s), .bearer = {}}));
        QVERIFY(!reply);
        QCOMPARE(reply.error().code, ErrorCode::Unavailable);
        QCOMPARE(stub.requests.size(), 1);
        QCOMPARE(stub.requests.constFirst().method, "CONNECT"_ba);
        QCOMPARE(stub.requests.constFirst().target, "coins.example.invalid:443"_ba);
    }

    void isNotAskedForThisComputer()
    {
        HttpStub stub([](const HttpStub::Request &) { return HttpStub::reply(502, {}); });
        HttpStub server([](const HttpStub::Request &) { return HttpStub::ok("words"); });
        const QUrl at = stub.url();
        QNetworkProxyFactory::setApplicationProxyFactory(
            new WebProxy(QNetworkProxy(QNetworkProxy::HttpProxy, at.host(), static_cast<quint16>(at.port()))));
        WebClient client(WebClient::Loopback::Allowed);
        const auto reply = QCoro::waitFor(client.get({.url = server.url(), .bearer = {}}));
        QVERIFY(reply);
        QCOMPARE(reply->body, "words"_ba);
        QVERIFY(stub.requests.isEmpty());
    }
};

CURVEDESK_TEST(tst_WebProxy)

} // namespace webProxyTest
#include "tst_WebProxy.moc"
