// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/PumpAddresses.h"
#include "core/pump/ProgramErrors.h"
#include "core/pump/ProgramErrorTable.h"
#include "core/solana/Programs.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace programErrorsTest {

namespace {

QList<QByteArray> failedLine(const Address &program, quint32 code)
{
    return {"Program "_ba + program.toBase58().toLatin1() + " failed: custom program error: 0x"
            + QByteArray::number(code, 16)};
}

} // namespace

class tst_ProgramErrors : public QObject
{
    Q_OBJECT

private slots:
    void tablesAreSorted();
    void names_data();
    void names();
    void customCodes_data();
    void customCodes();
    void failingProgramComesFromTheLog();
    void wholeErrors_data();
    void wholeErrors();
    void foreignTextStaysOut();
};

void tst_ProgramErrors::tablesAreSorted()
{
    using namespace programErrors;
    for (const auto table : {pumpTable, ammTable, feeTable, anchorTable, tokenTable, token2022Table, systemTable}) {
        QVERIFY(table.size() > 5);
        for (std::size_t i = 1; i < table.size(); ++i)
            QVERIFY(table[i - 1].code < table[i].code);
        for (const CodeName &row : table)
            QVERIFY(row.name != nullptr && *row.name != '\0');
    }
    QCOMPARE(pumpTable.size(), std::size_t(109));
    QCOMPARE(tokenTable.size(), std::size_t(20));
}

void tst_ProgramErrors::names_data()
{
    QTest::addColumn<QByteArray>("program");
    QTest::addColumn<quint32>("code");
    QTest::addColumn<QString>("expected");
    const auto row = [](const Address &program, quint32 code, const char *name) {
        QTest::addRow("%s %u", qPrintable(program.toBase58().first(6)), code)
            << program.view().toByteArray() << code << QString::fromLatin1(name);
    };
    using namespace pumpAddresses;
    const Address &pump = pumpAddresses::program;
    row(pump, 6000, "NotAuthorized");
    row(pump, 6002, "TooMuchSolRequired");
    row(pump, 6003, "TooLittleSolReceived");
    row(pump, 6005, "BondingCurveComplete");
    row(pump, 6021, "NotEnoughTokensToBuy");
    row(pump, 6040, "BuyNotEnoughSolToCoverRent");
    row(pump, 6041, "BuyNotEnoughSolToCoverFees");
    row(pump, 6042, "BuySlippageBelowMinTokensOut");
    row(pump, 6057, "BuybackFeeRecipientNotAuthorized");
    row(pump, 6074, "InvalidBondingCurveV2");
    row(pump, 6094, "CashbackCoinNotSupported");
    row(pump, 6108, "MultiHopMayhemCurveNotSupported");
    row(pump, 6109, "");
    row(pump, 2006, "ConstraintSeeds");
    row(pump, 3012, "AccountNotInitialized");
    row(pump, 101, "InstructionFallbackNotFound");
    row(pump, 1, "");
    row(ammProgram, 6004, "ExceededSlippage");
    row(ammProgram, 6040, "BuySlippageBelowMinBaseAmountOut");
    row(ammProgram, 6063, "InsufficientRealQuoteReserves");
    row(ammProgram, 6078, "");
    row(ammProgram, 6079, "CashbackCoinNotSupported");
    row(ammProgram, 6081, "CreatorFeesNotSwept");
    row(ammProgram, 3005, "AccountNotEnoughKeys");
    row(feeProgram, 6000, "UnauthorizedProgram");
    row(feeProgram, 6032, "InvalidRemainingAccounts");
    row(mayhemProgram, 2006, "ConstraintSeeds");
    row(mayhemProgram, 6000, "");
    row(programs::token, 1, "InsufficientFunds");
    row(programs::token, 17, "AccountFrozen");
    row(programs::token, 37, "");
    row(programs::token2022, 1, "InsufficientFunds");
    row(programs::token2022, 37, "NonTransferable");
    row(programs::system, 0, "AccountAlreadyInUse");
    row(programs::system, 1, "ResultWithNegativeLamports");
    row(programs::system, 101, "");
    row(programs::metaplexMetadata, 6002, "");
}

void tst_ProgramErrors::names()
{
    QFETCH(QByteArray, program);
    QFETCH(quint32, code);
    QFETCH(QString, expected);
    QCOMPARE(programErrors::name(*Address::fromBytes(program), code), expected);
}

void tst_ProgramErrors::customCodes_data()
{
    QTest::addColumn<QByteArray>("program");
    QTest::addColumn<quint32>("code");
    QTest::addColumn<ErrorCode>("expected");
    const auto row = [](const Address &program, quint32 code, ErrorCode expected) {
        QTest::addRow("%s %u", qPrintable(program.toBase58().first(6)), code)
            << program.view().toByteArray() << code << expected;
    };
    using namespace pumpAddresses;
    const Address &pump = pumpAddresses::program;
    for (const quint32 code : {6002u, 6003u, 6042u})
        row(pump, code, ErrorCode::SlippageExceeded);
    row(pump, 6005, ErrorCode::CurveComplete);
    for (const quint32 code : {6040u, 6041u})
        row(pump, code, ErrorCode::InsufficientFunds);
    for (const quint32 code : {0u, 1u, 6000u, 6004u, 6021u, 6057u, 2006u, 3012u, 7777u})
        row(pump, code, ErrorCode::ProgramRejected);
    for (const quint32 code : {6004u, 6040u})
        row(ammProgram, code, ErrorCode::SlippageExceeded);
    row(ammProgram, 6039, ErrorCode::InsufficientFunds);
    // The same numbers mean other things elsewhere.
    for (const quint32 code : {6002u, 6003u, 6005u, 6041u, 6042u})
        row(ammProgram, code, ErrorCode::ProgramRejected);
    for (const quint32 code : {6002u, 6004u, 6005u})
        row(feeProgram, code, ErrorCode::ProgramRejected);
    row(programs::system, 1, ErrorCode::InsufficientFunds);
    row(programs::system, 0, ErrorCode::ProgramRejected);
    row(programs::token, 1, ErrorCode::InsufficientFunds);
    row(programs::token, 4, ErrorCode::ProgramRejected);
    row(programs::token2022, 1, ErrorCode::InsufficientFunds);
    row(programs::metaplexMetadata, 1, ErrorCode::ProgramRejected);
}

void tst_ProgramErrors::customCodes()
{
    QFETCH(QByteArray, program);
    QFETCH(quint32, code);
    QFETCH(ErrorCode, expected);
    const Address id = *Address::fromBytes(program);
    const Error fromFallback = programErrors::explain(TransactionError::custom(2, code), {}, id);
    const Error fromLog
        = programErrors::explain(TransactionError::custom(2, code), failedLine(id, code), programs::incinerator);
    QCOMPARE(fromLog, fromFallback);
    QCOMPARE(fromLog.code, expected);
    QVERIFY(!fromLog.detail.isEmpty());
    QVERIFY(fromLog.program);
    QCOMPARE(fromLog.program->programId, id.toBase58());
    QCOMPARE(fromLog.program->code, code);
    QCOMPARE(fromLog.program->name, programErrors::name(id, code));
    if (expected == ErrorCode::CurveComplete)
        QCOMPARE(fromLog.detail, u"Curve is complete"_s);
    else
        QVERIFY(fromLog.detail.contains(QString::number(code)));
}

void tst_ProgramErrors::failingProgramComesFromTheLog()
{
    const QByteArray pump = pumpAddresses::program.toBase58().toLatin1();
    const QByteArray token = programs::token2022.toBase58().toLatin1();
    // The token program refuses inside a buy: the code is the token program's although the buy fails with it as well.
    const QList<QByteArray> nested{
        "Program "_ba + pump + " invoke [1]",
        "Program "_ba + token + " invoke [2]",
        "Program log: Error: insufficient funds"_ba,
        "Program "_ba + token + " failed: custom program error: 0x1",
        "Program "_ba + pump + " failed: custom program error: 0x1",
    };
    const Error inner = programErrors::explain(TransactionError::custom(0, 1), nested, pumpAddresses::program);
    QCOMPARE(inner.code, ErrorCode::InsufficientFunds);
    QCOMPARE(inner.program->programId, programs::token2022.toBase58());

    // Lines that a program wrote, or that are about another code, say nothing.
    const QList<QByteArray> misleading{
        "Program log: "_ba + token + " failed: custom program error: 0x1772",
        "Program "_ba + token + " failed: custom program error: 0x1",
        "Program "_ba + token + " failed: custom program error: 0x1772zz",
        "Program nonsense failed: custom program error: 0x1772"_ba,
        "Program failed to complete: exceeded CUs meter"_ba,
        "Program "_ba + pump + " failed: Access violation",
    };
    const Error fallback
        = programErrors::explain(TransactionError::custom(0, 6002), misleading, pumpAddresses::program);
    QCOMPARE(fallback.code, ErrorCode::SlippageExceeded);
    QCOMPARE(fallback.program->name, u"TooMuchSolRequired"_s);
}

void tst_ProgramErrors::wholeErrors_data()
{
    QTest::addColumn<QString>("kind");
    QTest::addColumn<QString>("instruction");
    QTest::addColumn<ErrorCode>("expected");
    QTest::newRow("fee") << u"InsufficientFundsForFee"_s << QString() << ErrorCode::InsufficientFunds;
    QTest::newRow("rent") << u"InsufficientFundsForRent"_s << QString() << ErrorCode::InsufficientFunds;
    QTest::newRow("payer") << u"AccountNotFound"_s << QString() << ErrorCode::InsufficientFunds;
    QTest::newRow("blockhash") << u"BlockhashNotFound"_s << QString() << ErrorCode::ProgramRejected;
    QTest::newRow("again") << u"AlreadyProcessed"_s << QString() << ErrorCode::ProgramRejected;
    QTest::newRow("unknown") << u"SomethingNew"_s << QString() << ErrorCode::ProgramRejected;
    QTest::newRow("empty") << QString() << QString() << ErrorCode::ProgramRejected;
    QTest::newRow("instruction, funds") << u"InstructionError"_s << u"InsufficientFunds"_s
                                        << ErrorCode::InsufficientFunds;
    QTest::newRow("instruction, units") << u"InstructionError"_s << u"ComputationalBudgetExceeded"_s
                                        << ErrorCode::ProgramRejected;
    QTest::newRow("instruction, unknown") << u"InstructionError"_s << u"SomethingNew"_s << ErrorCode::ProgramRejected;
}

void tst_ProgramErrors::wholeErrors()
{
    QFETCH(QString, kind);
    QFETCH(QString, instruction);
    QFETCH(ErrorCode, expected);
    const TransactionError error
        = instruction.isEmpty() ? TransactionError::whole(kind) : TransactionError::instruction(1, instruction);
    const Error explained = programErrors::explain(error, {}, pumpAddresses::program);
    QCOMPARE(explained.code, expected);
    QVERIFY(!explained.detail.isEmpty());
    QVERIFY(!explained.program);
}

void tst_ProgramErrors::foreignTextStaysOut()
{
    const Error strange = programErrors::explain(TransactionError::whole(u"{\"<b>x</b>\":1}"_s), {}, {});
    QCOMPARE(strange.code, ErrorCode::ProgramRejected);
    QVERIFY(!strange.detail.contains(u"<b>"_s));
    const Error plain = programErrors::explain(TransactionError::whole(u"SomethingNew"_s), {}, {});
    QVERIFY(plain.detail.contains(u"SomethingNew"_s));
}

CURVEDESK_TEST(tst_ProgramErrors)

} // namespace programErrorsTest
#include "tst_ProgramErrors.moc"
