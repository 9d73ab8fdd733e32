// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/TerminationSignals.h"
#include "tests/support/TestProgram.h"

#include <QSignalSpy>
#include <QTest>

#include <csignal>

using namespace curvedesk::app;

namespace terminationSignalsTest {

class tst_TerminationSignals : public QObject
{
    Q_OBJECT

private slots:
    void anySignalTerminates_data()
    {
        QTest::addColumn<int>("number");
        QTest::newRow("SIGTERM") << SIGTERM;
        QTest::newRow("SIGINT") << SIGINT;
        QTest::newRow("SIGHUP") << SIGHUP;
    }
    void anySignalTerminates()
    {
        QFETCH(int, number);
        const TerminationSignals termination;
        const QSignalSpy asked(&termination, &TerminationSignals::terminationRequested);
        std::raise(number);
        QCoreApplication::processEvents();
        QCOMPARE(asked.size(), 1);
    }

    void whatNohupStartedOutlivesItsTerminal()
    {
        std::signal(SIGHUP, SIG_IGN);
        const TerminationSignals termination;
        const QSignalSpy asked(&termination, &TerminationSignals::terminationRequested);
        std::raise(SIGHUP);
        QCoreApplication::processEvents();
        QCOMPARE(asked.size(), 0);
        std::raise(SIGTERM);
        QCoreApplication::processEvents();
        QCOMPARE(asked.size(), 1);
    }

    void aHangUpReloadsWhereSomebodyListens()
    {
        std::signal(SIGHUP, SIG_IGN);
        const TerminationSignals termination;
        const QSignalSpy asked(&termination, &TerminationSignals::terminationRequested);
        const QSignalSpy reloads(&termination, &TerminationSignals::reloadRequested);
        std::raise(SIGHUP);
        QCoreApplication::processEvents();
        QCOMPARE(reloads.size(), 1);
        QCOMPARE(asked.size(), 0);
    }
};

CURVEDESK_TEST(tst_TerminationSignals)

} // namespace terminationSignalsTest
#include "tst_TerminationSignals.moc"
