// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/TransactionError.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace transactionErrorTest {

class tst_TransactionError : public QObject
{
    Q_OBJECT

private slots:
    void knownShapes_data();
    void knownShapes();
    void unknownShapesStayErrors_data();
    void unknownShapesStayErrors();
    void absence();
};

namespace {

JsonValue json(const QByteArray &text)
{
    return *JsonValue::read(text);
}

} // namespace

void tst_TransactionError::knownShapes_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<TransactionError>("error");
    QTest::newRow("whole") << QByteArray(R"("BlockhashNotFound")") << TransactionError::whole(u"BlockhashNotFound"_s);
    QTest::newRow("custom") << QByteArray(R"({"InstructionError":[2,{"Custom":6002}]})")
                            << TransactionError::custom(2, 6002);
    QTest::newRow("custom 0") << QByteArray(R"({"InstructionError":[0,{"Custom":0}]})")
                              << TransactionError::custom(0, 0);
    QTest::newRow("largest custom") << QByteArray(R"({"InstructionError":[255,{"Custom":4294967295}]})")
                                    << TransactionError::custom(255, 0xffffffff);
    QTest::newRow("named") << QByteArray(R"({"InstructionError":[1,"ProgramFailedToComplete"]})")
                           << TransactionError::instruction(1, u"ProgramFailedToComplete"_s);
    QTest::newRow("rent") << QByteArray(R"({"InsufficientFundsForRent":{"account_index":3}})")
                          << TransactionError{u"InsufficientFundsForRent"_s, 3, {}, std::nullopt};
}

void tst_TransactionError::knownShapes()
{
    QFETCH(QByteArray, text);
    QFETCH(TransactionError, error);
    const std::optional<TransactionError> read = TransactionError::fromJson(json(text));
    QVERIFY(read);
    QVERIFY(*read == error);
    QCOMPARE(error.toJson(), text);
}

void tst_TransactionError::unknownShapesStayErrors_data()
{
    QTest::addColumn<QByteArray>("text");
    for (const char *text :
         {R"({"DuplicateInstruction":3})", R"({"InstructionError":[0,{"BorshIoError":"Unknown"}]})",
          R"({"InstructionError":[0]})", R"({"InstructionError":[0,{"Custom":-1}]})",
          R"({"InstructionError":[0,{"Custom":4294967296}]})", R"({"InstructionError":[0,{"Custom":1.5}]})",
          R"({"InstructionError":[0,{"Custom":1,"More":2}]})", R"({"InstructionError":[256,"X"]})",
          R"({"InstructionError":["0","X"]})", R"({"InstructionError":[0,"X",1]})", R"({"InstructionError":"X"})",
          R"({"InsufficientFundsForRent":{}})", R"({"InsufficientFundsForRent":{"account_index":-1}})",
          R"({"A":1,"B":2})", R"({})", R"([])", R"([1])"})
        QTest::newRow(text) << QByteArray(text);
}

void tst_TransactionError::unknownShapesStayErrors()
{
    QFETCH(QByteArray, text);
    const std::optional<TransactionError> read = TransactionError::fromJson(json(text));
    QVERIFY(read);
    QCOMPARE(read->kind, QString::fromLatin1(text));
    QVERIFY(!read->customCode);
    QCOMPARE(read->index, -1);
    QCOMPARE(read->toJson(), text);
}

void tst_TransactionError::absence()
{
    QVERIFY(!TransactionError::fromJson(json("null")));
    QVERIFY(!TransactionError::fromJson(JsonValue()));
    for (const QByteArray &text : {"0"_ba, "false"_ba, "true"_ba, "\"\""_ba})
        QVERIFY(TransactionError::fromJson(json(text)));
}

CURVEDESK_TEST(tst_TransactionError)

} // namespace transactionErrorTest
#include "tst_TransactionError.moc"
