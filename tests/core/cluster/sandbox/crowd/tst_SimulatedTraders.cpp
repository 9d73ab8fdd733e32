// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/ContentId.h"
#include "core/cluster/sandbox/crowd/MigrationKeeper.h"
#include "core/cluster/sandbox/crowd/SimulatedCoins.h"
#include "core/cluster/sandbox/crowd/SimulatedTraders.h"
#include "core/pump/amm/AmmAddresses.h"
#include "core/pump/ChainEvents.h"
#include "core/pump/curve/CreateInstruction.h"
#include "core/pump/curve/CurveAccount.h"
#include "core/pump/curve/CurveQuote.h"
#include "core/pump/curve/GlobalAccount.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/solana/Programs.h"
#include "core/solana/TokenAccount.h"
#include "core/solana/TokenInstruction.h"
#include "core/solana/Transaction.h"
#include "tests/support/TestInstructions.h"
#include "tests/support/TestProgram.h"

#include <QCoroTask>
#include <QDateTime>
#include <QJsonDocument>
#include <QJsonObject>
#include <QSet>
#include <QTemporaryDir>
#include <QtEndian>
#include <QTest>

#include <numeric>

using namespace curvedesk;
using namespace curvedesk::sandbox;
using namespace Qt::StringLiterals;

namespace simulatedTradersTest {

namespace {

constexpr quint64 initialTokens = 793'100'000'000'000;

QHash<Address, BondingCurve> curvesOf(const Ledger &ledger)
{
    QHash<Address, BondingCurve> out;
    for (auto it = ledger.accounts().cbegin(); it != ledger.accounts().cend(); ++it) {
        if (it->owner != pumpAddresses::program)
            continue;
        if (const auto curve = curveAccount::decode(it->data))
            out.insert(it.key(), *curve);
    }
    return out;
}

// What everybody did, in order.
class Watcher : public QObject
{
public:
    explicit Watcher(Ledger &ledger)
    {
        connect(&ledger, &Ledger::landed, this, [this](const QList<TransactionRecord> &records) {
            for (const TransactionRecord &record : records) {
                failed += record.error ? 1 : 0;
                const QList<ChainEvent> told = chainEvents::fromLogs(record.logs);
                events += told;
                for (const ChainEvent &event : told) {
                    if (const auto *trade = std::get_if<AmmTradeEvent>(&event))
                        ++(trade->isBuy ? poolBuys : poolSells);
                }
            }
        });
    }

    template<class Event> [[nodiscard]] qsizetype count() const
    {
        return std::count_if(events.cbegin(), events.cend(),
                             [](const ChainEvent &event) { return std::holds_alternative<Event>(event); });
    }

    QList<ChainEvent> events;
    int failed = 0;
    int poolBuys = 0;
    int poolSells = 0;
};

} // namespace

class tst_SimulatedTraders : public QObject
{
    Q_OBJECT

private slots:
    void contentAddressIsTheOneIpfsGives()
    {
        QCOMPARE(rawCid("hello world"), u"bafkreifzjut3te2nhyekklss27nh3k72ysco7y32koao5eei66wof36n5e"_s);
    }

    void coinsAreWellFormed()
    {
        QSet<QByteArray> names;
        QSet<QByteArray> addresses;
        QSet<QByteArray> pictures;
        for (quint64 i = 0; i < 500; ++i) {
            const SimulatedCoin coin = SimulatedCoin::at(i);
            QVERIFY(!coin.name.isEmpty() && coin.name.size() <= createInstruction::maxNameBytes);
            QVERIFY(!coin.symbol.isEmpty() && coin.symbol.size() <= createInstruction::maxSymbolBytes);
            QCOMPARE(coin.uri, "ipfs://" + rawCid(coin.metadata).toLatin1());
            QVERIFY(coin.uri.size() <= createInstruction::maxUriBytes);
            const QJsonObject metadata = QJsonDocument::fromJson(coin.metadata).object();
            QCOMPARE(metadata.value("name"_L1).toString().toUtf8(), coin.name);
            QCOMPARE(metadata.value("symbol"_L1).toString().toUtf8(), coin.symbol);
            QCOMPARE(metadata.value("image"_L1).toString(), u"ipfs://"_s + rawCid(coin.picture));
            QVERIFY(coin.picture.startsWith("\x89PNG") && coin.picture.endsWith("IEND\xAE\x42\x60\x82"_ba));
            const qsizetype data = coin.picture.indexOf("IDAT");
            const qsizetype size = qFromBigEndian<qint32>(coin.picture.constData() + data - 4);
            // Rows of 64 pixels of two bits behind a byte each; Qt wants the size before the stream.
            QCOMPARE(qUncompress("\0\0\x04\x40"_ba + coin.picture.mid(data + 4, size)).size(), 64 * 17);
            pictures.insert(coin.picture);
            names.insert(coin.name);
            addresses.insert(coin.uri);
        }
        QCOMPARE(names.size(), 500);
        QCOMPARE(addresses.size(), 500);
        QCOMPARE(pictures.size(), 500);
    }

    void startsWithAMarketThatHasAHistory()
    {
        auto ledger = openLedger(7);
        const Watcher watcher(*ledger);
        SimulatedTraders traders(*ledger, 7);
        const auto started = QCoro::waitFor(traders.start());
        QVERIFY(started && *started);
        // All of it is there with the answer, up to the last step of the furthest coin.
        QCOMPARE(watcher.count<CreateEvent>(), 10);
        QVERIFY(progress(*ledger).last() > 795'000);
        QVERIFY(watcher.count<TradeEvent>() >= 120);
        const QList<quint64> sorted = progress(*ledger);
        QCOMPARE(sorted.size(), 10);
        QVERIFY2(sorted.first() < 60'000, QByteArray::number(sorted.first()).constData());
        QVERIFY(std::any_of(sorted.begin(), sorted.end(), [](quint64 ppm) { return ppm > 380'000 && ppm < 480'000; }));
        bool hasSells = false;
        for (const ChainEvent &event : watcher.events) {
            const auto *trade = std::get_if<TradeEvent>(&event);
            hasSells |= trade != nullptr && !trade->isBuy;
        }
        QVERIFY(hasSells);
        // It took its time, and ends in the present.
        const qint64 now = QDateTime::currentSecsSinceEpoch();
        QList<qint64> times;
        for (const ChainEvent &event : std::as_const(watcher.events)) {
            if (const auto *trade = std::get_if<TradeEvent>(&event))
                times.append(trade->timestamp);
        }
        QVERIFY(std::is_sorted(times.begin(), times.end()));
        QVERIFY2(times.first() < now - 60 * 60 && times.first() >= now - 91 * 60,
                 QByteArray::number(now - times.first()));
        QVERIFY2(times.last() > now - 2 * 60, QByteArray::number(now - times.last()));
        for (qsizetype i = 1; i < times.size(); ++i)
            QVERIFY2(times.at(i) - times.at(i - 1) < 3 * 60, QByteArray::number(times.at(i) - times.at(i - 1)));
        QTRY_VERIFY_WITH_TIMEOUT(ledger->blockTime(ledger->slot()) >= now - 1, 30'000);
        // And goes on by itself.
        const qsizetype before = watcher.events.size();
        QTRY_VERIFY_WITH_TIMEOUT(watcher.events.size() > before + 1, 30'000);
        QCOMPARE(watcher.failed, 0);
    }

    void thePastGoesOverIntoThePresentWithoutACrash()
    {
        for (const quint64 seed : {7ull, 1ull, 2ull}) {
            auto ledger = openLedger(seed);
            SimulatedTraders traders(*ledger, seed);
            const auto started = QCoro::waitFor(traders.start());
            QVERIFY(started && *started);
            const QList<quint64> before = progress(*ledger);
            for (int i = 0; i < 400; ++i) // some minutes
                QVERIFY(QCoro::waitFor(traders.act()).has_value());
            const QList<quint64> after = progress(*ledger);
            // The coin that was furthest keeps most of its way, and the market as a whole does.
            QVERIFY2(after.last() > before.last() / 4 * 3, QByteArray::number(after.last()));
            const auto sum = [](const QList<quint64> &each) { return std::accumulate(each.begin(), each.end(), 0ull); };
            QVERIFY2(sum(after) > sum(before) / 5 * 4, QByteArray::number(sum(after)));
        }
    }

    void tradesCoinsThatOtherPeopleLaunch()
    {
        auto ledger = openLedger(7);
        QList<QByteArray> blocks;
        SimulatedTraders traders(*ledger, 7);
        traders.publishBy([&blocks](const QByteArray &block) { blocks.append(block); });
        const auto started = QCoro::waitFor(traders.start());
        QVERIFY(started && *started);
        QVERIFY(blocks.contains(SimulatedCoin::at(0).picture) && blocks.contains(SimulatedCoin::at(9).metadata));
        const Keypair user = Keypair::generate();
        const Keypair mint = Keypair::generate();
        QVERIFY(QCoro::waitFor(ledger->airdrop(user.address(), Lamports(lamportsPerSol))));
        createInstruction::Arguments arguments;
        arguments.name = "Night Tram";
        arguments.symbol = "TRAM";
        arguments.uri = "ipfs://x";
        arguments.creator = user.address();
        Transaction launch = Transaction::unsignedFrom(
            *Message::compile(user.address(), {createInstruction::createV2(mint.address(), user.address(), arguments)},
                              ledger->latestBlockhash().blockhash));
        const Keypair *const keys[] = {&user, &mint};
        QVERIFY(launch.sign(keys));
        QVERIFY(QCoro::waitFor(ledger->submit(launch.encode(), true)));
        const auto isTraded = [&] { return progress(*ledger, pumpAddresses::bondingCurve(mint.address())) > 0; };
        for (int i = 0; i < 60 && !isTraded(); ++i)
            QVERIFY(QCoro::waitFor(traders.act()).has_value());
        QVERIFY(isTraded());
        // And so after a restart.
        SimulatedTraders later(*ledger, 7);
        const auto again = QCoro::waitFor(later.start());
        QVERIFY(again && *again);
        const quint64 before = progress(*ledger, pumpAddresses::bondingCurve(mint.address()));
        for (int i = 0; i < 100 && progress(*ledger, pumpAddresses::bondingCurve(mint.address())) == before; ++i)
            QVERIFY(QCoro::waitFor(later.act()).has_value());
        QVERIFY(progress(*ledger, pumpAddresses::bondingCurve(mint.address())) != before);
    }

    void sameSeedActsTheSameWay()
    {
        QList<QHash<Address, BondingCurve>> markets;
        for (const quint64 seed : {5ull, 5ull, 6ull}) {
            auto ledger = openLedger(1);
            SimulatedTraders traders(*ledger, seed);
            for (int i = 0; i < 60; ++i) {
                const auto acted = QCoro::waitFor(traders.act());
                QVERIFY(acted.has_value());
            }
            markets.append(curvesOf(*ledger));
        }
        QVERIFY(!markets.at(0).isEmpty());
        QVERIFY(markets.at(0) == markets.at(1));
        QVERIFY(markets.at(0) != markets.at(2));
    }

    void goesOnWithTheCoinsThatAreThere()
    {
        auto ledger = openLedger(1);
        {
            SimulatedTraders traders(*ledger, 3);
            for (int i = 0; i < 80; ++i)
                QVERIFY(QCoro::waitFor(traders.act()).has_value());
        }
        const QHash<Address, BondingCurve> before = curvesOf(*ledger);
        QVERIFY(before.size() >= 2);
        const Watcher watcher(*ledger);
        SimulatedTraders traders(*ledger, 3);
        int landed = 0;
        for (int i = 0; i < 80; ++i) {
            const auto acted = QCoro::waitFor(traders.act());
            QVERIFY(acted.has_value());
            landed += *acted ? 1 : 0;
        }
        QVERIFY(landed > 60);
        bool tradedAnOldCoin = false;
        for (const ChainEvent &event : watcher.events) {
            if (const auto *trade = std::get_if<TradeEvent>(&event))
                tradedAnOldCoin |= before.contains(pumpAddresses::bondingCurve(trade->mint));
        }
        QVERIFY(tradedAnOldCoin);
    }

    void tradesOnPools()
    {
        auto ledger = *Ledger::open({}, m_clock);
        MigrationKeeper keeper(*ledger, 1);
        keeper.start();
        SimulatedTraders traders(*ledger, 4);
        QVERIFY(QCoro::waitFor(traders.act()).has_value());
        // Somebody buys the first coin out.
        const QHash<Address, BondingCurve> curves = curvesOf(*ledger);
        const Address curve = curves.cbegin().key();
        const Address mint = TokenAccount::decode(ledger->account(ledger->tokenAccountsOf(curve).first())->data)->mint;
        buyOut(*ledger, mint, *curves.cbegin());
        ledger->advanceSlot();
        const Address pool = ammAddresses::PoolAddresses::derive(mint, programs::token2022).pool;
        QTRY_VERIFY(ledger->account(pool) != nullptr);
        const Watcher watcher(*ledger);
        for (int i = 0; i < 150; ++i)
            QVERIFY(QCoro::waitFor(traders.act()).has_value());
        QCOMPARE(watcher.failed, 0);
        QVERIFY(watcher.poolBuys > 0);
        QVERIFY(watcher.poolSells > 0);
    }

    void survivesAMarketThatMovesUnderIt()
    {
        // Two crowds of the same people trade on the same coins, each without knowing of the other.
        auto ledger = openLedger(1);
        SimulatedTraders first(*ledger, 9);
        QVERIFY(QCoro::waitFor(first.act()).has_value());
        SimulatedTraders second(*ledger, 9);
        int landed = 0;
        for (int i = 0; i < 60; ++i) {
            auto one = first.act();
            auto other = second.act();
            const auto a = QCoro::waitFor(one);
            const auto b = QCoro::waitFor(other);
            QVERIFY(a.has_value() && b.has_value());
            landed += (*a ? 1 : 0) + (*b ? 1 : 0);
        }
        QVERIFY(landed > 30);
    }

    void mayGoAtAnyMoment()
    {
        for (int turns = 0; turns < 40; ++turns) {
            auto ledger = openLedger(1);
            {
                SimulatedTraders traders(*ledger, 2);
                auto starting = traders.start();
                auto pending = traders.act();
                for (int i = 0; i < turns; ++i)
                    QCoreApplication::processEvents();
            }
            for (int i = 0; i < 5; ++i)
                QCoreApplication::processEvents();
        }
    }

private:
    std::unique_ptr<Ledger> openLedger(quint64 seed)
    {
        Ledger::Options options;
        options.seed = seed;
        auto ledger = Ledger::open(options, m_clock);
        if (!ledger)
            qFatal("no ledger: %s", qPrintable(ledger.error().detail));
        return std::move(*ledger);
    }

    static void buyOut(Ledger &ledger, const Address &mint, const BondingCurve &curve)
    {
        const Keypair whale = Keypair::generate();
        for (int i = 0; i < 2; ++i)
            QVERIFY(QCoro::waitFor(ledger.airdrop(whale.address(), Lamports(Ledger::maxAirdropLamports))));
        const auto global = *GlobalAccount::decode(ledger.account(pumpAddresses::global)->data);
        TradeAccounts accounts;
        accounts.coin = pumpAddresses::CoinAddresses::derive(mint, programs::token2022);
        accounts.user = pumpAddresses::UserAddresses::derive(whale.address(), mint, programs::token2022);
        accounts.feeRecipient = global.feeRecipient;
        accounts.buybackFeeRecipient = global.buybackFeeRecipients.front();
        accounts.creatorVault = pumpAddresses::creatorVault(curve.creator);
        const auto message = Message::compile(
            whale.address(),
            {curvedesk::test::createAssociatedIdempotent(whale.address(), whale.address(), mint, programs::token2022),
             tradeInstruction(TradeForm::Buy, accounts, curve.realTokenReserves, 150 * lamportsPerSol)},
            ledger.latestBlockhash().blockhash);
        Transaction transaction = Transaction::unsignedFrom(*message);
        const Keypair *const keys[] = {&whale};
        QVERIFY(transaction.sign(keys));
        QVERIFY(QCoro::waitFor(ledger.submit(transaction.encode(), true)));
    }

    static quint64 progress(const Ledger &ledger, const Address &curve)
    {
        return curveQuote::progressPpm(curvesOf(ledger).value(curve), initialTokens);
    }

    static QList<quint64> progress(const Ledger &ledger)
    {
        QList<quint64> out;
        for (const BondingCurve &curve : curvesOf(ledger))
            out.append(curveQuote::progressPpm(curve, initialTokens));
        std::sort(out.begin(), out.end());
        return out;
    }

    SystemClock m_clock;
};

CURVEDESK_TEST(tst_SimulatedTraders)

} // namespace simulatedTradersTest
#include "tst_SimulatedTraders.moc"
