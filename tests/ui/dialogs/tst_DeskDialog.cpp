// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/dialogs/DeskDialog.h"

#include <QLabel>
#include <QPushButton>
#include <QTest>
#include <QVBoxLayout>

using namespace curvedesk;

class tst_DeskDialog : public QObject
{
    Q_OBJECT

private slots:
    void staysWithinItsWindowAsItGrows();
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

CURVEDESK_TEST(tst_DeskDialog)
#include "tst_DeskDialog.moc"
