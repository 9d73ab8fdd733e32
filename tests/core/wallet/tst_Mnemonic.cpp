// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/wallet/DerivedKey.h"
#include "core/wallet/Mnemonic.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace mnemonicTest {

namespace {

const QByteArray twelve = QByteArray("abandon ").repeated(11) + "about";
const QByteArray twentyFour = QByteArray("legal winner thank year wave sausage worth useful ").repeated(2)
    + "legal winner thank year wave sausage worth title";

} // namespace

class tst_Mnemonic : public QObject
{
    Q_OBJECT

private slots:
    void givesTheAddressesOfOtherWallets_data();
    void givesTheAddressesOfOtherWallets();
    void givesTheSeedsOfTheStandard();
    void takesAnySpaceAndCapitals();
    void refusesOtherWords_data();
    void refusesOtherWords();
    void refusesOtherPaths_data();
    void refusesOtherPaths();
    void distinguishesWordsFromKeys();
};

// From npm's bip39 3.1.0, ed25519-hd-key and tweetnacl; the first is the address that Phantom shows for these words.
void tst_Mnemonic::givesTheAddressesOfOtherWallets_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("passphrase");
    QTest::addColumn<QString>("path");
    QTest::addColumn<QString>("address");
    const auto row = [](const char *name, const QByteArray &words, const QByteArray &passphrase, const QString &path,
                        const QString &address) { QTest::newRow(name) << words << passphrase << path << address; };
    row("12, Phantom", twelve, {}, u"m/44'/501'/0'/0'"_s, u"HAgk14JpMQLgt6rVgv7cBQFJWFto5Dqxi472uT3DKpqk"_s);
    row("12, second account", twelve, {}, u"m/44'/501'/1'/0'"_s, u"Hh8QwFUA6MtVu1qAoq12ucvFHNwCcVTV7hpWjeY1Hztb"_s);
    row("12, Ledger", twelve, {}, u"m/44'/501'/0'"_s, u"GjJyeC1r2RgkuoCWMyPYkCWSGSGLcz266EaAkLA27AhL"_s);
    row("12, bare", twelve, {}, u"m/44'/501'"_s, u"D2PPQSYFe83nDzk96FqGumVU8JA7J8vj2Rhjc2oXzEi5"_s);
    row("12, solana-keygen", twelve, {}, u"m"_s, u"EHqmfkN89RJ7Y33CXM6uCzhVeuywHoJXZZLszBHHZy7o"_s);
    row("15", "anger tenant cattle basic siege animal define belt expire protect narrow fluid category obvious chase",
        {}, u"m/44'/501'/0'/0'"_s, u"HRFEPhcMLgRihvXUcsgPqq4L8vnisuZuDcwh9o2pcQJ9"_s);
    row("15, solana-keygen, ligatures",
        "police correct write peasant rubber cook old system sign result know disease push echo yard",
        "\xe2\x85\xa7 \xef\xac\x81ne \xc2\xbd", u"m"_s, u"Huf7zHWJe1sL9wonjnVyYSXnE962noEpFKc8XZGh9WR6"_s);
    row("18",
        "ladder flush cliff farm rice deal typical pepper boil intact boil opinion high awake pitch inspire flash "
        "broccoli",
        "TREZOR", u"m/44'/501'/0'/0'"_s, u"3Qoqhefxpy2VrAceQdHGJoPAsbsFzyznpJ8zb1m3GTXq"_s);
    row("18, bare",
        "sadness member goose shoulder vibrant remove security slow industry gap tent accident amount hire vintage "
        "together duck swim",
        {}, u"m/44'/501'"_s, u"6B6NFZASwBiCueqCyAFss7WMjxECxx3LRkodbW9UiuHA"_s);
    row("21",
        "tissue youth west act verify kiss thank inspire current title network miss saddle fire cart wagon imitate "
        "paddle okay expect kit",
        "TREZOR", u"m/44'/501'/0'/0'"_s, u"FricwDzjBGSnrXsnGx2D7fKH9fkXpCqYKqieiAwPEABW"_s);
    row("21, solana-keygen",
        "crew legal moral dog indoor unfair art wheat guitar embrace song monster find unit protect pigeon ring core "
        "section goat essay",
        {}, u"m"_s, u"5S525ASDXdS6tAPS93wY1EUDdrrtegEvbzsCxpXGrt5j"_s);
    row("24", twentyFour, "TREZOR", u"m/44'/501'/0'/0'"_s, u"9mDmr7YZRVci4uNM2qfZvFBkQg8uUuVntmi41DUzasFm"_s);
    row("24, Ledger", twentyFour, "TREZOR", u"m/44'/501'/0'"_s, u"3U6528Fk1vkx3CNpgk6y1GeBBi1Dxyenm5DCLo2Aw8Mw"_s);
    row("24, solana-keygen", twentyFour, "TREZOR", u"m"_s, u"BMBFr13z5jW5kBbuuVXhfesPtmewHrkQUq96hRq5WMZd"_s);
    row("passphrase beyond ASCII", twelve, "p\xc3\xa4ssw\xc3\xb6rd", u"m/44'/501'/0'/0'"_s,
        u"4uk2pftzYyAnAfRAu8pFD8KwjjBsP9AhHmfN3u38m8Lj"_s);
    row("the same decomposed", twelve, "pa\xcc\x88sswo\xcc\x88rd", u"m/44'/501'/0'/0'"_s,
        u"4uk2pftzYyAnAfRAu8pFD8KwjjBsP9AhHmfN3u38m8Lj"_s);
}

void tst_Mnemonic::givesTheAddressesOfOtherWallets()
{
    QFETCH(QByteArray, words);
    QFETCH(QByteArray, passphrase);
    QFETCH(QString, path);
    QFETCH(QString, address);
    const auto seed = mnemonic::seedOf(words, passphrase);
    QVERIFY(seed);
    const auto keypair = derivedKey::at(*seed, path);
    QVERIFY(keypair);
    QCOMPARE(keypair->address().toBase58(), address);
    QVERIFY(derivedKey::commonPaths(2).contains(path));
}

// The first and a 24-word vector of the standard's own list.
void tst_Mnemonic::givesTheSeedsOfTheStandard()
{
    QCOMPARE(
        mnemonic::seedOf(twelve, "TREZOR")->view().toByteArray().toHex(),
        QByteArray("c55257c360c07c72029aebc1b53c05ed0362ada38ead3e3e9efa3708e53495531f09a6987599d18264c1e1c92f2cf14163"
                   "0c7a3c4ab7c81b2f001698e7463b04"));
    QCOMPARE(
        mnemonic::seedOf(twentyFour, "TREZOR")->view().toByteArray().toHex(),
        QByteArray("bc09fca1804f7e69da93c2f2028eb238c227f2e9dda30cd63699232578480a4021b146ad717fbb7e451ce9eb835f43620b"
                   "f5c514db0f8add49f5d121449d3e87"));
}

void tst_Mnemonic::takesAnySpaceAndCapitals()
{
    QByteArray untidy = "\n\t " + twelve.toUpper() + "\r\n";
    untidy.replace(" ", " \n ");
    QCOMPARE(mnemonic::seedOf(untidy, {})->view(), mnemonic::seedOf(twelve, {})->view());
}

void tst_Mnemonic::refusesOtherWords_data()
{
    QTest::addColumn<QByteArray>("words");
    QTest::addColumn<QByteArray>("passphrase");
    QTest::addColumn<QString>("says");
    QTest::newRow("nothing") << QByteArray() << QByteArray() << u"12, 15, 18"_s;
    QTest::newRow("eleven") << QByteArray("abandon ").repeated(11) << QByteArray() << u"12, 15, 18"_s;
    for (const int count : {9, 13, 14, 16, 17, 19, 20, 22, 23, 25, 27})
        QTest::addRow("%d", count) << QByteArray("abandon ").repeated(count) << QByteArray() << u"12, 15, 18"_s;
    // "address", "agent" and "admit" are right here; each of these has one bit of the checksum wrong.
    const auto wrongLast = [](int others, std::initializer_list<const char *> words) {
        for (const char *word : words)
            QTest::addRow("%d, %s", others + 1, word)
                << QByteArray("abandon ").repeated(others) + word << QByteArray() << u"belong together"_s;
    };
    wrongLast(14, {"addict", "add", "advance", "act", "accident"});
    wrongLast(17, {"age", "again", "afford", "album", "alone", "abstract"});
    wrongLast(20, {"adjust", "advance", "add", "actor", "accuse", "amateur", "arm"});
    QTest::newRow("checksum") << QByteArray("abandon ").repeated(12) << QByteArray() << u"belong together"_s;
    QTest::newRow("swapped") << QByteArray("about ") + QByteArray("abandon ").repeated(11) << QByteArray()
                             << u"belong together"_s;
    QTest::newRow("no such word") << QByteArray("abandon ").repeated(11) + "notaword" << QByteArray()
                                  << u"word 12 is not"_s;
    QTest::newRow("prefix of a word") << QByteArray("aband ") + QByteArray("abandon ").repeated(11) << QByteArray()
                                      << u"word 1 is not"_s;
    QTest::newRow("behind the last word") << QByteArray("zzz ").repeated(12) << QByteArray() << u"word 1 is not"_s;
    QTest::newRow("no UTF-8") << twelve << QByteArray("\xff\xfe") << u"UTF-8"_s;
}

void tst_Mnemonic::refusesOtherWords()
{
    QFETCH(QByteArray, words);
    QFETCH(QByteArray, passphrase);
    QFETCH(QString, says);
    const auto seed = mnemonic::seedOf(words, passphrase);
    QVERIFY(!seed);
    QCOMPARE(seed.error().code, ErrorCode::InvalidInput);
    QVERIFY2(seed.error().detail.contains(says), qPrintable(seed.error().detail));
    QVERIFY(!seed.error().detail.contains(u"abandon"_s) && !seed.error().detail.contains(u"notaword"_s));
}

void tst_Mnemonic::refusesOtherPaths_data()
{
    QTest::addColumn<QString>("path");
    for (const char *path :
         {"", "/", "m/", "44'/501'", "m/44/501'", "m/44'/501'/", "m/44'/-1'", "m/44'/+1'", "m/44'/ 1'",
          "m/44'/2147483648'", "M/44'", "m/44''", "m/44h/501h", "m/1'/2'/3'/4'/5'/6'/7'/8'/9'/10'"})
        QTest::newRow(path) << QString::fromLatin1(path);
}

void tst_Mnemonic::refusesOtherPaths()
{
    QFETCH(QString, path);
    QCOMPARE(derivedKey::at(SecretBytes(64), path).error().code, ErrorCode::InvalidInput);
}

void tst_Mnemonic::distinguishesWordsFromKeys()
{
    QVERIFY(mnemonic::isWords(twelve));
    QVERIFY(mnemonic::isWords("  two words\n"));
    QVERIFY(!mnemonic::isWords("[1, 2, 3]"));
    QVERIFY(!mnemonic::isWords(" 5ePvd3w \n"));
}

CURVEDESK_TEST(tst_Mnemonic)

} // namespace mnemonicTest
#include "tst_Mnemonic.moc"
