// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Keypair.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace keypairTest {

class tst_Keypair : public QObject
{
    Q_OBJECT

private slots:
    void signsAsTheStandardSays_data();
    void signsAsTheStandardSays();
    void generatesDifferentKeys();
    void everyExportComesBack();
    void refusesText_data();
    void refusesText();
    void refusesBytes();
    void refusesForeignSignatures();
};

namespace {

QByteArray jsonOf(QByteArrayView bytes)
{
    QByteArray text = "[";
    for (const char byte : bytes)
        text += QByteArray::number(static_cast<quint8>(byte)) + ',';
    text.back() = ']';
    return text;
}

const QByteArray seed = QByteArray::fromHex("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60");

} // namespace

void tst_Keypair::signsAsTheStandardSays_data()
{
    QTest::addColumn<QByteArray>("seedHex");
    QTest::addColumn<QByteArray>("publicHex");
    QTest::addColumn<QByteArray>("messageHex");
    QTest::addColumn<QByteArray>("signatureHex");
    // RFC 8032, section 7.1
    QTest::newRow("test 1")
        << QByteArray("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60")
        << QByteArray("d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a") << QByteArray("")
        << QByteArray("e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
                      "d25bf5f0595bbe24655141438e7a100b");
    QTest::newRow("test 2")
        << QByteArray("4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb")
        << QByteArray("3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c") << QByteArray("72")
        << QByteArray("92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c"
                      "387b2eaeb4302aeeb00d291612bb0c00");
    QTest::newRow("test 3")
        << QByteArray("c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7")
        << QByteArray("fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025") << QByteArray("af82")
        << QByteArray("6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc659"
                      "4a7c15e9716ed28dc027beceea1ec40a");
}

void tst_Keypair::signsAsTheStandardSays()
{
    QFETCH(QByteArray, seedHex);
    QFETCH(QByteArray, publicHex);
    QFETCH(QByteArray, messageHex);
    QFETCH(QByteArray, signatureHex);
    const QByteArray message = QByteArray::fromHex(messageHex);
    const Result<Keypair> pair = Keypair::fromSeed(QByteArray::fromHex(seedHex));
    QVERIFY(pair);
    QCOMPARE(pair->address().view().toByteArray().toHex(), publicHex);
    const Signature signature = pair->sign(message);
    QCOMPARE(signature.view().toByteArray().toHex(), signatureHex);
    QVERIFY(verify(signature, message, pair->address()));
    QCOMPARE(pair->secretKey().view().toByteArray().toHex(), seedHex + publicHex);
}

void tst_Keypair::generatesDifferentKeys()
{
    const Keypair one = Keypair::generate();
    const Keypair other = Keypair::generate();
    QVERIFY(one.address() != other.address());
    QVERIFY(verify(one.sign("message"), "message", one.address()));
    QVERIFY(Keypair::fromSecretKey(one.secretKey().view()));
    const Result<Keypair> same = Keypair::fromOwnSecretKey(one.secretKey().clone());
    QVERIFY(same);
    QCOMPARE(same->address(), one.address());
    QVERIFY(verify(same->sign("message"), "message", one.address()));
}

void tst_Keypair::everyExportComesBack()
{
    const Result<Keypair> pair = Keypair::fromSeed(seed);
    QVERIFY(pair);
    const QByteArray text = pair->secretKeyBase58().view().toByteArray();
    QCOMPARE(text, base58::encode(pair->secretKey().view()));
    const QByteArray json = jsonOf(pair->secretKey().view());
    QByteArray spaced = json;
    spaced.replace(",", " ,\n\t").replace("[", "[ ").replace("]", " ]");
    for (const QByteArray &form : {text, json, spaced, "\n " + json + "\r\n", text + '\n'}) {
        const Result<Keypair> back = Keypair::fromText(form);
        QVERIFY2(back, form.constData());
        QCOMPARE(back->address(), pair->address());
        QCOMPARE(back->secretKey().view(), pair->secretKey().view());
    }
    // A key with leading zeros in its text.
    const Result<Keypair> zero = Keypair::fromSeed(QByteArray(32, '\0'));
    QVERIFY(zero);
    const SecretBytes zeroText = zero->secretKeyBase58();
    QVERIFY(zeroText.view().startsWith(QByteArrayView("11111111111111111111111111111111")));
    const Result<Keypair> zeroBack = Keypair::fromText(zeroText.view());
    QVERIFY(zeroBack);
    QCOMPARE(zeroBack->address(), zero->address());
}

void tst_Keypair::refusesText_data()
{
    QTest::addColumn<QByteArray>("text");
    const QByteArray secret = Keypair::fromSeed(seed)->secretKey().view().toByteArray();
    QByteArray otherHalf = secret;
    otherHalf[40] = static_cast<char>(otherHalf[40] ^ 1);
    const QByteArray json = jsonOf(secret);
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("white space") << QByteArray(" \n");
    QTest::newRow("halves of different keys") << base58::encode(otherHalf);
    QTest::newRow("halves of different keys, JSON") << jsonOf(otherHalf);
    QTest::newRow("63 bytes") << base58::encode(secret.first(63));
    QTest::newRow("65 bytes") << base58::encode(secret + 'x');
    QTest::newRow("an address, or a seed") << base58::encode(seed);
    QTest::newRow("31 bytes") << base58::encode(seed.first(31));
    QTest::newRow("wrong character") << base58::encode(secret).replace(10, 1, "0");
    QTest::newRow("space inside") << base58::encode(secret).insert(10, ' ');
    QTest::newRow("32 numbers") << jsonOf(seed);
    QTest::newRow("65 numbers") << jsonOf(secret + 'x');
    QTest::newRow("no numbers") << QByteArray("[]");
    QTest::newRow("bracket") << QByteArray("[");
    QTest::newRow("unclosed") << json.chopped(1);
    QTest::newRow("trailing comma") << json.chopped(1) + ",]";
    QTest::newRow("256") << QByteArray(json).replace("157", "256");
    QTest::newRow("negative") << QByteArray(json).replace("157", "-1");
    QTest::newRow("fraction") << QByteArray(json).replace("157", "1.0");
    QTest::newRow("leading zero") << QByteArray(json).replace("157,97", "157,097");
    QTest::newRow("empty number") << QByteArray(json).replace("157", "");
    QTest::newRow("text number") << QByteArray(json).replace("157", "\"1\"");
    QTest::newRow("commas only") << '[' + QByteArray(63, ',') + ']';
    QTest::newRow("huge") << '[' + QByteArray(100'000, '1') + ']';
}

void tst_Keypair::refusesText()
{
    QFETCH(QByteArray, text);
    const Result<Keypair> pair = Keypair::fromText(text);
    QVERIFY(!pair);
    QCOMPARE(pair.error().code, ErrorCode::InvalidInput);
    // The message must not quote a key that was almost right.
    QVERIFY(pair.error().detail.size() < 60);
}

void tst_Keypair::refusesBytes()
{
    QVERIFY(!Keypair::fromSeed(seed.first(31)));
    QVERIFY(!Keypair::fromSeed(seed + 'x'));
    QVERIFY(!Keypair::fromSeed({}));
    QVERIFY(!Keypair::fromOwnSecretKey(SecretBytes::copyOf(seed)));
    QVERIFY(!Keypair::fromSecretKey(seed));
    QVERIFY(!Keypair::fromSecretKey(seed + seed));
}

void tst_Keypair::refusesForeignSignatures()
{
    const Result<Keypair> pair = Keypair::fromSeed(seed);
    QVERIFY(pair);
    const Signature signature = pair->sign("message");
    QVERIFY(!verify(signature, "Message", pair->address()));
    QVERIFY(!verify(signature, "message", Keypair::generate().address()));
    QVERIFY(!verify(Signature(), "message", pair->address()));
    for (std::size_t i = 0; i < Signature::size; ++i) {
        std::array<quint8, 64> bytes = signature.bytes();
        bytes[i] ^= 1;
        QVERIFY(!verify(Signature(bytes), "message", pair->address()));
    }
}

CURVEDESK_TEST(tst_Keypair)

} // namespace keypairTest
#include "tst_Keypair.moc"
