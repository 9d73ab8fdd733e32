// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/BlockhashCache.h"
#include "tests/support/ScriptedChain.h"

#include <QCoro/QCoroTask>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

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
        const auto first = QCoro::waitFor(cache.get());
        QVERIFY(first);
        chain.advance(10);
        const auto second = QCoro::waitFor(cache.get());
        QCOMPARE(chain.calls, 1);
        QCOMPARE(second->blockhash, first->blockhash);
        QCOMPARE(second->lastValidBlockHeight, first->lastValidBlockHeight);
    }

    void asksOnceForAllWhoWait()
    {
        ScriptedChain chain;
        BlockhashCache cache(chain);
        int answers = 0;
        for (int i = 0; i < 5; ++i) {
            QCoro::connect(cache.get(), this, [&](const Result<LatestBlockhash> &blockhash) {
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
        const auto first = QCoro::waitFor(cache.get());
        chain.advance(3);
        QTRY_VERIFY(chain.calls >= 3);
        QVERIFY(QCoro::waitFor(cache.get())->lastValidBlockHeight > first->lastValidBlockHeight);
        // And not for ever.
        QTRY_VERIFY(hasStopped(chain));
    }

    void discardsWhatIsOld()
    {
        ScriptedChain chain;
        BlockhashCache cache(chain, {.refreshEvery = 10s, .discardAfter = 5ms, .likelyFor = 10s});
        QVERIFY(QCoro::waitFor(cache.get()));
        QTest::qWait(10);
        QVERIFY(QCoro::waitFor(cache.get()));
        QCOMPARE(chain.calls, 2);
    }

    void discardsWhatIsHalfUsed()
    {
        ScriptedChain chain;
        BlockhashCache cache(chain);
        const auto first = QCoro::waitFor(cache.get());
        chain.advance(BlockhashCache::halfUsedSlots - ScriptedChain::confirmedAfter);
        QCOMPARE(QCoro::waitFor(cache.get())->blockhash, first->blockhash);
        chain.advance(1);
        QVERIFY(QCoro::waitFor(cache.get())->blockhash != first->blockhash);
        QCOMPARE(chain.calls, 2);
    }

    void saysWhyThereIsNone()
    {
        ScriptedChain chain;
        chain.outage = Error{ErrorCode::Unavailable, u"no endpoint answers"_s, std::nullopt, 0};
        BlockhashCache cache(chain);
        QCOMPARE(QCoro::waitFor(cache.get()).error().detail, u"no endpoint answers"_s);
        chain.outage.reset();
        QVERIFY(QCoro::waitFor(cache.get()));
    }

    void outlivesAShortOutage()
    {
        ScriptedChain chain;
        BlockhashCache cache(chain, {.refreshEvery = 2ms, .discardAfter = 10s, .likelyFor = 10s});
        const auto first = QCoro::waitFor(cache.get());
        chain.outage = Error{ErrorCode::Unavailable, u"down"_s, std::nullopt, 0};
        QTRY_VERIFY(chain.calls >= 4);
        QCOMPARE(QCoro::waitFor(cache.get())->blockhash, first->blockhash);
    }

    void keepsTheYoungerOfTwo()
    {
        ScriptedChain chain;
        BlockhashCache cache(chain, {.refreshEvery = 2ms, .discardAfter = 10s, .likelyFor = 10s});
        const auto first = QCoro::waitFor(cache.get());
        const int calls = chain.calls;
        chain.tip -= 5; // a node that lags
        QTRY_VERIFY(chain.calls >= calls + 3);
        QCOMPARE(QCoro::waitFor(cache.get())->blockhash, first->blockhash);
    }

    void asksTheChainItselfEachTime()
    {
        ScriptedChain chain;
        chain.standIn = Witness::Chain;
        BlockhashCache cache(chain);
        cache.expectOrders();
        const auto first = QCoro::waitFor(cache.get());
        chain.advance(1);
        QVERIFY(QCoro::waitFor(cache.get())->blockhash != first->blockhash);
        QCOMPARE(chain.calls, 2);
    }

    void endsWhatIsAskedWhenItGoes()
    {
        ScriptedChain chain;
        auto cache = std::make_unique<BlockhashCache>(chain);
        std::optional<ErrorCode> answer;
        QCoro::connect(cache->get(), this, [&](const Result<LatestBlockhash> &blockhash) {
            answer = blockhash ? ErrorCode::Internal : blockhash.error().code;
        });
        cache.reset();
        QTRY_COMPARE(answer, ErrorCode::Cancelled);
    }

private:
    static bool hasStopped(const ScriptedChain &chain)
    {
        const int calls = chain.calls;
        QTest::qWait(30);
        return chain.calls == calls;
    }
};

QTEST_GUILESS_MAIN(tst_BlockhashCache)
#include "tst_BlockhashCache.moc"
