// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/WalletJson.h"
#include "tests/core/api/ReplyRows.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <limits>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace walletJsonTest {

class tst_WalletJson : public QObject
{
    Q_OBJECT

private slots:
    void encodesANewWallet();
    void encodesBalances_data();
    void encodesBalances();
    void encodesPositions();
};

void tst_WalletJson::encodesANewWallet()
{
    CreatedWallet wallet;
    wallet.publicKey = u"Public"_s;
    wallet.privateKey = std::make_shared<const SecretBytes>(SecretBytes::copyOf("Private"));
    wallet.apiKey = std::make_shared<const SecretBytes>(SecretBytes::copyOf("Key"));
    const QByteArray json = walletJson::encode(wallet);
    QCOMPARE(json, R"({"privateKey":"Private","publicKey":"Public","apiKey":"Key"})"_ba);
    QCOMPARE(differenceFromRows(json, walletJson::createdWalletFields), QString());
}

void tst_WalletJson::encodesBalances_data()
{
    QTest::addColumn<quint64>("raw");
    QTest::addColumn<int>("decimals");
    QTest::addColumn<QByteArray>("json");
    QTest::newRow("none") << quint64{0} << 6 << R"({"balance":0,"balanceRaw":"0","decimals":6})"_ba;
    QTest::newRow("SOL") << quint64{1'500'000'000} << 9
                         << R"({"balance":1.5,"balanceRaw":"1500000000","decimals":9})"_ba;
    QTest::newRow("whole tokens") << quint64{5} << 0 << R"({"balance":5,"balanceRaw":"5","decimals":0})"_ba;
    QTest::newRow("largest")
        << std::numeric_limits<quint64>::max() << 6
        << R"({"balance":18446744073709.551615,"balanceRaw":"18446744073709551615","decimals":6})"_ba;
}

void tst_WalletJson::encodesBalances()
{
    QFETCH(quint64, raw);
    QFETCH(int, decimals);
    QFETCH(QByteArray, json);
    QCOMPARE(walletJson::encode(BalanceReply{raw, decimals}), json);
    QCOMPARE(differenceFromRows(json, walletJson::balanceFields), QString());
}

void tst_WalletJson::encodesPositions()
{
    QCOMPARE(walletJson::encode(QList<Position>{}), R"({"positions":[]})"_ba);
    const QByteArray json = walletJson::encode(QList<Position>{{u"W"_s, u"M"_s, u"S\""_s, 1'500'000, 2'000'000'000, -1},
                                                               {u"W"_s, u"N"_s, {}, 0, 0, 5'000'000'000}});
    QCOMPARE(json,
             R"({"positions":[{"wallet":"W","token":"M","symbol":"S\"","amount":1.5,"amountRaw":"1500000","cost":2,)"
             R"("costRaw":"2000000000","realised":-0.000000001,"realisedRaw":"-1"},)"
             R"({"wallet":"W","token":"N","symbol":"","amount":0,"amountRaw":"0","cost":0,"costRaw":"0",)"
             R"("realised":5,"realisedRaw":"5000000000"}]})"_ba);
    QCOMPARE(differenceFromRows(json, walletJson::positionFields), QString());
}

CURVEDESK_TEST(tst_WalletJson)

} // namespace walletJsonTest
#include "tst_WalletJson.moc"
