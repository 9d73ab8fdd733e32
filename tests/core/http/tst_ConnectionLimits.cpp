// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/http/ConnectionGuard.h"
#include "core/http/RequestPace.h"
#include "tests/core/http/RawHttpClient.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <memory>
#include <vector>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace connectionLimitsTest {

namespace {

constexpr qsizetype bodySize = 100'000;

/// Answers with the size of the body.
class SizePolicy : public RequestPolicy
{
public:
    HeadDecision decide(const RequestHead &) override { return {.outcome = AcceptedRequest{.bodyLimit = bodySize}}; }
    HttpReply replyOf(const HttpFault &fault, const RequestHead &) override { return {.status = fault.status}; }
    void serve(const RequestHead &, const AcceptedRequest &, QByteArray body, DeferredReply reply) override
    {
        if (holds)
            held.push_back(std::move(reply));
        else
            reply.send({.body = QByteArray::number(body.size())});
    }
    bool holds = false;
    std::vector<DeferredReply> held;
};

struct Scene
{
    explicit Scene(const ConnectionGuard::Limits &limits)
        : guard(policy, limits)
    {
        const Result<quint16> bound = guard.start(QHostAddress(QHostAddress::LocalHost), 0);
        port = bound ? *bound : quint16{0};
    }
    SizePolicy policy;
    ConnectionGuard guard;
    quint16 port = 0;
};

const QByteArray get = "GET / HTTP/1.1\r\nHost: h\r\n\r\n";
const QByteArray announced = "POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 100000\r\n\r\n";
const QByteArray chunked = "POST / HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\n186a0\r\n";
const QByteArray half(bodySize / 2, 'x');

} // namespace

/// The bounds that are sums: connections, room for bodies, and who goes first when there is none left.
class tst_ConnectionLimits : public QObject
{
    Q_OBJECT

private slots:
    void tellsHowFarARequestLags();
    void endsABodyThatIsTooSlowInAll();
    void servesANewConnectionBeforeSlowRequests_data();
    void servesANewConnectionBeforeSlowRequests();
    void servesANewConnectionBeforeBodiesUnderWay();
    void letsABodyWaitForRoom_data();
    void letsABodyWaitForRoom();
    void servesSmallBodiesWhileUploadsWait();
    void takesRoomFromSlowBodies();
    void keepsTheRoomUntilTheAnswer();
    void givesTheRoomOfThoseWhoLeaveBack();
    void givesTheRoomOfThoseWhoAreCutBack();
    void refusesABodyThatWaitsTooLong();
    void servesTheNextAfterOneThatWaitedTooLong();
    void cutsThoseWhoLeaveMostUnread();
};

void tst_ConnectionLimits::tellsHowFarARequestLags()
{
    RequestPace pace;
    pace.begin(1000);
    QCOMPARE(pace.arrears(1000, 0, 500, 100), 0);
    QCOMPARE(pace.arrears(1500, 0, 500, 100), 0);
    QCOMPARE(pace.arrears(2500, 0, 500, 100), 100);
    QCOMPARE(pace.arrears(2500, 60, 500, 100), 40);
    QCOMPARE(pace.arrears(2500, 1'000'000, 500, 100), 0);
    // Comes on, then stops.
    QVERIFY(pace.endWindow(2000, 5000, 30'000, 100));
    QVERIFY(!pace.endWindow(3000, 5000, 30'000, 100));
    // Comes on for ever, first quickly enough, then not.
    pace.begin(0);
    QVERIFY(pace.endWindow(30'000, 3'000'000, 30'000, 100'000));
    QVERIFY(!pace.endWindow(40'000, 3'010'000, 30'000, 100'000));
}

void tst_ConnectionLimits::endsABodyThatIsTooSlowInAll()
{
    Scene scene({.bodyMs = 50, .bodyTotalMs = 100, .bodyRate = 100 * 1024 * 1024});
    RawHttpClient client(scene.port);
    client.send(announced);
    qsizetype sent = 0;
    QTRY_VERIFY2((client.send(QByteArray(sent < 80'000 ? 5000 : 0, 'x')), sent += 5000, client.status() != 0),
                 "served");
    QCOMPARE(client.status(), 408);
    QTRY_VERIFY(client.isClosed());
}

void tst_ConnectionLimits::servesANewConnectionBeforeSlowRequests_data()
{
    QTest::addColumn<QByteArray>("slow");
    QTest::newRow("body of known length") << announced + "x";
    QTest::newRow("chunked body") << chunked + "x";
    QTest::newRow("head") << announced.first(20);
}

void tst_ConnectionLimits::servesANewConnectionBeforeSlowRequests()
{
    QFETCH(QByteArray, slow);
    Scene scene({.connections = 20, .headMs = 60'000, .bodyMs = 60'000, .idleMs = 60'000, .crowdedMs = 20});
    RawHttpClient idle(scene.port);
    idle.send(get);
    QTRY_COMPARE(idle.status(), 200);
    std::vector<std::unique_ptr<RawHttpClient>> clients;
    for (int i = 0; i < 19; ++i) {
        clients.push_back(std::make_unique<RawHttpClient>(scene.port));
        clients.back()->send(slow);
    }
    QTRY_COMPARE(scene.guard.connectionCount(), 20);
    QTRY_VERIFY_WITH_TIMEOUT(([&scene] {
                                 RawHttpClient honest(scene.port);
                                 honest.send(get);
                                 return QTest::qWaitFor([&honest] { return honest.status() == 200; }, 100);
                             }()),
                             5000);
    QVERIFY(std::ranges::any_of(clients, [](const auto &each) { return each->isClosed(); }));
}

// None counts as slow yet: a client that opens connections again and again could keep all places.
void tst_ConnectionLimits::servesANewConnectionBeforeBodiesUnderWay()
{
    Scene scene({.connections = 20, .crowdedMs = 60'000});
    std::vector<std::unique_ptr<RawHttpClient>> clients;
    for (int i = 0; i < 20; ++i) {
        clients.push_back(std::make_unique<RawHttpClient>(scene.port));
        clients.back()->send(announced + "x");
    }
    QTRY_COMPARE(scene.guard.connectionCount(), 20);
    QTRY_VERIFY_WITH_TIMEOUT(([&scene] {
                                 RawHttpClient honest(scene.port);
                                 honest.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc");
                                 return QTest::qWaitFor([&honest] { return honest.reply().body == "3"; }, 100);
                             }()),
                             5000);
}

void tst_ConnectionLimits::letsABodyWaitForRoom_data()
{
    QTest::addColumn<QByteArray>("head");
    QTest::addColumn<QByteArray>("end");
    QTest::newRow("known length") << announced << ""_ba;
    QTest::newRow("chunked") << chunked << "\r\n0\r\n\r\n"_ba;
}

void tst_ConnectionLimits::letsABodyWaitForRoom()
{
    QFETCH(QByteArray, head);
    QFETCH(QByteArray, end);
    // Room for one upload, and a quarter for small bodies.
    Scene scene({.bodies = 2 * bodySize - 1, .crowdedMs = 60'000});
    RawHttpClient first(scene.port);
    first.send(announced + half);
    QTRY_COMPARE(scene.guard.connectionCount(), 1);
    RawHttpClient second(scene.port);
    second.send(head + half + half + end);
    RawHttpClient other(scene.port);
    other.send(get + get);
    QTRY_COMPARE(other.replies().size(), 2);
    QCOMPARE(second.status(), 0);
    first.send(half);
    QTRY_COMPARE(first.reply().body, "100000"_ba);
    QTRY_COMPARE(second.reply().body, "100000"_ba);
}

void tst_ConnectionLimits::servesSmallBodiesWhileUploadsWait()
{
    // Two uploads would fit, if they could have all of the room.
    Scene scene({.bodies = 2 * bodySize, .crowdedMs = 60'000});
    std::vector<std::unique_ptr<RawHttpClient>> uploads;
    for (int i = 0; i < 5; ++i) {
        uploads.push_back(std::make_unique<RawHttpClient>(scene.port));
        uploads.back()->send(announced + half);
    }
    QTRY_COMPARE(scene.guard.connectionCount(), 5);
    RawHttpClient small(scene.port);
    small.send("POST / HTTP/1.1\r\nHost: h\r\nContent-Length: 3\r\n\r\nabc");
    QTRY_COMPARE(small.reply().body, "3"_ba);
    for (const auto &upload : uploads)
        upload->send(half);
    for (const auto &upload : uploads)
        QTRY_COMPARE(upload->reply().body, "100000"_ba);
}

void tst_ConnectionLimits::takesRoomFromSlowBodies()
{
    // At once, though the refused client leaves its refusal unread for long.
    Scene scene({.bodyMs = 60'000, .lingerMs = 60'000, .bodies = 2 * bodySize - 1, .crowdedMs = 20});
    RawHttpClient slow(scene.port);
    slow.send(announced + half);
    QTRY_COMPARE(scene.guard.connectionCount(), 1);
    RawHttpClient second(scene.port);
    second.send(announced + half + half);
    QTRY_COMPARE(second.reply().body, "100000"_ba);
    QCOMPARE(slow.status(), 408);
}

void tst_ConnectionLimits::keepsTheRoomUntilTheAnswer()
{
    Scene scene({.bodies = 2 * bodySize - 1});
    scene.policy.holds = true;
    RawHttpClient first(scene.port);
    first.send(announced + half + half);
    QTRY_COMPARE(scene.policy.held.size(), std::size_t{1});
    scene.policy.holds = false;
    RawHttpClient second(scene.port);
    second.send(announced + half + half);
    RawHttpClient other(scene.port);
    other.send(get);
    QTRY_COMPARE(other.status(), 200);
    QCOMPARE(second.status(), 0);
    scene.policy.held.front().send({.body = "late"});
    QTRY_COMPARE(first.reply().body, "late"_ba);
    QTRY_COMPARE(second.reply().body, "100000"_ba);
}

void tst_ConnectionLimits::givesTheRoomOfThoseWhoLeaveBack()
{
    Scene scene({.bodies = 2 * bodySize - 1, .crowdedMs = 60'000});
    for (int i = 0; i < 3; ++i) {
        RawHttpClient leaving(scene.port);
        leaving.send(announced + half);
        RawHttpClient waiting(scene.port);
        waiting.send(announced + half);
        QTRY_COMPARE(scene.guard.connectionCount(), 2);
        waiting.abort();
        leaving.abort();
        QTRY_COMPARE(scene.guard.connectionCount(), 0);
    }
    RawHttpClient last(scene.port);
    last.send(announced + half + half);
    QTRY_COMPARE(last.reply().body, "100000"_ba);
}

void tst_ConnectionLimits::givesTheRoomOfThoseWhoAreCutBack()
{
    Scene scene({.connections = 2, .bodyMs = 60'000, .bodies = 2 * bodySize - 1, .crowdedMs = 20});
    RawHttpClient slow(scene.port);
    slow.send(announced + half);
    // By the time that later requests are answered it has its room.
    RawHttpClient other(scene.port);
    for (int i = 1; i <= 5; ++i) {
        other.send(get);
        QTRY_COMPARE(other.replies().size(), i);
    }
    // Once there is no place for a new connection, a slow upload's goes.
    QTRY_VERIFY(([&] {
        RawHttpClient one(scene.port);
        RawHttpClient another(scene.port);
        one.send(get);
        another.send(get);
        return QTest::qWaitFor([&] { return slow.isClosed(); }, 50);
    }()));
    QCOMPARE(slow.status(), 0);
    RawHttpClient next(scene.port);
    next.send(announced + half + half);
    QTRY_COMPARE(next.reply().body, "100000"_ba);
}

void tst_ConnectionLimits::refusesABodyThatWaitsTooLong()
{
    Scene scene({.bodyTotalMs = 100, .bodies = 2 * bodySize - 1});
    scene.policy.holds = true;
    RawHttpClient first(scene.port);
    first.send(announced + half + half);
    QTRY_COMPARE(scene.policy.held.size(), std::size_t{1});
    RawHttpClient second(scene.port);
    second.send(announced + half);
    QTRY_COMPARE(second.status(), 503);
}

void tst_ConnectionLimits::servesTheNextAfterOneThatWaitedTooLong()
{
    Scene scene({.bodyTotalMs = 500, .lingerMs = 60'000, .bodies = 2 * bodySize - 1});
    scene.policy.holds = true;
    RawHttpClient first(scene.port);
    first.send(announced + half + half);
    QTRY_COMPARE(scene.policy.held.size(), std::size_t{1});
    scene.policy.holds = false;
    RawHttpClient second(scene.port);
    second.send(announced + half);
    QTRY_COMPARE(second.status(), 503);
    RawHttpClient third(scene.port);
    third.send(announced + half + half);
    QTRY_COMPARE(scene.guard.connectionCount(), 3);
    scene.policy.held.front().send({.body = "late"});
    QTRY_COMPARE(third.reply().body, "100000"_ba);
}

void tst_ConnectionLimits::cutsThoseWhoLeaveMostUnread()
{
    // A reply far larger than the buffers between the two hold.
    class LargePolicy final : public SizePolicy
    {
    public:
        void serve(const RequestHead &, const AcceptedRequest &, QByteArray, DeferredReply reply) override
        {
            isServed = true;
            reply.send({.body = QByteArray(20'000'000, 'x')});
        }
        bool isServed = false;
    } policy;
    ConnectionGuard guard(policy, ConnectionGuard::Limits{.idleMs = 60'000, .unsentInAll = 1'000'000});
    const Result<quint16> port = guard.start(QHostAddress(QHostAddress::LocalHost), 0);
    QVERIFY(port);
    RawHttpClient deaf(*port);
    deaf.setReadBufferSize(1);
    deaf.send(get);
    QTRY_VERIFY(policy.isServed);
    QCOMPARE(guard.connectionCount(), 0);
}

CURVEDESK_TEST(tst_ConnectionLimits)

} // namespace connectionLimitsTest
#include "tst_ConnectionLimits.moc"
