// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Programs.h"
#include "tests/core/cluster/sandbox/ledger/LedgerScene.h"
#include "tests/support/FileSizeLimit.h"
#include "tests/support/TestProgram.h"

#include <QFileInfo>
#include <QTemporaryDir>
#include <QTest>

#include <optional>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace curvedesk::sandbox::test;
using namespace Qt::StringLiterals;

namespace ledgerLimitTest {

/// A ledger that forgets what the crowd did long ago, and nothing else.
class tst_LedgerLimit : public QObject
{
    Q_OBJECT

private slots:
    void init();
    void keepsTheUsersOwnAndTheNewest();
    void removesNothingThatWasNotRead();
    void growsNoFurther();
    void goesOnOnceTheDiskHasRoom();

private:
    static constexpr quint64 newest = 200;

    /// Lets the crowd and now and then the user send transactions, ten in a commit and a slot.
    void trade(int count, bool hasOwn = true)
    {
        for (int i = 0; i < count; i += 10) {
            std::vector<QCoro::Task<tl::expected<Signature, Refusal>>> sent;
            for (int j = 0; j < 10; ++j) {
                const bool isOwn = hasOwn && (i + j) % 97 == 0;
                sent.push_back(m_scene->ledger->submit(
                    m_scene->transfer(isOwn ? m_user : m_crowd, m_friend, 1'000'000 + ++m_number), false));
                m_isOwn.append(isOwn);
            }
            for (auto &each : sent) {
                const auto signature = QCoro::waitFor(std::move(each));
                QVERIFY(signature);
                m_sent.append(*signature);
            }
            m_scene->ledger->advanceSlot();
        }
    }
    /// Lets the ledger forget, by commits that are older than no status is remembered.
    void forget(const std::function<quint64()> &readUpTo = {})
    {
        for (int i = 0; i < 400; ++i)
            m_scene->ledger->advanceSlot();
        m_scene->ledger->limitHistory({newest, {m_crowd.address()}, readUpTo});
        for (quint64 slot = 0, before = 1; slot != before;) {
            before = slot;
            trade(10, false);
            QCoreApplication::processEvents();
            slot = m_scene->ledger->firstWholeSlot();
        }
    }
    /// All signatures of an address, read page by page.
    [[nodiscard]] QList<Signature> historyOf(const Address &address) const
    {
        QList<Signature> out;
        for (std::optional<Signature> before;;) {
            const auto page = m_scene->ledger->history(address, 37, before, std::nullopt);
            if (page.isEmpty())
                return out;
            for (const Ledger::HistoryEntry &entry : page)
                out.append(entry.signature);
            before = out.last();
        }
    }
    void reopen()
    {
        m_scene.reset();
        m_scene = std::make_unique<LedgerScene>(m_directory->filePath(u"ledger.sqlite"_s));
    }

    std::unique_ptr<QTemporaryDir> m_directory;
    std::unique_ptr<LedgerScene> m_scene;
    Keypair m_user = Keypair::generate();
    Keypair m_crowd = Keypair::generate();
    Address m_friend = Keypair::generate().address();
    QList<Signature> m_sent;
    QList<bool> m_isOwn;
    quint64 m_number = 0;
};

void tst_LedgerLimit::init()
{
    m_directory = std::make_unique<QTemporaryDir>();
    m_sent.clear();
    m_isOwn.clear();
    reopen();
    m_scene->fund(m_user.address());
    m_scene->fund(m_crowd.address(), 100 * lamportsPerSol);
}

void tst_LedgerLimit::keepsTheUsersOwnAndTheNewest()
{
    trade(2500);
    QHash<Signature, TransactionRecord> own;
    for (qsizetype i = 0; i < m_sent.size(); ++i) {
        if (m_isOwn[i])
            own.insert(m_sent[i], *m_scene->ledger->transaction(m_sent[i]));
    }
    QCOMPARE(m_scene->ledger->firstWholeSlot(), 0u);
    forget();
    const quint64 count = m_scene->ledger->transactionCount();
    const quint64 whole = m_scene->ledger->firstWholeSlot();
    QVERIFY(whole > 150);
    QVERIFY(whole < 251);
    for (const bool isReopened : {false, true}) {
        if (isReopened)
            reopen();
        Ledger &ledger = *m_scene->ledger;
        QCOMPARE(ledger.transactionCount(), count);
        QCOMPARE(ledger.firstWholeSlot(), whole);
        QVERIFY(m_scene->addsUp());
        QList<Signature> left;
        QList<Signature> leftOfCrowd;
        for (qsizetype i = m_sent.size(); i-- > 0;) {
            const std::optional<TransactionRecord> record = ledger.transaction(m_sent[i]);
            QCOMPARE(ledger.status(m_sent[i]).has_value(), record.has_value());
            const bool isNew = i + 1 > m_sent.size() - static_cast<qsizetype>(newest);
            QVERIFY2(record || (!m_isOwn[i] && !isNew), qPrintable(QString::number(i)));
            if (m_isOwn[i] && own.contains(m_sent[i])) {
                QCOMPARE(record->wire, own[m_sent[i]].wire);
                QCOMPARE(record->logs, own[m_sent[i]].logs);
                QCOMPARE(record->postBalances, own[m_sent[i]].postBalances);
                QCOMPARE(record->slot, own[m_sent[i]].slot);
            }
            if (record && record->slot >= whole)
                QVERIFY(std::ranges::count(ledger.block(record->slot), m_sent[i], &TransactionRecord::signature) == 1);
            if (!record)
                continue;
            left.append(m_sent[i]);
            if (!m_isOwn[i])
                leftOfCrowd.append(m_sent[i]);
        }
        QVERIFY(left.size() < 1600);
        QCOMPARE(historyOf(m_friend), left);
        QCOMPARE(historyOf(m_crowd.address()).first(leftOfCrowd.size()), leftOfCrowd);
        QCOMPARE(historyOf(programs::system).first(left.size()), left);
        // Somebody may still ask for what comes after a transaction that is gone.
        QVERIFY(ledger.history(m_friend, 10, m_sent[1], std::nullopt).isEmpty());
    }
}

void tst_LedgerLimit::removesNothingThatWasNotRead()
{
    trade(2500);
    quint64 readUpTo = 0;
    forget([&] { return readUpTo; });
    QCOMPARE(m_scene->ledger->firstWholeSlot(), 0u);
    QVERIFY(m_scene->ledger->transaction(m_sent[1]));
    readUpTo = 20;
    forget([&] { return readUpTo; });
    QCOMPARE(m_scene->ledger->firstWholeSlot(), 20u);
    QVERIFY(!m_scene->ledger->transaction(m_sent[1]));
}

void tst_LedgerLimit::growsNoFurther()
{
    QList<qint64> sizes;
    for (int round = 0; round < 5; ++round) {
        trade(2000, false);
        forget();
        reopen();
        sizes.append(QFileInfo(m_directory->filePath(u"ledger.sqlite"_s)).size());
    }
    // A chunk of the address index more or less waits to be written.
    QVERIFY2(sizes.last() < 2 * sizes.first(), qPrintable(u"%1 -> %2"_s.arg(sizes.first()).arg(sizes.last())));
}

void tst_LedgerLimit::goesOnOnceTheDiskHasRoom()
{
    trade(2500, false);
    for (int i = 0; i < 400; ++i)
        m_scene->ledger->advanceSlot();
    QTest::ignoreMessage(QtWarningMsg, "old transactions of the ledger could not be removed yet");
    std::optional<curvedesk::test::FileSizeLimit> full(std::in_place, 1);
    m_scene->ledger->limitHistory({newest, {m_crowd.address()}, {}});
    QCoreApplication::processEvents();
    full.reset();
    QCOMPARE(m_scene->ledger->firstWholeSlot(), 0u);
    trade(10, false);
    QTRY_VERIFY(m_scene->ledger->firstWholeSlot() > 0);
    QVERIFY(m_scene->addsUp());
}

CURVEDESK_TEST(tst_LedgerLimit)

} // namespace ledgerLimitTest
#include "tst_LedgerLimit.moc"
