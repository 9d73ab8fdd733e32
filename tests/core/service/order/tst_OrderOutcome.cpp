// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmAddresses.h"
#include "core/pump/amm/AmmEvents.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/pump/ProgramErrors.h"
#include "core/service/order/OrderOutcome.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Programs.h"
#include "core/solana/Transaction.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace orderOutcomeTest {

namespace {

const Address user({1});
const Address mint({2});

TradeEvent trade(bool isBuy, const Address &who = user, const Address &coin = mint)
{
    TradeEvent event;
    event.mint = coin;
    event.user = who;
    event.isBuy = isBuy;
    event.solAmount = 1'000'000;
    event.tokenAmount = 777;
    event.fee = 9'500;
    event.creatorFee = 3'000;
    return event;
}

QList<QByteArray> logOf(const QList<TradeEvent> &events)
{
    const QByteArray program = pumpAddresses::program.toBase58().toLatin1();
    QList<QByteArray> logs{"Program " + program + " invoke [1]"};
    for (const TradeEvent &event : events)
        logs.append("Program data: " + event.encode().toBase64());
    logs.append("Program " + program + " success");
    return logs;
}

QByteArray wire()
{
    const auto message
        = Message::compile(user,
                           {computeBudget::setUnitLimit(100'000), computeBudget::setUnitPrice(MicroLamports(1'000'000)),
                            Instruction{pumpAddresses::program, {writableSigner(user)}, {}}},
                           {});
    return Transaction::unsignedFrom(*message).encode();
}

Order pending(OrderKind kind = OrderKind::Buy)
{
    Order order;
    order.id = u"id"_s;
    order.kind = kind;
    order.wallet = user;
    order.mint = mint;
    order.wire = wire();
    order.quotedQuoteLamports = 5;
    order.quotedTokens = 6;
    return order;
}

TransactionRecord record(const QList<QByteArray> &logs)
{
    TransactionRecord record;
    record.slot = 44;
    record.wire = wire();
    record.fee = Lamports(105'000);
    record.logs = logs;
    return record;
}

} // namespace

class tst_OrderOutcome : public QObject
{
    Q_OBJECT

private slots:
    void succeeds()
    {
        Order order = pending();
        // Others' trades in the same transaction are not ours.
        orderOutcome::apply(order, {43, std::nullopt, Commitment::Confirmed},
                            record(logOf({trade(true, Address({9})), trade(true), trade(true, user, Address({9}))})));
        QCOMPARE(order.status, OrderStatus::Succeeded);
        QCOMPARE(order.slot, 44ull);
        QCOMPARE(order.movedLamports, 1'012'500ull);
        QCOMPARE(order.movedTokens, 777ull);
        QCOMPARE(order.feeLamports, 105'000ull);
        QVERIFY(!orderOutcome::summaryOf(order).error);
    }

    void tellsTheChangeOfTheBalance()
    {
        Order order = pending();
        TransactionRecord with = record(logOf({trade(true)}));
        orderOutcome::apply(order, {43, std::nullopt, Commitment::Confirmed}, with);
        QVERIFY(!order.balanceChange); // the record has no balances
        with.preBalances = {5'000'000, 0};
        with.postBalances = {5'000'000 - 1'117'500 - 2'039'280, 2'039'280};
        orderOutcome::apply(order, {43, std::nullopt, Commitment::Confirmed}, with);
        QCOMPARE(order.balanceChange, std::optional<qint64>(-3'156'780));
        QCOMPARE(orderOutcome::summaryOf(order).balanceChange, order.balanceChange);
        with.postBalances = {5'000'000 + 777};
        orderOutcome::apply(order, {43, std::nullopt, Commitment::Confirmed}, with);
        QCOMPARE(order.balanceChange, std::optional<qint64>(777));
        orderOutcome::apply(order, {43, std::nullopt, Commitment::Confirmed}, std::nullopt);
        QVERIFY(!order.balanceChange);
        with.postBalances = {5'000'000 - 105'000};
        orderOutcome::apply(order, {43, TransactionError::custom(2, 6002), Commitment::Confirmed}, with);
        QCOMPARE(order.balanceChange, std::optional<qint64>(-105'000));
    }

    void addsTheTradesOfOneTransactionUp()
    {
        Order order = pending();
        TradeEvent second = trade(true);
        second.solAmount = 2'000'000;
        second.tokenAmount = 223;
        orderOutcome::apply(order, {43, std::nullopt, Commitment::Confirmed}, record(logOf({trade(true), second})));
        QCOMPARE(order.movedLamports, 1'012'500ull + 2'012'500ull);
        QCOMPARE(order.movedTokens, 1'000ull);
    }

    void addsTheTradesOnAPoolUp_data()
    {
        QTest::addColumn<bool>("isBuy");
        QTest::addColumn<bool>("isLogCut");
        for (const bool isBuy : {true, false}) {
            QTest::addRow("%s, from the calls", isBuy ? "buys" : "sells") << isBuy << true;
            QTest::addRow("%s, from the log", isBuy ? "buys" : "sells") << isBuy << false;
        }
    }
    void addsTheTradesOnAPoolUp()
    {
        QFETCH(bool, isBuy);
        QFETCH(bool, isLogCut);
        const auto poolTrade = [isBuy](quint64 lamports, quint64 tokens) {
            AmmTradeEvent event;
            event.isBuy = isBuy;
            event.user = user;
            event.pool = pumpAddresses::canonicalPool(mint, programs::wrappedSol);
            event.baseAmount = tokens;
            event.quoteAmount = isBuy ? lamports - 50 : lamports + 50; // what priced it, fees apart
            event.userQuoteAmount = lamports;
            return event;
        };
        AmmTradeEvent ofStranger = poolTrade(1'000'000, 1'000'000);
        ofStranger.user = mint;
        AmmTradeEvent onAnotherPool = poolTrade(1'000'000, 1'000'000);
        onAnotherPool.pool = mint;
        const QList<AmmTradeEvent> events{poolTrade(1'000, 70), ofStranger, poolTrade(200, 8), onAnotherPool,
                                          poolTrade(60, 900)};
        const auto message
            = Message::compile(user, {Instruction{ammAddresses::program, {writableSigner(user)}, {}}}, {});
        const QByteArray program = ammAddresses::program.toBase58().toLatin1();
        TransactionRecord pooled = record({"Program " + program + " invoke [1]"});
        pooled.wire = Transaction::unsignedFrom(*message).encode();
        for (const AmmTradeEvent &event : events) {
            // A log that was cut between two trades shows only the first.
            if (!isLogCut || pooled.logs.size() == 1)
                pooled.logs.append("Program data: " + event.encode().toBase64());
            InnerInstruction call;
            call.programIndex = static_cast<quint8>(message->accountKeys.indexOf(ammAddresses::program));
            call.data = QByteArray(reinterpret_cast<const char *>(pumpEvents::eventInstructionTag.data()), 8)
                + event.encode();
            if (isLogCut)
                pooled.innerInstructions.append(call);
        }
        pooled.logs.append(isLogCut ? "Log truncated"_ba : "Program " + program + " success");
        Order order = pending(isBuy ? OrderKind::Buy : OrderKind::Sell);
        orderOutcome::apply(order, {43, std::nullopt, Commitment::Confirmed}, pooled);
        QCOMPARE(order.movedLamports, 1'260ull);
        QCOMPARE(order.movedTokens, 978ull);
    }

    void readsInnerCallsWhereTheLogIsCut()
    {
        TransactionRecord cut = record({"Log truncated"});
        InnerInstruction call;
        call.outerIndex = 2;
        const auto message = Transaction::decode(cut.wire)->message;
        call.programIndex = static_cast<quint8>(message.accountKeys.indexOf(pumpAddresses::program));
        call.data = QByteArray(reinterpret_cast<const char *>(pumpEvents::eventInstructionTag.data()), 8)
            + trade(true).encode();
        InnerInstruction stranger = call;
        stranger.programIndex = static_cast<quint8>(message.accountKeys.indexOf(programs::computeBudget));
        cut.innerInstructions = {stranger, call};
        QCOMPARE(orderOutcome::tradesOf(cut, user, mint).size(), 1);
        QVERIFY(orderOutcome::tradesOf(cut, mint, mint).isEmpty());
        cut.innerInstructions.last().programIndex = 200;
        QVERIFY(orderOutcome::tradesOf(cut, user, mint).isEmpty());
    }

    void fails()
    {
        Order order = pending();
        const TransactionError error = TransactionError::custom(2, 6002);
        orderOutcome::apply(order, {44, error, Commitment::Confirmed}, record({}));
        QCOMPARE(order.status, OrderStatus::Failed);
        QCOMPARE(order.movedLamports, 0ull);
        QCOMPARE(order.feeLamports, 105'000ull);
        order.wire.clear();
        const OrderSummary summary = orderOutcome::summaryOf(order);
        QCOMPARE(summary.error->code, ErrorCode::SlippageExceeded);
        QCOMPARE(summary.error->program->name, u"TooMuchSolRequired"_s);
        QCOMPARE(summary.error->detail, order.errorText);
        QCOMPARE(summary.networkFeeLamports, 105'000ull);
    }

    void remembersWhoseErrorItWas_data()
    {
        QTest::addColumn<Address>("program");
        QTest::addColumn<quint32>("customCode");
        QTest::addColumn<ErrorCode>("code");
        const auto row = [](const char *name, const Address &program, quint32 customCode, ErrorCode code) {
            QTest::newRow(name) << program << customCode << code;
        };
        row("curve", pumpAddresses::program, 6002, ErrorCode::SlippageExceeded);
        row("curve that is complete", pumpAddresses::program, 6005, ErrorCode::CurveComplete);
        row("pool", pumpAddresses::ammProgram, 6004, ErrorCode::SlippageExceeded);
        row("fees", pumpAddresses::feeProgram, 6000, ErrorCode::ProgramRejected);
        row("System", programs::system, 1, ErrorCode::InsufficientFunds);
        row("tokens that are too few", programs::token, 1, ErrorCode::InsufficientFunds);
        row("tokens of another owner", programs::token, 4, ErrorCode::ProgramRejected);
        row("frozen tokens", programs::token, 17, ErrorCode::ProgramRejected);
        row("frozen tokens of Token-2022", programs::token2022, 17, ErrorCode::ProgramRejected);
        row("framework", pumpAddresses::ammProgram, 2006, ErrorCode::ProgramRejected);
    }
    void remembersWhoseErrorItWas()
    {
        QFETCH(Address, program);
        QFETCH(quint32, customCode);
        QFETCH(ErrorCode, code);
        Order order = pending();
        order.status = OrderStatus::Failed;
        order.error = TransactionError::custom(2, customCode);
        order.errorText = programErrors::explain(*order.error, {}, program).detail;
        order.wire.clear();
        const auto error = orderOutcome::summaryOf(order).error;
        QCOMPARE(error->code, code);
        QCOMPARE(error->detail, order.errorText);
        QVERIFY(error->program);
        QCOMPARE(error->program->programId, program.toBase58());
        QCOMPARE(error->program->name, programErrors::name(program, customCode));
    }

    void namesNoProgramThatItDoesNotKnow()
    {
        Order order = pending();
        order.status = OrderStatus::Failed;
        order.error = TransactionError::custom(2, 6002);
        order.errorText = programErrors::explain(*order.error, {}, Address({7})).detail;
        const auto error = orderOutcome::summaryOf(order).error;
        QCOMPARE(error->code, ErrorCode::ProgramRejected);
        QCOMPARE(error->detail, order.errorText);
        QVERIFY(!error->program);
    }

    void receiptsNameTheBoundThatWasSigned()
    {
        Order order = pending();
        const auto receiptOf = [&order] { return orderOutcome::receiptOf(orderOutcome::summaryOf(order)); };
        order.limitTokens = 12;
        TradeReceipt receipt = receiptOf();
        QCOMPARE(receipt.minimumOutTokens, std::optional<quint64>(12));
        QVERIFY(!receipt.maxSolCostLamports && !receipt.minimumOutLamports);
        QCOMPARE(receipt.orderId, u"id"_s);
        QCOMPARE(receipt.quotedLamports, 5ull);
        QCOMPARE(receipt.quotedTokens, 6ull);
        // 5000 for the signature, 100,000 units at one lamport each.
        QCOMPARE(receipt.networkFeeLamports, 105'000ull);
        order.limitTokens = 0;
        order.limitLamports = 13;
        QCOMPARE(receiptOf().maxSolCostLamports, std::optional<quint64>(13));
        order.kind = OrderKind::Sell;
        receipt = receiptOf();
        QCOMPARE(receipt.minimumOutLamports, std::optional<quint64>(13));
        QVERIFY(!receipt.maxSolCostLamports);
        order = pending(OrderKind::Launch);
        receipt = receiptOf();
        QVERIFY(!receipt.maxSolCostLamports && !receipt.minimumOutLamports && !receipt.minimumOutTokens);
    }

    void knowsTheRecordOfItsOwnBytes()
    {
        Order order = pending();
        order.signature = Signature(std::array<quint8, 64>{5});
        TransactionRecord own = record({});
        own.signature = order.signature;
        QVERIFY(orderOutcome::isRecordOf(own, order));
        TransactionRecord other = own;
        other.wire += "!";
        QVERIFY(!orderOutcome::isRecordOf(other, order));
        other = own;
        other.signature = Signature();
        QVERIFY(!orderOutcome::isRecordOf(other, order));
        // Without our bytes there is nothing to compare.
        order.wire.clear();
        QVERIFY(!orderOutcome::isRecordOf(own, order));
        other.wire.clear();
        QVERIFY(!orderOutcome::isRecordOf(other, order));
    }

    void anExpiredOrderPaidNothing()
    {
        Order order = pending();
        order.status = OrderStatus::Expired;
        order.wire.clear();
        const OrderSummary summary = orderOutcome::summaryOf(order);
        QCOMPARE(summary.networkFeeLamports, 0ull);
        QVERIFY(!summary.error);
    }
};

CURVEDESK_TEST(tst_OrderOutcome)

} // namespace orderOutcomeTest
#include "tst_OrderOutcome.moc"
