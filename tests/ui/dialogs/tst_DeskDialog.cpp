// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/dialogs/DeskDialog.h"
#include "ui/widgets/Buttons.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QPointer>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QTest>
#include <QVBoxLayout>

using namespace curvedesk;

namespace deskDialogTest {

class tst_DeskDialog : public QObject
{
    Q_OBJECT

private slots:
    void staysWithinItsWindowAsItGrows();
    void isAsWideAsItsButtons();
    void hasNoBarThatItDoesNotNeed();
};

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
