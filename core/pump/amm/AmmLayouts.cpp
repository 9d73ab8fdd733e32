// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/pump/amm/AmmLayouts.h"

#include "core/pump/anchor/Discriminators.h"
#include "core/solana/Programs.h"

namespace curvedesk {

namespace {

using Role = AmmAccountRole;
using When = AmmAccountSlot::When;

// A slot for an account that the instruction only reads.
constexpr AmmAccountSlot r(Role role, When when = When::Always)
{
    return {role, false, false, when};
}
// A slot for an account that the instruction writes.
constexpr AmmAccountSlot w(Role role, When when = When::Always)
{
    return {role, true, false, when};
}

// The layout of 2026-04-28: pool-v2 and the buyback recipient with its account, behind the accounts of 2025-09.
constexpr AmmAccountSlot buyAccounts[] = {
    w(Role::Pool),
    {Role::User, true, true},
    r(Role::GlobalConfig),
    r(Role::BaseMint),
    r(Role::QuoteMint),
    w(Role::UserBase),
    w(Role::UserQuote),
    w(Role::PoolBase),
    w(Role::PoolQuote),
    r(Role::ProtocolFeeRecipient),
    w(Role::ProtocolFeeRecipientQuote),
    r(Role::BaseTokenProgram),
    r(Role::QuoteTokenProgram),
    r(Role::SystemProgram),
    r(Role::AssociatedTokenProgram),
    r(Role::EventAuthority),
    r(Role::Program),
    w(Role::CreatorVaultQuote),
    r(Role::CreatorVaultAuthority),
    r(Role::GlobalVolumeAccumulator),
    w(Role::UserVolumeAccumulator),
    r(Role::FeeConfig),
    r(Role::FeeProgram),
    w(Role::UserVolumeAccumulatorQuote, When::CashbackCoin),
    r(Role::PoolV2, When::WithCreator),
    r(Role::BuybackFeeRecipient),
    w(Role::BuybackFeeRecipientQuote),
};

constexpr AmmAccountSlot sellAccounts[] = {
    w(Role::Pool),
    {Role::User, true, true},
    r(Role::GlobalConfig),
    r(Role::BaseMint),
    r(Role::QuoteMint),
    w(Role::UserBase),
    w(Role::UserQuote),
    w(Role::PoolBase),
    w(Role::PoolQuote),
    r(Role::ProtocolFeeRecipient),
    w(Role::ProtocolFeeRecipientQuote),
    r(Role::BaseTokenProgram),
    r(Role::QuoteTokenProgram),
    r(Role::SystemProgram),
    r(Role::AssociatedTokenProgram),
    r(Role::EventAuthority),
    r(Role::Program),
    w(Role::CreatorVaultQuote),
    r(Role::CreatorVaultAuthority),
    r(Role::FeeConfig),
    r(Role::FeeProgram),
    w(Role::UserVolumeAccumulatorQuote, When::CashbackCoin),
    w(Role::UserVolumeAccumulator, When::CashbackCoin),
    r(Role::PoolV2, When::WithCreator),
    r(Role::BuybackFeeRecipient),
    w(Role::BuybackFeeRecipientQuote),
};

constexpr quint8 trackVolume = 1;

// Indexed by AmmTradeForm.
constexpr AmmTradeLayout layouts[] = {
    {AmmTradeForm::Buy, "buy", discriminators::buy, buyAccounts, true, false, trackVolume},
    {AmmTradeForm::BuyExactQuoteIn, "buy_exact_quote_in", discriminators::buyExactQuoteIn, buyAccounts, true, true,
     trackVolume},
    {AmmTradeForm::Sell, "sell", discriminators::sell, sellAccounts, false, false, {}},
};

// The address for a slot: a fixed one, or one of the trade's accounts.
Address addressOf(Role role, const AmmTradeAccounts &accounts)
{
    switch (role) {
    case Role::Pool:
        return accounts.pool.pool;
    case Role::User:
        return accounts.user;
    case Role::GlobalConfig:
        return ammAddresses::globalConfig;
    case Role::BaseMint:
        return accounts.pool.baseMint;
    case Role::QuoteMint:
        return programs::wrappedSol;
    case Role::UserBase:
        return accounts.userBase;
    case Role::UserQuote:
        return accounts.userQuote;
    case Role::PoolBase:
        return accounts.pool.baseVault;
    case Role::PoolQuote:
        return accounts.pool.quoteVault;
    case Role::ProtocolFeeRecipient:
        return accounts.protocolFeeRecipient;
    case Role::ProtocolFeeRecipientQuote:
        return accounts.protocolFeeRecipientQuote;
    case Role::BaseTokenProgram:
        return accounts.pool.baseTokenProgram;
    case Role::QuoteTokenProgram:
        return programs::token;
    case Role::SystemProgram:
        return programs::system;
    case Role::AssociatedTokenProgram:
        return programs::associatedToken;
    case Role::EventAuthority:
        return ammAddresses::eventAuthority;
    case Role::Program:
        return ammAddresses::program;
    case Role::CreatorVaultQuote:
        return accounts.creatorVaultQuote;
    case Role::CreatorVaultAuthority:
        return accounts.creatorVaultAuthority;
    case Role::GlobalVolumeAccumulator:
        return ammAddresses::globalVolumeAccumulator;
    case Role::UserVolumeAccumulator:
        return accounts.userVolumeAccumulator;
    case Role::FeeConfig:
        return ammAddresses::feeConfig;
    case Role::FeeProgram:
        return pumpAddresses::feeProgram;
    case Role::UserVolumeAccumulatorQuote:
        return ammAddresses::quoteAccount(accounts.userVolumeAccumulator);
    case Role::PoolV2:
        return accounts.pool.poolV2;
    case Role::BuybackFeeRecipient:
        return accounts.buybackFeeRecipient;
    case Role::BuybackFeeRecipientQuote:
        return accounts.buybackFeeRecipientQuote;
    }
    Q_UNREACHABLE();
}

// True when this trade's instruction has the account: some belong to certain coins only.
bool isNamed(const AmmAccountSlot &slot, const AmmTradeAccounts &accounts)
{
    switch (slot.when) {
    case When::CashbackCoin:
        return accounts.isCashbackCoin;
    case When::WithCreator:
        return accounts.hasCoinCreator;
    case When::Always:
        break;
    }
    return true;
}

} // namespace

std::span<const AmmTradeLayout> ammTradeLayouts()
{
    return layouts;
}

const AmmTradeLayout &ammTradeLayout(AmmTradeForm form)
{
    return layouts[static_cast<std::size_t>(form)];
}

Instruction ammTradeInstruction(AmmTradeForm form, const AmmTradeAccounts &accounts, quint64 amount, quint64 limit)
{
    const AmmTradeLayout &layout = ammTradeLayout(form);
    Instruction out;
    out.programId = ammAddresses::program;
    out.accounts.reserve(static_cast<qsizetype>(layout.accounts.size()));
    for (const AmmAccountSlot &slot : layout.accounts) {
        if (isNamed(slot, accounts))
            out.accounts.append({addressOf(slot.role, accounts), slot.isSigner, slot.isWritable});
    }
    out.data = tradeArguments::encode(layout, amount, limit);
    return out;
}

} // namespace curvedesk
