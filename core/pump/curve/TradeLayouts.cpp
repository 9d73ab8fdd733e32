// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/curve/TradeLayouts.h"

#include "core/pump/anchor/Discriminators.h"
#include "core/solana/Programs.h"

namespace curvedesk {

namespace {

using Role = TradeAccountRole;

// A slot for an account that the instruction only reads.
constexpr TradeAccountSlot r(Role role)
{
    return {role};
}
// A slot for an account that the instruction writes.
constexpr TradeAccountSlot w(Role role)
{
    return {role, true};
}

// The layout of 2026-04-28: the second curve address and the buyback recipient behind the accounts of 2025-09.
constexpr TradeAccountSlot buyAccounts[] = {
    r(Role::Global),
    w(Role::FeeRecipient),
    r(Role::Mint),
    w(Role::BondingCurve),
    w(Role::AssociatedBondingCurve),
    w(Role::AssociatedUser),
    {.role = Role::User, .isWritable = true, .isSigner = true},
    r(Role::SystemProgram),
    r(Role::TokenProgram),
    w(Role::CreatorVault),
    r(Role::EventAuthority),
    r(Role::Program),
    r(Role::GlobalVolumeAccumulator),
    w(Role::UserVolumeAccumulator),
    r(Role::FeeConfig),
    r(Role::FeeProgram),
    r(Role::BondingCurveV2),
    w(Role::BuybackFeeRecipient),
};

// A sell has the creator vault before the token program, a buy behind it.
constexpr TradeAccountSlot sellAccounts[] = {
    r(Role::Global),
    w(Role::FeeRecipient),
    r(Role::Mint),
    w(Role::BondingCurve),
    w(Role::AssociatedBondingCurve),
    w(Role::AssociatedUser),
    {.role = Role::User, .isWritable = true, .isSigner = true},
    r(Role::SystemProgram),
    w(Role::CreatorVault),
    r(Role::TokenProgram),
    r(Role::EventAuthority),
    r(Role::Program),
    r(Role::FeeConfig),
    r(Role::FeeProgram),
    {.role = Role::UserVolumeAccumulator, .isWritable = true, .onlyCashback = true},
    r(Role::BondingCurveV2),
    w(Role::BuybackFeeRecipient),
};

// The layout of 2026-10-02: one list for all three forms.
constexpr TradeAccountSlot v3Accounts[] = {
    r(Role::Global),
    r(Role::Mint),
    r(Role::QuoteMint),
    r(Role::TokenProgram),
    r(Role::QuoteTokenProgram),
    w(Role::BondingCurve),
    w(Role::AssociatedBondingCurve),
    w(Role::AssociatedQuoteBondingCurve),
    {.role = Role::User, .isWritable = true, .isSigner = true},
    w(Role::AssociatedUser),
    w(Role::AssociatedQuoteUser),
    w(Role::UserVolumeAccumulator),
    r(Role::FeeConfig),
    w(Role::BuybackFeeRecipient),
    r(Role::SystemProgram),
    r(Role::EventAuthority),
    r(Role::Program),
};

constexpr quint8 trackVolume = 1;
constexpr quint8 noPartialFill = 0;

// Indexed by TradeForm.
constexpr TradeLayout layouts[] = {
    {TradeForm::Buy, "buy", discriminators::buy, buyAccounts, true, false, trackVolume},
    {TradeForm::BuyExactSolIn, "buy_exact_sol_in", discriminators::buyExactSolIn, buyAccounts, true, true, trackVolume},
    {TradeForm::Sell, "sell", discriminators::sell, sellAccounts, false, false, {}},
    {TradeForm::BuyV3, "buy_v3", discriminators::buyV3, v3Accounts, true, false, noPartialFill},
    {TradeForm::BuyExactQuoteInV3, "buy_exact_quote_in_v3", discriminators::buyExactQuoteInV3, v3Accounts, true, true,
     noPartialFill},
    {TradeForm::SellV3, "sell_v3", discriminators::sellV3, v3Accounts, false, false, {}},
};

// True when each row stands at its form's number, by which tradeLayout() finds it.
constexpr bool layoutsFollowForms()
{
    for (std::size_t i = 0; i < std::size(layouts); ++i) {
        if (layouts[i].form != static_cast<TradeForm>(i))
            return false;
    }
    return true;
}
static_assert(layoutsFollowForms());

// The address for a slot: a fixed one, or one of the trade's accounts.
const Address &addressOf(Role role, const TradeAccounts &accounts)
{
    switch (role) {
    case Role::Global:
        return pumpAddresses::global;
    case Role::FeeRecipient:
        return accounts.feeRecipient;
    case Role::Mint:
        return accounts.coin.mint;
    case Role::QuoteMint:
        return programs::wrappedSol;
    case Role::BondingCurve:
        return accounts.coin.bondingCurve;
    case Role::AssociatedBondingCurve:
        return accounts.coin.associatedBondingCurve;
    case Role::AssociatedQuoteBondingCurve:
        return accounts.coin.associatedQuoteBondingCurve;
    case Role::AssociatedUser:
        return accounts.user.associatedUser;
    case Role::AssociatedQuoteUser:
        return accounts.user.associatedQuoteUser;
    case Role::User:
        return accounts.user.user;
    case Role::SystemProgram:
        return programs::system;
    case Role::TokenProgram:
        return accounts.coin.tokenProgram;
    case Role::QuoteTokenProgram:
        return programs::token;
    case Role::CreatorVault:
        return accounts.creatorVault;
    case Role::EventAuthority:
        return pumpAddresses::eventAuthority;
    case Role::Program:
        return pumpAddresses::program;
    case Role::GlobalVolumeAccumulator:
        return pumpAddresses::globalVolumeAccumulator;
    case Role::UserVolumeAccumulator:
        return accounts.user.volumeAccumulator;
    case Role::FeeConfig:
        return pumpAddresses::feeConfig;
    case Role::FeeProgram:
        return pumpAddresses::feeProgram;
    case Role::BondingCurveV2:
        return accounts.coin.bondingCurveV2;
    case Role::BuybackFeeRecipient:
        return accounts.buybackFeeRecipient;
    }
    Q_UNREACHABLE();
}

} // namespace

std::span<const TradeLayout> tradeLayouts()
{
    return layouts;
}

const TradeLayout &tradeLayout(TradeForm form)
{
    return layouts[static_cast<std::size_t>(form)];
}

Instruction tradeInstruction(TradeForm form, const TradeAccounts &accounts, quint64 amount, quint64 limit)
{
    const TradeLayout &layout = tradeLayout(form);
    Instruction out;
    out.programId = pumpAddresses::program;
    out.accounts.reserve(static_cast<qsizetype>(layout.accounts.size()));
    for (const TradeAccountSlot &slot : layout.accounts) {
        if (!slot.onlyCashback || accounts.isCashbackCoin)
            out.accounts.append({addressOf(slot.role, accounts), slot.isSigner, slot.isWritable});
    }
    out.data = tradeArguments::encode(layout, amount, limit);
    return out;
}

} // namespace curvedesk
