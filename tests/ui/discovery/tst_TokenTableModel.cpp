// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/ui/support/FakeDesk.h"
#include "tests/ui/support/PaintedTexts.h"
#include "ui/discovery/TokenTableModel.h"
#include "ui/models/CellRoles.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/DeskTable.h"

#include <QAbstractItemModelTester>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QScopeGuard>
#include <QScrollBar>
#include <QSignalSpy>
#include <QTest>

#include <algorithm>
#include <optional>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace tokenTableModelTest {

namespace {

TokenSummary token(const QString &name, quint64 cap)
{
    TokenSummary t = sampleToken(name, name.toUpper(), 100'000);
    t.marketCapLamports = cap;
    return t;
}

QStringList names(const TokenTableModel &model)
{
    QStringList list;
    for (int row = 0; row < model.rowCount(); ++row)
        list.append(model.index(row, 0).data(NameRole).toString());
    return list;
}

} // namespace

class TestTokenTableModel : public QObject
{
    Q_OBJECT

private slots:
    void sortsAPage()
    {
        TokenTableModel model(TokenTableModel::Selection::Rising);
        model.setOrder(TokenTableModel::MarketCapColumn, Qt::DescendingOrder);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTokens({token(u"a"_s, 1), token(u"c"_s, 3), token(u"b"_s, 2)}, false);
        QCOMPARE(names(model), QStringList({u"c"_s, u"b"_s, u"a"_s}));
    }

    void nameAndTickerDoNotTouch_data()
    {
        QTest::addColumn<RowDensity>("density");
        QTest::newRow("compact") << RowDensity::Compact;
        QTest::newRow("usual") << RowDensity::Usual;
        QTest::newRow("cosy") << RowDensity::Cosy;
    }
    void nameAndTickerDoNotTouch()
    {
        QFETCH(RowDensity, density);
        TokenTableModel model(TokenTableModel::Selection::Rising);
        model.setTokens({token(u"gypsy"_s, 1)}, false);
        DeskTable table(u"Coins"_s, &model, 36);
        const Theme former = themeOf(&table);
        applyTheme(*qApp, makeTheme(ColorScheme::Dark, 100, ColorConvention::GreenRed, density));
        const auto again = qScopeGuard([&former] { applyTheme(*qApp, former); });
        table.resize(320, 200);
        table.show();
        const PaintedTexts painted(*table.viewport());
        const auto ink = [&painted](QStringView words) {
            const auto text
                = std::ranges::find_if(painted.texts(), [words](const auto &each) { return each.words == words; });
            return text == painted.texts().end() ? QRectF() : text->ink;
        };
        QVERIFY(ink(u"gypsy").isValid() && ink(u"$GYPSY").isValid());
        QVERIFY2(ink(u"gypsy").bottom() + 1 < ink(u"$GYPSY").top(),
                 qPrintable(u"%1 above %2"_s.arg(ink(u"gypsy").bottom()).arg(ink(u"$GYPSY").top())));
        QVERIFY(ink(u"gypsy").top() >= 0 && ink(u"$GYPSY").bottom() <= table.rowHeight(0));
    }

    void itKeepsSoManyNewCoins()
    {
        TokenTableModel model(TokenTableModel::Selection::New);
        QSignalSpy removed(&model, &TokenTableModel::endRemoved);
        constexpr int many = 3 * static_cast<int>(TokenTableModel::usualRows);
        for (int i = 0; i < many; ++i) {
            TokenSummary coin = token(u"coin-%1"_s.arg(i), 1);
            coin.createdMs = 1'000'000 + i;
            model.applyChanges({coin});
            QVERIFY(model.rowCount() <= TokenTableModel::usualRows * 9 / 8);
        }
        QVERIFY(!removed.isEmpty());
        QCOMPARE(model.token(0).name, u"coin-%1"_s.arg(many - 1));
        // A page that was read stays.
        QList<TokenSummary> page;
        for (int i = 0; i < many; ++i) {
            page.append(token(u"old-%1"_s.arg(i), 1));
            page.last().createdMs = 900'000 - i;
        }
        model.append(page, true);
        const int rows = model.rowCount();
        QVERIFY(rows >= many);
        removed.clear();
        TokenSummary newest = token(u"newest"_s, 1);
        newest.createdMs = 2'000'000;
        model.applyChanges({newest});
        QCOMPARE(model.rowCount(), rows + 1);
        QVERIFY(removed.isEmpty());
    }

    void aTickMovesItsRowAndResetsNothing()
    {
        TokenTableModel model(TokenTableModel::Selection::Rising);
        model.setOrder(TokenTableModel::MarketCapColumn, Qt::DescendingOrder);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTokens({token(u"c"_s, 30), token(u"b"_s, 20), token(u"a"_s, 10)}, false);
        QSignalSpy reset(&model, &QAbstractItemModel::modelReset);
        QSignalSpy moved(&model, &QAbstractItemModel::layoutChanged);
        const QPersistentModelIndex kept = model.index(2, 0);

        model.applyChanges({token(u"a"_s, 25)});
        QCOMPARE(names(model), QStringList({u"c"_s, u"a"_s, u"b"_s}));
        QCOMPARE(kept.row(), 1);
        QCOMPARE(kept.data(NameRole).toString(), u"a"_s);
        model.applyChanges({token(u"c"_s, 1)});
        QCOMPARE(names(model), QStringList({u"a"_s, u"b"_s, u"c"_s}));
        model.applyChanges({token(u"b"_s, 21)}); // no change of place
        QCOMPARE(moved.count(), 2);
        QCOMPARE(reset.count(), 0);
    }

    void newCoinsGoWhereTheyBelong()
    {
        TokenTableModel model(TokenTableModel::Selection::Rising);
        model.setOrder(TokenTableModel::MarketCapColumn, Qt::DescendingOrder);
        model.setTokens({token(u"c"_s, 30), token(u"a"_s, 10)}, true);
        model.applyChanges({token(u"b"_s, 20)});
        QCOMPARE(names(model), QStringList({u"c"_s, u"b"_s, u"a"_s}));
        // Below the last row of a list that goes on elsewhere: part of a later page.
        model.applyChanges({token(u"z"_s, 1)});
        QCOMPARE(model.rowCount(), 3);
        model.append({token(u"z"_s, 1)}, false);
        QCOMPARE(names(model).last(), u"z"_s);
    }

    void frozenRowsKeepTheirPlaces()
    {
        TokenTableModel model(TokenTableModel::Selection::Rising);
        model.setOrder(TokenTableModel::MarketCapColumn, Qt::DescendingOrder);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTokens({token(u"c"_s, 30), token(u"b"_s, 20), token(u"a"_s, 10)}, false);
        const QPersistentModelIndex kept = model.index(2, 0);
        model.setFrozen(true);
        model.applyChanges({token(u"a"_s, 99), token(u"new"_s, 50)});
        QCOMPARE(names(model), QStringList({u"c"_s, u"b"_s, u"a"_s}));
        QCOMPARE(model.token(2).marketCapLamports, quint64{99});
        model.setFrozen(false);
        QCOMPARE(names(model), QStringList({u"a"_s, u"new"_s, u"c"_s, u"b"_s}));
        QCOMPARE(kept.data(NameRole).toString(), u"a"_s);
        QCOMPARE(kept.row(), 0);
    }

    void graduatingHoldsOnlyThoseUnderWay()
    {
        TokenTableModel model(TokenTableModel::Selection::Graduating);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        TokenSummary late = sampleToken(u"late"_s, u"L"_s, 700'000);
        model.setTokens({late, sampleToken(u"early"_s, u"E"_s, 100'000)}, false);
        QCOMPARE(names(model), QStringList({u"late"_s}));
        late.complete = true;
        model.applyChanges({late});
        QCOMPARE(model.rowCount(), 0);
    }

    void aFilterLeavesCoinsOut_data()
    {
        QTest::addColumn<QList<int>>("numbers"); // as CoinFilter::numbers()
        QTest::addColumn<QStringList>("left"); // of: old, 100 SOL, 10 %; young, 50 SOL, 60 %; hidden; old copy
        QTest::newRow("none") << QList<int>{} << QStringList{u"old"_s, u"young"_s, u"hid\u200Bden"_s, u"OLD"_s};
        QTest::newRow("age") << QList<int>{60} << QStringList{u"young"_s};
        QTest::newRow("least cap") << QList<int>{0, 60} << QStringList{u"old"_s};
        QTest::newRow("largest cap") << QList<int>{0, 0, 49} << QStringList{u"hid\u200Bden"_s, u"OLD"_s};
        QTest::newRow("least progress") << QList<int>{0, 0, 0, 50} << QStringList{u"young"_s};
        QTest::newRow("largest progress")
            << QList<int>{0, 0, 0, 0, 20} << QStringList{u"old"_s, u"hid\u200Bden"_s, u"OLD"_s};
        QTest::newRow("deceptive") << QList<int>{0, 0, 0, 0, 0, 0, 1} << QStringList{u"old"_s, u"young"_s};
        QTest::newRow("imitates what is left out") << QList<int>{0, 0, 70, 0, 0, 0, 1} << QStringList{u"young"_s};
        QTest::newRow("damaged settings")
            << QList<int>{-5, -1, -1, -7, -2, -9, -3} << QStringList{u"old"_s, u"young"_s, u"hid\u200Bden"_s, u"OLD"_s};
    }
    void aFilterLeavesCoinsOut()
    {
        QFETCH(QList<int>, numbers);
        QFETCH(QStringList, left);
        const qint64 now = QDateTime::currentMSecsSinceEpoch();
        const auto coin = [now](const QString &name, quint64 sol, quint64 percent, int ageMinutes) {
            TokenSummary t = token(name, sol * 1'000'000'000);
            t.progressPpm = percent * 10'000;
            t.createdMs = now - ageMinutes * 60'000;
            return t;
        };
        const QList<TokenSummary> coins{coin(u"old"_s, 100, 10, 300), coin(u"young"_s, 50, 60, 5),
                                        coin(u"hid\u200Bden"_s, 20, 10, 300), coin(u"OLD"_s, 10, 10, 200)};
        for (const bool arePaged : {true, false}) {
            TokenTableModel model(TokenTableModel::Selection::Rising);
            QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
            model.setOrder(TokenTableModel::MarketCapColumn, Qt::DescendingOrder);
            model.setNow(now);
            model.setFilter(CoinFilter::fromNumbers(numbers));
            if (arePaged)
                model.setTokens(coins, false);
            else
                model.append(coins, false);
            QCOMPARE(names(model), left);
        }
        TokenTableModel watched(TokenTableModel::Selection::Watched);
        watched.setWatched({coins.first().mint});
        watched.setFilter(CoinFilter::fromNumbers(numbers));
        watched.applyChanges(coins);
        QCOMPARE(names(watched), QStringList{u"old"_s});
    }

    void aFilterFollowsTheMarketAndTheClock()
    {
        TokenTableModel model(TokenTableModel::Selection::New);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        TokenSummary coin = token(u"a"_s, 5'000'000'000);
        coin.createdMs = 1'000'000;
        model.setNow(1'060'000);
        model.setFilter({.maxAgeMinutes = 5, .minCapSol = 4});
        model.applyChanges({coin});
        QCOMPARE(model.rowCount(), 1);
        coin.marketCapLamports = 3'000'000'000;
        model.applyChanges({coin});
        QCOMPARE(model.rowCount(), 0);
        coin.marketCapLamports = 4'000'000'000;
        model.applyChanges({coin});
        QCOMPARE(model.rowCount(), 1);
        model.setNow(1'000'000 + 5 * 60'000 + 1);
        QCOMPARE(model.rowCount(), 0);
    }

    void holdersAreKnownBeforeACoinIsListed()
    {
        TokenTableModel model(TokenTableModel::Selection::Rising);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setFilter({.minHolders = 3});
        const TokenSummary few = token(u"few"_s, 10);
        const TokenSummary many = token(u"many"_s, 5);
        model.setTokens({few, many}, true);
        QCOMPARE(model.rowCount(), 0);
        QCOMPARE(model.unproven().size(), 2);
        const auto figures
            = [](const TokenSummary &of, int holders) { return CoinFigures{.mint = of.mint, .holders = holders}; };
        model.applyFigures({figures(few, 2), figures(many, 3)}, false);
        QCOMPARE(names(model), QStringList{u"many"_s});
        QVERIFY(model.unproven().isEmpty());
        model.applyFigures({figures(many, 2)}, false);
        QCOMPARE(model.rowCount(), 0);
        TokenSummary traded = few; // a trade may have brought a holder
        traded.marketCapLamports = 11;
        model.applyChanges({traded});
        QCOMPARE(model.unproven(), QStringList{few.mint});
    }

    void aCoinThatWaitedForAnotherFilterIsOneRow()
    {
        TokenTableModel model(TokenTableModel::Selection::Rising);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const TokenSummary coin = token(u"a"_s, 10);
        model.setFilter({.minHolders = 5});
        model.applyChanges({coin});
        QCOMPARE(model.unproven(), QStringList{coin.mint});
        model.setFilter({});
        QVERIFY(model.unproven().isEmpty());
        model.applyChanges({coin});
        model.applyFigures({CoinFigures{.mint = coin.mint, .holders = 9}}, false);
        QCOMPARE(names(model), QStringList{u"a"_s});
    }

    void aCoinThatNoLongerBelongsWaitsNoMore()
    {
        TokenTableModel model(TokenTableModel::Selection::Graduating);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const TokenSummary late = sampleToken(u"late"_s, u"L"_s, 600'000);
        TokenSummary complete = late;
        complete.complete = true;
        model.setFrozen(true);
        model.applyChanges({late});
        model.applyChanges({complete});
        model.setFrozen(false);
        QCOMPARE(model.rowCount(), 0);
        model.setFilter({.minHolders = 5});
        model.applyChanges({late});
        QCOMPARE(model.unproven(), QStringList{late.mint});
        model.applyChanges({complete});
        QVERIFY(model.unproven().isEmpty());
    }

    void figuresThatMissTradesAreNotShown()
    {
        TokenTableModel model(TokenTableModel::Selection::New);
        const TokenSummary coin = token(u"a"_s, 10);
        const TokenSummary other = token(u"b"_s, 5);
        model.setTokens({coin, other}, true);
        CoinFigures figures{.mint = coin.mint, .holders = 7};
        figures.changeBps = {100, 200, 300};
        figures.volumeLamports = {1'000'000'000, 2'000'000'000, 3'000'000'000};
        figures.missesTrades = {false, true, true};
        figures.holdersMissTrades = true;
        model.applyFigures({figures}, false);
        const auto row = model.index(static_cast<int>(names(model).indexOf(u"a"_s)), 0);
        const auto text = [&](int column) { return row.siblingAtColumn(column).data().toString(); };
        QVERIFY(text(TokenTableModel::ChangeColumn).contains(u'1'));
        for (const int column : {TokenTableModel::HourChangeColumn, TokenTableModel::DayChangeColumn,
                                 TokenTableModel::VolumeColumn, TokenTableModel::HoldersColumn}) {
            QCOMPARE(text(column), u"–"_s);
            QVERIFY(row.siblingAtColumn(column).data(Qt::ToolTipRole).toString().contains(u"not stored"));
        }
        model.setFilter({.minHolders = 3});
        model.setTokens({coin, other}, true);
        CoinFigures known{.mint = other.mint, .holders = 7};
        model.applyFigures({figures, known}, false);
        QCOMPARE(names(model), QStringList{u"b"_s});
    }

    void whatIsNotReadIsNoZeroAndComesLast()
    {
        TokenTableModel model(TokenTableModel::Selection::New);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        const TokenSummary unread = token(u"unread"_s, 10);
        const TokenSummary fell = token(u"fell"_s, 5);
        model.setTokens({unread, fell}, true);
        CoinFigures figures{.mint = fell.mint, .holders = 2};
        figures.changeBps = {-100, -200, -300};
        model.applyFigures({figures}, false);
        for (int column = TokenTableModel::ChangeColumn; column <= TokenTableModel::HoldersColumn; ++column) {
            for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
                model.setOrder(static_cast<TokenTableModel::Column>(column), order);
                QCOMPARE(names(model), QStringList({u"fell"_s, u"unread"_s}));
                QVERIFY(model.index(0, column).data().toString() != u"–"_s);
                QCOMPARE(model.index(1, column).data().toString(), u"–"_s);
                QVERIFY(model.index(1, column).data(Qt::ToolTipRole).toString().contains(u"Not read yet"));
            }
        }
        // All that moved are told: the others did not, in five minutes.
        model.setOrder(TokenTableModel::ChangeColumn, Qt::DescendingOrder);
        model.applyFigures({figures}, true);
        QCOMPARE(names(model), QStringList({u"unread"_s, u"fell"_s}));
        QVERIFY(model.index(0, TokenTableModel::ChangeColumn).data().toString() != u"–"_s);
        QCOMPARE(model.index(0, TokenTableModel::HourChangeColumn).data().toString(), u"–"_s);
    }

    void aPageBringsTheFiguresThatPlaceItsRows()
    {
        TokenTableModel model(TokenTableModel::Selection::New);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setOrder(TokenTableModel::VolumeColumn, Qt::DescendingOrder);
        const auto traded = [](const TokenSummary &coin, quint64 lamports) {
            CoinFigures figures{.mint = coin.mint};
            figures.volumeLamports.back() = lamports;
            return figures;
        };
        const TokenSummary a = token(u"a"_s, 1);
        const TokenSummary b = token(u"b"_s, 2);
        const TokenSummary c = token(u"c"_s, 3);
        model.setTokens({a}, true, {traded(a, 20)});
        model.setFrozen(true); // the pointer is over the list: rows do not move, but new ones take their places
        model.append({c, b}, false, {traded(c, 10), traded(b, 30)});
        QCOMPARE(names(model), QStringList({u"b"_s, u"a"_s, u"c"_s}));
        model.applyFigures({traded(c, 40)}, false);
        QCOMPARE(names(model), QStringList({u"b"_s, u"a"_s, u"c"_s}));
        model.setFrozen(false);
        QCOMPARE(names(model), QStringList({u"c"_s, u"b"_s, u"a"_s}));
    }

    void timeToGraduationIsAnExtrapolation_data()
    {
        QTest::addColumn<qint64>("bps");
        QTest::addColumn<QString>("says");
        // 30 of 60 virtual SOL came in while the market cap rose fourfold: 40 more take 6 min 40 s.
        QTest::newRow("rose") << qint64{30'000} << u"Complete in 6 min"_s;
        QTest::newRow("still") << qint64{0} << QString();
        QTest::newRow("fell") << qint64{-100} << QString();
        QTest::newRow("hardly rose") << qint64{1} << QString();
    }
    void timeToGraduationIsAnExtrapolation()
    {
        QFETCH(qint64, bps);
        QFETCH(QString, says);
        TokenSummary coin = token(u"a"_s, 1);
        coin.virtualSolReserves = 60'000'000'000;
        coin.lamportsToComplete = 40'000'000'000;
        TokenTableModel model(TokenTableModel::Selection::Rising);
        model.setNow(coin.createdMs + 3'600'000);
        model.setTokens({coin}, false);
        CoinFigures figures{.mint = coin.mint};
        figures.changeBps.front() = bps;
        model.applyFigures({figures}, false);
        const QString tip = model.index(0, TokenTableModel::ProgressColumn).data(Qt::ToolTipRole).toString();
        QVERIFY(tip.contains(u"SOL to go"));
        QVERIFY2(says.isEmpty() ? !tip.contains(u"extrapolated") : tip.contains(says), qPrintable(tip));
    }

    void watchedHoldsWhatIsWatched()
    {
        TokenTableModel model(TokenTableModel::Selection::Watched);
        const TokenSummary a = token(u"a"_s, 1);
        model.applyChanges({a});
        QCOMPARE(model.rowCount(), 0);
        model.setWatched({a.mint});
        model.applyChanges({a});
        QCOMPARE(model.rowCount(), 1);
        model.setWatched({});
        QCOMPARE(model.rowCount(), 0);
    }

    void aCoinThatAPageHasTwiceIsOneRow()
    {
        TokenTableModel model(TokenTableModel::Selection::Rising);
        model.setOrder(TokenTableModel::MarketCapColumn, Qt::DescendingOrder);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        model.setTokens({token(u"a"_s, 9), token(u"a"_s, 8)}, true);
        model.append({token(u"b"_s, 5), token(u"c"_s, 4), token(u"b"_s, 3), token(u"a"_s, 1)}, false);
        QCOMPARE(names(model), QStringList({u"c"_s, u"b"_s, u"a"_s}));
        // A coin that waits for the mouse to leave arrives with a page meanwhile: the page is newer.
        model.setFrozen(true);
        model.applyChanges({token(u"d"_s, 1)});
        model.append({token(u"d"_s, 7)}, false);
        model.setFrozen(false);
        QCOMPARE(names(model), QStringList({u"d"_s, u"c"_s, u"b"_s, u"a"_s}));
    }

    void pagesThatArriveWhileTheOrderChangesHoldEachCoinOnce_data()
    {
        QTest::addColumn<quint32>("seed");
        for (quint32 seed = 1; seed <= 4; ++seed)
            QTest::addRow("%u", seed) << seed;
    }
    void pagesThatArriveWhileTheOrderChangesHoldEachCoinOnce()
    {
        QFETCH(quint32, seed);
        QRandomGenerator random(seed);
        // A store whose pages follow the market cap, as the market's do: a page begins below the last one's last coin.
        constexpr int count = 60;
        constexpr int pageSize = 8;
        QList<TokenSummary> store;
        for (int i = 0; i < count; ++i)
            store.append(token(u"coin%1"_s.arg(i), random.bounded(60U)));
        const auto keyOf = [](const TokenSummary &coin) { return std::pair(coin.marketCapLamports, coin.mint); };
        TokenTableModel model(TokenTableModel::Selection::Rising);
        model.setOrder(TokenTableModel::MarketCapColumn, Qt::DescendingOrder);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::optional<std::pair<quint64, QString>> cursor;
        for (bool isFirst = true, hasMore = true; hasMore; isFirst = false) {
            std::ranges::sort(store, std::ranges::greater(), keyOf);
            QList<TokenSummary> page;
            for (const TokenSummary &coin : std::as_const(store)) {
                if ((!cursor || keyOf(coin) < *cursor) && page.size() < pageSize)
                    page.append(coin);
            }
            hasMore = page.size() == pageSize;
            if (hasMore)
                cursor = keyOf(page.last());
            if (isFirst)
                model.setTokens(page, hasMore);
            else
                model.append(page, hasMore);
            for (int i = 0; i < 20; ++i) {
                TokenSummary &coin = store[random.bounded(count)];
                coin.marketCapLamports = random.bounded(60U);
                model.applyChanges({coin});
                model.applyFigures({{coin.mint, {random.bounded(-50, 50)}, {}, -1}}, random.bounded(10) == 0);
                if (random.bounded(8) == 0)
                    model.setFrozen(random.bounded(2) == 0);
            }
        }
        model.setFrozen(false);
        QSet<QString> mints;
        for (int row = 0; row < model.rowCount(); ++row)
            mints.insert(model.index(row, 0).data(MintRole).toString());
        QCOMPARE(mints.size(), model.rowCount());
        QCOMPARE(model.rowCount(), count);
        for (const TokenSummary &coin : std::as_const(store)) {
            const int row = model.rowOf(coin.mint);
            QCOMPARE(model.token(row).mint, coin.mint);
            QCOMPARE(model.token(row).marketCapLamports, coin.marketCapLamports);
        }
    }

    void staysSortedInAStorm()
    {
        TokenTableModel model(TokenTableModel::Selection::Rising);
        model.setOrder(TokenTableModel::MarketCapColumn, Qt::DescendingOrder);
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QRandomGenerator random(5);
        for (int i = 0; i < 3000; ++i) {
            model.applyChanges({token(u"coin%1"_s.arg(random.bounded(40)), random.bounded(50U))});
            if (i % 500 == 250)
                model.setFrozen(true);
            if (i % 500 == 300)
                model.setFrozen(false);
        }
        QCOMPARE(model.rowCount(), 40);
        for (int row = 1; row < model.rowCount(); ++row)
            QVERIFY(model.token(row - 1).marketCapLamports >= model.token(row).marketCapLamports);
    }

    // The sign in the picture of a row is said to those who do not see it.
    void aRowSaysThatItsNameHasHiddenCharacters_data()
    {
        QTest::addColumn<QString>("name");
        QTest::addColumn<QString>("ticker");
        QTest::addColumn<bool>("isSaid");
        QTest::newRow("a plain name") << u"Dollar"_s << u"USDC"_s << false;
        QTest::newRow("in the name") << u"Dol\u200Blar"_s << u"USDC"_s << true;
        QTest::newRow("in the ticker") << u"Dollar"_s << u"\uFEFFUSDC"_s << true;
    }
    void aRowSaysThatItsNameHasHiddenCharacters()
    {
        QFETCH(QString, name);
        QFETCH(QString, ticker);
        TokenTableModel model(TokenTableModel::Selection::Rising);
        TokenSummary coin = token(name, 1);
        coin.name = name;
        coin.symbol = ticker;
        model.setTokens({coin}, false);
        const QModelIndex index = model.index(0, TokenTableModel::CoinColumn);
        QTEST(index.data(Qt::DisplayRole).toString().contains(u"has hidden characters"), "isSaid");
        QTEST(index.data(IsSuspectRole).toBool(), "isSaid");
    }

    void foreignNamesReachNoMarkup()
    {
        TokenTableModel model(TokenTableModel::Selection::Rising);
        model.setOrder(TokenTableModel::MarketCapColumn, Qt::DescendingOrder);
        TokenSummary hostile = token(u"<img src=x>\u202Ea"_s, 1);
        model.setTokens({hostile}, false);
        const QModelIndex index = model.index(0, TokenTableModel::CoinColumn);
        QVERIFY(!index.data(Qt::ToolTipRole).toString().contains(u"<img"_s));
        QVERIFY(!index.data(Qt::DisplayRole).toString().contains(QChar(0x202E)));
        QVERIFY(index.data(Qt::ToolTipRole).toString().contains(u"hidden characters"_s));
    }

    void ordersByEveryColumn_data()
    {
        QTest::addColumn<int>("column");
        for (int column = TokenTableModel::ProgressColumn; column < TokenTableModel::ColumnCount; ++column)
            QTest::addRow("%d", column) << column;
    }
    void ordersByEveryColumn()
    {
        QFETCH(int, column);
        TokenTableModel model(TokenTableModel::Selection::Rising);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        // Figures that are larger the higher the coin's number, times that are later; only the last ones are equal.
        QList<TokenSummary> coins;
        QList<CoinFigures> figures;
        for (int i = 0; i < 8; ++i) {
            const auto size = static_cast<quint64>(i);
            TokenSummary coin = token(u"coin%1"_s.arg(i), 10 + size);
            coin.progressPpm = size;
            coin.createdMs = coin.lastTradeMs = 1'000'000 + i;
            coins.append(coin);
            figures.append({coin.mint, {i - 3, 2 * i, 3 * i}, {0, 0, size}, i});
        }
        model.setTokens(coins, false);
        model.applyFigures(figures, false);
        for (const Qt::SortOrder order : {Qt::AscendingOrder, Qt::DescendingOrder}) {
            model.setOrder(static_cast<TokenTableModel::Column>(column), order);
            // Ascending ages are those of the youngest first.
            const bool isRising = (order == Qt::AscendingOrder) != (column >= TokenTableModel::AgeColumn);
            for (int row = 0; row < 8; ++row)
                QCOMPARE(model.token(row).name, u"coin%1"_s.arg(isRising ? row : 7 - row));
        }
    }

    void aHundredThousandRowsFollowTheMarket()
    {
        TokenTableModel model(TokenTableModel::Selection::Rising);
        model.setOrder(TokenTableModel::MarketCapColumn, Qt::DescendingOrder);
        constexpr int count = 100'000;
        constexpr int page = 1000;
        TokenSummary coin = token(u"coin"_s, 0);
        const auto numbered = [&coin](int i, quint64 cap) {
            coin.mint = QString::number(i);
            coin.name = u"coin %1"_s.arg(i);
            coin.marketCapLamports = cap;
            return coin;
        };
        for (int from = 0; from < count; from += page) {
            QList<TokenSummary> coins;
            for (int i = from; i < from + page; ++i)
                coins.append(numbered(i, static_cast<quint64>(2 * count - i)));
            model.append(coins, from + page < count);
        }
        QCOMPARE(model.rowCount(), count);
        QRandomGenerator random(11);
        {
            // In each frame of the screen trades move some rows, the user scrolls, and the rows in view are painted.
            constexpr int frames = 40;
            DeskTable table(u"Coins"_s, &model, 36);
            table.resize(320, 500);
            table.show();
            QElapsedTimer time;
            time.start();
            for (int frame = 0; frame < frames; ++frame) {
                QList<TokenSummary> changed;
                for (int i = 0; i < 20; ++i)
                    changed.append(numbered(random.bounded(count), random.bounded(3U * count)));
                model.applyChanges(changed);
                table.verticalScrollBar()->setValue(frame * (table.verticalScrollBar()->maximum() / frames));
                table.viewport()->grab();
                const int top = table.rowAt(0);
                QCOMPARE(top, table.verticalScrollBar()->value() / table.rowHeight(0));
            }
            qInfo("%d rows: %.1f ms a frame with 20 rows that move", count,
                  static_cast<double>(time.nsecsElapsed()) / 1e6 / frames);
        }
        for (int frame = 0; frame < 400; ++frame) {
            QList<TokenSummary> changed;
            for (int i = 0; i < 20; ++i)
                changed.append(numbered(random.bounded(count), random.bounded(3U * count)));
            model.applyChanges(changed);
        }
        QCOMPARE(model.rowCount(), count);
        for (int row = 1; row < count; ++row)
            QVERIFY(model.token(row - 1).marketCapLamports >= model.token(row).marketCapLamports);
        for (const int row : {0, 1, 777, count - 1})
            QCOMPARE(model.rowOf(model.token(row).mint), row);
    }

    void aNameThatLooksLikeAnOlderOneIsMarked()
    {
        TokenTableModel model(TokenTableModel::Selection::Rising);
        TokenSummary first = token(u"Pale Moon"_s, 3);
        first.createdMs = 1000;
        TokenSummary copy = token(u"P\u0430le M0on"_s, 9); // a Cyrillic a, a zero
        copy.createdMs = 2000;
        TokenSummary other = token(u"Pale Noon"_s, 1);
        model.setTokens({copy, other}, false);
        QVERIFY(!model.isLookAlike(copy));
        model.append({first}, false);
        QVERIFY(model.isLookAlike(copy));
        QVERIFY(!model.isLookAlike(first));
        QVERIFY(!model.isLookAlike(other));
        const QModelIndex index = model.index(model.rowOf(copy.mint), 0);
        QVERIFY(index.data(IsSuspectRole).toBool());
        QVERIFY(index.data().toString().contains(u"older coin"));
    }

    void aTickerOfOtherLettersIsMarkedAndASharedOneIsTold()
    {
        TokenSummary first = sampleToken(u"Pale Moon"_s, u"MOON"_s, 1);
        first.createdMs = 1000;
        TokenSummary shared = sampleToken(u"Loud Sun"_s, u"moon"_s, 1);
        shared.createdMs = 2000;
        TokenSummary forged = sampleToken(u"Old Star"_s, u"M\u041E\u041EN"_s, 1); // Cyrillic letters O
        forged.createdMs = 3000;
        const TokenSummary other = sampleToken(u"Deep Lake"_s, u"LAKE"_s, 1);
        TokenTableModel model(TokenTableModel::Selection::Rising);
        model.setTokens({first, shared, forged, other}, false);
        QVERIFY(!model.isLookAlike(first));
        QVERIFY(!model.isLookAlike(shared));
        QVERIFY(model.isLookAlike(forged));
        const auto tip = [&model](const TokenSummary &coin) {
            return model.index(model.rowOf(coin.mint), 0).data(Qt::ToolTipRole).toString();
        };
        QVERIFY2(tip(shared).contains(u"2 other coins of this list"), qPrintable(tip(shared)));
        QVERIFY2(!tip(other).contains(u"other coins"), qPrintable(tip(other)));
        // What imitates nothing any more, after a fork brought another ticker, is not marked.
        forged.symbol = u"STAR"_s;
        model.applyChanges({forged});
        QVERIFY(!model.isLookAlike(forged));

        forged.symbol = u"M\u041E\u041EN"_s;
        CoinFilter filter;
        filter.hidesSuspects = true;
        model.setFilter(filter);
        model.setTokens({forged, shared, first}, false);
        QCOMPARE(model.rowOf(forged.mint), -1);
        QVERIFY(model.rowOf(shared.mint) >= 0);
    }

    void theKingIsNamed()
    {
        TokenTableModel model(TokenTableModel::Selection::Rising);
        model.setOrder(TokenTableModel::MarketCapColumn, Qt::DescendingOrder);
        TokenSummary king = token(u"Fox"_s, 1);
        king.isKing = true;
        model.setTokens({king}, false);
        QVERIFY(model.index(0, 0).data(Qt::DisplayRole).toString().contains(u"king"_s));
        QVERIFY(model.index(0, 0).data(IsKingRole).toBool());
    }
};

CURVEDESK_TEST(TestTokenTableModel)

} // namespace tokenTableModelTest
#include "tst_TokenTableModel.moc"
