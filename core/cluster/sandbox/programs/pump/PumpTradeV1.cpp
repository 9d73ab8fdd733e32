// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/pump/PumpDerived.h"
#include "core/cluster/sandbox/programs/pump/PumpPayout.h"

namespace curvedesk::sandbox::pump {

namespace {

using Kind = AccountSpec::Kind;

constexpr AccountSpec buyAccounts[] = {
    {"global", false, Kind::FixedSeeds, &pumpAddresses::global},
    {"fee_recipient", true},
    {"mint"},
    {"bonding_curve", true},
    {"associated_bonding_curve", true},
    {"associated_user", true},
    {"user", true, Kind::Signer},
    {"system_program", false, Kind::CalledProgram, &programs::system},
    {"token_program"},
    {"creator_vault", true},
    {"event_authority", false, Kind::FixedSeeds, &pumpAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &pumpAddresses::program},
    {"global_volume_accumulator", false, Kind::FixedSeeds, &pumpAddresses::globalVolumeAccumulator},
    {"user_volume_accumulator", true},
    {"fee_config", false, Kind::FixedSeeds, &pumpAddresses::feeConfig},
    {"fee_program", false, Kind::FixedAddress, &pumpAddresses::feeProgram},
};

// A sell names all accounts of a buy but the two volume accumulators (12 and 13), with the token program (8) and the
// creator's vault (9) in exchanged places.
constexpr auto sellAccounts = [] {
    std::array<AccountSpec, std::size(buyAccounts) - 2> out{};
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = buyAccounts[i < 12 ? i : i + 2];
    std::swap(out[8], out[9]);
    return out;
}();

constexpr TradeShape buyShape{.accounts = buyAccounts,
                              .mint = 2,
                              .tokenProgram = 8,
                              .curve = 3,
                              .curveTokens = 4,
                              .user = 6,
                              .userTokens = 5,
                              .feeConfig = 14,
                              .feeRecipient = 1,
                              .creatorVault = 9,
                              .volume = 13};

constexpr TradeShape sellShape = [] {
    TradeShape out = buyShape;
    out.accounts = sellAccounts;
    std::swap(out.tokenProgram, out.creatorVault);
    out.feeConfig = buyShape.feeConfig - 2;
    out.volume = TradeShape::absent;
    return out;
}();

// Checks the accounts behind the named ones: the user's accumulator (sell of a cashback coin), bonding-curve-v2,
// buyback recipient. Sets the indexes of the first and the last in `trade`. The program's own errors, and those of
// checkBuyback().
ProgramOutcome checkTrailing(Trade &trade, bool isBuy)
{
    InvokeContext &context = trade.context;
    qsizetype next = static_cast<qsizetype>(trade.shape.accounts.size());
    if (!isBuy && trade.curve.isCashbackCoin) {
        if (context.accountCount() < next + 3)
            return refuse(context, MissingCashbackAccounts);
        if (context.address(next) != derived::volumeAccumulator(trade.address(trade.shape.user))
            || context.account(next).owner != pumpAddresses::program || !context.isWritable(next))
            return refuse(context, InvalidCashbackAccumulator);
        trade.volume = next++;
    }
    if (context.accountCount() <= next
        || context.address(next) != derived::bondingCurveV2(trade.address(trade.shape.mint)))
        return refuse(context, InvalidBondingCurveV2);
    if (context.accountCount() <= next + 1)
        return refuse(context, BuybackFeeRecipientMissing);
    return checkBuyback(trade, next + 1);
}

} // namespace

ProgramOutcome tradeV1(InvokeContext &context, const TradeArguments &arguments)
{
    auto trade = loadTrade(context, arguments.isBuy ? buyShape : sellShape);
    if (!trade)
        return tl::unexpected(trade.error());
    if (auto checked = checkTrailing(*trade, arguments.isBuy); !checked)
        return checked;
    return payOut(*trade, arguments);
}

} // namespace curvedesk::sandbox::pump
