// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/ClusterOpening.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::app;
using namespace Qt::StringLiterals;

namespace clusterDirectoryTest {

namespace {

const QList<QUrl> endpoints{QUrl(u"https://node.example/?key=s3cret"_s)};

Hash hash(char fill)
{
    return *Hash::fromBytes(QByteArray(32, fill));
}

QStringList foldersIn(const QString &path)
{
    return QDir(path).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
}

} // namespace

class tst_ClusterDirectory : public QObject
{
    Q_OBJECT

private slots:
    void isNamedAfterTheChain();
    void servesTheEndpointsThatItServedBefore();
    void keepsWhatWasMadeBeforeTheChainAnswered();
    void bindsOnce();
    void bindsToOneChainForAllPrograms();
    void takesNoChainThatHasAFolder();
    void takesNoWalletThatCouldGoOutOfView();
    void keepsNoEndpointInTheClear();
    void refusesADamagedName();
};

void tst_ClusterDirectory::isNamedAfterTheChain()
{
    const QTemporaryDir data;
    const auto one = ClusterDirectory::open(data.path(), endpoints, hash('a'));
    const auto again = ClusterDirectory::open(data.path(), {QUrl(u"https://other.example"_s)}, hash('a'));
    const auto other = ClusterDirectory::open(data.path(), endpoints, hash('b'));
    QVERIFY(one && again && other);
    QCOMPARE(again->path(), one->path());
    QVERIFY(other->path() != one->path());
    QCOMPARE(one->genesis(), std::optional(hash('a')));
    QVERIFY(one->path().endsWith(hash('a').toBase58()));
}

void tst_ClusterDirectory::servesTheEndpointsThatItServedBefore()
{
    const QTemporaryDir data;
    // The chain did not answer at first, and was asked later.
    auto unnamed = ClusterDirectory::open(data.path(), endpoints, std::nullopt);
    QVERIFY(unnamed && !unnamed->genesis());
    QVERIFY(unnamed->bind(hash('a')));
    const auto silent = ClusterDirectory::open(data.path(), endpoints, std::nullopt);
    const auto named = ClusterDirectory::open(data.path(), endpoints, hash('a'));
    QVERIFY(silent && named);
    QCOMPARE(silent->path(), unnamed->path());
    QCOMPARE(silent->genesis(), std::optional(hash('a')));
    QCOMPARE(named->path(), unnamed->path());
    QCOMPARE(foldersIn(data.path()).size(), 1);
}

void tst_ClusterDirectory::keepsWhatWasMadeBeforeTheChainAnswered()
{
    const QTemporaryDir data;
    const QList<QUrl> other{QUrl(u"https://other.example"_s)};
    const auto silent = ClusterDirectory::open(data.path(), endpoints, std::nullopt);
    const auto later = ClusterDirectory::open(data.path(), other, hash('b'));
    const auto answered = ClusterDirectory::open(data.path(), endpoints + other, hash('a'));
    QVERIFY(silent && later && answered);
    QCOMPARE(answered->path(), silent->path());
    QCOMPARE(answered->genesis(), std::optional(hash('a')));
    QVERIFY(later->path() != silent->path());
    // It is that chain's from now on; and a folder of other endpoints is not taken.
    const auto stranger = ClusterDirectory::open(data.path(), endpoints, hash('c'));
    const auto silentAgain = ClusterDirectory::open(data.path(), {QUrl(u"https://new.example"_s)}, std::nullopt);
    const auto elsewhere = ClusterDirectory::open(data.path(), endpoints, hash('d'));
    QVERIFY(stranger && silentAgain && elsewhere);
    QVERIFY(stranger->path() != silent->path());
    QVERIFY(elsewhere->path() != silentAgain->path());
    QCOMPARE(foldersIn(data.path()).size(), 5);
}

void tst_ClusterDirectory::bindsOnce()
{
    const QTemporaryDir data;
    auto directory = ClusterDirectory::open(data.path(), endpoints, std::nullopt);
    QVERIFY(directory);
    QVERIFY(directory->bind(hash('a')));
    QVERIFY(directory->bind(hash('a')));
    QVERIFY(!directory->bind(hash('b')));
}

void tst_ClusterDirectory::bindsToOneChainForAllPrograms()
{
    const QTemporaryDir data;
    auto first = ClusterDirectory::open(data.path(), endpoints, std::nullopt);
    auto second = ClusterDirectory::open(data.path(), endpoints, std::nullopt);
    QVERIFY(first && second);
    QCOMPARE(second->path(), first->path());
    QVERIFY(first->bind(hash('a')));
    QVERIFY(!second->bind(hash('b')));
    QVERIFY(second->bind(hash('a')));
}

void tst_ClusterDirectory::takesNoChainThatHasAFolder()
{
    const QTemporaryDir data;
    QVERIFY(ClusterDirectory::open(data.path(), endpoints, hash('a')).has_value());
    auto unnamed = ClusterDirectory::open(data.path(), {QUrl(u"https://new.example"_s)}, std::nullopt);
    QVERIFY(unnamed && !unnamed->bind(hash('a')));
    QVERIFY(unnamed->bind(hash('b')));
}

void tst_ClusterDirectory::takesNoWalletThatCouldGoOutOfView()
{
    const QTemporaryDir data;
    const auto mayAdd = [](const ClusterDirectory &directory) { return walletGate(&directory)(); };
    QVERIFY(walletGate(nullptr)());
    // The only folder becomes that of whatever chain answers.
    auto first = ClusterDirectory::open(data.path(), endpoints, std::nullopt);
    QVERIFY(first && first->isSettled() && mayAdd(*first));
    QVERIFY(first->bind(hash('a')));
    QVERIFY(mayAdd(*first));
    // Another address may lead to the same chain, whose wallets are in the first folder.
    const QList<QUrl> other{QUrl(u"https://other.example"_s)};
    auto second = ClusterDirectory::open(data.path(), other, std::nullopt);
    QVERIFY(second && !second->isSettled());
    QCOMPARE(mayAdd(*second).error().code, ErrorCode::Unavailable);
    QVERIFY(!second->bind(hash('a')));
    QVERIFY(!mayAdd(*second));
    // Once a chain without a folder has answered, it is that chain's.
    QVERIFY(second->bind(hash('b')));
    QVERIFY(mayAdd(*second));
    const auto silent = ClusterDirectory::open(data.path(), other, std::nullopt);
    QVERIFY(silent && mayAdd(*silent));
}

void tst_ClusterDirectory::keepsNoEndpointInTheClear()
{
    const QTemporaryDir data;
    const auto directory = ClusterDirectory::open(data.path(), endpoints, std::nullopt);
    QVERIFY(directory && !directory->path().contains(u"example"_s));
    const QDir folder(directory->path());
    QVERIFY(!folder.entryList(QDir::Files).isEmpty());
    for (const QString &name : folder.entryList(QDir::Files)) {
        QFile file(folder.filePath(name));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY2(!text.contains("example") && !text.contains("s3cret"), text.constData());
    }
}

void tst_ClusterDirectory::refusesADamagedName()
{
    const QTemporaryDir data;
    const auto directory = ClusterDirectory::open(data.path(), endpoints, hash('a'));
    QVERIFY(directory);
    QFile file(directory->path() + u"/genesis"_s);
    QVERIFY(file.open(QIODevice::WriteOnly | QIODevice::Truncate));
    file.write("this is no hash\n");
    file.close();
    const auto again = ClusterDirectory::open(data.path(), endpoints, std::nullopt);
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::Damaged);
}

CURVEDESK_TEST(tst_ClusterDirectory)

} // namespace clusterDirectoryTest
#include "tst_ClusterDirectory.moc"
