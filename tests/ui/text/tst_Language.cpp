// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/Lamports.h"
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/chart/CandleChart.h"
#include "ui/chart/CurveChart.h"
#include "ui/text/AmountText.h"
#include "ui/text/DisplayText.h"
#include "ui/text/ErrorText.h"
#include "ui/text/KeyRightsText.h"
#include "ui/text/Language.h"
#include "ui/text/NetworkText.h"
#include "ui/text/TimeText.h"
#include "ui/widgets/AmountEdit.h"
#include "ui/window/DocumentDialog.h"

#include <QApplication>
#include <QFile>
#include <QMenu>
#include <QMenuBar>
#include <QScrollArea>
#include <QScrollBar>
#include <QSet>
#include <QTest>
#include <QTranslator>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace languageTest {

/// Each test leaves the program in English again.
class TestLanguage : public QObject
{
    Q_OBJECT

    /// The texts whose mnemonic an earlier one of the same menu has.
    static QStringList doublesIn(const QList<QAction *> &actions)
    {
        QStringList doubles;
        QSet<QKeySequence> taken;
        for (const QAction *action : actions) {
            const QKeySequence key = QKeySequence::mnemonic(action->text());
            if (!key.isEmpty() && taken.contains(key))
                doubles.append(action->text());
            taken.insert(key);
        }
        return doubles;
    }

private slots:
    void cleanup()
    {
        QApplication::setLayoutDirection(Qt::LeftToRight);
        for (auto *translator : qApp->findChildren<QTranslator *>()) {
            QCoreApplication::removeTranslator(translator);
            delete translator;
        }
        QLocale::setDefault(QLocale::c());
    }

    void bestFor_data()
    {
        QTest::addColumn<QStringList>("wanted");
        QTest::addColumn<QString>("code");
        QTest::newRow("a country of the language") << QStringList{u"de-AT"_s} << u"de"_s;
        QTest::newRow("Portuguese is the Brazilian one") << QStringList{u"pt-PT"_s} << u"pt_BR"_s;
        QTest::newRow("simplified characters") << QStringList{u"zh-Hans-SG"_s, u"zh-SG"_s} << u"zh_CN"_s;
        QTest::newRow("traditional characters are not ours") << QStringList{u"zh-Hant-TW"_s} << u"en"_s;
        QTest::newRow("the first that there is") << QStringList{u"nl-NL"_s, u"fr-BE"_s, u"de-DE"_s} << u"fr"_s;
        QTest::newRow("none") << QStringList{u"nl-NL"_s} << u"en"_s;
        QTest::newRow("the C locale") << QStringList{u"C"_s} << u"en"_s;
    }
    void bestFor()
    {
        QFETCH(QStringList, wanted);
        QTEST(language::bestFor(wanted), "code");
    }

    void everyLanguageIsBuiltIn()
    {
        QCOMPARE(language::all().size(), 10);
        for (const Language &each : language::all())
            QVERIFY2(QFile::exists(u":/curvedesk/translations/curvedesk_%1.qm"_s.arg(each.code)),
                     qPrintable(each.code));
    }

    void englishHasPluralForms()
    {
        language::install(u"en"_s, *qApp);
        QCOMPARE(networkText::link({NetworkState::Link::Degraded, 1, {}}), u"1 slot behind"_s);
        QCOMPARE(networkText::link({NetworkState::Link::Degraded, 2, {}}), u"2 slots behind"_s);
    }

    void mnemonicsOfAMenuAreUnique_data()
    {
        QTest::addColumn<QString>("code");
        for (const Language &each : language::all())
            QTest::newRow(qPrintable(each.code)) << each.code;
    }
    void mnemonicsOfAMenuAreUnique()
    {
        QFETCH(QString, code);
        language::install(code, *qApp);
        const WindowScene scene;
        const QList<QAction *> bar = scene.find<QMenuBar>(u"menuBar"_s)->actions();
        QStringList doubles = doublesIn(bar);
        for (const QAction *menu : bar)
            doubles += doublesIn(menu->menu()->actions());
        QCOMPARE(doubles.join(u", "_s), QString());
    }

    void pagesOfTheGuideHaveTheirTitlesInEveryLanguage_data() { mnemonicsOfAMenuAreUnique_data(); }
    void pagesOfTheGuideHaveTheirTitlesInEveryLanguage()
    {
        QFETCH(QString, code);
        language::install(code, *qApp);
        QVERIFY(DocumentDialog::names().contains(u"http-api"_s));
        for (const QString &name : DocumentDialog::names()) {
            QFile page(u":/curvedesk/docs/%1.md"_s.arg(name));
            QVERIFY(page.open(QIODevice::ReadOnly));
            const QString english = QString::fromUtf8(page.readLine()).trimmed().remove(u"# "_s);
            const QString title = DocumentDialog::titleOf(name);
            if (code == u"en")
                QCOMPARE(title, english);
            else if (code != u"fr") // where the word for architecture is the English one
                QVERIFY2(title != english, qPrintable(title));
        }
    }

    void theSettingsAreWholeWithoutScrolling_data() { mnemonicsOfAMenuAreUnique_data(); }
    void theSettingsAreWholeWithoutScrolling()
    {
        QFETCH(QString, code);
        language::install(code, *qApp);
        const WindowScene scene;
        scene.window->resize(1280, 800);
        QTRY_COMPARE(scene.window->size(), QSize(1280, 800));
        scene.find<QAction>(u"commandSettings"_s)->trigger();
        const auto *sheet = scene.find(u"settingsDialog"_s);
        QTRY_VERIFY(sheet->isVisible());
        QTRY_VERIFY(!sheet->findChild<QScrollArea *>()->verticalScrollBar()->isVisible());
    }

    void theButtonsOfAWalletAreWhole_data() { mnemonicsOfAMenuAreUnique_data(); } // every language
    void theButtonsOfAWalletAreWhole()
    {
        QFETCH(QString, code);
        language::install(code, *qApp);
        FakeDesk desk;
        desk.fill();
        MainWindow window(desk, {});
        window.resize(1280, 800); // before it is shown: the columns have their usual widths
        window.show();
        QTRY_VERIFY(window.findChild<QWidget *>(u"walletSend"_s)->isVisible());
        for (const QString &name : {u"walletSend"_s, u"walletReceive"_s, u"walletRename"_s, u"walletExport"_s,
                                    u"walletCopy"_s, u"walletAirdrop"_s}) {
            const auto *button = window.findChild<QAbstractButton *>(name);
            QTRY_VERIFY2(
                button->width() >= button->sizeHint().width(),
                qPrintable(
                    u"%1: %2 of %3 pixels"_s.arg(button->text()).arg(button->width()).arg(button->sizeHint().width())));
        }
    }

    void aWindowFromRightToLeftKeepsAmounts()
    {
        QApplication::setLayoutDirection(Qt::RightToLeft);
        QCOMPARE(displayText::ticker(u"CFOX"), u"\u2066$CFOX\u2069"_s);
        QCOMPARE(displayText::name(u"<b>Fox</b>."), u"\u2068<b>Fox</b>.\u2069"_s);
        QCOMPARE(amountText::basisPoints(150), u"\u20661.50\u00A0%\u2069"_s);
        QCOMPARE(AmountEdit(u"SOL"_s, solDecimals).layoutDirection(), Qt::LeftToRight);
        QCOMPARE(CandleChart().layoutDirection(), Qt::LeftToRight);
        QCOMPARE(CurveChart().layoutDirection(), Qt::LeftToRight);
    }

    void aCommandIsNamedWithoutItsMnemonic_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("name");
        QTest::newRow("a letter of the word") << u"&Lock the keys"_s << u"Lock the keys"_s;
        QTest::newRow("a letter behind it") << u"设置(&S)…"_s << u"设置…"_s;
        QTest::newRow("brackets of the words") << u"&Fit (all)"_s << u"Fit (all)"_s;
        QTest::newRow("an and") << u"&Day && night"_s << u"Day & night"_s;
    }
    void aCommandIsNamedWithoutItsMnemonic()
    {
        QFETCH(QString, text);
        QTEST(language::withoutMnemonic(text), "name");
    }

    /// Chinese and Japanese have a comma of their own, and no space between two sentences.
    void sentencesAndListsAreJoinedAsTheLanguageDoes()
    {
        const KeyScopes scopes = KeyScopes(KeyScope::Read) | KeyScope::Trade;
        QCOMPARE(keyRightsText::scopes(scopes), u"read, trade"_s);
        for (const QString &code : {u"zh_CN"_s, u"ja"_s}) {
            language::install(code, *qApp);
            QVERIFY2(keyRightsText::scopes(scopes).contains(u'、'), qPrintable(code));
            const ErrorText failure = errorText(Error{ErrorCode::SlippageExceeded, {}});
            QVERIFY2(!failure.advice.isEmpty() && !failure.both().contains(u' '), qPrintable(failure.both()));
        }
    }

    /// An amount reads and is typed the same way in every language: no translation can make 15 of 1.5.
    void amountsAreTheSameInEveryLanguage()
    {
        for (const Language &each : language::all()) {
            language::install(each.code, *qApp);
            QCOMPARE(amountText::solPlain(1'200'500'000'000), u"1\u00A0200.5"_s);
            QCOMPARE(amountText::basisPoints(150), u"1.50\u00A0%"_s);
            QCOMPARE(timeText::utc(1'795'000'000'000), u"2026-11-18 11:06:40 UTC"_s);
            AmountEdit field(u"SOL"_s, solDecimals);
            QTest::keyClicks(&field, u"1,5"_s);
            QCOMPARE(field.text(), u"1.5"_s);
            QCOMPARE(field.amount().value(), quint64{1'500'000'000});
            field.setText(u"1,500"_s);
            QVERIFY2(!field.amount(), qPrintable(each.code));
            field.clear();
            QTest::keyClicks(&field, u"1.000,5"_s);
            QVERIFY2(!field.amount(), qPrintable(each.code));
        }
    }
};

CURVEDESK_TEST(TestLanguage)

} // namespace languageTest
#include "tst_Language.moc"
