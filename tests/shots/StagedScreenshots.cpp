// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Keypair.h"
#include "tests/shots/Stage.h"

#include <QAbstractItemView>
#include <QContextMenuEvent>
#include <QDateTime>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

void leaveOrdersOpen(FakeDesk &desk)
{
    for (int i = 0; i < 2; ++i) {
        OrderSummary open = desk.orderList.first();
        open.id = u"open-%1"_s.arg(i);
        open.status = TradeStatus::Pending;
        open.kind = i == 0 ? OrderSummary::Kind::Buy : OrderSummary::Kind::Sell;
        open.settledMs = 0;
        open.createdMs = QDateTime::currentMSecsSinceEpoch() - 20'000 - i * 3'000;
        desk.orderList.prepend(open);
    }
}

void takeBackAnOutcome(FakeDesk &desk, Photographer &camera)
{
    OrderSummary order = desk.orderList.first();
    emit desk.orderChanged(order);
    camera.waitFor(u"its notice"_s, [] { return Hand::isShown(u"notices"_s); });
    order.status = TradeStatus::Pending;
    order.settledMs = 0;
    emit desk.orderChanged(order);
    camera.waitFor(u"pending again"_s, [&] { return !camera.text(u"statusPending"_s).contains(u'0'); });
}

void askForApproval(FakeDesk &desk, Photographer &camera)
{
    Approval approval;
    approval.id = u"approval"_s;
    approval.key = u"abcd2345"_s;
    approval.label = u"Rebalancing script"_s;
    approval.order.kind = OrderKind::Buy;
    approval.order.wallet = Keypair::generate().address();
    approval.order.mint = Keypair::generate().address();
    approval.order.symbol = desk.tokenList.first().symbol;
    approval.order.spend = {.mostLamports = 515'040'000, .slippageBps = 250};
    approval.order.quotedQuoteLamports = 500'000'000;
    approval.order.quotedTokens = 7'843'120'114'205;
    approval.order.limitTokens = 7'600'000'000'000;
    approval.expiresMs = QDateTime::currentMSecsSinceEpoch() + 45'000;
    desk.waiting.append(approval);
    emit desk.approvalAsked(approval);
    camera.find(u"approvalDialog"_s);
}

/// The sheets that a command or a click opens.
void shootSheets(const std::function<void(const QString &, const Scene &)> &shoot)
{
    const auto ofCommand = [&](const QString &name, const QString &action, const QString &sheet) {
        shoot(name, [action, sheet](FakeDesk &, Photographer &camera) {
            command(camera, action);
            camera.find(sheet);
        });
    };
    ofCommand(u"45-settings"_s, u"commandSettings"_s, u"settingsDialog"_s);
    ofCommand(u"46-alerts"_s, u"commandAlerts"_s, u"alertsDialog"_s);
    shoot(u"47-approval"_s, askForApproval);
    shoot(u"48-send"_s, [](FakeDesk &, Photographer &camera) { camera.click(u"walletSend"_s); });
    shoot(u"49-receipt"_s, [](FakeDesk &, Photographer &camera) {
        camera.list(u"activityTable"_s)->setFocus();
        camera.clickRow(u"activityTable"_s, 0);
        camera.press(u"activityTable"_s, Qt::Key_Return);
        camera.find(u"orderDialog"_s);
    });
    ofCommand(u"50-tour"_s, u"commandTour"_s, u"tourNext"_s);
    shoot(u"51-tour-order"_s, [](FakeDesk &, Photographer &camera) {
        command(camera, u"commandTour"_s);
        for (int step = 0; step < 3; ++step)
            camera.click(u"tourNext"_s);
    });
    ofCommand(u"52-user-guide"_s, u"document-user-guide"_s, u"documentDialog"_s);
    ofCommand(u"53-keys"_s, u"commandKeys"_s, u"keysDialog"_s);
    shoot(u"54-row-menu"_s, [](FakeDesk &, Photographer &camera) {
        QAbstractItemView *table = camera.list(u"activityTable"_s);
        camera.clickRow(u"activityTable"_s, 1);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, QPoint(), QPoint());
        QCoreApplication::sendEvent(table->viewport(), &event);
        camera.find(u"rowMenu"_s);
    });
}

} // namespace

QByteArray takeStagedScreenshots(const QString &directory, const Look &look)
{
    Album album(directory, look);
    const auto shoot = [&album](const QString &name, const Stage &stage, const Scene &scene = {}) {
        album.shoot(name, stage, scene);
    };
    shoot(u"30-loading"_s, [](FakeDesk &desk) { desk.answersMarket = false; });
    shoot(u"31-recovering"_s, leaveOrdersOpen);
    shoot(
        u"32-outcome-taken-back"_s, [](FakeDesk &) {}, takeBackAnOutcome);
    shoot(
        u"33-mainnet"_s, [](FakeDesk &desk) { desk.networkName = u"mainnet"_s; }, openSheet);
    shoot(
        u"34-devnet-slow"_s,
        [](FakeDesk &desk) {
            desk.networkName = u"devnet"_s;
            desk.link = {NetworkState::Link::Degraded, 14, u"endpoint 1 of 2 is late"_s};
        },
        fillTicket);
    shoot(
        u"35-custom-offline"_s,
        [](FakeDesk &desk) {
            desk.networkName = u"custom"_s;
            desk.link = {NetworkState::Link::Offline, 0, u"connection refused"_s};
        },
        [](FakeDesk &, Photographer &camera) { camera.type(u"orderAmount"_s, u"0.5"_s); });
    shoot(
        u"36-refused"_s, [](FakeDesk &) {},
        [](FakeDesk &desk, Photographer &camera) {
            desk.tradeError = Error{ErrorCode::SlippageExceeded, {}, std::nullopt, 0};
            openSheet(desk, camera);
            camera.click(u"confirmButton"_s);
            camera.find(u"orderBanner"_s);
        });
    shoot(
        u"37-on-its-pool"_s,
        [](FakeDesk &desk) {
            desk.tokenList[0].complete = true;
            desk.tokenList[0].progressPpm = 1'000'000;
            desk.sheet.quote.pool = u"9xQeWvG816bUx9EPjHmaT23yvVM2ZWbrrpZb9PusVFin"_s;
            desk.sheet.quote.lpFeeBps = 20;
            desk.sheet.quote.lpFeeLamports = 987'654;
            desk.sheet.wsolRentLamports = 2'039'280;
        },
        openSheet);
    shoot(
        u"38-danger"_s, [](FakeDesk &desk) { desk.sheet.quote.priceImpactBps = 1534; },
        [](FakeDesk &desk, Photographer &camera) {
            camera.type(u"orderSlippageCustom"_s, u"40"_s);
            fillTicket(desk, camera);
        });
    shoot(
        u"39-new-key"_s, [](FakeDesk &) {},
        [](FakeDesk &, Photographer &camera) {
            camera.click(u"walletCreate"_s);
            camera.type(u"walletLabel"_s, u"Second wallet"_s);
            camera.click(u"createWalletConfirm"_s);
            camera.find(u"secretsDialog"_s);
            camera.press(u"secretsDialog"_s, Qt::Key_Escape);
        });
    shoot(u"40-offline-and-empty"_s, [](FakeDesk &desk) {
        desk.tokenList.clear();
        desk.orderList.clear();
        desk.networkName = u"devnet"_s;
        desk.link = {NetworkState::Link::Offline, 0, u"connection refused"_s};
    });
    shoot(u"41-quiet-coin"_s, [](FakeDesk &desk) {
        // Trades in bursts, with quiet minutes and one quiet night between them.
        for (qsizetype i = 0; i < desk.candleList.size(); ++i)
            desk.candleList[i].openTime -= (desk.candleList.size() - i) / 5 * 420 + (i < 72 ? 9 * 3600 : 0);
    });
    shoot(u"42-locked"_s, [](FakeDesk &desk) { desk.vault = {VaultProtection::Passphrase, true, false}; });
    shoot(
        u"43-wrong-passphrase"_s,
        [](FakeDesk &desk) {
            desk.vault = {VaultProtection::Passphrase, true, false};
        },
        [](FakeDesk &, Photographer &camera) {
            camera.click(u"bannerAction"_s);
            camera.type(u"passphrase"_s, u"wrong"_s);
            camera.press(u"passphrase"_s, Qt::Key_Return);
            camera.find(u"bannerDismiss"_s);
        });
    shoot(
        u"44-first-passphrase"_s,
        [](FakeDesk &desk) {
            desk.networkName = u"mainnet"_s;
            desk.vault = {std::nullopt, true, true};
        },
        [](FakeDesk &, Photographer &camera) {
            camera.click(u"bannerAction"_s);
            camera.type(u"passphrase"_s, u"correct horse"_s);
            camera.type(u"passphraseAgain"_s, u"correct horse"_s);
        });
    shootSheets([&](const QString &name, const Scene &scene) {
        shoot(
            name, [](FakeDesk &) {}, scene);
    });
    shootPanels(album);
    shootWords(album);
    return album.failure();
}

} // namespace curvedesk
