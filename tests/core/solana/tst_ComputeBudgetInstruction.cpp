// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Programs.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <limits>

using namespace curvedesk;

namespace computeBudgetInstructionTest {

class tst_ComputeBudgetInstruction : public QObject
{
    Q_OBJECT

private slots:
    void builders();
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void fees_data();
    void fees();
    void totalFee();
};

namespace {

constexpr quint64 largest = std::numeric_limits<quint64>::max();

Message messageOf(const QList<Instruction> &instructions)
{
    std::array<quint8, 32> payer{};
    payer[0] = 9;
    return *Message::compile(Address(payer), instructions, Hash());
}

Instruction budget(const QByteArray &hex)
{
    return {programs::computeBudget, {}, QByteArray::fromHex(hex)};
}

const Instruction other{programs::token, {}, {}};

} // namespace

using Instructions = QList<Instruction>;

void tst_ComputeBudgetInstruction::builders()
{
    QCOMPARE(computeBudget::setUnitLimit(250'000), budget("0290d00300"));
    QCOMPARE(computeBudget::setUnitPrice(MicroLamports(100'000)), budget("03a086010000000000"));
}

void tst_ComputeBudgetInstruction::reads_data()
{
    QTest::addColumn<Instructions>("instructions");
    QTest::addColumn<quint32>("limit");
    QTest::addColumn<quint64>("price");
    const Instruction limit = computeBudget::setUnitLimit(250'000);
    const Instruction price = computeBudget::setUnitPrice(MicroLamports(7));
    QTest::newRow("nothing") << Instructions{} << 0u << quint64{0};
    QTest::newRow("no settings") << Instructions{other, other} << 400'000u << quint64{0};
    QTest::newRow("price only") << Instructions{price, other} << 200'000u << quint64{7};
    QTest::newRow("both") << Instructions{limit, price, other} << 250'000u << quint64{7};
    QTest::newRow("at the end") << Instructions{other, price, limit} << 250'000u << quint64{7};
    QTest::newRow("default is capped") << Instructions(8, other) << computeBudget::maxUnits << quint64{0};
    QTest::newRow("limit is capped") << Instructions{computeBudget::setUnitLimit(0xffffffff)} << computeBudget::maxUnits
                                     << quint64{0};
    QTest::newRow("zero limit") << Instructions{computeBudget::setUnitLimit(0), other} << 0u << quint64{0};
    QTest::newRow("largest price") << Instructions{computeBudget::setUnitPrice(MicroLamports(largest))} << 0u
                                   << largest;
    QTest::newRow("heap and data limits")
        << Instructions{budget("0100000400"), budget("0400000100"), other} << 200'000u << quint64{0};
}

void tst_ComputeBudgetInstruction::reads()
{
    QFETCH(Instructions, instructions);
    QFETCH(quint32, limit);
    QFETCH(quint64, price);
    const Result<computeBudget::Request> request = computeBudget::read(messageOf(instructions));
    QVERIFY(request);
    QCOMPARE(*request, (computeBudget::Request{limit, MicroLamports(price)}));
}

void tst_ComputeBudgetInstruction::refuses_data()
{
    QTest::addColumn<Instructions>("instructions");
    const Instruction limit = computeBudget::setUnitLimit(250'000);
    const Instruction price = computeBudget::setUnitPrice(MicroLamports(7));
    QTest::newRow("empty") << Instructions{budget("")};
    QTest::newRow("deprecated tag 0") << Instructions{budget("000000000000000000")};
    QTest::newRow("tag 5") << Instructions{budget("0500000000")};
    QTest::newRow("tag 255") << Instructions{budget("ff00000000")};
    QTest::newRow("short limit") << Instructions{budget("02000000")};
    QTest::newRow("short price") << Instructions{budget("0300000000000000")};
    QTest::newRow("short heap frame") << Instructions{budget("01")};
    QTest::newRow("limit twice") << Instructions{limit, limit};
    QTest::newRow("price twice") << Instructions{price, limit, price};
    QTest::newRow("heap twice") << Instructions{budget("0100000400"), budget("0100000400")};
}

void tst_ComputeBudgetInstruction::refuses()
{
    QFETCH(Instructions, instructions);
    const Result<computeBudget::Request> request = computeBudget::read(messageOf(instructions));
    QVERIFY(!request);
    QCOMPARE(request.error().code, ErrorCode::Damaged);
}

void tst_ComputeBudgetInstruction::fees_data()
{
    QTest::addColumn<quint32>("limit");
    QTest::addColumn<quint64>("price");
    QTest::addColumn<qint64>("lamports"); // -1: does not fit
    QTest::newRow("nothing") << 200'000u << quint64{0} << qint64{0};
    QTest::newRow("exact") << 200'000u << quint64{5} << qint64{1};
    QTest::newRow("rounded up") << 200'000u << quint64{6} << qint64{2};
    QTest::newRow("one millionth") << 1u << quint64{1} << qint64{1};
    QTest::newRow("typical") << 250'000u << quint64{100'000} << qint64{25'000};
    QTest::newRow("product beyond 64 bits")
        << 1'000'000u << quint64{1} + (quint64{1} << 62) << qint64{1} + (qint64{1} << 62);
    QTest::newRow("too much") << 1'400'000u << largest << qint64{-1};
}

void tst_ComputeBudgetInstruction::fees()
{
    QFETCH(quint32, limit);
    QFETCH(quint64, price);
    QFETCH(qint64, lamports);
    const std::optional<Lamports> fee = computeBudget::priorityFee({limit, MicroLamports(price)});
    QCOMPARE(fee.has_value(), lamports >= 0);
    if (fee)
        QCOMPARE(fee->value(), static_cast<quint64>(lamports));
}

void tst_ComputeBudgetInstruction::totalFee()
{
    Message message = messageOf({computeBudget::setUnitLimit(250'000)});
    QCOMPARE(computeBudget::totalFee(message, {250'000, MicroLamports(100'000)}), Lamports(30'000));
    message.requiredSignatures = 3;
    QCOMPARE(computeBudget::totalFee(message, {0, MicroLamports(5)}), Lamports(15'000));
    QCOMPARE(computeBudget::totalFee(message, {1'000'000, MicroLamports(largest)}), std::nullopt);
    QCOMPARE(computeBudget::totalFee(message, {1'400'000, MicroLamports(largest)}), std::nullopt);
}

CURVEDESK_TEST(tst_ComputeBudgetInstruction)

} // namespace computeBudgetInstructionTest
#include "tst_ComputeBudgetInstruction.moc"
