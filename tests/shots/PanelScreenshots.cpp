// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/Keypair.h"
#include "tests/shots/Stage.h"
#include "tests/ui/support/SampleKeys.h"

#include <QFileDialog>
#include <QMenu>
#include <QMenuBar>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

void addHolders(FakeDesk &desk)
{
    quint64 held = 92'000'000'000'000;
    for (int i = 0; i < 12; ++i) {
        const QString wallet = i == 2 ? desk.walletList.first().address
            : i == 0                  ? desk.tokenList.first().creator
                                      : Keypair::generate().address().toBase58();
        desk.holdersOfAll.largest.append({wallet, held});
        desk.holdersOfAll.tokens += held;
        held = held * 7 / 10;
    }
    desk.holdersOfAll.count = 214;
    desk.holdersOfAll.tokens += 40'000'000'000'000;
}

void addPositions(FakeDesk &desk)
{
    quint64 cost = 420'000'000;
    for (const TokenSummary &token : desk.tokenList.mid(0, 3)) {
        Position held;
        held.wallet = desk.walletList.first().address;
        held.mint = token.mint;
        held.symbol = token.symbol;
        held.tokens = 4'200'000'123'456;
        held.costLamports = cost;
        held.realisedLamports = 12'345'678 - static_cast<qint64>(cost) / 10;
        cost /= 3;
        desk.positionList.append(held);
    }
}

void addFigures(FakeDesk &desk)
{
    qint64 change = 3'187;
    for (const TokenSummary &token : desk.tokenList) {
        CoinFigures figures;
        figures.mint = token.mint;
        figures.changeBps.fill(change);
        figures.volumeLamports.fill(1'204'118'201'000 + static_cast<quint64>(change + 4'000) * 1'000'000);
        figures.holders = 214 + static_cast<int>(token.progressPpm / 1'000);
        desk.figuresOf.insert(token.mint, figures);
        change = change * -9 / 10;
    }
}

/// The words and links of a coin: some are opened, some are not.
void addLinks(FakeDesk &desk)
{
    TokenDetails &fox = desk.detailsOf[desk.tokenList.first().mint];
    fox.description = u"A fox of copper that runs along the wires at night.\nIt was seen in three towns."_s;
    fox.website = u"https://copper-fox.example/den?from=list"_s;
    fox.twitter = u"https://x.com/copperfox"_s;
    fox.telegram = u"javascript:alert(1)"_s;
}

void addKeys(FakeDesk &desk)
{
    desk.keyList = sampleKeys();
}

void fillLaunch(Photographer &camera)
{
    camera.clickTab(u"workTabs"_s, MainWindow::LaunchWork);
    camera.type(u"launchName"_s, u"Night Tram"_s);
    camera.type(u"launchSymbol"_s, u"TRAM"_s);
    camera.type(u"launchDescription"_s, u"Runs after midnight, stops everywhere."_s);
    camera.type(u"launchBuy"_s, u"0.25"_s);
}

void shootLayouts(Album &album)
{
    album.shoot(u"55-first-run"_s, [](FakeDesk &, Photographer &camera) {
        camera.window().offerFirstRun();
        camera.find(u"firstRunDialog"_s);
    });
    const auto layout = [&](const QString &name, const QString &action) {
        album.shoot(
            name,
            [](FakeDesk &desk) {
                addFigures(desk);
                addKeys(desk);
            },
            [action](FakeDesk &, Photographer &camera) { command(camera, action); });
    };
    layout(u"56-layout-trade"_s, u"layoutTrade"_s);
    layout(u"56-layout-wide"_s, u"layoutWide"_s);
    layout(u"56-layout-launch"_s, u"layoutLaunch"_s);
    layout(u"56-layout-host"_s, u"layoutHost"_s);
    album.shoot(u"57-layout-unlocked"_s, [](FakeDesk &, Photographer &camera) { command(camera, u"layoutLock"_s); });
    album.shoot(u"57-layout-keep"_s, [](FakeDesk &, Photographer &camera) {
        command(camera, u"layoutKeep"_s);
        camera.find(u"layoutName"_s);
    });
}

void shootMenus(Album &album)
{
    for (int menu = 0; menu < 5; ++menu) {
        album.shoot(u"58-menu-%1"_s.arg(menu), [menu](FakeDesk &, Photographer &camera) {
            auto *bar = camera.find<QMenuBar>(u"menuBar"_s);
            bar->setActiveAction(bar->actions().at(menu));
            camera.waitFor(u"the menu"_s, [bar, menu] { return bar->actions().at(menu)->menu()->isVisible(); });
        });
    }
    album.shoot(u"59-columns"_s, [](FakeDesk &, Photographer &camera) { camera.click(u"tokenListMenu"_s); });
    album.shoot(u"59-filter"_s, [](FakeDesk &, Photographer &camera) {
        command(camera, u"commandFilter"_s);
        camera.find(u"coinFilter"_s);
    });
    album.shoot(u"59-chart-menu"_s, [](FakeDesk &, Photographer &camera) { camera.click(u"chartMenu"_s); });
    album.shoot(u"60-found"_s, [](FakeDesk &, Photographer &camera) {
        camera.type(u"search"_s, u"la"_s);
        camera.waitFor(u"coins"_s, [&] { return camera.rows(u"searchPopup"_s) > 0; });
    });
    album.shoot(u"60-nothing-found"_s, [](FakeDesk &desk, Photographer &camera) {
        camera.type(u"search"_s, u"qqqq"_s);
        camera.waitFor(u"the question"_s, [&] { return desk.searches.contains(u"qqqq"_s); });
    });
}

void shootTables(Album &album)
{
    const auto tab = [&](const QString &name, int which, const QString &table) {
        const auto stage = [](FakeDesk &desk) {
            addHolders(desk);
            addPositions(desk);
        };
        album.shoot(name, stage, [which, table](FakeDesk &, Photographer &camera) {
            camera.clickTab(u"evidenceTabs"_s, which);
            camera.waitFor(u"rows of "_s + table, [&] { return camera.rows(table) > 0; });
        });
    };
    tab(u"61-trades"_s, 1, u"tradesTable"_s);
    tab(u"61-positions"_s, 2, u"positionsTable"_s);
    tab(u"61-holders"_s, 3, u"holdersTable"_s);
    for (int list = 1; list < 4; ++list) {
        album.shoot(u"62-coins-%1"_s.arg(list), addFigures,
                    [list](FakeDesk &, Photographer &camera) { camera.clickTab(u"tokenTabs"_s, list); });
    }
    for (const int view : {0, 1, 3}) {
        album.shoot(u"63-chart-%1"_s.arg(view),
                    [view](FakeDesk &, Photographer &camera) { camera.clickTab(u"chartViews"_s, view); });
    }
    album.shoot(u"64-export"_s, [](FakeDesk &, Photographer &camera) {
        command(camera, u"commandExportOrders"_s);
        camera.waitFor(u"the file dialog"_s,
                       [] { return qobject_cast<QFileDialog *>(QApplication::activeModalWidget()) != nullptr; });
    });
}

void shootWork(Album &album)
{
    album.shoot(u"65-launch-empty"_s,
                [](FakeDesk &, Photographer &camera) { camera.clickTab(u"workTabs"_s, MainWindow::LaunchWork); });
    album.shoot(u"65-launch-problems"_s, [](FakeDesk &, Photographer &camera) {
        fillLaunch(camera);
        camera.type(u"launchName"_s, u"A name that is longer than the chain takes"_s);
        camera.type(u"launchBuy"_s, u"9999"_s);
    });
    album.shoot(u"65-stores"_s, [](FakeDesk &, Photographer &camera) {
        camera.clickTab(u"workTabs"_s, MainWindow::LaunchWork);
        camera.click(u"launchStores"_s);
    });
    album.shoot(u"66-api-host"_s, addKeys,
                [](FakeDesk &, Photographer &camera) { camera.clickTab(u"workTabs"_s, MainWindow::ApiHostWork); });
    album.shoot(u"67-sell"_s, [](FakeDesk &, Photographer &camera) {
        camera.click(u"sideSell"_s);
        camera.click(u"percent50"_s);
        camera.waitFor(u"a price"_s, [&] { return camera.units(u"orderReceive"_s) > 0; });
    });
    album.shoot(u"67-presets"_s, [](FakeDesk &, Photographer &camera) { camera.click(u"presetsEdit"_s); });
    album.shoot(u"67-arm"_s, [](FakeDesk &desk, Photographer &camera) {
        fillTicket(desk, camera);
        camera.click(u"orderArm"_s);
        camera.find(u"armDialog"_s);
    });
    album.shoot(u"68-decoded"_s, [](FakeDesk &desk, Photographer &camera) {
        openSheet(desk, camera);
        camera.click(u"confirmDecode"_s);
        camera.find(u"confirmDecoded"_s);
    });
}

void shootWalletSheets(Album &album)
{
    const auto click = [&](const QString &name, const QString &button) {
        album.shoot(name, [button](FakeDesk &, Photographer &camera) {
            camera.click(button);
            camera.waitFor(u"a sheet"_s, [] { return QApplication::activeModalWidget() != nullptr; });
        });
    };
    click(u"70-import"_s, u"walletImport"_s);
    album.shoot(u"70-watch"_s, [](FakeDesk &, Photographer &camera) {
        camera.click(u"walletImport"_s);
        camera.click(u"importWatch"_s);
        camera.find(u"watchWalletDialog"_s);
    });
    click(u"71-receive"_s, u"walletReceive"_s);
    click(u"71-rename"_s, u"walletRename"_s);
    click(u"71-show-key"_s, u"walletExport"_s);
    album.shoot(
        u"71-remove"_s, [](FakeDesk &desk) { desk.walletList.first().isWatched = true; },
        [](FakeDesk &, Photographer &camera) {
            camera.click(u"walletUnwatch"_s);
            camera.find(u"unwatchWalletDialog"_s);
        });
    click(u"71-protection"_s, u"walletKeys"_s);
    album.shoot(u"72-about"_s, addLinks, [](FakeDesk &, Photographer &camera) {
        camera.click(u"coinAbout"_s);
        camera.find(u"coinDialog"_s);
    });
    album.shoot(u"72-link"_s, addLinks, [](FakeDesk &, Photographer &camera) {
        camera.click(u"coinAbout"_s);
        camera.click(u"linkOpen"_s);
        camera.find(u"explorerDialog"_s);
    });
    // Three that failed, of which the oldest gives way, and one that succeeded.
    const auto notify = [](FakeDesk &desk, Photographer &camera) {
        OrderSummary failed = desk.orderList.at(2);
        for (const QString &id : {u"first"_s, u"second"_s, u"third"_s}) {
            failed.id = id;
            emit desk.orderChanged(failed);
        }
        emit desk.orderChanged(desk.orderList.first());
        camera.find(u"notices"_s);
        camera.find(u"standingNotices"_s);
    };
    album.shoot(u"73-notices"_s, notify);
    album.shoot(u"73-notice-log"_s, [notify](FakeDesk &desk, Photographer &camera) {
        notify(desk, camera);
        command(camera, u"commandNotices"_s);
        camera.find(u"noticeLog"_s);
    });
}

} // namespace

void shootPanels(Album &album)
{
    shootLayouts(album);
    shootMenus(album);
    shootTables(album);
    shootWork(album);
    shootWalletSheets(album);
}

} // namespace curvedesk
