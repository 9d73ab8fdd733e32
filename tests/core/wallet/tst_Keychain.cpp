// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/Keychain.h"
#include "tests/support/MapKeychain.h"
#include "tests/support/TestProgram.h"

#include <qt6keychain/keychain.h>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace keychainTest {

class tst_Keychain : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void neverFallsBackToAPlainFile();
    void worksWithoutAKeychain();
    void makesAKeyOnce();
    void neverReplacesAnEntry_data();
    void neverReplacesAnEntry();
};

void tst_Keychain::initTestCase()
{
    // No keychain of whoever runs this: an address that nobody listens on.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/curvedesk-test");
}

void tst_Keychain::neverFallsBackToAPlainFile()
{
    QKeychain::ReadPasswordJob read(u"service"_s);
    QKeychain::WritePasswordJob write(u"service"_s);
    for (QKeychain::Job *job : {static_cast<QKeychain::Job *>(&read), static_cast<QKeychain::Job *>(&write)}) {
        job->setInsecureFallback(true);
        Keychain::configure(*job, u"account"_s);
        QVERIFY(!job->insecureFallback());
        QCOMPARE(job->key(), u"account"_s);
    }
}

void tst_Keychain::worksWithoutAKeychain()
{
    Keychain keychain(u"test"_s);
    const Result<SecretBytes> made = QCoro::waitFor(keychain.makeKey());
    QVERIFY(!made);
    QCOMPARE(made.error().code, ErrorCode::Unavailable);
    const Result<SecretBytes> read = QCoro::waitFor(keychain.read());
    QVERIFY(!read);
}

void tst_Keychain::makesAKeyOnce()
{
    const auto desktop = std::make_shared<test::MapKeychain>();
    Keychain keychain(u"vault"_s, test::MapKeychain::entriesOf(desktop));
    QCOMPARE(QCoro::waitFor(keychain.read()).error().code, ErrorCode::NotFound);
    const Result<SecretBytes> made = QCoro::waitFor(keychain.makeKey());
    QVERIFY(made);
    QCOMPARE(made->view().size(), 32);
    QCOMPARE(QCoro::waitFor(keychain.read())->view(), made->view());
    const Result<SecretBytes> again = QCoro::waitFor(keychain.makeKey()); // as for a copy of the vault
    QVERIFY(again);
    QCOMPARE(again->view(), made->view());
    Keychain other(u"another vault"_s, test::MapKeychain::entriesOf(desktop));
    const Result<SecretBytes> another = QCoro::waitFor(other.makeKey());
    QVERIFY(another);
    QVERIFY(another->view() != made->view());
}

void tst_Keychain::neverReplacesAnEntry_data()
{
    QTest::addColumn<int>("size");
    QTest::addColumn<bool>("isLocked");
    QTest::addColumn<bool>("isUnreadable");
    QTest::addColumn<std::optional<ErrorCode>>("error");
    QTest::newRow("key") << 32 << false << false << std::optional<ErrorCode>();
    QTest::newRow("key in a locked keychain") << 32 << true << false << std::optional<ErrorCode>();
    QTest::newRow("key that cannot be read") << 32 << false << true << std::optional(ErrorCode::Unavailable);
    QTest::newRow("another size") << 31 << false << false << std::optional(ErrorCode::Damaged);
    QTest::newRow("another size in a locked keychain") << 33 << true << false << std::optional(ErrorCode::Damaged);
    QTest::newRow("empty") << 0 << false << false << std::optional(ErrorCode::Damaged);
}

void tst_Keychain::neverReplacesAnEntry()
{
    QFETCH(const int, size);
    QFETCH(const bool, isLocked);
    QFETCH(const bool, isUnreadable);
    QFETCH(const std::optional<ErrorCode>, error);
    const QByteArray entry(size, 'k');
    const auto desktop = std::make_shared<test::MapKeychain>();
    desktop->entries[u"vault"_s] = entry;
    desktop->isLocked = isLocked;
    desktop->isUnreadable = isUnreadable;
    Keychain keychain(u"vault"_s, test::MapKeychain::entriesOf(desktop));
    const Result<SecretBytes> made = QCoro::waitFor(keychain.makeKey());
    QCOMPARE(desktop->entries.at(u"vault"_s), entry);
    QCOMPARE(made.has_value(), !error);
    if (error)
        QCOMPARE(made.error().code, *error);
    else
        QCOMPARE(made->view(), QByteArrayView(entry));
}

CURVEDESK_TEST(tst_Keychain)

} // namespace keychainTest
#include "tst_Keychain.moc"
