// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/OrderJournal.h"
#include "core/journal/OrderRow.h"
#include "core/journal/OrderSchema.h"
#include "tests/core/journal/SampleOrder.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <limits>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace orderJournalPagesTest {

class tst_OrderJournalPages : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void walksAllPages_data();
    void walksAllPages();
    void ordersOfAnEmptyJournal();
    void leavesWireBytesOut();
    void newOrdersDoNotShiftPages();
    void refuses_data();
    void refuses();
    void readsThroughAnIndex_data();
    void readsThroughAnIndex();

private:
    std::unique_ptr<OrderJournal> m_journal; // 1 to 10; the even ones are "even"'s, the odd ones the window's
};

void tst_OrderJournalPages::initTestCase()
{
    auto journal = OrderJournal::open(QString());
    QVERIFY(journal);
    m_journal = std::move(*journal);
    for (quint32 number = 1; number <= 10; ++number) {
        Order order = sampleOrder(number);
        order.apiOwner = number % 2 == 0 ? u"even"_s : QString();
        QVERIFY(m_journal->record(order));
    }
}

void tst_OrderJournalPages::walksAllPages_data()
{
    QTest::addColumn<QString>("owner");
    QTest::addColumn<int>("limit");
    QTest::addColumn<QList<int>>("sizes");
    QTest::newRow("one each") << u"even"_s << 1 << QList<int>{1, 1, 1, 1, 1};
    QTest::newRow("pages of two") << u"even"_s << 2 << QList<int>{2, 2, 1};
    QTest::newRow("exactly one page") << u"even"_s << 5 << QList<int>{5};
    QTest::newRow("more than there are") << u"even"_s << 6 << QList<int>{5};
    QTest::newRow("as many as possible") << u"even"_s << std::numeric_limits<int>::max() << QList<int>{5};
    QTest::newRow("everybody's") << QString() << 4 << QList<int>{4, 4, 2};
    QTest::newRow("everybody's, no remainder") << QString() << 5 << QList<int>{5, 5};
    QTest::newRow("nobody's") << u"nobody"_s << 3 << QList<int>{0};
}

void tst_OrderJournalPages::walksAllPages()
{
    QFETCH(QString, owner);
    QFETCH(int, limit);
    QFETCH(QList<int>, sizes);
    QList<int> seenSizes;
    QStringList seen;
    QString cursor;
    do {
        const auto page = m_journal->page(owner, limit, cursor);
        QVERIFY(page);
        seenSizes.append(static_cast<int>(page->orders.size()));
        for (const Order &order : page->orders)
            seen.append(order.id);
        cursor = page->next;
    } while (!cursor.isEmpty() && seenSizes.size() < 20);
    QCOMPARE(seenSizes, sizes);
    QStringList expected;
    for (quint32 number = 10; number > 0; --number) {
        if (owner.isEmpty() || (owner == u"even" && number % 2 == 0))
            expected.append(sampleOrder(number).id);
    }
    QCOMPARE(seen, expected);
}

void tst_OrderJournalPages::ordersOfAnEmptyJournal()
{
    const auto journal = OrderJournal::open(QString());
    QVERIFY(journal);
    const auto page = (*journal)->page(QString(), 10, QString());
    QVERIFY(page);
    QVERIFY(page->orders.isEmpty());
    QVERIFY(page->next.isEmpty());
}

void tst_OrderJournalPages::leavesWireBytesOut()
{
    const auto page = m_journal->page(QString(), 1, QString());
    QVERIFY(page);
    Order expected = sampleOrder(10);
    expected.apiOwner = u"even"_s;
    expected.wire.clear();
    QVERIFY(sameOrder(page->orders.constFirst(), expected));
}

void tst_OrderJournalPages::newOrdersDoNotShiftPages()
{
    const auto journal = OrderJournal::open(QString());
    QVERIFY(journal);
    for (quint32 number = 1; number <= 3; ++number)
        QVERIFY((*journal)->record(sampleOrder(number)));
    const auto first = (*journal)->page(QString(), 2, QString());
    QVERIFY(first);
    QVERIFY((*journal)->record(sampleOrder(4)));
    const auto second = (*journal)->page(QString(), 2, first->next);
    QVERIFY(second);
    QCOMPARE(second->orders.size(), 1);
    QCOMPARE(second->orders.constFirst().id, sampleOrder(1).id);
}

void tst_OrderJournalPages::refuses_data()
{
    QTest::addColumn<int>("limit");
    QTest::addColumn<QString>("cursor");
    QTest::newRow("limit zero") << 0 << QString();
    QTest::newRow("negative limit") << -1 << QString();
    QTest::newRow("made-up cursor") << 5 << u"AAAAAAAAAAAAAAAA"_s;
    QTest::newRow("a number") << 5 << u"7"_s;
    QTest::newRow("another owner's cursor") << 5 << m_journal->page(QString(), 1, QString())->next;
}

void tst_OrderJournalPages::refuses()
{
    QFETCH(int, limit);
    QFETCH(QString, cursor);
    const auto page = m_journal->page(u"even"_s, limit, cursor);
    QVERIFY(!page);
    QCOMPARE(page.error().code, ErrorCode::InvalidInput);
}

// The times of these must not grow with the journal.
void tst_OrderJournalPages::readsThroughAnIndex_data()
{
    QTest::addColumn<QString>("where");
    QTest::addColumn<QString>("plan");
    QTest::newRow("by id") << u"WHERE i.id = ?"_s << u"i USING INDEX sqlite_autoindex_intent_1"_s;
    QTest::newRow("by signature") << u"WHERE a.signature = ?"_s << u"a USING INDEX sqlite_autoindex_attempt_1"_s;
    QTest::newRow("by key") << u"WHERE i.api_owner = ? AND i.idempotency_key = ? AND length(i.idempotency_key) > 0"_s
                            << u"i USING INDEX intent_idempotency"_s;
    QTest::newRow("unsettled") << u"WHERE a.finalized = 0 AND a.status IN (0, 4) ORDER BY a.intent"_s
                               << u"a USING INDEX attempt_open"_s;
    QTest::newRow("unfinalized") << u"WHERE a.finalized = 0 AND a.status IN (1, 2) ORDER BY a.intent"_s
                                 << u"a USING INDEX attempt_open"_s;
    QTest::newRow("page") << u"WHERE i.seq < ? ORDER BY i.seq DESC LIMIT ?"_s << u"i USING INTEGER PRIMARY KEY"_s;
    QTest::newRow("page of an owner") << u"WHERE i.api_owner = ? AND i.seq < ? ORDER BY i.seq DESC LIMIT ?"_s
                                      << u"i USING INDEX intent_owner"_s;
}

void tst_OrderJournalPages::readsThroughAnIndex()
{
    QFETCH(QString, where);
    QFETCH(QString, plan);
    const auto database = Database::open(QString(), orderSchema::migrations());
    QVERIFY(database);
    auto query = database->prepare(u"EXPLAIN QUERY PLAN "_s + orderRow::selectSql(true) + where);
    QVERIFY(query);
    for (qsizetype i = 0; i < where.count(u'?'); ++i)
        query->bindValue(static_cast<int>(i), 1);
    QVERIFY(query->exec());
    QStringList details;
    while (query->next())
        details.append(query->value(3).toString());
    // One line for each table; a sort would be a third.
    QCOMPARE(details.size(), 2);
    QVERIFY2(details.constFirst().contains(plan), qPrintable(details.join(u'\n')));
    for (const QString &each : std::as_const(details))
        QVERIFY2(each.contains(u" USING "_s), qPrintable(each));
}

CURVEDESK_TEST(tst_OrderJournalPages)

} // namespace orderJournalPagesTest
#include "tst_OrderJournalPages.moc"
