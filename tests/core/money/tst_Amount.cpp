// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/BasisPoints.h"
#include "core/money/Lamports.h"
#include "core/money/TokenAmount.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <type_traits>

using namespace curvedesk;

namespace amountTest {

class tst_Amount : public QObject
{
    Q_OBJECT

private slots:
    void plus();
    void minus();
    void compares();
};

namespace {

constexpr quint64 largest = std::numeric_limits<quint64>::max();

} // namespace

void tst_Amount::plus()
{
    QCOMPARE(Lamports(2).plus(Lamports(3)), Lamports(5));
    QCOMPARE(Lamports(largest - 1).plus(Lamports(1)), Lamports(largest));
    QCOMPARE(Lamports(largest).plus(Lamports(1)), std::nullopt);
    QCOMPARE(Lamports(largest).plus(Lamports(largest)), std::nullopt);
    QCOMPARE(Lamports(largest).plus(Lamports()), Lamports(largest));
}

void tst_Amount::minus()
{
    QCOMPARE(TokenAmount(5).minus(TokenAmount(3)), TokenAmount(2));
    QCOMPARE(TokenAmount(5).minus(TokenAmount(5)), TokenAmount());
    QCOMPARE(TokenAmount(5).minus(TokenAmount(6)), std::nullopt);
    QCOMPARE(TokenAmount().minus(TokenAmount(largest)), std::nullopt);
}

void tst_Amount::compares()
{
    QVERIFY(MicroLamports(1) < MicroLamports(2));
    QVERIFY(MicroLamports().isZero());
    QVERIFY(!MicroLamports(basisPointsWhole).isZero());
    // Units do not mix, and a bare number is no amount.
    static_assert(!std::is_convertible_v<Lamports, TokenAmount>);
    static_assert(!std::is_convertible_v<quint64, Lamports>);
    static_assert(!std::is_constructible_v<Lamports, TokenAmount>);
}

CURVEDESK_TEST(tst_Amount)

} // namespace amountTest
#include "tst_Amount.moc"
