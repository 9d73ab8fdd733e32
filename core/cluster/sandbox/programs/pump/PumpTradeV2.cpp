// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/pump/PumpDerived.h"
#include "core/cluster/sandbox/programs/pump/PumpPayout.h"

namespace curvedesk::sandbox::pump {

namespace {

using Kind = AccountSpec::Kind;

constexpr AccountSpec buyAccounts[] = {
    {"global", false, Kind::FixedSeeds, &pumpAddresses::global},
    {"base_mint"},
    {"quote_mint"},
    {"base_token_program"},
    {"quote_token_program"},
    {"associated_token_program", false, Kind::CalledProgram, &programs::associatedToken},
    {"fee_recipient", true},
    {"associated_quote_fee_recipient", true},
    {"buyback_fee_recipient", true},
    {"associated_quote_buyback_fee_recipient", true},
    {"bonding_curve", true},
    {"associated_base_bonding_curve", true},
    {"associated_quote_bonding_curve", true},
    {"user", true, Kind::Signer},
    {"associated_base_user", true},
    {"associated_quote_user", true},
    {"creator_vault", true},
    {"associated_creator_vault", true},
    {"sharing_config"},
    {"global_volume_accumulator", false, Kind::FixedSeeds, &pumpAddresses::globalVolumeAccumulator},
    {"user_volume_accumulator", true},
    {"associated_user_volume_accumulator", true},
    {"fee_config", false, Kind::FixedSeeds, &pumpAddresses::feeConfig},
    {"fee_program", false, Kind::FixedAddress, &pumpAddresses::feeProgram},
    {"system_program", false, Kind::CalledProgram, &programs::system},
    {"event_authority", false, Kind::FixedSeeds, &pumpAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &pumpAddresses::program},
};

constexpr qsizetype sharingConfig = 18;
constexpr qsizetype globalVolume = 19;

// A sell names all accounts of a buy but the global volume accumulator.
constexpr auto sellAccounts = [] {
    std::array<AccountSpec, std::size(buyAccounts) - 1> out{};
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = buyAccounts[i < static_cast<std::size_t>(globalVolume) ? i : i + 1];
    return out;
}();

constexpr TradeShape buyShape{.accounts = buyAccounts,
                              .mint = 1,
                              .tokenProgram = 3,
                              .curve = 10,
                              .curveTokens = 11,
                              .user = 13,
                              .userTokens = 14,
                              .feeConfig = 22,
                              .feeRecipient = 6,
                              .creatorVault = 16,
                              .volume = 20,
                              .buyback = 8};

constexpr TradeShape sellShape = [] {
    TradeShape out = buyShape;
    out.accounts = sellAccounts;
    out.feeConfig = buyShape.feeConfig - 1;
    out.volume = buyShape.volume - 1;
    return out;
}();

// Checks the accounts around the quote but the user's, which every v2 trade names and only coins that are not quoted in
// SOL use; and the address of the sharing config. UnsupportedQuoteMint, InvalidProgramId, ConstraintSeeds.
ProgramOutcome checkQuoteAccounts(const Trade &trade)
{
    constexpr qsizetype quoteMint = 2;
    constexpr qsizetype quoteTokenProgram = 4;
    InvokeContext &context = trade.context;
    const TradeShape &shape = trade.shape;
    if (trade.address(quoteMint) != programs::wrappedSol)
        return refuse(context, UnsupportedQuoteMint);
    if (trade.address(quoteTokenProgram) != programs::token) {
        return refuseAddress(context, "quote_token_program", InvalidProgramId, trade.address(quoteTokenProgram),
                             programs::token);
    }
    const auto quoteOf = [&trade](qsizetype owner) { return derived::quoteAccount(trade.address(owner)); };
    return checkDerived(context, shape.accounts,
                        {
                            {7, quoteOf(shape.feeRecipient)},
                            {9, quoteOf(shape.buyback)},
                            {12, quoteOf(shape.curve)},
                            {17, quoteOf(shape.creatorVault)},
                            {shape.volume + 1, quoteOf(shape.volume)},
                            {sharingConfig, derived::sharingConfig(trade.address(shape.mint))},
                        });
}

} // namespace

ProgramOutcome tradeV2(InvokeContext &context, const TradeArguments &arguments)
{
    auto trade = loadTrade(context, arguments.isBuy ? buyShape : sellShape);
    if (!trade)
        return tl::unexpected(trade.error());
    if (auto checked = checkQuoteAccounts(*trade); !checked)
        return checked;
    if (auto checked = checkBuyback(*trade, trade->shape.buyback); !checked)
        return checked;
    return payOut(*trade, arguments);
}

} // namespace curvedesk::sandbox::pump
