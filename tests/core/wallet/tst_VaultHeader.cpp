// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/VaultHeader.h"
#include "tests/support/TestProgram.h"

#include <sodium.h>

#include <QFile>
#include <QtEndian>
#include <QTest>

#include <limits>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace vaultHeaderTest {

namespace {

SecretBytes secret(const char *text)
{
    return SecretBytes::copyOf(text);
}

// The checksum over a header that a test changed: what a forger would write too.
void fixChecksum(QByteArray &header)
{
    const qsizetype start = header.size() - 16;
    crypto_generichash(reinterpret_cast<unsigned char *>(header.data()) + start, 16,
                       reinterpret_cast<const unsigned char *>(header.constData()),
                       static_cast<unsigned long long>(start), nullptr, 0);
}

constexpr VaultCost quick{1, 64};

template<class T> void put(QByteArray &header, qsizetype offset, T value)
{
    qToLittleEndian(value, header.data() + offset);
}

} // namespace

class tst_VaultHeader : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase();
    void roundTrips();
    void sealsUnderKeyFile();
    void tellsAWrongPassphrase();
    void usesFreshSaltAndNonce();
    void costsEnough();
    void raisesACheapCost();
    void readsTheGoldenHeader();
    void refusesEveryFlippedBit();
    void refusesEveryTruncation();
    void authenticatesEveryForgedByte();
    void refusesNewerVersion();
    void refusesNewerVersionOfAnotherSize();
    void refusesGreedyParameters_data();
    void refusesGreedyParameters();

private:
    SecretBytes m_master;
    QByteArray m_byPassphrase;
    QByteArray m_byKeyFile;
};

void tst_VaultHeader::initTestCase()
{
    m_master = secret("0123456789abcdef0123456789abcdef");
    const auto byPassphrase = VaultHeader::seal(m_master, VaultProtection::Passphrase, secret("correct horse"), quick);
    QVERIFY(byPassphrase);
    m_byPassphrase = byPassphrase->encode();
    const auto byKeyFile = VaultHeader::seal(m_master, VaultProtection::KeyFile, SecretBytes(32), {});
    QVERIFY(byKeyFile);
    m_byKeyFile = byKeyFile->encode();
    QCOMPARE(m_byPassphrase.size(), VaultHeader::encodedSize);
    QCOMPARE(m_byKeyFile.size(), VaultHeader::encodedSize);
}

void tst_VaultHeader::roundTrips()
{
    const auto header = VaultHeader::decode(m_byPassphrase + QByteArray("entries follow"));
    QVERIFY(header);
    QCOMPARE(header->protection, VaultProtection::Passphrase);
    QCOMPARE(header->encode(), m_byPassphrase);
    const auto master = header->unseal(secret("correct horse"));
    QVERIFY(master);
    QCOMPARE(master->view(), m_master.view());
    QVERIFY(!m_byPassphrase.contains(m_master.view().toByteArray()));
}

void tst_VaultHeader::sealsUnderKeyFile()
{
    const auto header = VaultHeader::decode(m_byKeyFile);
    QVERIFY(header);
    QCOMPARE(header->unseal(SecretBytes(32))->view(), m_master.view());
    QCOMPARE(header->unseal(SecretBytes(31)).error().code, ErrorCode::Damaged);
    QCOMPARE(header->unseal(secret("another key of thirty-two bytes!")).error().code, ErrorCode::Unauthorized);
}

void tst_VaultHeader::tellsAWrongPassphrase()
{
    const auto header = VaultHeader::decode(m_byPassphrase);
    QVERIFY(header);
    const auto master = header->unseal(secret("correct horse "));
    QVERIFY(!master);
    QCOMPARE(master.error().code, ErrorCode::Unauthorized);
    QVERIFY(!master.error().detail.contains(u"horse"_s));
}

void tst_VaultHeader::usesFreshSaltAndNonce()
{
    const auto again = VaultHeader::seal(m_master, VaultProtection::Passphrase, secret("correct horse"), quick);
    const auto first = VaultHeader::decode(m_byPassphrase);
    QVERIFY(again && first);
    QVERIFY(again->salt != first->salt);
    QVERIFY(again->nonce != first->nonce);
    QVERIFY(again->sealedMasterKey != first->sealedMasterKey);
    QVERIFY(!again->hasMasterKeyOf(*first));
}

void tst_VaultHeader::costsEnough()
{
    const auto made = makeHeader(VaultProtection::Passphrase, secret("correct horse"), {});
    QVERIFY(made);
    QVERIFY(made->header.cost.isBounded());
    QVERIFY(made->header.cost.memoryKiB >= 64 * 1024);
    QVERIFY(made->header.cost.passes >= 3);
    QCOMPARE(made->header.unseal(secret("correct horse"))->view(), made->masterKey.view());
}

void tst_VaultHeader::raisesACheapCost()
{
    const auto cheap = VaultHeader::decode(m_byPassphrase);
    QVERIFY(cheap);
    const auto opened = openHeader(*cheap, secret("correct horse"), {});
    QVERIFY(opened && opened->stronger);
    QCOMPARE(opened->masterKey.view(), m_master.view());
    QCOMPARE(opened->header.encode(), m_byPassphrase);
    QVERIFY(opened->stronger->cost.memoryKiB >= 64 * 1024);
    QVERIFY(opened->stronger->salt != cheap->salt);
    QVERIFY(opened->stronger->hasMasterKeyOf(*cheap));
    QCOMPARE(opened->stronger->unseal(secret("correct horse"))->view(), m_master.view());
    QVERIFY(!openHeader(*cheap, secret("correct horse"), quick)->stronger);
    QCOMPARE(openHeader(*cheap, secret("wrong"), {}).error().code, ErrorCode::Unauthorized);
}

// Made by another implementation of the format (make-vault.cjs): must open for ever.
void tst_VaultHeader::readsTheGoldenHeader()
{
    QFile file(QStringLiteral(CURVEDESK_TEST_DATA "/vault-v1.hex"));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray golden = QByteArray::fromHex(file.readAll());
    const auto header = VaultHeader::decode(golden);
    QVERIFY(header);
    const auto master = header->unseal(secret("golden"));
    QVERIFY(master);
    QCOMPARE(master->view(), QByteArrayView("the master key of the golden one"));
    QCOMPARE(header->unseal(secret("Golden")).error().code, ErrorCode::Unauthorized);
}

void tst_VaultHeader::refusesEveryFlippedBit()
{
    for (const QByteArray &intact : {m_byPassphrase, m_byKeyFile}) {
        for (qsizetype i = 0; i < intact.size() * 8; ++i) {
            QByteArray flipped = intact;
            flipped[i / 8] = static_cast<char>(flipped[i / 8] ^ (1 << (i % 8)));
            const auto header = VaultHeader::decode(flipped);
            QVERIFY2(!header, qPrintable(u"bit %1"_s.arg(i)));
            QCOMPARE(header.error().code, ErrorCode::Damaged);
        }
    }
}

void tst_VaultHeader::refusesEveryTruncation()
{
    for (qsizetype size = 0; size < m_byPassphrase.size(); ++size) {
        const auto header = VaultHeader::decode(m_byPassphrase.first(size));
        QVERIFY2(!header, qPrintable(u"%1 bytes"_s.arg(size)));
        QCOMPARE(header.error().code, ErrorCode::Damaged);
    }
}

// With the checksum put right the seal still covers every byte before it.
void tst_VaultHeader::authenticatesEveryForgedByte()
{
    int opened = 0;
    for (qsizetype i = 0; i < VaultHeader::encodedSize - 16; ++i) {
        QByteArray forged = m_byKeyFile;
        forged[i] = static_cast<char>(forged[i] ^ 0x01);
        fixChecksum(forged);
        const auto header = VaultHeader::decode(forged);
        if (header && header->unseal(SecretBytes(32)))
            ++opened;
    }
    QCOMPARE(opened, 0);
}

void tst_VaultHeader::refusesNewerVersion()
{
    QByteArray newer = m_byKeyFile;
    put<quint16>(newer, 8, 2);
    fixChecksum(newer);
    const auto header = VaultHeader::decode(newer);
    QVERIFY(!header);
    QCOMPARE(header.error().code, ErrorCode::InvalidInput);
    QVERIFY(header.error().detail.contains(u"newer"_s));
    put<quint16>(newer, 8, 0);
    fixChecksum(newer);
    QCOMPARE(VaultHeader::decode(newer).error().code, ErrorCode::Damaged);
}

void tst_VaultHeader::refusesNewerVersionOfAnotherSize()
{
    QByteArray newer = m_byKeyFile + QByteArray(200, '\x07');
    put<quint16>(newer, 8, 77);
    put<quint16>(newer, 10, static_cast<quint16>(newer.size()));
    fixChecksum(newer);
    QCOMPARE(VaultHeader::decode(newer + "entries").error().code, ErrorCode::InvalidInput);
}

void tst_VaultHeader::refusesGreedyParameters_data()
{
    QTest::addColumn<quint32>("passes");
    QTest::addColumn<quint32>("memoryKiB");
    QTest::newRow("too many passes") << quint32{33} << quint32{65536};
    QTest::newRow("too many passes over a GiB") << quint32{9} << quint32{1024 * 1024};
    QTest::newRow("no pass") << quint32{0} << quint32{65536};
    QTest::newRow("more than a GiB") << quint32{3} << quint32{1024 * 1024 + 1};
    QTest::newRow("a terabyte") << quint32{3} << std::numeric_limits<quint32>::max();
    QTest::newRow("less memory than Argon2 takes") << quint32{3} << quint32{7};
}

void tst_VaultHeader::refusesGreedyParameters()
{
    QFETCH(quint32, passes);
    QFETCH(quint32, memoryKiB);
    QByteArray bomb = m_byPassphrase;
    put(bomb, 16, passes);
    put(bomb, 20, memoryKiB);
    fixChecksum(bomb);
    const auto header = VaultHeader::decode(bomb);
    QVERIFY(!header);
    QCOMPARE(header.error().code, ErrorCode::Damaged);
}

CURVEDESK_TEST(tst_VaultHeader)

} // namespace vaultHeaderTest
#include "tst_VaultHeader.moc"
