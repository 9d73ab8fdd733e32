// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/host/Backup.h"
#include "core/journal/AuditLog.h"
#include "core/journal/OrderSchema.h"
#include "core/market/MarketStore.h"
#include "core/storage/Database.h"
#include "tests/support/TestProgram.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::app;
using namespace Qt::StringLiterals;

namespace backupTest {

namespace {

/// A data directory whose market was closed, and places for its copy and for what is restored from that.
struct Scene
{
    Scene()
    {
        QDir(folder.path()).mkdir(u"data"_s);
        const auto market = MarketStore::open(data + u"/market.sqlite"_s);
        isKept = market && (*market)->addGap({.fromSlot = 3, .toSlot = 9});
    }

    const QTemporaryDir folder;
    const QString data = folder.filePath(u"data"_s);
    const QString copy = folder.filePath(u"copy"_s);
    const QString restored = folder.filePath(u"restored"_s);
    bool isKept = false;
};

/// Fails the test unless the restored market is the one that was backed up.
void verifyMarket(const Scene &scene)
{
    const auto market = MarketStore::open(scene.restored + u"/market.sqlite"_s);
    QVERIFY(market);
    QCOMPARE((*market)->gaps().size(), 1);
    QCOMPARE((*market)->gaps().constFirst().toSlot, 9ull);
    QCOMPARE(QDir(scene.restored).entryList({u"*.damaged-*"_s}, QDir::Files), QStringList());
}

/// The names of the files of an audit log in a folder.
QStringList auditFiles(const QString &folder)
{
    return QDir(folder).entryList({u"audit*"_s}, QDir::Files);
}

QByteArray read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

/// An audit log of small files, three lines each, and its journal.
struct SmallLog
{
    explicit SmallLog(const QString &folder)
        : database(*Database::open(folder + u"/orders.sqlite"_s, orderSchema::migrations()))
        , log(database, folder + u"/audit.log"_s, 600)
    {
    }

    Database database;
    AuditLog log;
};

const AuditEntry line{"test", {{"text", u"some words that fill a line"_s}}};

} // namespace

class tst_Backup : public QObject
{
    Q_OBJECT

private slots:
    void keepsTheMarket()
    {
        const Scene scene;
        QVERIFY(scene.isKept && QFile::exists(scene.data + u"/market.sqlite.digest"_s));
        const Result<qsizetype> made = backup::make(scene.data, scene.copy);
        QVERIFY(made);
        QCOMPARE(*made, 1);
        QVERIFY(!QFile::exists(scene.copy + u"/market.sqlite.digest"_s));
        QVERIFY(backup::restore(scene.copy, scene.restored));
        verifyMarket(scene);
    }

    // Backups of earlier versions have the digest of the database that was copied, which has other bytes than the copy.
    void leavesDigestsOut()
    {
        const Scene scene;
        QVERIFY(scene.isKept && backup::make(scene.data, scene.copy));
        QVERIFY(QFile::copy(scene.data + u"/market.sqlite.digest"_s, scene.copy + u"/market.sqlite.digest"_s));
        QFile digest(scene.copy + u"/market.sqlite.digest"_s);
        QVERIFY(digest.open(QIODevice::ReadOnly));
        const QByteArray sum = QCryptographicHash::hash(digest.readAll(), QCryptographicHash::Sha256).toHex();
        QFile sums(scene.copy + u"/SHA256SUMS"_s);
        QVERIFY(sums.open(QIODevice::Append));
        sums.write(sum + "  market.sqlite.digest\n");
        sums.close();
        const Result<qsizetype> restored = backup::restore(scene.copy, scene.restored);
        QVERIFY(restored);
        QCOMPARE(*restored, 1);
        QVERIFY(!QFile::exists(scene.restored + u"/market.sqlite.digest"_s));
        verifyMarket(scene);
    }

    void keepsAllFilesOfTheAuditLog()
    {
        const Scene scene;
        SmallLog source(scene.data);
        for (int count = 0; count < 9; ++count)
            QVERIFY(source.log.append(line));
        const QStringList files{u"audit-4.log"_s, u"audit-7.log"_s, u"audit.log"_s};
        QCOMPARE(auditFiles(scene.data), files);
        // A transaction that was not committed left lines in a file that it began, and somebody added to the others.
        QVERIFY(!source.database.transaction([&]() -> Outcome {
            const Outcome appended = source.log.appendWithin({line});
            return appended ? failure(ErrorCode::Internal, u"undone"_s) : appended;
        }));
        QCOMPARE(auditFiles(scene.data).size(), 4);
        QMap<QString, QByteArray> committed;
        for (const QString &name : files) {
            committed.insert(name, read(scene.data + u'/' + name));
            QFile file(scene.data + u'/' + name);
            QVERIFY(file.open(QIODevice::Append) && file.write("later\n") == 6);
        }
        QVERIFY(backup::make(scene.data, scene.copy));
        QCOMPARE(auditFiles(scene.copy), files);
        QVERIFY(backup::restore(scene.copy, scene.restored));
        QCOMPARE(auditFiles(scene.restored), files);
        for (const QString &name : files)
            QCOMPARE(read(scene.restored + u'/' + name), committed.value(name));
        SmallLog restored(scene.restored);
        QCOMPARE(restored.log.verify()->problem, QString());
        QCOMPARE(restored.log.verify()->lines, 9);
        QCOMPARE(restored.log.verify()->uncommitted, 0);
        QVERIFY(restored.log.append(line));
        QCOMPARE(restored.log.verify()->lines, 10);
    }

    // A closed file that was changed in the backup is not taken back.
    void namesAChangedFileOfTheAuditLog()
    {
        const Scene scene;
        SmallLog source(scene.data);
        for (int count = 0; count < 9; ++count)
            QVERIFY(source.log.append(line));
        QVERIFY(backup::make(scene.data, scene.copy));
        QVERIFY(QFile::remove(scene.copy + u"/audit-4.log"_s));
        const Result<qsizetype> restored = backup::restore(scene.copy, scene.restored);
        QCOMPARE(restored.error().code, ErrorCode::Damaged);
        QVERIFY(restored.error().detail.contains(u"audit-4.log"_s));
    }

    // A data directory that no program of this version has opened yet.
    void keepsTheAuditLogOfAnEarlierVersion()
    {
        const Scene scene;
        {
            const Database::Migrations known = orderSchema::migrations().first(10);
            const auto journal = Database::open(scene.data + u"/orders.sqlite"_s, known);
            QVERIFY(journal && journal->execute(u"UPDATE audit_head SET lines = 1, bytes = 6"_s));
        }
        QFile file(scene.data + u"/audit.log"_s);
        QVERIFY(file.open(QIODevice::WriteOnly) && file.write("first\nlater\n") == 12);
        file.close();
        QVERIFY(backup::make(scene.data, scene.copy));
        QCOMPARE(read(scene.copy + u"/audit.log"_s), QByteArray("first\n"));
    }
};

CURVEDESK_TEST(tst_Backup)

} // namespace backupTest
#include "tst_Backup.moc"
