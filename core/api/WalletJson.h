// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/api/Endpoint.h"
#include "core/market/MarketTypes.h"
#include "core/service/wallet/WalletTypes.h"

namespace curvedesk::walletJson {

/// The reply of POST /createWallet. It holds two secrets; the caller wipes it once it is sent.
[[nodiscard]] QByteArray encode(const CreatedWallet &wallet);
/// The reply of GET /balance, as a decimal of tokens or SOL, and in base units or lamports.
[[nodiscard]] QByteArray encode(const BalanceReply &balance);
/// The reply of GET /positions, as decimals of tokens and SOL, and in base units and lamports.
[[nodiscard]] QByteArray encode(const QList<Position> &positions);

extern const std::span<const ReplyField> createdWalletFields;
extern const std::span<const ReplyField> balanceFields;
extern const std::span<const ReplyField> positionFields;

} // namespace curvedesk::walletJson
