// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/Keychain.h"
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

CURVEDESK_TEST(tst_Keychain)

} // namespace keychainTest
#include "tst_Keychain.moc"
