// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/OrderJournal.h"
#include "core/journal/OrderSchema.h"
#include "tests/core/journal/SampleOrder.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace orderJournalTest {

class tst_OrderJournal : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void recordsEveryField();
    void keepsEveryBit_data();
    void keepsEveryBit();
    void keepsKinds_data();
    void keepsKinds();
    void keepsSparseOrders();
    void keepsErrors_data();
    void keepsErrors();
    void findsBySignature();
    void findsByIdempotencyKey();
    void refusesAKeyTwice();
    void refusesTheSameBytesTwice();
    void refusesUnfitOrders_data();
    void refusesUnfitOrders();
    void settlesOnlyWhatSettlingKnows();
    void movesOnlyForward_data();
    void movesOnlyForward();
    void addsDetailToAFinalOrder();
    void changesAnOutcomeThatIsNotFinal_data();
    void changesAnOutcomeThatIsNotFinal();
    void reopensWhatAForkDropped();
    void finalizesMany();
    void opensTheFirstVersion();
    void opensTheSecondVersion();
    void opensTheVersionWithoutAcceptedTimes();
    void signsAnIntentOnce();
    void settlesNoStranger();
    void writesOutcomesAndNewOrdersTogether();
    void listsUnsettled();
    void survivesReopening();

private:
    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<OrderJournal> m_journal;
};

void tst_OrderJournal::init()
{
    auto journal = OrderJournal::open(QString());
    QVERIFY(journal);
    m_journal = std::move(*journal);
}

void tst_OrderJournal::recordsEveryField()
{
    const Order order = sampleOrder(1);
    QVERIFY(m_journal->record(order));
    const auto read = m_journal->order(order.id);
    QVERIFY(read);
    QVERIFY(sameOrder(*read, order));
    QCOMPARE(m_journal->order(u"other"_s).error().code, ErrorCode::NotFound);
}

void tst_OrderJournal::keepsEveryBit_data()
{
    QTest::addColumn<quint64>("value");
    QTest::newRow("beyond a double") << (quint64{1} << 53u) + 1;
    QTest::newRow("2^63 - 1") << (quint64{1} << 63u) - 1;
    QTest::newRow("2^63") << (quint64{1} << 63u);
    QTest::newRow("2^64 - 1") << std::numeric_limits<quint64>::max();
}

void tst_OrderJournal::keepsEveryBit()
{
    QFETCH(quint64, value);
    quint64 Order::*const fields[] = {&Order::quotedQuoteLamports, &Order::quotedTokens,         &Order::limitLamports,
                                      &Order::limitTokens,         &Order::lastValidBlockHeight, &Order::slot,
                                      &Order::movedLamports,       &Order::movedTokens,          &Order::feeLamports};
    quint32 number = 0;
    for (const auto field : fields) {
        Order order = sampleOrder(++number);
        order.*field = value;
        QVERIFY(m_journal->record(order));
        QVERIFY(sameOrder(*m_journal->order(order.id), order));
        order.status = OrderStatus::Unknown;
        QVERIFY(m_journal->settle(order));
        QVERIFY(sameOrder(*m_journal->order(order.id), order));
    }
}

void tst_OrderJournal::keepsKinds_data()
{
    QTest::addColumn<OrderKind>("kind");
    QTest::newRow("buy") << OrderKind::Buy;
    QTest::newRow("sell") << OrderKind::Sell;
    QTest::newRow("launch") << OrderKind::Launch;
}

void tst_OrderJournal::keepsKinds()
{
    QFETCH(OrderKind, kind);
    Order order = sampleOrder(1);
    order.kind = kind;
    QVERIFY(m_journal->record(order));
    QCOMPARE(m_journal->order(order.id)->kind, kind);
}

void tst_OrderJournal::keepsSparseOrders()
{
    Order sparse;
    sparse.id = u"id"_s;
    sparse.signature = filledWith<Signature>(1, 3);
    QVERIFY(m_journal->record(sparse));
    QVERIFY(sameOrder(*m_journal->order(sparse.id), sparse));
}

void tst_OrderJournal::keepsErrors_data()
{
    QTest::addColumn<TransactionError>("error");
    QTest::newRow("custom") << TransactionError::custom(3, 6002);
    QTest::newRow("largest code") << TransactionError::custom(0, std::numeric_limits<quint32>::max());
    QTest::newRow("instruction") << TransactionError::instruction(2, u"ProgramFailedToComplete"_s);
    QTest::newRow("whole") << TransactionError::whole(u"AccountNotFound"_s);
    const JsonValue unknown = *JsonValue::read(R"({"New":[1,"x"]})");
    QTest::newRow("unknown shape") << *TransactionError::fromJson(unknown);
}

void tst_OrderJournal::keepsErrors()
{
    QFETCH(TransactionError, error);
    QVERIFY(m_journal->record(sampleOrder(1)));
    Order failed = settledOrder(1, OrderStatus::Failed);
    failed.error = error;
    failed.errorText = u"it failed: \"why\"\n"_s;
    QVERIFY(m_journal->settle(failed));
    failed.wire.clear();
    QVERIFY(sameOrder(*m_journal->order(failed.id), failed));
}

void tst_OrderJournal::findsBySignature()
{
    QVERIFY(m_journal->record(sampleOrder(1)));
    QVERIFY(m_journal->record(sampleOrder(2)));
    const auto found = m_journal->orderBySignature(sampleOrder(2).signature);
    QVERIFY(found);
    QVERIFY(sameOrder(*found, sampleOrder(2)));
    QCOMPARE(m_journal->orderBySignature(sampleOrder(3).signature).error().code, ErrorCode::NotFound);
}

void tst_OrderJournal::findsByIdempotencyKey()
{
    Order other = sampleOrder(2);
    other.apiOwner = u"other owner"_s;
    other.idempotencyKey = sampleOrder(1).idempotencyKey;
    QVERIFY(m_journal->record(sampleOrder(1)));
    QVERIFY(m_journal->record(other)); // the same key of somebody else
    QVERIFY(sameOrder(*m_journal->orderByIdempotencyKey(u"owner"_s, "key1"), sampleOrder(1)));
    QVERIFY(sameOrder(*m_journal->orderByIdempotencyKey(u"other owner"_s, "key1"), other));
    QVERIFY(!m_journal->orderByIdempotencyKey(u"owner"_s, "key2"));
    QVERIFY(!m_journal->orderByIdempotencyKey(u"nobody"_s, "key1"));

    Order keyless = sampleOrder(3);
    keyless.idempotencyKey.clear();
    QVERIFY(m_journal->record(keyless));
    QVERIFY(!m_journal->orderByIdempotencyKey(u"owner"_s, {}));
}

void tst_OrderJournal::refusesAKeyTwice()
{
    QVERIFY(m_journal->record(sampleOrder(1)));
    Order again = sampleOrder(2);
    again.idempotencyKey = "key1";
    const Outcome recorded = m_journal->record(again);
    QVERIFY(!recorded);
    QCOMPARE(recorded.error().code, ErrorCode::Conflict);
    QVERIFY(!m_journal->order(again.id));

    Order first = sampleOrder(3);
    Order second = sampleOrder(4);
    first.idempotencyKey.clear();
    second.idempotencyKey = QByteArray("");
    QVERIFY(m_journal->record(first)); // no key is no conflict
    QVERIFY(m_journal->record(second));
}

void tst_OrderJournal::refusesTheSameBytesTwice()
{
    QVERIFY(m_journal->record(sampleOrder(1)));
    Order sameSignature = sampleOrder(2);
    sameSignature.signature = sampleOrder(1).signature;
    QCOMPARE(m_journal->record(sameSignature).error().code, ErrorCode::Conflict);
    // Nothing of it was kept: neither its id nor its key is taken.
    QVERIFY(!m_journal->orderByIdempotencyKey(sameSignature.apiOwner, sameSignature.idempotencyKey));
    QVERIFY(m_journal->record(sampleOrder(2)));
    Order sameId = sampleOrder(3);
    sameId.id = sampleOrder(1).id;
    QCOMPARE(m_journal->record(sameId).error().code, ErrorCode::Conflict);
    QVERIFY(m_journal->record(sampleOrder(4)));
}

void tst_OrderJournal::refusesUnfitOrders_data()
{
    QTest::addColumn<bool>("hasId");
    QTest::addColumn<bool>("isSigned");
    QTest::addColumn<OrderStatus>("status");
    QTest::newRow("without id") << false << true << OrderStatus::Pending;
    QTest::newRow("without signature") << true << false << OrderStatus::Pending;
    QTest::newRow("succeeded already") << true << true << OrderStatus::Succeeded;
    QTest::newRow("unknown already") << true << true << OrderStatus::Unknown;
}

void tst_OrderJournal::refusesUnfitOrders()
{
    QFETCH(bool, hasId);
    QFETCH(bool, isSigned);
    QFETCH(OrderStatus, status);
    Order order = sampleOrder(1);
    if (!hasId)
        order.id.clear();
    if (!isSigned)
        order.signature = Signature();
    order.status = status;
    const Outcome recorded = m_journal->record(order);
    QVERIFY(!recorded);
    QCOMPARE(recorded.error().code, ErrorCode::InvalidInput);
    QVERIFY(m_journal->unsettled()->isEmpty());
}

// What was asked and signed stays as it was recorded, whatever the caller's copy says by now.
void tst_OrderJournal::settlesOnlyWhatSettlingKnows()
{
    const Order recorded = sampleOrder(1);
    QVERIFY(m_journal->record(recorded));
    Order changed = settledOrder(2);
    changed.id = recorded.id;
    changed.kind = OrderKind::Sell;
    changed.quotedTokens = 999;
    QVERIFY(m_journal->settle(changed));
    Order expected = settledOrder(1);
    expected.settledMs = changed.settledMs;
    expected.landedMs = changed.landedMs;
    expected.acceptedMs = changed.acceptedMs;
    expected.wire.clear();
    QVERIFY(sameOrder(*m_journal->order(recorded.id), expected));
}

void tst_OrderJournal::movesOnlyForward_data()
{
    QTest::addColumn<OrderStatus>("from");
    QTest::addColumn<OrderStatus>("to");
    QTest::addColumn<bool>("isAllowed");
    using enum OrderStatus;
    struct Named
    {
        OrderStatus status;
        const char *name;
    };
    const Named all[] = {
        {Pending, "pending"}, {Succeeded, "succeeded"}, {Failed, "failed"}, {Expired, "expired"}, {Unknown, "unknown"}};
    for (const Named &from : all) {
        for (const Named &to : all) {
            const bool isAllowed = from.status == to.status || from.status == Pending
                || (from.status == Unknown && to.status != Pending);
            QTest::addRow("%s to %s", from.name, to.name) << from.status << to.status << isAllowed;
        }
    }
}

void tst_OrderJournal::movesOnlyForward()
{
    QFETCH(OrderStatus, from);
    QFETCH(OrderStatus, to);
    QFETCH(bool, isAllowed);
    QVERIFY(m_journal->record(sampleOrder(1)));
    if (from != OrderStatus::Pending)
        QVERIFY(m_journal->settle(settledOrder(1, from)));
    const Outcome settled = m_journal->settle(settledOrder(1, to));
    QCOMPARE(settled.has_value(), isAllowed);
    if (!isAllowed)
        QCOMPARE(settled.error().code, ErrorCode::Conflict);
    const auto order = m_journal->order(sampleOrder(1).id);
    QVERIFY(order);
    const OrderStatus status = isAllowed ? to : from;
    QCOMPARE(order->status, status);
    QCOMPARE(order->wire.isEmpty(), isOutcome(status));
    QCOMPARE(m_journal->unsettled()->isEmpty(), isOutcome(status));
}

void tst_OrderJournal::addsDetailToAFinalOrder()
{
    QVERIFY(m_journal->record(sampleOrder(1)));
    Order order = settledOrder(1);
    order.movedTokens = 0;
    QVERIFY(m_journal->settle(order));
    order.movedTokens = 77;
    QVERIFY(m_journal->settle(order));
    QCOMPARE(m_journal->order(order.id)->movedTokens, quint64{77});
}

// An outcome at "confirmed": the bytes stay, and a fork may change it or undo it, nothing else may.
void tst_OrderJournal::changesAnOutcomeThatIsNotFinal_data()
{
    QTest::addColumn<OrderStatus>("from");
    QTest::addColumn<OrderStatus>("to");
    QTest::addColumn<bool>("isAllowed");
    using enum OrderStatus;
    for (const OrderStatus from : {Succeeded, Failed}) {
        const char *name = from == Succeeded ? "succeeded" : "failed";
        QTest::addRow("%s to pending", name) << from << Pending << false;
        QTest::addRow("%s to succeeded", name) << from << Succeeded << true;
        QTest::addRow("%s to failed", name) << from << Failed << true;
        QTest::addRow("%s to expired", name) << from << Expired << false;
        QTest::addRow("%s to unknown", name) << from << Unknown << false;
    }
}

void tst_OrderJournal::changesAnOutcomeThatIsNotFinal()
{
    QFETCH(OrderStatus, from);
    QFETCH(OrderStatus, to);
    QFETCH(bool, isAllowed);
    QVERIFY(m_journal->record(sampleOrder(1)));
    Order first = settledOrder(1, from);
    first.finalized = false;
    QVERIFY(m_journal->settle(first));
    QCOMPARE(m_journal->order(first.id)->wire, first.wire);
    QVERIFY(m_journal->unsettled()->isEmpty());
    QCOMPARE(m_journal->unfinalized()->size(), 1);
    Order second = settledOrder(1, to);
    second.finalized = false;
    QCOMPARE(m_journal->settle(second).has_value(), isAllowed);
    QCOMPARE(m_journal->order(first.id)->status, isAllowed ? to : from);
    QCOMPARE(m_journal->order(first.id)->wire, first.wire);
}

void tst_OrderJournal::reopensWhatAForkDropped()
{
    QVERIFY(m_journal->record(sampleOrder(1)));
    QCOMPARE(m_journal->reopen(sampleOrder(1).id).error().code, ErrorCode::Conflict); // pending
    Order landed = settledOrder(1, OrderStatus::Failed);
    landed.finalized = false;
    landed.error = TransactionError::custom(0, 6002);
    landed.errorText = u"why"_s;
    QVERIFY(m_journal->settle(landed));
    QVERIFY(m_journal->reopen(landed.id));
    Order expected = sampleOrder(1);
    expected.rollbacks = 1;
    expected.acceptedMs = landed.acceptedMs; // no fork changes when a node took its bytes
    QVERIFY(sameOrder(*m_journal->order(landed.id), expected));
    QCOMPARE(m_journal->unsettled()->size(), 1);
    QVERIFY(m_journal->unfinalized()->isEmpty());

    landed.finalized = true;
    QVERIFY(m_journal->settle(landed));
    QCOMPARE(m_journal->reopen(landed.id).error().code, ErrorCode::Conflict);
    QCOMPARE(m_journal->order(landed.id)->status, OrderStatus::Failed);
    QCOMPARE(m_journal->reopen(u"stranger"_s).error().code, ErrorCode::Conflict);
}

void tst_OrderJournal::finalizesMany()
{
    QStringList ids;
    for (quint32 number = 1; number <= 4; ++number) {
        QVERIFY(m_journal->record(sampleOrder(number)));
        ids.append(sampleOrder(number).id);
    }
    for (quint32 number = 1; number <= 3; ++number) {
        Order landed = settledOrder(number, number == 2 ? OrderStatus::Failed : OrderStatus::Succeeded);
        landed.finalized = false;
        QVERIFY(m_journal->settle(landed));
    }
    QCOMPARE(m_journal->unfinalized()->size(), 3);
    QVERIFY(m_journal->finalize({ids[0], ids[1], ids[3], u"stranger"_s})); // the fourth is pending
    QVERIFY(m_journal->order(ids[0])->finalized && m_journal->order(ids[0])->wire.isEmpty());
    QVERIFY(m_journal->order(ids[1])->finalized && m_journal->order(ids[1])->wire.isEmpty());
    QVERIFY(!m_journal->order(ids[2])->finalized && !m_journal->order(ids[2])->wire.isEmpty());
    QVERIFY(!m_journal->order(ids[3])->finalized && !m_journal->order(ids[3])->wire.isEmpty());
    QCOMPARE(m_journal->unfinalized()->size(), 1);
    QCOMPARE(m_journal->unsettled()->size(), 1);
}

// What the first version settled was final to it; what it left open is open.
void tst_OrderJournal::opensTheFirstVersion()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"journal.db"_s);
    {
        const auto database = Database::open(path, orderSchema::migrations().first(1));
        QVERIFY(database);
        for (int status = 0; status < 5; ++status) {
            QVERIFY(database->execute(
                u"INSERT INTO orders VALUES (NULL, 'id%1', 0, %1, zeroblob(32), zeroblob(32), '', '', x'', x'', 0, 0, "
                u"0, 0,"
                " CAST(printf('%064d', %1) AS BLOB), %2, 7, x'', 0, NULL, '', 0, 0, 0, 1, 2)"_s.arg(status)
                    .arg(status == 0 || status == 4 ? u"x'01'"_s : u"NULL"_s)));
        }
    }
    const auto journal = OrderJournal::open(path);
    QVERIFY(journal);
    QStringList open;
    const auto unsettled = (*journal)->unsettled();
    for (const Order &order : *unsettled)
        open.append(order.id);
    QCOMPARE(open, (QStringList{u"id0"_s, u"id4"_s}));
    QVERIFY((*journal)->unfinalized()->isEmpty());
    for (const QString &id : {u"id1"_s, u"id2"_s, u"id3"_s})
        QVERIFY((*journal)->order(id)->finalized);
}

// A file of the second version, with an order in every state: nothing of it is lost.
void tst_OrderJournal::opensTheSecondVersion()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"journal.db"_s);
    QVERIFY(QFile::copy(QStringLiteral(CURVEDESK_TEST_DATA "/orders-v2.sqlite"), path));
    const auto forGood = [](Order order) {
        order.wire.clear();
        return order;
    };
    QList<Order> expected;
    for (quint32 number = 1; number <= 8; ++number)
        expected.append(sampleOrder(number));
    expected[1] = forGood(settledOrder(2));
    expected[2] = settledOrder(3);
    expected[2].finalized = false;
    expected[3] = settledOrder(4, OrderStatus::Failed);
    expected[3].kind = OrderKind::Sell;
    expected[3].lastValidBlockHeight = std::numeric_limits<quint64>::max();
    expected[3].finalized = false;
    expected[3].error = TransactionError::custom(3, 6002);
    expected[3].errorText = u"Slippage"_s;
    expected[4] = forGood(settledOrder(5, OrderStatus::Expired));
    expected[4].slot = expected[4].movedLamports = expected[4].movedTokens = expected[4].feeLamports = 0;
    expected[5].status = OrderStatus::Unknown;
    expected[6].rollbacks = 1;
    expected[7].kind = OrderKind::Launch;
    expected[7].idempotencyKey.clear();
    expected[7].apiOwner.clear();
    for (Order &each : expected) { // it had no such columns
        each.landedMs = each.acceptedMs = 0;
        each.balanceChange.reset();
    }

    const auto journal = OrderJournal::open(path);
    QVERIFY(journal);
    for (const Order &order : expected) {
        const auto read = (*journal)->order(order.id);
        QVERIFY(read);
        QVERIFY2(sameOrder(*read, order), qPrintable(order.id));
        QVERIFY(sameOrder(*(*journal)->orderBySignature(order.signature), order));
        if (!order.idempotencyKey.isEmpty())
            QCOMPARE((*journal)->orderByIdempotencyKey(order.apiOwner, order.idempotencyKey)->id, order.id);
    }
    QCOMPARE((*journal)->unsettled()->size(), 4);
    QCOMPARE((*journal)->unfinalized()->size(), 2);
    // Newest first, and what comes now comes after them.
    QVERIFY((*journal)->record(sampleOrder(9)));
    const auto page = (*journal)->page({}, 20, {});
    QCOMPARE(page->orders.size(), 9);
    QCOMPARE(page->orders.first().id, sampleOrder(9).id);
    QCOMPARE(page->orders.last().id, expected.first().id);
    QCOMPARE((*journal)->record(sampleOrder(1)).error().code, ErrorCode::Conflict);
    // Its idempotency keys were text.
    for (const QString &name : QDir(directory.path()).entryList(QDir::Files)) {
        QFile file(directory.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray content = file.readAll();
        for (const Order &order : expected)
            QVERIFY(order.idempotencyKey.isEmpty() || !content.contains(order.idempotencyKey));
    }
}

// An order of that version keeps its other times, has none of this one, and can still be settled.
void tst_OrderJournal::opensTheVersionWithoutAcceptedTimes()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"journal.db"_s);
    const Database::Migrations &all = orderSchema::migrations();
    const qsizetype before
        = all.indexOf(QStringList{u"ALTER TABLE attempt ADD COLUMN accepted_ms INTEGER NOT NULL DEFAULT 0"_s});
    QVERIFY(before > 0);
    {
        const auto database = Database::open(path, all.first(before));
        QVERIFY(database);
        QVERIFY(database->execute(
            u"INSERT INTO intent (id, kind, wallet, mint, symbol, api_owner, idempotency_key, request_hash,"
            " quoted_lamports, quoted_tokens, limit_lamports, limit_tokens, created_ms)"
            " VALUES ('old', 0, zeroblob(32), zeroblob(32), '', '', x'', x'', 1, 2, 3, 0, 500)"_s));
        QVERIFY(database->execute(
            u"INSERT INTO attempt (intent, signature, wire, last_valid_block_height, signed_slot, status, slot,"
            " error_text, moved_lamports, moved_tokens, fee_lamports, settled_ms, landed_ms, finalized, rollbacks)"
            " VALUES (1, zeroblob(64), x'01', 7, 8, 1, 9, '', 4, 5, 6, 900, 700, 0, 0)"_s));
    }
    const auto journal = OrderJournal::open(path);
    QVERIFY(journal);
    auto order = (*journal)->order(u"old"_s);
    QVERIFY(order);
    QCOMPARE(order->status, OrderStatus::Succeeded);
    QCOMPARE(order->movedTokens, 5ull);
    QCOMPARE(order->createdMs, 500);
    QCOMPARE(order->settledMs, 900);
    QCOMPARE(order->landedMs, 700);
    QCOMPARE(order->acceptedMs, 0);
    QCOMPARE((*journal)->unfinalized()->size(), 1);
    order->finalized = true;
    QVERIFY((*journal)->settle(*order));
    QCOMPARE((*journal)->order(u"old"_s)->acceptedMs, 0);
}

// Whatever a program does, the file takes no second signature of an intent while the first can have an effect.
void tst_OrderJournal::signsAnIntentOnce()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"journal.db"_s);
    const auto journal = OrderJournal::open(path);
    QVERIFY(journal);
    for (quint32 number = 1; number <= 2; ++number)
        QVERIFY((*journal)->record(sampleOrder(number)));
    const auto database = Database::open(path, orderSchema::migrations());
    QVERIFY(database);
    const auto signAgain = [&](int intent) {
        return database->execute(
            u"INSERT INTO attempt (intent, signature, last_valid_block_height, signed_slot, status, slot, error_text,"
            " moved_lamports, moved_tokens, fee_lamports, settled_ms, finalized, rollbacks)"
            " VALUES (%1, zeroblob(64), 1, 1, 0, 0, '', 0, 0, 0, 0, 0, 0)"_s.arg(intent));
    };
    QVERIFY(!signAgain(1));
    QVERIFY((*journal)->settle(settledOrder(1)));
    QVERIFY(!signAgain(1));
    QVERIFY((*journal)->settle(settledOrder(2, OrderStatus::Expired)));
    QVERIFY(signAgain(2));
}

void tst_OrderJournal::writesOutcomesAndNewOrdersTogether()
{
    QVERIFY(m_journal->record(sampleOrder(1)));
    const QList<Outcome> written
        = m_journal->write({settledOrder(1), sampleOrder(2), sampleOrder(2), settledOrder(3), sampleOrder(4)});
    QCOMPARE(written.size(), 5);
    QVERIFY(written[0] && written[1] && written[4]);
    QCOMPARE(written[2].error().code, ErrorCode::Conflict);
    QCOMPARE(written[3].error().code, ErrorCode::NotFound);
    QCOMPARE(m_journal->order(settledOrder(1).id)->status, settledOrder(1).status);
    QCOMPARE(m_journal->order(sampleOrder(2).id)->status, OrderStatus::Pending);
    QCOMPARE(m_journal->order(sampleOrder(4).id)->status, OrderStatus::Pending);
    QVERIFY(!m_journal->order(settledOrder(3).id));
}

void tst_OrderJournal::settlesNoStranger()
{
    const Outcome settled = m_journal->settle(settledOrder(1));
    QVERIFY(!settled);
    QCOMPARE(settled.error().code, ErrorCode::NotFound);
    QVERIFY(!m_journal->order(settledOrder(1).id));
}

void tst_OrderJournal::listsUnsettled()
{
    for (quint32 number = 1; number <= 5; ++number)
        QVERIFY(m_journal->record(sampleOrder(number)));
    QVERIFY(m_journal->settle(settledOrder(1, OrderStatus::Succeeded)));
    QVERIFY(m_journal->settle(settledOrder(3, OrderStatus::Unknown)));
    QVERIFY(m_journal->settle(settledOrder(5, OrderStatus::Expired)));
    QStringList ids;
    const auto unsettled = m_journal->unsettled();
    for (const Order &order : *unsettled) {
        ids.append(order.id);
        QCOMPARE(order.wire, sampleOrder(1).wire);
    }
    QCOMPARE(ids, QStringList({sampleOrder(2).id, sampleOrder(3).id, sampleOrder(4).id}));
}

void tst_OrderJournal::survivesReopening()
{
    const QTemporaryDir directory;
    const QString path = directory.filePath(u"journal.db"_s);
    {
        const auto journal = OrderJournal::open(path);
        QVERIFY(journal);
        QVERIFY((*journal)->record(sampleOrder(1)));
        QVERIFY((*journal)->record(sampleOrder(2)));
        QVERIFY((*journal)->settle(settledOrder(2)));
    }
    const auto journal = OrderJournal::open(path);
    QVERIFY(journal);
    QVERIFY(sameOrder(*(*journal)->order(sampleOrder(1).id), sampleOrder(1)));
    QCOMPARE((*journal)->order(sampleOrder(2).id)->status, OrderStatus::Succeeded);
    QCOMPARE((*journal)->unsettled()->size(), 1);
}

CURVEDESK_TEST(tst_OrderJournal)

} // namespace orderJournalTest
#include "tst_OrderJournal.moc"
