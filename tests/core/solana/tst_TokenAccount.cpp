// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"
#include "core/solana/TokenExtensions.h"
#include "tests/core/solana/TestData.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace tokenAccountTest {

class tst_TokenAccount : public QObject
{
    Q_OBJECT

private slots:
    void ofTheRealPrograms();
    void mintOfTheRealProgram();
    void accountsRoundTrip();
    void mintsRoundTrip();
    void refuses_data();
    void refuses();
};

namespace {

QJsonObject vectors()
{
    return test::jsonFile("token-accounts.json").object();
}

Address addressOf(const QJsonValue &text)
{
    return *Address::fromBase58(text.toString());
}

Address filled(quint8 byte)
{
    std::array<quint8, 32> bytes;
    bytes.fill(byte);
    return Address(bytes);
}

TokenAccount sampleAccount()
{
    return {filled(1), filled(2),         TokenAmount(~0ull), filled(3), TokenAccount::State::Frozen,
            2'039'280, TokenAmount(1234), filled(4)};
}

MintAccount sampleMint()
{
    return {filled(1), ~0ull, 6, true, filled(2)};
}

} // namespace

void tst_TokenAccount::ofTheRealPrograms()
{
    const QJsonObject file = vectors();
    const Address wallet = addressOf(file.value(u"wallet"_s));
    const Address mint = addressOf(file.value(u"mints"_s)[0][u"mint"_s]);

    const QByteArray extended = test::hexBytes(file.value(u"account"_s)[u"data"_s]);
    QCOMPARE(extended.size(), 170);
    const Result<TokenAccount> account = TokenAccount::decode(extended);
    QVERIFY(account);
    QCOMPARE(*account,
             (TokenAccount{mint, wallet, TokenAmount(123'456'789), mint, TokenAccount::State::Initialized, std::nullopt,
                           TokenAmount(77), mint}));
    QCOMPARE(account->encode(), extended.first(165));
    QVERIFY(!MintAccount::decode(extended));

    const QByteArray native = test::hexBytes(file.value(u"wrapped"_s)[u"data"_s]);
    QCOMPARE(native.size(), 165);
    const Result<TokenAccount> wrapped = TokenAccount::decode(native);
    QVERIFY(wrapped);
    QCOMPARE(*wrapped,
             (TokenAccount{programs::wrappedSol, wallet, TokenAmount(5000), std::nullopt,
                           TokenAccount::State::Initialized, 2'039'280, TokenAmount(), std::nullopt}));
    QCOMPARE(wrapped->encode(), native);
    QVERIFY(!MintAccount::decode(native));
}

void tst_TokenAccount::mintOfTheRealProgram()
{
    const QJsonObject file = vectors();
    const QByteArray data = test::hexBytes(file.value(u"mints"_s)[2][u"data"_s]);
    const Result<MintAccount> mint = MintAccount::decode(data);
    QVERIFY(mint);
    QCOMPARE(*mint, (MintAccount{addressOf(file.value(u"wallet"_s)), 0, 6, true, std::nullopt}));
    QCOMPARE(mint->encode(), data.first(82));
    QVERIFY(!TokenAccount::decode(data));
}

void tst_TokenAccount::accountsRoundTrip()
{
    const TokenAccount full = sampleAccount();
    QCOMPARE(full.encode().size(), TokenAccount::baseSize);
    const Result<TokenAccount> back = TokenAccount::decode(full.encode());
    QVERIFY(back);
    QCOMPARE(*back, full);
    const Result<TokenAccount> empty = TokenAccount::decode(QByteArray(165, '\0'));
    QVERIFY(empty);
    QCOMPARE(*empty, TokenAccount());
    QCOMPARE(TokenAccount().encode(), QByteArray(165, '\0'));
}

void tst_TokenAccount::mintsRoundTrip()
{
    const Result<MintAccount> back = MintAccount::decode(sampleMint().encode());
    QVERIFY(back);
    QCOMPARE(*back, sampleMint());
    const Result<MintAccount> empty = MintAccount::decode(QByteArray(82, '\0'));
    QVERIFY(empty);
    QCOMPARE(*empty, MintAccount());
}

void tst_TokenAccount::refuses_data()
{
    QTest::addColumn<QByteArray>("data");
    const QByteArray account = sampleAccount().encode();
    const QByteArray mint = sampleMint().encode();
    using namespace tokenExtensions;
    const QByteArray extended = encodeAccount(account, AccountType::Account, {});
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("mint, one byte short") << mint.first(81);
    QTest::newRow("mint, one byte more") << mint + '\0';
    QTest::newRow("account, one byte short") << account.first(164);
    QTest::newRow("unknown account type") << QByteArray(extended).replace(165, 1, "\3");
    QTest::newRow("no account type") << QByteArray(extended).replace(165, 1, QByteArray(1, '\0'));
    QTest::newRow("delegate tag 2") << QByteArray(account).replace(72, 1, "\2");
    QTest::newRow("delegate tag, high byte") << QByteArray(account).replace(75, 1, "\1");
    QTest::newRow("state 3") << QByteArray(account).replace(108, 1, "\3");
    QTest::newRow("native tag 2") << QByteArray(account).replace(109, 1, "\2");
    QTest::newRow("close tag 2") << QByteArray(account).replace(129, 1, "\2");
    QTest::newRow("authority tag 2") << QByteArray(mint).replace(0, 1, "\2");
    QTest::newRow("initialized 2") << QByteArray(mint).replace(45, 1, "\2");
    QTest::newRow("freeze tag 2") << QByteArray(mint).replace(46, 1, "\2");
}

void tst_TokenAccount::refuses()
{
    QFETCH(QByteArray, data);
    const Result<TokenAccount> account = TokenAccount::decode(data);
    QVERIFY(!account);
    QCOMPARE(account.error().code, ErrorCode::Damaged);
    const Result<MintAccount> mint = MintAccount::decode(data);
    QVERIFY(!mint);
    QCOMPARE(mint.error().code, ErrorCode::Damaged);
}

CURVEDESK_TEST(tst_TokenAccount)

} // namespace tokenAccountTest
#include "tst_TokenAccount.moc"
