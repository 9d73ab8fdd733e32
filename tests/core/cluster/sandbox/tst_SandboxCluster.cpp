// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/SandboxCluster.h"
#include "tests/contract/ClusterContract.h"
#include "tests/core/cluster/sandbox/ledger/LedgerScene.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace Qt::StringLiterals;

namespace sandboxClusterTest {

namespace {

class SandboxSubject final : public curvedesk::test::ClusterSubject
{
public:
    Cluster &cluster() override { return *m_cluster; }
    void close() override { m_cluster.reset(); }
    void nextSlot() override { m_scene.ledger->advanceSlot(); }

private:
    sandbox::test::LedgerScene m_scene;
    std::unique_ptr<SandboxCluster> m_cluster = std::make_unique<SandboxCluster>(*m_scene.ledger);
};

} // namespace

class tst_SandboxCluster : public curvedesk::test::ClusterContract
{
    Q_OBJECT

protected:
    std::unique_ptr<curvedesk::test::ClusterSubject> make() override { return std::make_unique<SandboxSubject>(); }

private slots:
    void isTheSandbox();
    void rejectsUnknownBlockhashes();
    void diesWhileItAnswers();
};

void tst_SandboxCluster::isTheSandbox()
{
    const auto subject = make();
    QCOMPARE(subject->cluster().network(), u"sandbox"_s);
}

void tst_SandboxCluster::rejectsUnknownBlockhashes()
{
    const auto subject = make();
    const Keypair user = Keypair::generate();
    QVERIFY(QCoro::waitFor(subject->cluster().requestAirdrop(user.address(), Lamports(lamportsPerSol))));
    const QByteArray wire = sandbox::test::signedWire(
        {systemInstruction::transfer(user.address(), user.address(), Lamports(1))}, {&user}, Hash());
    const Result<Signature> sent = QCoro::waitFor(subject->cluster().send(wire));
    QVERIFY(!sent);
    QCOMPARE(sent.error().code, ErrorCode::ProgramRejected);
    QVERIFY(sent.error().detail.contains(u"Blockhash not found"_s));
}

namespace {

QCoro::Task<> closeOnAnswer(Cluster &cluster, curvedesk::test::ClusterSubject &subject)
{
    const Result<quint64> height = co_await cluster.blockHeight();
    if (height)
        subject.close();
}

} // namespace

void tst_SandboxCluster::diesWhileItAnswers()
{
    const auto subject = make();
    Cluster &cluster = subject->cluster();
    const auto before = cluster.blockHeight();
    const auto closing = closeOnAnswer(cluster, *subject);
    const auto after = cluster.blockHeight();
    QTRY_VERIFY(after.isReady());
    QVERIFY(QCoro::waitFor(before));
    QCOMPARE(QCoro::waitFor(after).error().code, ErrorCode::Cancelled);
}

CURVEDESK_TEST(tst_SandboxCluster)

} // namespace sandboxClusterTest
#include "tst_SandboxCluster.moc"
