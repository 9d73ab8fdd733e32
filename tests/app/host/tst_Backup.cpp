// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/host/Backup.h"
#include "core/market/MarketStore.h"
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
};

CURVEDESK_TEST(tst_Backup)

} // namespace backupTest
#include "tst_Backup.moc"
