// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "tests/core/solana/TestData.h"
#include "tests/support/TestProgram.h"

#include <QCryptographicHash>
#include <QtEndian>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::literals;
using namespace Qt::StringLiterals;

namespace programAddressTest {

class tst_ProgramAddress : public QObject
{
    Q_OBJECT

private slots:
    void knownAddresses_data();
    void knownAddresses();
    void associatedAccounts_data();
    void associatedAccounts();
    void pointsOutsideTheSubgroup_data();
    void pointsOutsideTheSubgroup();
    void membershipOfHashes();
    void isOnCurveOfOtherLengths();
    void limits();
};

namespace {

constexpr Address pump = "6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P"_address;
constexpr Address amm = "pAMMBay6oceH9fJKBRHGP5D4bD4sWpmSwMn52FMfXEA"_address;
constexpr Address fees = "pfeeUxB6jkeY1Hxd7CsFCAjcbHA9rWtchMGdZ6VojVZ"_address;
constexpr Address mayhem = "MAyhSmzXzV1pTf7LsNkrNwkWKTo4ougAJ1PPg47MD4e"_address;
constexpr Address coin = "Fw5xoxp3JYrW1ELUCQ98t3MvRiMKSFk7WBEsMs8Gpump"_address;
constexpr Address creator = "89YMNptpZLBo21N8uzPXCQ2M4QrpimfDhJGvibyR9fpW"_address;

using Seeds = QList<QByteArray>;

std::optional<ProgramAddress> find(const Seeds &seeds, const Address &program)
{
    const QList<QByteArrayView> views(seeds.begin(), seeds.end());
    return findProgramAddress(std::span(views.constData(), static_cast<std::size_t>(views.size())), program);
}

QByteArray keyBytes(const char *base58)
{
    return Address::fromBase58(QString::fromLatin1(base58))->view().toByteArray();
}

QByteArray sha256(const QByteArray &bytes)
{
    return QCryptographicHash::hash(bytes, QCryptographicHash::Sha256);
}

} // namespace

void tst_ProgramAddress::knownAddresses_data()
{
    QTest::addColumn<Seeds>("seeds");
    QTest::addColumn<QByteArray>("program");
    QTest::addColumn<QString>("address");
    QTest::addColumn<int>("bump");
    const auto row = [](const char *name, const Seeds &seeds, const Address &program, const char *address, int bump) {
        QTest::newRow(name) << seeds << program.view().toByteArray() << QString::fromLatin1(address) << bump;
    };
    row("global", {"global"}, pump, "4wTV1YmiEkRvAtNtsSGPtUrqRYQMe5SKy2uB4Jjaxnjf", 255);
    row("event authority", {"__event_authority"}, pump, "Ce6TQqeHC9p8KetsN6JsjHK7UTZk7nasjjnr7XxXp9F1", 255);
    row("mint authority", {"mint-authority"}, pump, "TSLvdd1pWpHVjahSpsvCXUbgwsL3JAcvokwaKt1eokM", 255);
    row("volume", {"global_volume_accumulator"}, pump, "Hq2wp8uJ9jCPsYgNHex8RtqdvMPfVGoYwjvF1ATiwn2Y", 255);
    row("quote control", {"quote-control"}, pump, "6z6GDdfb2AjR9ZhJmAUQ5cipJCVxQvLJhB2H8mCwTFBP", 253);
    row("amm config", {"global_config"}, amm, "ADyA8hdefvWN2dbGGWFotbzWxrAvLW83WG6QCVXvJKqw", 255);
    row("amm event authority", {"__event_authority"}, amm, "GS4CU59F31iL7aR2Q8zVS8DRrcRnXX1yjQ66TqNVQnaR", 255);
    row("amm volume", {"global_volume_accumulator"}, amm, "C2aFPdENg4A2HQsmrd5rTw5TaYBX5Ku887cWjbFKtZpw", 255);
    row("fee config", {"fee_config", pump.view().toByteArray()}, fees, "8Wf5TiAheLUqBrKXeYg2JtAFFMWtKdG2BSFgqUcPVwTt",
        253);
    row("amm fee config", {"fee_config", amm.view().toByteArray()}, fees,
        "5PHirr8joyTMp9JMm6nW7hNDVyEYdkzDqazxPD7RaTjx", 255);
    row("fees event authority", {"__event_authority"}, fees, "D6QxXDt6hhcCpto4HiZKkN2YQ2iZRF5R7S3caCHpUsML", 252);
    row("mayhem params", {"global-params"}, mayhem, "13ec7XdrjF3h3YcqBTFDSReRcUFwbCnJaAQspM4j6DDJ", 253);
    row("mayhem vault", {"sol-vault"}, mayhem, "BwWK17cbHxwWBKZkUYvzxLcNQ1YVyaFezduWbtm2de6s", 253);
    const QByteArray mint = coin.view().toByteArray();
    const QByteArray user = creator.view().toByteArray();
    const QByteArray quote = programs::wrappedSol.view().toByteArray();
    const QByteArray poolAuthority = keyBytes("C1FmxuxneKcuoS1LTyZhBWwMxpuZcdqBY6ffDiFseFSq");
    const QByteArray pool = keyBytes("4vkYe9yV2WPvNNmGHHnPGkjuud7pD9WwUgsG62JKBzbY");
    row("curve", {"bonding-curve", mint}, pump, "GfzNVBBisCRUpqCmFMvBu4XTJGRzXYxcQE7SUqAZjAHR", 252);
    row("curve v2", {"bonding-curve-v2", mint}, pump, "3ZmEgwTn6KiEhRfaUF7G8hvkDVCwAa7taUqbeps9cZXY", 254);
    row("mayhem state", {"mayhem-state", mint}, mayhem, "1suDwHVnyzUxwP1YXzBVxrFQq19HeeXwcBCb3pquost", 255);
    row("creator vault", {"creator-vault", user}, pump, "ET1steLacEDGWA2vv9UyRhZ7Lr21Gugq2SoyiFWra5nD", 255);
    row("user volume", {"user_volume_accumulator", user}, pump, "Cwe7HgQxxWtKGyBvV2pPi2CgkpeFjxDctgHqTbwvqJMN", 255);
    row("pool authority", {"pool-authority", mint}, pump, "C1FmxuxneKcuoS1LTyZhBWwMxpuZcdqBY6ffDiFseFSq", 254);
    row("pool", {"pool", QByteArray(2, '\0'), poolAuthority, mint, quote}, amm,
        "4vkYe9yV2WPvNNmGHHnPGkjuud7pD9WwUgsG62JKBzbY", 255);
    row("pool v2", {"pool-v2", mint}, amm, "2V2hA5SU2XJYyGs6LZxkxyjk1dL8LYTVYk4yTErhQ3fX", 254);
    row("amm creator vault", {"creator_vault", user}, amm, "DWchN4JwyBFzyf1NsNceGEZX46y9iUR3fyFcb7sMzoCS", 255);
    row("pool mint", {"pool_lp_mint", pool}, amm, "ESDBYEYEbjBMNHyF4FGvAaugCEGEPMEGAwWFHLgH7ucf", 253);
    row("sharing config", {"sharing-config", mint}, fees, "Ey9RhhzFm4QWukdyctJoVG24osxK2wszEwq1E4FP74Dg", 254);
    row("holder rewards", {"holder-rewards", mint}, pump, "HoSDG2HfWqfbZcrWNLB5TNpxyJLCtN7w1VdwmqhxjwFa", 255);
    row("metadata", {"metadata", programs::metaplexMetadata.view().toByteArray(), mint}, programs::metaplexMetadata,
        "AaHPdzBH5Cium4sSNVjgpVAdMVunPaSG9gVk2fwnhJuX", 255);
}

void tst_ProgramAddress::knownAddresses()
{
    QFETCH(Seeds, seeds);
    QFETCH(QByteArray, program);
    QFETCH(QString, address);
    QFETCH(int, bump);
    const Address owner = *Address::fromBytes(program);
    const std::optional<ProgramAddress> found = find(seeds, owner);
    QVERIFY(found);
    QCOMPARE(found->address.toBase58(), address);
    QCOMPARE(found->bump, bump);
}

void tst_ProgramAddress::associatedAccounts_data()
{
    QTest::addColumn<QString>("owner");
    QTest::addColumn<QString>("mint");
    QTest::addColumn<QString>("tokenProgram");
    QTest::addColumn<QString>("address");
    const QString token2022 = programs::token2022.toBase58();
    QTest::newRow("of the curve") << u"GfzNVBBisCRUpqCmFMvBu4XTJGRzXYxcQE7SUqAZjAHR"_s << coin.toBase58() << token2022
                                  << u"Gi27YJXXtwydVRnK9LDsg7oZky6WDNMuR3sSRSkizPtu"_s;
    QTest::newRow("of the mayhem vault") << u"BwWK17cbHxwWBKZkUYvzxLcNQ1YVyaFezduWbtm2de6s"_s << coin.toBase58()
                                         << token2022 << u"EmQbXf7AKm3x3MyNg6ps1oLujoGtAdhdKtvbxprbw9Dp"_s;
    QTest::newRow("of a user") << creator.toBase58() << coin.toBase58() << token2022
                               << u"B57sFbu6pEacDAirhCudzao2XDgE7Uuhsn7xuKQ52Hor"_s;
    QTest::newRow("wrapped SOL") << creator.toBase58() << programs::wrappedSol.toBase58() << programs::token.toBase58()
                                 << u"5txXdGemhRf56PxKXkAMhkx9jSQv6ndZ18aSz8Xwuwd2"_s;
}

void tst_ProgramAddress::associatedAccounts()
{
    QFETCH(QString, owner);
    QFETCH(QString, mint);
    QFETCH(QString, tokenProgram);
    QFETCH(QString, address);
    QCOMPARE(associatedTokenAddress(*Address::fromBase58(owner), *Address::fromBase58(mint),
                                    *Address::fromBase58(tokenProgram))
                 .toBase58(),
             address);
    QCOMPARE(metaplexMetadataAddress(coin).toBase58(), u"AaHPdzBH5Cium4sSNVjgpVAdMVunPaSG9gVk2fwnhJuX"_s);
}

void tst_ProgramAddress::pointsOutsideTheSubgroup_data()
{
    QTest::addColumn<QByteArray>("seedText");
    QTest::addColumn<int>("bump");
    QTest::addColumn<QByteArray>("hex");
    // A first candidate on the curve but outside the prime-order subgroup must be skipped like any other point.
    QTest::newRow("mint0") << QByteArray("mint0") << 252
                           << QByteArray("5fc1205d3b25f30694681e82167e0a95a65f8af5804a345e75ad80faa20c541b");
    QTest::newRow("mint4") << QByteArray("mint4") << 254
                           << QByteArray("003e1b2d0f2276950318e37217398627d00ffe86c39db952a4c70010e8d55ffb");
}

void tst_ProgramAddress::pointsOutsideTheSubgroup()
{
    QFETCH(QByteArray, seedText);
    QFETCH(int, bump);
    QFETCH(QByteArray, hex);
    const std::optional<ProgramAddress> found = find({sha256(seedText)}, *Address::fromBytes(QByteArray(32, 7)));
    QVERIFY(found);
    QCOMPARE(found->bump, bump);
    QCOMPARE(found->address.view().toByteArray().toHex(), hex);
}

void tst_ProgramAddress::membershipOfHashes()
{
    const QByteArray expected = test::hexBytes(test::jsonFile("compiled-messages.json").object().value(u"onCurve"_s));
    QCOMPARE(expected.size(), 512);
    int points = 0;
    for (quint32 i = 0; i < 4096; ++i) {
        const quint32 little = qToLittleEndian(i);
        const bool isPoint = isOnCurve(sha256(QByteArray(reinterpret_cast<const char *>(&little), sizeof little)));
        QCOMPARE(isPoint, (static_cast<quint8>(expected[i / 8]) >> (i % 8) & 1) == 1);
        points += isPoint ? 1 : 0;
    }
    QVERIFY(points > 1900 && points < 2200);
}

void tst_ProgramAddress::isOnCurveOfOtherLengths()
{
    QVERIFY(isOnCurve(QByteArray::fromHex("5866666666666666666666666666666666666666666666666666666666666666")));
    QVERIFY(!isOnCurve({}));
    QVERIFY(!isOnCurve(QByteArray::fromHex("58666666666666666666666666666666666666666666666666666666666666")));
    QVERIFY(!isOnCurve(QByteArray::fromHex("586666666666666666666666666666666666666666666666666666666666666600")));
}

void tst_ProgramAddress::limits()
{
    const QByteArray longest(32, 'x');
    QVERIFY(find(Seeds(15, longest), pump));
    QVERIFY(!find(Seeds(16, longest), pump));
    QVERIFY(!find({QByteArray(33, 'x')}, pump));
    QVERIFY(find({}, pump));
    QVERIFY(find({QByteArray()}, pump));

    // What is hashed is the concatenation.
    QCOMPARE(findProgramAddress({"ab", "c"}, pump), findProgramAddress({"a", "bc"}, pump));
}

CURVEDESK_TEST(tst_ProgramAddress)

} // namespace programAddressTest
#include "tst_ProgramAddress.moc"
