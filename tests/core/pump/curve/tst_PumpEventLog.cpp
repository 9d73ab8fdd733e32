// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/anchor/InvokeStack.h"
#include "core/pump/ChainEvents.h"
#include "core/pump/curve/PumpAddresses.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace pumpEventLogTest {

namespace {

constexpr auto pump = "6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P";
constexpr auto other = "MAyhSmzXzV1pTf7LsNkrNwkWKTo4ougAJ1PPg47MD4e";

QByteArray invoke(const char *program, int depth)
{
    return "Program "_ba + program + " invoke [" + QByteArray::number(depth) + ']';
}

QByteArray success(const char *program)
{
    return "Program "_ba + program + " success";
}

// A trade of `amount` lamports, to tell events apart.
QByteArray data(quint64 amount)
{
    TradeEvent event;
    event.solAmount = amount;
    return "Program data: "_ba + event.encode().toBase64();
}

QList<quint64> amounts(const QList<QByteArray> &logs)
{
    QList<quint64> out;
    for (const ChainEvent &event : chainEvents::fromLogs(logs)) {
        const auto *trade = std::get_if<TradeEvent>(&event);
        out.append(trade ? trade->solAmount : 0);
    }
    return out;
}

} // namespace

class tst_PumpEventLog : public QObject
{
    Q_OBJECT

private slots:
    void tradeLog();
    void lookAlikes();
    void manyInOrder();
    void truncated();
    void contradictions();
    void damagedEventsAreSkipped();
    void linesThatLookLikeTheRuntime();
    void programLines_data();
    void programLines();
};

void tst_PumpEventLog::tradeLog()
{
    // As a real buy logs it: the event, then the self-call that carries it a second time.
    const QList<QByteArray> logs{
        invoke("ComputeBudget111111111111111111111111111111", 1),
        success("ComputeBudget111111111111111111111111111111"),
        invoke(pump, 1),
        "Program log: Instruction: Buy"_ba,
        invoke("pfeeUxB6jkeY1Hxd7CsFCAjcbHA9rWtchMGdZ6VojVZ", 2),
        "Program log: Instruction: GetFees"_ba,
        "Program pfeeUxB6jkeY1Hxd7CsFCAjcbHA9rWtchMGdZ6VojVZ consumed 3136 of 180000 compute units"_ba,
        "Program return: pfeeUxB6jkeY1Hxd7CsFCAjcbHA9rWtchMGdZ6VojVZ AAAAAAAAAABfAAAAAAAAAB4AAAAAAAAA"_ba,
        success("pfeeUxB6jkeY1Hxd7CsFCAjcbHA9rWtchMGdZ6VojVZ"),
        data(7),
        invoke(pump, 2),
        "Program 6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P consumed 2006 of 130000 compute units"_ba,
        success(pump),
        "Program 6EF8rrecthR5Dkzon8Nwu78hRvfCKubJ14M5uBEwF6P consumed 67334 of 200000 compute units"_ba,
        success(pump),
    };
    QCOMPARE(amounts(logs), QList<quint64>{7});
}

void tst_PumpEventLog::lookAlikes()
{
    QCOMPARE(amounts({data(1)}), QList<quint64>{});
    QCOMPARE(amounts({invoke(other, 1), data(1), success(other)}), QList<quint64>{});
    // Called by the curve program, but not the curve program.
    QCOMPARE(amounts({invoke(pump, 1), invoke(other, 2), data(1), success(other), data(2), success(pump), data(3)}),
             QList<quint64>{2});
    // Called through a router: still the curve program.
    QCOMPARE(amounts({invoke(other, 1), data(1), invoke(pump, 2), data(2), success(pump), data(3), success(other)}),
             QList<quint64>{2});
    QCOMPARE(amounts({invoke(pump, 1), "Program log: Program data: "_ba + data(1).sliced(14), success(pump)}),
             QList<quint64>{});
}

void tst_PumpEventLog::manyInOrder()
{
    CompleteEvent complete;
    complete.timestamp = 5;
    const QList<QByteArray> logs{invoke(pump, 1), data(1),         "Program data: "_ba + complete.encode().toBase64(),
                                 success(pump),   invoke(pump, 1), data(3),
                                 success(pump)};
    const QList<ChainEvent> events = chainEvents::fromLogs(logs);
    QCOMPARE(events.size(), 3);
    QVERIFY(std::holds_alternative<TradeEvent>(events[0]));
    QVERIFY(std::holds_alternative<CompleteEvent>(events[1]));
    QCOMPARE(std::get<TradeEvent>(events[2]).solAmount, quint64(3));
}

void tst_PumpEventLog::truncated()
{
    QCOMPARE(amounts({invoke(pump, 1), data(1), "Log truncated"_ba}), QList<quint64>{1});
    // Behind the cut, short lines can still slip in while those that move the stack are gone.
    QCOMPARE(amounts({invoke(pump, 1), data(1), "Log truncated"_ba, data(2), success(pump)}), QList<quint64>{1});
    // A program that only says so cuts nothing.
    QCOMPARE(amounts({invoke(pump, 1), "Program log: Log truncated"_ba, data(1), success(pump)}), QList<quint64>{1});
}

void tst_PumpEventLog::contradictions()
{
    // A failure ends a call as a success does.
    QCOMPARE(amounts({invoke(pump, 1), invoke(other, 2), "Program "_ba + other + " failed: custom program error: 0x1",
                      data(1), "Program "_ba + pump + " failed: custom program error: 0x1", data(2)}),
             QList<quint64>{1});
    // The end of a call that never began.
    QCOMPARE(amounts({invoke(pump, 1), success(other), data(1), success(pump)}), QList<quint64>{});
    // A depth that skips one; the next top-level call is clean again.
    QCOMPARE(amounts({invoke(pump, 3), data(1), invoke(pump, 1), data(2)}), QList<quint64>{2});
    QCOMPARE(amounts({invoke(other, 1), invoke(pump, 1), data(1), success(pump)}), QList<quint64>{1});
    QCOMPARE(amounts({success(pump), success(pump), invoke(pump, 1), data(1)}), QList<quint64>{1});
    QCOMPARE(amounts({}), QList<quint64>{});
    QCOMPARE(amounts({QByteArray(), "Program"_ba, "Program "_ba, "Program  invoke [1]"_ba}), QList<quint64>{});
}

void tst_PumpEventLog::damagedEventsAreSkipped()
{
    QCOMPARE(amounts({invoke(pump, 1), "Program data: "_ba, "Program data: !!!!"_ba, "Program data: vdt/007mYe4="_ba,
                      "Program data: AAAA"_ba, data(1), success(pump)}),
             QList<quint64>{1});
}

void tst_PumpEventLog::linesThatLookLikeTheRuntime()
{
    // What a program logs keeps its mark, whatever it says.
    QCOMPARE(
        amounts({invoke(other, 1), "Program log: "_ba + pump + " invoke [2]", "Program log: invoke [2]"_ba, data(1)}),
        QList<quint64>{});
    QCOMPARE(amounts({invoke(pump, 1), "Program log: success"_ba, "Program log: failed: x"_ba, data(1)}),
             QList<quint64>{1});
    // A return value is not a call either.
    QCOMPARE(amounts({invoke(other, 1), "Program return: "_ba + pump + " AAAA", data(1)}), QList<quint64>{});
}

void tst_PumpEventLog::programLines_data()
{
    QTest::addColumn<QByteArray>("line");
    QTest::addColumn<QByteArray>("id");
    QTest::addColumn<QByteArray>("rest");
    QTest::newRow("invoke") << "Program abc invoke [1]"_ba
                            << "abc"_ba
                            << "invoke [1]"_ba;
    QTest::newRow("no rest") << "Program abc"_ba << QByteArray() << QByteArray();
    QTest::newRow("no id") << "Program  x"_ba << QByteArray() << QByteArray();
    QTest::newRow("other") << "program abc success"_ba << QByteArray() << QByteArray();
    QTest::newRow("empty") << QByteArray() << QByteArray() << QByteArray();
}

void tst_PumpEventLog::programLines()
{
    QFETCH(QByteArray, line);
    QFETCH(QByteArray, id);
    QFETCH(QByteArray, rest);
    const ProgramLine parts = ProgramLine::parse(line);
    QCOMPARE(parts.programId.toByteArray(), id);
    QCOMPARE(parts.rest.toByteArray(), rest);
}

CURVEDESK_TEST(tst_PumpEventLog)

} // namespace pumpEventLogTest
#include "tst_PumpEventLog.moc"
