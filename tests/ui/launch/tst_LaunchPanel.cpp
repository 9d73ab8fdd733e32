// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/support/TestProgram.h"
#include "tests/support/TurnedPicture.h"
#include "tests/ui/support/WindowScene.h"
#include "ui/launch/ImageDrop.h"
#include "ui/launch/LaunchPanel.h"
#include "ui/state/DeskSelection.h"
#include "ui/widgets/Banner.h"
#include "ui/widgets/CoinAvatar.h"
#include "ui/widgets/TextLabel.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDialog>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QImage>
#include <QImageReader>
#include <QLabel>
#include <QListView>
#include <QMimeData>
#include <QPlainTextEdit>
#include <QSignalSpy>
#include <QSlider>
#include <QTemporaryDir>

#include <utility>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace launchPanelTest {

namespace {

QByteArray encoded(int width, int height, const char *format)
{
    QImage image(width, height, QImage::Format_RGB32);
    image.fill(Qt::darkCyan);
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    image.save(&buffer, format);
    return bytes;
}

QByteArray picture()
{
    return encoded(8, 8, "PNG");
}

/// The window with its launch form in front.
struct LaunchScene : WindowScene
{
    LaunchScene()
    {
        window->showWork(MainWindow::LaunchWork);
        desk.draft = {};
    }
    void fill() const
    {
        find<ImageDrop>(u"launchImage"_s)->setBytes(picture());
        type(u"launchName"_s, u"Night Tram"_s);
        type(u"launchSymbol"_s, u"TRAM"_s);
        find<QPlainTextEdit>(u"launchDescription"_s)->setPlainText(u"Runs after midnight."_s);
        type(u"launchBuy"_s, u"0.25"_s);
        QTRY_VERIFY(isEnabled(u"launchButton"_s));
    }
    /// Presses the button of the form, then that of the sheet.
    void launch() const
    {
        click(u"launchButton"_s);
        QTRY_VERIFY(find(u"confirmLaunchButton"_s) != nullptr && isEnabled(u"confirmLaunchButton"_s));
        click(u"confirmLaunchButton"_s);
        QTRY_VERIFY(find(u"confirmLaunchButton"_s) == nullptr);
    }
    [[nodiscard]] QString text(const QString &name) const { return find<QLabel>(name)->text(); }
    [[nodiscard]] QString marks() const
    {
        QString marks;
        for (int step = 0; step < 4; ++step)
            marks += text(u"launchStep%1"_s.arg(step));
        return find(u"launchSteps"_s)->isVisible() ? marks : QString();
    }
};

} // namespace

class TestLaunchPanel : public QObject
{
    Q_OBJECT

private slots:
    void aProblemStandsAtItsField_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("problem");
        QTest::newRow("name") << u"launchName"_s << u"n"_s.repeated(33) << u"The name is longer than 32 bytes"_s;
        QTest::newRow("no name") << u"launchName"_s << QString() << u"Give the coin a name"_s;
        QTest::newRow("ticker") << u"launchSymbol"_s << u"s"_s.repeated(14) << u"The ticker is longer than 13 bytes"_s;
        QTest::newRow("website") << u"launchWebsite"_s << u"http://a.example"_s << u"Only an https link"_s;
        QTest::newRow("user in a link") << u"launchTwitter"_s << u"https://me@x.com"_s << u"Only an https link"_s;
        QTest::newRow("telegram") << u"launchTelegram"_s << u"t.me/fox"_s << u"Only an https link"_s;
        QTest::newRow("buy") << u"launchBuy"_s << u"9999999"_s << u"More than the wallet holds"_s;
    }
    void aProblemStandsAtItsField()
    {
        QFETCH(QString, field);
        QFETCH(QString, text);
        QFETCH(QString, problem);
        LaunchScene scene;
        scene.fill();
        scene.type(field, text);
        QCOMPARE(scene.text(field + u"Problem"_s), problem);
        QVERIFY(scene.find(field + u"Problem"_s)->isVisible());
        QVERIFY(!scene.isEnabled(u"launchButton"_s));
        // At no other field, and none at one that nobody has touched yet.
        int shown = 0;
        for (const QLabel *label : scene.window->findChildren<QLabel *>()) {
            if (label->objectName().startsWith(u"launch") && label->objectName().endsWith(u"Problem"))
                shown += label->text().isEmpty() ? 0 : 1;
        }
        QCOMPARE(shown, 1);
    }

    void aProblemMovesNothing_data()
    {
        QTest::addColumn<QString>("field");
        QTest::addColumn<QString>("text");
        QTest::newRow("name") << u"launchName"_s << u"n"_s.repeated(33);
        QTest::newRow("ticker") << u"launchSymbol"_s << u"s"_s.repeated(14);
        QTest::newRow("website") << u"launchWebsite"_s << u"javascript:alert(1)"_s;
        QTest::newRow("buy") << u"launchBuy"_s << u"9999999"_s;
        QTest::newRow("no number") << u"launchBuy"_s << u"1.2.3"_s;
        QTest::newRow("slippage") << u"launchSlippageCustom"_s << u"101"_s;
        QTest::newRow("description") << u"launchDescription"_s << QString();
        QTest::newRow("picture") << u"launchImage"_s << u"no picture"_s;
    }
    void aProblemMovesNothing()
    {
        QFETCH(QString, field);
        QFETCH(QString, text);
        LaunchScene scene;
        scene.fill();
        const auto places = [&scene] {
            QCoreApplication::processEvents();
            QList<QRect> list;
            for (const QString &name :
                 {u"launchImage"_s, u"launchName"_s, u"launchSymbol"_s, u"launchDescription"_s, u"launchWebsite"_s,
                  u"launchTwitter"_s, u"launchBuy"_s, u"launchTerms"_s, u"launchPlace"_s, u"launchStores"_s}) {
                const QWidget *each = scene.find(name);
                list.append(QRect(each->mapTo(scene.find(u"launchPanel"_s), QPoint()), each->size()));
            }
            return list;
        };
        QList<QRect> before;
        QTRY_VERIFY(std::exchange(before, places()) == before && !scene.text(u"launchPlace"_s).isEmpty());
        QString problem = field + u"Problem"_s;
        if (field == u"launchImage") {
            scene.find<ImageDrop>(field)->setBytes(text.toUtf8());
        } else if (field == u"launchDescription") {
            scene.find<QPlainTextEdit>(field)->setPlainText(text);
        } else {
            scene.type(field, text);
            if (!scene.find(problem))
                problem = u"launchTermsProblem"_s;
        }
        QTRY_VERIFY(scene.find(problem)->isVisible() && !scene.text(problem).isEmpty());
        QTRY_COMPARE(places(), before); // the scroll bar may go, into whose place the margin then comes
    }

    void theCostsOfAFirstBuyAreWholeInALowWindow()
    {
        LaunchScene scene;
        scene.window->resize(1366, 768);
        scene.fill();
        const auto *costs = scene.find<TextLabel>(u"launchCosts"_s);
        QTRY_VERIFY(costs->text().contains(u"0.25"));
        QTRY_VERIFY(costs->height() > 2 * costs->fontMetrics().lineSpacing());
        QTRY_COMPARE(costs->visibleRegion().boundingRect(), costs->rect());
    }

    void aPictureThatIsNoSquareMovesNothing()
    {
        LaunchScene scene;
        scene.fill();
        const auto top = [&scene] {
            QCoreApplication::processEvents();
            return scene.find(u"launchDescription"_s)->mapTo(scene.find(u"launchPanel"_s), QPoint());
        };
        QTRY_VERIFY(!scene.text(u"launchPlace"_s).isEmpty());
        const QPoint before = top();
        QVERIFY(!scene.find(u"launchCrop"_s)->isVisible());
        scene.find<ImageDrop>(u"launchImage"_s)->setBytes(encoded(16, 8, "PNG"));
        QTRY_VERIFY(scene.find(u"launchCrop"_s)->isVisible());
        QCOMPARE(top(), before);
    }

    void aLinkEndsBeforeItsProblem()
    {
        LaunchScene scene;
        scene.fill();
        scene.type(u"launchWebsite"_s, u"javascript:alert(1)"_s);
        QTRY_VERIFY(scene.find(u"launchWebsiteProblem"_s)->isVisible());
        const auto *field = scene.find<QLineEdit>(u"launchWebsite"_s);
        const auto endsBefore = [&] {
            const QRect words = scene.find(u"launchWebsiteProblem"_s)->geometry();
            return field->rect().contains(words) && field->width() - field->textMargins().right() <= words.left();
        };
        QTRY_VERIFY(endsBefore());
        scene.type(u"launchWebsite"_s, u"https://tram.example"_s);
        QCOMPARE(field->textMargins().right(), 0);
    }

    void theCoresProblemStandsAtItsField()
    {
        LaunchScene scene;
        scene.fill();
        scene.desk.launchCostError = Error{ErrorCode::InvalidInput, u"symbol must have a character that can be seen"_s};
        QTest::keyClick(scene.find(u"launchBuy"_s), Qt::Key_Return); // as the button
        QTRY_VERIFY(scene.find(u"launchSymbolProblem"_s)->isVisible());
        QTRY_VERIFY(scene.find(u"confirmLaunchDialog"_s) == nullptr);
        scene.type(u"launchSymbol"_s, u"TRAM2"_s);
        QVERIFY(!scene.find(u"launchSymbolProblem"_s)->isVisible());
    }

    void aPictureIsMadeFit_data()
    {
        QTest::addColumn<QByteArray>("file");
        QTest::addColumn<QString>("problem");
        QTest::addColumn<QSize>("size");
        QTest::newRow("as it is") << encoded(40, 20, "PNG") << QString() << QSize(40, 20);
        QTest::newRow("wide") << encoded(6000, 30, "PNG") << QString() << QSize(4096, 20);
        // Each format needs a plug-in of Qt, some of them from a package of their own.
        const std::pair<QString, QSize> kinds[]
            = {{u"lossy.webp"_s, {20, 10}},     {u"alpha.webp"_s, {20, 10}},           {u"animated.gif"_s, {4, 6}},
               {u"progressive.jpg"_s, {17, 9}}, {u"progressive-exif.jpg"_s, {32, 24}}, {u"interlaced.png"_s, {16, 12}}};
        for (const auto &[name, size] : kinds) {
            QFile file(QStringLiteral(CURVEDESK_TEST_DATA "/images/") + name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            QTest::newRow(qPrintable(name)) << file.readAll() << QString() << size;
        }
        QTest::newRow("nothing") << ""_ba << u"The file could not be read."_s << QSize();
        QTest::newRow("a page") << "<html>"_ba << u"This is no PNG, JPEG, GIF or WebP picture."_s << QSize();
        QTest::newRow("half a picture") << encoded(40, 20, "PNG").first(60) << u"This picture is damaged."_s << QSize();
        QByteArray hollow = encoded(40, 20, "PNG");
        hollow[hollow.indexOf("IDAT") + 12] ^= 1;
        QTest::newRow("other pixels than its checksum says") << hollow << u"This picture is damaged."_s << QSize();
        QImage sheet(11'000, 11'000, QImage::Format_Mono);
        sheet.fill(0);
        QByteArray bomb;
        QBuffer buffer(&bomb);
        buffer.open(QIODevice::WriteOnly);
        sheet.save(&buffer, "PNG");
        QTest::newRow("many pixels") << bomb << u"This picture has too many pixels."_s << QSize();
        QTest::newRow("large") << QByteArray(65 * 1024 * 1024, 'x') << u"This picture is larger than 64 MiB."_s
                               << QSize();
    }
    void aPictureIsMadeFit()
    {
        QFETCH(QByteArray, file);
        QFETCH(QString, problem);
        QFETCH(QSize, size);
        const PreparedPicture picture = preparedPicture(file, 96);
        QCOMPARE(picture.problem, problem);
        QCOMPARE(picture.bytes.isEmpty(), !problem.isEmpty());
        if (!problem.isEmpty())
            return;
        QCOMPARE(picture.size, size);
        QCOMPARE(QImage::fromData(picture.bytes).size(), size);
        if (picture.note.isEmpty())
            QCOMPARE(QImage::fromData(picture.bytes), QImage::fromData(file));
        QVERIFY(!picture.bytes.contains("Exif"));
        QCOMPARE(picture.preview.size(), QSize(96, 96));
    }

    void aTurnedPictureIsPublishedAsItIsShown_data()
    {
        QTest::addColumn<QByteArray>("format");
        for (const char *format : {"png", "webp", "jpeg"})
            QTest::newRow(format) << QByteArray(format);
    }
    void aTurnedPictureIsPublishedAsItIsShown()
    {
        QFETCH(QByteArray, format);
        QImage stored(80, 40, QImage::Format_RGB32);
        stored.fill(Qt::blue);
        for (int y = 0; y < 40; ++y) {
            for (int x = 0; x < 40; ++x)
                stored.setPixelColor(x, y, Qt::red);
        }
        QByteArray file;
        QBuffer buffer(&file);
        buffer.open(QIODevice::WriteOnly);
        QVERIFY(stored.save(&buffer, format.constData()));
        const PreparedPicture picture = preparedPicture(turned(file, 6, stored.size()), 96);
        QCOMPARE(picture.problem, QString());
        QCOMPARE(picture.size, QSize(40, 80));
        // Of a JPEG every program knows the orientation, of the others only some.
        QBuffer published;
        published.setData(picture.bytes);
        QImageReader reader(&published);
        reader.setAutoTransform(true);
        const QImage whole = reader.read();
        QCOMPARE(whole.size(), QSize(40, 80));
        QCOMPARE(reader.transformation() == QImageIOHandler::TransformationNone, format != "jpeg");
        for (const QImage &each : {whole, picture.preview, decodedSquare(picture.bytes, 96)}) {
            const QColor top = each.pixelColor(each.width() / 2, each.height() / 8);
            const QColor bottom = each.pixelColor(each.width() / 2, each.height() * 7 / 8);
            QVERIFY2(top.red() > 200 && top.blue() < 50, qPrintable(top.name()));
            QVERIFY2(bottom.blue() > 200 && bottom.red() < 50, qPrintable(bottom.name()));
        }
    }

    void aSquareIsCutOut()
    {
        LaunchScene scene;
        scene.find<ImageDrop>(u"launchImage"_s)->setBytes(encoded(400, 200, "PNG"));
        QTRY_VERIFY(scene.find(u"launchCrop"_s)->isVisible());
        scene.click(u"launchCrop"_s);
        QTRY_VERIFY(scene.find(u"cropView"_s) != nullptr);
        QTest::keyClick(scene.find(u"cropView"_s), Qt::Key_Left);
        scene.find<QSlider>(u"cropShare"_s)->setValue(50);
        scene.click(u"cropDone"_s);
        QTRY_COMPARE(QImage::fromData(scene.find<ImageDrop>(u"launchImage"_s)->bytes()).size(), QSize(100, 100));
        QTRY_VERIFY(!scene.find(u"launchCrop"_s)->isVisible());
    }

    void thePriorityFeeIsNoMoreThanWasTyped()
    {
        LaunchScene scene;
        scene.fill();
        scene.type(u"launchPriorityCustom"_s, u"0.001"_s);
        scene.click(u"launchButton"_s);
        // A launch with a first buy takes less than 400,000 compute units.
        QTRY_COMPARE(scene.desk.costRequest.priorityFeeMicroLamports, quint64{1'000'000} * 1'000'000 / 400'000);
    }

    void theStoresAreChosen()
    {
        LaunchScene scene;
        scene.desk.stores = {{StoreChoice::Pump, StoreChoice::Kubo}, u"http://127.0.0.1:5001"_s, true};
        scene.click(u"launchStores"_s);
        QTRY_VERIFY(scene.find(u"storesSave"_s) != nullptr && scene.isEnabled(u"storesSave"_s));
        QVERIFY(scene.find<QAbstractButton>(u"store0"_s)->isChecked());
        scene.click(u"storeUp1"_s);
        QTest::keyClicks(scene.find(u"storeToken"_s), u"a.token"_s);
        scene.click(u"storesSave"_s);
        QTRY_VERIFY(scene.find(u"storesDialog"_s) == nullptr);
        QCOMPARE(scene.desk.stores.order, (QList{StoreChoice::Kubo, StoreChoice::Pump}));
        QCOMPARE(scene.desk.pinataToken, "a.token"_ba);
    }

    void theStepsAreShown()
    {
        LaunchScene scene;
        scene.fill();
        QCOMPARE(scene.marks(), QString());
        scene.desk.answersLaunches = false;
        scene.launch();
        QTRY_COMPARE(scene.desk.launchRequests.size(), 1);
        const LaunchRequest request = scene.desk.launchRequests.first();
        QCOMPARE(request.announcedLamports, sampleCost(250'000'000).total());
        QCOMPARE(request.priorityFeeMicroLamports, sampleCost(0).priorityFeeMicroLamports);
        QCOMPARE(scene.marks(), u"◔○○○"_s);
        QVERIFY(!scene.find(u"launchName"_s)->isEnabled());
        emit scene.desk.launchProgressed({request.idempotencyKey, LaunchStep::Picture, 25, 100});
        QCOMPARE(scene.text(u"launchStepDetail0"_s), u"25 %"_s);
        emit scene.desk.launchProgressed({request.idempotencyKey, LaunchStep::Words});
        QCOMPARE(scene.marks(), u"✓◔○○"_s);
        emit scene.desk.launchProgressed({"another", LaunchStep::Landing});
        QCOMPARE(scene.marks(), u"✓◔○○"_s);
        emit scene.desk.launchProgressed({request.idempotencyKey, LaunchStep::Landing});
        QCOMPARE(scene.marks(), u"✓✓✓◔"_s);
    }

    void anUploadIsCancelled()
    {
        LaunchScene scene;
        scene.fill();
        QVERIFY(!scene.find(u"launchCancel"_s)->isVisible());
        scene.desk.answersLaunches = false;
        scene.launch();
        QTRY_COMPARE(scene.desk.launchRequests.size(), 1);
        const QByteArray key = scene.desk.launchRequests.first().idempotencyKey;
        emit scene.desk.launchProgressed({key, LaunchStep::Words, 1, 2});
        QVERIFY(scene.find(u"launchCancel"_s)->isVisible());
        scene.find(u"launchCancel"_s)->setFocus();
        QTest::keyClick(scene.find(u"launchCancel"_s), Qt::Key_Space);
        QTRY_COMPARE(scene.marks(), u"✓✕○○"_s);
        // A second one neither begins again nor edits the form, after which the launch could not go on.
        QVERIFY(scene.window->focusWidget());
        QTest::keyClick(scene.window->focusWidget(), Qt::Key_Space);
        QVERIFY(scene.find(u"confirmLaunchButton"_s) == nullptr);
        QVERIFY(!scene.find(u"launchCancel"_s)->isVisible());
        QVERIFY(scene.find<Banner>(u"launchBanner"_s)->accessibleName().startsWith(u"Cancelled before"));
        QCOMPARE(scene.find<QAbstractButton>(u"launchButton"_s)->text(), u"Go on launching $TRAM"_s);
        scene.launch();
        QTRY_COMPARE(scene.desk.launchRequests.size(), 2);
        QCOMPARE(scene.desk.launchRequests.last().idempotencyKey, key);
        emit scene.desk.launchProgressed({key, LaunchStep::Transaction});
        QVERIFY(!scene.find(u"launchCancel"_s)->isVisible()); // it may be signed by now
    }

    void theFieldThatWasRefusedHasTheFocus_data()
    {
        QTest::addColumn<QString>("detail");
        QTest::addColumn<QString>("field");
        QTest::newRow("name") << u"name has a character that cannot be shown"_s << u"launchName"_s;
        QTest::newRow("website") << u"website is no address"_s << u"launchWebsite"_s;
    }
    void theFieldThatWasRefusedHasTheFocus()
    {
        QFETCH(QString, detail);
        QFETCH(QString, field);
        LaunchScene scene;
        scene.fill();
        scene.desk.launchError = Error{ErrorCode::InvalidInput, detail};
        scene.launch();
        QTRY_COMPARE(scene.window->focusWidget(), scene.find(field));
    }

    void goesOnWithTheSameKey()
    {
        LaunchScene scene;
        scene.fill();
        scene.desk.launchError = Error{ErrorCode::StoreUnavailable, u"Kubo did not answer"_s};
        scene.launch();
        QTRY_COMPARE(scene.marks(), u"✕○○○"_s);
        QCOMPARE(scene.find<QAbstractButton>(u"launchButton"_s)->text(), u"Go on launching $TRAM"_s);
        scene.desk.launchStatus = TradeStatus::Expired;
        scene.launch();
        QTRY_COMPARE(scene.marks(), u"✓✓✓✕"_s);
        const QList<LaunchRequest> &sent = scene.desk.launchRequests;
        QCOMPARE(sent.size(), 2);
        QVERIFY(!sent[0].idempotencyKey.isEmpty());
        QCOMPARE(sent[1].idempotencyKey, sent[0].idempotencyKey);
        // Other contents are another launch.
        scene.type(u"launchName"_s, u"Day Tram"_s);
        QCOMPARE(scene.marks(), QString());
        scene.desk.launchStatus = TradeStatus::Succeeded;
        scene.find(u"launchBuy"_s)->setFocus();
        scene.launch();
        QTRY_COMPARE(sent.size(), 3);
        QVERIFY(sent[2].idempotencyKey != sent[0].idempotencyKey);
        QTRY_COMPARE(scene.find<QLineEdit>(u"launchName"_s)->text(), QString());
        QVERIFY(scene.desk.draft.texts.value(u"name"_s).isEmpty());
        QVERIFY(scene.desk.draft.image.isEmpty());
        QCOMPARE(scene.window->focusWidget(), scene.find(u"orderAmount"_s)); // and not thrown out of the panel
    }

    void aLaunchThatEndsLeavesTheTicketItsCoin()
    {
        LaunchScene scene;
        QTRY_COMPARE(scene.text(u"coinName"_s), u"Copper Fox"_s);
        scene.fill();
        scene.desk.answersLaunches = false;
        scene.launch();
        QTRY_VERIFY(scene.desk.pendingLaunch);
        // Meanwhile an amount of another coin is typed.
        scene.window->showWork(MainWindow::OrderWork);
        scene.find(u"orderAmount"_s)->setFocus();
        scene.type(u"orderAmount"_s, u"0.5"_s);
        LaunchReceipt receipt;
        receipt.trade.status = TradeStatus::Succeeded;
        receipt.trade.mint = scene.desk.tokenList.last().mint;
        std::exchange(scene.desk.pendingLaunch, {})(receipt);
        QCOMPARE(scene.find<QLineEdit>(u"launchName"_s)->text(), QString()); // the launch has ended
        QCOMPARE(scene.find<QLineEdit>(u"orderAmount"_s)->text(), u"0.5"_s);
        QCOMPARE(scene.text(u"coinName"_s), u"Copper Fox"_s);
    }

    void aLookAtAnotherWalletMakesNoSecondLaunch()
    {
        LaunchScene scene;
        scene.fill();
        auto *selection = scene.window->findChild<DeskSelection *>();
        const auto button = [&] { return scene.find<QAbstractButton>(u"launchButton"_s)->text(); };
        scene.desk.launchStatus = TradeStatus::Unknown;
        scene.launch();
        QTRY_COMPARE(scene.marks(), u"✓✓✓✕"_s);
        const QList<LaunchRequest> &sent = scene.desk.launchRequests;
        const QString first = sent[0].signer.wallet;
        const QString second = scene.desk.walletList.at(1).address;
        QVERIFY(first != second);
        selection->setWallet(second);
        QCOMPARE(button(), u"Launch $TRAM"_s);
        QCOMPARE(scene.marks(), QString());
        scene.click(u"launchButton"_s); // and thinks better of it
        QTRY_VERIFY(scene.find(u"confirmLaunchDialog"_s) != nullptr);
        scene.find<QDialog>(u"confirmLaunchDialog"_s)->reject();
        QTRY_VERIFY(scene.find(u"confirmLaunchDialog"_s) == nullptr);
        selection->setWallet(first);
        QCOMPARE(button(), u"Go on launching $TRAM"_s);
        scene.launch();
        QTRY_COMPARE(sent.size(), 2);
        QCOMPARE(sent[1].signer.wallet, first);
        QCOMPARE(sent[1].idempotencyKey, sent[0].idempotencyKey);
        // Another wallet's launch is another one.
        QTRY_COMPARE(scene.marks(), u"✓✓✓✕"_s);
        selection->setWallet(second);
        scene.launch();
        QTRY_COMPARE(sent.size(), 3);
        QCOMPARE(sent[2].signer.wallet, second);
        QVERIFY(sent[2].idempotencyKey != sent[0].idempotencyKey);
        QTRY_COMPARE(scene.desk.draft.texts.value(u"wallet"_s), second);
    }

    void aPictureOnItsWayIsWaitedFor()
    {
        LaunchScene scene;
        scene.fill();
        scene.find<ImageDrop>(u"launchImage"_s)->setBytes(encoded(9, 9, "PNG"));
        QVERIFY(!scene.isEnabled(u"launchButton"_s));
        QCOMPARE(scene.text(u"launchReason"_s), u"The picture is being read…"_s);
        QTRY_VERIFY(scene.isEnabled(u"launchButton"_s));
        scene.launch();
        QTRY_COMPARE(scene.desk.launchRequests.size(), 1);
        QCOMPARE(QImage::fromData(scene.desk.launchRequests.first().image).size(), QSize(9, 9));
    }

    /// Some programs offer a list of files without an entry.
    void aListWithoutAFileIsNoPicture()
    {
        LaunchScene scene;
        auto *image = scene.find<ImageDrop>(u"launchImage"_s);
        const QSignalSpy refused(image, &ImageDrop::refused);
        auto *offered = new QMimeData;
        offered->setData(u"text/uri-list"_s, {});
        QDragEnterEvent entered({1, 1}, Qt::CopyAction, offered, Qt::LeftButton, Qt::NoModifier);
        entered.ignore();
        QCoreApplication::sendEvent(image, &entered);
        QVERIFY(!entered.isAccepted());
        QApplication::clipboard()->setMimeData(offered);
        QTest::keyClick(image, Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(refused.size(), 1);
        QVERIFY(image->bytes().isEmpty());
    }

    void screenReadersHearThatAPictureIsChosen()
    {
        const LaunchScene scene;
        auto *image = scene.find<ImageDrop>(u"launchImage"_s);
        QVERIFY(image->accessibleDescription().contains(u"click to choose a file"));
        scene.fill();
        QCOMPARE(image->accessibleDescription(), u"A picture is chosen"_s);
        image->setBytes("<html>"_ba);
        QTRY_COMPARE(image->accessibleDescription(), u"This is no PNG, JPEG, GIF or WebP picture."_s);
    }

    // While a list of names is open, Qt passes over that the window became active.
    void aPictureChosenByItsNameGivesTheFocusBack()
    {
        const QTemporaryDir folder;
        QFile file(folder.filePath(u"fox.png"_s));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(picture());
        file.close();
        const LaunchScene scene;
        QVERIFY(QTest::qWaitForWindowActive(scene.window.get()));
        auto *image = scene.find<ImageDrop>(u"launchImage"_s);
        image->setFocus();
        QTest::keyClick(image, Qt::Key_Space);
        auto *dialog = scene.find<QFileDialog>(u"pictureFile"_s);
        QVERIFY(dialog && QTest::qWaitForWindowActive(dialog));
        dialog->setDirectory(folder.path());
        const auto *files = dialog->findChild<QListView *>(u"listView"_s);
        QTRY_COMPARE(files->model()->rowCount(files->rootIndex()), 1);
        auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
        name->setFocus();
        QTest::keyClicks(name, u"fox.png"_s);
        QTRY_VERIFY(QApplication::activePopupWidget());
        bool isListOpen = true;
        connect(dialog, &QDialog::finished, this, [&] { isListOpen = QApplication::activePopupWidget() != nullptr; });
        QTest::keyClick(QApplication::activePopupWidget(), Qt::Key_Return);
        QVERIFY(!isListOpen);
        QTRY_VERIFY(!scene.find(u"pictureFile"_s));
        QTRY_COMPARE(QApplication::focusWidget(), image);
        QTRY_VERIFY(!image->bytes().isEmpty());
    }

    void aFormThatIsSentKeepsItsPicture()
    {
        LaunchScene scene;
        scene.fill();
        scene.desk.answersLaunches = false;
        scene.launch();
        QTRY_COMPARE(scene.desk.launchRequests.size(), 1);
        auto *image = scene.find<ImageDrop>(u"launchImage"_s);
        image->setBytes(encoded(9, 9, "PNG")); // as one whose preparation began before
        QTRY_VERIFY(!image->isBusy());
        QCOMPARE(QImage::fromData(image->bytes()).size(), QSize(8, 8));
        QCOMPARE(scene.marks(), u"◔○○○"_s);
        QCOMPARE(scene.desk.draft.texts.value(u"key"_s).toLatin1(), scene.desk.launchRequests.first().idempotencyKey);
        scene.click(u"launchCancel"_s);
        QTRY_COMPARE(scene.marks(), u"✕○○○"_s);
        QCOMPARE(scene.find<QAbstractButton>(u"launchButton"_s)->text(), u"Go on launching $TRAM"_s);
    }

    void aHoldDisablesTheOpenSheetAndAnEditClosesIt()
    {
        LaunchScene scene;
        scene.fill();
        scene.click(u"launchButton"_s);
        QTRY_VERIFY(scene.find(u"confirmLaunchButton"_s) != nullptr && scene.isEnabled(u"confirmLaunchButton"_s));
        auto *panel = scene.window->findChild<LaunchPanel *>();
        panel->setHoldReason(u"No network"_s);
        QVERIFY(!scene.isEnabled(u"confirmLaunchButton"_s));
        QCOMPARE(scene.text(u"launchConfirmProblem"_s), u"No network"_s);
        panel->setHoldReason({});
        QVERIFY(scene.isEnabled(u"confirmLaunchButton"_s));
        QCOMPARE(scene.text(u"launchConfirmProblem"_s), QString());
        scene.find<QLineEdit>(u"launchName"_s)->setText(u"Day Tram"_s); // the sheet shows another name
        QTRY_VERIFY(scene.find(u"confirmLaunchDialog"_s) == nullptr);
        QVERIFY(scene.desk.launchRequests.isEmpty());
    }

    void theDraftOutlivesTheWindow()
    {
        LaunchScene scene;
        scene.fill();
        scene.type(u"launchWebsite"_s, u"https://tram.example"_s);
        QTRY_COMPARE(scene.desk.draft.texts.value(u"website"_s), u"https://tram.example"_s);
        const LaunchDraft draft = scene.desk.draft;
        WindowScene next;
        next.desk.draft = draft;
        next.window = std::make_unique<MainWindow>(next.desk, WindowOptions());
        next.window->show();
        QTRY_COMPARE(next.find<QLineEdit>(u"launchName"_s)->text(), u"Night Tram"_s);
        QCOMPARE(next.find<QLineEdit>(u"launchBuy"_s)->text(), u"0.25"_s);
        QCOMPARE(next.find<QPlainTextEdit>(u"launchDescription"_s)->toPlainText(), u"Runs after midnight."_s);
        QCOMPARE(next.find<ImageDrop>(u"launchImage"_s)->bytes(), picture());
        QTRY_VERIFY(next.isEnabled(u"launchButton"_s));
    }

    void aSlippageThatCannotBeReadIsNotKept()
    {
        LaunchScene scene;
        scene.find<ImageDrop>(u"launchImage"_s)->setBytes(picture());
        scene.type(u"launchSlippageCustom"_s, u"2.5"_s);
        QTRY_COMPARE(scene.desk.draft.texts.value(u"slippage"_s), u"250"_s);
        scene.type(u"launchSlippageCustom"_s, u"2."_s);
        QTRY_VERIFY(scene.desk.draft.texts.isEmpty());
        QVERIFY(!scene.desk.draft.image.isEmpty());
        scene.window = std::make_unique<MainWindow>(scene.desk, WindowOptions());
        scene.window->show();
        QTRY_COMPARE(scene.find<ImageDrop>(u"launchImage"_s)->bytes(), picture()); // the rest of the draft is
        QCOMPARE(scene.find<QLineEdit>(u"launchSlippageCustom"_s)->text(), QString());
        QVERIFY(scene.find<QAbstractButton>(u"launchSlippage500"_s)->isChecked());
    }

    void aLaunchOutlivesTheWindow_data()
    {
        QTest::addColumn<int>("status"); // of its order; -1: it was not signed
        QTest::addColumn<QString>("marks");
        QTest::addColumn<int>("sent");
        QTest::newRow("stopped at the words") << -1 << u"✓✕○○"_s << 0;
        QTest::newRow("failed") << int(TradeStatus::Failed) << u"✓✓✓✕"_s << 0;
        QTest::newRow("expired") << int(TradeStatus::Expired) << u"✓✓✓✕"_s << 0;
        QTest::newRow("pending") << int(TradeStatus::Pending) << u"✓✓✓◔"_s << 1;
        QTest::newRow("succeeded") << int(TradeStatus::Succeeded) << QString() << 0;
    }
    void aLaunchOutlivesTheWindow()
    {
        QFETCH(int, status);
        QFETCH(QString, marks);
        QFETCH(int, sent);
        LaunchScene scene;
        scene.desk.answersLaunches = false;
        scene.desk.draft = {{{u"name"_s, u"Night Tram"_s},
                             {u"symbol"_s, u"TRAM"_s},
                             {u"description"_s, u"Runs."_s},
                             {u"key"_s, u"the-key"_s},
                             {u"wallet"_s, scene.desk.walletList.first().address}},
                            picture()};
        LaunchState state{status < 0 ? LaunchStep::Words : LaunchStep::Landing, std::nullopt};
        if (status >= 0) {
            state.receipt = LaunchReceipt();
            state.receipt->trade.status = TradeStatus(status);
        }
        scene.desk.stateOfLaunch = state;
        scene.window = std::make_unique<MainWindow>(scene.desk, WindowOptions());
        scene.window->showWork(MainWindow::LaunchWork);
        scene.window->show();
        if (marks.isEmpty())
            QTRY_COMPARE(scene.desk.draft.texts.value(u"name"_s), QString()); // done, and cleared
        else
            QTRY_COMPARE(scene.marks(), marks);
        QCOMPARE(scene.desk.launchRequests.size(), sent);
        if (sent > 0) {
            QCOMPARE(scene.desk.launchRequests.first().idempotencyKey, "the-key"_ba);
            QCOMPARE(scene.desk.launchRequests.first().again, LaunchAgain::Never);
            return;
        }
        if (marks.isEmpty())
            return;
        QTRY_VERIFY(scene.isEnabled(u"launchButton"_s));
        scene.launch();
        QTRY_COMPARE(scene.desk.launchRequests.size(), 1);
        QCOMPARE(scene.desk.launchRequests.first().idempotencyKey, "the-key"_ba);
    }
};

CURVEDESK_TEST(TestLaunchPanel)

} // namespace launchPanelTest
#include "tst_LaunchPanel.moc"
