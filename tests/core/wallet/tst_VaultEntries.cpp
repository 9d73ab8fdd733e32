// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/wallet/VaultEntries.h"
#include "core/wallet/VaultHeader.h"
#include "tests/support/ReadableMemory.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace vaultEntriesTest {

namespace {

SecretBytes secret(QByteArrayView text)
{
    return SecretBytes::copyOf(text);
}

SecretBytes someKey()
{
    return vaultEntries::keyFrom(secret("0123456789abcdef0123456789abcdef"));
}

// A file of format 1 whose header and tag are zeros.
QByteArray format1(const QByteArray &body)
{
    return QByteArray(VaultHeader::encodedSize, '\0') + body + QByteArray(32, '\0');
}

ByteWriter &entry(ByteWriter &writer, QByteArrayView name, QByteArrayView sealed)
{
    return writer.u16(static_cast<quint16>(name.size())).bytes(name).lengthPrefixed(sealed);
}

} // namespace

class tst_VaultEntries : public QObject
{
    Q_OBJECT

private slots:
    void roundTrips();
    void sealsWithFreshNonces();
    void bindsSecretsToTheirNames();
    void noticesEveryFlippedBit();
    void noticesEveryTruncation();
    void readsFormat1();
    void readsNoNonsense_data();
    void readsNoNonsense();
};

void tst_VaultEntries::roundTrips()
{
    const SecretBytes key = someKey();
    QVERIFY(!isReadable(key));
    {
        const ShownSecret shown(key);
        QVERIFY(key.view() != QByteArrayView("0123456789abcdef0123456789abcdef"));
    }
    for (const QByteArray &text : {QByteArray("first"), QByteArray("\0\xff", 2), QByteArray()}) {
        const QByteArray sealed = vaultEntries::seal("a", secret(text), key);
        QVERIFY(text.isEmpty() || !sealed.contains(text));
        QCOMPARE(vaultEntries::open("a", sealed, key)->view(), QByteArrayView(text));
        QVERIFY(!isReadable(key));
    }
}

void tst_VaultEntries::sealsWithFreshNonces()
{
    QVERIFY(vaultEntries::seal("a", secret("x"), someKey()) != vaultEntries::seal("a", secret("x"), someKey()));
}

void tst_VaultEntries::bindsSecretsToTheirNames()
{
    const QByteArray sealed = vaultEntries::seal("a", secret("x"), someKey());
    QCOMPARE(vaultEntries::open("b", sealed, someKey()).error().code, ErrorCode::Damaged);
    QCOMPARE(vaultEntries::open("a", sealed, SecretBytes(32)).error().code, ErrorCode::Damaged);
}

void tst_VaultEntries::noticesEveryFlippedBit()
{
    const QByteArray intact = vaultEntries::seal("a", secret("first"), someKey());
    for (qsizetype i = 0; i < intact.size() * 8; ++i) {
        QByteArray flipped = intact;
        flipped[i / 8] = static_cast<char>(flipped[i / 8] ^ (1 << (i % 8)));
        QCOMPARE(vaultEntries::open("a", flipped, someKey()).error().code, ErrorCode::Damaged);
    }
}

void tst_VaultEntries::noticesEveryTruncation()
{
    const QByteArray intact = vaultEntries::seal("a", secret("first"), someKey());
    for (qsizetype size = 0; size < intact.size(); ++size)
        QCOMPARE(vaultEntries::open("a", intact.first(size), someKey()).error().code, ErrorCode::Damaged);
    QCOMPARE(vaultEntries::open("a", QByteArray(65 * 1024, 'x'), someKey()).error().code, ErrorCode::Damaged);
}

void tst_VaultEntries::readsFormat1()
{
    ByteWriter body;
    body.u32(2);
    entry(entry(body, "a", "seal of a"), "b", "");
    const auto entries = vaultEntries::readFormat1(format1(body.result()));
    QVERIFY(entries);
    QCOMPARE(*entries, (QMap<QByteArray, QByteArray>{{"a", "seal of a"}, {"b", ""}}));
    for (qsizetype size = 0; size < body.result().size(); ++size)
        QCOMPARE(vaultEntries::readFormat1(format1(body.result().first(size))).error().code, ErrorCode::Damaged);
}

void tst_VaultEntries::readsNoNonsense_data()
{
    QTest::addColumn<QByteArray>("file");
    QTest::newRow("nothing") << QByteArray();
    QTest::newRow("no tag") << QByteArray(VaultHeader::encodedSize + 31, '\0');
    ByteWriter many;
    many.u32(0xffffffff);
    QTest::newRow("four thousand million entries") << format1(many.result());
    ByteWriter nameless;
    entry(nameless.u32(1), "", "x");
    QTest::newRow("no name") << format1(nameless.result());
    ByteWriter lengthy;
    entry(lengthy.u32(1), QByteArray(256, 'n'), "x");
    QTest::newRow("name too long") << format1(lengthy.result());
    ByteWriter twice;
    entry(entry(twice.u32(2), "a", "x"), "a", "x");
    QTest::newRow("a name twice") << format1(twice.result());
    ByteWriter trailing;
    entry(trailing.u32(1), "a", "x").u8(0);
    QTest::newRow("a byte more") << format1(trailing.result());
}

void tst_VaultEntries::readsNoNonsense()
{
    QFETCH(QByteArray, file);
    const auto entries = vaultEntries::readFormat1(file);
    QVERIFY(!entries);
    QCOMPARE(entries.error().code, ErrorCode::Damaged);
}

CURVEDESK_TEST(tst_VaultEntries)

} // namespace vaultEntriesTest
#include "tst_VaultEntries.moc"
