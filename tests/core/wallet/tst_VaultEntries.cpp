// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/VaultEntries.h"
#include "tests/support/TestProgram.h"

#include <QtEndian>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace {

const QByteArray header("header bytes");

SecretBytes secret(QByteArrayView text)
{
    return SecretBytes::copyOf(text);
}

VaultKeys someKeys()
{
    return VaultKeys::derive(secret("0123456789abcdef0123456789abcdef"));
}

VaultEntries twoEntries(const VaultKeys &keys)
{
    VaultEntries entries;
    entries.replace("a", VaultEntries::seal("a", secret("first"), keys));
    entries.replace("b", VaultEntries::seal("b", secret(QByteArrayView("\0\xff", 2)), keys));
    return entries;
}

} // namespace

class tst_VaultEntries : public QObject
{
    Q_OBJECT

private slots:
    void derivesTwoKeys();
    void roundTrips();
    void roundTripsNothing();
    void sealsWithFreshNonces();
    void bindsSecretsToTheirNames();
    void exchangesBackAndForth();
    void noticesEveryFlippedBit();
    void noticesEveryTruncation();
    void noticesAnotherHeader();
    void parsesNoNonsense_data();
    void parsesNoNonsense();
};

void tst_VaultEntries::derivesTwoKeys()
{
    const VaultKeys keys = someKeys();
    QVERIFY(keys.entryKey.view() != keys.fileKey.view());
    QCOMPARE(keys.entryKey.view(), someKeys().entryKey.view());
}

void tst_VaultEntries::roundTrips()
{
    const VaultKeys keys = someKeys();
    const QByteArray file = twoEntries(keys).encode(header, keys);
    QVERIFY(!file.contains("first"));
    QVERIFY(VaultEntries::isAuthentic(file, keys));
    const auto entries = VaultEntries::parse(file, header.size());
    QVERIFY(entries);
    QCOMPARE(entries->open("a", keys)->view(), QByteArrayView("first"));
    QCOMPARE(entries->open("b", keys)->view(), QByteArrayView("\0\xff", 2));
    QCOMPARE(entries->open("c", keys).error().code, ErrorCode::NotFound);
    QCOMPARE(entries->encode(header, keys), file);
}

void tst_VaultEntries::roundTripsNothing()
{
    const VaultKeys keys = someKeys();
    VaultEntries none;
    none.replace("empty", VaultEntries::seal("empty", SecretBytes(), keys));
    const auto entries = VaultEntries::parse(none.encode(header, keys), header.size());
    QVERIFY(entries);
    QVERIFY(entries->open("empty", keys)->isEmpty());
    QVERIFY(VaultEntries::parse(VaultEntries().encode(header, keys), header.size()));
}

void tst_VaultEntries::sealsWithFreshNonces()
{
    const VaultKeys keys = someKeys();
    QVERIFY(VaultEntries::seal("a", secret("x"), keys) != VaultEntries::seal("a", secret("x"), keys));
}

void tst_VaultEntries::bindsSecretsToTheirNames()
{
    const VaultKeys keys = someKeys();
    VaultEntries entries;
    entries.replace("mine", VaultEntries::seal("yours", secret("x"), keys));
    QCOMPARE(entries.open("mine", keys).error().code, ErrorCode::Damaged);
}

void tst_VaultEntries::exchangesBackAndForth()
{
    const VaultKeys keys = someKeys();
    VaultEntries entries = twoEntries(keys);
    const QByteArray before = entries.replace("a", VaultEntries::seal("a", secret("second"), keys));
    QCOMPARE(entries.open("a", keys)->view(), QByteArrayView("second"));
    entries.replace("a", before);
    QCOMPARE(entries.open("a", keys)->view(), QByteArrayView("first"));
    QVERIFY(entries.replace("new", before).isNull());
    QVERIFY(entries.contains("new"));
    entries.replace("new", QByteArray());
    QVERIFY(!entries.contains("new"));
}

void tst_VaultEntries::noticesEveryFlippedBit()
{
    const VaultKeys keys = someKeys();
    const QByteArray file = twoEntries(keys).encode(header, keys);
    for (qsizetype i = 0; i < file.size() * 8; ++i) {
        QByteArray flipped = file;
        flipped[i / 8] = static_cast<char>(flipped[i / 8] ^ (1 << (i % 8)));
        QVERIFY2(!VaultEntries::isAuthentic(flipped, keys), qPrintable(u"bit %1"_s.arg(i)));
        const auto parsed = VaultEntries::parse(flipped, header.size()); // refused or not, but never undefined
        QVERIFY(parsed || parsed.error().code == ErrorCode::Damaged);
    }
}

void tst_VaultEntries::noticesEveryTruncation()
{
    const VaultKeys keys = someKeys();
    const QByteArray file = twoEntries(keys).encode(header, keys);
    for (qsizetype size = 0; size < file.size(); ++size) {
        QVERIFY(!VaultEntries::isAuthentic(file.first(size), keys));
        const auto parsed = VaultEntries::parse(file.first(size), header.size());
        QVERIFY(!parsed);
        QCOMPARE(parsed.error().code, ErrorCode::Damaged);
    }
}

void tst_VaultEntries::noticesAnotherHeader()
{
    const VaultKeys keys = someKeys();
    QByteArray file = twoEntries(keys).encode(header, keys);
    file.replace(0, header.size(), "HEADER BYTES");
    QVERIFY(!VaultEntries::isAuthentic(file, keys));
}

void tst_VaultEntries::parsesNoNonsense_data()
{
    QTest::addColumn<QByteArray>("body");
    const QByteArray box(40, 'x');
    const QByteArray entry = QByteArray("\x01\0a", 3) + QByteArray("\x28\0\0\0", 4) + box;
    QTest::newRow("four thousand million entries") << QByteArray("\xff\xff\xff\xff", 4) + entry;
    QTest::newRow("fewer than said") << QByteArray("\x02\0\0\0", 4) + entry;
    QTest::newRow("more than said") << QByteArray("\x01\0\0\0", 4) + entry + entry;
    QTest::newRow("twice the same name") << QByteArray("\x02\0\0\0", 4) + entry + entry;
    QTest::newRow("no name") << QByteArray("\x01\0\0\0\0\0\x28\0\0\0", 10) + box;
    QTest::newRow("a name of 256 bytes") << QByteArray("\x01\0\0\0\0\x01", 6) + QByteArray(256, 'n')
            + QByteArray("\x28\0\0\0", 4) + box;
    QTest::newRow("a box smaller than its seal") << QByteArray("\x01\0\0\0\x01\0a\x27\0\0\0", 11) + box.first(39);
    QTest::newRow("a box of 4 GiB") << QByteArray("\x01\0\0\0\x01\0a\xff\xff\xff\xff", 11) + box;
    QTest::newRow("trailing bytes") << QByteArray("\x01\0\0\0", 4) + entry + '\0';
}

void tst_VaultEntries::parsesNoNonsense()
{
    QFETCH(QByteArray, body);
    const auto parsed = VaultEntries::parse(header + body + QByteArray(32, 't'), header.size());
    QVERIFY(!parsed);
    QCOMPARE(parsed.error().code, ErrorCode::Damaged);
}

CURVEDESK_TEST(tst_VaultEntries)
#include "tst_VaultEntries.moc"
