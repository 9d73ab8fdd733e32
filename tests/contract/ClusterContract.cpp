// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/contract/ClusterContract.h"

#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/TokenInstruction.h"

#include <QCoro/QCoroTask>
#include <QSignalSpy>
#include <QTest>

namespace curvedesk::test {

using namespace Qt::StringLiterals;

void ClusterContract::init()
{
    m_subject = make();
    m_cluster = &m_subject->cluster();
}

void ClusterContract::cleanup()
{
    m_subject.reset();
}

Keypair ClusterContract::fundedKeypair()
{
    Keypair user = Keypair::generate();
    const Result<Signature> given
        = QCoro::waitFor(m_cluster->requestAirdrop(user.address(), Lamports(10 * lamportsPerSol)));
    if (!given)
        qFatal("no airdrop: %s", qPrintable(given.error().detail));
    m_subject->nextSlot(); // a network reads what is confirmed
    return user;
}

QByteArray ClusterContract::transferWire(const Keypair &from, const Address &to, quint64 lamports,
                                         const QList<AccountMeta> &mentioned)
{
    Instruction transfer = systemInstruction::transfer(from.address(), to, Lamports(lamports));
    transfer.accounts += mentioned;
    return wireOf(from, transfer);
}

QByteArray ClusterContract::wireOf(const Keypair &payer, const Instruction &instruction)
{
    const Result<LatestBlockhash> latest = QCoro::waitFor(m_cluster->latestBlockhash());
    Transaction transaction
        = Transaction::unsignedFrom(*Message::compile(payer.address(), {instruction}, latest->blockhash));
    const Keypair *const keys[] = {&payer};
    if (!transaction.sign(keys))
        qFatal("the transaction could not be signed");
    return transaction.encode();
}

quint64 ClusterContract::lamports(const Address &address)
{
    const Result<AccountsAt> read = QCoro::waitFor(m_cluster->accounts({address}));
    return read && read->accounts.first() ? read->accounts.first()->lamports.value() : 0;
}

void ClusterContract::answersAfterTheCall()
{
    const Keypair user = fundedKeypair();
    const QByteArray wire = transferWire(user, user.address(), 1);
    const Address address = user.address();
    QVERIFY(!m_cluster->accounts({address}).isReady());
    QVERIFY(!m_cluster->rentExemptMinimum(0).isReady());
    QVERIFY(!m_cluster->latestBlockhash().isReady());
    QVERIFY(!m_cluster->blockHeight().isReady());
    QVERIFY(!m_cluster->simulate(wire, {}).isReady());
    QVERIFY(!m_cluster->simulate("x"_ba, {}).isReady());
    QVERIFY(!m_cluster->send(wire).isReady());
    QVERIFY(!m_cluster->send(wire).isReady());
    QVERIFY(!m_cluster->send("x"_ba).isReady());
    QVERIFY(!m_cluster->signatureStatuses({}).isReady());
    QVERIFY(!m_cluster->transaction(Signature()).isReady());
    QVERIFY(!m_cluster->recentPriorityFees({}).isReady());
    QVERIFY(!m_cluster->history(address, {}, 1).isReady());
    QVERIFY(!m_cluster->requestAirdrop(address, Lamports(~quint64(0))).isReady());
    // Sent before, so it answers now without delay, but not at once.
    const Result<Signature> sent = QCoro::waitFor(m_cluster->send(wire));
    QVERIFY(sent);
    QVERIFY(!m_cluster->send(wire).isReady());
}

void ClusterContract::readsAccountsInOrder()
{
    const Keypair user = fundedKeypair();
    const Address nobody = Keypair::generate().address();
    const Result<AccountsAt> read
        = QCoro::waitFor(m_cluster->accounts({nobody, user.address(), pumpAddresses::global, user.address()}));
    QVERIFY(read);
    QCOMPARE(read->accounts.size(), 4);
    QVERIFY(!read->accounts[0]);
    QCOMPARE(read->accounts[1]->lamports.value(), 10 * lamportsPerSol);
    QVERIFY(read->accounts[1]->data.isEmpty());
    QVERIFY(!read->accounts[1]->executable);
    QCOMPARE(read->accounts[2]->owner, pumpAddresses::program);
    QVERIFY(read->accounts[2]->data.size() >= 1087);
    QCOMPARE(read->accounts[3], read->accounts[1]);
    QVERIFY(read->slot <= m_cluster->slot());
    const Result<AccountsAt> none = QCoro::waitFor(m_cluster->accounts({}));
    QVERIFY(none);
    QVERIFY(none->accounts.isEmpty());
}

void ClusterContract::readsAtMostAHundredAccounts()
{
    const Result<AccountsAt> hundred = QCoro::waitFor(m_cluster->accounts(QList<Address>(100, pumpAddresses::global)));
    QVERIFY(hundred);
    QCOMPARE(hundred->accounts.size(), 100);
    const Result<AccountsAt> more = QCoro::waitFor(m_cluster->accounts(QList<Address>(101, pumpAddresses::global)));
    QVERIFY(!more);
    QCOMPARE(more.error().code, ErrorCode::InvalidInput);
}

void ClusterContract::listsTokenAccounts()
{
    const Keypair user = fundedKeypair();
    const Address address = user.address();
    const Result<QList<Address>> before = QCoro::waitFor(m_cluster->tokenAccounts(address));
    QVERIFY(before && before->isEmpty());
    const Address account = associatedTokenAddress(address, programs::wrappedSol, programs::token);
    const QByteArray wire = wireOf(user,
                                   tokenInstruction::createAssociatedIdempotentAt(
                                       account, address, address, programs::wrappedSol, programs::token));
    QVERIFY(QCoro::waitFor(m_cluster->send(wire)));
    m_subject->nextSlot();
    const Result<QList<Address>> after = QCoro::waitFor(m_cluster->tokenAccounts(address));
    QVERIFY(after);
    QCOMPARE(*after, QList<Address>{account});
}

void ClusterContract::tellsRentBySize()
{
    for (const quint64 size : {0u, 1u, 165u, 1'000u, 1'000'000u}) {
        const Result<Lamports> told = QCoro::waitFor(m_cluster->rentExemptMinimum(size));
        QVERIFY(told);
        QCOMPARE(told->value(), (128 + size) * 6960);
    }
}

void ClusterContract::givesBlockhashesThatLive()
{
    const Result<LatestBlockhash> first = QCoro::waitFor(m_cluster->latestBlockhash());
    const Result<quint64> height = QCoro::waitFor(m_cluster->blockHeight());
    QVERIFY(first && height);
    QVERIFY(!first->blockhash.isZero());
    QVERIFY(first->lastValidBlockHeight > *height);
    QVERIFY(first->lastValidBlockHeight <= *height + 150);
    m_subject->nextSlot();
    const Result<LatestBlockhash> second = QCoro::waitFor(m_cluster->latestBlockhash());
    QVERIFY(second->blockhash != first->blockhash);
    QVERIFY(second->lastValidBlockHeight > first->lastValidBlockHeight);
}

void ClusterContract::landsWhatIsSent()
{
    const Keypair user = fundedKeypair();
    const Address friendly = Keypair::generate().address();
    const QByteArray wire = transferWire(user, friendly, lamportsPerSol);
    const Result<Signature> sent = QCoro::waitFor(m_cluster->send(wire));
    QVERIFY(sent);
    QCOMPARE(*sent, Transaction::decode(wire)->id());
    m_subject->nextSlot();

    const auto statuses = QCoro::waitFor(m_cluster->signatureStatuses({*sent}));
    QVERIFY(statuses && statuses->first().status);
    QVERIFY(!statuses->first().status->error);
    QVERIFY(statuses->first().status->commitment != Commitment::Processed);
    const auto record = QCoro::waitFor(m_cluster->transaction(*sent));
    QVERIFY(record && *record);
    QCOMPARE((*record)->signature, *sent);
    QCOMPARE((*record)->slot, statuses->first().status->slot);
    QCOMPARE((*record)->wire, wire);
    QCOMPARE((*record)->fee.value(), 5000u);
    QVERIFY(!(*record)->error);
    QCOMPARE((*record)->logs.last(), "Program 11111111111111111111111111111111 success"_ba);
    QCOMPARE((*record)->preBalances[0] - (*record)->postBalances[0], lamportsPerSol + 5000);
    QCOMPARE(lamports(friendly), lamportsPerSol);
}

void ClusterContract::takesTheSameBytesAgain()
{
    const Keypair user = fundedKeypair();
    const Address friendly = Keypair::generate().address();
    const QByteArray wire = transferWire(user, friendly, lamportsPerSol);
    const Result<Signature> first = QCoro::waitFor(m_cluster->send(wire));
    const Result<Signature> second = QCoro::waitFor(m_cluster->send(wire));
    m_subject->nextSlot();
    const Result<Signature> third = QCoro::waitFor(m_cluster->send(wire));
    QVERIFY(first && second && third);
    QCOMPARE(*second, *first);
    QCOMPARE(*third, *first);
    QCOMPARE(lamports(friendly), lamportsPerSol);
}

void ClusterContract::rejectsBytesThatCannotLand()
{
    const Keypair user = fundedKeypair();
    const QByteArray wire = transferWire(user, Keypair::generate().address(), lamportsPerSol);
    QByteArray forged = wire;
    forged[10] = static_cast<char>(forged[10] ^ 1);
    for (const QByteArray &bytes : {QByteArray(), "nonsense"_ba, wire + 'x', wire.chopped(1), forged}) {
        const Result<Signature> sent = QCoro::waitFor(m_cluster->send(bytes));
        QVERIFY(!sent);
        QCOMPARE(sent.error().code, ErrorCode::ProgramRejected);
        QVERIFY(!sent.error().detail.isEmpty());
    }
    QCOMPARE(lamports(user.address()), 10 * lamportsPerSol);
}

void ClusterContract::landsFailures()
{
    const Keypair user = fundedKeypair();
    const QByteArray wire = transferWire(user, Keypair::generate().address(), 100 * lamportsPerSol);
    const Result<Signature> sent = QCoro::waitFor(m_cluster->send(wire));
    QVERIFY(sent);
    m_subject->nextSlot();
    const auto statuses = QCoro::waitFor(m_cluster->signatureStatuses({*sent}));
    QVERIFY(statuses && statuses->first().status);
    QCOMPARE(*statuses->first().status->error, TransactionError::custom(0, 1));
    const auto record = QCoro::waitFor(m_cluster->transaction(*sent));
    QCOMPARE(*(*record)->error, TransactionError::custom(0, 1));
    QCOMPARE(lamports(user.address()), 10 * lamportsPerSol - 5000);
}

void ClusterContract::knowsNothingOfTheUnknown()
{
    const Keypair user = fundedKeypair();
    const Signature unknown = user.sign("never sent"_ba);
    const auto statuses = QCoro::waitFor(m_cluster->signatureStatuses({unknown, Signature()}));
    QVERIFY(statuses);
    QCOMPARE(statuses->size(), 2);
    QVERIFY(!statuses->first().status && !statuses->last().status);
    const auto record = QCoro::waitFor(m_cluster->transaction(unknown));
    QVERIFY(record);
    QVERIFY(!*record);
}

void ClusterContract::simulatesWithoutEffect()
{
    const Keypair user = fundedKeypair();
    const Address friendly = Keypair::generate().address();
    Transaction transaction = *Transaction::decode(transferWire(user, friendly, lamportsPerSol));
    transaction.signatures = {Signature()};
    transaction.message.recentBlockhash = Hash();
    const QByteArray wire = transaction.encode();
    const Result<Simulation> simulated = QCoro::waitFor(m_cluster->simulate(wire, {friendly, user.address()}));
    QVERIFY(simulated);
    QVERIFY(!simulated->error);
    QVERIFY(simulated->unitsConsumed > 0);
    QCOMPARE(simulated->accounts.size(), 2);
    QCOMPARE(simulated->accounts[0]->lamports.value(), lamportsPerSol);
    QCOMPARE(simulated->accounts[1]->lamports.value(), 9 * lamportsPerSol - 5000);
    QCOMPARE(lamports(friendly), 0u);
    QCOMPARE(lamports(user.address()), 10 * lamportsPerSol);

    const QByteArray failing = transferWire(user, friendly, 100 * lamportsPerSol);
    const Result<Simulation> failed = QCoro::waitFor(m_cluster->simulate(failing, {}));
    QVERIFY(failed);
    QCOMPARE(*failed->error, TransactionError::custom(0, 1));
    QVERIFY(!failed->logs.isEmpty());
}

void ClusterContract::refusesToSimulateGarbage()
{
    const Result<Simulation> simulated = QCoro::waitFor(m_cluster->simulate("nonsense"_ba, {}));
    QVERIFY(!simulated);
}

void ClusterContract::listsHistoryNewestFirst()
{
    const Keypair user = fundedKeypair();
    const Address friendly = Keypair::generate().address();
    QList<Signature> sent;
    for (quint64 i = 0; i < 4; ++i) {
        const Result<Signature> one = QCoro::waitFor(m_cluster->send(transferWire(user, friendly, lamportsPerSol + i)));
        QVERIFY(one);
        sent.prepend(*one);
        m_subject->nextSlot();
    }
    const auto signatures = [](const Result<QList<ConfirmedTransaction>> &page) {
        QList<Signature> out;
        for (const ConfirmedTransaction &transaction : *page)
            out.append(transaction.signature);
        return out;
    };
    const auto all = QCoro::waitFor(m_cluster->history(friendly, {}, 10));
    QVERIFY(all);
    QCOMPARE(signatures(all), sent);
    QVERIFY(!all->first().failed);
    QVERIFY(!all->first().logs.isEmpty());
    QVERIFY(all->first().slot > all->last().slot);
    const auto page = QCoro::waitFor(m_cluster->history(friendly, sent[1], 1));
    QCOMPARE(signatures(page), sent.mid(2, 1));
    const auto nobody = QCoro::waitFor(m_cluster->history(Keypair::generate().address(), {}, 10));
    QVERIFY(nobody);
    QVERIFY(nobody->isEmpty());
}

void ClusterContract::tellsPriorityFees()
{
    const auto fees = QCoro::waitFor(m_cluster->recentPriorityFees({pumpAddresses::global}));
    QVERIFY(fees);
    QVERIFY(fees->size() <= 150);
}

void ClusterContract::announcesSlots()
{
    QSignalSpy changed(m_cluster, &Cluster::slotChanged);
    const quint64 before = m_cluster->slot();
    m_subject->nextSlot();
    QTRY_VERIFY(!changed.isEmpty());
    QVERIFY(m_cluster->slot() > before);
    QCOMPARE(changed.last().first().toULongLong(), m_cluster->slot());
}

void ClusterContract::announcesTradesOnceAndInOrder()
{
    const Keypair user = fundedKeypair();
    QList<ConfirmedTransaction> announced;
    connect(m_cluster, &Cluster::transactionsLanded, this,
            [&](const QList<ConfirmedTransaction> &transactions) { announced += transactions; });
    QList<Signature> mentioning;
    for (quint64 i = 0; i < 6; ++i) {
        QList<AccountMeta> mentioned;
        if (i % 3 != 0)
            mentioned = {readOnly(i % 3 == 1 ? pumpAddresses::program : pumpAddresses::ammProgram)};
        // The last one fails: it is news as well.
        const quint64 amount = i == 5 ? 100 * lamportsPerSol : lamportsPerSol + i;
        const QByteArray wire = transferWire(user, user.address(), amount, mentioned);
        const Result<Signature> sent = QCoro::waitFor(m_cluster->send(wire));
        QVERIFY(sent);
        if (!mentioned.isEmpty())
            mentioning.append(*sent);
        const Result<Signature> again = QCoro::waitFor(m_cluster->send(wire));
        QVERIFY(again);
    }
    m_subject->nextSlot();
    QTRY_COMPARE(announced.size(), mentioning.size());
    for (qsizetype i = 0; i < announced.size(); ++i) {
        QCOMPARE(announced[i].signature, mentioning[i]);
        QCOMPARE(announced[i].failed, i == announced.size() - 1);
    }
}

void ClusterContract::limitsAirdrops()
{
    const Address user = Keypair::generate().address();
    const Result<Signature> greedy = QCoro::waitFor(m_cluster->requestAirdrop(user, Lamports(1000 * lamportsPerSol)));
    QVERIFY(!greedy);
    QCOMPARE(greedy.error().code, ErrorCode::InvalidInput);
    QCOMPARE(lamports(user), 0u);
}

void ClusterContract::finishesPendingCallsWhenItCloses()
{
    const Keypair user = fundedKeypair();
    const QByteArray wire = transferWire(user, user.address(), 1);
    const auto accounts = m_cluster->accounts({user.address()});
    const auto blockhash = m_cluster->latestBlockhash();
    const auto simulation = m_cluster->simulate(wire, {});
    const auto sending = m_cluster->send(wire);
    const auto garbage = m_cluster->send("nonsense"_ba);
    const auto airdrop = m_cluster->requestAirdrop(user.address(), Lamports(lamportsPerSol));
    m_subject->close();
    QVERIFY(accounts.isReady() && blockhash.isReady() && simulation.isReady() && sending.isReady() && garbage.isReady()
            && airdrop.isReady());
    QCOMPARE(QCoro::waitFor(accounts).error().code, ErrorCode::Cancelled);
    QCOMPARE(QCoro::waitFor(blockhash).error().code, ErrorCode::Cancelled);
    QCOMPARE(QCoro::waitFor(simulation).error().code, ErrorCode::Cancelled);
    QCOMPARE(QCoro::waitFor(garbage).error().code, ErrorCode::Cancelled);
    QCOMPARE(QCoro::waitFor(airdrop).error().code, ErrorCode::Cancelled);
    // What was handed over may have landed; then that is the answer.
    const Result<Signature> sent = QCoro::waitFor(sending);
    QVERIFY(sent || sent.error().code == ErrorCode::Cancelled);
}

} // namespace curvedesk::test
#include "moc_ClusterContract.cpp"
