// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/metadata/MetadataPlace.h"
#include "core/service/order/OrderSummary.h"
#include "core/service/wallet/WalletTypes.h"

namespace curvedesk {

struct LaunchRequest
{
    QByteArray image; ///< PNG, JPEG, GIF or WebP, at most 15 MiB
    QString name; ///< 1..32 bytes of UTF-8, signed as they are; no white space around them
    QString symbol; ///< 1..13 bytes, by the same rules
    QString description;
    QString twitter;
    QString telegram;
    QString website;
    quint64 initialBuyLamports = 0; ///< the most that the initial buy spends, fees included; 0: no buy
    quint64 slippageBps = 500;
    std::optional<quint64> priorityFeeMicroLamports;
    TradeSigner signer;
    QString apiOwner;
    QByteArray idempotencyKey;
    QByteArray requestHash;
    bool waitConfirmed = false;
};

/// The place of a launch's image and metadata document.
using LaunchPlace = MetadataPlace;

/// All lamports that a launch takes from its wallet.
struct LaunchCost
{
    quint64 buyLamports = 0; ///< first buy, at most, its curve fees included
    quint64 rentLamports = 0; ///< of the accounts that it opens
    quint64 networkFeeLamports = 0; ///< signatures and priority fee

    [[nodiscard]] quint64 total() const { return buyLamports + rentLamports + networkFeeLamports; }
};

struct LaunchReceipt
{
    TradeReceipt trade; ///< has signature, order, status and mint
    QString metadataUri;
};

} // namespace curvedesk
