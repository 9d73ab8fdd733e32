// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/ExpiryProof.h"
#include "core/service/order/LandingProof.h"
#include "tests/core/journal/SampleOrder.h"
#include "tests/support/TestProgram.h"

#include <QTest>

#include <limits>

using namespace curvedesk;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Quorum = ExpiryProof::Quorum;

/// What it takes to believe that an order landed, or that it never will.
class tst_LandingProof : public QObject
{
    Q_OBJECT

private slots:
    void needsAHeightAndTwoLookUps()
    {
        const quint64 margin = ExpiryProof::marginBlocks(Quorum::Several);
        ExpiryProof proof(1000);
        QVERIFY(proof.mayStillLand());
        proof.noteAbsence(0s, 2s, Quorum::Several); // before any height
        proof.noteHeight(1000, Quorum::Several);
        QVERIFY(proof.mayStillLand());
        proof.noteHeight(1001, Quorum::Several);
        QVERIFY(!proof.mayStillLand());
        proof.noteAbsence(2s, 2s, Quorum::Several); // within the margin
        proof.noteHeight(1000 + margin, Quorum::Several);
        proof.noteAbsence(4s, 2s, Quorum::Several);
        proof.noteHeight(1001 + margin, Quorum::Several);
        proof.noteAbsence(6s, 2s, Quorum::Several); // the first that counts
        proof.noteAbsence(60s, 2s, Quorum::Several); // no height since
        QVERIFY(!proof.isComplete());
        proof.noteHeight(1002 + margin, Quorum::Several);
        proof.noteAbsence(9s, 2s, Quorum::Several); // too soon
        QVERIFY(!proof.isComplete());
        proof.noteAbsence(10s, 2s, Quorum::Several);
        QVERIFY(proof.isComplete());
    }

    void waitsLongerForASingleEndpoint()
    {
        ExpiryProof proof(1000);
        proof.noteHeight(2000, Quorum::One);
        proof.noteAbsence(0s, 2s, Quorum::One);
        proof.noteHeight(2001, Quorum::One);
        proof.noteAbsence(29s, 2s, Quorum::One);
        QVERIFY(!proof.isComplete());
        proof.noteAbsence(30s, 2s, Quorum::One);
        QVERIFY(proof.isComplete());
    }

    void knowsWhenItNeedsTheHistory()
    {
        const auto needsHistoryAt = [](quint64 first, quint64 second, Quorum quorum) {
            ExpiryProof proof(1000);
            proof.noteHeight(first, quorum);
            proof.noteAbsence(0s, 2s, quorum);
            proof.noteHeight(second, quorum);
            proof.noteAbsence(1h, 2s, quorum);
            return proof.isComplete() && proof.needsHistory();
        };
        constexpr quint64 newest = 1000 + ExpiryProof::remembered;
        QVERIFY(!needsHistoryAt(1100, newest, Quorum::Several));
        QVERIFY(needsHistoryAt(1100, newest, Quorum::One)); // one endpoint proves nothing by itself
        QVERIFY(!needsHistoryAt(newest, newest, Quorum::Several));
        QVERIFY(needsHistoryAt(newest + 1, newest + 1, Quorum::Several));
        // The machine slept in between: the first may have come from a node that lagged.
        QVERIFY(needsHistoryAt(1100, newest + 1, Quorum::Several));
        QVERIFY(!needsHistoryAt(90'000, 90'000, Quorum::Chain));
    }

    void believesTheChainItself()
    {
        ExpiryProof proof(1000);
        for (int i = 0; i < 2; ++i) {
            proof.noteHeight(1001, Quorum::Chain);
            proof.noteAbsence(0s, 2s, Quorum::Chain);
        }
        QVERIFY(proof.isComplete());
    }

    void startsAgainAfterASightingOrAHeightThatFellBack()
    {
        ExpiryProof proof(1000);
        const auto absence = [&] {
            proof.noteHeight(1100, Quorum::Chain);
            proof.noteAbsence(0s, 2s, Quorum::Chain);
        };
        absence();
        proof.noteSighting();
        absence();
        QVERIFY(!proof.isComplete());
        proof.noteHeight(999, Quorum::Chain);
        QVERIFY(proof.mayStillLand());
        absence();
        QVERIFY(!proof.isComplete());
        absence();
        QVERIFY(proof.isComplete());
    }

    void takesAnyHeight()
    {
        ExpiryProof proof(std::numeric_limits<quint64>::max());
        proof.noteHeight(std::numeric_limits<quint64>::max(), Quorum::One);
        QVERIFY(proof.mayStillLand());
        ExpiryProof none(0);
        none.noteHeight(std::numeric_limits<quint64>::max(), Quorum::One);
        QVERIFY(!none.mayStillLand());
    }

    void believesNoLastHeightBeyondTheSlot()
    {
        Order order = sampleOrder(1);
        order.signedSlot = 10'000;
        order.lastValidBlockHeight = 10'150; // no slot was ever skipped
        QCOMPARE(ExpiryProof::lastValidOf(order), 10'150u);
        order.lastValidBlockHeight = 140;
        QCOMPARE(ExpiryProof::lastValidOf(order), 140u);
        order.lastValidBlockHeight = 290'000'150;
        QVERIFY(ExpiryProof::lastValidOf(order) >= 10'150u);
        QVERIFY(ExpiryProof::lastValidOf(order) <= 11'000u);
        order.signedSlot = 0; // not known
        QCOMPARE(ExpiryProof::lastValidOf(order), 290'000'150u);
    }

    void knowsTheRecordOfItsOwnBytes()
    {
        Order order = sampleOrder(1);
        order.wire = QByteArray(1, 1) + order.signature.view().toByteArray() + "message";
        TransactionRecord record;
        record.signature = order.signature;
        record.wire = order.wire;
        const SignatureStatus succeeded{5, std::nullopt, Commitment::Confirmed};
        const SignatureStatus failed{5, TransactionError::custom(0, 1), Commitment::Confirmed};
        QVERIFY(landingProof::isRecordOf(record, order, succeeded));
        QVERIFY(!landingProof::isRecordOf(record, order, failed)); // another fork's
        TransactionRecord other = record;
        other.wire += "!";
        QVERIFY(!landingProof::isRecordOf(other, order, succeeded));
        other = record;
        other.signature = sampleOrder(2).signature;
        QVERIFY(!landingProof::isRecordOf(other, order, succeeded));
        other = record;
        other.wire.clear();
        QVERIFY(!landingProof::isRecordOf(other, order, succeeded));
        // Without our bytes there is nothing to compare.
        order.wire.clear();
        QVERIFY(!landingProof::isRecordOf(record, order, succeeded));
        QVERIFY(!landingProof::isRecordOf(other, order, succeeded));
    }

    void believesTwoEndpointsOrTheChain_data()
    {
        QTest::addColumn<bool>("isKnown");
        QTest::addColumn<int>("witnesses");
        QTest::addColumn<bool>("isAuthoritative");
        QTest::addColumn<bool>("isQuorum");
        QTest::newRow("one endpoint") << true << 1 << false << false;
        QTest::newRow("two endpoints") << true << 2 << false << true;
        QTest::newRow("three endpoints") << true << 3 << false << true;
        QTest::newRow("the chain") << true << 1 << true << true;
        QTest::newRow("two that know nothing") << false << 2 << false << false;
        QTest::newRow("nobody") << false << 0 << false << false;
    }
    void believesTwoEndpointsOrTheChain()
    {
        QFETCH(bool, isKnown);
        QFETCH(int, witnesses);
        QFETCH(bool, isAuthoritative);
        QFETCH(bool, isQuorum);
        StatusLookup lookup{std::nullopt, witnesses};
        if (isKnown)
            lookup.status = SignatureStatus{5, std::nullopt, Commitment::Finalized};
        QCOMPARE(landingProof::isQuorum(lookup, isAuthoritative), isQuorum);
    }
};

CURVEDESK_TEST(tst_LandingProof)
#include "tst_LandingProof.moc"
