// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/LaunchStore.h"
#include "core/service/launch/StoreService.h"
#include "tests/support/MemoryVault.h"
#include "tests/support/TestProgram.h"

#include <QCoro/QCoroTask>
#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace storeServiceTest {

using Kind = MetadataPlace::Kind;

namespace {

const QByteArray token = "eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiJjb2luIn0.c2lnbmF0dXJl-_";

std::shared_ptr<const SecretBytes> secret(const QByteArray &text)
{
    return std::make_shared<const SecretBytes>(SecretBytes::copyOf(text));
}

/// One run of the program; files and vault outlive it.
struct Run
{
    Run(const QString &path, MemoryVault &vault_, bool isFixed = false)
        : vault(vault_)
        , store(*LaunchStore::open(path))
        , stores(local, options(vault))
        , service(stores, *store, vault, isFixed)
    {
    }
    static LaunchStores::Options options(const MemoryVault &vault)
    {
        LaunchStores::Options options;
        options.chain = [] { return LaunchStores::Chain::Sandbox; };
        options.pinata.keptToken = [&vault] { return StoreService::pinataToken(vault); };
        return options;
    }
    [[nodiscard]] Kind place() { return QCoro::waitFor(stores.findPlace())->kind; }
    Outcome save(const StoreSettings &settings, const std::shared_ptr<const SecretBytes> &pinataToken = {})
    {
        return QCoro::waitFor(service.save(settings, pinataToken));
    }

    MemoryVault &vault;
    std::unique_ptr<LaunchStore> store;
    LocalStore local{QString()};
    LaunchStores stores;
    StoreService service;
};

} // namespace

class tst_StoreService : public QObject
{
    Q_OBJECT

private slots:
    void keepsOrderAndToken()
    {
        QTemporaryDir directory;
        const QString path = directory.filePath(u"launches.sqlite"_s);
        MemoryVault vault;
        {
            Run run(path, vault);
            QCOMPARE(run.place(), Kind::ThisComputer);
            QVERIFY(
                run.save({{StoreChoice::Pinata, StoreChoice::Pump}, u"http://127.0.0.1:5002"_s, false}, secret(token)));
            QCOMPARE(run.place(), Kind::Pinata); // at once
        }
        Run run(path, vault);
        QCOMPARE(run.place(), Kind::Pinata);
        const auto kept = QCoro::waitFor(run.service.settings());
        QCOMPARE(kept->order, (QList{StoreChoice::Pinata, StoreChoice::Pump}));
        QCOMPARE(kept->kuboUrl, u"http://127.0.0.1:5002"_s);
        QVERIFY(kept->hasPinataToken);
        QCOMPARE(StoreService::pinataToken(vault)->view(), QByteArrayView(token));
        // It is in the vault and nowhere else.
        const QStringList names = QDir(directory.path()).entryList(QDir::Files);
        for (const QString &name : names) {
            QFile file(directory.filePath(name));
            QVERIFY(file.open(QIODevice::ReadOnly));
            QVERIFY(!file.readAll().contains(token));
        }
        // A null token leaves it, an empty one removes it.
        QVERIFY(run.save(*kept));
        QVERIFY(StoreService::pinataToken(vault));
        QVERIFY(run.save(*kept, secret({})));
        QVERIFY(!StoreService::pinataToken(vault));
        QVERIFY(!QCoro::waitFor(run.service.settings())->hasPinataToken);
    }

    void refuses_data()
    {
        QTest::addColumn<QString>("kubo");
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<bool>("isLocked");
        QTest::addColumn<bool>("isFixed");
        QTest::addColumn<ErrorCode>("code");
        QTest::newRow("no address") << u"daemon"_s << ""_ba << false << false << ErrorCode::InvalidInput;
        QTest::newRow("another computer's http")
            << u"http://a.example"_s << ""_ba << false << false << ErrorCode::InvalidInput;
        QTest::newRow("no token") << QString() << "password"_ba << false << false << ErrorCode::InvalidInput;
        QTest::newRow("locked") << QString() << token << true << false << ErrorCode::WalletLocked;
        QTest::newRow("command line") << QString() << ""_ba << false << true << ErrorCode::Forbidden;
    }
    void refuses()
    {
        QFETCH(QString, kubo);
        QFETCH(QByteArray, text);
        QFETCH(bool, isLocked);
        QFETCH(bool, isFixed);
        QFETCH(ErrorCode, code);
        MemoryVault vault;
        vault.locked = isLocked;
        Run run({}, vault, isFixed);
        const auto saved = run.save({{StoreChoice::Pump}, kubo, false}, text.isEmpty() ? nullptr : secret(text));
        QVERIFY(!saved);
        QCOMPARE(saved.error().code, code);
        QCOMPARE(run.place(), Kind::ThisComputer);
    }
};

CURVEDESK_TEST(tst_StoreService)

} // namespace storeServiceTest
#include "tst_StoreService.moc"
