// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "ui/launch/ImageDrop.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/Buttons.h"

#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QTest>
#include <QVBoxLayout>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace focusRingTest {

class TestFocusRing : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { applyTheme(*qApp, makeTheme(ColorScheme::Dark)); }

    /// Where Enter and Space act is seen as soon as the keyboard is used; a click needs no ring.
    void aButtonHasItOnlyForTheKeyboard_data()
    {
        QTest::addColumn<int>("which");
        const char *names[] = {"chip", "link", "icon", "primary", "plain", "check box", "picture"};
        for (int which = 0; which < 7; ++which)
            QTest::newRow(names[which]) << which;
    }
    void aButtonHasItOnlyForTheKeyboard()
    {
        QFETCH(int, which);
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *other = new QLineEdit;
        column->addWidget(other);
        const QList<QAbstractButton *> buttons{new ChipButton(u"1"_s),
                                               new LinkButton(u"Copy"_s),
                                               new IconButton(u"close"_s, u"Close"_s),
                                               new PrimaryButton(u"Buy"_s),
                                               new QPushButton(u"Cancel"_s),
                                               new QCheckBox(u"Again"_s),
                                               new ImageDrop};
        for (QAbstractButton *each : buttons)
            column->addWidget(each);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QAbstractButton *button = buttons.at(which);
        const auto looks = [button] { return button->grab().toImage(); };
        other->setFocus();
        const QImage usual = looks();
        button->setFocus(Qt::MouseFocusReason);
        QVERIFY(button->hasFocus());
        QVERIFY(!showsFocus(*button));
        QCOMPARE(looks(), usual);
        applyTheme(*qApp, makeTheme(ColorScheme::Dark)); // as a change of colours does
        QCOMPARE(looks(), usual);
        QTest::keyClick(button, Qt::Key_F12);
        QVERIFY(showsFocus(*button));
        const QImage ringed = looks();
        QVERIFY(ringed != usual);
        other->setFocus();
        QCOMPARE(looks(), usual);
        button->setFocus(Qt::TabFocusReason);
        QVERIFY(showsFocus(*button));
        QCOMPARE(looks(), ringed);
    }

    void aClickedFieldKeepsIt()
    {
        QLineEdit field;
        field.show();
        field.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&field));
        QTest::mouseClick(&field, Qt::LeftButton);
        QVERIFY(showsFocus(field));
    }

    void aClickGivesTheFocusWithoutIt()
    {
        QWidget window;
        auto *column = new QVBoxLayout(&window);
        auto *button = new ChipButton(u"0.5"_s);
        column->addWidget(new QLineEdit);
        column->addWidget(button);
        window.show();
        window.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&window));
        QTest::mouseClick(button, Qt::LeftButton);
        QVERIFY(button->hasFocus() && button->isChecked());
        QVERIFY(!showsFocus(*button));
        QTest::keyClick(button, Qt::Key_Space);
        QVERIFY(!button->isChecked());
        QVERIFY(showsFocus(*button));
    }
};

CURVEDESK_TEST(TestFocusRing)

} // namespace focusRingTest
#include "tst_FocusRing.moc"
