// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/CurveQuote.h"
#include "tests/core/pump/ProgramVectors.h"
#include "tests/support/TestProgram.h"

using namespace curvedesk;

namespace programVectorsTest {

using programVectors::Vector;

/// The arithmetic against what a real build of the program charged and paid.
class tst_ProgramVectors : public QObject
{
    Q_OBJECT

private slots:
    void executed_data() { rows(false, 270); }
    void executed()
    {
        const Vector v = vector(false);
        if (!v.isBuy()) {
            const auto sell = curveQuote::sellTokens(v.curve, v.charged(), v.amount);
            if (v.userLamports == 0) {
                // The program lets a sell pass that brings nothing; a client refuses to sign it.
                QVERIFY(!sell && sell.error().code == ErrorCode::InvalidInput);
                return;
            }
            QVERIFY(sell);
            const curveQuote::Sell expected{v.tokens, v.solAmount, v.fee, v.creatorFee,
                                            static_cast<quint64>(v.userLamports)};
            QVERIFY(*sell == expected);
            QVERIFY(curveQuote::after(v.curve, *sell) == v.after);
            return;
        }
        const auto buy = v.form == TradeForm::BuyExactSolIn ? curveQuote::buyForQuote(v.curve, v.charged(), v.amount)
                                                            : curveQuote::buyTokens(v.curve, v.charged(), v.amount);
        QVERIFY(buy);
        const curveQuote::Buy expected{
            v.tokens, v.solAmount, v.fee, v.creatorFee, static_cast<quint64>(-v.userLamports), false};
        QVERIFY(*buy == expected);
        QVERIFY(curveQuote::after(v.curve, *buy) == v.after);
    }

    void refused_data() { rows(true, 20); }
    void refused()
    {
        const Vector v = vector(true);
        const auto spend = curveQuote::exactSpend(v.curve, v.charged(), v.amount);
        const auto buy = curveQuote::buyTokens(v.curve, v.charged(), v.amount);
        const auto sell = curveQuote::sellTokens(v.curve, v.charged(), v.amount);
        switch (v.code) {
        case 6002:
            QVERIFY(buy && buy->total > v.limit);
            break;
        case 6003:
            QVERIFY(sell && sell->net < v.limit);
            break;
        case 6005:
            QVERIFY(!buy && !spend && spend.error().code == ErrorCode::CurveComplete);
            break;
        case 6020:
            QVERIFY(v.amount == 0 ? !buy : v.limit == 0);
            break;
        case 6021:
            QVERIFY(v.form == TradeForm::Buy ? buy && buy->clamped
                                             : spend && spend->tokensOut > v.curve.realTokenReserves);
            break;
        case 6022:
        case 6024:
            QVERIFY(!sell);
            break;
        case 6041:
            QVERIFY(spend && spend->total == 0);
            break;
        case 6042:
            QVERIFY(spend && spend->tokensOut < v.limit);
            break;
        default:
            QFAIL("a code that no row had before");
        }
    }

private:
    static void rows(bool refusals, qsizetype count)
    {
        QTest::addColumn<int>("index");
        const QList<Vector> all = programVectors::read(refusals);
        QCOMPARE(all.size(), count);
        for (int i = 0; i < count; ++i)
            QTest::addRow("%d %s", i, all[i].label.constData()) << i;
    }
    static Vector vector(bool refusals)
    {
        QFETCH(int, index);
        static const QList<Vector> lists[] = {programVectors::read(false), programVectors::read(true)};
        return lists[refusals ? 1 : 0][index];
    }
};

CURVEDESK_TEST(tst_ProgramVectors)

} // namespace programVectorsTest
#include "tst_ProgramVectors.moc"
