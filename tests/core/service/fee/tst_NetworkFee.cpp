// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/fee/NetworkFee.h"
#include "core/service/fee/PriorityFee.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "tests/support/ScriptedChain.h"
#include "tests/support/TestProgram.h"

#include <QCoro/QCoroTask>
#include <QTest>

#include <limits>
#include <random>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace networkFeeTest {

using networkFee::RecentFees;

class tst_NetworkFee : public QObject
{
    Q_OBJECT

private slots:
    void sumsUp()
    {
        QCOMPARE(*networkFee::total({200'000, 0}, 1), 5'000ull);
        QCOMPARE(*networkFee::total({200'000, 1}, 2), 10'001ull); // rounded up, as the network does
        QCOMPARE(*networkFee::total({100'000, 50'000'000}, 1), 5'005'000ull); // exactly the limit
    }

    void namesAFeeBeyondTheLimitInSol()
    {
        const auto tooMuch = networkFee::total({100'001, 50'000'000}, 1);
        QCOMPARE(tooMuch.error().code, ErrorCode::InvalidInput);
        QCOMPARE(tooMuch.error().detail,
                 u"priorityFee would come to 0.00500005 SOL, more than the 0.005 SOL allowed"_s);
        QVERIFY(!networkFee::total({1'400'000, std::numeric_limits<quint64>::max()}, 1));
        const networkFee::Limits generous{.maxLamports = 100'000'000, .leastUnitPrice = 0};
        QCOMPARE(*networkFee::total({100'000, 1'000'000'000}, 1, generous), 100'005'000ull);
        QVERIFY(!networkFee::total({100'001, 1'000'000'000}, 1, generous));
    }

    void takesThePriceOfThreeQuarters_data()
    {
        QTest::addColumn<QList<quint64>>("here");
        QTest::addColumn<QList<quint64>>("anywhere");
        QTest::addColumn<quint64>("price");
        const QList<quint64> quiet(150, 0);
        QList<quint64> nearlyQuiet = quiet;
        nearlyQuiet[70] = 12;
        QTest::newRow("nobody tells") << QList<quint64>() << QList<quint64>() << 0ull;
        QTest::newRow("nobody pays") << quiet << quiet << 0ull;
        QTest::newRow("one") << QList<quint64>{7'000} << QList<quint64>() << 7'000ull;
        QTest::newRow("four") << QList<quint64>{4'000, 1'000, 3'000, 2'000} << QList<quint64>() << 3'000ull;
        QTest::newRow("five") << QList<quint64>{5'000, 4'000, 1'000, 3'000, 2'000} << QList<quint64>() << 4'000ull;
        QTest::newRow("more elsewhere") << QList<quint64>{2'000} << QList<quint64>{9'000} << 9'000ull;
        QTest::newRow("more here") << QList<quint64>{9'000} << QList<quint64>{2'000} << 9'000ull;
        QTest::newRow("somebody pays") << nearlyQuiet << quiet << 1'000ull; // at least
        QTest::newRow("0.005 SOL over 100,000 units") << QList<quint64>{1'000'000'000} << quiet << 50'000'000ull;
        QTest::newRow("absurd") << QList<quint64>{std::numeric_limits<quint64>::max()} << quiet << 50'000'000ull;
    }
    void takesThePriceOfThreeQuarters()
    {
        QFETCH(QList<quint64>, here);
        QFETCH(QList<quint64>, anywhere);
        QFETCH(quint64, price);
        QCOMPARE(networkFee::automaticPrice(RecentFees{here, anywhere}, 100'000), price);
        QCOMPARE(networkFee::automaticPrice(RecentFees{here, anywhere}, 0), 0ull);
    }

    // Whatever others pay, what we choose is never refused by our own limit.
    void staysWithinItsLimit()
    {
        std::mt19937_64 random(7);
        for (int i = 0; i < 20'000; ++i) {
            const networkFee::Limits limits{random() % 10'000'000, random() % 100'000};
            const auto units = static_cast<quint32>(1 + random() % computeBudget::maxUnits);
            const RecentFees recent{{random() >> (random() % 64)}, {random() >> (random() % 64)}};
            const quint64 price = networkFee::automaticPrice(recent, units, limits);
            QVERIFY(networkFee::total({units, price}, 1, limits));
        }
    }

    void leavesRoomForUnits()
    {
        QCOMPARE(networkFee::unitLimitFor(100'000), 125'000u);
        QCOMPARE(networkFee::distinctUnitLimit(100'000, 3), 125'003u);
        QVERIFY(networkFee::distinctUnitLimit(1'400'000, 5'000) <= computeBudget::maxUnits);
        QVERIFY(networkFee::distinctUnitLimit(std::numeric_limits<quint64>::max(), 5'000) <= computeBudget::maxUnits);
        QCOMPARE(networkFee::unitLimitFor(0), 5'000u);
    }

    void asksForTheAccountsThatAreWritten()
    {
        ScriptedChain chain;
        QList<QList<Address>> asked;
        chain.onFees = [&](const QList<Address> &written) -> Result<QList<quint64>> {
            asked.append(written);
            return written.isEmpty() ? QList<quint64>{2} : QList<quint64>{3, 4};
        };
        PriorityFee fee(chain);
        const Address account(std::array<quint8, 32>{1});
        const RecentFees recent = QCoro::waitFor(fee.recent({account}));
        QCOMPARE(asked, (QList<QList<Address>>{{account}, {}}));
        QCOMPARE(recent.here, (QList<quint64>{3, 4}));
        QCOMPARE(recent.anywhere, QList<quint64>{2});
        // A node that does not tell is no reason not to trade.
        chain.outage = Error{ErrorCode::Unavailable, u"down"_s, std::nullopt, 0};
        QVERIFY(QCoro::waitFor(fee.recent({account})).here.isEmpty());
    }

    void knowsWhatAMessageWrites()
    {
        const auto address = [](quint8 number) { return Address(std::array<quint8, 32>{number}); };
        const Instruction instruction{address(9),
                                      {{address(1), true, true},
                                       {address(2), false, true},
                                       {address(3), false, false},
                                       {address(4), false, true},
                                       {address(5), true, false}},
                                      {}};
        const auto message = Message::compile(address(1), {instruction}, Hash());
        QVERIFY(message);
        const QList<Address> written = PriorityFee::writtenBy(*message);
        QCOMPARE(QSet<Address>(written.cbegin(), written.cend()), (QSet<Address>{address(2), address(4)}));
    }
};

CURVEDESK_TEST(tst_NetworkFee)

} // namespace networkFeeTest
#include "tst_NetworkFee.moc"
