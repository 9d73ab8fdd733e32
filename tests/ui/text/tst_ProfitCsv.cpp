// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketCursor.h"
#include "tests/support/TestProgram.h"
#include "ui/text/ProfitPages.h"

#include <QRandomGenerator>
#include <QTest>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace profitCsvTest {

namespace {

using Kind = OrderSummary::Kind;

OrderSummary order(Kind kind, quint64 slot, quint64 lamports, quint64 tokens, quint64 fee = 0,
                   const QString &wallet = u"A"_s)
{
    OrderSummary order;
    order.id = QString::number(slot);
    order.kind = kind;
    order.status = TradeStatus::Succeeded;
    order.wallet = wallet;
    order.mint = u"M"_s;
    order.slot = slot;
    order.movedLamports = lamports;
    order.movedTokens = tokens;
    order.networkFeeLamports = fee;
    order.settledMs = 1'795'000'000'000 + static_cast<qint64>(slot) * 1000;
    return order;
}

/// The fields of each row, without quotes.
QList<QList<QByteArray>> fieldsOf(const QByteArray &all)
{
    QList<QList<QByteArray>> rows;
    for (QByteArray line : all.split('\n')) {
        line.replace('"', "");
        if (!line.isEmpty())
            rows.append(line.trimmed().split(','));
    }
    return rows;
}

QList<QList<QByteArray>> rowsOf(CostMethod method, QList<OrderSummary> orders)
{
    ProfitCsv csv(method);
    std::ranges::stable_sort(orders, {}, &OrderSummary::slot);
    QByteArray all;
    for (const OrderSummary &each : orders)
        all += csv.takeOrder(each);
    return fieldsOf(all);
}

/// A trade at a place of a slot, its fee included in `moved`.
WalletTrade trade(const QString &signature, quint64 slot, quint32 place, bool isBuy, quint64 moved, quint64 tokens,
                  const QString &wallet = u"A"_s)
{
    constexpr quint64 fee = 7;
    WalletTrade trade;
    trade.symbol = u"S"_s;
    trade.trade.feeLamports = fee;
    trade.trade.position = *chainPosition::of(slot, place, 0);
    trade.trade.row = {.signature = signature,
                       .slot = slot,
                       .timestamp = 1'795'000'000 + static_cast<qint64>(slot),
                       .mint = u"M"_s,
                       .user = wallet,
                       .isBuy = isBuy,
                       .lamports = isBuy ? moved - fee : moved + fee,
                       .tokens = tokens};
    return trade;
}

OrderSummary with(const QString &signature, OrderSummary order)
{
    order.signature = signature;
    return order;
}

/// The fields of the rows of orders, oldest first, and of the market's trades, both read in pages of two.
QList<QList<QByteArray>> mergedRows(CostMethod method, QList<OrderSummary> orders, QList<WalletTrade> trades)
{
    std::ranges::reverse(orders);
    std::ranges::sort(trades, {}, [](const WalletTrade &each) { return each.trade.position; });
    ProfitPages pages(method);
    QByteArray all;
    while (!pages.isOver()) {
        if (const auto after = pages.wantedTrades()) {
            QList<WalletTrade> page;
            for (const WalletTrade &each : std::as_const(trades)) {
                if (each.trade.position > *after && page.size() < 2)
                    page.append(each);
            }
            if (!pages.takeTrades(page, page.size() < 2))
                return {};
        } else if (const auto cursor = pages.wanted()) {
            const qsizetype from = cursor->toLongLong();
            pages.take(orders.mid(from, 2), from + 2 < orders.size() ? QString::number(from + 2) : QString());
        }
        all += pages.takeRows(2);
    }
    return fieldsOf(all);
}

enum Field { Time, Name, Method, Wallet, Mint, Symbol, Tokens, Acquired, Cost, Known, Proceeds, Gain };

} // namespace

class TestProfitCsv : public QObject
{
    Q_OBJECT

private slots:
    void theMethodsCountAsByHand()
    {
        // 100 tokens for 1000 + 10, 50 for 2000 + 5; 120 sold for 6000 - 60 in two parts of lots.
        const QList<OrderSummary> orders{order(Kind::Sell, 3, 6000, 120, 60), order(Kind::Launch, 2, 2000, 50, 5),
                                         order(Kind::Buy, 1, 1000, 100, 10)};
        const auto fifo = rowsOf(CostMethod::Fifo, orders);
        QCOMPARE(fifo.size(), 2);
        QCOMPARE(fifo.at(0).mid(Tokens),
                 (QList<QByteArray>{"100", "2026-11-18T11:06:41.000Z", "1010", "yes", "4950", "3940", "3", ""}));
        QCOMPARE(fifo.at(1).mid(Tokens),
                 (QList<QByteArray>{"20", "2026-11-18T11:06:42.000Z", "802", "yes", "990", "188", "3", ""}));
        const auto average = rowsOf(CostMethod::Average, orders);
        QCOMPARE(average.size(), 1);
        // 3015 for 150 tokens: 2412 for 120.
        QCOMPARE(average.at(0).mid(Tokens), (QList<QByteArray>{"120", "", "2412", "yes", "5940", "3528", "3", ""}));
        QCOMPARE(ProfitCsv::header().count(','), fifo.at(0).size() - 1);
    }

    void aFeeAboveTheProceedsIsALoss()
    {
        const auto rows = rowsOf(CostMethod::Fifo, {order(Kind::Buy, 1, 100, 10), order(Kind::Sell, 2, 30, 10, 5000)});
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.at(0).at(Name), "network_fee");
        QCOMPARE(rows.at(0).at(Gain), "-4970");
        QCOMPARE(rows.at(1).at(Name), "sold");
        QCOMPARE(rows.at(1).at(Proceeds), "0");
        QCOMPARE(rows.at(1).at(Gain), "-100");
    }

    void theFirstSlotOfTheSandboxComesFirst()
    {
        const auto rows = rowsOf(CostMethod::Fifo, {order(Kind::Sell, 1, 300, 10), order(Kind::Buy, 0, 100, 10)});
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.at(0).at(Known), "yes"_ba);
        QCOMPARE(rows.at(0).at(Gain), "200"_ba);
    }

    // It landed at the end of a year, and the program learned of it in the next.
    void theTimeIsThatOfTheBlock()
    {
        OrderSummary bought = order(Kind::Buy, 1, 100, 10);
        bought.landedMs = 1'767'225'590'000;
        OrderSummary sold = order(Kind::Sell, 2, 300, 10);
        sold.landedMs = 1'767'225'599'000;
        const auto rows = rowsOf(CostMethod::Fifo, {bought, sold});
        QCOMPARE(rows.size(), 1);
        QCOMPARE(rows.at(0).at(Acquired), "2025-12-31T23:59:50.000Z"_ba);
        QCOMPARE(rows.at(0).at(Time), "2025-12-31T23:59:59.000Z"_ba);
    }

    void tokensFromElsewhereHaveNoKnownCost()
    {
        const auto rows = rowsOf(CostMethod::Fifo, {order(Kind::Buy, 1, 100, 10), order(Kind::Sell, 2, 300, 15)});
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.at(1).at(Known), "no");
        QCOMPARE(rows.at(1).at(Cost), "0");
        QCOMPARE(rows.at(0).at(Proceeds).toInt() + rows.at(1).at(Proceeds).toInt(), 300);
    }

    void whatNoNodeKeptARecordOfIsSaidToBeUnknown()
    {
        OrderSummary sold = order(Kind::Sell, 3, 0, 0, 5000);
        sold.quotedLamports = 300;
        sold.quotedTokens = 10;
        OrderSummary bought = order(Kind::Buy, 2, 0, 0, 5000, u"B"_s);
        bought.quotedTokens = 10;
        const QList<OrderSummary> orders{
            order(Kind::Buy, 1, 100, 20), bought, sold, order(Kind::Sell, 4, 300, 5), order(Kind::Buy, 5, 70, 7),
            order(Kind::Sell, 6, 900, 22)};
        for (const CostMethod method : {CostMethod::Fifo, CostMethod::Average}) {
            const auto rows = rowsOf(method, orders);
            QCOMPARE(rows.at(0).at(Name), "bought"_ba);
            QCOMPARE(rows.at(0).mid(Tokens), (QList<QByteArray>{"", "", "", "no", "", "", "2", ""}));
            QCOMPARE(rows.at(1).at(Name), "sold"_ba);
            QCOMPARE(rows.at(1).mid(Tokens), (QList<QByteArray>{"", "", "", "no", "", "", "3", ""}));
            QCOMPARE(rows.at(0).size(), rows.at(2).size());
            // How much of the first lot was left is not known.
            QCOMPARE(rows.at(2).at(Tokens), "5"_ba);
            QCOMPARE(rows.at(2).at(Known), "no"_ba);
        }
        // What was bought later has its cost: 15 of the first lot, 7 of the second one.
        const auto rows = rowsOf(CostMethod::Fifo, orders);
        QCOMPARE(rows.size(), 5);
        QCOMPARE(rows.at(3).at(Known), "no"_ba);
        QCOMPARE(rows.at(4).at(Tokens), "7"_ba);
        QCOMPARE(rows.at(4).at(Cost), "70"_ba);
        QCOMPARE(rows.at(4).at(Known), "yes"_ba);
    }

    void lotsKeepTheirCostInAnotherWalletOfTheUser()
    {
        OrderSummary sent = order(Kind::Transfer, 2, 0, 4, 7);
        sent.recipient = u"B"_s;
        const auto rows
            = rowsOf(CostMethod::Fifo, {order(Kind::Buy, 1, 100, 10), sent, order(Kind::Sell, 3, 90, 4, 0, u"B"_s)});
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows.at(0).at(Name), "network_fee");
        QCOMPARE(rows.at(0).at(Gain), "-7");
        QCOMPARE(rows.at(1).at(Name), "sent_away");
        QCOMPARE(rows.at(1).at(Gain), "0");
        QCOMPARE(rows.at(2).at(Wallet), "B");
        QCOMPARE(rows.at(2).at(Cost), "40");
        QCOMPARE(rows.at(2).at(Gain), "50");
        QCOMPARE(rows.at(2).at(Acquired), "2026-11-18T11:06:41.000Z");
    }

    void whatComesFromAnotherWalletIsSoldByItsAge_data()
    {
        QTest::addColumn<quint64>("slotOfTheOther");
        QTest::newRow("a later slot") << quint64{2};
        QTest::newRow("later in the same slot") << quint64{1};
    }
    void whatComesFromAnotherWalletIsSoldByItsAge()
    {
        QFETCH(quint64, slotOfTheOther);
        OrderSummary sent = order(Kind::Transfer, 3, 0, 10);
        sent.recipient = u"B"_s;
        const auto rows = rowsOf(CostMethod::Fifo,
                                 {order(Kind::Buy, 1, 100, 10), order(Kind::Buy, slotOfTheOther, 500, 10, 0, u"B"_s),
                                  sent, order(Kind::Sell, 4, 300, 10, 0, u"B"_s)});
        QCOMPARE(rows.size(), 2);
        QCOMPARE(rows.at(0).at(Name), "sent_away");
        QCOMPARE(rows.at(1).at(Name), "sold");
        QCOMPARE(rows.at(1).at(Acquired), "2026-11-18T11:06:41.000Z");
        QCOMPARE(rows.at(1).at(Cost), "100");
        QCOMPARE(rows.at(1).at(Gain), "200");
    }

    void onlyWhatLandedCounts_data()
    {
        QTest::addColumn<TradeStatus>("status");
        QTest::addColumn<int>("rows");
        QTest::newRow("failed: its fee is lost") << TradeStatus::Failed << 1;
        QTest::newRow("expired") << TradeStatus::Expired << 0;
        QTest::newRow("unknown") << TradeStatus::Unknown << 0;
        QTest::newRow("pending") << TradeStatus::Pending << 0;
    }
    void onlyWhatLandedCounts()
    {
        QFETCH(TradeStatus, status);
        OrderSummary lost = order(Kind::Buy, 1, 100, 10, 5);
        lost.status = status;
        QTEST(static_cast<int>(rowsOf(CostMethod::Fifo, {lost}).size()), "rows");
    }

    void noLamportIsLostOrMade_data()
    {
        QTest::addColumn<CostMethod>("method");
        QTest::newRow("first in first out") << CostMethod::Fifo;
        QTest::newRow("average cost") << CostMethod::Average;
    }
    void noLamportIsLostOrMade()
    {
        QFETCH(CostMethod, method);
        QRandomGenerator random(7);
        QList<OrderSummary> orders;
        quint64 bought = 0;
        quint64 paid = 0;
        quint64 received = 0;
        quint64 lost = 0; // of fees that were more than the sale brought
        quint64 slot = 0;
        while (orders.size() < 1000) {
            const bool isBuy = bought < 1000 || random.bounded(2) == 0;
            const quint64 tokens = isBuy ? random.bounded(1u, 1'000'000'000u) : random.bounded(quint32(bought)) + 1;
            const quint64 lamports = random.bounded(10) == 0 ? random.bounded(5'000u) : random.bounded(2'000'000'000u);
            orders.append(order(isBuy ? Kind::Buy : Kind::Sell, ++slot, lamports, tokens, 5000));
            bought = isBuy ? qMin<quint64>(bought + tokens, 4'000'000'000) : bought - tokens;
            paid += isBuy ? lamports + 5000 : 0;
            received += isBuy ? 0 : lamports - qMin<quint64>(lamports, 5000);
            lost += isBuy ? 0 : 5000 - qMin<quint64>(lamports, 5000);
        }
        // All that is left is sold for nothing, so that every cost is booked.
        orders.append(order(Kind::Sell, ++slot, 0, 1'000'000'000'000));
        quint64 cost = 0;
        quint64 proceeds = 0;
        qint64 gain = 0;
        for (const QList<QByteArray> &row : rowsOf(method, orders)) {
            cost += row.at(Cost).toULongLong();
            proceeds += row.at(Proceeds).toULongLong();
            gain += row.at(Gain).toLongLong();
        }
        QVERIFY(lost > 0);
        QCOMPARE(cost, paid + lost);
        QCOMPARE(proceeds, received);
        QCOMPARE(gain, static_cast<qint64>(received) - static_cast<qint64>(paid + lost));
    }

    void whatWasSignedElsewhereTakesItsLots_data()
    {
        QTest::addColumn<CostMethod>("method");
        QTest::newRow("first in first out") << CostMethod::Fifo;
        QTest::newRow("average cost") << CostMethod::Average;
    }
    void whatWasSignedElsewhereTakesItsLots()
    {
        QFETCH(CostMethod, method);
        const auto rows = mergedRows(
            method, {with(u"b"_s, order(Kind::Buy, 1, 1000, 100, 10)), with(u"s"_s, order(Kind::Sell, 4, 900, 70, 20))},
            {trade(u"b"_s, 1, 0, true, 1000, 100), trade(u"e"_s, 2, 0, false, 700, 50),
             trade(u"f"_s, 3, 0, true, 400, 20), trade(u"s"_s, 4, 0, false, 900, 70)});
        QCOMPARE(rows.size(), method == CostMethod::Fifo ? 5 : 4);
        // That its network fee is in no figure.
        QCOMPARE(rows.at(0).at(Name), "network_fee"_ba);
        QCOMPARE(rows.at(0).mid(Tokens), (QList<QByteArray>{"", "", "", "no", "", "", "", "e"}));
        QCOMPARE(rows.at(1).at(Name), "sold"_ba);
        QCOMPARE(rows.at(1).at(Symbol), "S"_ba);
        QCOMPARE(rows.at(1).at(Time), "2026-11-18T11:06:42.000Z"_ba);
        QCOMPARE(rows.at(1).mid(Tokens),
                 (QList<QByteArray>{"50", "2026-11-18T11:06:41.000Z", "505", "yes", "700", "195", "", "e"}));
        QCOMPARE(rows.at(2).mid(Known), (QList<QByteArray>{"no", "", "", "", "f"}));
        // The order sells what is left of the first lot, and the one that was bought elsewhere, with its curve fee.
        qint64 cost = 0;
        qint64 proceeds = 0;
        for (const QList<QByteArray> &row : rows.mid(3)) {
            QCOMPARE(row.at(Known), "yes"_ba);
            QCOMPARE(row.last(), "s"_ba);
            cost += row.at(Cost).toLongLong();
            proceeds += row.at(Proceeds).toLongLong();
        }
        QCOMPARE(cost, 505 + 400);
        QCOMPARE(proceeds, 880);
    }

    // The journal knows the slot of an order only, the market the place in it.
    void aSaleElsewhereStandsBetweenOrdersOfItsSlot()
    {
        OrderSummary sent = with(u"t"_s, order(Kind::Transfer, 5, 0, 10));
        sent.recipient = u"B"_s;
        const QList<OrderSummary> orders{
            with(u"b"_s, order(Kind::Buy, 5, 100, 10)), sent, with(u"c"_s, order(Kind::Buy, 5, 900, 10)),
            with(u"s"_s, order(Kind::Sell, 5, 300, 5)), with(u"x"_s, order(Kind::Sell, 5, 80, 10, 0, u"B"_s))};
        const auto rows = mergedRows(CostMethod::Fifo, orders,
                                     {trade(u"b"_s, 5, 3, true, 100, 10), trade(u"c"_s, 5, 4, true, 900, 10),
                                      trade(u"e"_s, 5, 6, false, 700, 5), trade(u"s"_s, 5, 8, false, 300, 5),
                                      trade(u"x"_s, 5, 9, false, 80, 10, u"B"_s)});
        QList<QByteArray> kinds;
        for (const QList<QByteArray> &row : rows)
            kinds.append(row.at(Name) + ' ' + row.last() + ' ' + row.at(Cost) + ' ' + row.at(Proceeds));
        QCOMPARE(kinds,
                 (QList<QByteArray>{"sent_away t 100 0", "network_fee e  ", "sold e 450 700", "sold s 450 300",
                                    "sold x 100 80"}));
    }

    void whatTheJournalDoesNotKnowTheMarketMay()
    {
        OrderSummary sold = with(u"s"_s, order(Kind::Sell, 2, 0, 0, 5000));
        sold.quotedTokens = 10;
        const QList<OrderSummary> orders{with(u"b"_s, order(Kind::Buy, 1, 100, 20)), sold,
                                         with(u"r"_s, order(Kind::Sell, 3, 70, 10))};
        const auto rows = mergedRows(CostMethod::Fifo, orders, {trade(u"s"_s, 2, 0, false, 60, 10)});
        QCOMPARE(rows.size(), 3);
        QCOMPARE(rows.at(1).mid(Cost), (QList<QByteArray>{"50", "yes", "60", "10", "", "s"}));
        QCOMPARE(rows.at(2).mid(Cost), (QList<QByteArray>{"50", "yes", "70", "20", "3", "r"}));
    }

    void tradesThatAForkDroppedMeanwhileAreNoRows()
    {
        ProfitPages pages(CostMethod::Fifo);
        QCOMPARE(pages.wantedTrades(), -1);
        QCOMPARE(pages.wanted(), std::nullopt);
        QVERIFY(pages.takeTrades({trade(u"e"_s, 2, 0, true, 60, 10)}, true));
        QCOMPARE(pages.wantedTrades(), std::nullopt);
        pages.take({}, {});
        QVERIFY(pages.wantedTrades());
        QCOMPARE(pages.wanted(), std::nullopt);
        QVERIFY(pages.takeRows(10).isEmpty());
        const Outcome taken = pages.takeTrades({trade(u"other"_s, 2, 0, true, 60, 10)}, true);
        QVERIFY(!taken);
        QCOMPARE(taken.error().code, ErrorCode::Unavailable);
    }

    // Orders land out of turn, some never, and new ones come while the listing is read.
    void pagesGiveTheSameRows()
    {
        QRandomGenerator random(7);
        QList<OrderSummary> listing; // oldest first
        for (quint64 i = 0; i < 4000; ++i) {
            const bool buys = i < 50 || random.bounded(2) == 0;
            OrderSummary each
                = order(buys ? Kind::Buy : Kind::Sell, i / 3 + random.bounded(40u), 1000 + random.bounded(5000u),
                        1 + random.bounded(100u), random.bounded(20u), u"W%1"_s.arg(random.bounded(3)));
            each.id = QString::number(i);
            const int fate = random.bounded(10);
            each.status = fate == 0 ? TradeStatus::Pending
                : fate == 1         ? TradeStatus::Expired
                : fate == 2         ? TradeStatus::Failed
                                    : TradeStatus::Succeeded;
            if (fate < 2)
                each.slot = 0;
            listing.append(each);
        }
        for (const CostMethod method : {CostMethod::Fifo, CostMethod::Average}) {
            ProfitCsv whole(method);
            QList<OrderSummary> sorted = listing;
            std::ranges::stable_sort(sorted, {}, &OrderSummary::slot);
            QByteArray expected;
            for (const OrderSummary &each : std::as_const(sorted))
                expected += whole.takeOrder(each);

            QList<OrderSummary> live = listing;
            ProfitPages pages(method);
            QVERIFY(pages.takeTrades({}, true));
            QByteArray out;
            std::size_t mostHeld = 0;
            int reads = 0;
            while (!pages.isOver()) {
                if (const auto cursor = pages.wanted()) {
                    ++reads;
                    const qsizetype end = cursor->isEmpty() ? live.size() : cursor->toLongLong();
                    const qsizetype begin = std::max<qsizetype>(0, end - 100);
                    QList<OrderSummary> page = live.mid(begin, end - begin);
                    std::ranges::reverse(page);
                    pages.take(page, begin > 0 ? QString::number(begin) : QString());
                    live.append(order(Kind::Buy, 100'000 + static_cast<quint64>(reads), 5, 5));
                }
                mostHeld = std::max(mostHeld, pages.held());
                out += pages.takeRows(30);
            }
            QCOMPARE(out, expected);
            QCOMPARE(reads, 40 + 39);
            QVERIFY2(mostHeld < 500, qPrintable(QString::number(mostHeld)));
        }
    }

    void pagesOfNothing()
    {
        ProfitPages pages(CostMethod::Fifo);
        QVERIFY(pages.takeTrades({}, true));
        QCOMPARE(pages.wanted(), QString());
        QVERIFY(pages.takeRows(10).isEmpty());
        pages.take({}, {});
        QVERIFY(pages.isOver());
        QCOMPARE(pages.wanted(), std::nullopt);
    }
};

CURVEDESK_TEST(TestProfitCsv)

} // namespace profitCsvTest
#include "tst_ProfitCsv.moc"
