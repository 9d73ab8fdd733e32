// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/desk/NetworkState.h"
#include "ui/theme/Theme.h"

/// The network in words, the same in badge, window title, sheets and status strip. A network that is not known counts
/// as one where money may be real.
namespace curvedesk::networkText {

enum class Money { Play, Real, Unknown };
[[nodiscard]] Money moneyOf(const QString &network);
/// Free SOL can be asked for.
[[nodiscard]] bool mayGiveAirdrops(const QString &network);

/// "SANDBOX", "MAINNET".
[[nodiscard]] QString badge(const QString &network);
/// What orders mean on it, for the badge's tool tip.
[[nodiscard]] QString explanation(const QString &network);
/// "Sandbox ledger", "Mainnet cluster".
[[nodiscard]] QString ledger(const QString &network);
/// "Mainnet: this spends real money."
[[nodiscard]] QString spending(const QString &network);
/// Of `spending`: an error's red where money may be real.
[[nodiscard]] Tone spendingTone(const QString &network);
/// "Curvedesk · MAINNET · real money".
[[nodiscard]] QString windowTitle(const QString &network);

/// "live", "12 slots behind", "offline".
[[nodiscard]] QString link(const NetworkState &state);
[[nodiscard]] Tone linkTone(NetworkState::Link link);
/// What it means and what still works; with the core's own sentence.
[[nodiscard]] QString linkExplanation(const NetworkState &state);
/// Why nothing can be ordered while the network is in this state; empty when it can.
[[nodiscard]] QString orderHold(const NetworkState &state);

} // namespace curvedesk::networkText
