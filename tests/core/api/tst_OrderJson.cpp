// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/api/OrderJson.h"
#include "tests/core/api/ReplyRows.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace orderJsonTest {

class tst_OrderJson : public QObject
{
    Q_OBJECT

private slots:
    void encodesOrders();
    void claimsNoAmountsThatNobodyKnows();
    void encodesPages();
    void encodesTransactions();
};

void tst_OrderJson::encodesOrders()
{
    OrderSummary order;
    order.id = u"id"_s;
    order.wallet = u"W"_s;
    order.mint = u"M"_s;
    order.signature = u"sig"_s;
    order.quotedLamports = 18'446'744'073'709'551'615u;
    order.createdMs = 1'700'000'000'000;
    QByteArray json = orderJson::encode(order);
    QCOMPARE(
        json,
        R"({"id":"id","status":"pending","mode":"buy","token":"M","symbol":"","wallet":"W","recipient":null,"signature":"sig",)"
        R"("slot":null,"error":null,"quotedSolRaw":"18446744073709551615","quotedTokensRaw":"0","movedSolRaw":"0",)"
        R"("movedTokensRaw":"0","networkFeeRaw":"0","createdTimestamp":1700000000000,"settledTimestamp":null})"_ba);
    QCOMPARE(differenceFromRows(json, orderJson::orderFields), QString());
    order.kind = OrderSummary::Kind::Launch;
    order.status = TradeStatus::Failed;
    QCOMPARE(memberText(orderJson::encode(order), "slot"), "0"_ba); // the first slot of a sandbox
    order.slot = 5;
    order.settledMs = 1'700'000'001'000;
    order.error
        = Error{ErrorCode::ProgramRejected, u"refused"_s, ProgramFailure{u"P"_s, 6040, u"BuyNotEnoughSol"_s}, 0};
    json = orderJson::encode(order);
    QCOMPARE(memberText(json, "mode"), "launch"_ba);
    QCOMPARE(memberText(json, "status"), "failed"_ba);
    QCOMPARE(memberText(json, "slot"), "5"_ba);
    QCOMPARE(
        memberText(json, "error"),
        R"({"message":"refused","code":"program_rejected","program":{"id":"P","code":6040,"name":"BuyNotEnoughSol"}})"_ba);
    QCOMPARE(memberText(json, "settledTimestamp"), "1700000001000"_ba);
    QCOMPARE(differenceFromRows(json, orderJson::orderFields), QString());
    order.kind = OrderSummary::Kind::Sell;
    QCOMPARE(memberText(orderJson::encode(order), "mode"), "sell"_ba);
    order.kind = OrderSummary::Kind::Transfer;
    order.mint.clear();
    order.recipient = u"R"_s;
    json = orderJson::encode(order);
    QCOMPARE(memberText(json, "mode"), "transfer"_ba);
    QCOMPARE(memberText(json, "token"), "SOL"_ba);
    QCOMPARE(memberText(json, "recipient"), "R"_ba);
    QCOMPARE(differenceFromRows(json, orderJson::orderFields), QString());
}

void tst_OrderJson::claimsNoAmountsThatNobodyKnows()
{
    OrderSummary order;
    order.status = TradeStatus::Succeeded;
    order.quotedTokens = 8;
    QByteArray json;
    for (const auto kind : {OrderSummary::Kind::Buy, OrderSummary::Kind::Sell, OrderSummary::Kind::Launch}) {
        order.kind = kind;
        json = orderJson::encode(order);
        QCOMPARE(memberText(json, "movedSolRaw"), "null"_ba);
        QCOMPARE(memberText(json, "movedTokensRaw"), "null"_ba);
        QCOMPARE(differenceFromRows(json, orderJson::orderFields), QString());
    }
    order.kind = OrderSummary::Kind::Sell;
    order.movedTokens = 7; // a sale so small that it brought nothing is known all the same
    json = orderJson::encode(order);
    QCOMPARE(memberText(json, "movedSolRaw"), "0"_ba);
    QCOMPARE(memberText(json, "movedTokensRaw"), "7"_ba);
    order.movedTokens = order.quotedTokens = 0;
    order.kind = OrderSummary::Kind::Launch; // without a first buy
    QCOMPARE(memberText(orderJson::encode(order), "movedTokensRaw"), "0"_ba);
}

void tst_OrderJson::encodesPages()
{
    QCOMPARE(orderJson::encode(OrderDesk::Page{}), R"({"orders":[],"next":null})"_ba);
    const QByteArray json = orderJson::encode(OrderDesk::Page{{OrderSummary{}, OrderSummary{}}, u"cursor"_s});
    QCOMPARE(differenceFromRows(json, orderJson::orderPageFields), QString());
    QCOMPARE(memberText(json, "next"), "cursor"_ba);
}

void tst_OrderJson::encodesTransactions()
{
    TransactionOutcome transaction;
    transaction.signature = u"sig"_s;
    transaction.status = TradeStatus::Succeeded;
    transaction.slot = 7;
    transaction.blockTime = 1'700'000'000;
    transaction.feeLamports = 5000;
    transaction.changes = {{u"A"_s, {}, {}, 10, 5}, {u"B"_s, u"M"_s, u"O"_s, 0, 18'446'744'073'709'551'615u}};
    QByteArray json = orderJson::encode(transaction);
    QCOMPARE(json,
             R"({"signature":"sig","status":"succeeded","slot":7,"timestamp":1700000000000,"networkFeeRaw":"5000",)"
             R"("error":null,"changes":[{"account":"A","mint":null,"owner":null,"beforeRaw":"10","afterRaw":"5"},)"
             R"({"account":"B","mint":"M","owner":"O","beforeRaw":"0","afterRaw":"18446744073709551615"}]})"_ba);
    QCOMPARE(differenceFromRows(json, orderJson::transactionFields), QString());
    transaction.slot = 0;
    QCOMPARE(memberText(orderJson::encode(transaction), "slot"), "0"_ba);
    json = orderJson::encode(TransactionOutcome{});
    QCOMPARE(memberText(json, "slot"), "null"_ba);
    QCOMPARE(memberText(json, "timestamp"), "null"_ba);
    QCOMPARE(memberText(json, "networkFeeRaw"), "null"_ba);
    QCOMPARE(memberText(json, "status"), "unknown"_ba);
    QCOMPARE(differenceFromRows(json, orderJson::transactionFields), QString());
    // A node may tell any block time.
    transaction.blockTime = std::numeric_limits<qint64>::max();
    QCOMPARE(memberText(orderJson::encode(transaction), "timestamp"), "9223372036854775807"_ba);
    transaction.blockTime = std::numeric_limits<qint64>::min();
    QCOMPARE(memberText(orderJson::encode(transaction), "timestamp"), "-9223372036854775808"_ba);
}

CURVEDESK_TEST(tst_OrderJson)

} // namespace orderJsonTest
#include "tst_OrderJson.moc"
