// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/OrderJournal.h"
#include "core/journal/OrderSchema.h"
#include "tests/core/journal/SampleOrder.h"
#include "tests/support/TestProgram.h"

#include <sys/resource.h>

#include <QCoreApplication>
#include <QFile>
#include <QFileInfo>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <cstdio>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace orderJournalSafetyTest {

namespace {

// Records orders until it is killed; says each number once record() has returned.
int recordUntilKilled(const QString &path)
{
    const auto journal = OrderJournal::open(path);
    if (!journal)
        return 1;
    for (quint32 number = 1;; ++number) {
        if (!(*journal)->record(sampleOrder(number)))
            return 1;
        if (number % 3 == 0 && !(*journal)->settle(settledOrder(number)))
            return 1;
        std::printf("%u\n", number);
        std::fflush(stdout);
    }
}

} // namespace

class tst_OrderJournalSafety : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_directory = std::make_unique<QTemporaryDir>(); }
    void survivesAKill_data();
    void survivesAKill();
    void isOnDiskWhenRecordReturns();
    void refusesWhenTheDiskIsFull();
    void refusesADamagedFile();
    void refusesANewerSchema();
    void refusesAnUnreadableOpenOrder_data();
    void refusesAnUnreadableOpenOrder();
    void reportsAnUnreadableSettledOrder();
    void theAuditLogSaysThatAnOrderIsPendingAgain();

private:
    [[nodiscard]] QString path(const QString &name = u"journal.db"_s) const { return m_directory->filePath(name); }
    void change(const QStringList &statements) const
    {
        const auto database = Database::open(path(), orderSchema::migrations());
        QVERIFY(database);
        for (const QString &statement : statements)
            QVERIFY2(database->execute(statement), qPrintable(statement));
    }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void tst_OrderJournalSafety::survivesAKill_data()
{
    QTest::addColumn<int>("records");
    QTest::newRow("the first") << 1;
    QTest::newRow("some") << 7;
    QTest::newRow("many") << 40;
}

void tst_OrderJournalSafety::survivesAKill()
{
    QFETCH(int, records);
    QProcess child;
    child.start(QCoreApplication::applicationFilePath(), {u"--record-until-killed"_s, path()});
    QVERIFY(child.waitForStarted());
    QByteArray said;
    while (said.count('\n') < records) {
        QVERIFY(child.waitForReadyRead());
        said += child.readAllStandardOutput();
    }
    child.kill(); // SIGKILL, wherever it is
    QVERIFY(child.waitForFinished());
    said += child.readAllStandardOutput();
    const quint32 last = said.first(said.lastIndexOf('\n')).split('\n').constLast().toUInt();
    QVERIFY(last >= static_cast<quint32>(records));

    const auto journal = OrderJournal::open(path());
    QVERIFY(journal);
    for (quint32 number = 1; number <= last; ++number) {
        const auto order = (*journal)->order(sampleOrder(number).id);
        QVERIFY2(order, qPrintable(QString::number(number)));
        Order expected = number % 3 == 0 ? settledOrder(number) : sampleOrder(number);
        if (isOutcome(expected.status))
            expected.wire.clear();
        QVERIFY(sameOrder(*order, expected));
    }
    // At most one more: recorded, but killed before it said so.
    QVERIFY(!(*journal)->order(sampleOrder(last + 2).id));
    QVERIFY((*journal)->record(sampleOrder(last + 2)));
}

// Copies of the files while the journal is open are what a power cut would leave.
void tst_OrderJournalSafety::isOnDiskWhenRecordReturns()
{
    const auto journal = OrderJournal::open(path());
    QVERIFY(journal);
    QVERIFY((*journal)->record(sampleOrder(1)));
    QVERIFY(QFile::copy(path(), path(u"copy.db"_s)));
    QVERIFY(QFile::copy(path() + u"-wal"_s, path(u"copy.db-wal"_s)));
    const auto copy = OrderJournal::open(path(u"copy.db"_s));
    QVERIFY(copy);
    QVERIFY(sameOrder(*(*copy)->order(sampleOrder(1).id), sampleOrder(1)));
}

void tst_OrderJournalSafety::refusesWhenTheDiskIsFull()
{
    const auto journal = OrderJournal::open(path());
    QVERIFY(journal);
    quint32 number = 1;
    for (; number <= 20; ++number)
        QVERIFY((*journal)->record(sampleOrder(number)));
    const auto walBytes = static_cast<rlim_t>(QFileInfo(path() + u"-wal"_s).size());
    QVERIFY(walBytes > 64 * 1024);

    std::signal(SIGXFSZ, SIG_IGN);
    rlimit before = {};
    QCOMPARE(::getrlimit(RLIMIT_FSIZE, &before), 0);
    const rlimit tight{walBytes + 1000, before.rlim_max};
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &tight), 0);
    const Outcome recorded = (*journal)->record(sampleOrder(number));
    const Outcome settled = (*journal)->settle(settledOrder(1));
    const Outcome again = (*journal)->record(sampleOrder(number));
    const QList<Outcome> group = (*journal)->write({sampleOrder(number), sampleOrder(number + 2)});
    const auto seen = (*journal)->order(sampleOrder(number).id);
    const auto others = (*journal)->unsettled();
    QCOMPARE(::setrlimit(RLIMIT_FSIZE, &before), 0);

    QCOMPARE(group.size(), 2);
    for (const Outcome &outcome : {recorded, settled, again, group.first(), group.last()}) {
        QVERIFY(!outcome);
        QCOMPARE(outcome.error().code, ErrorCode::Storage);
        QVERIFY(!outcome.error().detail.contains(m_directory->path()));
    }
    QVERIFY(!seen);
    QVERIFY(others);
    QCOMPARE(others->size(), 20);

    QVERIFY((*journal)->record(sampleOrder(number + 1))); // there is room again
    QVERIFY((*journal)->settle(settledOrder(1)));
    const auto reopened = OrderJournal::open(path());
    QVERIFY(reopened);
    QVERIFY(!(*reopened)->order(sampleOrder(number).id)); // refused is refused
    QVERIFY((*reopened)->order(sampleOrder(number + 1).id));
    QCOMPARE((*reopened)->order(sampleOrder(1).id)->status, OrderStatus::Succeeded);
}

void tst_OrderJournalSafety::refusesADamagedFile()
{
    {
        const auto journal = OrderJournal::open(path());
        QVERIFY(journal);
        for (quint32 number = 1; number <= 20; ++number)
            QVERIFY((*journal)->record(sampleOrder(number)));
    }
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.seek(2 * 4096));
    QCOMPARE(file.write(QByteArray(4096, '\x5a')), 4096);
    file.close();
    const auto journal = OrderJournal::open(path());
    QVERIFY(!journal);
    QCOMPARE(journal.error().code, ErrorCode::Damaged);
}

void tst_OrderJournalSafety::refusesANewerSchema()
{
    QVERIFY(OrderJournal::open(path()));
    change({u"PRAGMA user_version = 1000"_s});
    const auto journal = OrderJournal::open(path());
    QVERIFY(!journal);
    QCOMPARE(journal.error().code, ErrorCode::Damaged);
}

void tst_OrderJournalSafety::refusesAnUnreadableOpenOrder_data()
{
    QTest::addColumn<QString>("table");
    QTest::addColumn<QString>("assignment");
    QTest::newRow("short wallet") << u"intent"_s << u"wallet = x'00'"_s;
    QTest::newRow("long mint") << u"intent"_s << u"mint = zeroblob(33)"_s;
    QTest::newRow("short signature") << u"attempt"_s << u"signature = zeroblob(63)"_s;
    QTest::newRow("unknown kind") << u"intent"_s << u"kind = 3"_s;
    QTest::newRow("error that is no JSON") << u"attempt"_s << u"error = 'oops'"_s;
    QTest::newRow("error that is two") << u"attempt"_s << u"error = '[\"A\",\"B\"]'"_s;
    QTest::newRow("error that is null") << u"attempt"_s << u"error = '[null]'"_s;
}

void tst_OrderJournalSafety::refusesAnUnreadableOpenOrder()
{
    QFETCH(QString, table);
    QFETCH(QString, assignment);
    {
        const auto journal = OrderJournal::open(path());
        QVERIFY(journal);
        QVERIFY((*journal)->record(sampleOrder(1)));
    }
    change({u"PRAGMA ignore_check_constraints = ON"_s, u"UPDATE %1 SET "_s.arg(table) + assignment});
    const auto journal = OrderJournal::open(path());
    QVERIFY(!journal);
    QCOMPARE(journal.error().code, ErrorCode::Damaged);
}

void tst_OrderJournalSafety::reportsAnUnreadableSettledOrder()
{
    {
        const auto journal = OrderJournal::open(path());
        QVERIFY(journal);
        QVERIFY((*journal)->record(sampleOrder(1)));
        QVERIFY((*journal)->settle(settledOrder(1)));
    }
    change({u"UPDATE intent SET wallet = x'00'"_s});
    const auto journal = OrderJournal::open(path());
    QVERIFY(journal);
    QCOMPARE((*journal)->order(sampleOrder(1).id).error().code, ErrorCode::Damaged);
    QCOMPARE((*journal)->page(QString(), 5, QString()).error().code, ErrorCode::Damaged);
}

void tst_OrderJournalSafety::theAuditLogSaysThatAnOrderIsPendingAgain()
{
    const auto journal = OrderJournal::open(path());
    QVERIFY(journal);
    QVERIFY((*journal)->record(sampleOrder(1)));
    Order landed = settledOrder(1);
    landed.finalized = false;
    QVERIFY((*journal)->settle(landed));
    QVERIFY((*journal)->reopen(landed.id));
    QVERIFY(!(*journal)->reopen(landed.id)); // which leaves no line
    QFile file(path(u"audit.log"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QCOMPARE(text.count("order_reopened"), 1);
    QVERIFY(text.indexOf("order_settled") < text.indexOf("order_reopened"));
    const auto found = (*journal)->audit().verify();
    QVERIFY(found);
    QVERIFY2(found->problem.isEmpty(), qPrintable(found->problem));
}

static const curvedesk::testProgram::RoleRegistration recorder{
    "--record-until-killed", [](const QStringList &arguments) { return recordUntilKilled(arguments.value(2)); }};
CURVEDESK_TEST(tst_OrderJournalSafety)

} // namespace orderJournalSafetyTest
#include "tst_OrderJournalSafety.moc"
