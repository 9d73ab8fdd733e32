// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcCluster.h"
#include "core/metadata/LocalStore.h"
#include "core/node/NodeHost.h"
#include "core/pump/curve/PumpAddresses.h"
#include "tests/contract/ClusterContract.h"
#include "tests/core/cluster/sandbox/ledger/LedgerScene.h"
#include "tests/support/QuickPace.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace rpcClusterTest {

namespace {

/// The sandbox behind its own JSON-RPC: a node that keeps every promise.
class SandboxNodeSubject final : public curvedesk::test::ClusterSubject
{
public:
    explicit SandboxNodeSubject(bool pushes)
        : m_host(*m_scene.ledger, m_documents)
    {
        // From here on every slot confirms one that nobody has seen confirmed.
        m_scene.ledger->advanceSlot();
        m_scene.ledger->advanceSlot();
        const Result<quint16> port = m_host.listen(0);
        if (!port)
            qFatal("the node does not listen");
        rpc::RpcCluster::Options options = rpc::RpcCluster::optionsFor({QUrl(u"http://127.0.0.1:%1"_s.arg(*port))}, {});
        test::makeQuick(options);
        if (!pushes)
            options.sockets = {QUrl()};
        m_cluster = std::make_unique<rpc::RpcCluster>(options);
        const auto wanted = pushes ? ClusterHealth::State::Live : ClusterHealth::State::Degraded;
        if (!QTest::qWaitFor([&] { return m_cluster->health().state == wanted; }))
            qFatal("the cluster is not ready: %s", qPrintable(m_cluster->health().detail));
    }

    Cluster &cluster() override { return *m_cluster; }
    void close() override { m_cluster.reset(); }
    void nextSlot() override { m_scene.ledger->advanceSlot(); }

private:
    sandbox::test::LedgerScene m_scene;
    LocalStore m_documents{QString()}; // in memory
    NodeHost m_host;
    std::unique_ptr<rpc::RpcCluster> m_cluster;
};

} // namespace

class tst_RpcCluster : public curvedesk::test::ClusterContract
{
    Q_OBJECT

protected:
    std::unique_ptr<curvedesk::test::ClusterSubject> make() override
    {
        return std::make_unique<SandboxNodeSubject>(true);
    }

private slots:
    void knowsPublicNetworks();
    void derivesSockets_data();
    void derivesSockets();
    void diesWhileItAnswers();
    void worksWithoutSubscriptions();
};

void tst_RpcCluster::knowsPublicNetworks()
{
    for (const QString &name : {u"mainnet"_s, u"devnet"_s, u"testnet"_s})
        QCOMPARE(rpc::networkOf(*rpc::genesisOf(name)), name);
    QCOMPARE(rpc::genesisOf(u"mainnet"_s)->toBase58(), u"5eykt4UsFv8P8NJdTREpY1vzqKqZKvdpKuc147dw2N9d"_s);
    QCOMPARE(rpc::genesisOf(u"devnet"_s)->toBase58(), u"EtWTRABZaYq6iMfeYKouRu166VU2xqa1wcaWoxPkrZBG"_s);
    QCOMPARE(rpc::genesisOf(u"testnet"_s)->toBase58(), u"4uhcVJyU9pJkvQyS88uRDiswHXSCkY3zQawwpjk2NsNY"_s);
    QVERIFY(!rpc::genesisOf(u"sandbox"_s));
    QCOMPARE(rpc::networkOf(Hash()), u"custom"_s);
}

void tst_RpcCluster::derivesSockets_data()
{
    QTest::addColumn<QString>("url");
    QTest::addColumn<QString>("socket");
    // As @solana/web3.js 1.x makeWebsocketUrl.
    QTest::newRow("port") << u"http://127.0.0.1:8899"_s << u"ws://127.0.0.1:8900"_s;
    QTest::newRow("no port") << u"http://node.example/key"_s << u"ws://node.example/key"_s;
    QTest::newRow("https") << u"https://node.example/?api-key=x"_s << u"wss://node.example/?api-key=x"_s;
    QTest::newRow("https, port") << u"https://node.example:8443/a"_s << u"wss://node.example:8444/a"_s;
    QTest::newRow("v6") << u"http://[::1]:8899"_s << u"ws://[::1]:8900"_s;
}

void tst_RpcCluster::derivesSockets()
{
    QFETCH(QString, url);
    QFETCH(QString, socket);
    QCOMPARE(rpc::socketUrlOf(QUrl(url)).toString(), socket);
}

namespace {

QCoro::Task<> closeOnAnswer(Cluster &cluster, curvedesk::test::ClusterSubject &subject)
{
    const Result<quint64> height = co_await cluster.blockHeight();
    if (height)
        subject.close();
}

} // namespace

void tst_RpcCluster::diesWhileItAnswers()
{
    const auto subject = make();
    Cluster &cluster = subject->cluster();
    const auto before = cluster.blockHeight();
    const auto closing = closeOnAnswer(cluster, *subject);
    const auto after = cluster.blockHeight();
    QTRY_VERIFY(after.isReady());
    QTRY_VERIFY(before.isReady() && closing.isReady());
}

void tst_RpcCluster::worksWithoutSubscriptions()
{
    SandboxNodeSubject subject(false);
    QList<Signature> announced;
    connect(&subject.cluster(), &Cluster::transactionsLanded, this,
            [&](const QList<ConfirmedTransaction> &transactions) {
                for (const ConfirmedTransaction &transaction : transactions)
                    announced.append(transaction.signature);
            });
    const Keypair user = Keypair::generate();
    QVERIFY(QCoro::waitFor(subject.cluster().requestAirdrop(user.address(), Lamports(lamportsPerSol))));
    QList<Signature> sent;
    for (quint64 i = 0; i < 5; ++i) {
        const auto latest = QCoro::waitFor(subject.cluster().latestBlockhash());
        Instruction transfer = systemInstruction::transfer(user.address(), user.address(), Lamports(i));
        transfer.accounts.append(readOnly(pumpAddresses::program));
        const auto signature
            = QCoro::waitFor(subject.cluster().send(sandbox::test::signedWire({transfer}, {&user}, latest->blockhash)));
        QVERIFY(signature);
        sent.append(*signature);
        if (i % 2 == 0)
            subject.nextSlot();
    }
    QTRY_COMPARE(announced, sent);
}

CURVEDESK_TEST(tst_RpcCluster)

} // namespace rpcClusterTest
#include "tst_RpcCluster.moc"
