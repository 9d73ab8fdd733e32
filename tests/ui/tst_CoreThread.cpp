// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/desktop/CoreThread.h"
#include "core/cluster/sandbox/ledger/Ledger.h"
#include "tests/support/TestProgram.h"
#include "tests/ui/support/HttpDoor.h"
#include "ui/desk/CoreDesk.h"

#include <QCoreApplication>
#include <QJsonDocument>
#include <QJsonObject>
#include <QNetworkAccessManager>
#include <QNetworkReply>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>

#include <functional>

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
    options.apiPort = 0;
    {
        if (quits)
            QTimer::singleShot(0, qApp, [] { QCoreApplication::exit(0); });
        const auto core = app::CoreThread::start(options);
        if (!core)
            qFatal("no core: %s", qUtf8Printable(core.error().text));
    }
    const SystemClock clock;
    const auto ledger = sandbox::Ledger::open({.databasePath = folder + u"/sandbox.sqlite"_s, .seed = 1}, clock);
    return ledger ? (*ledger)->transactionCount() : 0;
}

/// A cluster that tells its state alone.
class StateCluster final : public Cluster
{
public:
    ClusterHealth state{.state = ClusterHealth::State::Offline};
    std::function<void()> afterRead;

    [[nodiscard]] ClusterHealth health() const override
    {
        const ClusterHealth read = state;
        afterRead();
        return read;
    }
    [[nodiscard]] QString network() const override { return u"silent"_s; }
    [[nodiscard]] quint64 slot() const override { return 0; }
    [[nodiscard]] Task<AccountsAt> accounts(QList<Address>) override { return none<AccountsAt>(); }
    [[nodiscard]] Task<QList<Address>> tokenAccounts(Address) override { return none<QList<Address>>(); }
    [[nodiscard]] Task<Lamports> rentExemptMinimum(quint64) override { return none<Lamports>(); }
    [[nodiscard]] Task<LatestBlockhash> latestBlockhash() override { return none<LatestBlockhash>(); }
    [[nodiscard]] Task<quint64> blockHeight() override { return none<quint64>(); }
    [[nodiscard]] Task<Simulation> simulate(QByteArray, QList<Address>) override { return none<Simulation>(); }
    [[nodiscard]] Task<Signature> send(QByteArray) override { return none<Signature>(); }
    [[nodiscard]] Task<QList<StatusLookup>> signatureStatuses(QList<Signature>) override
    {
        return none<QList<StatusLookup>>();
    }
    [[nodiscard]] Task<std::optional<TransactionRecord>> transaction(Signature) override
    {
        return none<std::optional<TransactionRecord>>();
    }
    [[nodiscard]] Task<QList<quint64>> recentPriorityFees(QList<Address>) override { return none<QList<quint64>>(); }
    [[nodiscard]] Task<QList<ConfirmedTransaction>> history(Address, std::optional<Signature>, int) override
    {
        return none<QList<ConfirmedTransaction>>();
    }
    [[nodiscard]] Task<QList<HistoryRow>> historyRows(Address, std::optional<Signature>, int) override
    {
        return none<QList<HistoryRow>>();
    }
    [[nodiscard]] Task<QList<ConfirmedTransaction>> confirmedTransactions(QList<HistoryRow>) override
    {
        return none<QList<ConfirmedTransaction>>();
    }
    [[nodiscard]] Task<Signature> requestAirdrop(Address, Lamports) override { return none<Signature>(); }

private:
    template<class T> static Task<T> none() { co_return failure(ErrorCode::Unavailable, u"no answer"_s); }
};

} // namespace

class tst_CoreThread : public QObject
{
    Q_OBJECT

private slots:
    // The blocks of the simulated past are dated back: no order of a script may fall among them.
    void theApiHostAnswersOnceTheMarketIsThere()
    {
        const QTemporaryDir folder;
        app::DesktopOptions options;
        options.core.dataDirectory = folder.filePath(u"desk"_s);
        options.core.sandbox.hasTraders = true;
        options.apiPort = httpDoor::freePort();
        std::optional<QJsonObject> first;
        QNetworkAccessManager web;
        const QNetworkRequest health(QUrl(u"http://127.0.0.1:%1/health"_s.arg(*options.apiPort)));
        QTimer asking;
        connect(&asking, &QTimer::timeout, &web, [&web, &health, &first] {
            QNetworkReply *reply = web.get(health);
            connect(reply, &QNetworkReply::finished, &web, [reply, &first] {
                if (!first && reply->error() == QNetworkReply::NoError)
                    first = QJsonDocument::fromJson(reply->readAll()).object();
                reply->deleteLater();
            });
        });
        asking.start(10);
        const auto core = app::CoreThread::start(options);
        QVERIFY(core);
        QCOMPARE((*core)->apiPort().value_or(0), *options.apiPort);
        QTRY_VERIFY(first);
        asking.stop();
        QVERIFY2(first->value(u"slot"_s).toInteger() > 100, QJsonDocument(*first).toJson().constData());
    }

    // The port is kept in the settings, and another program may be faster at the next start.
    void aPortThatIsTakenLeavesTheWindowWithoutAnApiHost()
    {
        QTcpServer other;
        QVERIFY(other.listen(QHostAddress(QHostAddress::LocalHost)));
        const QTemporaryDir folder;
        app::DesktopOptions options;
        options.core.dataDirectory = folder.filePath(u"desk"_s);
        options.apiPort = other.serverPort();
        const auto core = app::CoreThread::start(options);
        QVERIFY(core);
        QVERIFY(!(*core)->apiPort());
        CoreDesk desk((*core)->services(), (*core)->apiHostSwitch(), (*core)->apiPort());
        QVERIFY(desk.apiHost().isAvailable && !desk.apiHost().isRunning);
        QVERIFY(desk.apiHost().startError);
        QCOMPARE(desk.apiHost().startError->code, ErrorCode::Conflict);
        // The user switches it on once the port is free.
        const quint16 port = other.serverPort();
        other.close();
        std::optional<Result<quint16>> answered;
        desk.startApiHost(this, port, [&answered](const Result<quint16> &answer) { answered = answer; });
        QTRY_VERIFY(answered);
        QCOMPARE(answered->value_or(0), port);
        QTRY_COMPARE(desk.apiHost(), (ApiHostState{true, true, port, std::nullopt}));
    }

    // The network's state may change right after it was read.
    void theFirstChangeOfTheNetworksStateIsTold()
    {
        const QTemporaryDir folder;
        app::DesktopOptions options;
        options.core.dataDirectory = folder.filePath(u"desk"_s);
        const auto core = app::CoreThread::start(options);
        QVERIFY(core);
        const Services all = (*core)->services();
        StateCluster cluster;
        cluster.afterRead = [&cluster] {
            if (cluster.state == ClusterHealth())
                return;
            cluster.state = {};
            emit cluster.healthChanged(cluster.state);
        };
        const CoreDesk desk({all.vault, all.wallets, all.access, all.approvals, all.quotes, all.trades, all.launches,
                             all.stores, all.transfers, all.market, all.orders, all.transactions, cluster,
                             all.documents, all.events},
                            nullptr, 0);
        QTRY_COMPARE(desk.networkState().link, NetworkState::Link::Live);
    }

    // Reading a big market can take minutes: who ends the program meanwhile does not wait for it. The last test: after
    // exit() no other event loop of the thread runs.
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
