// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "tests/shots/Stage.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// A desk whose coins, orders and wallets have these words.
Stage named(const QString &name, const QString &symbol, const QString &label)
{
    return [=](FakeDesk &desk) {
        for (TokenSummary &token : desk.tokenList) {
            token.name = name;
            token.symbol = symbol;
            desk.detailsOf[token.mint].description = QStringList(12, name).join(u' ');
        }
        for (OrderSummary &order : desk.orderList)
            order.symbol = symbol;
        for (Position &position : desk.positionList)
            position.symbol = symbol;
        for (WalletSummary &wallet : desk.walletList)
            wallet.label = label;
    };
}

void shootNames(Album &album)
{
    struct Words
    {
        QString picture;
        QString name;
        QString symbol;
        QString label;
    };
    const QList<Words> all{{u"long"_s, u"WWWWWWWWWWWWWWWWWWWWWWWWWWWWWWWW"_s, u"WWWWWWWWWWWWW"_s, QString(64, u'W')},
                           {u"emoji"_s, u"🚀🌙 To the moon 👩‍👩‍👧‍👦"_s, u"🐸🐸🐸"_s, u"💰 Savings"_s},
                           {u"chinese"_s, u"月亮上的熊猫乘电车"_s, u"熊猫"_s, u"主钱包"_s},
                           {u"right-to-left"_s, u"نجمة الصحراء الكبرى"_s, u"نجمة"_s, u"ארנק ראשי"_s}};
    for (const Words &words : all) {
        const Stage stage = named(words.name, words.symbol, words.label);
        album.shoot(u"80-%1"_s.arg(words.picture), stage, fillTicket);
        album.shoot(u"81-%1-sheet"_s.arg(words.picture), stage, openSheet);
        album.shoot(u"82-%1-about"_s.arg(words.picture), stage, [](FakeDesk &, Photographer &camera) {
            camera.click(u"coinAbout"_s);
            camera.find(u"coinDialog"_s);
        });
    }
}

void clear(FakeDesk &desk)
{
    desk.tokenList.clear();
    desk.orderList.clear();
    desk.positionList.clear();
    desk.walletList.clear();
    desk.candleList.clear();
    desk.tradesOf.clear();
}

void shootStates(Album &album)
{
    album.shoot(u"83-empty"_s, clear);
    for (int tab = 1; tab < 4; ++tab) {
        album.shoot(u"83-empty-table-%1"_s.arg(tab), clear,
                    [tab](FakeDesk &, Photographer &camera) { camera.clickTab(u"evidenceTabs"_s, tab); });
    }
    album.shoot(u"84-stale"_s, [](FakeDesk &desk, Photographer &camera) {
        fillTicket(desk, camera);
        const QWidget *button = camera.find(u"orderButton"_s);
        camera.waitFor(u"old prices"_s, [button] { return !button->isEnabled(); });
    });
    album.shoot(u"85-hidden-amounts"_s, [](FakeDesk &desk, Photographer &camera) {
        fillTicket(desk, camera);
        camera.click(u"hideAmounts"_s);
    });
    album.shoot(u"86-failed-to-read"_s, [](FakeDesk &desk) {
        desk.tokensError = Error{ErrorCode::Unavailable, u"connection refused"_s, std::nullopt, 0};
        desk.walletsError = Error{ErrorCode::Internal, u"disk I/O error"_s, std::nullopt, 0};
    });
    for (const int zoom : {150, 175, 200}) {
        album.shoot(u"87-zoom-%1"_s.arg(zoom), [zoom](FakeDesk &desk, Photographer &camera) {
            camera.window().setZoom(zoom);
            fillTicket(desk, camera);
        });
        // What has the focus stays in view: a tab below the chart, which a low window scrolls to.
        for (const QString &table : {u"walletTable"_s, u"activityTable"_s}) {
            album.shoot(u"87-zoom-%1-%2"_s.arg(QString::number(zoom), table), [&](FakeDesk &, Photographer &camera) {
                camera.find(table)->setFocus(Qt::ShortcutFocusReason);
                camera.window().setZoom(zoom);
            });
        }
        album.shoot(u"88-zoom-%1-sheet"_s.arg(zoom), [zoom](FakeDesk &desk, Photographer &camera) {
            camera.window().setZoom(zoom);
            openSheet(desk, camera);
        });
    }
}

} // namespace

void shootWords(Album &album)
{
    shootNames(album);
    shootStates(album);
}

} // namespace curvedesk
