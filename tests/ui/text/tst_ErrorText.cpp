// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
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

    void programsAreTranslated()
    {
        const Error error{ErrorCode::ProgramRejected, u"custom program error: 0x1772"_s,
                          ProgramFailure{u"6EF8"_s, 6002, u"TooMuchSolRequired"_s}, 0};
        QVERIFY(errorText(error).sentence.contains(u"slippage"_s));
        QVERIFY(!errorText(error).advice.isEmpty());
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
