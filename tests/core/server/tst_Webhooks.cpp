// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/Webhooks.h"
#include "tests/support/HiddenTable.h"
#include "tests/support/TestProgram.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QPointer>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace webhooksTest {

namespace {

/// What a webhook posts to.
class Receiver
{
public:
    Receiver()
    {
        server.listen(QHostAddress(QHostAddress::LocalHost));
        QObject::connect(&server, &QTcpServer::newConnection, &server, [this] {
            QTcpSocket *socket = server.nextPendingConnection();
            QObject::connect(socket, &QIODevice::readyRead, socket,
                             [this, socket, request = QByteArray()]() mutable { take(*socket, request); });
        });
    }
    [[nodiscard]] QString url() const { return u"http://127.0.0.1:%1/in"_s.arg(server.serverPort()); }
    /// Answers the last request.
    void answer()
    {
        if (refuses) {
            waiting->write("HTTP/1.1 500 No\r\nContent-Length: 0\r\n\r\n");
            return;
        }
        taken.append(QJsonDocument::fromJson(posted.constLast()).object());
        waiting->write(acceptance);
    }

    QByteArray acceptance = "HTTP/1.1 204 Yes\r\n\r\n";
    bool refuses = false;
    bool isSilent = false; ///< answers nothing by itself
    QByteArrayList posted; ///< the body of each request
    QList<QJsonObject> taken; ///< those that it did not refuse

private:
    void take(QTcpSocket &socket, QByteArray &request)
    {
        constexpr QByteArrayView length = "content-length: ";
        request += socket.readAll();
        const qsizetype body = request.indexOf("\r\n\r\n") + 4;
        const qsizetype at = request.toLower().indexOf(length) + length.size();
        if (body < 4 || at < length.size())
            return;
        const qsizetype size = request.sliced(at, request.indexOf('\r', at) - at).toLongLong();
        if (request.size() < body + size)
            return;
        posted.append(request.sliced(body, size));
        request.clear();
        waiting = &socket;
        if (!isSilent)
            answer();
    }

    QPointer<QTcpSocket> waiting; ///< for its answer
    QTcpServer server;
};

TradeRow trade(quint64 slot)
{
    return {.signature = u"sig"_s, .slot = slot, .timestamp = 1'790'000'000, .mint = u"mint"_s, .user = u"user"_s};
}

/// A store with one webhook, of all trades.
std::unique_ptr<WebhookStore> storeFor(const Receiver &receiver, const QString &path = {})
{
    auto store = *WebhookStore::open(path);
    if (!store->add({.url = receiver.url(), .secret = "secret", .calls = {R"({"method":"subscribeTrades"})"}}))
        qFatal("no webhook");
    return store;
}

} // namespace

class tst_Webhooks : public QObject
{
    Q_OBJECT

private slots:
    // The log goes on while a receiver is down or slow, and keeps only so many events.
    void tellTheGapThatTheLogGotMeanwhile()
    {
        constexpr quint64 most = 20;
        Receiver receiver;
        EventLog log(*EventStore::open({}, most));
        QVERIFY(log.add({trade(1)}));
        const Webhooks webhooks(storeFor(receiver), log, {});
        receiver.refuses = true;
        QVERIFY(log.add({trade(2)}));
        QTRY_VERIFY(!receiver.posted.isEmpty());
        for (quint64 slot = 3; slot <= 3 * most; ++slot)
            QVERIFY(log.add({trade(slot)}));
        receiver.refuses = false;
        const auto slotOf = [](const QJsonObject &event) { return event.value(u"Slot").toInteger(); };
        QTRY_VERIFY(!receiver.taken.isEmpty() && slotOf(receiver.taken.constLast()) == 3 * qint64{most});
        QCOMPARE(slotOf(receiver.taken.at(0)), 2);
        const QJsonObject gap = receiver.taken.at(1);
        QCOMPARE(gap.value(u"type").toString(), u"gap"_s);
        QCOMPARE(gap.value(u"From").toInteger(), 2);
        const qint64 oldest = slotOf(receiver.taken.at(2));
        QVERIFY(oldest > 2 * qint64{most} - 5);
        QCOMPARE(gap.value(u"To").toInteger(), oldest);
        QCOMPARE(receiver.taken.size(), 2 + 3 * qint64{most} - oldest + 1);
        // By its id a receiver knows what it was sent before.
        QStringList ids;
        for (const QJsonObject &event : std::as_const(receiver.taken))
            ids.append(event.value(u"Cursor").toString());
        QCOMPARE(ids.removeDuplicates(), 0);
    }

    void takeAnyBodyOfAnAcceptance()
    {
        Receiver receiver;
        receiver.acceptance = "HTTP/1.1 200 OK\r\nContent-Length: 100000\r\n\r\n" + QByteArray(100'000, 'x');
        EventLog log(*EventStore::open({}));
        const Webhooks webhooks(storeFor(receiver), log, {});
        QVERIFY(log.add({trade(1)}));
        QVERIFY(log.add({trade(2)}));
        QTRY_COMPARE(receiver.taken.size(), 2);
        QCOMPARE(receiver.taken.at(0).value(u"Slot").toInteger(), 1);
        QCOMPARE(receiver.taken.at(1).value(u"Slot").toInteger(), 2);
    }

    void loseNothingWhileTheKeyCannotBeRead()
    {
        Receiver receiver;
        EventLog log(*EventStore::open({}));
        auto store = *WebhookStore::open({});
        QVERIFY(store->add({.url = receiver.url(),
                            .secret = "secret",
                            .calls = {R"({"method":"subscribeBalances"})"},
                            .owner = u"owner"_s}));
        ApiKey key;
        key.wallet = u"wallet"_s;
        int failures = 0;
        bool isReadable = false;
        const Webhooks webhooks(std::move(store), log, [&](const QString &) -> Result<Webhooks::Key> {
            failures += isReadable ? 0 : 1;
            if (!isReadable)
                return failure(ErrorCode::Storage, u"no disk"_s);
            return std::make_shared<const ApiKey>(key);
        });
        QVERIFY(log.add({BalanceChange{.wallet = u"wallet"_s, .mint = u"SOL"_s, .amount = 7, .slot = 1}}));
        QTRY_VERIFY(failures > 1);
        QVERIFY(receiver.posted.isEmpty());
        isReadable = true;
        QTRY_COMPARE(receiver.taken.size(), 1);
        QCOMPARE(receiver.taken.constFirst().value(u"Wallet").toString(), u"wallet"_s);
    }

    // No further event need come that would have the log read again.
    void goOnWhereTheLogCouldNotBeRead()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"events.sqlite"_s);
        const QString hooksPath = folder.filePath(u"webhooks.sqlite"_s);
        Receiver receiver;
        receiver.isSilent = true;
        EventLog log(*EventStore::open(path));
        const Webhooks webhooks(storeFor(receiver, hooksPath), log, {});
        const auto kept = *WebhookStore::open(hooksPath);
        QVERIFY(log.add({trade(1)}));
        QTRY_COMPARE(receiver.posted.size(), 1);
        const auto first = log.after(0, 1);
        QVERIFY(first);
        QVERIFY(log.add({trade(2)}));
        {
            const HiddenTable hidden(path, u"event"_s);
            receiver.isSilent = false;
            receiver.answer();
            // With the answer the log is asked for the next event.
            QTRY_COMPARE(kept->webhooks()->constFirst().cursor, first->events.constFirst().cursor.toText());
            QCOMPARE(receiver.taken.size(), 1);
        }
        QTRY_COMPARE(receiver.taken.size(), 2);
        QCOMPARE(receiver.taken.constLast().value(u"Slot").toInteger(), 2);
    }
};

CURVEDESK_TEST(tst_Webhooks)

} // namespace webhooksTest
#include "tst_Webhooks.moc"
