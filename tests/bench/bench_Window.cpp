// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// `curvedesk-bench-window empty` shows an empty window, to compare the program's start with. `curvedesk-bench-window
// frames SECONDS` runs the program's window with 100,000 coins in its list while 1,000 trades a second arrive, and
// prints the microseconds within which its event loop answers, for 50, 99 and all of 100 questions.
#include "FakeDesk.h"
#include "ui/window/MainWindow.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QDateTime>
#include <QMainWindow>
#include <QRandomGenerator>
#include <QTimer>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <thread>
#include <vector>

using namespace curvedesk;
using namespace std::chrono_literals;

namespace {

using Clock = std::chrono::steady_clock;

constexpr int coins = 100'000;

void fillList(FakeDesk &desk)
{
    desk.fill();
    TokenSummary coin = desk.tokenList.constFirst();
    coin.isKing = false;
    for (int i = 0; i < coins; ++i) {
        coin.mint = QStringLiteral("coin%1").arg(i);
        coin.name = QStringLiteral("Coin %1").arg(i);
        coin.marketCapLamports = static_cast<quint64>(coins - i) * 1'000'000;
        desk.tokenList.append(coin);
    }
}

/// One trade of a coin of the list, as the core's signals tell it.
void tellTrade(FakeDesk &desk, QRandomGenerator &random)
{
    // Half of them are in the coin that the chart shows.
    TokenSummary &coin = desk.tokenList[random.bounded(2) == 0 ? 0 : random.bounded(desk.tokenList.size())];
    coin.marketCapLamports += 1'000'000 + random.bounded(1'000'000'000U);
    coin.virtualSolReserves += 1'000'000;
    coin.lastTradeMs = QDateTime::currentMSecsSinceEpoch();
    TradeRow trade = desk.tradesOf.value(desk.tokenList.constFirst().mint).value(0);
    trade.mint = coin.mint;
    trade.timestamp = coin.lastTradeMs / 1000;
    trade.virtualSolReserves = coin.virtualSolReserves;
    trade.signature = QString::number(random.generate64());
    emit desk.tokenChanged(coin);
    emit desk.tradeHappened(trade);
}

int runFrames(int seconds)
{
    FakeDesk desk;
    fillList(desk);
    MainWindow window(desk, {.settingsPath = {}, .scheme = {}, .hasSimulatedTraders = true});
    window.resize(1600, 900);
    window.show();
    QRandomGenerator random(3);
    std::vector<qint64> waits;
    const auto tellTrades = [&](const std::stop_token &end) {
        auto next = Clock::now() + 1s;
        for (int i = 0; !end.stop_requested() && i < seconds * 1000; ++i, next += 1ms) {
            std::this_thread::sleep_until(next);
            QMetaObject::invokeMethod(
                &desk, [&] { tellTrade(desk, random); }, Qt::QueuedConnection);
            QMetaObject::invokeMethod(
                &desk,
                [&, asked = Clock::now()] {
                    waits.push_back(
                        std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - asked).count());
                },
                Qt::QueuedConnection);
        }
        QMetaObject::invokeMethod(qApp, &QCoreApplication::quit, Qt::QueuedConnection);
    };
    std::jthread market;
    QTimer filling; // nothing is measured before the list is there
    QObject::connect(&filling, &QTimer::timeout, &window, [&] {
        const auto lists = window.findChildren<QAbstractItemView *>();
        if (std::ranges::none_of(lists,
                                 [](const QAbstractItemView *list) { return list->model()->rowCount() >= coins; }))
            return;
        filling.stop();
        market = std::jthread(tellTrades);
    });
    filling.start(100);
    QApplication::exec();
    if (waits.empty())
        return 1;
    std::ranges::sort(waits);
    const auto within = [&](double share) {
        return static_cast<long long>(
            waits.at(static_cast<std::size_t>(share * static_cast<double>(waits.size() - 1))));
    };
    std::printf("%lld %lld %lld\n", within(0.5), within(0.99), within(1));
    return 0;
}

} // namespace

int main(int argc, char **argv)
{
    QApplication application(argc, argv);
    if (argc == 2 && std::strcmp(argv[1], "empty") == 0) {
        QMainWindow window;
        window.resize(1280, 800);
        window.show();
        return QApplication::exec();
    }
    if (argc == 3 && std::strcmp(argv[1], "frames") == 0)
        return runFrames(std::atoi(argv[2]));
    std::fputs("curvedesk-bench-window empty | frames SECONDS\n", stderr);
    return 64;
}
