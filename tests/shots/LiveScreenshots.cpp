// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/shots/Photographer.h"
#include "tests/ui/support/HttpDoor.h"
#include "tests/ui/support/LiveScene.h"
#include "ui/chart/CandleChart.h"
#include "ui/models/OrderTableModel.h"
#include "ui/panels/CoinHeader.h"
#include "ui/text/DisplayText.h"
#include "ui/text/OrderText.h"

#include <QClipboard>
#include <QImage>
#include <QMimeData>
#include <QPainter>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr int fewestCoins = 6;
/// The deadline for the simulated traders to make enough trades.
constexpr int marketDeadlineMs = 120'000;

/// Writes an image, a moon in a night sky, to `path`, and puts the file on the clipboard as a file manager does.
void writeAndCopyImage(const QString &path)
{
    QImage image(256, 256, QImage::Format_RGB32);
    image.fill(QColor(0x1d, 0x2b, 0x4f));
    QPainter painter(&image);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(0xf6, 0xd7, 0x6b));
    painter.drawEllipse(QPointF(128, 128), 72, 72);
    painter.setBrush(QColor(0x1d, 0x2b, 0x4f));
    painter.drawEllipse(QPointF(158, 104), 62, 62);
    painter.end();
    image.save(path);
    auto *mime = new QMimeData;
    mime->setUrls({QUrl::fromLocalFile(path)});
    QApplication::clipboard()->setMimeData(mime);
}

void makeWallet(Photographer &camera, bool isShown = true)
{
    camera.click(u"walletCreateFirst"_s);
    camera.type(u"walletLabel"_s, u"Main wallet"_s);
    if (isShown)
        camera.shoot(u"03-create-wallet"_s);
    camera.click(u"createWalletConfirm"_s);
    camera.find(u"secretsDone"_s);
    if (isShown) {
        camera.click(u"secretApiKeyShow"_s);
        camera.shoot(u"04-wallet-secrets"_s);
    }
    camera.press(u"secretsStored"_s, Qt::Key_Space);
    camera.click(u"secretsDone"_s);
    camera.waitFor(u"a wallet"_s, [&] { return camera.rows(u"walletTable"_s) == 1; });
    camera.click(u"walletAirdrop"_s);
    camera.waitFor(u"its SOL"_s, [&] { return camera.cell(u"walletTable"_s, 0, 1).startsWith(u"10."); });
}

void waitForOutcome(Photographer &camera, int orders)
{
    camera.waitFor(u"order %1 succeeds"_s.arg(orders), [&] {
        return camera.rows(u"activityTable"_s) >= orders
            && camera.cell(u"activityTable"_s, 0, OrderTableModel::OutcomeColumn)
            == orderText::status(TradeStatus::Succeeded);
    });
}

void confirm(Photographer &camera, const QString &shotName = {})
{
    camera.click(u"orderButton"_s);
    auto *button = camera.find(u"confirmButton"_s);
    camera.waitFor(u"an armed button"_s, [&] { return button->isEnabled(); });
    if (!shotName.isEmpty())
        camera.shoot(shotName);
    camera.click(u"confirmButton"_s);
}

void tradeTheKing(Photographer &camera)
{
    camera.click(u"kingShow"_s);
    camera.click(u"sideBuy"_s);
    camera.type(u"orderAmount"_s, u"0.5"_s);
    camera.waitFor(u"a price"_s, [&] { return camera.units(u"orderReceive"_s) > 0; });
    camera.shoot(u"05-ticket"_s);
    confirm(camera, u"06-confirm-buy"_s);
    waitForOutcome(camera, 1);
    camera.shoot(u"07-bought"_s);
    camera.clickTab(u"evidenceTabs"_s, 2);
    camera.waitFor(u"a position"_s, [&] { return camera.rows(u"positionsTable"_s) > 0; });
    camera.shoot(u"08-position"_s);
    camera.clickTab(u"evidenceTabs"_s, 0);
    camera.click(u"sideSell"_s);
    camera.click(u"percent50"_s);
    confirm(camera, u"09-confirm-sell"_s);
    waitForOutcome(camera, 2);
    camera.shoot(u"10-sold"_s);
}

void showErrors(Photographer &camera)
{
    camera.click(u"sideBuy"_s);
    camera.type(u"orderAmount"_s, u"999"_s);
    camera.waitFor(u"a reason"_s, [&] { return camera.text(u"orderReason"_s).contains(u'9'); });
    camera.shoot(u"11-not-enough"_s);
    camera.type(u"orderAmount"_s, u"5"_s);
    camera.type(u"orderSlippageCustom"_s, u"40"_s);
    camera.waitFor(u"a price"_s, [&] { return camera.units(u"orderReceive"_s) > 0; });
    camera.click(u"orderButton"_s);
    camera.find(u"confirmUnderstood"_s);
    camera.shoot(u"12-danger"_s);
    camera.click(u"dialogCancel"_s);
    camera.click(u"orderSlippage500"_s);
    camera.type(u"orderAmount"_s, {});
}

void launch(Photographer &camera, const QString &imagePath)
{
    camera.clickTab(u"workTabs"_s, MainWindow::LaunchWork);
    writeAndCopyImage(imagePath);
    camera.press(u"launchImage"_s, Qt::Key_V, Qt::ControlModifier);
    camera.type(u"launchName"_s, u"Night Tram"_s);
    camera.type(u"launchSymbol"_s, u"TRAM"_s);
    camera.type(u"launchDescription"_s, u"Runs after midnight, stops everywhere."_s);
    camera.type(u"launchBuy"_s, u"0.25"_s);
    camera.shoot(u"13-launch"_s);
    camera.click(u"launchButton"_s);
    auto *button = camera.find(u"confirmLaunchButton"_s);
    camera.waitFor(u"an armed button"_s, [&] { return button->isEnabled(); });
    camera.shoot(u"14-confirm-launch"_s);
    camera.click(u"confirmLaunchButton"_s);
    const QString name = displayText::name(u"Night Tram"); // from right to left between signs that keep its order
    camera.waitFor(u"the coin"_s, [&] { return camera.text(u"coinName"_s) == name; });
    waitForOutcome(camera, 3);
    camera.shoot(u"15-launched"_s);
}

void startApiHost(Photographer &camera)
{
    const quint16 port = httpDoor::freePort();
    camera.clickTab(u"workTabs"_s, MainWindow::ApiHostWork);
    camera.type(u"apiPort"_s, QString::number(port));
    camera.shoot(u"16-api-off"_s);
    camera.press(u"apiSwitch"_s, Qt::Key_Space);
    camera.waitFor(u"the API host"_s, [&] { return camera.text(u"statusApiHost"_s).contains(QString::number(port)); });
    for (const char *path : {"/health", "/openapi.json", "/king"}) {
        if (httpDoor::ask(port, "GET", path, {}).status == 0)
            camera.fail(u"the API host does not answer"_s);
    }
    camera.waitFor(u"the requests"_s, [&] { return camera.rows(u"apiRequests"_s) == 3; });
    camera.shoot(u"17-api-on"_s);
    camera.click(u"apiNewKey"_s);
    camera.type(u"keyLabel"_s, u"Rebalancing script"_s);
    camera.type(u"keyMaxDay"_s, u"5"_s);
    camera.shoot(u"18-api-key"_s);
    camera.click(u"keySave"_s);
    camera.find(u"secretsDialog"_s);
    camera.shoot(u"18-api-key-made"_s);
    camera.press(u"secretsStored"_s, Qt::Key_Space);
    camera.click(u"secretsDone"_s);
    camera.clickTab(u"apiExamples"_s, 1);
    camera.shoot(u"18-api-python"_s);
    camera.clickTab(u"workTabs"_s, MainWindow::OrderWork);
}

/// Buys a whole curve.
void graduate(Photographer &camera)
{
    for (int tens = 2; tens <= 10; ++tens) {
        camera.click(u"walletAirdrop"_s);
        camera.waitFor(u"more SOL"_s,
                       [&] { return camera.units(u"topBalance"_s) > static_cast<quint64>(tens - 1) * 9'500'000'000; });
    }
    camera.type(u"orderAmount"_s, u"88"_s);
    camera.click(u"orderButton"_s);
    camera.press(u"confirmUnderstood"_s, Qt::Key_Space);
    camera.click(u"confirmButton"_s);
    waitForOutcome(camera, 4);
    camera.waitFor(u"the pool"_s, [&] { return camera.text(u"coinGraduation"_s) == CoinHeader::tr("on its pool"); });
    camera.type(u"orderAmount"_s, u"0.5"_s);
    camera.waitFor(u"a price"_s, [&] { return camera.units(u"orderReceive"_s) > 0; });
    camera.shoot(u"19-graduated"_s);
    confirm(camera, u"20-confirm-on-pool"_s);
    waitForOutcome(camera, 5);
    camera.shoot(u"21-bought-on-pool"_s);
}

} // namespace

QByteArray takeShowcase(const QString &directory)
{
    LiveScene scene(true);
    if (!scene.core)
        return scene.failure.toUtf8();
    Photographer camera(*scene.window, directory, {ColorScheme::Dark, QSize(1440, 900)});
    camera.waitFor(u"a market"_s, [&] { return camera.rows(u"risingCoins"_s) >= fewestCoins; });
    makeWallet(camera, false);
    camera.clickRow(u"risingCoins"_s, 5); // a coin with little progress
    const auto *candles = camera.find<CandleChart>(u"candleChart"_s);
    const auto liveUntil = [&](qsizetype count) {
        camera.waitFor(
            u"%1 candles"_s.arg(count), [&] { return candles->candles().size() >= count; }, marketDeadlineMs);
    };
    liveUntil(6);
    camera.type(u"orderAmount"_s, u"1.5"_s);
    confirm(camera);
    waitForOutcome(camera, 1);
    liveUntil(11);
    camera.click(u"sideSell"_s);
    camera.click(u"percent25"_s);
    confirm(camera);
    waitForOutcome(camera, 2);
    liveUntil(16);
    camera.click(u"sideBuy"_s);
    camera.type(u"orderAmount"_s, u"0.4"_s);
    camera.waitFor(u"a price"_s, [&] { return camera.units(u"orderReceive"_s) > 0; });
    camera.waitFor(u"the notices are gone"_s, [] { return !Hand::isShown(u"notices"_s); });
    camera.shoot(u"00-window"_s);
    return camera.failure();
}

QByteArray takeLiveScreenshots(const QString &directory, const Look &look)
{
    LiveScene scene(true);
    if (!scene.core)
        return scene.failure.toUtf8();
    Photographer camera(*scene.window, directory, look);
    camera.shoot(u"01-first-start"_s);
    camera.waitFor(u"a market"_s, [&] { return camera.rows(u"risingCoins"_s) >= fewestCoins; });
    camera.shoot(u"02-no-wallet"_s);
    makeWallet(camera);
    tradeTheKing(camera);
    showErrors(camera);
    launch(camera, scene.data.filePath(u"tram.png"_s));
    startApiHost(camera);
    graduate(camera);
    return camera.failure();
}

} // namespace curvedesk
