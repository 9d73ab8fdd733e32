// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/FakeDesk.h"
#include "ui/state/CurrentCoin.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/state/WalletBook.h"

#include <QSignalSpy>
#include <QTest>

#include <utility>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace marketFeedTest {

class TestMarketFeed : public QObject
{
    Q_OBJECT

private slots:
    void aStormIsOneDeliveryWithTheNewestState()
    {
        FakeDesk desk;
        MarketFeed feed(desk);
        QSignalSpy tokens(&feed, &MarketFeed::tokensChanged);
        TokenSummary token = sampleToken(u"Fox"_s, u"FOX"_s, 1);
        for (quint64 cap = 1; cap <= 1000; ++cap) {
            token.marketCapLamports = cap;
            emit desk.tokenChanged(token);
        }
        QCOMPARE(tokens.count(), 0);
        QTRY_COMPARE(tokens.count(), 1);
        const auto delivered = tokens.first().first().value<QList<TokenSummary>>();
        QCOMPARE(delivered.size(), 1);
        QCOMPARE(delivered.first().marketCapLamports, quint64{1000});
    }

    void thePoolOfACoinThatWasLeftComesAfterItsDetails()
    {
        FakeDesk desk;
        desk.fill();
        desk.tokenList[0].complete = true;
        desk.sheet.quote.pool = u"pool"_s;
        const QString graduated = desk.tokenList.at(0).mint;
        const QString other = desk.tokenList.at(1).mint;
        MarketFeed feed(desk);
        DeskSelection selection;
        CurrentCoin coin(desk, feed, selection);
        bool wasLeft = false;
        bool wasEmpty = false;
        QObject context;
        connect(&coin, &CurrentCoin::changed, &context, [&] {
            wasEmpty = wasEmpty || !coin.details();
            if (std::exchange(wasLeft, true))
                return;
            // Before the answer on the pool, for which the coin asks next.
            QMetaObject::invokeMethod(
                &context,
                [&] {
                    selection.setMint(other);
                    selection.setMint(graduated);
                },
                Qt::QueuedConnection);
        });
        selection.setMint(graduated);
        QTRY_VERIFY(wasLeft && coin.details() && coin.pool() == u"pool");
        QCOMPARE(coin.details()->summary.mint, graduated);
        QVERIFY(!wasEmpty);
    }

    void tradesKeepTheirOrderAndABound()
    {
        FakeDesk desk;
        MarketFeed feed(desk);
        QSignalSpy trades(&feed, &MarketFeed::tradesHappened);
        for (int i = 0; i < 5000; ++i) {
            TradeRow trade;
            trade.timestamp = i;
            emit desk.tradeHappened(trade);
        }
        QTRY_COMPARE(trades.count(), 1);
        const auto delivered = trades.first().first().value<QList<TradeRow>>();
        QCOMPARE(delivered.size(), MarketFeed::maxTradesAFrame);
        QCOMPARE(delivered.last().timestamp, 4999);
        QCOMPARE(delivered.first().timestamp, 5000 - MarketFeed::maxTradesAFrame);
    }

    void whatAForkTookBackIsNotDelivered()
    {
        FakeDesk desk;
        MarketFeed feed(desk);
        QSignalSpy trades(&feed, &MarketFeed::tradesHappened);
        QSignalSpy repairs(&feed, &MarketFeed::repaired);
        emit desk.tradeHappened({});
        emit desk.marketRepaired();
        emit desk.marketRepaired();
        QTRY_COMPARE(repairs.count(), 1);
        QCOMPARE(trades.count(), 0);
    }

    void anOrdersLastStatusCounts()
    {
        FakeDesk desk;
        MarketFeed feed(desk);
        QSignalSpy orders(&feed, &MarketFeed::ordersChanged);
        OrderSummary order;
        order.id = u"a"_s;
        emit desk.orderChanged(order);
        order.status = TradeStatus::Succeeded;
        emit desk.orderChanged(order);
        QTRY_COMPARE(orders.count(), 1);
        const auto delivered = orders.first().first().value<QList<OrderSummary>>();
        QCOMPARE(delivered.size(), 1);
        QCOMPARE(delivered.first().status, TradeStatus::Succeeded);
    }

    void walletsAreAskedForOneQuestionAtATime()
    {
        FakeDesk desk;
        desk.fill();
        MarketFeed feed(desk);
        WalletBook book(desk, feed);
        QSignalSpy changed(&book, &WalletBook::changed);
        for (int i = 0; i < 100; ++i)
            book.refresh();
        QTRY_COMPARE(changed.count(), 1);
        QTRY_COMPARE(desk.walletQuestions, 2); // the first, and one for all that came while it was under way
        QCOMPARE(book.labelOf(desk.walletList.first().address), u"Main wallet"_s);
        QCOMPARE(book.labelOf(u"7xKpB3nVwLr9sTqYhZ"_s), u"7xKp…qYhZ"_s);
    }

    void aFailureKeepsWhatIsKnown()
    {
        FakeDesk desk;
        desk.fill();
        MarketFeed feed(desk);
        WalletBook book(desk, feed);
        book.refresh();
        QTRY_VERIFY(book.isKnown());
        QSignalSpy failed(&book, &WalletBook::failed);
        desk.walletsError = Error{ErrorCode::UpstreamTimeout, {}, std::nullopt, 0};
        book.refresh();
        QTRY_COMPARE(failed.count(), 1);
        QCOMPARE(book.wallets().size(), 3);
        // That they are read again is told, though they are the same.
        QSignalSpy recovered(&book, &WalletBook::recovered);
        book.refresh();
        QTRY_COMPARE(recovered.count(), 1);
        book.refresh();
        QCoreApplication::sendPostedEvents(&book); // the answer
        QCOMPARE(recovered.count(), 1);
    }

    void answersForAnotherCoinAreVoid()
    {
        FakeDesk desk;
        desk.fill();
        MarketFeed feed(desk);
        DeskSelection selection;
        CurrentCoin coin(desk, feed, selection);
        QSignalSpy changed(&coin, &CurrentCoin::changed);
        selection.setMint(desk.tokenList.at(0).mint);
        selection.setMint(desk.tokenList.at(1).mint);
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(coin.details()->summary.name, u"Night Tram"_s);

        TokenSummary tick = desk.tokenList.at(1);
        tick.marketCapLamports += 5;
        emit desk.tokenChanged(tick);
        QTRY_COMPARE(changed.count(), 2);
        QCOMPARE(coin.details()->summary, tick);
    }

    void detailsThatWereReadBeforeAChangeDoNotUndoIt()
    {
        FakeDesk desk;
        desk.fill();
        MarketFeed feed(desk);
        DeskSelection selection;
        CurrentCoin coin(desk, feed, selection);
        QSignalSpy changed(&coin, &CurrentCoin::changed);
        TokenSummary tick = desk.tokenList.first();
        selection.setMint(tick.mint); // FakeDesk reads them now, and answers later
        tick.marketCapLamports += 5;
        emit feed.tokensChanged({tick});
        QTRY_COMPARE(changed.count(), 1);
        QCOMPARE(coin.details()->summary, tick);

        emit feed.repaired();
        tick.marketCapLamports += 5;
        emit feed.tokensChanged({tick});
        QTRY_COMPARE(changed.count(), 3); // by the change, and by the details
        QCOMPARE(coin.details()->summary, tick);
    }
};

CURVEDESK_TEST(TestMarketFeed)

} // namespace marketFeedTest
#include "tst_MarketFeed.moc"
