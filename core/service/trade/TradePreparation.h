// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/trade/TradePlan.h"
#include "core/service/trade/TradeService.h"
#include "core/solana/Message.h"

namespace curvedesk {

/// A coin and a trader as they stood at one moment.
struct TradeService::Reading
{
    CoinState coin;
    TraderState trader;
    TradeAccounts accounts; ///< for a trade on the curve
    std::optional<AmmTradeAccounts> poolAccounts; ///< set: the trade is on the pool

    [[nodiscard]] QList<Instruction> instructions(const TradePlan &plan, const networkFee::Budget &budget) const;
    /// What a simulation of the trade is compared by.
    [[nodiscard]] QList<Address> watched() const;
    /// What the trade writes beside what its signer owns: others pay to write the same.
    [[nodiscard]] QList<Address> written(const TradePlan &plan, const Address &user) const;
    /// Data of the coin's Metaplex metadata, where it was read.
    [[nodiscard]] QByteArray metaplex() const;
};

/// Everything but the signature.
struct TradeService::Prepared
{
    TradePlan plan;
    QString symbol;
    Address mint;
    Message message;
    quint64 lastValidBlockHeight = 0;
    quint64 networkFeeLamports = 0;
    quint64 slot = 0; ///< of the simulation
    bool stale = false; ///< nothing is prepared: the reserves moved, the quote has to be made again
};

} // namespace curvedesk
