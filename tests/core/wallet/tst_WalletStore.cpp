// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/storage/Database.h"
#include "core/wallet/WalletStore.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QHash>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <memory>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace walletStoreTest {

namespace {

class FakeClock final : public Clock
{
public:
    [[nodiscard]] qint64 nowMs() const override { return ms; }
    qint64 ms = 1'700'000'000'000;
};

class FakeVault final : public KeyVault
{
public:
    [[nodiscard]] bool isLocked() const override { return locked; }
    [[nodiscard]] Outcome put(const QByteArray &name, const SecretBytes &secret) override
    {
        if (locked)
            return failure(ErrorCode::WalletLocked, u"the vault is locked"_s);
        if (full)
            return failure(ErrorCode::Storage, u"the disk is full"_s);
        entries.insert_or_assign(name, secret.clone());
        return {};
    }
    [[nodiscard]] Result<SecretBytes> get(const QByteArray &name) const override
    {
        if (locked)
            return failure(ErrorCode::WalletLocked, u"the vault is locked"_s);
        const auto entry = entries.find(name);
        if (entry == entries.end())
            return failure(ErrorCode::NotFound, u"the vault has no such entry"_s);
        return entry->second.clone();
    }
    [[nodiscard]] Outcome remove(const QByteArray &name) override
    {
        entries.erase(name);
        return {};
    }

    std::map<QByteArray, SecretBytes> entries;
    bool locked = false;
    bool full = false;
};

Keypair keypairOf(char seed)
{
    return *Keypair::fromSeed(QByteArray(32, seed));
}

} // namespace

class tst_WalletStore : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keepsWallets();
    void survivesReopening();
    void namesUnnamedWallets();
    void checksLabels_data();
    void checksLabels();
    void renames();
    void refusesAWalletTwice();
    void addsNothingThatIsNotAllowed();
    void leavesNoRowWithoutAKey();
    void retriesAfterACrashBetweenKeyAndRow();
    void handsOutKeys();
    void noticesAMissingOrForeignKey();
    void refusesADamagedTable_data();
    void refusesADamagedTable();
    void aBriefCheckReadsOnlyWhatIsAskedFor();
    void listsOldApiKeys();
    void watchesWithoutAKey();
    void removesWatchedWalletsOnly();
    void findsWhatAnotherProcessAdds();

private:
    [[nodiscard]] QString path() const { return m_directory->filePath(u"wallets.db"_s); }
    [[nodiscard]] Result<std::unique_ptr<WalletStore>> open() { return WalletStore::open(path(), *m_vault, m_clock); }

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<FakeVault> m_vault;
    FakeClock m_clock;
};

void tst_WalletStore::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_vault = std::make_unique<FakeVault>();
    m_clock = FakeClock();
}

void tst_WalletStore::keepsWallets()
{
    const auto store = open();
    QVERIFY(store);
    QVERIFY((*store)->wallets().isEmpty());
    const auto added = (*store)->add(keypairOf('a'), u"Main"_s);
    QVERIFY(added);
    const WalletRecord expected{keypairOf('a').address(), u"Main"_s, m_clock.ms, false};
    QCOMPARE(*added, expected);
    QCOMPARE((*store)->wallets(), QList<WalletRecord>{expected});
    QCOMPARE((*store)->wallet(expected.address), std::optional(expected));
    QCOMPARE((*store)->wallet(keypairOf('b').address()), std::nullopt);
}

void tst_WalletStore::survivesReopening()
{
    {
        const auto store = open();
        QVERIFY(store);
        QVERIFY((*store)->add(keypairOf('b'), u"First"_s));
        m_clock.ms += 5;
        QVERIFY((*store)->add(keypairOf('a'), u"Second"_s));
    }
    const auto store = open();
    QVERIFY(store);
    const QList<WalletRecord> expected{{keypairOf('b').address(), u"First"_s, m_clock.ms - 5},
                                       {keypairOf('a').address(), u"Second"_s, m_clock.ms}};
    QCOMPARE((*store)->wallets(), expected);
}

void tst_WalletStore::namesUnnamedWallets()
{
    const auto store = open();
    QVERIFY(store);
    QVERIFY((*store)->add(keypairOf('a'), u"Wallet 2"_s));
    QCOMPARE((*store)->add(keypairOf('b'), QString())->label, u"Wallet 3"_s);
    QCOMPARE((*store)->add(keypairOf('c'), u" \t\n"_s)->label, u"Wallet 4"_s);
    QVERIFY((*store)->rename(keypairOf('c').address(), u"Other"_s));
    QCOMPARE((*store)->add(keypairOf('d'), u""_s)->label, u"Wallet 4"_s);
}

void tst_WalletStore::checksLabels_data()
{
    QTest::addColumn<QString>("label");
    QTest::addColumn<QString>("stored");
    QTest::newRow("white space goes") << u"  My\n wallet "_s << u"My wallet"_s;
    QTest::newRow("quotes stay") << u"Robert'); DROP TABLE wallets;--"_s << u"Robert'); DROP TABLE wallets;--"_s;
    QTest::newRow("beyond the BMP") << u"\U0001F680"_s << u"\U0001F680"_s;
    QTest::newRow("longest") << QString(64, u'x') << QString(64, u'x');
    QTest::newRow("too long") << QString(65, u'x') << QString();
}

void tst_WalletStore::checksLabels()
{
    QFETCH(QString, label);
    QFETCH(QString, stored);
    {
        const auto store = open();
        QVERIFY(store);
        const auto added = (*store)->add(keypairOf('a'), label);
        QCOMPARE(added.has_value(), !stored.isEmpty());
        if (!added) {
            QCOMPARE(added.error().code, ErrorCode::InvalidInput);
            QVERIFY(m_vault->entries.empty());
            return;
        }
        QCOMPARE(added->label, stored);
    }
    QCOMPARE((*open())->wallets().constFirst().label, stored);
}

void tst_WalletStore::renames()
{
    {
        const auto store = open();
        QVERIFY(store);
        QVERIFY((*store)->add(keypairOf('a'), u"A"_s));
        QVERIFY((*store)->rename(keypairOf('a').address(), u" New  name "_s));
        QCOMPARE((*store)->wallet(keypairOf('a').address())->label, u"New name"_s);
        QCOMPARE((*store)->rename(keypairOf('a').address(), u"  "_s).error().code, ErrorCode::InvalidInput);
        QCOMPARE((*store)->rename(keypairOf('b').address(), u"B"_s).error().code, ErrorCode::WalletNotFound);
    }
    QCOMPARE((*open())->wallets().constFirst().label, u"New name"_s);
}

void tst_WalletStore::refusesAWalletTwice()
{
    const auto store = open();
    QVERIFY(store);
    QVERIFY((*store)->add(keypairOf('a'), u"A"_s));
    const auto again = (*store)->add(keypairOf('a'), u"Again"_s);
    QVERIFY(!again);
    QCOMPARE(again.error().code, ErrorCode::Conflict);
    QCOMPARE((*store)->wallets().size(), 1);
}

void tst_WalletStore::addsNothingThatIsNotAllowed()
{
    const auto store = open();
    QVERIFY(store);
    bool isAllowed = false;
    (*store)->askBeforeAdding(
        [&isAllowed]() -> Outcome { return isAllowed ? Outcome() : failure(ErrorCode::Unavailable, u"not yet"_s); });
    QCOMPARE((*store)->add(keypairOf('a'), u"A"_s).error().code, ErrorCode::Unavailable);
    QCOMPARE((*store)->watch(keypairOf('b').address(), u"B"_s).error().code, ErrorCode::Unavailable);
    QVERIFY((*store)->wallets().isEmpty());
    QVERIFY(m_vault->entries.empty());
    isAllowed = true;
    QVERIFY((*store)->add(keypairOf('a'), u"A"_s));
    QVERIFY((*store)->watch(keypairOf('b').address(), u"B"_s));
}

void tst_WalletStore::leavesNoRowWithoutAKey()
{
    const auto store = open();
    QVERIFY(store);
    m_vault->full = true;
    QCOMPARE((*store)->add(keypairOf('a'), u"A"_s).error().code, ErrorCode::Storage);
    m_vault->full = false;
    m_vault->locked = true;
    QCOMPARE((*store)->add(keypairOf('a'), u"A"_s).error().code, ErrorCode::WalletLocked);
    QVERIFY((*store)->wallets().isEmpty());
    QVERIFY((*open())->wallets().isEmpty());
}

void tst_WalletStore::retriesAfterACrashBetweenKeyAndRow()
{
    {
        const auto store = open();
        QVERIFY(store);
        QVERIFY((*store)->add(keypairOf('a'), u"A"_s));
    }
    QVERIFY(QFile::remove(path())); // the vault has the key, the table has no row
    const auto store = open();
    QVERIFY(store);
    QVERIFY((*store)->add(keypairOf('a'), u"A"_s));
    QVERIFY((*store)->keypair(keypairOf('a').address()));
}

void tst_WalletStore::handsOutKeys()
{
    const auto store = open();
    QVERIFY(store);
    QVERIFY((*store)->add(keypairOf('a'), u"A"_s));
    const Address address = keypairOf('a').address();
    const auto keypair = (*store)->keypair(address);
    QVERIFY(keypair);
    QVERIFY(verify(keypair->sign("message"), "message", address));
    QCOMPARE((*store)->keypair(keypairOf('b').address()).error().code, ErrorCode::WalletNotFound);
    m_vault->locked = true;
    QCOMPARE((*store)->keypair(address).error().code, ErrorCode::WalletLocked);
}

void tst_WalletStore::noticesAMissingOrForeignKey()
{
    const auto store = open();
    QVERIFY(store);
    QVERIFY((*store)->add(keypairOf('a'), u"A"_s));
    QCOMPARE(m_vault->entries.size(), 1u);
    SecretBytes &entry = m_vault->entries.begin()->second;
    entry = keypairOf('b').secretKey().clone();
    QCOMPARE((*store)->keypair(keypairOf('a').address()).error().code, ErrorCode::Damaged);
    entry = SecretBytes(64);
    QCOMPARE((*store)->keypair(keypairOf('a').address()).error().code, ErrorCode::Damaged);
    m_vault->entries.clear();
    QCOMPARE((*store)->keypair(keypairOf('a').address()).error().code, ErrorCode::Damaged);
}

void tst_WalletStore::refusesADamagedTable_data()
{
    QTest::addColumn<QString>("statement");
    QTest::newRow("short address") << u"UPDATE wallets SET address = x'00'"_s;
    QTest::newRow("newer schema") << u"PRAGMA user_version = 99"_s;
}

void tst_WalletStore::refusesADamagedTable()
{
    QFETCH(QString, statement);
    {
        const auto store = open();
        QVERIFY(store);
        QVERIFY((*store)->add(keypairOf('a'), u"A"_s));
    }
    {
        // A schema of three steps is what the store has.
        const auto database = Database::open(path(), {{}, {}, {}});
        QVERIFY(database);
        QVERIFY(database->execute(u"PRAGMA foreign_keys = OFF"_s));
        QVERIFY(database->execute(statement));
    }
    const auto store = open();
    QVERIFY(!store);
    QCOMPARE(store.error().code, ErrorCode::Damaged);
}

void tst_WalletStore::aBriefCheckReadsOnlyWhatIsAskedFor()
{
    {
        const auto store = open();
        QVERIFY(store);
        QVERIFY((*store)->add(keypairOf('a'), u"A"_s));
        QVERIFY((*store)->add(keypairOf('b'), u"B"_s));
    }
    {
        const auto database = Database::open(path(), {{}, {}, {}});
        QVERIFY(database);
        QVERIFY(database->execute(u"UPDATE wallets SET address = x'00' WHERE label = 'A'"_s));
    }
    const auto store = WalletStore::open(path(), *m_vault, m_clock, FileCheck::Brief);
    QVERIFY(store);
    QVERIFY((*store)->keypair(keypairOf('b').address()));
    QCOMPARE((*store)->add(keypairOf('b'), {}).error().code, ErrorCode::Conflict);
    QCOMPARE((*store)->add(keypairOf('c'), {})->label, u"Wallet 3"_s);
}

void tst_WalletStore::listsOldApiKeys()
{
    QVERIFY((*open())->add(keypairOf('a'), u"A"_s));
    {
        const auto database = Database::open(path(), {{}, {}, {}});
        QVERIFY(database);
        QVERIFY(database->execute(
            u"INSERT INTO api_keys SELECT CAST(zeroblob(31) || x'07' AS BLOB), address, 5 FROM wallets"_s));
    }
    const auto keys = (*open())->oldApiKeys();
    QVERIFY(keys);
    QCOMPARE(keys->size(), 1);
    QCOMPARE(keys->first().wallet, keypairOf('a').address());
    QCOMPARE(keys->first().hash.view().back(), '\7');
    QCOMPARE(keys->first().createdMs, 5);
}

void tst_WalletStore::watchesWithoutAKey()
{
    const Address address = keypairOf('a').address();
    {
        const auto store = open();
        QVERIFY(store);
        m_vault->locked = true; // no key goes in
        const auto watched = (*store)->watch(address, u"Cold"_s);
        QVERIFY(watched && watched->isWatched);
        QCOMPARE((*store)->watch(address, u"Again"_s).error().code, ErrorCode::Conflict);
        m_vault->locked = false;
    }
    const auto store = open();
    QVERIFY(store);
    QVERIFY((*store)->wallet(address)->isWatched);
    QCOMPARE((*store)->keypair(address).error().code, ErrorCode::Forbidden);
    QCOMPARE((*store)->checkSigner(address).error().code, ErrorCode::Forbidden);
    const auto imported = (*store)->add(keypairOf('a'), u"Hot"_s);
    QVERIFY(imported);
    QCOMPARE(imported->label, u"Cold"_s);
    QVERIFY((*store)->keypair(address));
    QVERIFY(!(*open())->wallet(address)->isWatched);
    QCOMPARE((*store)->watch(address, {}).error().code, ErrorCode::Conflict);
}

void tst_WalletStore::removesWatchedWalletsOnly()
{
    const auto first = open();
    const auto second = open();
    QVERIFY(first && second);
    const Address own = keypairOf('a').address();
    const Address watched = keypairOf('b').address();
    QVERIFY((*first)->add(keypairOf('a'), u"A"_s));
    QVERIFY((*first)->watch(watched, u"B"_s));
    QCOMPARE((*first)->wallets().size(), 2);
    QCOMPARE((*second)->wallets().size(), 2);
    QCOMPARE((*first)->unwatch(own).error().code, ErrorCode::Forbidden);
    QVERIFY((*first)->keypair(own));
    QVERIFY((*first)->unwatch(watched));
    QCOMPARE((*first)->unwatch(watched).error().code, ErrorCode::WalletNotFound);
    QVERIFY(!(*first)->wallet(watched));
    QCOMPARE((*first)->wallets().size(), 1);
    QCOMPARE((*second)->wallets(), (*first)->wallets());
    QVERIFY((*first)->watch(watched, u"Again"_s));
    QCOMPARE((*first)->wallets().last().label, u"Again"_s);
    QVERIFY((*second)->add(keypairOf('b'), {})); // another process gives it its key
    QCOMPARE((*first)->unwatch(watched).error().code, ErrorCode::Forbidden);
    QVERIFY((*first)->keypair(watched));
}

void tst_WalletStore::findsWhatAnotherProcessAdds()
{
    const auto first = open();
    const auto second = open();
    QVERIFY(first && second);
    const Address address = keypairOf('a').address();
    QVERIFY(!(*first)->wallet(address));
    QVERIFY((*second)->add(keypairOf('a'), u"A"_s));
    QVERIFY((*first)->keypair(address));
    QCOMPARE((*first)->add(keypairOf('a'), u"A"_s).error().code, ErrorCode::Conflict);
    QVERIFY((*first)->add(keypairOf('b'), u"B"_s));
    QCOMPARE((*second)->wallets().size(), 2);
    QCOMPARE((*first)->wallets(), (*second)->wallets());
    const Address watched = keypairOf('c').address();
    QVERIFY((*first)->watch(watched, u"C"_s));
    QVERIFY((*first)->wallet(watched)->isWatched);
    QVERIFY((*second)->add(keypairOf('c'), {}));
    QVERIFY((*first)->keypair(watched));
    QVERIFY(!(*first)->wallets().last().isWatched);
    QVERIFY((*first)->rename(watched, u"D"_s));
    QCOMPARE((*first)->wallet(watched)->label, u"D"_s);
    QCOMPARE((*second)->wallets(), (*first)->wallets());
}

CURVEDESK_TEST(tst_WalletStore)

} // namespace walletStoreTest
#include "tst_WalletStore.moc"
