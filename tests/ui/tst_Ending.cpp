// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/desktop/Ending.h"
#include "tests/support/TestProgram.h"
#include "ui/dialogs/SecretsDialog.h"

#include <QApplication>
#include <QTest>
#include <QTimer>

#include <csignal>

using namespace curvedesk;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace endingTest {

class tst_Ending : public QObject
{
    Q_OBJECT

private slots:
    // Who shuts the machine down is not kept waiting by a sheet that asks for a tick.
    void aSignalEndsItWhileTheSheetOfANewKeyIsOpen_data()
    {
        QTest::addColumn<int>("number");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGHUP") << SIGHUP;
    }
    void aSignalEndsItWhileTheSheetOfANewKeyIsOpen()
    {
        QFETCH(int, number);
        const app::TerminationSignals termination;
        app::endOnSignal(termination);
        SecretsDialog sheet(u"bot"_s, std::make_shared<const SecretBytes>(SecretBytes::copyOf("no key")), nullptr);
        sheet.open();
        QVERIFY(QTest::qWaitForWindowExposed(&sheet));
        QVERIFY(!sheet.close());
        QTimer::singleShot(0, &sheet, [number] { std::raise(number); });
        constexpr int stillRuns = 7;
        QTimer::singleShot(10s, &sheet, [] { QApplication::exit(stillRuns); });
        QCOMPARE(QApplication::exec(), 0);
        QVERIFY(sheet.isVisible());
    }
};

CURVEDESK_TEST(tst_Ending)

} // namespace endingTest
#include "tst_Ending.moc"
