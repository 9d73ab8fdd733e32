// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/storage/Database.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <limits>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace databaseTest {

class tst_Database : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_directory = std::make_unique<QTemporaryDir>(); }
    void setsPragmas_data();
    void setsPragmas();
    void survivesReopening();
    void closesItsConnection();
    void fileIsPrivate();
    void walFilesArePrivate();
    void migratesStepByStep();
    void failedMigrationLeavesTheOldVersion();
    void refusesNewerSchema();
    void refusesDamage_data();
    void refusesDamage();
    void reportsStorage_data();
    void reportsStorage();
    void undoesFailedTransaction();
    void undoesTransactionThatDoesNotFit();
    void seesUniqueViolation();
    void enforcesForeignKeys();
    void keepsEveryBitOfU64_data();
    void keepsEveryBitOfU64();
    void nullTextBecomesEmpty();
    void keepsEveryCharacter_data();
    void keepsEveryCharacter();

private:
    static inline const Database::Migrations one{{u"CREATE TABLE t (k INTEGER PRIMARY KEY, v BLOB NOT NULL)"_s}};

    [[nodiscard]] QString path() const { return m_directory->filePath(u"test.db"_s); }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void tst_Database::setsPragmas_data()
{
    QTest::addColumn<bool>("inMemory");
    QTest::addColumn<QString>("pragma");
    QTest::addColumn<QString>("value");
    QTest::newRow("write-ahead log") << false << u"journal_mode"_s << u"wal"_s;
    QTest::newRow("memory") << true << u"journal_mode"_s << u"memory"_s;
    QTest::newRow("full sync") << false << u"synchronous"_s << u"2"_s;
    QTest::newRow("foreign keys") << false << u"foreign_keys"_s << u"1"_s;
    QTest::newRow("foreign keys in memory") << true << u"foreign_keys"_s << u"1"_s;
    QTest::newRow("waits for a lock") << false << u"busy_timeout"_s << u"5000"_s;
    QTest::newRow("version") << false << u"user_version"_s << u"1"_s;
}

void tst_Database::setsPragmas()
{
    QFETCH(bool, inMemory);
    QFETCH(QString, pragma);
    const auto database = Database::open(inMemory ? QString() : path(), one);
    QVERIFY(database);
    const auto value = database->value(u"PRAGMA "_s + pragma);
    QVERIFY(value);
    QTEST(value->toString(), "value");
}

void tst_Database::survivesReopening()
{
    {
        const auto database = Database::open(path(), one);
        QVERIFY(database);
        QVERIFY(database->execute(u"INSERT INTO t (k, v) VALUES (7, x'00ff')"_s));
    }
    const auto database = Database::open(path(), one);
    QVERIFY(database);
    QCOMPARE(database->value(u"SELECT v FROM t WHERE k = 7"_s)->toByteArray(), QByteArray("\x00\xff", 2));
    QVERIFY(!database->value(u"SELECT v FROM t WHERE k = 8"_s)->isValid());
}

void tst_Database::closesItsConnection()
{
    const QStringList before = QSqlDatabase::connectionNames();
    {
        auto database = Database::open(path(), one);
        QVERIFY(database);
        QVERIFY(database->transaction([] { return Outcome(); }));
        QCOMPARE(QSqlDatabase::connectionNames().size(), before.size() + 1);
        const Database moved = std::move(*database);
        QVERIFY(moved.value(u"SELECT 1"_s));
        QCOMPARE(QSqlDatabase::connectionNames().size(), before.size() + 1);
    }
    QCOMPARE(QSqlDatabase::connectionNames(), before);
}

void tst_Database::fileIsPrivate()
{
    QVERIFY(Database::open(path(), one));
    const auto rights = QFileInfo(path()).permissions();
    QVERIFY(!(rights & (QFile::ReadGroup | QFile::WriteGroup | QFile::ReadOther | QFile::WriteOther)));
}

void tst_Database::walFilesArePrivate()
{
    const auto database = Database::open(path(), one);
    QVERIFY(database);
    QVERIFY(database->execute(u"INSERT INTO t (v) VALUES (x'01')"_s));
    for (const QString &suffix : {u"-wal"_s, u"-shm"_s}) {
        const QFileInfo info(path() + suffix);
        QVERIFY(info.exists());
        QVERIFY(!(info.permissions() & (QFile::ReadGroup | QFile::ReadOther | QFile::WriteGroup | QFile::WriteOther)));
    }
}

void tst_Database::migratesStepByStep()
{
    {
        const auto database = Database::open(path(), one);
        QVERIFY(database);
        QVERIFY(database->execute(u"INSERT INTO t (k, v) VALUES (1, x'01')"_s));
    }
    Database::Migrations two = one;
    two.append({u"ALTER TABLE t ADD COLUMN note TEXT NOT NULL DEFAULT 'none'"_s, u"CREATE INDEX i ON t (note)"_s});
    for (int round = 0; round < 2; ++round) {
        const auto database = Database::open(path(), two);
        QVERIFY(database);
        QCOMPARE(database->value(u"SELECT note FROM t WHERE k = 1"_s)->toString(), u"none"_s);
        QCOMPARE(database->value(u"PRAGMA user_version"_s)->toInt(), 2);
    }
}

void tst_Database::failedMigrationLeavesTheOldVersion()
{
    QVERIFY(Database::open(path(), one));
    Database::Migrations broken = one;
    broken.append({u"CREATE TABLE half (a INTEGER)"_s, u"CREATE TABLE oops ("_s});
    QVERIFY(!Database::open(path(), broken));
    const auto database = Database::open(path(), one);
    QVERIFY(database);
    QCOMPARE(database->value(u"SELECT count(*) FROM sqlite_schema WHERE name = 'half'"_s)->toInt(), 0);
}

void tst_Database::refusesNewerSchema()
{
    {
        const auto database = Database::open(path(), one);
        QVERIFY(database);
        QVERIFY(database->execute(u"PRAGMA user_version = 2"_s));
    }
    const auto database = Database::open(path(), one);
    QVERIFY(!database);
    QCOMPARE(database.error().code, ErrorCode::Damaged);
    QVERIFY(database.error().detail.contains(u"newer"_s));
}

void tst_Database::refusesDamage_data()
{
    QTest::addColumn<qint64>("offset");
    QTest::addColumn<QByteArray>("garbage");
    QTest::newRow("no database at all") << qint64{0} << QByteArray(200, 'x');
    QTest::newRow("a page of the table") << qint64{4096 + 8} << QByteArray(4000, '\xa5');
    QTest::newRow("the schema page") << qint64{100} << QByteArray(3000, '\xa5');
}

void tst_Database::refusesDamage()
{
    QFETCH(qint64, offset);
    QFETCH(QByteArray, garbage);
    {
        auto database = Database::open(path(), one);
        QVERIFY(database);
        QVERIFY(database->execute(u"INSERT INTO t (v) SELECT zeroblob(100) FROM"
                                  " (WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 200)"
                                  " SELECT i FROM n)"_s));
    }
    QFile file(path());
    QVERIFY(file.open(QIODevice::ReadWrite));
    QVERIFY(file.size() > offset + garbage.size());
    QVERIFY(file.seek(offset));
    QCOMPARE(file.write(garbage), garbage.size());
    file.close();
    const auto database = Database::open(path(), one);
    QVERIFY(!database);
    QCOMPARE(database.error().code, ErrorCode::Damaged);
    QVERIFY(!database.error().detail.contains(m_directory->path()));
}

void tst_Database::reportsStorage_data()
{
    QTest::addColumn<QString>("target");
    QTest::newRow("the directory is missing") << u"missing/test.db"_s;
    QTest::newRow("it is a directory") << u"folder"_s;
    QTest::newRow("it is a symbolic link") << u"link"_s;
}

void tst_Database::reportsStorage()
{
    QFETCH(QString, target);
    QVERIFY(QDir(m_directory->path()).mkdir(u"folder"_s));
    QVERIFY(QFile::link(path(), m_directory->filePath(u"link"_s)));
    const auto database = Database::open(m_directory->filePath(target), one);
    QVERIFY(!database);
    QCOMPARE(database.error().code, ErrorCode::Storage);
    QVERIFY(!database.error().detail.contains(m_directory->path()));
}

void tst_Database::undoesFailedTransaction()
{
    auto database = Database::open(path(), one);
    QVERIFY(database);
    const Outcome done = database->transaction([&]() -> Outcome {
        if (Outcome inserted = database->execute(u"INSERT INTO t (k, v) VALUES (1, x'01')"_s); !inserted)
            return inserted;
        return failure(ErrorCode::Conflict, u"changed my mind"_s);
    });
    QVERIFY(!done);
    QCOMPARE(done.error().code, ErrorCode::Conflict);
    QCOMPARE(database->value(u"SELECT count(*) FROM t"_s)->toInt(), 0);
    QVERIFY(database->transaction([&] { return database->execute(u"INSERT INTO t (k, v) VALUES (2, x'02')"_s); }));
    QCOMPARE(database->value(u"SELECT k FROM t"_s)->toInt(), 2);
}

void tst_Database::undoesTransactionThatDoesNotFit()
{
    auto database = Database::open(path(), one);
    QVERIFY(database);
    QVERIFY(database->execute(u"INSERT INTO t (v) VALUES (x'01')"_s));
    const int pages = database->value(u"PRAGMA page_count"_s)->toInt();
    QVERIFY(database->execute(u"PRAGMA max_page_count = %1"_s.arg(pages + 2)));
    const Outcome done = database->transaction([&]() -> Outcome {
        for (int i = 0; i < 10; ++i) {
            if (Outcome inserted = database->execute(u"INSERT INTO t (v) VALUES (zeroblob(3000))"_s); !inserted)
                return inserted;
        }
        return {};
    });
    QVERIFY(!done);
    QCOMPARE(done.error().code, ErrorCode::Storage);
    QCOMPARE(done.error().detail, u"the disk is full"_s);
    QCOMPARE(database->value(u"SELECT count(*) FROM t"_s)->toInt(), 1);
    QVERIFY(database->transaction([&] { return database->execute(u"INSERT INTO t (v) VALUES (x'02')"_s); }));
    QCOMPARE(database->value(u"SELECT count(*) FROM t"_s)->toInt(), 2);
}

void tst_Database::seesUniqueViolation()
{
    const auto database = Database::open(QString(), one);
    QVERIFY(database);
    auto insert = database->prepare(u"INSERT INTO t (k, v) VALUES (?, ?)"_s);
    QVERIFY(insert);
    insert->bindValue(0, 1);
    insert->bindValue(1, QByteArrayLiteral("a"));
    QVERIFY(insert->exec());
    QVERIFY(!insert->exec());
    QVERIFY(isUniqueViolation(insert->lastError()));
    insert->bindValue(0, 2);
    insert->bindValue(1, QVariant());
    QVERIFY(!insert->exec());
    QVERIFY(!isUniqueViolation(insert->lastError())); // NOT NULL is another constraint
    QCOMPARE(storageError(insert->lastError()).code, ErrorCode::Storage);
    insert->bindValue(1, QByteArrayLiteral("b"));
    QVERIFY(insert->exec());
}

void tst_Database::enforcesForeignKeys()
{
    const auto database = Database::open(
        QString(), {{u"CREATE TABLE a (k INTEGER PRIMARY KEY)"_s, u"CREATE TABLE b (a INTEGER REFERENCES a(k))"_s}});
    QVERIFY(database);
    QVERIFY(!database->execute(u"INSERT INTO b (a) VALUES (1)"_s));
    QVERIFY(database->execute(u"INSERT INTO a (k) VALUES (1)"_s));
    QVERIFY(database->execute(u"INSERT INTO b (a) VALUES (1)"_s));
}

void tst_Database::keepsEveryBitOfU64_data()
{
    QTest::addColumn<quint64>("value");
    QTest::newRow("zero") << quint64{0};
    QTest::newRow("beyond a double") << (quint64{1} << 53u) + 1;
    QTest::newRow("largest signed") << quint64{0x7fffffffffffffff};
    QTest::newRow("2^63") << (quint64{1} << 63u);
    QTest::newRow("2^63 + 1") << (quint64{1} << 63u) + 1;
    QTest::newRow("2^64 - 1") << std::numeric_limits<quint64>::max();
}

void tst_Database::keepsEveryBitOfU64()
{
    QFETCH(quint64, value);
    const auto database = Database::open(QString(), {{u"CREATE TABLE n (v INTEGER NOT NULL) STRICT"_s}});
    QVERIFY(database);
    auto insert = database->prepare(u"INSERT INTO n (v) VALUES (?)"_s);
    QVERIFY(insert);
    insert->bindValue(0, toColumn(value));
    QVERIFY(insert->exec());
    QCOMPARE(database->value(u"SELECT typeof(v) FROM n"_s)->toString(), u"integer"_s);
    QCOMPARE(u64FromColumn(*database->value(u"SELECT v FROM n"_s)), value);
}

void tst_Database::nullTextBecomesEmpty()
{
    const auto database = Database::open(QString(), {{u"CREATE TABLE n (a TEXT NOT NULL, b BLOB NOT NULL) STRICT"_s}});
    QVERIFY(database);
    auto insert = database->prepare(u"INSERT INTO n (a, b) VALUES (?, ?)"_s);
    QVERIFY(insert);
    insert->bindValue(0, toColumn(QString()));
    insert->bindValue(1, toColumn(QByteArray()));
    QVERIFY(insert->exec());
}

void tst_Database::keepsEveryCharacter_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("kept");
    QTest::newRow("a byte order mark") << u"\uFEFFUSDC"_s << u"\uFEFFUSDC"_s;
    QTest::newRow("two of them") << u"\uFEFF\uFEFFUSDC"_s << u"\uFEFF\uFEFFUSDC"_s;
    QTest::newRow("a swapped one") << u"\uFFFEUSDC"_s << u"\uFFFDUSDC"_s; // SQLite has no such character
    QTest::newRow("only one") << u"\uFEFF"_s << u"\uFEFF"_s;
    QTest::newRow("one within") << u"US\uFEFFDC"_s << u"US\uFEFFDC"_s;
    QTest::newRow("a pair") << u"\U0001F408 USDC"_s << u"\U0001F408 USDC"_s;
    QTest::newRow("nothing") << u""_s << u""_s;
}

void tst_Database::keepsEveryCharacter()
{
    QFETCH(QString, text);
    QFETCH(QString, kept);
    const auto database = Database::open(QString(), {{u"CREATE TABLE n (v TEXT NOT NULL) STRICT"_s}});
    QVERIFY(database);
    QVERIFY(database->change(u"INSERT INTO n (v) VALUES (?)"_s, {text}));
    QCOMPARE(database->value(u"SELECT v FROM n"_s)->toString(), kept);
    QCOMPARE(database->value(u"SELECT length(v) FROM n"_s)->toInt(), text.toUcs4().size());
    auto select = database->prepare(u"SELECT v FROM n WHERE v = ?"_s);
    QVERIFY(select);
    bool isFound = false;
    QVERIFY(visitRows(*select, {text}, [&](const QSqlQuery &) { return isFound = true; }));
    QVERIFY(isFound);
}

CURVEDESK_TEST(tst_Database)

} // namespace databaseTest
#include "tst_Database.moc"
