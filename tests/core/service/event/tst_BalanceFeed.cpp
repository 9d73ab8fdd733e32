// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/event/EventLog.h"
#include "core/solana/TokenInstruction.h"
#include "tests/support/ServiceScene.h"
#include "tests/support/TestProgram.h"

#include <QTemporaryDir>

using namespace curvedesk;
using namespace curvedesk::test;
using namespace Qt::StringLiterals;

namespace balanceFeedTest {

namespace {

constexpr quint64 sol = lamportsPerSol;

/// A log of events that follows the scene's cluster, and what it tells.
struct Followed
{
    Followed(ServiceScene &of, const QString &path)
        : scene(of)
        , log(*EventStore::open(path))
    {
        log.follow(scene.cluster, scene.clock);
        QObject::connect(&log, &EventLog::happened, &log, [this](const QList<Event> &events) {
            for (const Event &event : events)
                told.append(std::get<BalanceChange>(event.content));
        });
    }
    /// Has two polls pass, of which the second one reads the token accounts that the first one found.
    void poll()
    {
        for (int answers = 0; answers < 4; ++answers) {
            if (answers % 2 == 0)
                scene.ledger->advanceSlot();
            // Answers come in the order of the questions.
            QVERIFY(finish(scene.cluster.blockHeight()));
        }
    }
    /// The amounts told since the last call, each behind the one before it, by mint.
    QHash<QString, QPair<quint64, quint64>> changes()
    {
        QHash<QString, QPair<quint64, quint64>> out;
        for (const BalanceChange &each : std::exchange(told, {}))
            out.insert(each.mint, {out.value(each.mint, {each.previous, 0}).first, each.amount});
        return out;
    }

    ServiceScene &scene;
    EventLog log;
    QList<BalanceChange> told;
};

} // namespace

class tst_BalanceFeed : public QObject
{
    Q_OBJECT
    using Changes = QHash<QString, QPair<quint64, quint64>>;

private slots:
    void tellsEachChangeOnce()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"events.sqlite"_s);
        ServiceScene scene;
        const QString mint = scene.coin();
        const QString wallet = scene.wallet(5 * sol);
        const QString other = scene.wallet(sol);
        quint64 lamports = 0;
        quint64 tokens = 0;
        {
            Followed followed(scene, path);
            followed.poll();
            QCOMPARE(followed.changes(), Changes()); // nobody asked
            followed.log.watchBalances({wallet, u"no address"_s});
            followed.poll();
            QCOMPARE(followed.changes(), (Changes{{u"SOL"_s, {0, 5 * sol}}}));
            scene.buy(mint, wallet, sol);
            scene.buy(mint, other, sol / 2);
            followed.poll();
            lamports = scene.lamportsOf(wallet);
            tokens = scene.tokensOf(wallet, mint);
            QCOMPARE(followed.changes(), (Changes{{u"SOL"_s, {5 * sol, lamports}}, {mint, {0, tokens}}}));
            followed.poll();
            QCOMPARE(followed.changes(), Changes());
            // A node that lags behind has older balances.
            scene.cluster.staleReads = 2;
            followed.poll();
            QCOMPARE(scene.cluster.staleReads, 0);
            QCOMPARE(followed.changes(), Changes());
        }
        // What changed while nobody looked is told from where the log ended.
        QVERIFY(finish(scene.trades.trade(
            ServiceScene::request(TradeMode::Sell, mint, {TradeAmount::Unit::PercentOfHolding, 50'000'000}, wallet))));
        Followed followed(scene, path);
        followed.log.watchBalances({wallet});
        followed.poll();
        QCOMPARE(followed.changes(),
                 (Changes{{u"SOL"_s, {lamports, scene.lamportsOf(wallet)}},
                          {mint, {tokens, scene.tokensOf(wallet, mint)}}}));
        const quint64 left = scene.tokensOf(wallet, mint);
        // The account is closed with the last token.
        QVERIFY(finish(scene.trades.trade(
            ServiceScene::request(TradeMode::Sell, mint, {TradeAmount::Unit::PercentOfHolding, 100'000'000}, wallet))));
        followed.poll();
        QCOMPARE(followed.changes().value(mint, {}), qMakePair(left, quint64{0}));
        QVERIFY(!scene.hasTokenAccount(wallet, mint));
    }
    void tellsAnAccountThatWasClosedWhileNobodyLooked()
    {
        const QTemporaryDir folder;
        const QString path = folder.filePath(u"events.sqlite"_s);
        ServiceScene scene;
        const QString sold = scene.coin();
        const QString kept = scene.coin();
        const QString wallet = scene.wallet(5 * sol);
        scene.buy(sold, wallet, sol);
        scene.buy(kept, wallet, sol);
        const quint64 tokens = scene.tokensOf(wallet, sold);
        {
            Followed followed(scene, path);
            followed.log.watchBalances({wallet});
            followed.poll();
            QCOMPARE(followed.changes().value(sold), qMakePair(quint64{0}, tokens));
        }
        QVERIFY(finish(scene.trades.trade(
            ServiceScene::request(TradeMode::Sell, sold, {TradeAmount::Unit::PercentOfHolding, 100'000'000}, wallet))));
        QVERIFY(!scene.hasTokenAccount(wallet, sold));
        Followed followed(scene, path);
        followed.log.watchBalances({wallet});
        followed.poll();
        const auto changes = followed.changes();
        QCOMPARE(changes.value(sold), qMakePair(tokens, quint64{0}));
        QVERIFY(!changes.contains(kept));
    }
    // Who buys coin after coin has had more accounts than the feed watches at once.
    void makesRoomWhereAccountsWereClosed()
    {
        constexpr int most = 1000;
        constexpr int opened = 4; // in a transaction
        constexpr int closed = 20;
        constexpr Lamports rent(2'100'000);
        const QTemporaryDir folder;
        ServiceScene scene;
        const QString mint = scene.coin();
        const Keypair owner = Keypair::generate();
        const QString wallet = owner.address().toBase58();
        QVERIFY(finish(scene.wallets.import(std::make_shared<const SecretBytes>(owner.secretKeyBase58()), {})));
        scene.fund(owner.address(), 10 * sol);
        QList<Address> accounts;
        while (accounts.size() < most) {
            const Keypair each[opened]
                = {Keypair::generate(), Keypair::generate(), Keypair::generate(), Keypair::generate()};
            QList<Instruction> open;
            for (const Keypair &account : each) {
                open += {
                    systemInstruction::createAccount(owner.address(), account.address(), rent, 165, programs::token),
                    tokenInstruction::initializeAccount(account.address(), programs::wrappedSol, owner.address(),
                                                        programs::token)};
                accounts.append(account.address());
            }
            scene.execute(open, {&owner, &each[0], &each[1], &each[2], &each[3]});
        }
        Followed followed(scene, folder.filePath(u"events.sqlite"_s));
        followed.log.watchBalances({wallet});
        followed.poll(); // it takes up as many as it can
        for (int begin = 0; begin < most; begin += closed) {
            QList<Instruction> close;
            for (const Address &account : std::as_const(accounts).mid(begin, closed))
                close += tokenInstruction::closeAccount(account, owner.address(), owner.address(), programs::token);
            scene.execute(close, {&owner});
        }
        for (int polls = 0; polls < 16; polls += 2)
            followed.poll();
        scene.buy(mint, wallet, sol);
        for (int polls = 0; polls < 8; polls += 2)
            followed.poll();
        QCOMPARE(followed.changes().value(mint), qMakePair(quint64{0}, scene.tokensOf(wallet, mint)));
    }
};

CURVEDESK_TEST(tst_BalanceFeed)

} // namespace balanceFeedTest
#include "tst_BalanceFeed.moc"
