// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/KeychainUnlock.h"
#include "tests/support/TestProgram.h"

#include <qt6keychain/keychain.h>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

class tst_KeychainUnlock : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void neverFallsBackToAPlainFile();
    void worksWithoutAKeychain();
};

void tst_KeychainUnlock::initTestCase()
{
    // No keychain of whoever runs this: an address that nobody listens on.
    qputenv("DBUS_SESSION_BUS_ADDRESS", "unix:path=/nonexistent/curvedesk-test");
}

void tst_KeychainUnlock::neverFallsBackToAPlainFile()
{
    QKeychain::ReadPasswordJob read(u"service"_s);
    QKeychain::WritePasswordJob write(u"service"_s);
    for (QKeychain::Job *job : {static_cast<QKeychain::Job *>(&read), static_cast<QKeychain::Job *>(&write)}) {
        job->setInsecureFallback(true);
        KeychainUnlock::configure(*job, u"account"_s);
        QVERIFY(!job->insecureFallback());
        QCOMPARE(job->key(), u"account"_s);
    }
}

void tst_KeychainUnlock::worksWithoutAKeychain()
{
    KeychainUnlock keychain(u"test"_s);
    const Outcome probed = QCoro::waitFor(keychain.probe());
    QVERIFY(!probed);
    QCOMPARE(probed.error().code, ErrorCode::Unavailable);
    const Outcome written = QCoro::waitFor(keychain.write(SecretBytes::copyOf("canary")));
    QVERIFY(!written);
    QCOMPARE(written.error().code, ErrorCode::Unavailable);
    QVERIFY(!written.error().detail.contains(u"canary"_s));
    const Result<SecretBytes> read = QCoro::waitFor(keychain.read());
    QVERIFY(!read);
}

CURVEDESK_TEST(tst_KeychainUnlock)
#include "tst_KeychainUnlock.moc"
