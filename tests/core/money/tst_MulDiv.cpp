// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/MulDiv.h"
#include "tests/support/TestProgram.h"

#include <QRandomGenerator>
#include <QTest>

using namespace curvedesk;

namespace mulDivTest {

class tst_MulDiv : public QObject
{
    Q_OBJECT

private slots:
    void edges_data();
    void edges();
    void agreesWithWideArithmetic();
    void saturates();
};

namespace {
constexpr quint64 top = std::numeric_limits<quint64>::max();
}

void tst_MulDiv::edges_data()
{
    QTest::addColumn<quint64>("a");
    QTest::addColumn<quint64>("b");
    QTest::addColumn<quint64>("c");
    QTest::addColumn<bool>("fits");
    QTest::addColumn<quint64>("expected");

    QTest::newRow("zero product") << quint64(0) << top << quint64(1) << true << quint64(0);
    QTest::newRow("divisor zero") << quint64(1) << quint64(1) << quint64(0) << false << quint64(0);
    QTest::newRow("zero by zero") << quint64(0) << quint64(0) << quint64(0) << false << quint64(0);
    QTest::newRow("rounds down") << quint64(7) << quint64(3) << quint64(2) << true << quint64(10);
    QTest::newRow("full width") << top << top << top << true << top;
    QTest::newRow("one too large") << top << top << top - 1 << false << quint64(0);
    QTest::newRow("largest quotient by one") << top << quint64(1) << quint64(1) << true << top;
    QTest::newRow("just past one") << (quint64(1) << 63) << quint64(2) << quint64(1) << false << quint64(0);
    QTest::newRow("high word one below the divisor") << top << quint64(9) << quint64(9) << true << top;
    QTest::newRow("fresh curve") << quint64(793100000000000) << quint64(30000000000) << quint64(279900000000000) << true
                                 << quint64(85005359056);
}

void tst_MulDiv::edges()
{
    QFETCH(quint64, a);
    QFETCH(quint64, b);
    QFETCH(quint64, c);
    QFETCH(bool, fits);
    QFETCH(quint64, expected);
    const auto value = mulDiv(a, b, c);
    QCOMPARE(value.has_value(), fits);
    if (fits)
        QCOMPARE(*value, expected);
    QCOMPARE(mulDiv(b, a, c), value);
}

void tst_MulDiv::agreesWithWideArithmetic()
{
    QRandomGenerator random(20261010);
    int fitting = 0;
    for (int i = 0; i < 200'000; ++i) {
        const auto draw = [&] { return random.generate64() >> random.bounded(64); };
        const quint64 a = draw();
        const quint64 b = draw();
        const quint64 c = draw();
        const uint128 wide = c == 0 ? 0 : static_cast<uint128>(a) * b / c;
        const bool fits = c != 0 && wide <= top;
        fitting += fits ? 1 : 0;
        const auto value = mulDiv(a, b, c);
        QVERIFY(value.has_value() == fits);
        if (fits)
            QVERIFY(*value == static_cast<quint64>(wide));
    }
    QVERIFY(fitting > 50'000 && fitting < 200'000);
}

void tst_MulDiv::saturates()
{
    QCOMPARE(saturated(5), quint64(5));
    QCOMPARE(saturated(top), top);
    QCOMPARE(saturated(static_cast<uint128>(top) + 1), top);
}

CURVEDESK_TEST(tst_MulDiv)

} // namespace mulDivTest
#include "tst_MulDiv.moc"
