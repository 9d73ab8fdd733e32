// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/amm/AmmDerived.h"
#include "core/cluster/sandbox/programs/amm/AmmTrade.h"

#include <algorithm>
#include <array>

namespace curvedesk::sandbox::amm {

namespace {

using anchor::AccountSpec;
using Kind = AccountSpec::Kind;

constexpr AccountSpec buyAccounts[] = {
    {"pool", true},
    {"user", true, Kind::Signer},
    {"global_config", false, Kind::FixedSeeds, &ammAddresses::globalConfig},
    {"base_mint"},
    {"quote_mint"},
    {"user_base_token_account", true},
    {"user_quote_token_account", true},
    {"pool_base_token_account", true},
    {"pool_quote_token_account", true},
    {"protocol_fee_recipient"},
    {"protocol_fee_recipient_token_account", true},
    {"base_token_program"},
    {"quote_token_program"},
    {"system_program", false, Kind::CalledProgram, &programs::system},
    {"associated_token_program", false, Kind::CalledProgram, &programs::associatedToken},
    {"event_authority", false, Kind::FixedSeeds, &ammAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &ammAddresses::program},
    {"coin_creator_vault_ata", true},
    {"coin_creator_vault_authority"},
    {"global_volume_accumulator", false, Kind::FixedSeeds, &ammAddresses::globalVolumeAccumulator},
    {"user_volume_accumulator", true},
    {"fee_config", false, Kind::FixedSeeds, &ammAddresses::feeConfig},
    {"fee_program", false, Kind::FixedAddress, &pumpAddresses::feeProgram},
};

// A sell names all accounts of a buy but the two volume accumulators.
constexpr auto sellAccounts = [] {
    constexpr std::size_t globalAccumulator = 19;
    std::array<AccountSpec, std::size(buyAccounts) - 2> out{};
    for (std::size_t i = 0; i < out.size(); ++i)
        out[i] = buyAccounts[i < globalAccumulator ? i : i + 2];
    return out;
}();

// The accounts that the instruction must name, with their names in Anchor's errors.
anchor::AccountSpecs specsOf(const AmmTradeLayout &layout)
{
    return layout.isBuy ? anchor::AccountSpecs(buyAccounts) : anchor::AccountSpecs(sellAccounts);
}

// Decodes the pool; refuses an account of another program.
Checked<AmmPool> loadPool(InvokeContext &context)
{
    const AccountState &account = context.account(index::pool);
    if (account.owner != ammAddresses::program) {
        const bool isMissing = account.owner == programs::system && account.lamports.isZero();
        return refuseAccount(context, "pool",
                             isMissing ? anchor::AccountNotInitialized : anchor::AccountOwnedByWrongProgram);
    }
    Result<AmmPool> pool = AmmPool::decode(account.data);
    if (!pool)
        return refuseAccount(context, "pool", anchor::AccountDiscriminatorMismatch);
    return *pool;
}

// Refuses mints (ConstraintHasOne) and token accounts (InvalidPoolBaseTokenAccount, InvalidPoolQuoteTokenAccount) that
// are not the pool's.
ProgramOutcome checkPool(InvokeContext &context, const AmmPool &pool)
{
    if (context.address(index::baseMint) != pool.baseMint)
        return refuseAddress(context, "base_mint", anchor::ConstraintHasOne, context.address(index::baseMint),
                             pool.baseMint);
    if (context.address(index::quoteMint) != pool.quoteMint)
        return refuseAddress(context, "quote_mint", anchor::ConstraintHasOne, context.address(index::quoteMint),
                             pool.quoteMint);
    if (context.address(index::poolBase) != pool.baseVault)
        return refuse(context, InvalidPoolBaseTokenAccount);
    if (context.address(index::poolQuote) != pool.quoteVault)
        return refuse(context, InvalidPoolQuoteTokenAccount);
    return {};
}

// Refuses a token account at `at` that is not the trader's for this mint and token program: ConstraintTokenMint,
// ConstraintTokenOwner, ConstraintAssociatedTokenProgram. `name` is its name in the log.
ProgramOutcome checkUser(InvokeContext &context, qsizetype at, const char *name, const TokenAccount &account,
                         qsizetype mint, qsizetype program)
{
    if (account.mint != context.address(mint))
        return refuseAddress(context, name, anchor::ConstraintTokenMint, account.mint, context.address(mint));
    if (account.owner != context.address(index::user))
        return refuseAddress(context, name, anchor::ConstraintTokenOwner, account.owner, context.address(index::user));
    if (context.account(at).owner != context.address(program))
        return refuseAccount(context, name, anchor::ConstraintAssociatedTokenProgram);
    return {};
}

// Refuses accounts at other addresses than the program derives for them: ConstraintSeeds, or ConstraintAssociated for
// token accounts.
ProgramOutcome checkDerivedAccounts(InvokeContext &context, const AmmTradeLayout &layout, const AmmPool &pool)
{
    const anchor::AccountSpecs specs = specsOf(layout);
    const auto quoteOf = [&](const Address &owner) {
        return derived::tokenAccount(owner, pool.quoteMint, context.address(index::quoteProgram));
    };
    const Address authority = derived::creatorVaultAuthority(pool.coinCreator);
    const ProgramOutcome checked = anchor::checkDerived(
        context, specs,
        {
            {index::recipientQuote, quoteOf(context.address(index::recipient)), anchor::ConstraintAssociated},
            {index::creatorVaultAuthority, authority},
            {index::creatorVault, quoteOf(authority), anchor::ConstraintAssociated},
        });
    if (!checked || !layout.isBuy)
        return checked;
    return anchor::checkDerived(context, specs, index::buyAccumulator,
                                derived::volumeAccumulator(context.address(index::user)));
}

// Checks the accounts behind the named ones: on a cashback coin the accumulator's quote account and, for a sell, the
// accumulator; pool-v2 for a coin with a creator; the buyback recipient and its token account. `next`: the index of the
// first of them. Sets in `trade` the indexes of the accumulator, of its quote account and of the recipient's token
// account. The program's own errors, ConstraintMut.
ProgramOutcome checkTrailing(Trade &trade, bool isBuy, qsizetype next)
{
    InvokeContext &context = trade.context;
    if (trade.pool.isCashbackCoin) {
        const Address accumulator = derived::volumeAccumulator(trade.address(index::user));
        if (context.accountCount() < next + (isBuy ? 1 : 2))
            return refuse(context, MissingCashbackAccounts);
        if (context.address(next)
                != derived::tokenAccount(accumulator, trade.pool.quoteMint, trade.address(index::quoteProgram))
            || !context.isWritable(next))
            return refuse(context, InvalidCashbackAccumulatorAta);
        trade.accumulatorQuote = next++;
        if (!isBuy) {
            if (context.address(next) != accumulator || context.account(next).owner != ammAddresses::program
                || !context.isWritable(next))
                return refuse(context, InvalidCashbackAccumulator);
            trade.accumulator = next++;
        }
    }
    if (!trade.pool.coinCreator.isZero()) {
        if (context.accountCount() <= next || context.address(next) != derived::poolV2(trade.pool.baseMint))
            return refuse(context, InvalidPoolV2);
        ++next;
    }
    if (context.accountCount() < next + 2)
        return refuse(context, BuybackFeeRecipientMissing);
    const auto &allowed = trade.config.buybackFeeRecipients;
    const Address account
        = derived::tokenAccount(context.address(next), trade.pool.quoteMint, trade.address(index::quoteProgram));
    if (std::find(allowed.begin(), allowed.end(), context.address(next)) == allowed.end()
        || context.address(next + 1) != account)
        return refuse(context, BuybackFeeRecipientNotAuthorized);
    if (!context.isWritable(next + 1))
        return refuseAccount(context, "buyback_fee_recipient_token_account", anchor::ConstraintMut);
    trade.buybackQuote = next + 1;
    return {};
}

} // namespace

Checked<Trade> loadTrade(InvokeContext &context, const AmmTradeLayout &layout)
{
    const anchor::AccountSpecs specs = specsOf(layout);
    if (auto shaped = anchor::checkShape(context, specs); !shaped)
        return tl::unexpected(shaped.error());
    const auto pool = loadPool(context);
    if (!pool)
        return tl::unexpected(pool.error());
    const auto config = AmmGlobalConfig::decode(context.account(index::config).data);
    if (!config)
        return refuseAccount(context, "global_config", anchor::AccountDiscriminatorMismatch);
    const auto baseMint = anchor::loadMint(context, specs, index::baseMint);
    if (!baseMint)
        return tl::unexpected(baseMint.error());
    const auto quoteMint = anchor::loadMint(context, specs, index::quoteMint);
    if (!quoteMint)
        return tl::unexpected(quoteMint.error());
    TokenAccount tokens[4];
    for (qsizetype i = 0; i < 4; ++i) {
        const auto account = anchor::loadTokenAccount(context, specs, index::userBase + i);
        if (!account)
            return tl::unexpected(account.error());
        tokens[i] = *account;
    }
    const auto schedule = anchor::loadFeeSchedule(context, specs, layout.isBuy ? 21 : 19);
    if (!schedule)
        return tl::unexpected(schedule.error());
    if (auto held = anchor::checkConstraints(context, specs); !held)
        return tl::unexpected(held.error());
    if (auto right = checkPool(context, *pool); !right)
        return tl::unexpected(right.error());
    if (auto right = checkUser(context, index::userBase, "user_base_token_account", tokens[0], index::baseMint,
                               index::baseProgram);
        !right)
        return tl::unexpected(right.error());
    if (auto right = checkUser(context, index::userQuote, "user_quote_token_account", tokens[1], index::quoteMint,
                               index::quoteProgram);
        !right)
        return tl::unexpected(right.error());
    if (auto right = checkDerivedAccounts(context, layout, *pool); !right)
        return tl::unexpected(right.error());
    const auto recipients = config->feeRecipientsFor(pool->isMayhemMode);
    if (std::find(recipients.begin(), recipients.end(), context.address(index::recipient)) == recipients.end())
        return refuse(context, InvalidProtocolFeeRecipient);
    const ammQuote::Reserves reserves{tokens[2].amount.value(), tokens[3].amount.value(), pool->virtualQuoteReserves};
    Trade trade{.context = context,
                .config = *config,
                .pool = *pool,
                .baseMint = *baseMint,
                .quoteDecimals = quoteMint->decimals,
                .reserves = reserves,
                .rates = ammQuote::feeRates(*config, **schedule, *pool, derived::poolAuthority(pool->baseMint),
                                            reserves, baseMint->supply),
                .userBase = tokens[0].amount.value(),
                .userQuote = tokens[1].amount.value(),
                .accumulator = layout.isBuy ? index::buyAccumulator : index::absent};
    if (auto checked = checkTrailing(trade, layout.isBuy, static_cast<qsizetype>(specs.size())); !checked)
        return tl::unexpected(checked.error());
    return trade;
}

} // namespace curvedesk::sandbox::amm
