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

/// What it takes to believe that an order landed, or that it never will.
class tst_LandingProof : public QObject
{
    Q_OBJECT

private slots:
    void needsAHeightAndTwoLookUps()
    {
        const quint64 margin = ExpiryProof::marginBlocks(Witness::Several);
        ExpiryProof proof(1000);
        QVERIFY(proof.mayStillLand());
        proof.noteAbsence(0s, 2s, Witness::Several); // before any height
        proof.noteHeight(1000, Witness::Several);
        QVERIFY(proof.mayStillLand());
        proof.noteHeight(1001, Witness::Several);
        QVERIFY(!proof.mayStillLand());
        proof.noteAbsence(2s, 2s, Witness::Several); // within the margin
        proof.noteHeight(1000 + margin, Witness::Several);
        proof.noteAbsence(4s, 2s, Witness::Several);
        proof.noteHeight(1001 + margin, Witness::Several);
        proof.noteAbsence(6s, 2s, Witness::Several); // the first that counts
        proof.noteAbsence(60s, 2s, Witness::Several); // no height since
        QVERIFY(!proof.isComplete());
        proof.noteHeight(1002 + margin, Witness::Several);
        proof.noteAbsence(9s, 2s, Witness::Several); // too soon
        QVERIFY(!proof.isComplete());
        proof.noteAbsence(10s, 2s, Witness::Several);
        QVERIFY(proof.isComplete());
    }

    void waitsLongerForASingleEndpoint()
    {
        ExpiryProof proof(1000);
        proof.noteHeight(2000, Witness::One);
        proof.noteAbsence(0s, 2s, Witness::One);
        proof.noteHeight(2001, Witness::One);
        proof.noteAbsence(29s, 2s, Witness::One);
        QVERIFY(!proof.isComplete());
        proof.noteAbsence(30s, 2s, Witness::One);
        QVERIFY(proof.isComplete());
    }

    void knowsWhenItIsLate()
    {
        const auto isLateAt = [](quint64 first, quint64 second, Witness witness) {
            ExpiryProof proof(1000);
            proof.noteHeight(first, witness);
            proof.noteAbsence(0s, 2s, witness);
            proof.noteHeight(second, witness);
            proof.noteAbsence(1h, 2s, witness);
            return proof.isComplete() && proof.isLate();
        };
        constexpr quint64 newest = 1000 + ExpiryProof::remembered;
        QVERIFY(!isLateAt(1100, newest, Witness::One));
        QVERIFY(!isLateAt(newest, newest, Witness::Several));
        QVERIFY(isLateAt(newest + 1, newest + 1, Witness::Several));
        // The machine slept in between: the first may have come from a node that lagged.
        QVERIFY(isLateAt(1100, newest + 1, Witness::One));
        QVERIFY(!isLateAt(90'000, 90'000, Witness::Chain));
    }

    void believesTheChainItself()
    {
        ExpiryProof proof(1000);
        for (int i = 0; i < 2; ++i) {
            proof.noteHeight(1001, Witness::Chain);
            proof.noteAbsence(0s, 2s, Witness::Chain);
        }
        QVERIFY(proof.isComplete());
    }

    void startsAgainAfterASightingOrAHeightThatFellBack()
    {
        ExpiryProof proof(1000);
        const auto absence = [&] {
            proof.noteHeight(1100, Witness::Chain);
            proof.noteAbsence(0s, 2s, Witness::Chain);
        };
        absence();
        proof.noteSighting();
        absence();
        QVERIFY(!proof.isComplete());
        proof.noteHeight(999, Witness::Chain);
        QVERIFY(proof.mayStillLand());
        absence();
        QVERIFY(!proof.isComplete());
        absence();
        QVERIFY(proof.isComplete());
    }

    void takesAnyHeight()
    {
        ExpiryProof proof(std::numeric_limits<quint64>::max());
        proof.noteHeight(std::numeric_limits<quint64>::max(), Witness::One);
        QVERIFY(proof.mayStillLand());
        ExpiryProof none(0);
        none.noteHeight(std::numeric_limits<quint64>::max(), Witness::One);
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
        // Without our bytes the signature in the record's has to do.
        order.wire.clear();
        QVERIFY(landingProof::isRecordOf(record, order, succeeded));
        QVERIFY(!landingProof::isRecordOf(other, order, succeeded));
        other.wire = QByteArray(1, 1) + sampleOrder(2).signature.view().toByteArray() + "message";
        QVERIFY(!landingProof::isRecordOf(other, order, succeeded));
    }

    void knowsWhatCannotBe_data()
    {
        QTest::addColumn<quint64>("slot");
        QTest::addColumn<bool>("isPlausible");
        const quint64 most = std::numeric_limits<quint64>::max();
        QTest::newRow("0") << quint64{0} << false;
        QTest::newRow("long before it was signed") << quint64{4900} << false;
        QTest::newRow("on a fork, a little before") << quint64{4970} << true;
        QTest::newRow("then") << quint64{5000} << true;
        QTest::newRow("the newest") << quint64{5100} << true;
        QTest::newRow("ahead of what we know") << quint64{5110} << true;
        QTest::newRow("in the future") << quint64{5200} << false;
        QTest::newRow("the last of all") << most << false;
    }
    void knowsWhatCannotBe()
    {
        QFETCH(quint64, slot);
        QFETCH(bool, isPlausible);
        Order order = sampleOrder(1);
        order.signedSlot = 5000;
        order.lastValidBlockHeight = 4650;
        const SignatureStatus status{slot, std::nullopt, Commitment::Finalized};
        QCOMPARE(landingProof::isPlausible(status, order, 5100), isPlausible);
        QCOMPARE(landingProof::isBeforeSigning(slot, order), slot < 4968);
        // An order of the first version does not know its slot; the blockhash tells as much.
        order.signedSlot = 0;
        order.lastValidBlockHeight = 5150;
        QCOMPARE(landingProof::isPlausible(status, order, 5100), isPlausible && slot >= 5000);
    }
};

CURVEDESK_TEST(tst_LandingProof)
#include "tst_LandingProof.moc"
