// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/PumpAddresses.h"
#include "core/pump/ProgramErrors.h"
#include "core/pump/ProgramErrorTable.h"
#include "core/storage/PrivateFile.h"
#include "tests/support/TestProgram.h"
#include "ui/text/ErrorText.h"

#include <QDir>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace errorTextTest {

class TestErrorText : public QObject
{
    Q_OBJECT

private slots:
    void everyCodeHasWords()
    {
        QSet<QString> sentences;
        for (int code = 0; code <= static_cast<int>(ErrorCode::Internal); ++code) {
            const ErrorText text = errorText({static_cast<ErrorCode>(code), {}, std::nullopt, 0});
            QVERIFY2(!text.sentence.isEmpty(), qPrintable(QString::number(code)));
            QVERIFY2(!text.sentence.contains(u'%'), qPrintable(text.sentence));
            QVERIFY2(text.sentence.endsWith(u'.'), qPrintable(text.sentence));
            QVERIFY2(text.advice.isEmpty() || text.advice.endsWith(u'.'), qPrintable(text.advice));
            sentences.insert(text.sentence);
        }
        // Codes that only a client of the API can cause share their words: three of HTTP, and eleven of a key's rights.
        QCOMPARE(sentences.size(), static_cast<int>(ErrorCode::Internal) + 1 - 2 - 10);
    }

    void aRefusedDataDirectoryIsNamed_data()
    {
        QTest::addColumn<bool>("isFile");
        QTest::addColumn<QString>("words");
        QTest::newRow("open to others") << false << u"Other users of this computer can open"_s;
        QTest::newRow("a file") << true << u"The data directory is a file"_s;
    }
    void aRefusedDataDirectoryIsNamed()
    {
        QFETCH(bool, isFile);
        QFETCH(QString, words);
        const QTemporaryDir parent;
        const QString path = parent.filePath(u"data"_s);
        QFile file(path);
        QVERIFY(isFile ? file.open(QIODevice::WriteOnly) : QDir().mkdir(path));
        QVERIFY(isFile || QFile::setPermissions(path, QFile::Permissions(0x7055)));
        const Outcome refused = ensurePrivateDirectory(path);
        QVERIFY(!refused);
        const QString text = startFailureText(u"%1: %2"_s.arg(path, refused.error().detail), path);
        QVERIFY2(text.startsWith(words) && text.endsWith(path), qPrintable(text));
        QCOMPARE(startFailureText(u"the vault is damaged"_s, path), u"the vault is damaged"_s);
    }

    void detailsAreShownWhereOnlyTheyKnow()
    {
        const ErrorText text = errorText({ErrorCode::InvalidInput, u"slippage is beyond 10000"_s, std::nullopt, 0});
        QVERIFY(text.sentence.contains(u"slippage is beyond 10000"_s));
    }

    void adviceFollowsAFullStop()
    {
        const auto both = [](const QString &detail) {
            return errorText({ErrorCode::InsufficientFunds, detail, std::nullopt, 0}).both();
        };
        QVERIFY2(both(u"the wallet has 1 SOL"_s).contains(u"has 1 SOL. Nothing was sent."), qPrintable(both(u"x"_s)));
        QVERIFY(both(u"The wallet has none."_s).contains(u"has none. Nothing was sent."));
    }

    void whoeverFailedIsNamed()
    {
        for (const ErrorCode code : {ErrorCode::Unavailable, ErrorCode::UpstreamRejected, ErrorCode::StoreRefused,
                                     ErrorCode::StoreUnavailable}) {
            const ErrorText text = errorText({code, u"Nothing was signed: Pinata did not answer."_s, std::nullopt, 0});
            QVERIFY(text.sentence.contains(u"Pinata did not answer"));
        }
    }

    void aStoreIsNotTakenForTheNetwork()
    {
        const QString refused = errorText({ErrorCode::StoreRefused, u"Pinata refused (HTTP 401)."_s, {}, 0}).both();
        const QString silent = errorText({ErrorCode::StoreUnavailable, u"Pinata did not answer."_s, {}, 0}).both();
        for (const QString &each : {refused, silent}) {
            QVERIFY2(each.contains(u"store"_s) && each.contains(u"Stores…"_s), qPrintable(each));
            QVERIFY2(!each.contains(u"network"_s) && !each.contains(u"endpoint"_s), qPrintable(each));
        }
        QVERIFY(refused.contains(u"refused picture or words"_s));
        QVERIFY(silent.contains(u"does not answer"_s));
    }

    void detailsCannotMislead()
    {
        const ErrorText text = errorText({ErrorCode::InvalidInput, u"a\u202Eb%1"_s, std::nullopt, 0});
        QVERIFY(!text.sentence.contains(QChar(0x202E)));
        QVERIFY(text.sentence.contains(u"%1"_s));
    }

    // Whatever curve and pool refuse by a slippage or for lack of SOL says before the order landed that nothing was
    // sent, and after it that the fee is gone.
    void programsSayWhatWasSpent()
    {
        int found = 0;
        const auto check = [&found](const Address &program, std::span<const programErrors::CodeName> table) {
            for (const programErrors::CodeName &each : table) {
                const Error error = programErrors::explain(TransactionError::custom(0, each.code), {}, program);
                QVERIFY2(error.code == ErrorCode::ProgramRejected
                             || !landedErrorText(error).both().contains(u"Nothing was sent"_s),
                         each.name);
                QVERIFY2(!errorText(error).both().contains(u"fee was spent"_s), each.name);
                if (error.code != ErrorCode::SlippageExceeded)
                    continue;
                ++found;
                QVERIFY2(errorText(error).advice.contains(u"Nothing was sent."_s), each.name);
                const ErrorText landed = landedErrorText(error);
                QVERIFY2(!landed.sentence.contains(QLatin1StringView(each.name)), each.name);
                QVERIFY2(landed.advice.contains(u"Only the network fee was spent."_s), each.name);
            }
        };
        check(pumpAddresses::program, programErrors::pumpTable);
        check(pumpAddresses::ammProgram, programErrors::ammTable);
        QCOMPARE(found, 5);
    }

    void whatTheCodeSaysIsNotHiddenByTheProgramsName()
    {
        const Error poor{
            ErrorCode::InsufficientFunds, {}, ProgramFailure{u"1111"_s, 1, u"ResultWithNegativeLamports"_s}, 0};
        QCOMPARE(errorText(poor).sentence, errorText({ErrorCode::InsufficientFunds, {}, std::nullopt, 0}).sentence);
        QCOMPARE(landedErrorText(poor).sentence, errorText(poor).sentence);
        QCOMPARE(landedErrorText(poor).advice, u"Only the network fee was spent."_s);
    }

    void unknownProgramErrorsAreNamed()
    {
        Error error{ErrorCode::ProgramRejected, {}, ProgramFailure{u"6EF8"_s, 6099, u"InvalidQuoteBondingCurve"_s}, 0};
        QVERIFY(errorText(error).sentence.contains(u"InvalidQuoteBondingCurve"_s));
        error.program->name.clear();
        QVERIFY(errorText(error).sentence.contains(u"6099"_s));
    }

    void onlyWhatMayPassIsRetried()
    {
        QVERIFY(isWorthRetrying(ErrorCode::UpstreamTimeout));
        QVERIFY(!isWorthRetrying(ErrorCode::InsufficientFunds));
    }
};

CURVEDESK_TEST(TestErrorText)

} // namespace errorTextTest
#include "tst_ErrorText.moc"
