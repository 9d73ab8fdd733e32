// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/core/service/order/LandingScene.h"
#include "tests/support/TestProgram.h"

#include <QSignalSpy>
#include <QTest>

#include <random>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace orderLandingPropertiesTest {

using Send = ScriptedChain::Send;
using Look = ScriptedChain::Look;

namespace {

constexpr int ordersPerScene = 250;

// The faults that one order meets, drawn once; which of them strikes when is drawn at each call.
struct Script
{
    int landing = 0; ///< chance in a hundred that a send reaches the leader
    int answer = 0; ///< that its answer is lost
    int hidden = 0; ///< that a look-up finds nothing
    int silent = 0; ///< or gets no answer
    int lies = 0; ///< or something that cannot be true
    quint64 delay = 1; ///< blocks until it lands
    bool fails = false;
    bool hasRecord = true;
    int forks = 0; ///< how often a fork drops it
};

} // namespace

/// Thousands of orders, each with faults of its own, through crashes and forks: whatever happens, no order ends other
/// than the chain says, no order is ever called what it never was, and no bytes but the journalled ones go out.
class tst_OrderLandingProperties : public QObject
{
    Q_OBJECT

private slots:
    void endsAsTheChainSays_data()
    {
        QTest::addColumn<quint32>("seed");
        const int scenes = qEnvironmentVariableIntValue("CURVEDESK_LANDING_SCENES");
        for (quint32 seed = 1; seed <= static_cast<quint32>(scenes > 0 ? scenes : 12); ++seed)
            QTest::addRow("seed %u", seed) << seed;
    }

    void endsAsTheChainSays()
    {
        QFETCH(quint32, seed);
        std::mt19937 random(seed);
        const auto chance = [&random](int inHundred) { return static_cast<int>(random() % 100) < inHundred; };
        LandingScene scene;
        scene.chain.endpoints = seed % 3 == 0 ? 1 : 2;
        QHash<Signature, Script> scripts;
        QHash<QString, Signature> signatures;
        QHash<Signature, QByteArray> wires;
        bool misbehaves = true;

        scene.chain.onSend = [&](const Signature &signature) {
            if (!misbehaves)
                return Send::Deliver;
            const Script &script = scripts[signature];
            const bool lands = chance(script.landing);
            if (chance(script.answer))
                return lands ? Send::LandSilently : chance(50) ? Send::Refuse : Send::Lose;
            return lands ? Send::Deliver : Send::Swallow;
        };
        scene.chain.onLook = [&](const Signature &signature) {
            if (!misbehaves)
                return Look::Truth;
            const Script &script = scripts[signature];
            if (chance(script.silent))
                return Look::Fail;
            if (chance(script.lies))
                return std::array{Look::LieFinalized, Look::LieOldSlot, Look::LieRecentSlot}[random() % 3];
            // Statuses come late, though never later than nodes of one cluster are apart.
            const auto it = scene.chain.landed.constFind(signature);
            const bool isFresh = it != scene.chain.landed.cend() && scene.chain.tip < it->height + 9;
            return isFresh && chance(script.hidden) ? (chance(50) ? Look::Hide : Look::HideAlone) : Look::Truth;
        };
        // A node that lags tells an older height.
        scene.chain.onHeight
            = [&](quint64 height) { return misbehaves && chance(20) ? height - random() % 20 : height; };
        // Without a record a single endpoint can end nothing: it gets one in the end.
        scene.chain.hidesRecord = [&](const Signature &signature) {
            return !scripts[signature].hasRecord && (misbehaves || scene.chain.endpoints > 1);
        };
        scene.chain.failsOnChain = [&](const Signature &signature) { return scripts[signature].fails; };
        scene.chain.blocksUntilLanding = [&](const Signature &signature) { return scripts[signature].delay; };

        QStringList wrong;
        scene.onChange = [&](const OrderSummary &order) {
            const Signature signature = signatures.value(order.id);
            const bool isOn = scene.chain.landed.contains(signature);
            if (order.status == TradeStatus::Succeeded && scene.chain.confirmedSuccesses.value(signature) == 0)
                wrong.append(order.id + u" was called succeeded and never was"_s);
            if (order.status == TradeStatus::Expired && (isOn || scene.chain.tip <= scene.chain.lastValid))
                wrong.append(order.id + u" was called expired and could have an effect"_s);
        };

        // Half a scene's orders are those of a run that crashed before it could send them.
        for (int i = 0; i < ordersPerScene; ++i) {
            const Order order = scene.signedOrder();
            scripts.insert(order.signature, drawn(random));
            signatures.insert(order.id, order.signature);
            wires.insert(order.signature, order.wire);
            QVERIFY(scene.journal->record(order));
        }
        scene.restart();
        QCoro::connect(scene.desk->recover(), this, [](const Result<int> &) {});
        int restarts = 3;
        QSignalSpy blocks(&scene.chain, &Cluster::slotChanged);
        while (scene.chain.tip < scene.chain.lastValid + 20) {
            QVERIFY(blocks.wait() && blocks.wait());
            for (auto it = scripts.begin(); it != scripts.end(); ++it) {
                if (it->forks > 0 && chance(10) && scene.chain.rollBack(it.key(), chance(50)))
                    --it->forks;
            }
            if (restarts > 0 && chance(10)) {
                --restarts;
                scene.restart();
                QCoro::connect(scene.desk->recover(), this, [](const Result<int> &) {});
            }
            if (chance(5))
                scene.chain.outage = Error{ErrorCode::Unavailable, u"down"_s, std::nullopt, 0};
            else if (chance(30))
                scene.chain.outage.reset();
        }
        misbehaves = false;
        scene.chain.outage.reset();

        // Once the cluster behaves, every order ends, and as the chain says.
        QTRY_VERIFY_WITH_TIMEOUT(scene.journal->unsettled()->isEmpty() && scene.journal->unfinalized()->isEmpty(),
                                 60'000);
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(u'\n')));
        for (auto it = signatures.cbegin(); it != signatures.cend(); ++it) {
            const Order order = scene.stored(it.key());
            const auto landing = scene.chain.landed.constFind(it.value());
            const bool isOn = landing != scene.chain.landed.cend();
            const OrderStatus truth = !isOn ? OrderStatus::Expired
                : landing->failed           ? OrderStatus::Failed
                                            : OrderStatus::Succeeded;
            QCOMPARE(order.status, truth);
            QVERIFY(order.finalized && order.wire.isEmpty());
            ++m_ends[!isOn ? 0 : landing->failed ? 1 : 2];
        }
        QCOMPARE(QSet<Signature>(scene.chain.sent.keyBegin(), scene.chain.sent.keyEnd())
                     .subtract(QSet<Signature>(wires.keyBegin(), wires.keyEnd()))
                     .size(),
                 0);
        for (auto it = scene.chain.sent.cbegin(); it != scene.chain.sent.cend(); ++it) {
            for (const QByteArray &wire : it.value())
                QCOMPARE(wire, wires.value(it.key()));
        }
    }

    // Scripts that bring about only one end would prove little.
    void cleanupTestCase() { QVERIFY(m_ends[0] > 0 && m_ends[1] > 0 && m_ends[2] > 0); }

private:
    int m_ends[3] = {}; ///< orders that expired, failed and succeeded, of all seeds

    static Script drawn(std::mt19937 &random)
    {
        const auto below = [&random](quint32 limit) { return static_cast<int>(random() % limit); };
        Script script;
        script.landing = below(4) == 0 ? 0 : below(60);
        script.answer = below(100);
        script.hidden = below(100);
        script.silent = below(3) == 0 ? below(3) : 0;
        script.lies = below(4) == 0 ? below(60) : 0;
        script.delay = 1 + static_cast<quint64>(below(12));
        script.fails = below(5) == 0;
        script.hasRecord = below(8) != 0;
        script.forks = below(3) == 0 ? 1 + below(2) : 0;
        return script;
    }
};

CURVEDESK_TEST(tst_OrderLandingProperties)

} // namespace orderLandingPropertiesTest
#include "tst_OrderLandingProperties.moc"
