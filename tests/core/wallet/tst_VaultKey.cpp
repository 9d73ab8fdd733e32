// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/VaultKey.h"
#include "tests/support/ReadableMemory.h"
#include "tests/support/TestProgram.h"

#include <QCoreApplication>
#include <QTest>

using namespace curvedesk;

namespace vaultKeyTest {

class tst_VaultKey : public QObject
{
    Q_OBJECT

private slots:
    void isReadableUntilTheNextTurn();
    void isWipedWhileItIsShown();
};

namespace {

/// A key of 32 bytes, hidden as vaultEntries::keyFrom() hides it.
SecretBytes hiddenKey(char filling)
{
    SecretBytes key = SecretBytes::copyOf(QByteArray(32, filling));
    key.hide();
    return key;
}

} // namespace

void tst_VaultKey::isReadableUntilTheNextTurn()
{
    VaultKey key;
    QVERIFY(key.isEmpty());
    key.set(hiddenKey('a'));
    QVERIFY(!key.isEmpty());
    for (int turn = 0; turn < 2; ++turn) {
        const SecretBytes &shown = key.show();
        QCOMPARE(key.show().view(), QByteArrayView(QByteArray(32, 'a')));
        QCoreApplication::processEvents();
        QVERIFY(!isReadable(shown));
    }
}

void tst_VaultKey::isWipedWhileItIsShown()
{
    VaultKey key;
    key.set(hiddenKey('a'));
    QVERIFY(isReadable(key.show()));
    key.set(SecretBytes());
    QVERIFY(key.isEmpty());
    // The call that hides the first key finds it gone.
    key.set(hiddenKey('b'));
    QCoreApplication::processEvents();
    QCOMPARE(key.show().view(), QByteArrayView(QByteArray(32, 'b')));
}

CURVEDESK_TEST(tst_VaultKey)

} // namespace vaultKeyTest
#include "tst_VaultKey.moc"
