// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/FakeDesk.h"
#include "ui/dialogs/DeskDialog.h"
#include "ui/discovery/CoinDialog.h"
#include "ui/widgets/Buttons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QMoveEvent>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>
#include <QWindow>

using namespace curvedesk;

namespace deskDialogTest {

namespace {

/// Tells the sheet that it is in the corner of the screen, as a window manager does that places it there.
void placeInCorner(QWidget &sheet)
{
    sheet.windowHandle()->setPosition(0, 0);
    QMoveEvent told(QPoint(), sheet.pos());
    QCoreApplication::sendEvent(sheet.windowHandle(), &told);
}

bool isInTheMiddleOf(const QWidget &window, const QWidget &sheet)
{
    return (sheet.geometry().center() - window.geometry().center()).manhattanLength() <= 2;
}

/// Makes the sheet higher by a line of this height, at once.
void addLine(DeskDialog &sheet, int height)
{
    auto *line = new QWidget;
    line->setFixedHeight(height);
    sheet.body()->addWidget(line);
    line->show();
    QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
}

} // namespace

class tst_DeskDialog : public QObject
{
    Q_OBJECT

private slots:
    void staysWithinItsWindowAsItGrows();
    void opensInTheMiddleWhereverItIsPut();
    void theSheetAboutACoinHasOneWidth();
    void isAsWideAsItsButtons();
    void hasNoBarThatItDoesNotNeed();
    void theRestOfADoubleClickPressesNothingBelow();
};

void tst_DeskDialog::theRestOfADoubleClickPressesNothingBelow()
{
    QWidget window;
    window.setGeometry(0, 0, 600, 400);
    QPushButton below(QStringLiteral("Below"), &window);
    below.resize(window.size());
    int presses = 0;
    connect(&below, &QPushButton::clicked, &below, [&presses] { ++presses; });
    window.show();
    auto *sheet = new DeskDialog(QStringLiteral("Sheet"), &window);
    QPushButton *close = sheet->addCancel(QStringLiteral("Close"));
    sheet->open();
    QVERIFY(QTest::qWaitForWindowExposed(sheet));
    const QPoint place = window.mapFromGlobal(close->mapToGlobal(close->rect().center()));
    QTest::mouseClick(sheet->windowHandle(), Qt::LeftButton, {}, close->mapTo(sheet, close->rect().center()));
    QTRY_VERIFY(QApplication::activeModalWidget() == nullptr);
    QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, place);
    QCOMPARE(presses, 0);
    QTRY_VERIFY(window.childAt(place) == &below);
    QTest::mouseClick(window.windowHandle(), Qt::LeftButton, {}, place);
    QCOMPARE(presses, 1);
}

void tst_DeskDialog::staysWithinItsWindowAsItGrows()
{
    QWidget window;
    window.setGeometry(0, 0, 800, 600);
    window.show();
    auto *sheet = new DeskDialog(QStringLiteral("Sheet"), &window);
    QPushButton *cancel = sheet->addCancel(QStringLiteral("Close"));
    sheet->open();
    QVERIFY(QTest::qWaitForWindowExposed(sheet));
    const QRect before = sheet->geometry();
    for (int i = 0; i < 12; ++i)
        sheet->body()->addWidget(new QLabel(QStringLiteral("A line that came later")));
    QTRY_VERIFY(sheet->height() > before.height() + 100);
    QVERIFY(window.geometry().contains(sheet->geometry()));
    QVERIFY(window.geometry().contains(QRect(cancel->mapToGlobal(QPoint()), cancel->size())));
}

void tst_DeskDialog::opensInTheMiddleWhereverItIsPut()
{
    QWidget window;
    window.setGeometry(150, 150, 500, 500);
    window.show();
    QVERIFY(QTest::qWaitForWindowExposed(&window));
    auto *sheet = new DeskDialog(QStringLiteral("Sheet"), &window);
    sheet->setMinimumWidth(200);
    sheet->addCancel(QStringLiteral("Close"));
    sheet->open();
    QVERIFY(isInTheMiddleOf(window, *sheet));
    // It grows before its own place has been told.
    placeInCorner(*sheet);
    QVERIFY(!isInTheMiddleOf(window, *sheet));
    addLine(*sheet, 120);
    QVERIFY(sheet->height() > 120);
    QVERIFY(isInTheMiddleOf(window, *sheet));
    // It is put elsewhere, and used then.
    placeInCorner(*sheet);
    QVERIFY(!isInTheMiddleOf(window, *sheet));
    QVERIFY(QTest::qWaitForWindowActive(sheet));
    QTRY_VERIFY(isInTheMiddleOf(window, *sheet));
    // Where the user puts it later it stays, and grows.
    sheet->move(20, 300);
    const int left = sheet->geometry().left();
    const int height = sheet->height();
    addLine(*sheet, 60);
    QTRY_VERIFY(sheet->height() >= height + 60);
    QCOMPARE(sheet->geometry().left(), left);
}

void tst_DeskDialog::theSheetAboutACoinHasOneWidth()
{
    FakeDesk desk;
    desk.fill();
    QWidget window;
    window.setGeometry(0, 0, 780, 700);
    window.show();
    QList<int> widths;
    for (const bool isLong : {false, true}) {
        TokenDetails coin = desk.detailsOf.value(desk.tokenList.first().mint);
        coin.description = isLong ? QStringLiteral("many words ").repeated(80) : QStringLiteral("short");
        coin.summary.uri = isLong ? QStringLiteral("https://a.example/") + QString(200, u'x') : QString();
        const QPointer<CoinDialog> sheet = new CoinDialog(desk, coin, &window);
        sheet->open();
        QVERIFY(QTest::qWaitForWindowExposed(sheet));
        widths.append(sheet->width());
        delete sheet;
    }
    QCOMPARE(widths.at(1), widths.at(0));
}

void tst_DeskDialog::isAsWideAsItsButtons()
{
    QWidget window;
    window.setGeometry(0, 0, 780, 600);
    window.show();
    auto *sheet = new DeskDialog(QStringLiteral("Sheet"), &window);
    sheet->setMinimumWidth(300);
    QPushButton *cancel = sheet->addCancel(QStringLiteral("Close"));
    auto *link = new LinkButton(QStringLiteral("Use the keychain of the desktop instead"));
    auto *primary = new PrimaryButton(QStringLiteral("Set the new passphrase"));
    sheet->buttons()->insertWidget(0, link);
    sheet->buttons()->addWidget(primary);
    sheet->open();
    QVERIFY(QTest::qWaitForWindowExposed(sheet));
    for (const QPushButton *each : {cancel, static_cast<QPushButton *>(link), static_cast<QPushButton *>(primary)})
        QVERIFY2(each->width() >= each->sizeHint().width(), qPrintable(each->text()));
}

void tst_DeskDialog::hasNoBarThatItDoesNotNeed()
{
    QWidget window;
    window.setGeometry(0, 0, 780, 700);
    window.show();
    // Some of these texts just fit into their lines, and would need one line more beside a bar.
    for (int letters = 500; letters < 600; ++letters) {
        QPointer<DeskDialog> sheet = new DeskDialog(QStringLiteral("Sheet"), &window);
        sheet->setMinimumWidth(500);
        sheet->addCancel(QStringLiteral("Close"));
        auto *text = new QLabel(QStringLiteral("i ").repeated(letters));
        text->setWordWrap(true);
        sheet->body()->addWidget(text);
        sheet->open();
        QVERIFY(QTest::qWaitForWindowExposed(sheet));
        QVERIFY2(!sheet->findChild<QScrollArea *>()->verticalScrollBar()->isVisible(),
                 qPrintable(QString::number(letters)));
        delete sheet;
    }
}

CURVEDESK_TEST(tst_DeskDialog)

} // namespace deskDialogTest
#include "tst_DeskDialog.moc"
