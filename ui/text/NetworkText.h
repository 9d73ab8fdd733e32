// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/NetworkState.h"
#include "ui/theme/Theme.h"

/// The network as text, the same in badge, window title, sheets and status strip. On an unknown network the texts say
/// that money may be real. `network`: as Desk::network().
namespace curvedesk::networkText {

/// The kind of money that orders spend; Unknown is treated as real.
enum class Money { Play, Real, Unknown };
/// Play on sandbox, devnet and testnet, Real on mainnet, Unknown on every other network.
[[nodiscard]] Money moneyOf(const QString &network);
/// True where free SOL can be asked for: everywhere but on mainnet; the network may still refuse.
[[nodiscard]] bool mayGiveAirdrops(const QString &network);

/// The badge's text: "SANDBOX", "MAINNET"; cut after 24 characters.
[[nodiscard]] QString badge(const QString &network);
/// The meaning of an order on this network, for the badge's tool tip.
[[nodiscard]] QString explanation(const QString &network);
/// The ledger's name: "Sandbox ledger", "Mainnet cluster".
[[nodiscard]] QString ledger(const QString &network);
/// A sentence on the money that orders spend: "Mainnet: this spends real money."
[[nodiscard]] QString spending(const QString &network);
/// The tone of spending(): that of an error where money may be real.
[[nodiscard]] Tone spendingTone(const QString &network);
/// The window's title: "Curvedesk · MAINNET · real money", "Curvedesk (sandbox)".
[[nodiscard]] QString windowTitle(const QString &network);

/// The connection's state: "live", "12 slots behind", "offline".
[[nodiscard]] QString link(const NetworkState &state);
/// The tone of link(): a warning while the network is late, that of an error while it is away.
[[nodiscard]] Tone linkTone(NetworkState::Link link);
/// A sentence on the state's meaning and on what still works, with the core's detail.
[[nodiscard]] QString linkExplanation(const NetworkState &state);
/// The reason why no order can be sent in this state; empty when orders can be sent.
[[nodiscard]] QString orderHold(const NetworkState &state);
/// The reason why an empty list may be empty only because it could not be read; empty when the network answers.
[[nodiscard]] QString unreadReason(const NetworkState &state);
/// The age of figures that are shown, from MarketFeed::staleMs(): "12 s old", "age unknown"; empty while they are
/// fresh.
[[nodiscard]] QString age(qint64 staleMs);

} // namespace curvedesk::networkText
