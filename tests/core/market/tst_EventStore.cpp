// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/EventStore.h"
#include "tests/support/TestProgram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace eventStoreTest {

namespace {

TradeRow trade(quint64 slot, quint64 lamports = 1)
{
    return {.signature = u"sig"_s,
            .slot = slot,
            .timestamp = 9,
            .mint = u"mint"_s,
            .user = u"user"_s,
            .lamports = lamports,
            .creator = u"creator"_s};
}

QList<quint64> slotsOf(const Result<QList<LoggedEvent>> &events)
{
    QList<quint64> out;
    for (const LoggedEvent &event : *events)
        out.append(event.cursor.slot);
    return out;
}

} // namespace

class tst_EventStore : public QObject
{
    Q_OBJECT

private slots:
    void refusesForeignCursors_data();
    void refusesForeignCursors();
    void readsItsOwnCursors();
    void keepsEveryKind();
    void logsAnEventOnce();
    void beginsAnewWhereEventsWereKnownByOtherMarks();
    void goesOnAfterAnEvent();
    void namesWhatIsGone();
    void keepsAnOutcomeThatWasFoundLate();
};

void tst_EventStore::refusesForeignCursors_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const QByteArray &text :
         {""_ba, "0"_ba, QByteArray(27, '0'), QByteArray(29, '0'), QByteArray(28, 'g'), QByteArray(28, 'A'),
          QByteArray(28, '\0'), QByteArray(28, ' '), "-000000000000000000000000001"_ba,
          "0x00000000000000000000000000"_ba, "+000000000000000000000000001"_ba, QByteArray(100'000, '0')})
        QTest::newRow(text.left(30).constData()) << text;
}

void tst_EventStore::refusesForeignCursors()
{
    QFETCH(QByteArray, text);
    const Result<EventCursor> cursor = EventCursor::fromText(text);
    QVERIFY(!cursor);
    QCOMPARE(cursor.error().code, ErrorCode::InvalidInput);
}

void tst_EventStore::readsItsOwnCursors()
{
    constexpr quint64 most = (quint64{1} << 40) - 1;
    for (const EventCursor &cursor : {EventCursor{}, EventCursor{1, 2, 3}, EventCursor{most, most, 0xffffffff}}) {
        QCOMPARE(cursor.toText().size(), 28);
        QCOMPARE(EventCursor::fromText(cursor.toText()), Result<EventCursor>(cursor));
    }
    QVERIFY(EventCursor(9, 1, 7).toText() < EventCursor(10, 0, 0).toText());
    // Any cursor of the right form may be asked for.
    auto store = *EventStore::open({});
    QVERIFY(store->add({trade(5)}));
    for (const EventCursor &cursor :
         {EventCursor{}, EventCursor{0, most, 0}, EventCursor{most, most, 1}, EventCursor{5, 1, 0}})
        QVERIFY(store->resume(cursor)->gap.has_value());
}

void tst_EventStore::keepsEveryKind()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"events.sqlite"_s);
    const LaunchRow launch{u"s"_s, 1, 2, u"m"_s, u"Näme"_s, u"S"_s, u"uri"_s, u"curve"_s, u"u"_s};
    TradeRow full = trade(18'446, 18'446'744'073'709'551'615u);
    full.isBuy = true;
    full.pool = u"pool"_s;
    const MigrationRow migration{u"s"_s, 3, 4, u"m"_s, u"curve"_s, u"pool"_s, u"u"_s};
    const BalanceChange balance{u"w"_s, u"SOL"_s, 9, 4, 20, 30};
    QVERIFY((*EventStore::open(path))
                ->add({launch, full, migration, SlotGap{5, 6}, OrderChange{u"o"_s, u"id"_s, 7, 8}, balance}));
    auto store = *EventStore::open(path);
    QCOMPARE(store->last(), quint64{6});
    const auto read = store->after(0, 10);
    QCOMPARE(read->size(), 6);
    QCOMPARE(std::get<LaunchRow>(read->at(0).happening).name, launch.name);
    QCOMPARE(std::get<LaunchRow>(read->at(0).happening).bondingCurve, launch.bondingCurve);
    QVERIFY(std::get<TradeRow>(read->at(1).happening) == full);
    QCOMPARE(std::get<MigrationRow>(read->at(2).happening).pool, migration.pool);
    QVERIFY((std::get<SlotGap>(read->at(3).happening) == SlotGap{5, 6}));
    QCOMPARE(std::get<OrderChange>(read->at(4).happening).state, quint64{7});
    const auto &kept = std::get<BalanceChange>(read->at(5).happening);
    QCOMPARE(std::tuple(kept.wallet, kept.mint, kept.amount, kept.previous, kept.slot, kept.timestamp),
             std::tuple(u"w"_s, u"SOL"_s, quint64{9}, quint64{4}, quint64{20}, qint64{30}));
    QCOMPARE(read->at(5).cursor.slot, quint64{8}); // trades of slots before 20 may follow
    // An amount that comes back is told again; the newest of each mint counts.
    QCOMPARE(store
                 ->add({BalanceChange{u"w"_s, u"SOL"_s, 4, 9, 21, 30}, BalanceChange{u"w"_s, u"m"_s, 7, 0, 21, 30},
                        BalanceChange{u"x"_s, u"m"_s, 8, 0, 21, 30}, BalanceChange{u"w"_s, u"SOL"_s, 9, 4, 22, 31}})
                 ->size(),
             4);
    QCOMPARE(*store->balancesOf(u"w"_s), (QHash<QString, quint64>{{u"SOL"_s, 9}, {u"m"_s, 7}}));
}

void tst_EventStore::logsAnEventOnce()
{
    auto store = *EventStore::open({});
    QCOMPARE(store->add({trade(5), trade(6)})->size(), 2);
    TradeRow again = trade(5);
    again.timestamp = 10; // read a second time, from a node that tells another one
    QCOMPARE(slotsOf(store->add({again, trade(7), trade(6)})), QList<quint64>{7});
    QCOMPARE(slotsOf(store->after(0, 10)), (QList<quint64>{5, 6, 7}));
    QCOMPARE(store->add({trade(5, 2)})->size(), 1);
    // An order that has not landed is logged with the slot of the event before it, which goes on.
    const QString id = u"019aafc0-7f3e-7000-8000-000000000001"_s;
    QCOMPARE(store->add({OrderChange{u"o"_s, id, 0, 7}, OrderChange{u"o"_s, id, 1, 7}})->size(), 2);
    QCOMPARE(store->add({OrderChange{u"o"_s, id, 0, 8}, OrderChange{u"o"_s, id, 1, 9}})->size(), 0);
}

void tst_EventStore::beginsAnewWhereEventsWereKnownByOtherMarks()
{
    const QTemporaryDir folder;
    const QString path = folder.filePath(u"events.sqlite"_s);
    const EventCursor told = (*EventStore::open(path))->add({trade(5), trade(6)})->constLast().cursor;
    QVERIFY((*Database::open(path, {{}, {}, {}})).execute(u"PRAGMA user_version = 2"_s));
    auto store = *EventStore::open(path);
    QCOMPARE(store->last(), quint64{0});
    QVERIFY((store->resume(told)->gap == SlotGap{6, 6}));
    QCOMPARE(slotsOf(store->add({trade(6), trade(7)})), (QList<quint64>{6, 7}));
}

void tst_EventStore::goesOnAfterAnEvent()
{
    auto store = *EventStore::open({});
    const auto added = store->add({trade(5), trade(9), trade(6), trade(10)}); // a late one among them
    for (qsizetype i = 0; i < added->size(); ++i) {
        const auto resumed = store->resume(added->at(i).cursor);
        QVERIFY(!resumed->gap);
        QCOMPARE(store->after(resumed->place, 10)->size(), 3 - i);
    }
}

void tst_EventStore::namesWhatIsGone()
{
    auto store = *EventStore::open({}, 100);
    EventCursor first;
    for (quint64 slot = 1; slot <= 300; ++slot) {
        const auto added = store->add({trade(slot)});
        if (slot == 1)
            first = added->constFirst().cursor;
    }
    const quint64 oldest = store->after(0, 1)->constFirst().cursor.slot;
    QVERIFY(oldest >= 190 && oldest <= 201);
    const auto resumed = store->resume(first);
    QVERIFY((resumed->gap == SlotGap{1, oldest}));
    QCOMPARE(store->after(resumed->place, 1)->constFirst().cursor.slot, oldest);
    // What was removed is not told again.
    QCOMPARE(store->add({trade(1), trade(oldest)})->size(), 0);
    // A cursor of before the first event has all of them before it, also those of its own slot.
    for (const EventCursor &early : {EventCursor{oldest, 0, 0}, EventCursor{0, 0, 0}}) {
        const auto all = store->resume(early);
        QVERIFY((all->gap == SlotGap{early.slot, oldest}));
        QCOMPARE(store->after(all->place, 1)->constFirst().cursor.slot, oldest);
    }
    // A cursor of another log goes on behind its slot.
    EventCursor foreign = store->after(store->last() - 10, 1)->constFirst().cursor;
    foreign.mark ^= 1;
    const auto other = store->resume(foreign);
    QVERIFY((other->gap == SlotGap{foreign.slot, foreign.slot + 1}));
    QCOMPARE(store->after(other->place, 1)->constFirst().cursor.slot, foreign.slot + 1);
}

// The slot of an order whose outcome was unknown for hours is older than all that a busy log keeps.
void tst_EventStore::keepsAnOutcomeThatWasFoundLate()
{
    auto store = *EventStore::open({}, 100);
    for (quint64 slot = 1; slot <= 300; ++slot)
        QVERIFY(store->add({trade(slot)}));
    const OrderChange found{u"o"_s, u"019aafc0-7f3e-7000-8000-000000000001"_s, 1, 5};
    const auto added = store->add({found});
    QVERIFY(added);
    QCOMPARE(added->size(), 1);
    const EventCursor cursor = added->constFirst().cursor;
    QCOMPARE(cursor.slot, quint64{300});
    QVERIFY(!store->resume(cursor)->gap);
    QCOMPARE(store->add({found})->size(), 0);
}

CURVEDESK_TEST(tst_EventStore)

} // namespace eventStoreTest
#include "tst_EventStore.moc"
