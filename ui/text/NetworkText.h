// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/NetworkState.h"
#include "ui/theme/Theme.h"

/// The network as text, the same in badge, window title, sheets and status strip. On an unknown network sentences on
/// money say that it may be real. `network`: as Desk::network().
namespace curvedesk::networkText {

/// The kind of money that orders spend; Unknown is treated as real.
enum class Money { Play, Real, Unknown };
/// Play on sandbox, devnet and testnet, Real on mainnet, Unknown on every other network.
[[nodiscard]] Money moneyOf(const QString &network);
/// True where free SOL can be asked for: everywhere but on mainnet; the network may still refuse.
[[nodiscard]] bool mayGiveAirdrops(const QString &network);

/// The badge's text, the network's name in capitals: "SANDBOX"; cut after 24 characters.
[[nodiscard]] QString badge(const QString &network);
/// A sentence on the network and its money, for the badge's tool tip: "Mainnet: every order spends real money."
[[nodiscard]] QString explanation(const QString &network);
/// The ledger's name: "Sandbox ledger", "Mainnet cluster".
[[nodiscard]] QString ledger(const QString &network);
/// A sentence on the money that orders spend: "Mainnet: this spends real money."
[[nodiscard]] QString spending(const QString &network);
/// The tone of the sentence on money: Muted for play money, Error where money may be real.
[[nodiscard]] Tone spendingTone(const QString &network);
/// The window's title: "Curvedesk · MAINNET · real money"; of any other network by its name, "Curvedesk (sandbox)".
[[nodiscard]] QString windowTitle(const QString &network);

/// The connection's state: "live", "12 slots behind", "offline".
[[nodiscard]] QString link(const NetworkState &state);
/// The tone of a connection's state: Buy live, Muted connecting, Warn late, Error offline or of another network.
[[nodiscard]] Tone linkTone(NetworkState::Link link);
/// A sentence on the state's meaning and on what still works; on a second line the core's detail, if there is one.
[[nodiscard]] QString linkExplanation(const NetworkState &state);
/// The reason why no order can be sent: connecting, offline or another network; empty while live or late.
[[nodiscard]] QString orderHold(const NetworkState &state);
/// The reason why a list may be empty only because it could not be read; empty while the network answers, late too.
[[nodiscard]] QString unreadReason(const NetworkState &state);
/// The age of figures that are shown, by MarketFeed::staleMs(): "12 s old", "age unknown"; empty while fresh.
[[nodiscard]] QString age(qint64 staleMs);

} // namespace curvedesk::networkText
