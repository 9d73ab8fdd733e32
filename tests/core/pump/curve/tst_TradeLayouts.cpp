// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/TradeLayouts.h"
#include "core/solana/Programs.h"
#include "tests/core/pump/Fixtures.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace tradeLayoutsTest {

namespace {

// "<key> sw" as trade-instructions.json writes an account.
QString written(const AccountMeta &account)
{
    return (account.address.toBase58() + u' ' + (account.isSigner ? u"s"_s : u""_s)
            + (account.isWritable ? u"w"_s : u""_s))
        .trimmed();
}

QStringList written(const Instruction &instruction)
{
    QStringList out;
    for (const AccountMeta &account : instruction.accounts)
        out.append(written(account));
    return out;
}

const TradeLayout *layoutNamed(const QString &name)
{
    for (const TradeLayout &layout : tradeLayouts()) {
        if (name == QLatin1StringView(layout.name))
            return &layout;
    }
    return nullptr;
}

} // namespace

class tst_TradeLayouts : public QObject
{
    Q_OBJECT

private slots:
    void officialClient_data();
    void officialClient();
    void simulatedV3_data();
    void simulatedV3();
    void v3BuysEndInAFlag();
    void tableIsConsistent();
};

void tst_TradeLayouts::officialClient_data()
{
    QTest::addColumn<QJsonObject>("expected");
    const QJsonArray trades = fixtures::json(u"trade-instructions.json"_s).object().value(u"trades").toArray();
    for (const QJsonValue &each : trades) {
        const QJsonObject trade = each.toObject();
        QTest::newRow(qPrintable(trade.value(u"coin").toString() + u' ' + trade.value(u"form").toString())) << trade;
    }
}

void tst_TradeLayouts::officialClient()
{
    QFETCH(QJsonObject, expected);
    const QJsonObject file = fixtures::json(u"trade-instructions.json"_s).object();
    const auto key
        = [](const QJsonObject &object, QStringView name) { return fixtures::address(object.value(name).toString()); };
    const Address mint = key(expected, u"mint");
    const Address tokenProgram = key(expected, u"tokenProgram");
    TradeAccounts accounts;
    accounts.coin = pumpAddresses::CoinAddresses::derive(mint, tokenProgram);
    accounts.user = pumpAddresses::UserAddresses::derive(key(file, u"user"), mint, tokenProgram);
    accounts.feeRecipient = key(expected, u"feeRecipient");
    accounts.buybackFeeRecipient = key(file, u"buyback");
    accounts.creatorVault = pumpAddresses::creatorVault(key(file, u"creator"));
    accounts.isCashbackCoin = expected.value(u"cashback").toBool();

    const TradeLayout *layout = layoutNamed(expected.value(u"form").toString());
    QVERIFY(layout);
    const quint64 amount = expected.value(u"amount").toString().toULongLong();
    const quint64 limit = expected.value(u"limit").toString().toULongLong();
    const Instruction built = tradeInstruction(layout->form, accounts, amount, limit);
    QCOMPARE(built.programId.toBase58(), expected.value(u"program").toString());
    QCOMPARE(QString::fromLatin1(built.data.toHex()), expected.value(u"data").toString());
    QStringList keys;
    for (const QJsonValue &each : expected.value(u"keys").toArray())
        keys.append(each.toString());
    QCOMPARE(written(built), keys);
    const qsizetype count = layout->isBuy ? 18 : accounts.isCashbackCoin ? 17 : 16;
    QCOMPARE(built.accounts.size(), count);
}

void tst_TradeLayouts::simulatedV3_data()
{
    QTest::addColumn<QJsonObject>("simulated");
    for (const QJsonValue &each :
         fixtures::json(u"v3-simulated-instructions.json"_s).object().value(u"cases").toArray())
        QTest::newRow(qPrintable(each.toObject().value(u"name").toString())) << each.toObject();
}

// Everything but the coin, the user and the buyback recipient is derived: the recorded keys must come out.
void tst_TradeLayouts::simulatedV3()
{
    QFETCH(QJsonObject, simulated);
    const QJsonArray keys = fixtures::json(u"v3-simulated-instructions.json"_s).object().value(u"keys").toArray();
    const auto recorded = [&](qsizetype index) { return fixtures::address(keys.at(index).toArray().at(0).toString()); };
    const Address mint = recorded(1);
    TradeAccounts accounts;
    accounts.coin = pumpAddresses::CoinAddresses::derive(mint, programs::token2022);
    accounts.user = pumpAddresses::UserAddresses::derive(recorded(8), mint, programs::token2022);
    accounts.buybackFeeRecipient = recorded(13);

    const TradeLayout *layout = layoutNamed(simulated.value(u"name").toString());
    QVERIFY(layout);
    const QJsonArray arguments = simulated.value(u"args").toArray();
    const Instruction built = tradeInstruction(layout->form, accounts, arguments.at(0).toString().toULongLong(),
                                               arguments.at(1).toString().toULongLong());
    QCOMPARE(built.accounts.size(), keys.size());
    for (qsizetype i = 0; i < keys.size(); ++i) {
        const QJsonArray key = keys.at(i).toArray();
        QCOMPARE(built.accounts[i].address.toBase58(), key.at(0).toString());
        QCOMPARE(built.accounts[i].isSigner, key.at(1).toInt() == 1);
        QCOMPARE(built.accounts[i].isWritable, key.at(2).toInt() == 1);
    }
    // The recorded buy left the optional flag out.
    QByteArray data = QByteArray::fromHex(simulated.value(u"data").toString().toLatin1());
    if (layout->isBuy)
        data.append('\0');
    QCOMPARE(built.data.toHex(), data.toHex());
}

void tst_TradeLayouts::v3BuysEndInAFlag()
{
    const TradeAccounts accounts;
    QCOMPARE(tradeInstruction(TradeForm::BuyV3, accounts, 1, 2).data.toHex(),
             "07051dc4f5176550"
             "0100000000000000"
             "0200000000000000"
             "00"_ba);
    QCOMPARE(tradeInstruction(TradeForm::BuyExactQuoteInV3, accounts, 1, 2).data.toHex(),
             "e1f7501ed5b38488"
             "0100000000000000"
             "0200000000000000"
             "00"_ba);
    QCOMPARE(tradeInstruction(TradeForm::SellV3, accounts, 1, 2).data.toHex(),
             "1c92de7726c469d5"
             "0100000000000000"
             "0200000000000000"_ba);
    // Every form of the newest generation names the same accounts.
    QCOMPARE(written(tradeInstruction(TradeForm::BuyExactQuoteInV3, accounts, 1, 2)),
             written(tradeInstruction(TradeForm::SellV3, accounts, 1, 2)));
}

void tst_TradeLayouts::tableIsConsistent()
{
    QSet<QByteArray> discriminators;
    for (const TradeLayout &layout : tradeLayouts()) {
        QCOMPARE(&tradeLayout(layout.form), &layout);
        discriminators.insert(QByteArray(reinterpret_cast<const char *>(layout.discriminator.data()), 8));
        QCOMPARE(layout.trailingFlag.has_value(), layout.isBuy);
        QVERIFY(!layout.exactQuote || layout.isBuy);
        int signers = 0;
        for (const TradeAccountSlot &slot : layout.accounts) {
            signers += slot.isSigner ? 1 : 0;
            QVERIFY(!slot.onlyCashback || layout.form == TradeForm::Sell);
            QVERIFY(!slot.isSigner || slot.role == TradeAccountRole::User);
        }
        QCOMPARE(signers, 1);
    }
    QCOMPARE(discriminators.size(), static_cast<qsizetype>(tradeLayouts().size()));
}

CURVEDESK_TEST(tst_TradeLayouts)

} // namespace tradeLayoutsTest
#include "tst_TradeLayouts.moc"
