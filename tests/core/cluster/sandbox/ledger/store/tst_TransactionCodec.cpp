// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/store/TransactionCodec.h"
#include "core/solana/Programs.h"
#include "tests/core/cluster/sandbox/ledger/LedgerScene.h"
#include "tests/support/TestProgram.h"

#include <QRandomGenerator>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace Qt::StringLiterals;

namespace transactionCodecTest {

namespace {

Message message()
{
    const Keypair from = *Keypair::fromSeed(QByteArray(32, 'f'));
    return *Message::compile(from.address(),
                             {systemInstruction::transfer(from.address(), programs::incinerator, Lamports(1))}, Hash());
}

// A record with a bit of everything, and the wire bytes that belong to it.
TransactionRecord record(const QList<QByteArray> &logs = {})
{
    TransactionRecord out;
    const Transaction transaction = Transaction::unsignedFrom(message());
    out.wire = transaction.encode();
    out.signature = transaction.id();
    out.fee = Lamports(5000);
    out.unitsConsumed = 1'400'000;
    out.logs = logs;
    out.innerInstructions = {{0, 2, 1, "\x00\x01"_ba, "12345678event"_ba}, {255, 5, 2, {}, {}}};
    out.preBalances = {0, ~quint64(0), 5};
    out.postBalances = {~quint64(0), 0, 5};
    out.preTokenBalances = {{1, programs::incinerator, programs::usdc, programs::token, ~quint64(0), 255}};
    out.postTokenBalances
        = {{0, programs::usdc, programs::system, programs::token2022, 0, 0}, out.preTokenBalances.first()};
    return out;
}

TransactionRecord decoded(const TransactionRecord &from, bool &isRead)
{
    TransactionRecord out;
    out.wire = from.wire;
    isRead = transactionCodec::decode(transactionCodec::encode(from, message()), out).has_value();
    return out;
}

} // namespace

/// Stored transactions come back as they were, and nothing else comes back at all.
class tst_TransactionCodec : public QObject
{
    Q_OBJECT

private slots:
    void roundTrips();
    void keepsLogLines_data();
    void keepsLogLines();
    void isSmall();
    void refusesWhatIsCutOff();
    void survivesNoise();
    void keepsErrors_data();
    void keepsErrors();
};

void tst_TransactionCodec::roundTrips()
{
    const TransactionRecord before = record({"Program log: x"_ba});
    bool isRead = false;
    const TransactionRecord after = decoded(before, isRead);
    QVERIFY(isRead);
    QCOMPARE(after.signature, before.signature);
    QCOMPARE(after.fee, before.fee);
    QCOMPARE(after.unitsConsumed, before.unitsConsumed);
    QCOMPARE(after.logs, before.logs);
    QCOMPARE(after.preBalances, before.preBalances);
    QCOMPARE(after.postBalances, before.postBalances);
    QCOMPARE(after.preTokenBalances, before.preTokenBalances);
    QCOMPARE(after.postTokenBalances, before.postTokenBalances);
    QCOMPARE(after.innerInstructions.size(), 2);
    QCOMPARE(after.innerInstructions[0].data, before.innerInstructions[0].data);
    QCOMPARE(after.innerInstructions[0].accountIndexes, before.innerInstructions[0].accountIndexes);
    QCOMPARE(after.innerInstructions[1].outerIndex, 255);
    QCOMPARE(after.innerInstructions[1].stackHeight, 5);
    QCOMPARE(after.innerInstructions[1].programIndex, 2);
}

void tst_TransactionCodec::keepsLogLines_data()
{
    QTest::addColumn<QByteArray>("line");
    const QByteArray system = "Program 11111111111111111111111111111111";
    const QList<QByteArray> lines = {
        {},
        "Program log: "_ba,
        "Program log: \x00\xff"_ba,
        "Program data: "_ba,
        "Program data: " + "event"_ba.toBase64(),
        "Program data: " + "other"_ba.toBase64(),
        "Program data: " + "12345678event"_ba.toBase64(),
        "Program data: ZXZlbnR="_ba, // the same bytes, written otherwise
        "Program data: ZXZlbnQ"_ba,
        "Program data: AAAA BBBB"_ba,
        "Program data: ////"_ba,
        "Program data: ____"_ba,
        system + " invoke [1]",
        system + " invoke [5]",
        system + " invoke [6]",
        system + " invoke [01]",
        system + " success",
        system + " success ",
        system + " failed: custom program error: 0x1",
        system + " consumed 7 of 200000 compute units",
        system + " consumed 07 of 200000 compute units",
        system + " consumed +7 of 200000 compute units",
        system + " consumed  of  compute units",
        system + " consumed 18446744073709551615 of 18446744073709551616 compute units",
        system + " consumed 1 of 2 of 3 compute units",
        "Program ComputeBudget111111111111111111111111111111 invoke [1]"_ba, // not among the keys
        "Program return: 11111111111111111111111111111111 AA=="_ba,
        "Transfer: insufficient lamports 1, need 2"_ba,
        "Log truncated"_ba,
        QByteArray(20'000, 'x'),
    };
    for (qsizetype i = 0; i < lines.size(); ++i)
        QTest::addRow("%d: %s", int(i), lines[i].left(60).constData()) << lines[i];
}

void tst_TransactionCodec::keepsLogLines()
{
    QFETCH(QByteArray, line);
    bool isRead = false;
    const TransactionRecord after = decoded(record({line, "between"_ba, line}), isRead);
    QVERIFY(isRead);
    QCOMPARE(after.logs, (QList<QByteArray>{line, "between"_ba, line}));
}

void tst_TransactionCodec::isSmall()
{
    // Frames, unit counts and events that an inner instruction carries anyway take a few bytes each.
    const QByteArray system = "Program 11111111111111111111111111111111";
    const QList<QByteArray> logs = {system + " invoke [1]", "Program data: " + "event"_ba.toBase64(),
                                    system + " consumed 100 of 200000 compute units", system + " success"};
    const qsizetype without = transactionCodec::encode(record(), message()).size();
    const qsizetype with = transactionCodec::encode(record(logs), message()).size();
    QCOMPARE(with - without, 3 + 2 + 6 + 2);
}

void tst_TransactionCodec::refusesWhatIsCutOff()
{
    const TransactionRecord before = record({"Program log: hello"_ba, "Program data: AAAA"_ba});
    const QByteArray bytes = transactionCodec::encode(before, message());
    for (qsizetype size = 0; size < bytes.size(); ++size) {
        TransactionRecord after;
        after.wire = before.wire;
        QVERIFY(!transactionCodec::decode(bytes.first(size), after));
    }
    TransactionRecord after;
    after.wire = before.wire;
    QVERIFY(!transactionCodec::decode(bytes + 'x', after));
    after.wire.chop(1);
    QVERIFY(!transactionCodec::decode(bytes, after));
}

void tst_TransactionCodec::survivesNoise()
{
    QRandomGenerator random(7);
    const TransactionRecord before
        = record({"Program log: hello"_ba, "Program 11111111111111111111111111111111 success"_ba});
    const QByteArray bytes = transactionCodec::encode(before, message());
    int refused = 0;
    for (int i = 0; i < 20'000; ++i) {
        QByteArray noisy = bytes;
        for (int n = random.bounded(1, 4); n > 0; --n)
            noisy[random.bounded(noisy.size())] = static_cast<char>(random.generate());
        TransactionRecord after;
        after.wire = before.wire;
        if (!transactionCodec::decode(noisy, after))
            ++refused;
    }
    QVERIFY(refused > 1000);
}

void tst_TransactionCodec::keepsErrors_data()
{
    QTest::addColumn<TransactionError>("error");
    QTest::newRow("whole") << TransactionError::whole(u"ProgramAccountNotFound"_s);
    QTest::newRow("custom") << TransactionError::custom(3, 6002);
    QTest::newRow("named") << TransactionError::instruction(0, u"MissingRequiredSignature"_s);
    QTest::newRow("rent") << TransactionError{u"InsufficientFundsForRent"_s, 4, {}, {}};
}

void tst_TransactionCodec::keepsErrors()
{
    QFETCH(TransactionError, error);
    QCOMPARE(transactionCodec::decodeError(transactionCodec::encodeError(error)).value(), std::optional(error));
    QVERIFY(!transactionCodec::decodeError(transactionCodec::encodeError(std::nullopt)).value());
    // A failed transaction whose error is damaged must not pass for a successful one.
    QVERIFY(!transactionCodec::decodeError(transactionCodec::encodeError(error).chopped(1)));
}

CURVEDESK_TEST(tst_TransactionCodec)

} // namespace transactionCodecTest
#include "tst_TransactionCodec.moc"
