// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/ProgramAddress.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenInstruction.h"
#include "tests/core/cluster/sandbox/ledger/LedgerScene.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

#include <QSignalSpy>
#include <QTest>

#include <chrono>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace curvedesk::sandbox::test;
using namespace Qt::StringLiterals;

namespace ledgerTest {

/// The chain around the transactions: slots, blockhashes, duplicates, statuses, history. In memory.
class tst_Ledger : public QObject
{
    Q_OBJECT

private slots:
    void startsAtItsGenesis();
    void landsAndReports();
    void reportsNothingBeforeTheCommit();
    void checksTheVeryBytesThatWereExpected();
    void refusesBytes_data();
    void refusesBytes();
    void refusesOnPreflightWhatFails();
    void landsFailuresWithoutPreflight();
    void knowsDuplicates();
    void expiresBlockhashes();
    void movesThroughCommitments();
    void simulatesWithoutEffect();
    void simulatesStrictly();
    void givesAirdrops();
    void pagesHistory();
    void pagesHistoryAcrossChunks();
    void tellsPriorityFees();
    void knowsTokenAccounts();
    void keepsTime();
    void runsSlots();
    void answersWhatIsPendingWhenItGoes();
};

void tst_Ledger::startsAtItsGenesis()
{
    LedgerScene one;
    LedgerScene same;
    LedgerScene different({}, 2);
    QCOMPARE(one.ledger->slot(), 0u);
    QCOMPARE(one.ledger->genesisHash(), same.ledger->genesisHash());
    QVERIFY(one.ledger->genesisHash() != different.ledger->genesisHash());
    QCOMPARE(one.ledger->latestBlockhash().blockhash, same.ledger->latestBlockhash().blockhash);
    QVERIFY(one.addsUp());
    QCOMPARE(one.ledger->burnedLamports(), 0u);
    QVERIFY(one.ledger->account(programs::system)->executable);
    QVERIFY(!one.ledger->account(Keypair::generate().address()));
}

void tst_Ledger::landsAndReports()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    const Keypair friendly = Keypair::generate();
    scene.fund(user.address());
    scene.ledger->advanceSlot();
    QList<TransactionRecord> landed;
    QObject::connect(scene.ledger.get(), &Ledger::landed, scene.ledger.get(),
                     [&](const QList<TransactionRecord> &records) { landed += records; });
    const QByteArray wire = scene.transfer(user, friendly.address(), lamportsPerSol);
    const auto sent = scene.submit(wire);
    QVERIFY(sent);
    QCOMPARE(scene.lamports(friendly.address()), lamportsPerSol);
    QCOMPARE(scene.lamports(user.address()), 9 * lamportsPerSol - 5000);
    QVERIFY(scene.addsUp());

    QCOMPARE(landed.size(), 1);
    const std::optional<TransactionRecord> record = scene.ledger->transaction(*sent);
    QVERIFY(record);
    for (const TransactionRecord &r : {landed.first(), *record}) {
        QCOMPARE(r.signature, *sent);
        QCOMPARE(r.slot, 1u);
        QCOMPARE(r.blockTime, 1'790'000'000);
        QCOMPARE(r.wire, wire);
        QVERIFY(!r.error);
        QCOMPARE(r.fee.value(), 5000u);
        QCOMPARE(r.unitsConsumed, 150u);
        QCOMPARE(r.logs.size(), 2);
        QCOMPARE(r.preBalances, (QList<quint64>{10 * lamportsPerSol, 0, 1}));
        QCOMPARE(r.postBalances, (QList<quint64>{9 * lamportsPerSol - 5000, lamportsPerSol, 1}));
    }
    QVERIFY(!scene.ledger->transaction(Signature()));
    QVERIFY(!scene.ledger->status(Signature()));
}

void tst_Ledger::reportsNothingBeforeTheCommit()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    QSignalSpy landed(scene.ledger.get(), &Ledger::landed);
    const QByteArray wire = scene.transfer(user, Keypair::generate().address(), lamportsPerSol);
    const auto first = scene.ledger->submit(wire, false);
    const auto again = scene.ledger->submit(wire, false);
    const Signature signature = Transaction::decode(wire)->id();
    QVERIFY(!first.isReady());
    QVERIFY(!again.isReady());
    QVERIFY(!scene.ledger->status(signature));
    QVERIFY(!scene.ledger->transaction(signature));
    QCOMPARE(landed.size(), 0);
    QVERIFY(scene.ledger->flush());
    QVERIFY(first.isReady());
    QVERIFY(again.isReady());
    QVERIFY(scene.ledger->status(signature));
    QCOMPARE(landed.size(), 1);
    QCOMPARE(landed.first().first().value<QList<TransactionRecord>>().size(), 1);
}

void tst_Ledger::checksTheVeryBytesThatWereExpected()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    const QByteArray wire = scene.transfer(user, Keypair::generate().address(), 1);
    QByteArray changed = wire;
    changed[20] = static_cast<char>(changed[20] ^ 1);
    scene.ledger->expect(wire);
    QVERIFY(!scene.submit(changed));
    QVERIFY(scene.submit(wire));
    scene.ledger->expect(wire); // never submitted: the ledger's destructor waits for the check
}

void tst_Ledger::refusesBytes_data()
{
    QTest::addColumn<int>("change");
    QTest::addColumn<int>("kind");
    QTest::addColumn<QString>("message");
    QTest::newRow("empty") << 0 << int(Refusal::Kind::Malformed) << u"failed to deserialize transaction"_s;
    QTest::newRow("trailing") << 1 << int(Refusal::Kind::Malformed) << u"failed to deserialize transaction"_s;
    QTest::newRow("signature") << 2 << int(Refusal::Kind::SignatureVerification)
                               << u"Transaction signature verification failure"_s;
    QTest::newRow("blockhash") << 3 << int(Refusal::Kind::Preflight)
                               << u"Transaction simulation failed: Blockhash not found"_s;
    QTest::newRow("poor")
        << 4 << int(Refusal::Kind::Preflight)
        << u"Transaction simulation failed: Attempt to debit an account but found no record of a prior credit."_s;
}

void tst_Ledger::refusesBytes()
{
    QFETCH(int, change);
    QFETCH(int, kind);
    QFETCH(QString, message);
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    QByteArray wire = scene.transfer(user, Keypair::generate().address(), lamportsPerSol);
    if (change == 0)
        wire.clear();
    if (change == 1)
        wire.append('x');
    if (change == 2)
        wire[20] = static_cast<char>(wire[20] ^ 1);
    if (change == 3)
        wire = signedWire({systemInstruction::transfer(user.address(), user.address(), Lamports(1))}, {&user}, Hash());
    const Keypair poor = Keypair::generate();
    if (change == 4)
        wire = scene.transfer(poor, user.address(), 1);
    for (const bool preflight : {false, true}) {
        // Whether the signatures were checked beforehand makes no difference.
        if (preflight)
            scene.ledger->expect(wire);
        const auto sent = scene.submit(wire, preflight);
        QVERIFY(!sent);
        QCOMPARE(int(sent.error().kind), kind);
        QVERIFY2(sent.error().message.startsWith(message), qPrintable(sent.error().message));
    }
    QCOMPARE(scene.ledger->burnedLamports(), 5000u); // the airdrop's
}

void tst_Ledger::refusesOnPreflightWhatFails()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    const auto sent = scene.submit(scene.transfer(user, Keypair::generate().address(), 100 * lamportsPerSol), true);
    QVERIFY(!sent);
    QCOMPARE(sent.error().kind, Refusal::Kind::Preflight);
    QCOMPARE(sent.error().message,
             u"Transaction simulation failed: Error processing Instruction 0: custom program error: 0x1"_s);
    QCOMPARE(*sent.error().error, TransactionError::custom(0, 1));
    QCOMPARE(sent.error().logs.size(), 3);
    QCOMPARE(sent.error().unitsConsumed, 150u);
    QCOMPARE(scene.lamports(user.address()), 10 * lamportsPerSol);
}

void tst_Ledger::landsFailuresWithoutPreflight()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    const auto sent = scene.submit(scene.transfer(user, Keypair::generate().address(), 100 * lamportsPerSol));
    QVERIFY(sent);
    QCOMPARE(scene.lamports(user.address()), 10 * lamportsPerSol - 5000);
    const std::optional<SignatureStatus> status = scene.ledger->status(*sent);
    QVERIFY(status);
    QCOMPARE(*status->error, TransactionError::custom(0, 1));
    QCOMPARE(*scene.ledger->transaction(*sent)->error, TransactionError::custom(0, 1));
    QCOMPARE(*scene.ledger->history(user.address(), 10, {}, {}).first().error, TransactionError::custom(0, 1));
    QVERIFY(scene.addsUp());
}

void tst_Ledger::knowsDuplicates()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    const Keypair friendly = Keypair::generate();
    scene.fund(user.address());
    const QByteArray wire = scene.transfer(user, friendly.address(), lamportsPerSol);
    const auto sent = scene.submit(wire);
    QVERIFY(sent);
    QCOMPARE(*scene.submit(wire), *sent);
    const auto preflight = scene.submit(wire, true);
    QVERIFY(!preflight);
    QCOMPARE(*preflight.error().error, TransactionError::whole(u"AlreadyProcessed"_s));
    QCOMPARE(preflight.error().message,
             u"Transaction simulation failed: This transaction has already been processed"_s);
    QCOMPARE(scene.lamports(friendly.address()), lamportsPerSol);

    // Still known when its blockhash and the recent statuses are long gone.
    for (int i = 0; i < 500; ++i)
        scene.ledger->advanceSlot();
    QCOMPARE(*scene.submit(wire), *sent);
    QCOMPARE(scene.lamports(friendly.address()), lamportsPerSol);
    QCOMPARE(*scene.submit(wire, true).error().error, TransactionError::whole(u"BlockhashNotFound"_s));
    QCOMPARE(scene.ledger->status(*sent)->commitment, Commitment::Finalized);
}

void tst_Ledger::expiresBlockhashes()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    for (int i = 0; i < 10; ++i)
        scene.ledger->advanceSlot();
    const LatestBlockhash latest = scene.ledger->latestBlockhash();
    QCOMPARE(latest.slot, 10u);
    QCOMPARE(latest.lastValidBlockHeight, 160u);
    const QByteArray early = scene.transfer(user, Keypair::generate().address(), lamportsPerSol);
    const QByteArray late = scene.transfer(user, Keypair::generate().address(), lamportsPerSol);
    while (scene.ledger->blockHeight() < latest.lastValidBlockHeight)
        scene.ledger->advanceSlot();
    QVERIFY(scene.ledger->isBlockhashValid(latest.blockhash));
    QVERIFY(scene.submit(early));
    scene.ledger->advanceSlot();
    QVERIFY(!scene.ledger->isBlockhashValid(latest.blockhash));
    const auto sent = scene.submit(late);
    QVERIFY(!sent);
    QCOMPARE(*sent.error().error, TransactionError::whole(u"BlockhashNotFound"_s));
    QVERIFY(!scene.ledger->isBlockhashValid(Hash()));
}

void tst_Ledger::movesThroughCommitments()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    const auto sent = scene.submit(scene.transfer(user, Keypair::generate().address(), lamportsPerSol));
    QCOMPARE(scene.ledger->status(*sent)->commitment, Commitment::Processed);
    scene.ledger->advanceSlot();
    QCOMPARE(scene.ledger->status(*sent)->commitment, Commitment::Confirmed);
    for (int i = 0; i < 30; ++i)
        scene.ledger->advanceSlot();
    QCOMPARE(scene.ledger->status(*sent)->commitment, Commitment::Confirmed);
    scene.ledger->advanceSlot();
    QCOMPARE(scene.ledger->status(*sent)->commitment, Commitment::Finalized);
    QCOMPARE(scene.ledger->status(*sent)->slot, 0u);
}

void tst_Ledger::simulatesWithoutEffect()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    const Address friendly = Keypair::generate().address();
    scene.fund(user.address());
    const AccountMap before = scene.ledger->accounts();
    Transaction transaction = *Transaction::decode(scene.transfer(user, friendly, lamportsPerSol));
    transaction.signatures = {Signature()};
    transaction.message.recentBlockhash = Hash();
    const Simulation good = scene.ledger->simulate(transaction, {}, {user.address(), friendly, programs::incinerator});
    QVERIFY(!good.error);
    QCOMPARE(good.unitsConsumed, 150u);
    QCOMPARE(good.logs.size(), 2);
    QCOMPARE(good.accounts.size(), 3);
    QCOMPARE(good.accounts[0]->lamports.value(), 9 * lamportsPerSol - 5000);
    QCOMPARE(good.accounts[1]->lamports.value(), lamportsPerSol);
    QVERIFY(!good.accounts[2]);
    QCOMPARE(scene.ledger->accounts(), before);
    QVERIFY(!scene.ledger->account(friendly));
}

void tst_Ledger::simulatesStrictly()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    const QByteArray wire = scene.transfer(user, Keypair::generate().address(), lamportsPerSol);
    Transaction transaction = *Transaction::decode(wire);
    QVERIFY(!scene.ledger->simulate(transaction, {true, false}, {}).error);
    QVERIFY(scene.submit(wire));
    QCOMPARE(scene.ledger->simulate(transaction, {true, false}, {}).error->kind, u"AlreadyProcessed"_s);
    QVERIFY(!scene.ledger->simulate(transaction, {false, true}, {}).error);
    transaction.message.recentBlockhash = Hash();
    QCOMPARE(scene.ledger->simulate(transaction, {false, false}, {}).error->kind, u"BlockhashNotFound"_s);
    QCOMPARE(scene.ledger->simulate(transaction, {true, false}, {}).error->kind, u"SignatureFailure"_s);
}

void tst_Ledger::givesAirdrops()
{
    LedgerScene scene;
    const Address user = Keypair::generate().address();
    const auto first = scene.ledger->airdrop(user, Lamports(Ledger::maxAirdropLamports));
    const auto second = scene.ledger->airdrop(user, Lamports(Ledger::maxAirdropLamports));
    QVERIFY(QCoro::waitFor(scene.ledger->airdrop(user, Lamports(1))));
    QVERIFY(first.isReady() && second.isReady());
    QCOMPARE(scene.lamports(user), 2 * Ledger::maxAirdropLamports + 1);
    for (const quint64 wrong : {quint64(0), Ledger::maxAirdropLamports + 1}) {
        const Result<Signature> refused = QCoro::waitFor(scene.ledger->airdrop(user, Lamports(wrong)));
        QVERIFY(!refused);
        QCOMPARE(refused.error().code, ErrorCode::InvalidInput);
    }
    // Too little to keep an account alive.
    const Result<Signature> tiny = QCoro::waitFor(scene.ledger->airdrop(Keypair::generate().address(), Lamports(1)));
    QVERIFY(!tiny);
    QCOMPARE(tiny.error().code, ErrorCode::ProgramRejected);
    QVERIFY(scene.addsUp());
}

void tst_Ledger::pagesHistory()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    const Address friendly = Keypair::generate().address();
    scene.fund(user.address());
    QList<Signature> sent;
    for (int i = 0; i < 5; ++i) {
        sent.prepend(*scene.submit(scene.transfer(user, friendly, lamportsPerSol)));
        scene.ledger->advanceSlot();
    }
    const auto page = [&](int limit, std::optional<Signature> before, std::optional<Signature> until) {
        QList<Signature> out;
        for (const Ledger::HistoryEntry &entry : scene.ledger->history(friendly, limit, before, until))
            out.append(entry.signature);
        return out;
    };
    QCOMPARE(page(10, {}, {}), sent);
    QCOMPARE(page(2, {}, {}), sent.mid(0, 2));
    QCOMPARE(page(10, sent[1], {}), sent.mid(2));
    QCOMPARE(page(10, {}, sent[3]), sent.mid(0, 3));
    QCOMPARE(page(1, sent[0], sent[4]), sent.mid(1, 1));
    QCOMPARE(page(0, {}, {}), QList<Signature>());
    QCOMPARE(page(-1, {}, {}), QList<Signature>());
    QCOMPARE(page(10, Signature(), {}), QList<Signature>());
    QCOMPARE(page(10, {}, Signature()), sent);
    QCOMPARE(scene.ledger->history(Keypair::generate().address(), 10, {}, {}).size(), 0);
    QCOMPARE(scene.ledger->history(user.address(), 10, {}, {}).size(), 6);
    QCOMPARE(scene.ledger->history(friendly, 1, {}, {}).first().slot, 4u);
}

void tst_Ledger::pagesHistoryAcrossChunks()
{
    // More transactions than the address index keeps in memory.
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    const Keypair quiet = Keypair::generate();
    scene.fund(user.address(), 100 * lamportsPerSol);
    scene.fund(quiet.address());
    QList<Signature> sent;
    for (quint64 i = 0; i < 2500; ++i) {
        const QByteArray wire = scene.transfer(user, programs::incinerator, 1'000'000 + i);
        sent.prepend(Transaction::decode(wire)->id());
        const auto task = scene.ledger->submit(wire, false);
        if (i % 100 == 0)
            QVERIFY(scene.ledger->flush());
    }
    QVERIFY(scene.ledger->flush());
    const QList<Ledger::HistoryEntry> all = scene.ledger->history(programs::incinerator, 5000, {}, {});
    QCOMPARE(all.size(), sent.size());
    for (qsizetype i = 0; i < all.size(); ++i)
        QCOMPARE(all[i].signature, sent[i]);
    const QList<Ledger::HistoryEntry> page = scene.ledger->history(programs::incinerator, 1000, sent[999], {});
    QCOMPARE(page.size(), 1000);
    QCOMPARE(page.first().signature, sent[1000]);
    QCOMPARE(scene.ledger->history(quiet.address(), 10, {}, {}).size(), 1);
}

void tst_Ledger::tellsPriorityFees()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    const Address friendly = Keypair::generate().address();
    scene.fund(user.address());
    QCOMPARE(scene.ledger->recentPriorityFees({}).size(), 1);
    for (const quint64 price : {300u, 200u, 700u}) {
        const QByteArray wire
            = signedWire({computeBudget::setUnitPrice(MicroLamports(price)),
                          systemInstruction::transfer(user.address(), friendly, Lamports(lamportsPerSol))},
                         {&user}, scene.ledger->latestBlockhash().blockhash);
        QVERIFY(scene.submit(wire));
        if (price == 200)
            scene.ledger->advanceSlot();
    }
    const auto fees = scene.ledger->recentPriorityFees({friendly});
    QCOMPARE(fees.size(), 2);
    QCOMPARE(fees[0].slot, 0u);
    QCOMPARE(fees[0].microLamports, 200u);
    QCOMPARE(fees[1].microLamports, 700u);
    QCOMPARE(scene.ledger->recentPriorityFees({})[0].microLamports, 0u); // the airdrop paid none
    QCOMPARE(scene.ledger->recentPriorityFees({programs::system})[1].microLamports, 700u); // no lower one landed there
    QCOMPARE(scene.ledger->recentPriorityFees({programs::system, friendly})[0].microLamports, 200u);
    for (int i = 0; i < 300; ++i)
        scene.ledger->advanceSlot();
    QCOMPARE(scene.ledger->recentPriorityFees({}).size(), 150);
}

void tst_Ledger::knowsTokenAccounts()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    const Address account = associatedTokenAddress(user.address(), programs::wrappedSol, programs::token);
    const Hash blockhash = scene.ledger->latestBlockhash().blockhash;
    QVERIFY(scene.submit(signedWire({curvedesk::test::createAssociatedIdempotent(
                                        user.address(), user.address(), programs::wrappedSol, programs::token)},
                                    {&user}, blockhash)));
    QCOMPARE(scene.ledger->tokenAccountsOf(user.address()), QList<Address>{account});
    QVERIFY(scene.submit(
        signedWire({tokenInstruction::closeAccount(account, user.address(), user.address(), programs::token)}, {&user},
                   blockhash)));
    QCOMPARE(scene.ledger->tokenAccountsOf(user.address()), QList<Address>());
}

void tst_Ledger::keepsTime()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    scene.clock.now += 5'000;
    const auto before = scene.submit(scene.transfer(user, user.address(), 1));
    QCOMPARE(scene.ledger->transaction(*before)->blockTime, 1'790'000'000);
    scene.ledger->advanceSlot();
    const auto after = scene.submit(scene.transfer(user, user.address(), 2));
    QCOMPARE(scene.ledger->transaction(*after)->blockTime, 1'790'000'005);
    scene.clock.now -= 100'000;
    scene.ledger->advanceSlot();
    const auto back = scene.submit(scene.transfer(user, user.address(), 3));
    QCOMPARE(scene.ledger->transaction(*back)->blockTime, 1'790'000'005);

    // A first transaction that is on its way to the disk keeps the time from going back, too.
    LedgerScene fresh;
    auto first = fresh.ledger->airdrop(user.address(), Lamports(lamportsPerSol));
    fresh.ledger->setBlockTimeOffset(std::chrono::seconds(60));
    const auto second = QCoro::waitFor(fresh.ledger->airdrop(user.address(), Lamports(lamportsPerSol)));
    QVERIFY(QCoro::waitFor(first) && second);
    QCOMPARE(fresh.ledger->transaction(*second)->blockTime, 1'790'000'000);
}

void tst_Ledger::runsSlots()
{
    SystemClock clock;
    auto ledger = Ledger::open({}, clock);
    QVERIFY(ledger);
    QSignalSpy advanced(ledger->get(), &Ledger::slotAdvanced);
    (*ledger)->startSlots();
    QTRY_VERIFY((*ledger)->slot() >= 2);
    QCOMPARE(advanced.first().first().toULongLong(), 1u);
    QCOMPARE(advanced.size(), static_cast<qsizetype>((*ledger)->slot()));
}

void tst_Ledger::answersWhatIsPendingWhenItGoes()
{
    auto scene = std::make_unique<LedgerScene>();
    const Keypair user = Keypair::generate();
    scene->fund(user.address());
    auto pending = scene->ledger->submit(scene->transfer(user, user.address(), 1), false);
    QVERIFY(!pending.isReady());
    scene.reset();
    QVERIFY(pending.isReady());
    QVERIFY(QCoro::waitFor(pending));
}

CURVEDESK_TEST(tst_Ledger)

} // namespace ledgerTest
#include "tst_Ledger.moc"
