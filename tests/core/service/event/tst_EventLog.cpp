// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/event/EventLog.h"
#include "tests/core/journal/SampleOrder.h"
#include "tests/support/HiddenTable.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

#include <QTemporaryDir>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace eventLogTest {

namespace {

TradeRow trade(quint64 slot)
{
    return {.signature = u"sig"_s, .slot = slot, .timestamp = 1'790'000'000, .mint = u"mint"_s, .user = u"user"_s};
}

/// The ids and statuses of the orders among the events.
QList<std::pair<QString, TradeStatus>> ordersIn(const QList<Event> &events)
{
    QList<std::pair<QString, TradeStatus>> out;
    for (const Event &event : events) {
        if (const auto *order = std::get_if<OrderSummary>(&event.content))
            out.append({order->id, order->status});
    }
    return out;
}

} // namespace

class tst_EventLog : public QObject
{
    Q_OBJECT
    using Orders = QList<std::pair<QString, TradeStatus>>;

private slots:
    // A reader that goes on behind an order that could not be read would never be told of it.
    void tellsNoPageWhoseOrdersCannotBeRead()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"orders.sqlite"_s);
        ServiceScene scene(path);
        EventLog log(*EventStore::open({}));
        log.follow(scene.orders, *scene.journal);
        Order order = sampleOrder(1);
        QVERIFY(scene.journal->record(order));
        emit scene.orders.orderChanged(orderOutcome::summaryOf(order));
        QVERIFY(log.add({trade(7)})); // in one commit with the order, and behind it
        QCOMPARE(log.last(), quint64{2});
        {
            const HiddenTable hidden(path, u"attempt"_s);
            const auto page = log.after(0, 10);
            QVERIFY(!page);
            QCOMPARE(page.error().code, ErrorCode::Storage);
        }
        const auto page = log.after(0, 10);
        QVERIFY(page);
        QCOMPARE(page->events.size(), 2);
        QCOMPARE(ordersIn(page->events), (Orders{{order.id, TradeStatus::Pending}}));
        QCOMPARE(page->place, quint64{2});
        // In another status it is left out, and one that the journal lacks too.
        order.status = OrderStatus::Expired;
        QVERIFY(scene.journal->settle(order));
        emit scene.orders.orderChanged(orderOutcome::summaryOf(sampleOrder(2)));
        QVERIFY(log.add({}));
        const auto later = log.after(0, 10);
        QVERIFY(later);
        QCOMPARE(later->events.size(), 1);
        QCOMPARE(later->place, quint64{3});
    }

    // A reader that goes on behind events that were removed would never know that it missed them.
    void tellsNoPageBehindRemovedEvents()
    {
        constexpr quint64 most = 20;
        EventLog log(*EventStore::open({}, most));
        for (quint64 slot = 1; slot <= 2 * most; ++slot)
            QVERIFY(log.add({trade(slot)}));
        const auto page = log.after(1, 10);
        QVERIFY(!page);
        QCOMPARE(page.error().code, ErrorCode::NotFound);
        const auto resumed = log.resume({1, 1, 0});
        QVERIFY(resumed && resumed->gap);
        const auto rest = log.after(resumed->place, 100);
        QVERIFY(rest);
        QCOMPARE(rest->events.constFirst().cursor.slot, resumed->gap->to);
        QCOMPARE(rest->place, log.last());
    }

    // What could not be stored becomes a gap of all its slots, also where it was a gap itself.
    void tellsAllSlotsOfWhatCouldNotBeStored()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"events.sqlite"_s);
        EventLog log(*EventStore::open(path));
        QList<Event> told;
        connect(&log, &EventLog::happened, this, [&told](const QList<Event> &events) { told += events; });
        {
            const HiddenTable hidden(path, u"event"_s);
            QVERIFY(!log.add({SlotGap{100, 5000}}));
        }
        QVERIFY(log.add({}));
        QCOMPARE(told.size(), 1);
        QCOMPARE(std::get<SlotGap>(told.constLast().content), (SlotGap{100, 5000}));
        {
            const HiddenTable hidden(path, u"event"_s);
            QVERIFY(!log.add({trade(6000)}));
            QVERIFY(!log.add({SlotGap{5500, 5600}}));
        }
        QVERIFY(log.add({}));
        QCOMPARE(told.size(), 2);
        QCOMPARE(std::get<SlotGap>(told.constLast().content), (SlotGap{5500, 6000}));
    }

    // The journal has the end of an order, and the program was killed before the log had it.
    void tellsWhatExpiredBeforeACrash()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"events.sqlite"_s);
        ServiceScene scene;
        const auto expire = [&scene](Order order) {
            order.status = OrderStatus::Expired;
            order.settledMs = order.createdMs + 90'000;
            return scene.journal->settle(order);
        };
        const Order earlier = sampleOrder(1); // it ended before there was a log
        const Order order = sampleOrder(2);
        QVERIFY(scene.journal->record(earlier));
        QVERIFY(expire(earlier));
        QVERIFY(scene.journal->record(order));
        const auto run = [&] {
            EventLog log(*EventStore::open(path));
            log.follow(scene.orders, *scene.journal);
        }; // its end stores what waits for the next turn
        run();
        QVERIFY(expire(order)); // nobody tells the log
        run();
        EventLog log(*EventStore::open(path));
        log.follow(scene.orders, *scene.journal);
        QVERIFY(log.add({})); // nothing twice
        QCOMPARE(log.last(), quint64{2});
        const auto page = log.after(0, 10);
        QVERIFY(page);
        QCOMPARE(ordersIn(page->events), (Orders{{order.id, TradeStatus::Expired}}));
    }
};

CURVEDESK_TEST(tst_EventLog)

} // namespace eventLogTest
#include "tst_EventLog.moc"
