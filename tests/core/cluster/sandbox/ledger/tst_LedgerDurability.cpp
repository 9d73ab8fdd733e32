// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Programs.h"
#include "tests/core/cluster/sandbox/ledger/LedgerScene.h"
#include "tests/support/FileSizeLimit.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QSignalSpy>
#include <QSqlDatabase>
#include <QSqlQuery>
#include <QTemporaryDir>
#include <QTest>

#include <utility>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace curvedesk::sandbox::test;
using namespace Qt::StringLiterals;

namespace ledgerDurabilityTest {

namespace {

/// Another writer of a ledger's file: the ledger's own waits until it is destroyed.
class OtherWriter
{
    Q_DISABLE_COPY_MOVE(OtherWriter)

public:
    explicit OtherWriter(const QString &path)
    {
        QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"other"_s);
        database.setDatabaseName(path);
        isWriting = database.open() && QSqlQuery(database).exec(u"BEGIN IMMEDIATE"_s);
    }
    ~OtherWriter()
    {
        QSqlDatabase::database(u"other"_s).close();
        QSqlDatabase::removeDatabase(u"other"_s);
    }

    bool isWriting = false;
};

} // namespace

/// What is on disk when the program goes, politely or not.
class tst_LedgerDurability : public QObject
{
    Q_OBJECT

private slots:
    void init() { m_directory = std::make_unique<QTemporaryDir>(); }
    void goesOnWhereItStopped();
    void survivesKills();
    void neverGoesBackInTime();
    void restoresTheAddressIndex();
    void refusesDamage_data();
    void refusesDamage();
    void refusesATransactionThatCouldLandTwice();
    void undoesWhatTheDiskRefuses();
    void executesWhileTheDiskIsBusy_data();
    void executesWhileTheDiskIsBusy();

private:
    [[nodiscard]] QString path(const char *name = "ledger.sqlite") const
    {
        return m_directory->filePath(QString::fromLatin1(name));
    }
    // As a kill -9 leaves it: the files as they are, and nobody who tidied up.
    [[nodiscard]] QString killed(int number) const
    {
        const QString copy = m_directory->filePath(u"killed-%1.sqlite"_s.arg(number));
        for (const auto &suffix : {u""_s, u"-wal"_s})
            QFile::copy(path() + suffix, copy + suffix);
        return copy;
    }
    void edit(const QString &sql) const
    {
        {
            QSqlDatabase database = QSqlDatabase::addDatabase(u"QSQLITE"_s, u"edit"_s);
            database.setDatabaseName(path());
            QVERIFY(database.open());
            QSqlQuery query(database);
            QVERIFY2(query.exec(sql), qPrintable(sql));
        }
        QSqlDatabase::removeDatabase(u"edit"_s);
    }

    std::unique_ptr<QTemporaryDir> m_directory;
};

void tst_LedgerDurability::goesOnWhereItStopped()
{
    const Keypair user = Keypair::generate();
    const Address friendly = Keypair::generate().address();
    Signature signature;
    QByteArray wire;
    Hash genesis;
    quint64 slot = 0;
    AccountMap accounts;
    std::optional<TransactionRecord> record;
    {
        LedgerScene scene(path(), 5);
        scene.fund(user.address());
        for (int i = 0; i < 7; ++i)
            scene.ledger->advanceSlot();
        wire = scene.transfer(user, friendly, lamportsPerSol);
        signature = *scene.submit(wire);
        record = scene.ledger->transaction(signature);
        genesis = scene.ledger->genesisHash();
        slot = scene.ledger->slot();
        accounts = scene.ledger->accounts();
    }
    LedgerScene scene(path(), 6); // an existing ledger keeps its seed
    QCOMPARE(scene.ledger->genesisHash(), genesis);
    QCOMPARE(scene.ledger->slot(), slot + 1);
    QCOMPARE(scene.ledger->burnedLamports(), 10'000u);
    QVERIFY(scene.addsUp());
    QCOMPARE(scene.lamports(friendly), lamportsPerSol);
    for (auto it = accounts.cbegin(); it != accounts.cend(); ++it) {
        if (it->owner != programs::sysvarOwner) // the clock went on
            QCOMPARE(*scene.ledger->account(it.key()), *it);
    }
    QCOMPARE(scene.ledger->accounts().size(), accounts.size());
    const std::optional<TransactionRecord> again = scene.ledger->transaction(signature);
    QCOMPARE(again->wire, record->wire);
    QCOMPARE(again->logs, record->logs);
    QCOMPARE(again->postBalances, record->postBalances);
    QCOMPARE(again->blockTime, record->blockTime);
    QCOMPARE(scene.ledger->status(signature)->commitment, Commitment::Confirmed);
    QCOMPARE(scene.ledger->history(friendly, 10, {}, {}).size(), 1);
    // The same bytes are still the same transaction, and the faucet still pays.
    QCOMPARE(*scene.submit(wire), signature);
    QCOMPARE(scene.lamports(friendly), lamportsPerSol);
    scene.fund(friendly);
}

void tst_LedgerDurability::survivesKills()
{
    const Keypair user = Keypair::generate();
    const Address friendly = Keypair::generate().address();
    LedgerScene scene(path());
    scene.fund(user.address(), 100 * lamportsPerSol);
    QList<QByteArray> answered;
    for (int round = 0; round < 12; ++round) {
        // Some are answered, some are still waiting for the disk when the power goes.
        for (int i = 0; i < round % 4; ++i) {
            const QByteArray wire = scene.transfer(user, friendly, lamportsPerSol + quint64(round * 10 + i));
            QVERIFY(scene.submit(wire));
            answered.append(wire);
        }
        const QByteArray waiting = scene.transfer(user, friendly, 2 * lamportsPerSol + quint64(round));
        const auto task = scene.ledger->submit(waiting, false);
        const QString copy = killed(round);
        {
            LedgerScene after(copy);
            QVERIFY(after.addsUp());
            quint64 received = 0;
            for (const QByteArray &wire : std::as_const(answered)) {
                const Signature signature = Transaction::decode(wire)->id();
                QVERIFY(after.ledger->status(signature));
                QVERIFY(!after.ledger->status(signature)->error);
                received += after.ledger->transaction(signature)->postBalances[1]
                    - after.ledger->transaction(signature)->preBalances[1];
                QCOMPARE(*after.submit(wire), signature); // again, and nothing happens
            }
            QVERIFY(!after.ledger->status(Transaction::decode(waiting)->id()));
            QCOMPARE(after.lamports(friendly), received);
            QCOMPARE(after.ledger->history(friendly, 1000, {}, {}).size(), answered.size());
            QVERIFY(after.ledger->slot() >= scene.ledger->slot());
        }
        QVERIFY(scene.ledger->flush());
        QVERIFY(task.isReady());
        answered.append(waiting);
        scene.ledger->advanceSlot();
    }
}

void tst_LedgerDurability::neverGoesBackInTime()
{
    LedgerScene scene(path());
    for (int i = 0; i < 400; ++i) {
        scene.ledger->advanceSlot();
        if (i % 37 != 0)
            continue;
        const LatestBlockhash shown = scene.ledger->latestBlockhash();
        LedgerScene after(killed(i));
        QVERIFY(after.ledger->slot() >= shown.slot);
        QVERIFY(after.ledger->slot() <= shown.slot + 200);
        // A blockhash is valid in the one that went on as long as its slot says, not longer.
        QCOMPARE(after.ledger->isBlockhashValid(shown.blockhash), after.ledger->slot() <= shown.lastValidBlockHeight);
    }
}

void tst_LedgerDurability::restoresTheAddressIndex()
{
    const Keypair user = Keypair::generate();
    QList<Signature> sent;
    {
        LedgerScene scene(path());
        scene.fund(user.address(), 100 * lamportsPerSol);
        for (quint64 i = 0; i < 1500; ++i) {
            const QByteArray wire = scene.transfer(user, programs::incinerator, 1'000'000 + i);
            sent.prepend(Transaction::decode(wire)->id());
            const auto task = scene.ledger->submit(wire, false);
            if (i % 50 == 0)
                QVERIFY(scene.ledger->flush());
        }
        QVERIFY(scene.ledger->flush());
    }
    LedgerScene scene(path());
    const QList<Ledger::HistoryEntry> all = scene.ledger->history(programs::incinerator, 5000, {}, {});
    QCOMPARE(all.size(), sent.size());
    for (qsizetype i = 0; i < all.size(); ++i)
        QCOMPARE(all[i].signature, sent[i]);
}

void tst_LedgerDurability::refusesDamage_data()
{
    QTest::addColumn<QString>("sql");
    QTest::addColumn<QString>("detail");
    QTest::newRow("lamports") << u"UPDATE accounts SET lamports = lamports + 1 WHERE executable = 0"_s << u"add up"_s;
    QTest::newRow("account gone") << u"DELETE FROM accounts WHERE executable = 1"_s << u"add up"_s;
    QTest::newRow("owner cut off") << u"UPDATE accounts SET owner = x'00'"_s << u"does not decode"_s;
    QTest::newRow("meta cut off") << u"UPDATE meta SET value = x'00' WHERE key = 'burned_lamports'"_s
                                  << u"does not decode"_s;
    QTest::newRow("meta gone") << u"DELETE FROM meta WHERE key = 'seed'"_s << u"has no seed"_s;
    QTest::newRow("newer") << u"PRAGMA user_version = 1000"_s << u"newer version"_s;
    QTest::newRow("transaction cut off") << u"UPDATE transactions SET wire = x'0102'"_s << u"does not decode"_s;
}

void tst_LedgerDurability::refusesDamage()
{
    QFETCH(QString, sql);
    QFETCH(QString, detail);
    {
        LedgerScene scene(path());
        scene.fund(Keypair::generate().address());
    }
    edit(sql);
    SystemClock clock;
    const auto opened = Ledger::open({path(), 1}, clock);
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::Damaged);
    QVERIFY2(opened.error().detail.contains(detail), qPrintable(opened.error().detail));
}

void tst_LedgerDurability::refusesATransactionThatCouldLandTwice()
{
    {
        LedgerScene scene(path());
        scene.fund(Keypair::generate().address());
        scene.fund(Keypair::generate().address());
    }
    // As if the index of addresses were written, which is the other reason to read them.
    edit(u"UPDATE meta SET value = x'0200000000000000' WHERE key = 'first_unindexed'"_s);
    edit(u"UPDATE transactions SET error = x'7b' WHERE sequence = 0"_s);
    SystemClock clock;
    const auto opened = Ledger::open({path(), 1}, clock);
    QVERIFY(!opened);
    QCOMPARE(opened.error().code, ErrorCode::Damaged);
    QVERIFY2(opened.error().detail.contains(u"land twice"), qPrintable(opened.error().detail));
    // A thousand slots later no transaction of then can land.
    edit(u"UPDATE meta SET value = x'e803000000000000' WHERE key = 'slot_ceiling'"_s);
    QVERIFY(Ledger::open({path(), 1}, clock));
}

void tst_LedgerDurability::undoesWhatTheDiskRefuses()
{
    LedgerScene scene(path());
    const Keypair user = Keypair::generate();
    const Address friendly = Keypair::generate().address();
    scene.fund(user.address(), 100 * lamportsPerSol);
    const AccountMap before = scene.ledger->accounts();
    const quint64 burned = scene.ledger->burnedLamports();
    QSignalSpy landed(scene.ledger.get(), &Ledger::landed);
    QSignalSpy changed(scene.ledger.get(), &Ledger::accountsChanged);
    const QByteArray one = scene.transfer(user, friendly, lamportsPerSol);
    const QByteArray two = scene.transfer(user, friendly, 2 * lamportsPerSol);

    std::optional<curvedesk::test::FileSizeLimit> full(std::in_place, 1);
    auto first = scene.ledger->submit(one, false);
    auto second = scene.ledger->submit(two, false);
    QCOMPARE(scene.lamports(friendly), 3 * lamportsPerSol);
    const Outcome flushed = scene.ledger->flush();
    full.reset();

    QVERIFY(!flushed);
    QCOMPARE(flushed.error().code, ErrorCode::Storage);
    for (auto *task : {&first, &second}) {
        QVERIFY(task->isReady());
        const auto refused = QCoro::waitFor(*task);
        QVERIFY(!refused);
        QCOMPARE(refused.error().kind, Refusal::Kind::Storage);
    }
    QCOMPARE(landed.size(), 0);
    QCOMPARE(changed.size(), 1); // back, for those who saw the new state
    QVERIFY(changed.first().at(0).value<QList<Address>>().contains(friendly));
    QCOMPARE(scene.ledger->accounts(), before);
    QCOMPARE(scene.ledger->burnedLamports(), burned);
    QVERIFY(!scene.ledger->status(Transaction::decode(one)->id()));
    QVERIFY(scene.addsUp());

    // With room again, the same bytes land as if nothing had been.
    QVERIFY(scene.submit(two));
    QCOMPARE(scene.lamports(friendly), 2 * lamportsPerSol);
    QVERIFY(scene.submit(one));
    QCOMPARE(scene.lamports(friendly), 3 * lamportsPerSol);
    QCOMPARE(landed.size(), 2);
    QVERIFY(scene.addsUp());
    QCOMPARE(scene.ledger->history(friendly, 10, {}, {}).size(), 2);
}

void tst_LedgerDurability::executesWhileTheDiskIsBusy_data()
{
    QTest::addColumn<bool>("isFull");
    QTest::newRow("then written") << false;
    QTest::newRow("then refused") << true;
}

void tst_LedgerDurability::executesWhileTheDiskIsBusy()
{
    QFETCH(bool, isFull);
    LedgerScene scene(path());
    const Keypair user = Keypair::generate();
    const Address friendly = Keypair::generate().address();
    scene.fund(user.address(), 100 * lamportsPerSol);
    const AccountMap before = scene.ledger->accounts();
    const quint64 count = scene.ledger->transactionCount();
    const quint64 burned = scene.ledger->burnedLamports();
    QSignalSpy landed(scene.ledger.get(), &Ledger::landed);
    const QByteArray one = scene.transfer(user, friendly, lamportsPerSol);
    const QByteArray two = scene.transfer(user, friendly, 2 * lamportsPerSol);

    std::optional<OtherWriter> other(std::in_place, path());
    QVERIFY(other->isWriting);
    auto first = scene.ledger->submit(one, false);
    QCoreApplication::processEvents(); // the first is on its way to the disk
    auto second = scene.ledger->submit(two, false);
    auto firstAgain = scene.ledger->submit(one, false);
    auto secondAgain = scene.ledger->submit(two, false);
    QCoreApplication::processEvents();
    QCOMPARE(scene.lamports(friendly), 3 * lamportsPerSol);
    QCOMPARE(scene.ledger->transactionCount(), count);
    QCOMPARE(landed.size(), 0);
    for (auto *task : {&first, &second, &firstAgain, &secondAgain})
        QVERIFY(!task->isReady());
    for (const QByteArray &wire : {one, two})
        QVERIFY(!scene.ledger->status(Transaction::decode(wire)->id()));

    std::optional<curvedesk::test::FileSizeLimit> full;
    if (isFull)
        full.emplace(1);
    other.reset();
    const bool isFlushed = scene.ledger->flush().has_value();
    full.reset();
    QCOMPARE(isFlushed, !isFull);
    for (auto *task : {&first, &second, &firstAgain, &secondAgain}) {
        QVERIFY(task->isReady());
        QCOMPARE(QCoro::waitFor(*task).has_value(), !isFull);
    }
    QCOMPARE(landed.size(), isFull ? 0 : 2);
    if (isFull) {
        QCOMPARE(scene.ledger->accounts(), before);
        QCOMPARE(scene.ledger->burnedLamports(), burned);
        QVERIFY(scene.submit(one));
        QVERIFY(scene.submit(two));
    }
    QCOMPARE(scene.lamports(friendly), 3 * lamportsPerSol);
    QCOMPARE(scene.ledger->transactionCount(), count + 2);
    QVERIFY(scene.addsUp());
    QCOMPARE(scene.ledger->history(friendly, 10, {}, {}).size(), 2);
}

CURVEDESK_TEST(tst_LedgerDurability)

} // namespace ledgerDurabilityTest
#include "tst_LedgerDurability.moc"
