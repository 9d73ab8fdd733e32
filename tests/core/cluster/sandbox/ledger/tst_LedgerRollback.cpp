// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/SandboxCluster.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Programs.h"
#include "tests/core/cluster/sandbox/ledger/LedgerScene.h"
#include "tests/support/FileSizeLimit.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace curvedesk::sandbox::test;
using namespace Qt::StringLiterals;

namespace ledgerRollbackTest {

namespace {

/// Everything that a rollback brings back.
struct Past
{
    AccountMap accounts;
    quint64 burned = 0;
    quint64 transactions = 0;
    QList<Signature> history; ///< of the user, newest first
};

/// Destroys the ledger as soon as the transaction has landed.
QCoro::Task<> endLedgerOnceLanded(LedgerScene &scene, QByteArray wire)
{
    const auto landed = co_await scene.ledger->submit(wire, false);
    if (landed)
        scene.ledger.reset();
}

} // namespace

/// What a fork takes back, and what older commitments see.
class tst_LedgerRollback : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_past.clear();
    }
    void returnsToWhatItWas();
    void remembersTheLastSlots();
    void staysUndoneAfterAKill();
    void takesTheAddressIndexBack();
    void letsDroppedTransactionsLandAgain();
    void refusesWhatItCannotUndo();
    void undoesNothingWhenTheDiskRefuses();
    void forgetsWhatTheDiskRefused();
    void endsWithItsLedger();
    void tellsTheMarket();
    void simulatesAtAnOlderSlot();

private:
    [[nodiscard]] QString path() const { return m_directory->filePath(u"ledger.sqlite"_s); }
    // As a kill -9 leaves it: the files as they are, and nobody who tidied up.
    [[nodiscard]] QString killed(int number) const
    {
        const QString copy = m_directory->filePath(u"killed-%1.sqlite"_s.arg(number));
        for (const auto &suffix : {u""_s, u"-wal"_s})
            QFile::copy(path() + suffix, copy + suffix);
        return copy;
    }

    static AccountMap withoutSysvars(AccountMap accounts)
    {
        accounts.removeIf([](const auto &entry) { return entry.value().owner == programs::sysvarOwner; });
        return accounts;
    }
    static QList<Signature> history(const Ledger &ledger, const Address &address)
    {
        QList<Signature> out;
        for (const Ledger::HistoryEntry &entry : ledger.history(address, 10'000, {}, {}))
            out.append(entry.signature);
        return out;
    }
    [[nodiscard]] static Past present(const LedgerScene &scene, const Address &user)
    {
        return {withoutSysvars(scene.ledger->accounts()), scene.ledger->burnedLamports(),
                scene.ledger->transactionCount(), history(*scene.ledger, user)};
    }
    static void compare(const LedgerScene &scene, const Address &user, const Past &past)
    {
        const Past now = present(scene, user);
        QCOMPARE(now.accounts, past.accounts);
        QCOMPARE(now.burned, past.burned);
        QCOMPARE(now.transactions, past.transactions);
        QCOMPARE(now.history, past.history);
        QVERIFY(scene.addsUp());
    }
    /// A few transfers to old and new accounts, some of which fail, and some that close an account.
    void trade(LedgerScene &scene, const Keypair &user, QRandomGenerator &random)
    {
        for (int i = random.bounded(4); i > 0; --i) {
            const bool fails = random.bounded(5) == 0;
            const Address to = random.bounded(2) ? Keypair::generate().address() : m_friend.address();
            (void)scene.submit(
                scene.transfer(user, to, fails ? 1'000'000 * lamportsPerSol : 1'000'000 + random.bounded(1'000'000u)));
        }
        const quint64 held = scene.lamports(m_friend.address());
        if (held > 5000 && random.bounded(3) == 0)
            (void)scene.submit(scene.transfer(m_friend, user.address(), held - 5000));
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    QHash<quint64, Past> m_past; ///< at the end of each slot
    Keypair m_friend = Keypair::generate();
};

void tst_LedgerRollback::returnsToWhatItWas()
{
    QRandomGenerator random(20260101);
    LedgerScene scene(path());
    const Keypair user = Keypair::generate();
    scene.fund(user.address(), 100 * lamportsPerSol);
    QSignalSpy landed(scene.ledger.get(), &Ledger::landed);
    QSignalSpy undone(scene.ledger.get(), &Ledger::rolledBack);
    for (int round = 0; round < 10; ++round) {
        for (int i = 0; i < 40; ++i) {
            trade(scene, user, random);
            m_past.insert(scene.ledger->slot(), present(scene, user.address()));
            scene.ledger->advanceSlot();
        }
        const quint64 tip = scene.ledger->slot();
        const QList<Signature> before = history(*scene.ledger, user.address());
        const quint64 count = 1 + random.bounded(31u);
        undone.clear();
        const Result<QList<Signature>> dropped = scene.ledger->rollBack(count);
        QVERIFY(dropped);
        compare(scene, user.address(), m_past.value(tip - count));
        // Slots never go back; what was dropped is unknown, and told of in the order of the chain.
        QCOMPARE(scene.ledger->slot(), tip);
        QList<Signature> told;
        for (const QList<QVariant> &arguments : undone) {
            for (const TransactionRecord &record : arguments.at(0).value<QList<TransactionRecord>>())
                told.append(record.signature);
        }
        QCOMPARE(told, *dropped);
        QCOMPARE(before.size() - history(*scene.ledger, user.address()).size(), dropped->size());
        for (qsizetype i = 0; i < dropped->size(); ++i) {
            QCOMPARE(dropped->at(i), before.at(dropped->size() - 1 - i));
            QVERIFY(!scene.ledger->status(dropped->at(i)));
            QVERIFY(!scene.ledger->transaction(dropped->at(i)));
        }
        // Rolled back twice, nothing more happens.
        QCOMPARE(scene.ledger->rollBack(count)->size(), 0);
    }
    QVERIFY(landed.size() > 50);
    // And the next start sees the same.
    const Past last = present(scene, user.address());
    LedgerScene after(killed(0));
    compare(after, user.address(), last);
}

void tst_LedgerRollback::remembersTheLastSlots()
{
    QRandomGenerator random(7);
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    scene.fund(user.address(), 100 * lamportsPerSol);
    for (int i = 0; i < 200; ++i) {
        trade(scene, user, random);
        m_past.insert(scene.ledger->slot(), present(scene, user.address()));
        if (i % 20 == 19) {
            for (quint64 back = 0; back <= 32 && back <= scene.ledger->slot(); ++back) {
                const quint64 slot = scene.ledger->slot() - back;
                const Past &past = m_past[slot];
                AccountMap seen = scene.ledger->accounts();
                const auto changed = scene.ledger->changedSince(slot);
                for (auto it = changed.cbegin(); it != changed.cend(); ++it) {
                    const AccountState *state = scene.ledger->account(it.key(), slot);
                    QCOMPARE(state ? std::optional(*state) : std::nullopt, *it);
                    if (*it)
                        seen.insert(it.key(), **it);
                    else
                        seen.remove(it.key());
                }
                QCOMPARE(withoutSysvars(seen), past.accounts);
                QList<Signature> known;
                for (const auto &entry : scene.ledger->history(user.address(), 10'000, {}, {}, slot))
                    known.append(entry.signature);
                QCOMPARE(known, past.history);
            }
        }
        scene.ledger->advanceSlot();
    }
}

void tst_LedgerRollback::staysUndoneAfterAKill()
{
    QRandomGenerator random(11);
    auto scene = std::make_unique<LedgerScene>(path());
    const Keypair user = Keypair::generate();
    scene->fund(user.address(), 100 * lamportsPerSol);
    for (int round = 0; round < 8; ++round) {
        for (int i = 0; i < 5; ++i) {
            scene->ledger->advanceSlot();
            trade(*scene, user, random);
        }
        const Result<QList<Signature>> dropped = scene->ledger->rollBack(3);
        QVERIFY(dropped);
        const Past past = present(*scene, user.address());
        {
            LedgerScene after(killed(round));
            compare(after, user.address(), past);
            for (const Signature &signature : *dropped)
                QVERIFY(!after.ledger->status(signature));
            // It goes on: numbers that were given before are given again, and mean the new ones.
            trade(after, user, random);
            const auto sent = after.submit(after.transfer(user, user.address(), 12'345));
            QVERIFY(sent);
            QCOMPARE(history(*after.ledger, user.address()).first(), *sent);
            QCOMPARE(after.ledger->transaction(*sent)->signature, *sent);
        }
    }
}

void tst_LedgerRollback::takesTheAddressIndexBack()
{
    // The index goes to disk a thousand transactions at a time: back across that border, and further.
    for (const int landedAfter : {10, 900, 1100}) {
        const QString file = m_directory->filePath(u"index-%1.sqlite"_s.arg(landedAfter));
        Past past;
        Past last;
        const Keypair user = Keypair::generate();
        {
            LedgerScene scene(file);
            scene.fund(user.address(), 100 * lamportsPerSol);
            const auto land = [&](int count) {
                for (int i = 0; i < count; ++i) {
                    const QByteArray wire = scene.transfer(user, user.address(), static_cast<quint64>(i) + 1);
                    const auto sent = scene.ledger->submit(wire, false);
                    if (i % 100 == 99)
                        QVERIFY(scene.ledger->flush());
                }
                QVERIFY(scene.ledger->flush());
            };
            land(1000);
            past = present(scene, user.address());
            scene.ledger->advanceSlot();
            land(landedAfter);
            QCOMPARE(history(*scene.ledger, user.address()).size(), 1001 + landedAfter);
            QCOMPARE(scene.ledger->rollBack(1)->size(), landedAfter);
            compare(scene, user.address(), past);
            land(1200);
            last = present(scene, user.address());
            QCOMPARE(last.history.size(), 2201);
        }
        LedgerScene after(file);
        compare(after, user.address(), last);
    }
}

void tst_LedgerRollback::letsDroppedTransactionsLandAgain()
{
    LedgerScene scene(path());
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    scene.ledger->advanceSlot();
    const QByteArray wire = scene.transfer(user, m_friend.address(), lamportsPerSol);
    const auto sent = scene.submit(wire);
    QVERIFY(sent);
    QCOMPARE(*scene.ledger->rollBack(1), QList<Signature>{*sent});
    QCOMPARE(scene.lamports(m_friend.address()), 0u);
    // The same bytes, resent: they land once.
    QCOMPARE(*scene.submit(wire), *sent);
    QCOMPARE(*scene.submit(wire), *sent);
    QCOMPARE(scene.lamports(m_friend.address()), lamportsPerSol);
    QCOMPARE(scene.ledger->status(*sent)->slot, scene.ledger->slot());
    QCOMPARE(history(*scene.ledger, m_friend.address()), QList<Signature>{*sent});
}

void tst_LedgerRollback::refusesWhatItCannotUndo()
{
    LedgerScene scene;
    QCOMPARE(scene.ledger->rollBack(1).error().code, ErrorCode::InvalidInput); // before the first slot
    for (int i = 0; i < 40; ++i)
        scene.ledger->advanceSlot();
    QCOMPARE(scene.ledger->rollBack(0).error().code, ErrorCode::InvalidInput);
    QCOMPARE(scene.ledger->rollBack(32).error().code, ErrorCode::InvalidInput);
    QSignalSpy undone(scene.ledger.get(), &Ledger::rolledBack);
    QCOMPARE(scene.ledger->rollBack(31)->size(), 0);
    QCOMPARE(undone.size(), 0);
}

void tst_LedgerRollback::undoesNothingWhenTheDiskRefuses()
{
    LedgerScene scene(path());
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    scene.ledger->advanceSlot();
    const auto sent = scene.submit(scene.transfer(user, m_friend.address(), lamportsPerSol));
    const Past past = present(scene, user.address());
    std::optional<curvedesk::test::FileSizeLimit> full(std::in_place, 1);
    const auto refused = scene.ledger->rollBack(1);
    full.reset();
    QCOMPARE(refused.error().code, ErrorCode::Storage);
    compare(scene, user.address(), past);
    QVERIFY(scene.ledger->status(*sent));
    QCOMPARE(*scene.ledger->rollBack(1), QList<Signature>{*sent});
    QVERIFY(scene.addsUp());
}

void tst_LedgerRollback::endsWithItsLedger()
{
    LedgerScene scene(path());
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    scene.ledger->advanceSlot();
    Ledger *const ledger = scene.ledger.get();
    const auto sent = endLedgerOnceLanded(scene, scene.transfer(user, m_friend.address(), 1));
    QCOMPARE(ledger->rollBack(1).error().code, ErrorCode::Cancelled);
}

void tst_LedgerRollback::forgetsWhatTheDiskRefused()
{
    LedgerScene scene(path());
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    scene.ledger->advanceSlot();
    const Past first = present(scene, user.address());
    (void)scene.submit(scene.transfer(user, m_friend.address(), lamportsPerSol));
    const Past second = present(scene, user.address());
    const quint64 slot = scene.ledger->slot();

    std::optional<curvedesk::test::FileSizeLimit> full(std::in_place, 1);
    // One group over two slots, none of which comes to be.
    const auto one = scene.ledger->submit(scene.transfer(user, m_friend.address(), 2 * lamportsPerSol), false);
    scene.ledger->advanceSlot();
    const auto two = scene.ledger->submit(scene.transfer(user, user.address(), 3), false);
    QVERIFY(!scene.ledger->flush());
    full.reset();
    compare(scene, user.address(), second);
    QCOMPARE(scene.ledger->account(m_friend.address(), slot)->lamports.value(), lamportsPerSol);
    QCOMPARE(scene.ledger->account(m_friend.address(), slot - 1), nullptr);

    (void)scene.submit(scene.transfer(user, m_friend.address(), 4 * lamportsPerSol));
    QCOMPARE(scene.ledger->rollBack(1)->size(), 1);
    compare(scene, user.address(), second);
    QCOMPARE(scene.ledger->rollBack(2)->size(), 1);
    compare(scene, user.address(), first);
}

void tst_LedgerRollback::tellsTheMarket()
{
    LedgerScene scene;
    SandboxCluster cluster(*scene.ledger);
    const Keypair user = Keypair::generate();
    scene.fund(user.address());
    scene.ledger->advanceSlot();
    QSignalSpy landed(&cluster, &Cluster::transactionsLanded);
    QSignalSpy dropped(&cluster, &Cluster::transactionsDropped);
    QSignalSpy changed(scene.ledger.get(), &Ledger::accountsChanged);
    // It fails, but it is of the market; a transfer is not.
    const QByteArray wire = signedWire({Instruction{pumpAddresses::program, {}, "nonsense"}}, {&user},
                                       scene.ledger->latestBlockhash().blockhash);
    const auto sent = scene.submit(wire);
    QVERIFY(sent);
    QVERIFY(scene.submit(scene.transfer(user, m_friend.address(), lamportsPerSol)));
    QCOMPARE(landed.size(), 1);
    QCOMPARE(scene.ledger->rollBack(1)->size(), 2);
    QCOMPARE(dropped.size(), 1);
    QCOMPARE(dropped.at(0).at(0).value<QList<Signature>>(), QList<Signature>{*sent});
    // The accounts are other ones again, too.
    QCOMPARE(changed.size(), 3);
    QVERIFY(changed.last().at(0).value<QList<Address>>().contains(m_friend.address()));
}

void tst_LedgerRollback::simulatesAtAnOlderSlot()
{
    LedgerScene scene;
    const Keypair user = Keypair::generate();
    scene.ledger->advanceSlot();
    scene.fund(user.address());
    scene.ledger->advanceSlot();
    const quint64 slot = scene.ledger->slot();
    const Transaction transaction = *Transaction::decode(scene.transfer(user, m_friend.address(), lamportsPerSol));
    const AccountMap before = scene.ledger->accounts();
    const auto at = [&](quint64 wanted) {
        return scene.ledger->simulate(transaction, {.slot = wanted}, {user.address(), m_friend.address()});
    };
    QVERIFY(!at(slot).error);
    QVERIFY(!at(slot - 1).error);
    QCOMPARE(at(slot - 1).slot, slot - 1);
    QCOMPARE(at(slot - 2).error->toJson(), "\"AccountNotFound\""_ba);
    QVERIFY(!at(slot - 2).accounts.at(0));
    QVERIFY(scene.submit(scene.transfer(user, m_friend.address(), 2 * lamportsPerSol)));
    QCOMPARE(at(slot).accounts.at(1)->lamports.value(), 3 * lamportsPerSol);
    QCOMPARE(at(slot - 1).accounts.at(1)->lamports.value(), lamportsPerSol);
    // Looking back changes nothing.
    QCOMPARE(scene.lamports(m_friend.address()), 2 * lamportsPerSol);
    QCOMPARE(scene.ledger->rollBack(1)->size(), 1);
    QCOMPARE(withoutSysvars(scene.ledger->accounts()), withoutSysvars(before));
}

CURVEDESK_TEST(tst_LedgerRollback)

} // namespace ledgerRollbackTest
#include "tst_LedgerRollback.moc"
