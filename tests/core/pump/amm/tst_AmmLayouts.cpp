// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmLayouts.h"
#include "core/pump/amm/MigrateInstruction.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace ammLayoutsTest {

namespace {

// The public keys of the seeds 32 x 01, 02, 03.
const Address user = fixtures::address("AKnL4NNf3DGWZJS6cPknBuEGnVsV4A4m5tgebLHaRSZ9");
const Address mint = fixtures::address("9hSR6S7WPtxmTojgo6GG3k4yDPecgJY292j7xrsUGWBu");
const Address creator = fixtures::address("GyGKxMyg1p9SsHfm15MkNUu1u9TN2JtTspcdmrtGUdse");

// "<key> sw" as amm-vectors.json writes an account.
QStringList written(const Instruction &instruction)
{
    QStringList out;
    for (const AccountMeta &account : instruction.accounts)
        out.append((account.address.toBase58() + u' ' + (account.isSigner ? u"s"_s : u""_s)
                    + (account.isWritable ? u"w"_s : u""_s))
                       .trimmed());
    return out;
}

void compare(const Instruction &built, const QJsonObject &expected)
{
    QStringList keys;
    for (const QJsonValue &each : expected.value(u"keys").toArray())
        keys.append(each.toString());
    QCOMPARE(written(built), keys);
    QCOMPARE(built.programId.toBase58(), expected.value(u"program").toString());
    QCOMPARE(QString::fromLatin1(built.data.toHex()), expected.value(u"data").toString());
}

Address tokenProgramOf(const QString &coin)
{
    return coin == u"legacy" || coin == u"without creator" ? programs::token : programs::token2022;
}

AmmTradeAccounts accountsOf(const QString &coin)
{
    AmmTradeAccounts out;
    out.pool = ammAddresses::PoolAddresses::derive(mint, tokenProgramOf(coin));
    out.user = user;
    out.userBase = associatedTokenAddress(user, mint, tokenProgramOf(coin));
    out.userQuote = ammAddresses::quoteAccount(user);
    out.userVolumeAccumulator = ammAddresses::userVolumeAccumulator(user);
    out.protocolFeeRecipient = fixtures::address("62qc2CNXwrYqQScmEdiZFFAnJR262PxWEuNQtxfafNgV");
    out.protocolFeeRecipientQuote = ammAddresses::quoteAccount(out.protocolFeeRecipient);
    out.buybackFeeRecipient = fixtures::address("5YxQFdt3Tr9zJLvkFccqXVUwhdTWJQc1fFg2YPbxvxeD");
    out.buybackFeeRecipientQuote = ammAddresses::quoteAccount(out.buybackFeeRecipient);
    out.hasCoinCreator = coin != u"without creator";
    out.isCashbackCoin = coin == u"cashback";
    out.creatorVaultAuthority = ammAddresses::creatorVaultAuthority(out.hasCoinCreator ? creator : Address());
    out.creatorVaultQuote = ammAddresses::quoteAccount(out.creatorVaultAuthority);
    return out;
}

} // namespace

class tst_AmmLayouts : public QObject
{
    Q_OBJECT

private slots:
    void officialClient_data()
    {
        QTest::addColumn<QJsonObject>("vector");
        const QJsonArray all = fixtures::json(u"amm-vectors.json"_s).object().value(u"instructions").toArray();
        for (const QJsonValue &each : all)
            QTest::newRow(qPrintable(each.toObject().value(u"coin").toString())) << each.toObject();
    }
    void officialClient()
    {
        QFETCH(QJsonObject, vector);
        const AmmTradeAccounts accounts = accountsOf(vector.value(u"coin").toString());
        constexpr quint64 amount = 34'000'000'000;
        constexpr quint64 limit = 1'003'989'992;
        compare(ammTradeInstruction(AmmTradeForm::Buy, accounts, amount, limit), vector.value(u"buy").toObject());
        compare(ammTradeInstruction(AmmTradeForm::BuyExactQuoteIn, accounts, amount, limit),
                vector.value(u"buyExactQuoteIn").toObject());
        compare(ammTradeInstruction(AmmTradeForm::Sell, accounts, amount, limit), vector.value(u"sell").toObject());
    }

    void migrations()
    {
        const QJsonArray all = fixtures::json(u"amm-vectors.json"_s).object().value(u"migrations").toArray();
        QCOMPARE(all.size(), 2);
        for (const QJsonValue &each : all) {
            const QJsonObject vector = each.toObject();
            const Address tokenProgram = tokenProgramOf(vector.value(u"coin").toString());
            const migrateInstruction::Accounts accounts{
                pumpAddresses::CoinAddresses::derive(mint, tokenProgram),
                ammAddresses::PoolAddresses::derive(mint, tokenProgram), user,
                fixtures::address("39azUYFWPz3VHgKCf3VChUwbpURdCHRxjWVowf5jUJjg")};
            compare(migrateInstruction::migrate(accounts), vector.value(u"migrate").toObject());
            compare(test::migrateV2(accounts), vector.value(u"migrateV2").toObject());
        }
    }

    void derivedAddresses()
    {
        const auto pool = ammAddresses::PoolAddresses::derive(
            fixtures::address("Fw5xoxp3JYrW1ELUCQ98t3MvRiMKSFk7WBEsMs8Gpump"), programs::token2022);
        QCOMPARE(pool.authority.toBase58(), u"C1FmxuxneKcuoS1LTyZhBWwMxpuZcdqBY6ffDiFseFSq"_s);
        QCOMPARE(pool.pool.toBase58(), u"4vkYe9yV2WPvNNmGHHnPGkjuud7pD9WwUgsG62JKBzbY"_s);
        QCOMPARE(pool.poolV2.toBase58(), u"2V2hA5SU2XJYyGs6LZxkxyjk1dL8LYTVYk4yTErhQ3fX"_s);
        QCOMPARE(pool.lpMint.toBase58(), u"ESDBYEYEbjBMNHyF4FGvAaugCEGEPMEGAwWFHLgH7ucf"_s);
        const Address known = fixtures::address("89YMNptpZLBo21N8uzPXCQ2M4QrpimfDhJGvibyR9fpW");
        QCOMPARE(ammAddresses::creatorVaultAuthority(known).toBase58(),
                 u"DWchN4JwyBFzyf1NsNceGEZX46y9iUR3fyFcb7sMzoCS"_s);
        QCOMPARE(ammAddresses::quoteAccount(known).toBase58(), u"5txXdGemhRf56PxKXkAMhkx9jSQv6ndZ18aSz8Xwuwd2"_s);
        const auto derived
            = [](QByteArrayView seed) { return findProgramAddress({seed}, ammAddresses::program).address; };
        QCOMPARE(derived("global_config"), ammAddresses::globalConfig);
        QCOMPARE(derived("__event_authority"), ammAddresses::eventAuthority);
        QCOMPARE(derived("global_volume_accumulator"), ammAddresses::globalVolumeAccumulator);
    }

    void findsTheLayout()
    {
        for (const AmmTradeLayout &layout : ammTradeLayouts()) {
            QCOMPARE(&ammTradeLayout(layout.form), &layout);
            const QByteArray data = ammTradeInstruction(layout.form, accountsOf(u"legacy"_s), 7, 9).data;
            QCOMPARE(tradeArguments::layoutOf(ammTradeLayouts(), data), &layout);
            QCOMPARE(tradeArguments::layoutOf(ammTradeLayouts(), data.first(7)), nullptr);
        }
        QCOMPARE(tradeArguments::layoutOf(ammTradeLayouts(), QByteArray(24, '\0')), nullptr);
    }
};

CURVEDESK_TEST(tst_AmmLayouts)

} // namespace ammLayoutsTest
#include "tst_AmmLayouts.moc"
