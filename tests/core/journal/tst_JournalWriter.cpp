// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/JournalWriter.h"
#include "tests/core/journal/SampleOrder.h"
#include "tests/support/TestProgram.h"

#include <QTemporaryDir>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;
using Kind = JournalWriter::Kind;

namespace {

constexpr quint32 many = 200;
constexpr qint64 start = 1'700'000'000'000;

} // namespace

class tst_JournalWriter : public QObject
{
    Q_OBJECT

private slots:
    void init()
    {
        m_directory = std::make_unique<QTemporaryDir>();
        m_path = m_directory->filePath(u"orders.sqlite"_s);
        m_journal = std::move(*OrderJournal::open(m_path));
    }
    void cleanup() { m_journal.reset(); }

    void tellsEachOutcomeOnce()
    {
        JournalWriter writer(*m_journal);
        QVERIFY(writer.isIdle());
        QList<QPair<quint32, bool>> told;
        const auto tell = [&told](quint32 number) {
            return [&told, number](const Outcome &outcome) { told.append({number, outcome.has_value()}); };
        };
        // Every tenth is there already.
        for (quint32 number = 0; number < many; number += 10)
            QVERIFY(m_journal->record(sampleOrder(number)));
        for (quint32 number = 0; number < many; ++number)
            writer.write(Kind::Record, sampleOrder(number), tell(number));
        QVERIFY(told.isEmpty()); // never within the call
        QVERIFY(!writer.isIdle());
        QTRY_COMPARE(told.size(), qsizetype{many});
        QVERIFY(writer.isIdle());
        for (quint32 number = 0; number < many; ++number) {
            QCOMPARE(told.at(number), qMakePair(number, number % 10 != 0));
            QVERIFY(m_journal->order(sampleOrder(number).id));
        }
    }

    void writesTheWholeLifeOfAnOrder()
    {
        JournalWriter writer(*m_journal);
        QList<Outcome> told;
        const auto tell = [&told](const Outcome &outcome) { told.append(outcome); };
        const Order first = sampleOrder(1);
        Order landed = settledOrder(1);
        landed.finalized = false;
        writer.write(Kind::Record, first, tell);
        writer.finish();
        QVERIFY(sameOrder(*m_journal->order(first.id), first));
        writer.write(Kind::Settle, landed, tell);
        writer.write(Kind::Settle, settledOrder(2), tell); // was never recorded
        writer.finish();
        QVERIFY(sameOrder(*m_journal->order(first.id), landed));
        writer.write(Kind::Finalize, landed, tell);
        writer.finish();
        QVERIFY(m_journal->order(first.id)->finalized);
        QCOMPARE(told.size(), 4);
        QVERIFY(told.at(0) && told.at(1) && told.at(3));
        QCOMPARE(told.at(2).error().code, ErrorCode::NotFound);
        QVERIFY(writer.isIdle());
    }

    void meetsAKeyAsItIsNow()
    {
        JournalWriter writer(*m_journal);
        KeyRights rights;
        rights.scopes = KeyScope::Trade;
        auto added = m_journal->apiKeys().add({}, sampleOrder(1).wallet.toBase58(), rights, start);
        QVERIFY(added);
        QList<Outcome> told;
        const auto place = [&](quint32 number) {
            Order order = sampleOrder(number);
            order.apiOwner = added->key.owner;
            order.wallet = sampleOrder(1).wallet;
            order.createdMs = start;
            order.spend.mostLamports = 5;
            writer.write(Kind::Record, order, [&told](const Outcome &outcome) { told.append(outcome); });
            writer.finish();
        };
        place(1);
        QVERIFY(told.last());
        // Orders alone do not make a journal read its keys again; a change does.
        QVERIFY(m_journal->apiKeys().authenticate(added->text.view(), start));
        added->key.rights.maxOrderLamports = 4;
        QVERIFY(m_journal->apiKeys().update(added->key));
        place(2);
        QCOMPARE(told.last().error().code, ErrorCode::LimitOrder);
        ApiKey key = *m_journal->apiKeys().key(added->key.id);
        key.revokedMs = start;
        QVERIFY(m_journal->apiKeys().update(key));
        place(3);
        QCOMPARE(told.last().error().code, ErrorCode::Unauthorized);
        QVERIFY(!m_journal->order(sampleOrder(3).id));
    }

    void keepsTheAuditLogInOneChain()
    {
        JournalWriter writer(*m_journal);
        for (quint32 number = 1; number <= many; ++number) {
            writer.write(Kind::Record, sampleOrder(number), [](const Outcome &outcome) { QVERIFY(outcome); });
            QVERIFY(m_journal->audit().append({"tested", {}}));
        }
        writer.finish();
        const auto found = m_journal->audit().verify();
        QVERIFY(found);
        QCOMPARE(found->problem, QString());
        QCOMPARE(found->lines, qint64{2 * many});
    }

    void refusesWhatCannotBeOpened()
    {
        JournalWriter writer(*m_journal);
        QVERIFY(QFile::remove(m_path));
        QVERIFY(QDir().mkdir(m_path));
        std::optional<Outcome> told;
        writer.write(Kind::Record, sampleOrder(1), [&told](const Outcome &outcome) { told = outcome; });
        writer.finish();
        QVERIFY(told);
        QCOMPARE(told->error().code, ErrorCode::Storage);
    }

    void writesAJournalInMemoryToo()
    {
        const auto journal = std::move(*OrderJournal::open({}));
        JournalWriter writer(*journal);
        int told = 0;
        for (const quint32 number : {1U, 2U})
            writer.write(Kind::Record, sampleOrder(number),
                         [&told](const Outcome &outcome) { told += outcome ? 1 : 0; });
        QCOMPARE(told, 0);
        QVERIFY(!writer.isIdle());
        QTRY_COMPARE(told, 2);
        QVERIFY(journal->order(sampleOrder(2).id));
    }

private:
    std::unique_ptr<QTemporaryDir> m_directory;
    QString m_path;
    std::unique_ptr<OrderJournal> m_journal;
};

CURVEDESK_TEST(tst_JournalWriter)
#include "tst_JournalWriter.moc"
