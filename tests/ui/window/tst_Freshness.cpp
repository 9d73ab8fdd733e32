// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// How old figures are and that they changed: their age, the flash of a change, and times at midnight.
#include "tests/support/TestProgram.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/discovery/TokenTableModel.h"
#include "ui/models/CellRoles.h"
#include "ui/panels/CoinHeader.h"
#include "ui/state/DeskSelection.h"
#include "ui/state/MarketFeed.h"
#include "ui/theme/Theme.h"
#include "ui/window/SystemScheme.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QDBusVariant>
#include <QHash>
#include <QLabel>
#include <QPaintEvent>
#include <QSignalSpy>
#include <QTableView>
#include <QTemporaryDir>

#include <ctime>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace freshnessTest {

namespace {

/// What a widget painted.
class PaintedRegion final : public QObject
{
public:
    explicit PaintedRegion(QWidget *widget)
        : m_widget(widget)
    {
        widget->installEventFilter(this);
    }
    bool eventFilter(QObject *object, QEvent *event) override
    {
        if (object == m_widget && event->type() == QEvent::Paint)
            m_region += static_cast<QPaintEvent *>(event)->region();
        return false;
    }
    void clear() { m_region = {}; }
    [[nodiscard]] const QRegion &region() const { return m_region; }

private:
    QWidget *m_widget;
    QRegion m_region;
};

/// A window with a coin, and its clock left to the test.
struct FreshScene : WindowScene
{
    explicit FreshScene(const WindowOptions &options = {})
        : WindowScene(true, options)
    {
        window->resize(1440, 900);
        const auto isThere = [this] {
            return find<QLabel>(u"coinName"_s)->text() == u"Copper Fox" && list() != nullptr
                && list()->model()->rowCount() > 0;
        };
        if (!QTest::qWaitFor(isThere))
            qFatal("no coin");
        for (int turn = 0; turn < 20; ++turn)
            QCoreApplication::processEvents(); // what is asked for next is answered too, so that rows keep their places
    }
    [[nodiscard]] MarketFeed &feed() const { return *window->findChild<MarketFeed *>(); }
    [[nodiscard]] QTableView *list() const
    {
        for (QTableView *each : find(u"tokenListPanel"_s)->findChildren<QTableView *>()) {
            if (each->isVisible())
                return each;
        }
        return nullptr;
    }
    [[nodiscard]] TokenTableModel *model() const { return qobject_cast<TokenTableModel *>(list()->model()); }
    [[nodiscard]] Tone toneOf(int column) const
    {
        return static_cast<Tone>(list()->model()->index(0, column).data(CellToneRole).toInt());
    }
    [[nodiscard]] QHash<const QWidget *, QRect> places() const
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
        QHash<const QWidget *, QRect> all;
        for (const QWidget *each : window->findChildren<QWidget *>()) {
            if (each->isVisible())
                all.insert(each, QRect(each->mapTo(window.get(), QPoint()), each->size()));
        }
        return all;
    }
    /// The market cap of the first coin of the list, changed by so much.
    [[nodiscard]] TokenSummary moved(double factor) const
    {
        TokenSummary coin;
        const QString mint = list()->model()->index(0, 0).data(MintRole).toString();
        for (const TokenSummary &each : desk.tokenList) {
            if (each.mint == mint)
                coin = each;
        }
        coin.marketCapLamports = static_cast<quint64>(static_cast<double>(coin.marketCapLamports) * factor);
        return coin;
    }
};

bool isMuted(const QLabel *label)
{
    return label->palette().color(QPalette::WindowText) == themeOf(label).colors.muted;
}

/// The local time zone of the process, until the end of the scope.
class LocalZone final
{
    Q_DISABLE_COPY_MOVE(LocalZone)

public:
    LocalZone()
        : m_former(qgetenv("TZ"))
        , m_wasSet(qEnvironmentVariableIsSet("TZ"))
    {
    }
    static void set(const char *zone)
    {
        qputenv("TZ", zone);
        tzset();
    }
    ~LocalZone()
    {
        if (m_wasSet)
            qputenv("TZ", m_former);
        else
            qunsetenv("TZ");
        tzset();
    }

private:
    QByteArray m_former;
    bool m_wasSet;
};

} // namespace

class TestFreshness : public QObject
{
    Q_OBJECT

private slots:
    void oldFiguresAreMutedWithTheirAgeAndNothingMoves()
    {
        FreshScene scene;
        auto *price = scene.find<QLabel>(u"coinPrice"_s);
        auto *king = scene.find<QLabel>(u"kingMarketCap"_s);
        auto *label = scene.find<QLabel>(u"coinPriceLabel"_s);
        auto *reign = scene.find<QLabel>(u"kingReign"_s);
        scene.feed().setStaleMs(0);
        QVERIFY(!isMuted(price) && !isMuted(king));
        QCOMPARE(scene.toneOf(TokenTableModel::MarketCapColumn), Tone::Normal);
        const auto places = scene.places();
        const QImage fresh = label->grab().toImage();

        scene.feed().setStaleMs(12'400);
        QVERIFY(isMuted(price) && isMuted(king));
        for (const QLabel *each : {label, reign})
            QVERIFY2(each->accessibleName().contains(u"12 s old"), qPrintable(each->accessibleName()));
        QVERIFY(label->grab().toImage() != fresh);
        for (int column = TokenTableModel::ProgressColumn; column <= TokenTableModel::VolumeColumn; ++column)
            QCOMPARE(scene.toneOf(column), Tone::Muted);
        QVERIFY(scene.places() == places);
        scene.feed().setStaleMs(-1); // nothing was heard since the start
        QVERIFY(label->accessibleName().contains(u"age unknown"));
        QVERIFY(scene.places() == places);

        emit scene.desk.slotChanged(7); // the window's own clock says that they are fresh again
        QTRY_COMPARE(scene.feed().staleMs(), qint64{0});
        QVERIFY(!isMuted(price) && !isMuted(king));
        QVERIFY(label->accessibleName().isEmpty() && reign->accessibleName().isEmpty());
        QCOMPARE(scene.toneOf(TokenTableModel::MarketCapColumn), Tone::Normal);
    }

    void aChangedFigureFlashesAlone()
    {
        FreshScene scene;
        const QModelIndex cell = scene.model()->index(0, TokenTableModel::MarketCapColumn);
        const QRect place = scene.list()->visualRect(cell);
        QVERIFY(!place.isEmpty());
        const auto cellPicture = [&] { return scene.list()->viewport()->grab(place).toImage(); };
        const QImage still = cellPicture();
        PaintedRegion painted(scene.list()->viewport());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
        painted.clear();
        emit scene.model()->figureMoved(cell, true);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
        QVERIFY(!painted.region().isEmpty());
        QVERIFY(place.contains(painted.region().boundingRect()));
        const QImage up = cellPicture();
        QVERIFY(up != still);
        QTRY_VERIFY(cellPicture() == still);
        emit scene.model()->figureMoved(cell, false);
        const QImage down = cellPicture();
        QVERIFY(down != still && down != up);
    }

    void onlyAnotherMarketCapFlashes()
    {
        FreshScene scene;
        QSignalSpy moved(scene.model(), &TokenTableModel::figureMoved);
        TokenSummary renamed = scene.moved(1.0);
        renamed.symbol += u'X';
        scene.model()->applyChanges({renamed});
        QCOMPARE(moved.count(), 0);
        scene.model()->applyChanges({scene.moved(1.25)});
        QCOMPARE(moved.count(), 1);
        QCOMPARE(moved.last().at(1).toBool(), true);
        scene.model()->applyChanges({scene.moved(0.5)});
        QCOMPARE(moved.count(), 2);
        QCOMPARE(moved.last().at(1).toBool(), false);
    }

    void theHeaderFlashesWithATradeOfItsCoin()
    {
        applyTheme(*static_cast<QApplication *>(QCoreApplication::instance()), makeTheme(ColorScheme::Dark));
        FakeDesk desk;
        desk.fill();
        DeskSelection selection;
        CoinHeader header(desk, selection);
        header.resize(1400, 60);
        header.show();
        TokenDetails details;
        details.summary = desk.tokenList.first();
        header.setDetails(details, {});
        const auto *cap = header.findChild<QLabel *>(u"coinMarketCap"_s);
        QTRY_VERIFY(cap->isVisible());
        const auto beside = [&] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::LayoutRequest);
            return header.grab(QRect(cap->mapTo(&header, QPoint(-6, 0)), QSize(6, cap->height()))).toImage();
        };
        const QImage still = beside();
        details.summary.marketCapLamports = details.summary.marketCapLamports * 5 / 4;
        header.setDetails(details, {});
        const QImage up = beside();
        QVERIFY(up != still);
        QTRY_VERIFY(beside() == still);
        details.summary.marketCapLamports /= 2;
        header.setDetails(details, {});
        const QImage down = beside();
        QVERIFY(down != still && down != up);
    }

    void reducedMotionEndsTheFlashing()
    {
        const QTemporaryDir folder;
        const WindowOptions options{.settingsPath = folder.filePath(u"window.ini"_s)};
        {
            FreshScene scene(options);
            QVERIFY(!themeOf(scene.window.get()).isStill);
            scene.find<QAction>(u"commandSettings"_s)->trigger();
            auto *motion = scene.find<QComboBox>(u"settingsMotion"_s);
            motion->setCurrentIndex(motion->findData(u"still"_s));
            scene.click(u"settingsSave"_s);
            QVERIFY(themeOf(scene.window.get()).isStill);
        }
        FreshScene again(options);
        QVERIFY(themeOf(again.window.get()).isStill);
        const QModelIndex cell = again.list()->model()->index(0, TokenTableModel::MarketCapColumn);
        const auto picture = [&] { return again.list()->viewport()->grab(again.list()->visualRect(cell)).toImage(); };
        const QImage still = picture();
        emit again.model()->figureMoved(cell, true);
        QVERIFY(picture() == still);
    }

    void theDesktopsWishForLessMotionIsHeard()
    {
        const FreshScene scene;
        auto *system = scene.window->findChild<SystemScheme *>();
        const auto tell = [system](const QString &group, const QString &key, const QVariant &value) {
            return QMetaObject::invokeMethod(system, "settingChanged", Q_ARG(QString, group), Q_ARG(QString, key),
                                             Q_ARG(QDBusVariant, QDBusVariant(value)));
        };
        QVERIFY(tell(u"org.freedesktop.appearance"_s, u"reduced-motion"_s, 1U));
        QVERIFY(themeOf(scene.window.get()).isStill);
        QVERIFY(tell(u"org.freedesktop.appearance"_s, u"reduced-motion"_s, 0U));
        QVERIFY(!themeOf(scene.window.get()).isStill);
        QVERIFY(tell(u"org.gnome.desktop.interface"_s, u"enable-animations"_s, false));
        QVERIFY(themeOf(scene.window.get()).isStill);
        QVERIFY(tell(u"org.freedesktop.appearance"_s, u"reduced-motion"_s, 0U)); // answers later, and has no wish
        QVERIFY(themeOf(scene.window.get()).isStill);
        QVERIFY(tell(u"org.gnome.desktop.interface"_s, u"enable-animations"_s, true));
        QVERIFY(!themeOf(scene.window.get()).isStill);
    }

    void theDesktopsSchemeIsFollowed()
    {
        SystemScheme system(ColorScheme::Dark);
        const auto tell = [&system](uint value) {
            QVERIFY(
                QMetaObject::invokeMethod(&system, "settingChanged", Q_ARG(QString, u"org.freedesktop.appearance"_s),
                                          Q_ARG(QString, u"color-scheme"_s), Q_ARG(QDBusVariant, QDBusVariant(value))));
        };
        tell(0U);
        QCOMPARE(system.scheme(), ColorScheme::Dark); // no preference: that of the palette
        tell(2U);
        QCOMPARE(system.scheme(), ColorScheme::Light);
        tell(1U);
        QCOMPARE(system.scheme(), ColorScheme::Dark);
        tell(0U);
        QCOMPARE(system.scheme(), ColorScheme::Light); // GNOME's light style
    }

    void timesArePaintedAnewWhenTheDayEnds()
    {
        const LocalZone restored;
        LocalZone::set("AAA12"); // 26 hours behind the other zone, so that the days differ at any time
        FreshScene scene;
        auto *orders = scene.find<QTableView>(u"activityTable"_s);
        QTRY_VERIFY(orders->isVisible() && orders->model()->rowCount() > 0);
        QCoreApplication::sendPostedEvents(nullptr, QEvent::UpdateRequest);
        PaintedRegion painted(orders->viewport());
        LocalZone::set("AAA-14");
        QTRY_VERIFY(painted.region().boundingRect() == orders->viewport()->rect());
    }
};

CURVEDESK_TEST(TestFreshness)

} // namespace freshnessTest
#include "tst_Freshness.moc"
