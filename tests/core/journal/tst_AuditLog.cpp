// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/AuditLog.h"
#include "core/journal/OrderJournal.h"
#include "tests/core/journal/SampleOrder.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

#include <functional>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace auditLogTest {

class tst_AuditLog : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void namesTheLineThatIsWrong_data();
    void namesTheLineThatIsWrong();
    void findsEveryChangedByte();
    void hasEveryKeyAndOrder();
    void dropsALineThatWasNotCommitted();
    void dropsLinesOfATransactionThatWasNotCommitted();
    void keepsForeignLinesAsEvidence();
    void warnsOfALogThatWasCut();
    void warnsOfAChangeWhileItIsOpen();
    void letsTwoProgramsAppend();
    void tellsItsSize();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_directory->filePath(name); }
    [[nodiscard]] QByteArray read() const
    {
        QFile file(path(u"audit.log"_s));
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    void write(const QByteArray &bytes) const
    {
        QFile file(path(u"audit.log"_s));
        QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
        QCOMPARE(file.write(bytes), bytes.size());
    }
    void open() { m_journal = std::move(*OrderJournal::open(path(u"orders.sqlite"_s))); }

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<OrderJournal> m_journal;
};

void tst_AuditLog::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    open();
    for (int number = 1; number <= 5; ++number)
        QVERIFY(m_journal->audit().append({"test", {{"number", QString::number(number)}, {"text", u"\"ä\n"_s}}}));
    const auto found = m_journal->audit().verify();
    QVERIFY(found);
    QCOMPARE(found->problem, QString());
    QCOMPARE(found->lines, 5);
}

void tst_AuditLog::namesTheLineThatIsWrong_data()
{
    using Change = std::function<void(QByteArrayList &)>;
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const Change &change, const QString &problem) {
        QTest::newRow(name) << change << problem;
    };
    row(
        "first dropped", [](QByteArrayList &lines) { lines.removeFirst(); }, u"line 1 is line 2 of the log"_s);
    row(
        "one dropped", [](QByteArrayList &lines) { lines.removeAt(2); }, u"line 3 is line 4 of the log"_s);
    row(
        "two exchanged", [](QByteArrayList &lines) { lines.swapItemsAt(1, 3); }, u"line 2 is line 4 of the log"_s);
    row(
        "one twice", [](QByteArrayList &lines) { lines.insert(2, lines.at(1)); }, u"line 3 is line 2 of the log"_s);
    row(
        "last cut off", [](QByteArrayList &lines) { lines.removeLast(); }, u"line 5 is missing"_s);
    row(
        "three cut off", [](QByteArrayList &lines) { lines.resize(2); }, u"line 3 is missing"_s);
    row(
        "all cut off", [](QByteArrayList &lines) { lines.clear(); }, u"line 1 is missing"_s);
    row(
        "half a line", [](QByteArrayList &lines) { lines.last().chop(20); }, u"line 5 is not whole"_s);
    row(
        "made-up end", [](QByteArrayList &lines) { lines.last() = "{}\n"; }, u"line 5 is not whole"_s);
}

void tst_AuditLog::namesTheLineThatIsWrong()
{
    using Change = std::function<void(QByteArrayList &)>;
    QFETCH(Change, change);
    QFETCH(QString, problem);
    QByteArrayList lines = read().split('\n');
    lines.removeLast();
    for (QByteArray &line : lines)
        line += '\n';
    change(lines);
    write(lines.join());
    const QString before = m_journal->audit().verify()->problem;
    QVERIFY2(before.startsWith(problem), qPrintable(before));
    // What is appended later does not cover it up.
    QVERIFY(m_journal->audit().append({"later", {}}));
    QVERIFY(!m_journal->audit().verify()->problem.isEmpty());
}

void tst_AuditLog::findsEveryChangedByte()
{
    const QByteArray good = read();
    for (qsizetype at = 0; at < good.size(); ++at) {
        QByteArray bad = good;
        bad[at] = static_cast<char>(bad[at] ^ 1);
        write(bad);
        const qsizetype line = good.first(at).count('\n') + 1;
        const auto found = m_journal->audit().verify();
        QVERIFY(found);
        QVERIFY2(found->problem.startsWith(u"line %1 "_s.arg(line)), qPrintable(found->problem));
        QCOMPARE(found->lines, line - 1);
    }
}

void tst_AuditLog::hasEveryKeyAndOrder()
{
    auto key = m_journal->apiKeys().add(u"Bot"_s, {}, {}, 1);
    key->key.label = u"Other"_s;
    QVERIFY(m_journal->apiKeys().update(key->key));
    key->key.revision = 1;
    key->key.revokedMs = 1;
    QVERIFY(m_journal->apiKeys().update(key->key));
    QVERIFY(m_journal->record(sampleOrder(1)));
    QVERIFY(!m_journal->record(sampleOrder(1)));
    const QByteArrayList lines = read().split('\n');
    QCOMPARE(lines.size(), 10);
    const char *const events[] = {"key_created", "key_changed", "key_revoked", "order_placed"};
    for (qsizetype at = 0; at < 4; ++at)
        QVERIFY2(lines.at(5 + at).contains(events[at]), lines.at(5 + at).constData());
    QVERIFY(lines.at(5).contains(key->key.id.toLatin1()));
    QVERIFY(!read().contains(key->text.view().toByteArray()));
    QVERIFY(lines.at(8).contains(sampleOrder(1).id.toLatin1()));
    QCOMPARE(m_journal->audit().verify()->problem, QString());
}

void tst_AuditLog::dropsALineThatWasNotCommitted()
{
    const QByteArray five = read();
    QVERIFY(m_journal->audit().append({"sixth", {}}));
    const QByteArray sixth = read().sliced(five.size());
    write(five + sixth + sixth.first(10)); // a crash while the seventh was written
    QVERIFY(m_journal->audit().append({"seventh", {}}));
    QCOMPARE(m_journal->audit().verify()->problem, QString());
    QCOMPARE(m_journal->audit().verify()->lines, 7);
}

void tst_AuditLog::dropsLinesOfATransactionThatWasNotCommitted()
{
    m_journal.reset();
    const QString database = path(u"orders.sqlite"_s);
    QVERIFY(QFile::copy(database, path(u"before"_s)));
    open();
    for (const Outcome &recorded : m_journal->write({sampleOrder(1), sampleOrder(2), sampleOrder(3)}))
        QVERIFY(recorded);
    QCOMPARE(m_journal->audit().verify()->lines, 8);
    m_journal.reset();
    // The database as it is after a crash between the writing of the three lines and the commit.
    QVERIFY(QFile::remove(database));
    QVERIFY(QFile::rename(path(u"before"_s), database));
    open();
    QCOMPARE(m_journal->audit().verify()->problem, QString());
    QCOMPARE(m_journal->audit().verify()->lines, 5);
    QCOMPARE(m_journal->audit().verify()->uncommitted, 3);
    const qint64 five = m_journal->audit().parts()->constLast().bytes;
    QVERIFY(m_journal->audit().append({"after", {}}));
    QCOMPARE(m_journal->audit().verify()->problem, QString());
    QCOMPARE(m_journal->audit().verify()->lines, 7);
    QCOMPARE(m_journal->audit().verify()->uncommitted, 0);
    const QByteArrayList added = read().sliced(five).split('\n');
    QVERIFY(added.at(0).contains("uncommitted_lines_cut") && added.at(0).contains("\"lines\":\"3\""));
    QVERIFY(added.at(1).contains("after"));
}

void tst_AuditLog::keepsForeignLinesAsEvidence()
{
    write(read() + "{}\n");
    QVERIFY(m_journal->audit().verify()->problem.startsWith(u"line 6 is not whole"_s));
    QVERIFY(m_journal->audit().append({"later", {}}));
    QVERIFY(m_journal->audit().verify()->problem.startsWith(u"line 6 is not whole"_s));
}

void tst_AuditLog::warnsOfALogThatWasCut()
{
    const QByteArray five = read();
    for (const QByteArray &changed :
         {QByteArray(), five.first(five.indexOf('\n') + 1), five.chopped(1), five.sliced(1)}) {
        write(five);
        open();
        write(changed);
        QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"^the audit log was changed from outside"_s));
        QVERIFY(m_journal->audit().append({"later", {}}));
        QVERIFY(!m_journal->audit().verify()->problem.isEmpty());
        init();
    }
    // Nor is a good one complained of, by another program either.
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    open();
    QVERIFY(m_journal->audit().append({"later", {}}));
    QCOMPARE(m_journal->audit().verify()->problem, QString());
}

void tst_AuditLog::warnsOfAChangeWhileItIsOpen()
{
    const auto log = [this] { return path(u"audit.log"_s); };
    const std::pair<const char *, std::function<bool()>> changes[] = {
        {"cut", [&] { return QFile::resize(log(), read().size() / 2); }},
        {"removed", [&] { return QFile::remove(log()); }},
        {"replaced", [&] { return QFile::rename(log(), log() + u".old"_s) && QFile::copy(log() + u".old"_s, log()); }},
    };
    for (const auto &[name, change] : changes) {
        QVERIFY(m_journal->audit().append({"before", {}}));
        QVERIFY2(change(), name);
        if (qstrcmp(name, "replaced") != 0)
            QTest::ignoreMessage(QtWarningMsg, QRegularExpression(u"^the audit log was changed from outside"_s));
        QVERIFY(m_journal->audit().append({"next", {}}));
        QVERIFY2(read().contains("\"event\":\"next\""), name);
        // Once is enough.
        QVERIFY(m_journal->audit().append({"later", {}}));
        QCOMPARE(m_journal->audit().verify()->problem.isEmpty(), qstrcmp(name, "replaced") == 0);
        init();
    }
}

void tst_AuditLog::letsTwoProgramsAppend()
{
    const auto other = OrderJournal::open(path(u"orders.sqlite"_s));
    QVERIFY(other);
    for (int count = 0; count < 10; ++count)
        QVERIFY((count % 2 == 0 ? *m_journal : **other).audit().append({"turn", {}}));
    QCOMPARE((*other)->audit().verify()->lines, 15);
    QCOMPARE((*other)->audit().verify()->problem, QString());
}

// It is never cut: whoever runs the program has to see how large it gets.
void tst_AuditLog::tellsItsSize()
{
    const auto before = m_journal->figures();
    QVERIFY(before);
    QCOMPARE(before->auditBytes, read().size());
    QVERIFY(m_journal->audit().append({"sixth", {}}));
    QCOMPARE(m_journal->figures()->auditBytes, read().size());
    QVERIFY(m_journal->figures()->auditBytes > before->auditBytes);
}

CURVEDESK_TEST(tst_AuditLog)

} // namespace auditLogTest
#include "tst_AuditLog.moc"
