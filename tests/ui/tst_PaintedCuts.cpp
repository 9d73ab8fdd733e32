// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// Whether all that the window paints can be read, at every size of window and text.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/PaintedCuts.h"
#include "tests/ui/support/PseudoTranslator.h"
#include "tests/ui/support/SampleKeys.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/text/DisplayText.h"
#include "ui/text/Language.h"
#include "ui/widgets/Buttons.h"
#include "ui/widgets/TextLabel.h"

#include <QAction>
#include <QDialog>
#include <QHelpEvent>
#include <QLabel>
#include <QRegularExpression>
#include <QTabBar>
#include <QToolTip>
#include <QTranslator>

#include <algorithm>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace paintedCutsTest {

namespace {

/// Names may be shortened where a tool tip has them whole, and of addresses the middle is left out.
bool mayBeShortened(const FakeDesk &desk, const QString &whole)
{
    static const QRegularExpression address(
        u"^([1-9A-HJ-NP-Za-km-z]{32,44}|[1-9A-HJ-NP-Za-km-z]{4}…[1-9A-HJ-NP-Za-km-z]{4})$"_s);
    const auto names = [&](const TokenSummary &coin) {
        static const QRegularExpression isolates(u"[\u2066-\u2069]"_s);
        const QString name = displayText::line(coin.name, 64).text.remove(isolates);
        return (!name.isEmpty() && whole.startsWith(name)) || whole == u'$' + coin.symbol;
    };
    return address.match(whole).hasMatch() || std::ranges::any_of(desk.tokenList, names)
        || std::ranges::any_of(desk.walletList, [&](const WalletSummary &each) { return whole == each.label; })
        || std::ranges::any_of(desk.keyList, [&](const KeySummary &each) { return whole == each.key.label; });
}

QByteArray cutsOf(const WindowScene &scene, QWidget &window, const QString &where)
{
    QByteArray lines;
    for (const PaintedCut &cut : paintedCuts(window)) {
        const bool isName = cut.kind == PaintedCut::Kind::Shortened && mayBeShortened(scene.desk, cut.whole);
        const bool isOfWidgets = cut.kind == PaintedCut::Kind::Crossing && cut.shown.isEmpty(); // Qt's own tab bars
        if (!isName && !isOfWidgets)
            lines += '\n' + (where + u": "_s + describe(cut)).toUtf8();
    }
    return lines;
}

/// The cuts that do not pass within five seconds. Each look paints the window, so that there are no more than are
/// needed.
QByteArray lastingCutsOf(const WindowScene &scene, QWidget &window, const QString &where)
{
    QByteArray cuts;
    (void)QTest::qWaitFor([&] {
        cuts = cutsOf(scene, window, where);
        return cuts.isEmpty();
    });
    return cuts;
}

/// The application in a language, or in the longer words of "pseudo", until it is destroyed.
class InLanguage
{
    Q_DISABLE_COPY_MOVE(InLanguage)

public:
    explicit InLanguage(const QString &code)
    {
        if (code == u"pseudo")
            QCoreApplication::installTranslator(new PseudoTranslator(PseudoTranslator::Kind::Longer, qApp));
        else
            language::install(code, *qApp);
    }
    ~InLanguage()
    {
        for (auto *translator : qApp->findChildren<QTranslator *>())
            delete translator;
        QLocale::setDefault(QLocale::c());
    }
};

} // namespace

class TestPaintedCuts : public QObject
{
    Q_OBJECT

private slots:
    void whatCannotBeReadIsSeen()
    {
        QWidget page;
        page.resize(300, 200);
        const auto label = [&](const QString &text, const QRect &place) {
            auto *made = new QLabel(text, &page);
            made->setGeometry(place);
            return made;
        };
        label(u"whole"_s, {0, 0, 100, 20});
        label(u"wider than its place"_s, {0, 30, 40, 20});
        label(u"tiny"_s, {0, 60, 100, 20})->setStyleSheet(u"font-size: 7px"_s);
        label(u"over another"_s, {0, 90, 100, 20});
        label(u""_s, {50, 95, 100, 20});
        auto *shortened = new TextLabel(u"a name that has no room"_s, TextRole::Body, Tone::Normal, &page);
        shortened->setElided(true);
        shortened->setGeometry(0, 120, 60, 20);
        auto *narrow = new LinkButton(u"a long button"_s, Tone::Accent, &page);
        narrow->setGeometry(0, 150, 30, 20);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        QMap<PaintedCut::Kind, QString> found;
        for (const PaintedCut &cut : paintedCuts(page)) {
            found[cut.kind] += cut.whole + cut.shown;
            QVERIFY2(!describe(cut).contains(u"\"whole\""), qPrintable(describe(cut)));
        }
        QVERIFY(found[PaintedCut::Kind::Outside].contains(u"wider than its place"));
        QVERIFY(found[PaintedCut::Kind::Small].contains(u"tiny"));
        QVERIFY(found[PaintedCut::Kind::Shortened].contains(u"a name that has no room"));
        QVERIFY(found[PaintedCut::Kind::Narrow].contains(u"a long button"));
        QVERIFY(found.contains(PaintedCut::Kind::Crossing));
    }

    void nothingIsCut_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QSize>("size");
        QTest::addColumn<int>("zoom");
        const auto add = [](const QString &code, QSize size, int zoom) {
            QTest::addRow("%s, %dx%d, %d %%", qPrintable(code), size.width(), size.height(), zoom)
                << code << size << zoom;
        };
        for (const QSize size : {QSize(853, 533), QSize(960, 540), QSize(1366, 768), QSize(1920, 1080)}) {
            for (const int zoom : {100, 150, 200})
                add(u"en"_s, size, zoom);
        }
        for (const int zoom : {100, 125, 150, 175, 200})
            add(u"en"_s, QSize(1280, 800), zoom);
        add(u"en"_s, QSize(640, 400), 100);
        for (const Language &each : language::all()) {
            if (each.code != u"en")
                add(each.code, QSize(1280, 800), 150);
        }
        add(u"pseudo"_s, QSize(1280, 800), 100);
    }
    void nothingIsCut()
    {
        QFETCH(QString, code);
        QFETCH(QSize, size);
        QFETCH(int, zoom);
        const InLanguage words(code);
        WindowScene scene;
        scene.window->resize(size);
        scene.window->setZoom(zoom);
        QTRY_COMPARE(scene.find<QLabel>(u"coinName"_s)->text(), u"Copper Fox"_s);
        emit scene.desk.slotChanged(312'845'112);
        scene.type(u"orderAmount"_s, u"0.5"_s);
        QTRY_VERIFY(scene.isEnabled(u"orderButton"_s));
        const auto check = [&](const QString &where) {
            emit scene.desk.slotChanged(312'845'112); // the prices are not old, however slow the machine is
            QCoreApplication::processEvents(); // the panels get their places
            const QByteArray cuts = lastingCutsOf(scene, *scene.window, where);
            QVERIFY2(cuts.isEmpty(), cuts);
        };
        scene.desk.keyList = sampleKeys();
        emit scene.desk.apiKeysChanged();
        emit scene.desk.apiHostChanged({true, true, 18787});
        emit scene.desk.apiRequestServed({u"GET"_s, u"/openapi.json"_s, 200, 385, 1, {}});
        emit scene.desk.apiRequestServed({u"POST"_s, u"/tradeInstructions"_s, 403, 12'000, 2, u"abcd2345"_s});
        for (const MainWindow::Work work : {MainWindow::LaunchWork, MainWindow::ApiHostWork, MainWindow::OrderWork}) {
            scene.window->showWork(work);
            check(u"work %1"_s.arg(work));
        }
        for (const QString &bar : {u"evidenceTabs"_s, u"chartViews"_s, u"tokenTabs"_s}) {
            auto *tabs = scene.find<QTabBar>(bar);
            for (int tab = 0; tab < tabs->count(); ++tab) {
                tabs->setCurrentIndex(tab);
                check(u"%1 %2"_s.arg(bar, QString::number(tab)));
            }
        }
    }

    void theSettingsAreReadWhole_data()
    {
        QTest::addColumn<QString>("code");
        QTest::addColumn<QSize>("size");
        QTest::newRow("960x540") << u"en"_s << QSize(960, 540);
        QTest::newRow("853x533") << u"en"_s << QSize(853, 533);
        for (const Language &each : language::all())
            QTest::addRow("%s, 1280x800", qPrintable(each.code)) << each.code << QSize(1280, 800);
        QTest::newRow("longer") << u"pseudo"_s << QSize(1280, 800);
    }
    void theSettingsAreReadWhole()
    {
        QFETCH(QString, code);
        QFETCH(QSize, size);
        const InLanguage words(code);
        WindowScene scene;
        scene.window->resize(size);
        scene.find<QAction>(u"commandSettings"_s)->trigger();
        auto *sheet = scene.find<QDialog>(u"settingsDialog"_s);
        QTRY_VERIFY(sheet->isVisible());
        const QByteArray cuts = lastingCutsOf(scene, *sheet, {});
        QVERIFY2(cuts.isEmpty(), cuts);
    }

    void aTextThatIsCutIsWholeInItsToolTip()
    {
        TextLabel label(u"A rather long label of a wallet"_s);
        label.setElided(true);
        label.resize(40, 20);
        label.show();
        QHelpEvent cut(QEvent::ToolTip, QPoint(5, 5), label.mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(&label, &cut);
        QTRY_VERIFY(QToolTip::text().contains(label.text()));
        QToolTip::hideText();
        label.resize(600, 20);
        QHelpEvent whole(QEvent::ToolTip, QPoint(5, 5), label.mapToGlobal(QPoint(5, 5)));
        QCoreApplication::sendEvent(&label, &whole);
        QVERIFY(!whole.isAccepted()); // it is left to what the label stands on
    }
};

CURVEDESK_TEST(TestPaintedCuts)

} // namespace paintedCutsTest
#include "tst_PaintedCuts.moc"
