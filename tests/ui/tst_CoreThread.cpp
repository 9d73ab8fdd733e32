// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/desktop/CoreThread.h"
#include "core/cluster/sandbox/ledger/Ledger.h"
#include "tests/support/TestProgram.h"

#include <QCoreApplication>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace coreThreadTest {

namespace {

/// Starts the core on a new sandbox, and ends it; the number of transactions that its simulated past has by then.
quint64 transactionsAfterStart(const QString &folder, bool quits)
{
    app::DesktopOptions options;
    options.core.dataDirectory = folder;
    options.core.sandbox.hasTraders = true;
    {
        if (quits)
            QTimer::singleShot(0, qApp, [] { QCoreApplication::exit(0); });
        const auto core = app::CoreThread::start(options);
        if (!core)
            qFatal("no core: %s", qUtf8Printable(core.error().text));
    }
    const SystemClock clock;
    const auto ledger
        = sandbox::Ledger::open({.databasePath = folder + u"/sandbox.sqlite"_s, .seed = 1, .runSlots = false}, clock);
    return ledger ? (*ledger)->transactionCount() : 0;
}

} // namespace

class tst_CoreThread : public QObject
{
    Q_OBJECT

private slots:
    // Reading a big market can take minutes: who ends the program meanwhile does not wait for it.
    void aStartThatIsEndedReadsNoFurther()
    {
        const QTemporaryDir folder;
        const quint64 whole = transactionsAfterStart(folder.filePath(u"whole"_s), false);
        QVERIFY(whole > 100);
        QVERIFY(transactionsAfterStart(folder.filePath(u"ended"_s), true) < whole / 2);
    }
};

CURVEDESK_TEST(tst_CoreThread)

} // namespace coreThreadTest
#include "tst_CoreThread.moc"
