// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/AuditLog.h"
#include "core/journal/OrderJournal.h"
#include "core/journal/OrderSchema.h"
#include "core/storage/Database.h"
#include "tests/support/TestProgram.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace auditRotationTest {

namespace {

constexpr qint64 fileBytes = 750; // three lines
constexpr qint64 linesAtFirst = 8;

/// A log of small files over a connection of its own, as each program has one.
struct Program
{
    explicit Program(const QTemporaryDir &folder)
        : database(*Database::open(folder.filePath(u"orders.sqlite"_s), orderSchema::migrations()))
        , log(database, folder.filePath(u"audit.log"_s), fileBytes)
    {
    }

    Database database;
    AuditLog log;
};

AuditEntry numbered(qint64 number)
{
    return {"test", {{"number", QString::number(number)}, {"text", u"some words that fill a line of the log"_s}}};
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    QCOMPARE(file.write(bytes), bytes.size());
}

/// The number that a line has in the log.
qint64 numberOf(const QByteArray &line)
{
    return line.sliced(7, line.indexOf(',') - 7).toLongLong(); // behind {"seq":
}

} // namespace

class tst_AuditRotation : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void beginsAFileAtTheLimit();
    void findsEveryChangedByte();
    void namesTheFileThatIsWrong_data();
    void namesTheFileThatIsWrong();
    void missesARecordOfAClosedFile();
    void cutsAFileThatWasNotCommitted();
    void acceptsAKillWhileAFileBegins();
    void keepsForeignBytesOfANewFileAsEvidence();
    void letsTwoProgramsAppend();
    void goesOnFromALogOfOneFile();

private:
    [[nodiscard]] QString path(const QString &name) const { return m_folder->filePath(name); }
    /// The paths of the log's files, by their record.
    [[nodiscard]] QStringList paths() const
    {
        QStringList all;
        for (const auto parts = *m_program->log.parts(); const AuditLog::Part &part : parts)
            all.append(part.path);
        return all;
    }
    /// Fails the test unless the log is whole and has this many lines.
    void verifyWhole(qint64 lines, qint64 uncommitted = 0) const
    {
        const auto found = m_program->log.verify();
        QVERIFY(found);
        QCOMPARE(found->problem, QString());
        QCOMPARE(found->lines, lines);
        QCOMPARE(found->uncommitted, uncommitted);
    }
    /// Appends lines until the next one begins a file, and returns the number of lines.
    [[nodiscard]] qint64 fillFile() const
    {
        AuditLog &log = m_program->log;
        while (log.parts()->constLast().bytes < fileBytes && log.append(numbered(0))) { }
        return log.parts()->constLast().last;
    }
    /// Has a transaction append two lines, which begin a file, and undoes it.
    void rollBackANewFile() const
    {
        const Outcome undone = m_program->database.transaction([&]() -> Outcome {
            if (Outcome appended = m_program->log.appendWithin({numbered(0), numbered(0)}); !appended)
                return appended;
            return failure(ErrorCode::Internal, u"undone"_s);
        });
        QCOMPARE(undone.error().detail, u"undone"_s);
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Program> m_program;
};

void tst_AuditRotation::init()
{
    m_program.reset();
    m_folder = std::make_unique<QTemporaryDir>();
    m_program = std::make_unique<Program>(*m_folder);
    for (qint64 number = 1; number <= linesAtFirst; ++number)
        QVERIFY(m_program->log.append(numbered(number)));
    QCOMPARE(paths(), QStringList({path(u"audit.log"_s), path(u"audit-4.log"_s), path(u"audit-7.log"_s)}));
    verifyWhole(linesAtFirst);
}

void tst_AuditRotation::beginsAFileAtTheLimit()
{
    const auto parts = m_program->log.parts();
    QVERIFY(parts);
    qint64 number = 0;
    qint64 bytes = 0;
    for (const AuditLog::Part &part : *parts) {
        QCOMPARE(QFile::permissions(part.path) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
        const QByteArray text = read(part.path);
        QCOMPARE(text.size(), part.bytes);
        QByteArrayList lines = text.split('\n');
        QCOMPARE(lines.takeLast(), QByteArray());
        QCOMPARE(part.first, number + 1);
        for (const QByteArray &line : std::as_const(lines))
            QCOMPARE(numberOf(line), ++number);
        QCOMPARE(part.last, number);
        QVERIFY(part.bytes - lines.constLast().size() - 1 < fileBytes);
        QVERIFY(part.bytes >= fileBytes || part.path == parts->constLast().path);
        bytes += part.bytes;
    }
    QCOMPARE(number, linesAtFirst);
    QCOMPARE(QDir(m_folder->path()).entryList({u"audit*"_s}).size(), parts->size());
    const auto journal = OrderJournal::open(path(u"orders.sqlite"_s));
    QVERIFY(journal);
    QCOMPARE((*journal)->figures()->auditBytes, bytes);
    QCOMPARE((*journal)->audit().verify()->lines, linesAtFirst);
}

void tst_AuditRotation::findsEveryChangedByte()
{
    qint64 before = 0;
    for (const QString &file : paths()) {
        const QByteArray good = read(file);
        for (qsizetype at = 0; at < good.size(); ++at) {
            QByteArray bad = good;
            bad[at] = static_cast<char>(bad[at] ^ 1);
            write(file, bad);
            const qint64 line = before + good.first(at).count('\n') + 1;
            const auto found = m_program->log.verify();
            QVERIFY(found);
            QVERIFY2(found->problem.startsWith(u"line %1 "_s.arg(line)), qPrintable(found->problem));
            QVERIFY2(found->problem.endsWith(u" (%1)"_s.arg(QFileInfo(file).fileName())), qPrintable(found->problem));
            QCOMPARE(found->lines, line - 1);
        }
        write(file, good);
        before += good.count('\n');
    }
    verifyWhole(linesAtFirst);
}

void tst_AuditRotation::namesTheFileThatIsWrong_data()
{
    using Change = std::function<void(const QStringList &)>;
    QTest::addColumn<Change>("change");
    QTest::addColumn<QString>("problem");
    const auto row = [](const char *name, const QString &problem, const Change &change) {
        QTest::newRow(name) << change << problem;
    };
    const auto remove = [](int at) { return [at](const QStringList &files) { QVERIFY(QFile::remove(files.at(at))); }; };
    const auto exchange = [](int one, int other) {
        return [one, other](const QStringList &files) {
            const QByteArray text = read(files.at(one));
            write(files.at(one), read(files.at(other)));
            write(files.at(other), text);
        };
    };
    const auto resize = [](int at, const std::function<qsizetype(const QByteArray &)> &size) {
        return [at, size](const QStringList &files) {
            const QByteArray text = read(files.at(at));
            write(files.at(at), text.first(size(text)));
        };
    };
    const auto lengthen = [](int at, const QByteArray &added) {
        return [at, added](const QStringList &files) { write(files.at(at), read(files.at(at)) + added); };
    };
    // Somebody who changes a line can give it its hash: only the journal knows the one that was written.
    const auto rewriteLast = [](int at) {
        return [at](const QStringList &files) {
            const QByteArray text = read(files.at(at));
            const qsizetype start = text.lastIndexOf('\n', -2) + 1;
            QByteArray line = text.sliced(start, text.indexOf(",\"hash\"", start) - start);
            line.replace("some", "same");
            const QByteArray hash = QCryptographicHash::hash(line, QCryptographicHash::Sha256).toHex();
            write(files.at(at), text.first(start) + line + ",\"hash\":\"" + hash + "\"}\n");
        };
    };
    row("closed one's end rewritten", u"line 6 is not the one that was written (audit-4.log)"_s, rewriteLast(1));
    row("current one's end rewritten", u"line 8 is not the one that was written (audit-7.log)"_s, rewriteLast(2));
    row("first removed", u"line 1 is missing: its file, which goes up to line 3, is not there (audit.log)"_s,
        remove(0));
    row("second removed", u"line 4 is missing: its file, which goes up to line 6, is not there (audit-4.log)"_s,
        remove(1));
    row("current removed", u"line 7 is missing: the log ends there, but has 8 lines (audit-7.log)"_s, remove(2));
    const QString exchanged = u"line %1 is line %2 of the log: a line is missing here, or lines were exchanged (%3)"_s;
    row("closed ones exchanged", exchanged.arg(1).arg(4).arg(u"audit.log"), exchange(0, 1));
    row("closed and current one exchanged", exchanged.arg(4).arg(7).arg(u"audit-4.log"), exchange(1, 2));
    row("closed one cut", u"line 6 is missing: the file ends there, but goes up to line 6 (audit-4.log)"_s,
        resize(1, [](const QByteArray &text) { return text.lastIndexOf('\n', -2) + 1; }));
    row("closed one emptied", u"line 1 is missing: the file ends there, but goes up to line 3 (audit.log)"_s,
        resize(0, [](const QByteArray &) { return 0; }));
    row("closed one cut within a line", u"line 3 is not whole (audit.log)"_s,
        resize(0, [](const QByteArray &text) { return text.size() - 5; }));
    row("closed one lengthened by a byte", u"line 7 was added to a file that was closed before it (audit-4.log)"_s,
        lengthen(1, "\n"));
    row("closed one lengthened by a line", u"line 4 was added to a file that was closed before it (audit.log)"_s,
        lengthen(0, "{}\n"));
    // The line follows there by its hash, but has its place in the next file.
    row("closed one lengthened by the next line", u"line 4 was added to a file that was closed before it (audit.log)"_s,
        [](const QStringList &files) {
            const QByteArray next = read(files.at(1));
            write(files.at(0), read(files.at(0)) + next.first(next.indexOf('\n') + 1));
        });
}

void tst_AuditRotation::namesTheFileThatIsWrong()
{
    using Change = std::function<void(const QStringList &)>;
    QFETCH(Change, change);
    QFETCH(QString, problem);
    change(paths());
    QCOMPARE(m_program->log.verify()->problem, problem);
    // What is appended later, in another file too, does not cover it up.
    for (int count = 0; count < 6; ++count)
        QVERIFY(m_program->log.append(numbered(count)));
    QVERIFY(paths().size() > 3);
    QVERIFY(!m_program->log.verify()->problem.isEmpty());
}

void tst_AuditRotation::missesARecordOfAClosedFile()
{
    const qint64 second = m_program->log.parts()->at(1).first;
    for (const QString &change :
         {u"DELETE FROM audit_file WHERE first = 1"_s, u"DELETE FROM audit_file WHERE first > 1"_s,
          u"UPDATE audit_file SET last = last - 1 WHERE first = 1"_s,
          u"UPDATE audit_file SET bytes = bytes + 1 WHERE first = 1"_s,
          u"UPDATE audit_file SET hash = 'other' WHERE first = %1"_s.arg(second),
          u"UPDATE audit_head SET first = first + 1"_s, u"UPDATE audit_head SET bytes = bytes - 1"_s}) {
        init();
        QVERIFY(m_program->database.execute(change));
        QVERIFY2(!m_program->log.verify()->problem.isEmpty(), qPrintable(change));
    }
    QVERIFY(m_program->database.execute(u"DELETE FROM audit_head"_s));
    QCOMPARE(m_program->log.parts().error().code, ErrorCode::Damaged);
    QCOMPARE(m_program->log.verify().error().code, ErrorCode::Damaged);
}

void tst_AuditRotation::cutsAFileThatWasNotCommitted()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    for (const bool isOther : {false, true}) {
        const qint64 lines = fillFile();
        const QStringList before = paths();
        const QString next = path(u"audit-%1.log"_s.arg(lines + 1));
        rollBackANewFile();
        QCOMPARE(read(next).count('\n'), 2);
        QCOMPARE(paths(), before);
        verifyWhole(lines, 2);
        if (isOther) // another program finds it
            m_program = std::make_unique<Program>(*m_folder);
        QVERIFY(m_program->log.append({"after", {}}));
        verifyWhole(lines + 2);
        QCOMPARE(paths(), before + QStringList{next});
        const QByteArrayList added = read(next).split('\n');
        QVERIFY(added.at(0).contains("uncommitted_lines_cut") && added.at(0).contains("\"lines\":\"2\""));
        QVERIFY(added.at(1).contains("after"));
    }
}

void tst_AuditRotation::acceptsAKillWhileAFileBegins()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    const qint64 lines = fillFile();
    const QString next = path(u"audit-%1.log"_s.arg(lines + 1));
    rollBackANewFile();
    const QByteArray whole = read(next);
    m_program.reset();
    QVERIFY(QFile::copy(path(u"orders.sqlite"_s), path(u"before"_s)));
    // The file as it is after a kill at a point of its writing: the journal does not know it.
    const qsizetype first = whole.indexOf('\n') + 1;
    for (const qsizetype size :
         {qsizetype(0), qsizetype(1), first - 1, first, first + 1, first + 100, whole.size() - 1, whole.size()}) {
        QVERIFY(QFile::remove(path(u"orders.sqlite"_s)) && QFile::copy(path(u"before"_s), path(u"orders.sqlite"_s)));
        write(next, whole.first(size));
        m_program = std::make_unique<Program>(*m_folder);
        const qint64 written = whole.first(size).count('\n');
        if (size == 0 || whole.at(size - 1) == '\n')
            verifyWhole(lines, written);
        QVERIFY(m_program->log.append({"after", {}}));
        verifyWhole(lines + (written > 0 ? 2 : 1));
        m_program.reset();
    }
}

void tst_AuditRotation::keepsForeignBytesOfANewFileAsEvidence()
{
    const qint64 lines = fillFile();
    const QString name = u"audit-%1.log"_s.arg(lines + 1);
    write(path(name), "{}\n");
    const QString problem = u"line %1 is not whole (%2)"_s.arg(lines + 1).arg(name);
    QCOMPARE(m_program->log.verify()->problem, problem);
    QVERIFY(m_program->log.append({"after", {}}));
    QCOMPARE(m_program->log.verify()->problem, problem);
    QVERIFY(read(path(name)).startsWith("{}\n{\"seq\""));
}

void tst_AuditRotation::letsTwoProgramsAppend()
{
    QTest::failOnWarning(QRegularExpression(u".*"_s));
    Program other(*m_folder);
    const qsizetype before = paths().size();
    // In turns of one line, then of many, so that each meets files that the other began, and several at once.
    for (int count = 0; count < 20; ++count)
        QVERIFY((count % 2 == 0 ? *m_program : other).log.append(numbered(count)));
    for (int count = 0; count < 40; ++count)
        QVERIFY((count / 10 % 2 == 0 ? *m_program : other).log.append(numbered(count)));
    verifyWhole(linesAtFirst + 60);
    QCOMPARE(other.log.verify()->lines, linesAtFirst + 60);
    QVERIFY(paths().size() >= before + 20);
    // One of them begins a file and undoes that; the other goes on.
    const qint64 lines = fillFile();
    rollBackANewFile();
    QVERIFY(other.log.append({"after", {}}));
    verifyWhole(lines + 2);
    QVERIFY(m_program->log.append({"after", {}}));
    verifyWhole(lines + 3);
}

void tst_AuditRotation::goesOnFromALogOfOneFile()
{
    // The journal and the log of an earlier version, which knew one file.
    const AuditLog::Part first = m_program->log.parts()->constFirst();
    const QTemporaryDir earlier;
    QVERIFY(QFile::copy(first.path, earlier.filePath(u"audit.log"_s)));
    {
        const Database::Migrations known = orderSchema::migrations().first(10);
        const auto database = Database::open(earlier.filePath(u"orders.sqlite"_s), known);
        QVERIFY(database);
        QVERIFY(database->change(u"UPDATE audit_head SET lines = ?, bytes = ?, hash = ?"_s,
                                 {first.last, first.bytes, QString::fromLatin1(first.hash)}));
    }
    Program program(earlier);
    QCOMPARE(program.log.verify()->problem, QString());
    QCOMPARE(program.log.verify()->lines, first.last);
    QVERIFY(program.log.append({"after", {}}));
    QCOMPARE(program.log.parts()->size(), 2);
    QCOMPARE(program.log.verify()->problem, QString());
    QCOMPARE(program.log.verify()->lines, first.last + 1);
    QCOMPARE(read(earlier.filePath(u"audit.log"_s)), read(first.path));
}

CURVEDESK_TEST(tst_AuditRotation)

} // namespace auditRotationTest
#include "tst_AuditRotation.moc"
