// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/fee/BlockhashCache.h"
#include "tests/support/ScriptedChain.h"
#include "tests/support/TestProgram.h"

#include <QCoro/QCoroTask>
#include <QElapsedTimer>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace blockhashCacheTest {

/// A click does not wait for a blockhash, and never signs with one that is about to die.
class tst_BlockhashCache : public QObject
{
    Q_OBJECT

private slots:
    void isAtHandOnceOrdersAreExpected()
    {
        ScriptedChain chain;
        BlockhashCache cache(chain);
        QCOMPARE(chain.calls, 0); // nobody trades: nothing is asked
        cache.expectOrders();
        cache.expectOrders();
        QTRY_COMPARE(chain.calls, 1);
        const auto first = QCoro::waitFor(cache.getForOrder());
        QVERIFY(first);
        chain.advance(10);
        const auto second = QCoro::waitFor(cache.getForOrder());
        QCOMPARE(chain.calls, 1);
        QCOMPARE(second->blockhash, first->blockhash);
        QCOMPARE(second->lastValidBlockHeight, first->lastValidBlockHeight);
    }

    void tellsTheAgeOfWhatItKeeps()
    {
        ScriptedChain chain;
        BlockhashCache cache(chain);
        const auto kept = QCoro::waitFor(cache.getForOrder());
        QVERIFY(kept);
        QTRY_VERIFY(cache.ageOf(kept->blockhash) >= 20ms);
        QCOMPARE(cache.ageOf(Hash()).count(), 0); // not kept, and so as new as its answer
    }

    void asksOnceForAllWhoWait()
    {
        ScriptedChain chain;
        BlockhashCache cache(chain);
        int answers = 0;
        for (int i = 0; i < 5; ++i) {
            QCoro::connect(cache.getForOrder(), this, [&](const Result<LatestBlockhash> &blockhash) {
                QVERIFY(blockhash);
                ++answers;
            });
        }
        QTRY_COMPARE(answers, 5);
        QCOMPARE(chain.calls, 1);
    }

    void refreshesWhileOrdersAreLikely()
    {
        ScriptedChain chain;
        BlockhashCache cache(chain, {.refreshEvery = 2ms, .discardAfter = 10s, .likelyFor = 40ms});
        const auto first = QCoro::waitFor(cache.getForOrder());
        chain.advance(3);
        // What is at hand is young enough: whoever asks only says that orders are likely.
        QTRY_VERIFY(QCoro::waitFor(cache.getForOrder()) && chain.calls >= 3);
        QVERIFY(QCoro::waitFor(cache.getForOrder())->lastValidBlockHeight > first->lastValidBlockHeight);
        // And not for ever: while another, for which they stay likely, refreshes many times, this one does not.
        ScriptedChain busy;
        BlockhashCache refreshing(busy, {.refreshEvery = 2ms, .discardAfter = 10s, .likelyFor = 1h});
        refreshing.expectOrders();
        QTRY_VERIFY(staysSilentBeside(chain, busy));
    }

    void discardsWhatIsOld()
    {
        ScriptedChain chain;
        constexpr auto age = 50ms;
        BlockhashCache cache(chain, {.refreshEvery = 1h, .discardAfter = age, .likelyFor = 1h});
        QElapsedTimer held;
        held.start();
        QVERIFY(QCoro::waitFor(cache.getForOrder()));
        QTRY_VERIFY(QCoro::waitFor(cache.getForOrder()) && chain.calls >= 2);
        QVERIFY(std::chrono::milliseconds(held.elapsed()) >= age);
    }

    void discardsWhatIsHalfUsed()
    {
        ScriptedChain chain;
        BlockhashCache cache(chain);
        const auto first = QCoro::waitFor(cache.getForOrder());
        chain.advance(BlockhashCache::halfUsedSlots - ScriptedChain::confirmedAfter);
        QCOMPARE(QCoro::waitFor(cache.getForOrder())->blockhash, first->blockhash);
        chain.advance(1);
        QVERIFY(QCoro::waitFor(cache.getForOrder())->blockhash != first->blockhash);
        QCOMPARE(chain.calls, 2);
    }

    void saysWhyThereIsNone()
    {
        ScriptedChain chain;
        chain.outage = Error{ErrorCode::Unavailable, u"no endpoint answers"_s, std::nullopt, 0};
        BlockhashCache cache(chain);
        QCOMPARE(QCoro::waitFor(cache.getForOrder()).error().detail, u"no endpoint answers"_s);
        chain.outage.reset();
        QVERIFY(QCoro::waitFor(cache.getForOrder()));
    }

    void saysThatNoneIsRecentAndRecovers()
    {
        ScriptedChain chain;
        BlockhashCache cache(chain);
        chain.slotLie = 2'000;
        const auto stale = QCoro::waitFor(cache.getForOrder());
        QVERIFY(!stale);
        QCOMPARE(stale.error().code, ErrorCode::Unavailable);
        QVERIFY(!stale.error().detail.isEmpty());
        chain.slotLie = 0;
        QVERIFY(QCoro::waitFor(cache.getForOrder()));
        // What was at hand is no longer when the chain has come further, and is never an error of ours.
        chain.slotLie = 1'000'000'000'000;
        QCOMPARE(QCoro::waitFor(cache.getForOrder()).error().code, ErrorCode::Unavailable);
        chain.slotLie = 0;
        QVERIFY(QCoro::waitFor(cache.getForOrder()));
    }

    void outlivesAShortOutage()
    {
        ScriptedChain chain;
        BlockhashCache cache(chain, {.refreshEvery = 2ms, .discardAfter = 10s, .likelyFor = 10s});
        const auto first = QCoro::waitFor(cache.getForOrder());
        chain.outage = Error{ErrorCode::Unavailable, u"down"_s, std::nullopt, 0};
        QTRY_VERIFY(chain.calls >= 4);
        QCOMPARE(QCoro::waitFor(cache.getForOrder())->blockhash, first->blockhash);
    }

    void keepsTheYoungerOfTwo()
    {
        ScriptedChain chain;
        BlockhashCache cache(chain, {.refreshEvery = 2ms, .discardAfter = 10s, .likelyFor = 10s});
        const auto first = QCoro::waitFor(cache.getForOrder());
        const int calls = chain.calls;
        chain.tip -= 5; // a node that lags
        QTRY_VERIFY(chain.calls >= calls + 3);
        QCOMPARE(QCoro::waitFor(cache.getForOrder())->blockhash, first->blockhash);
    }

    void asksTheChainItselfEachTime()
    {
        ScriptedChain chain;
        chain.isTheChain = true;
        BlockhashCache cache(chain);
        cache.expectOrders();
        const auto first = QCoro::waitFor(cache.getForOrder());
        chain.advance(1);
        QVERIFY(QCoro::waitFor(cache.getForOrder())->blockhash != first->blockhash);
        QCOMPARE(chain.calls, 2);
    }

    void endsWhatIsAskedWhenItGoes()
    {
        ScriptedChain chain;
        auto cache = std::make_unique<BlockhashCache>(chain);
        std::optional<ErrorCode> answer;
        QCoro::connect(cache->getForOrder(), this, [&](const Result<LatestBlockhash> &blockhash) {
            answer = blockhash ? ErrorCode::Internal : blockhash.error().code;
        });
        cache.reset();
        QTRY_COMPARE(answer, ErrorCode::Cancelled);
    }

private:
    // Asks nothing while `busy` is asked ten times.
    static bool staysSilentBeside(const ScriptedChain &chain, const ScriptedChain &busy)
    {
        const int calls = chain.calls;
        const int until = busy.calls + 10;
        return QTest::qWaitFor([&] { return busy.calls >= until; }) && chain.calls == calls;
    }
};

CURVEDESK_TEST(tst_BlockhashCache)

} // namespace blockhashCacheTest
#include "tst_BlockhashCache.moc"
