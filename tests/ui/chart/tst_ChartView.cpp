// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/money/Decimal.h"
#include "tests/support/TestProgram.h"
#include "tests/ui/support/PaintedTexts.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/chart/CandleChart.h"
#include "ui/chart/CandleHistory.h"
#include "ui/chart/ChartExport.h"
#include "ui/chart/CurveChart.h"
#include "ui/chart/PriceAxis.h"
#include "ui/panels/CoinHeader.h"
#include "ui/state/MarketFeed.h"
#include "ui/text/ErrorText.h"
#include "ui/theme/Theme.h"
#include "ui/widgets/EmptyState.h"

#include <QAbstractItemView>
#include <QAction>
#include <QFileDialog>
#include <QLabel>
#include <QMenu>
#include <QPaintEvent>
#include <QStackedWidget>
#include <QTabBar>
#include <QTableView>
#include <QTemporaryDir>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <ranges>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace chartViewTest {

namespace {

enum View { Candles, Curve, Both, Table };

/// Keeps where a widget is painted.
class PaintWatch : public QObject
{
public:
    explicit PaintWatch(QWidget &widget) { widget.installEventFilter(this); }

    QRegion painted;

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Paint)
            painted += static_cast<QPaintEvent *>(event)->region();
        return QObject::eventFilter(watched, event);
    }
};

/// The window on a coin with `count` candles of a minute.
struct ChartScene : WindowScene
{
    explicit ChartScene(int count)
        : WindowScene(false)
    {
        desk.fill();
        const Candle first = desk.candleList.first();
        while (desk.candleList.size() < count) {
            Candle earlier = desk.candleList.first();
            earlier.openTime -= 60;
            earlier.close = earlier.open = first.open;
            desk.candleList.prepend(earlier);
        }
        window->selectCoin(desk.tokenList.first().mint);
    }
    [[nodiscard]] CandleChart *chart() const { return find<CandleChart>(u"candleChart"_s); }
    [[nodiscard]] bool isReady() const { return !chart()->candles().isEmpty(); }
    [[nodiscard]] qint64 firstShown() const { return chart()->shown()->first.candle.openTime; }
    [[nodiscard]] qint64 lastShown() const { return chart()->shown()->second.candle.openTime; }
    void drag(int pixels) const
    {
        const QPoint middle = chart()->rect().center();
        QTest::mousePress(chart(), Qt::LeftButton, {}, middle);
        QMouseEvent move(QEvent::MouseMove, QPointF(middle) + QPointF(pixels, 0),
                         chart()->mapToGlobal(QPointF(middle) + QPointF(pixels, 0)), Qt::NoButton, Qt::LeftButton, {});
        QApplication::sendEvent(chart(), &move);
        QTest::mouseRelease(chart(), Qt::LeftButton, {}, middle + QPoint(pixels, 0));
    }
    void turnWheel(int steps) const { turnWheel(QPoint(0, 120 * steps)); }
    /// `angle`: eighths of a degree.
    void turnWheel(QPoint angle) const
    {
        const QPointF middle = chart()->rect().center();
        QWheelEvent wheel(middle, chart()->mapToGlobal(middle), {}, angle, Qt::NoButton, {}, Qt::NoScrollPhase, false);
        QApplication::sendEvent(chart(), &wheel);
    }
    /// Chooses an entry of the chart's menu.
    void choose(const QString &entry) const
    {
        click(u"chartMenu"_s);
        auto *menu = find<QMenu>(u"chartMenuPopup"_s);
        for (QAction *action : menu->actions()) {
            if (action->text() == entry)
                action->trigger();
        }
        menu->close();
    }
};

/// What is wrong with the lines of even prices and the figures beside them; empty: there are five to seven lines, and
/// all have their figures but those in whose place the tag of the last price stands.
QString axisFault(CandleChart &chart)
{
    const Theme &theme = themeOf(&chart);
    const QRgb ink = blended(theme.colors.line, theme.colors.panel, 0.75).rgb();
    const QImage picture = chart.grab().toImage();
    QList<int> lines;
    for (int y = 0; y < picture.height(); ++y) {
        const auto isLine = [&](int x) { return picture.pixel(x, y) == ink; };
        if (std::ranges::any_of(std::views::iota(theme.scaled(10), theme.scaled(50)), isLine))
            lines.append(y);
    }
    if (lines.size() < 5 || lines.size() > 7)
        return u"%1 lines"_s.arg(lines.size());
    const PaintedTexts painted(chart);
    const int axisLeft = picture.width() - QFontMetrics(theme.font(TextRole::NumberSmall)).horizontalAdvance(u"0"_s) * 9
        - theme.scaled(18);
    QList<PaintedTexts::Text> figures;
    for (const PaintedTexts::Text &text : painted.texts()) {
        if (text.ink.left() > axisLeft && text.ink.top() > theme.scaled(24))
            figures.append(text);
    }
    for (qsizetype i = 0; i < figures.size(); ++i) {
        for (qsizetype before = 0; before < i; ++before) {
            if (figures.at(i).ink.intersects(figures.at(before).ink))
                return figures.at(i).words + u" touches "_s + figures.at(before).words;
        }
    }
    const QRgb fill = theme.colors.accent.rgb();
    for (const int line : lines) {
        const auto isBeside = [line](const auto &text) { return std::abs(text.ink.center().y() - line) < 3; };
        const auto isTag = [&](int y) { return picture.pixel(picture.width() - theme.scaled(12), y) == fill; };
        const auto place = std::views::iota(line - theme.scaled(6), line + theme.scaled(6));
        if (std::ranges::none_of(figures, isBeside) && std::ranges::none_of(place, isTag))
            return u"no figure at %1"_s.arg(line);
    }
    return {};
}

} // namespace

class TestChartView : public QObject
{
    Q_OBJECT

private slots:
    void dragsBackToTheLaunch()
    {
        const ChartScene scene(2000);
        QTRY_VERIFY(scene.isReady());
        QVERIFY(scene.chart()->candles().size() < 2000);
        const qint64 newest = scene.lastShown();
        const qint64 pixels = scene.chart()->width() / 3;
        scene.drag(static_cast<int>(pixels));
        QVERIFY(scene.lastShown() < newest);
        const qint64 shownThen = scene.lastShown();
        // A new minute leaves an earlier time where it is.
        scene.chart()->setNow(newest + 120);
        QCOMPARE(scene.lastShown(), shownThen);
        for (int page = 0; page < 8; ++page) {
            QTest::keyClick(scene.chart(), Qt::Key_Home);
            QCoreApplication::processEvents();
        }
        QTRY_COMPARE(scene.chart()->candles().size(), 2000);
        QTest::keyClick(scene.chart(), Qt::Key_Home);
        QCOMPARE(scene.firstShown(), scene.desk.candleList.first().openTime);
        QTest::keyClick(scene.chart(), Qt::Key_End);
        QVERIFY(scene.lastShown() >= newest);
    }

    void aPageOfEarlierCandlesMovesNothingUnderADrag()
    {
        const ChartScene scene(2000);
        QTRY_VERIFY(scene.isReady());
        const qsizetype before = scene.chart()->candles().size();
        const QPointF middle = scene.chart()->rect().center();
        const auto moveTo = [&](qreal pixels) {
            const QPointF place = middle + QPointF(pixels, 0);
            QMouseEvent move(QEvent::MouseMove, place, scene.chart()->mapToGlobal(place), Qt::NoButton, Qt::LeftButton,
                             {});
            QApplication::sendEvent(scene.chart(), &move);
        };
        QTest::mousePress(scene.chart(), Qt::LeftButton, {}, middle.toPoint());
        moveTo(100'000);
        const qint64 oldest = scene.firstShown();
        moveTo(40);
        const qint64 near = scene.firstShown();
        QVERIFY(near > oldest);
        QTRY_VERIFY(scene.chart()->candles().size() > before);
        moveTo(40);
        QCOMPARE(scene.firstShown(), near);
        QTest::mouseRelease(scene.chart(), Qt::LeftButton, {}, middle.toPoint());
    }

    void slowSidewaysTurnsOfTheWheelAddUp()
    {
        const ChartScene scene(2000);
        QTRY_VERIFY(scene.isReady());
        const qint64 newest = scene.lastShown();
        for (int turn = 0; turn < 8; ++turn)
            scene.turnWheel({15, 0});
        QCOMPARE(scene.lastShown(), newest - 3 * 60); // 120 of 40 each
    }

    void backToTheLaunchReadsUpToIt()
    {
        const ChartScene scene(2000);
        QTRY_VERIFY(scene.isReady());
        scene.choose(u"Back to the launch (Home)"_s);
        QTRY_COMPARE(scene.chart()->candles().size(), 2000);
        QCOMPARE(scene.firstShown(), scene.desk.candleList.first().openTime);
    }

    void whoMovesWhileTheLaunchIsReadStaysThere()
    {
        const ChartScene scene(2000);
        QTRY_VERIFY(scene.isReady());
        scene.choose(u"Back to the launch (Home)"_s);
        QTest::keyClick(scene.chart(), Qt::Key_End);
        const qint64 shown = scene.lastShown();
        QTRY_VERIFY(scene.chart()->candles().size() > 400); // the page that was under way
        QVERIFY(scene.lastShown() >= shown);
    }

    void withoutCandlesTheReasonIsSaid()
    {
        WindowScene scene;
        QTRY_VERIFY(!scene.find<CandleChart>(u"candleChart"_s)->candles().isEmpty());
        const Error error{ErrorCode::Unavailable, {}, std::nullopt, 0};
        scene.desk.candlesError = error;
        scene.window->selectCoin(scene.desk.tokenList.at(1).mint);
        auto *chart = scene.find<CandleChart>(u"candleChart"_s);
        QTRY_COMPARE(chart->accessibleDescription(), errorText(error).both());
        const auto isPainted = [&](const QString &words) {
            const PaintedTexts painted(*chart);
            return std::ranges::any_of(painted.texts(), [&](const auto &text) { return text.words.contains(words); });
        };
        QVERIFY(!isPainted(u"No trades yet"_s));
        scene.find<QTabBar>(u"chartViews"_s)->setCurrentIndex(Table);
        const auto *empty = scene.find(u"coinPanel"_s)->findChild<QStackedWidget *>(u"chartPages"_s)->currentWidget();
        QVERIFY(qobject_cast<const EmptyState *>(empty));
        // They are read with the coin's next trade.
        TradeRow trade;
        trade.mint = scene.desk.tokenList.at(1).mint;
        emit scene.desk.tradeHappened(trade);
        QTRY_VERIFY(scene.find(u"candleTable"_s)->isVisible());
        // What was not read while the network is away is not called none.
        scene.desk.candleList.clear();
        scene.desk.setNetworkState({NetworkState::Link::Offline, 0, {}});
        scene.window->selectCoin(scene.desk.tokenList.first().mint);
        QTRY_VERIFY(chart->accessibleDescription().contains(u"offline"));
        scene.desk.setNetworkState({NetworkState::Link::Live, 0, {}});
        QCOMPARE(chart->accessibleDescription(), u"No trades yet"_s);
    }

    void theWheelZoomsAndADoubleClickFits()
    {
        const ChartScene scene(400);
        QTRY_VERIFY(scene.isReady());
        const qint64 first = scene.firstShown();
        const qint64 last = scene.lastShown();
        scene.turnWheel(5);
        const qint64 narrow = scene.lastShown() - scene.firstShown();
        QVERIFY(narrow < last - first);
        QVERIFY(scene.firstShown() > first && scene.lastShown() < last); // around the pointer
        scene.turnWheel(-12);
        QVERIFY(scene.lastShown() - scene.firstShown() > last - first);
        QTest::mouseDClick(scene.chart(), Qt::LeftButton, {}, scene.chart()->rect().center());
        QCOMPARE(scene.firstShown(), first);
        QCOMPARE(scene.lastShown(), last);
        QTest::keyClick(scene.chart(), Qt::Key_Left);
        QVERIFY(scene.lastShown() < last);
        QTest::keyClick(scene.chart(), Qt::Key_0);
        QCOMPARE(scene.lastShown(), last);
    }

    void theCandlesFitTheCoinsAge_data()
    {
        QTest::addColumn<qint64>("minutes"); // -1: the launch was not read
        QTest::addColumn<QString>("interval");
        QTest::newRow("new") << qint64{1} << u"1 s"_s;
        QTest::newRow("of an hour") << qint64{60} << u"15 s"_s;
        QTest::newRow("of a day") << qint64{24 * 60} << u"5 m"_s;
        QTest::newRow("of a year") << qint64{365 * 24 * 60} << u"1 d"_s;
        QTest::newRow("not known") << qint64{-1} << u"15 s"_s;
    }
    void theCandlesFitTheCoinsAge()
    {
        QFETCH(qint64, minutes);
        QFETCH(QString, interval);
        WindowScene scene;
        TokenSummary &coin = scene.desk.tokenList.last();
        coin.createdMs = minutes < 0 ? 0 : QDateTime::currentMSecsSinceEpoch() - minutes * 60'000;
        scene.window->selectCoin(coin.mint);
        const auto *tabs = scene.find<QTabBar>(u"chartIntervals"_s);
        QTRY_COMPARE(tabs->tabText(tabs->currentIndex()), interval);
        QCOMPARE(scene.desk.candlesAsked.count(coin.mint), 1); // of this interval alone
        const auto labels = scene.window->findChild<CoinHeader *>()->findChildren<QLabel *>();
        const auto saysWhen = [](const QLabel *label) { return label->toolTip().contains(u"aunch"); };
        QTRY_VERIFY(std::ranges::any_of(labels, saysWhen));
        QVERIFY(std::ranges::none_of(labels, [](const QLabel *label) { return label->toolTip().contains(u"1970"); }));
    }

    void anIntervalChosenWithTheKeysStays()
    {
        WindowScene scene;
        const auto &coins = scene.desk.tokenList;
        scene.desk.tokenList.first().createdMs = QDateTime::currentMSecsSinceEpoch() - qint64{24 * 60} * 60'000;
        scene.desk.tokenList.last().createdMs = QDateTime::currentMSecsSinceEpoch() - 60'000;
        auto *tabs = scene.find<QTabBar>(u"chartIntervals"_s);
        scene.window->selectCoin(coins.last().mint);
        QTRY_COMPARE(tabs->tabText(tabs->currentIndex()), u"1 s"_s);
        tabs->setFocus();
        QTest::keyClick(tabs, Qt::Key_Right);
        const QString chosen = tabs->tabText(tabs->currentIndex());
        QVERIFY(chosen != u"1 s"_s);
        scene.window->selectCoin(coins.first().mint);
        QTRY_COMPARE(scene.desk.candlesAsked.count(coins.first().mint), 1);
        QCOMPARE(tabs->tabText(tabs->currentIndex()), chosen);
    }

    /// The smallest chart too shows candles, however long nobody traded.
    void aQuietCoinsLastCandlesStayInView()
    {
        CandleChart chart;
        chart.resize(chart.minimumSizeHint());
        QList<Candle> candles;
        for (int i = 0; i < 30; ++i)
            candles.append({.openTime = 15 * i, .open = 40, .high = 40, .low = 40, .close = 40, .trades = 1});
        for (int quiet = 0; quiet < 100; ++quiet) {
            chart.setNow(15 * (29 + quiet));
            chart.setCandles(candles, 15);
            QVERIFY2(chart.shown()->first.candle.trades > 0, qPrintable(QString::number(quiet)));
        }
    }

    void theTableHasTheCandles()
    {
        const ChartScene scene(500);
        QTRY_VERIFY(scene.isReady());
        scene.find<QTabBar>(u"chartViews"_s)->setCurrentIndex(Table);
        auto *table = scene.find<QAbstractItemView>(u"candleTable"_s);
        QVERIFY(table->isVisible());
        QVERIFY(table->focusPolicy() & Qt::TabFocus);
        const Candle &newest = scene.desk.candleList.last();
        QTRY_VERIFY(table->model()->rowCount() >= 400);
        // In full, for only it tells the rows apart.
        const QFontMetrics digits(themeOf(table).font(TextRole::NumberSmall));
        scene.window->resize(1280, 800);
        QTRY_VERIFY(table->visualRect(table->model()->index(0, 0)).width()
                    >= digits.horizontalAdvance(table->model()->index(0, 0).data().toString()) + 16);
        const auto cell = [&](int column) {
            return table->model()->index(0, column).data().toString().remove(QChar::Nbsp).remove(u'.');
        };
        QCOMPARE(cell(4).toULongLong(), newest.close);
        QCOMPARE(cell(5).toULongLong(), newest.volumeLamports);
        // Scrolling to its end brings the earlier ones.
        QTest::keyClick(table, Qt::Key_Home);
        QTest::keyClick(table, Qt::Key_End);
        QTRY_COMPARE(table->model()->rowCount(), 500);
    }

    void aCoinThatIsFollowedForDaysKeepsTheNewestCandles()
    {
        ChartScene scene(400);
        QTRY_VERIFY(scene.isReady());
        scene.find<QTabBar>(u"chartViews"_s)->setCurrentIndex(Table);
        const auto *table = scene.find<QAbstractItemView>(u"candleTable"_s);
        QTRY_COMPARE(table->model()->rowCount(), 400);
        TradeRow trade;
        trade.mint = scene.desk.tokenList.first().mint;
        for (int round = 0; round < 8; ++round) {
            const QPersistentModelIndex newest = table->model()->index(0, 0);
            for (int added = 0; added < 250; ++added) {
                Candle next = scene.desk.candleList.last();
                next.openTime += 60;
                scene.desk.candleList.append(next);
            }
            emit scene.desk.tradeHappened(trade);
            QTRY_COMPARE(newest.row(), 250); // the row stays, and no other takes its place
        }
        QCOMPARE(table->model()->rowCount(), CandleHistory::pageSize);
    }

    /// A page that does not continue the candles takes their place while the page before them is under way.
    void aPageBeforeReplacedCandlesIsDropped()
    {
        FakeDesk desk;
        desk.fill();
        const QString mint = desk.tokenList.first().mint;
        const auto addCandles = [&desk](int count) {
            for (int added = 0; added < count; ++added) {
                Candle next = desk.candleList.last();
                next.openTime += 60;
                desk.candleList.append(next);
            }
        };
        addCandles(1000);
        MarketFeed feed(desk);
        CandleHistory history(desk, feed);
        history.follow(mint, 60);
        QTRY_COMPARE(history.candles(), desk.candleList.last(400));
        addCandles(500);
        bool isAnswered = false;
        // After the history has asked for the newest page. The answers come in the order of the requests.
        connect(&feed, &MarketFeed::tradesHappened, &history, [&] {
            history.askEarlier();
            desk.candles(&history, mint, 60, 1, {}, [&](const auto &) { isAnswered = true; });
        });
        TradeRow trade;
        trade.mint = mint;
        emit desk.tradeHappened(trade);
        QTRY_VERIFY(isAnswered);
        QCOMPARE(history.candles(), desk.candleList.last(400));
        history.askEarlier();
        QTRY_COMPARE(history.candles(), desk.candleList.last(800));
    }

    void screenReadersHearNoFormerCoin()
    {
        CandleChart candles;
        candles.setCandles(QList<Candle>{{.openTime = 60, .open = 40, .high = 40, .low = 40, .close = 40}}, 60);
        QVERIFY(candles.accessibleDescription().contains(u"last price"));
        candles.setCandles({}, 60);
        QCOMPARE(candles.accessibleDescription(), u"No trades yet"_s);
        CurveChart curve;
        curve.setToken(sampleToken(u"Fox"_s, u"FOX"_s, 612'000));
        QVERIFY(curve.accessibleDescription().contains(u"market cap"));
        curve.clear();
        QCOMPARE(curve.accessibleDescription(), QString());
    }

    void theUnitIsASwitch()
    {
        const ChartScene scene(100);
        QTRY_VERIFY(scene.isReady());
        const auto says = [&](const QString &unit) {
            const PaintedTexts painted(*scene.chart());
            return std::ranges::any_of(painted.texts(), [&](const auto &text) { return text.words.startsWith(unit); });
        };
        QVERIFY(says(u"Market cap in"_s));
        auto *units = scene.find<QTabBar>(u"chartUnits"_s);
        QTest::mouseClick(units, Qt::LeftButton, {}, units->tabRect(1).center());
        QVERIFY(says(u"Price in"_s) && !says(u"Market cap in"_s));
        const auto *table = scene.find<QAbstractItemView>(u"candleTable"_s);
        const auto heading = [table] { return table->model()->headerData(1, Qt::Horizontal).toString(); };
        QCOMPARE(heading(), u"Open in 10⁻⁹ SOL"_s);
        scene.choose(u"Market cap"_s);
        QVERIFY(says(u"Market cap in"_s));
        QCOMPARE(heading(), u"Open cap in SOL"_s);
        // The table has the switch too, in the same room.
        const bool isHidden = units->isHidden();
        scene.find<QTabBar>(u"chartViews"_s)->setCurrentIndex(Table);
        QTRY_VERIFY(table->isVisible());
        QCOMPARE(units->isHidden(), isHidden);
    }

    void theRingLeavesTheWholeRow()
    {
        const ChartScene scene(100);
        QTRY_VERIFY(scene.isReady());
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        scene.find<QTabBar>(u"chartViews"_s)->setCurrentIndex(Table);
        auto *table = scene.find<QTableView>(u"candleTable"_s);
        QTRY_VERIFY(table->isVisible() && table->model()->rowCount() > 1);
        table->setFocus(Qt::TabFocusReason);
        const int row = table->currentIndex().row();
        QVERIFY(row >= 0);
        QCoreApplication::processEvents(); // the ring around this row is painted
        const PaintWatch watch(*table->viewport());
        QTest::keyClick(table, Qt::Key_Down);
        QCOMPARE(table->currentIndex().row(), row + 1);
        const QRect left(0, table->rowViewportPosition(row), table->viewport()->width(), table->rowHeight(row));
        QTRY_VERIFY(QRegion(left).subtracted(watch.painted).isEmpty());
    }

    void theExportHasEveryCandle()
    {
        const ChartScene scene(2300);
        QTRY_VERIFY(scene.isReady());
        const QTemporaryDir folder;
        scene.choose(u"Export candles as CSV…"_s);
        auto *dialog = scene.find<QFileDialog>(u"exportDialog"_s);
        QVERIFY(dialog);
        emit dialog->fileSelected(folder.filePath(u"c.csv"_s));
        dialog->reject();
        QTRY_VERIFY(scene.find(u"notices"_s)->isVisible());
        QFile file(folder.filePath(u"c.csv"_s));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QList<QByteArray> lines = file.readAll().split('\n');
        QCOMPARE(lines.size(), 2302); // header, rows, nothing after the last line end
        const Candle &oldest = scene.desk.candleList.first();
        const QByteArray when = QDateTime::fromSecsSinceEpoch(oldest.openTime).toUTC().toString(Qt::ISODate).toUtf8();
        QVERIFY(lines.at(2300).startsWith(when.chopped(1)));
        QVERIFY(lines.at(2300).contains(',' + QByteArray::number(oldest.close) + ','));
        QVERIFY(lines.first().contains(",close_cap_lamports,"));
        scene.choose(u"Price of one token"_s);
        scene.choose(u"Export candles as CSV…"_s);
        auto *prices = scene.find<QFileDialog>(u"exportDialog"_s);
        QVERIFY(prices);
        emit prices->fileSelected(folder.filePath(u"p.csv"_s));
        prices->reject();
        QTRY_VERIFY(QFile::exists(folder.filePath(u"p.csv"_s)));
        QFile priceFile(folder.filePath(u"p.csv"_s));
        QVERIFY(priceFile.open(QIODevice::ReadOnly));
        const QList<QByteArray> priceLines = priceFile.readAll().split('\n');
        QVERIFY(priceLines.first().contains(",close_price_sol,"));
        const QString close = decimal::format(oldest.close, 18);
        QVERIFY2(priceLines.at(2300).contains(',' + close.toLatin1() + ','), priceLines.at(2300).constData());
        scene.choose(u"Save as a picture…"_s);
        auto *picture = scene.find<QFileDialog>(u"pictureDialog"_s);
        QVERIFY(picture);
        emit picture->fileSelected(folder.filePath(u"c.png"_s));
        picture->reject();
        QTRY_VERIFY(!QImage(folder.filePath(u"c.png"_s)).isNull());
        // The caption stands above the chart.
        const QImage saved(folder.filePath(u"c.png"_s));
        const auto *pages = scene.find(u"chartPages"_s);
        QVERIFY(saved.height() > pages->height() * pages->devicePixelRatioF());
    }

    void aPictureNamesItsCoin()
    {
        const TokenSummary coin = sampleToken(u"Fox"_s, u"FOX"_s, 612'000);
        TokenDetails details;
        details.summary = coin;
        const QString words = chartExport::caption(details, u"5 m"_s);
        for (const QString &part : {u"FOX"_s, coin.mint.left(4), coin.mint.right(4), u"5 m"_s, u"UTC"_s})
            QVERIFY2(words.contains(part), qPrintable(words));
        // All of it is painted, in a narrow picture in several lines.
        for (const int width : {600, 120}) {
            QWidget chart;
            chart.resize(width, 100);
            const QImage picture = chartExport::captioned(chart, words).toImage();
            const int lines = (picture.height() - 100) / QFontMetrics(themeOf(&chart).font(TextRole::Small)).height();
            QVERIFY2(width == 600 ? lines >= 1 : lines >= 3, qPrintable(QString::number(lines)));
            bool isPainted = false;
            for (int x = 0; x < picture.width(); ++x) {
                for (int y = 0; y < picture.height() - 100; ++y)
                    isPainted = isPainted || picture.pixel(x, y) != picture.pixel(0, 0);
            }
            QVERIFY(isPainted);
        }
    }

    /// A label that is wider than the plot reaches beyond its left end, where there is room.
    void theLabelOfTheCurvesEndIsWhole()
    {
        TokenSummary token;
        token.mint = u"m"_s;
        token.virtualSolReserves = 30'000'000'000;
        token.virtualTokenReserves = 1'073'000'000'000'000;
        token.realTokenReserves = 793'100'000'000'000;
        CurveChart chart;
        chart.setToken(token);
        const Theme &theme = themeOf(&chart);
        const QFontMetrics metrics(theme.font(TextRole::Small));
        const int words = metrics.boundingRect(u"graduation 410.9 SOL market cap"_s).width();
        chart.resize(words + theme.scaled(32), 200); // the plot is narrower by 40
        const QImage picture = chart.grab().toImage();
        const QRgb empty = picture.pixel(0, 0);
        int left = picture.width();
        for (int y = theme.scaled(5); y < theme.scaled(22); ++y) {
            for (int x = 0; x < left; ++x) {
                if (picture.pixel(x, y) != empty)
                    left = x;
            }
        }
        const int right = picture.width() - theme.scaled(24);
        QVERIFY2(right - left >= words - 3, qPrintable(u"%1 to %2, %3 wide"_s.arg(left).arg(right).arg(words)));
    }

    void noLineCrossesALabel_data()
    {
        QTest::addColumn<quint64>("tokens");
        QTest::addColumn<QSize>("size");
        for (const quint64 tokens : {100'000ULL, 7'843'120ULL, 60'000'000ULL, 150'000'000ULL, 308'000'000ULL}) {
            for (const QSize size : {QSize(606, 155), QSize(260, 120)})
                QTest::addRow("%llu, %d", static_cast<unsigned long long>(tokens), size.width())
                    << quint64{tokens} << size;
        }
    }
    void noLineCrossesALabel()
    {
        QFETCH(quint64, tokens);
        QFETCH(QSize, size);
        FakeDesk desk;
        desk.fill();
        Quote quote;
        quote.tokensSoldBefore = 0;
        quote.tokensSoldAfter = tokens * 1'000'000;
        quote.priceImpactBps = 14'138;
        CurveChart chart;
        chart.resize(size);
        chart.setToken(desk.tokenList.first());
        chart.setOrder(quote);
        const PaintedTexts painted(chart);
        int labels = 0;
        for (const PaintedTexts::Text &text : painted.texts()) {
            labels += text.words.contains(u"after your order") || text.words.contains(u"you are here") ? 1 : 0;
            for (const QPainterPath &path : painted.paths()) {
                for (int i = 0; path.elementCount() > 10 && i < path.elementCount(); ++i)
                    QVERIFY2(!text.letters.contains(path.elementAt(i)), qPrintable(text.words));
            }
        }
        QVERIFY(labels == (size.width() > 400 ? 2 : 1)); // a small chart has room for one
    }

    void ownTradesKeepOutOfTheFiguresAbove()
    {
        CandleChart chart;
        chart.resize(400, 240);
        QList<Candle> candles;
        QList<CandleChart::Mark> marks;
        for (int i = 0; i < 12; ++i) {
            Candle candle;
            candle.openTime = 60 * i;
            candle.open = 40'000'000'000;
            candle.close = 46'000'000'000;
            candle.high = 48'000'000'000; // the highest price that is shown
            candle.low = 36'000'000'000;
            candle.trades = 3;
            candles.append(candle);
            for (int sale = 0; sale < 3; ++sale)
                marks.append({candle.openTime + 5, candle.close, false, true, 1'000'000'000});
        }
        chart.setCandles(candles, 60, true);
        chart.setMarks(marks);
        const PaintedTexts painted(chart);
        const QList<PaintedTexts::Text> &texts = painted.texts();
        const auto figures = std::ranges::find_if(texts, [](const auto &text) { return text.words.contains(u" H "); });
        QVERIFY(figures != texts.end());
        int arrows = 0;
        for (const QPainterPath &path : painted.paths()) {
            if (path.elementCount() != 4) // three lines
                continue;
            ++arrows;
            QVERIFY(!path.boundingRect().intersects(figures->ink));
        }
        QCOMPARE(arrows, marks.size());
    }

    void ownTradesCoverNoCandle()
    {
        CandleChart chart;
        chart.resize(400, 240);
        QList<Candle> candles;
        QList<CandleChart::Mark> marks;
        for (int i = 0; i < 12; ++i) {
            Candle candle;
            candle.openTime = 60 * i;
            candle.open = 40'000'000'000 + static_cast<quint64>(i % 4) * 2'000'000'000;
            candle.close = i % 2 == 0 ? 46'000'000'000 : 38'000'000'000;
            candle.high = 48'000'000'000;
            candle.low = 36'000'000'000;
            candle.trades = 3;
            candles.append(candle);
            for (const bool isBuy : {true, false, true})
                marks.append({candle.openTime + 5, candle.close, isBuy, i % 3 != 0, 1'000'000'000});
        }
        chart.setCandles(candles, 60, true);
        const QImage bare = chart.grab().toImage();
        chart.setMarks(marks);
        const QImage marked = chart.grab().toImage();
        const ThemeColors &colors = themeOf(&chart).colors;
        int covered = 0;
        int changed = 0;
        for (int y = 0; y < bare.height(); ++y) {
            for (int x = 0; x < bare.width(); ++x) {
                const bool isChanged = bare.pixel(x, y) != marked.pixel(x, y);
                changed += isChanged ? 1 : 0;
                const QColor before = bare.pixelColor(x, y);
                covered += isChanged && (before == colors.buy || before == colors.sell) ? 1 : 0;
            }
        }
        QVERIFY(changed > 12 * 30); // arrows of the three trades of each candle
        QVERIFY2(covered <= 12 * 22, qPrintable(QString::number(covered))); // the line at the price, of one pixel
    }

    void oneUnitForAWholeAxis_data()
    {
        QTest::addColumn<bool>("isPrice");
        QTest::addColumn<quint64>("cap");
        QTest::addColumn<double>("step");
        QTest::addColumn<QString>("title");
        QTest::addColumn<QString>("text");
        QTest::newRow("cap") << false << quint64{41'234'567'890} << 2e9 << u"Market cap in SOL"_s << u"41"_s;
        QTest::newRow("cap, fine") << false << quint64{41'234'567'890} << 5e7 << u"Market cap in SOL"_s << u"41.23"_s;
        QTest::newRow("large cap") << false << quint64{2'500'000'000'000'000} << 5e14 << u"Market cap in 10³ SOL"_s
                                   << u"2|500"_s;
        QTest::newRow("price") << true << quint64{41'234'567'890} << 2e9 << u"Price in 10⁻⁹ SOL"_s << u"41"_s;
        QTest::newRow("higher price") << true << quint64{4'123'456'789'000} << 5e10 << u"Price in 10⁻⁶ SOL"_s
                                      << u"4.12"_s;
        QTest::newRow("step of three halves")
            << false << quint64{41'250'000'000} << 1.5e9 << u"Market cap in SOL"_s << u"41.3"_s;
        QTest::newRow("tiny price") << true << quint64{5} << 1.0 << u"Price in 10⁻¹⁸ SOL"_s << u"5"_s;
    }
    void oneUnitForAWholeAxis()
    {
        QFETCH(bool, isPrice);
        QFETCH(quint64, cap);
        QFETCH(double, step);
        QFETCH(QString, title);
        QFETCH(QString, text);
        const PriceAxis axis(isPrice ? PriceUnit::TokenPrice : PriceUnit::MarketCap, static_cast<double>(cap) * 1.1,
                             step);
        QCOMPARE(axis.title(), title);
        QCOMPARE(axis.text(cap).replace(QChar::Nbsp, u'|'), text);
    }

    void aChartHasFiveToSevenLinesWithTheirPrices_data()
    {
        QTest::addColumn<int>("height");
        QTest::addColumn<quint64>("last"); // price, of those shown or just above them
        for (const int height : {180, 222, 256, 372}) {
            for (const quint64 last : {30'000'000'000ULL, 33'100'000'000ULL, 35'900'000'000ULL, 36'300'000'000ULL})
                QTest::addRow("%d, %llu", height, static_cast<unsigned long long>(last)) << height << quint64{last};
        }
    }
    void aChartHasFiveToSevenLinesWithTheirPrices()
    {
        QFETCH(int, height);
        QFETCH(quint64, last);
        CandleChart chart;
        chart.resize(400, height);
        for (const quint64 low : {29'000'000'000ULL, 30'000'000'000ULL, 31'400'000'000ULL, 33'000'000'000ULL}) {
            QList<Candle> candles;
            for (int i = 0; i < 60; ++i)
                candles.append(
                    {.openTime = 60 * i, .open = low, .high = 36'000'000'000, .low = low, .close = low, .trades = 3});
            candles.last() = {.openTime = 60 * 59, .open = last, .high = last, .low = last, .close = last, .trades = 3};
            chart.setCandles(candles, 60);
            QTest::keyClick(&chart, Qt::Key_Home);
            QCOMPARE(axisFault(chart), QString());
            QTest::keyClick(&chart, Qt::Key_End);
            QCOMPARE(axisFault(chart), QString());
        }
    }

    void everyLayoutHasRoomForThem_data()
    {
        QTest::addColumn<QString>("layout");
        for (const char *layout : {"layoutTrade", "layoutWide", "layoutLaunch", "layoutHost"})
            QTest::newRow(layout) << QString::fromLatin1(layout);
    }
    void everyLayoutHasRoomForThem()
    {
        QFETCH(QString, layout);
        const ChartScene scene(400);
        QTRY_VERIFY(scene.isReady());
        scene.window->resize(1280, 800 - 36); // without the title bar
        scene.find<QAction>(layout)->trigger();
        QTRY_VERIFY(scene.chart()->isVisible() && scene.find(u"curveChart"_s)->isVisible());
        QTRY_COMPARE(axisFault(*scene.chart()), QString());
    }

    void anAxisHasFiveToSevenLines()
    {
        for (double range = 1e6; range < 1e15; range *= 1.017) {
            const double step = PriceAxis::evenStep(range, 7);
            for (const double share : {0.0, 0.21, 0.5, 0.83}) {
                const double low = range * (2 + share);
                const double lines = std::floor((low + range) / step) - std::ceil(low / step) + 1;
                QVERIFY2(lines >= 5 && lines <= 7, qPrintable(u"%1: %2"_s.arg(range).arg(lines)));
            }
        }
    }
};

CURVEDESK_TEST(TestChartView)

} // namespace chartViewTest
#include "tst_ChartView.moc"
