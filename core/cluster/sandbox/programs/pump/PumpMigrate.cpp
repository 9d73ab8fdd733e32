// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/pump/PumpMigrate.h"

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/programs/amm/AmmCreatePool.h"
#include "core/cluster/sandbox/programs/amm/AmmDerived.h"
#include "core/cluster/sandbox/programs/anchor/AccountChecks.h"
#include "core/cluster/sandbox/programs/anchor/EventCall.h"
#include "core/cluster/sandbox/programs/anchor/InnerCalls.h"
#include "core/cluster/sandbox/programs/pump/PumpDerived.h"
#include "core/pump/curve/PumpEvents.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/TokenInstruction.h"

namespace curvedesk::sandbox::pump {

namespace {

using Kind = AccountSpec::Kind;

constexpr AccountSpec accountsV1[] = {
    {"global", false, Kind::FixedSeeds, &pumpAddresses::global},
    {"withdraw_authority", true},
    {"mint"},
    {"bonding_curve", true},
    {"associated_bonding_curve", true},
    {"user", true, Kind::Signer},
    {"system_program", false, Kind::CalledProgram, &programs::system},
    {"token_program", false, Kind::CalledProgram, &programs::token},
    {"pump_amm", false, Kind::CalledProgram, &pumpAddresses::ammProgram},
    {"pool", true},
    {"pool_authority", true},
    {"pool_authority_mint_account", true},
    {"pool_authority_wsol_account", true},
    {"amm_global_config", false, Kind::FixedSeeds, &pumpAddresses::ammGlobalConfig},
    {"wsol_mint", false, Kind::FixedAddress, &programs::wrappedSol},
    {"lp_mint", true},
    {"user_pool_token_account", true},
    {"pool_base_token_account", true},
    {"pool_quote_token_account", true},
    {"token_2022_program", false, Kind::CalledProgram, &programs::token2022},
    {"associated_token_program", false, Kind::CalledProgram, &programs::associatedToken},
    {"pump_amm_event_authority", false, Kind::FixedSeeds, &pumpAddresses::ammEventAuthority},
    {"event_authority", false, Kind::FixedSeeds, &pumpAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &pumpAddresses::program},
    {"rent", false, Kind::FixedAddress, &programs::rentSysvar},
};

constexpr AccountSpec accountsV2[] = {
    {"global", false, Kind::FixedSeeds, &pumpAddresses::global},
    {"withdraw_authority", true},
    {"base_mint"},
    {"quote_mint"},
    {"bonding_curve", true},
    {"associated_base_bonding_curve", true},
    {"associated_quote_bonding_curve", true},
    {"user", true, Kind::Signer},
    {"system_program", false, Kind::CalledProgram, &programs::system},
    {"pump_amm", false, Kind::CalledProgram, &pumpAddresses::ammProgram},
    {"pool", true},
    {"pool_authority", true},
    {"pool_authority_mint_account", true},
    {"pool_authority_quote_account", true},
    {"amm_global_config", false, Kind::FixedSeeds, &pumpAddresses::ammGlobalConfig},
    {"lp_mint", true},
    {"user_pool_token_account", true},
    {"pool_base_token_account", true},
    {"pool_quote_token_account", true},
    {"base_token_program"},
    {"quote_token_program"},
    {"token_2022_program", false, Kind::CalledProgram, &programs::token2022},
    {"associated_token_program", false, Kind::CalledProgram, &programs::associatedToken},
    {"pump_amm_event_authority", false, Kind::FixedSeeds, &pumpAddresses::ammEventAuthority},
    {"rent", false, Kind::FixedAddress, &programs::rentSysvar},
    {"event_authority", false, Kind::FixedSeeds, &pumpAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &pumpAddresses::program},
};

// Indexes of a migration's accounts, for one version of the instruction.
struct Shape
{
    AccountSpecs accounts;
    qsizetype mint;
    qsizetype quoteMint;
    qsizetype curve;
    qsizetype curveTokens;
    qsizetype user;
    qsizetype pool;
    qsizetype authority;
    qsizetype authorityBase;
    qsizetype authorityQuote;
    qsizetype ammConfig;
    qsizetype lpMint;
    qsizetype liquidity;
    qsizetype poolBase;
    qsizetype poolQuote;
    qsizetype quoteProgram;
};
constexpr qsizetype globalIndex = 0;
constexpr qsizetype withdrawAuthority = 1;

constexpr Shape shapeV1{accountsV1, 2, 14, 3, 4, 5, 9, 10, 11, 12, 13, 15, 16, 17, 18, 7};
constexpr Shape shapeV2{accountsV2, 2, 3, 4, 5, 7, 10, 11, 12, 13, 14, 15, 16, 17, 18, 20};

// A migration whose accounts have passed the checks.
struct Migration
{
    InvokeContext &context;
    const Shape &shape;
    BondingCurve curve;
    quint64 tokens = 0; ///< all tokens of the curve's account
    quint64 quote = 0; ///< the curve's lamports; run() takes `fee` off, the rest is for the pool
    quint64 fee = 0; ///< lamports for the new accounts' rent; the rest goes to the withdraw authority

    [[nodiscard]] const Address &address(qsizetype index) const { return context.address(index); }
    [[nodiscard]] const Address &tokenProgram() const { return context.account(shape.mint).owner; }
    /// The program address that signs the inner calls.
    [[nodiscard]] std::span<const Address> authority() const { return {&address(shape.authority), 1}; }
};

// Refuses other addresses than the derived ones of curve, pool, pool authority, LP mint and their token accounts:
// ConstraintAssociated for the curve's tokens, else ConstraintSeeds.
ProgramOutcome checkAddresses(InvokeContext &context, const Shape &shape)
{
    const Address &mint = context.address(shape.mint);
    const Address &tokenProgram = context.account(shape.mint).owner;
    const Address curve = derived::bondingCurve(mint);
    const Address authority = amm::derived::poolAuthority(mint);
    const Address pool = amm::derived::pool(0, authority, mint, context.address(shape.quoteMint)).address;
    const Address lpMint = amm::derived::lpMint(pool);
    return checkDerived(context, shape.accounts,
                        {
                            {shape.curve, curve},
                            {shape.curveTokens, derived::tokenAccount(curve, mint, tokenProgram), ConstraintAssociated},
                            {shape.authority, authority},
                            {shape.authorityBase, derived::tokenAccount(authority, mint, tokenProgram)},
                            {shape.authorityQuote, derived::quoteAccount(authority)},
                            {shape.pool, pool},
                            {shape.lpMint, lpMint},
                            {shape.liquidity, derived::tokenAccount(authority, lpMint, programs::token2022)},
                            {shape.poolBase, derived::tokenAccount(pool, mint, tokenProgram)},
                            {shape.poolQuote, derived::quoteAccount(pool)},
                        });
}

// Loads and checks the accounts of a migration; changes none. UnsupportedQuoteMint, DisabledMigrate,
// BondingCurveNotComplete; errors of the loaders and checks.
Checked<Migration> loadMigration(InvokeContext &context, const Shape &shape)
{
    if (auto shaped = checkShape(context, shape.accounts); !shaped)
        return tl::unexpected(shaped.error());
    const auto global = loadGlobal(context, shape.accounts, globalIndex);
    if (!global)
        return tl::unexpected(global.error());
    const auto mint = loadMint(context, shape.accounts, shape.mint);
    if (!mint)
        return tl::unexpected(mint.error());
    const auto curve = loadCurve(context, shape.accounts, shape.curve);
    if (!curve)
        return tl::unexpected(curve.error());
    const auto tokens = loadTokenAccount(context, shape.accounts, shape.curveTokens);
    if (!tokens)
        return tl::unexpected(tokens.error());
    if (auto held = checkConstraints(context, shape.accounts); !held)
        return tl::unexpected(held.error());
    if (context.address(withdrawAuthority) != (*global)->withdrawAuthority)
        return refuseAddress(context, "withdraw_authority", ConstraintHasOne, context.address(withdrawAuthority),
                             (*global)->withdrawAuthority);
    if (!curve->isSolQuoted() || context.address(shape.quoteMint) != programs::wrappedSol
        || context.address(shape.quoteProgram) != programs::token)
        return refuse(context, UnsupportedQuoteMint);
    if (auto right = checkAddresses(context, shape); !right)
        return tl::unexpected(right.error());
    if (!(*global)->enableMigrate)
        return refuse(context, DisabledMigrate);
    if (!curve->complete)
        return refuse(context, BondingCurveNotComplete);
    return Migration{
        context, shape, *curve, tokens->amount.value(), curve->realQuoteReserves, (*global)->poolMigrationFee};
}

// Opens the pool authority's two token accounts, moves the curve's tokens and real SOL reserves to the authority, and
// wraps the pool's part of the SOL.
ProgramOutcome collect(const Migration &migration)
{
    InvokeContext &context = migration.context;
    const Shape &shape = migration.shape;
    const Address &authority = migration.address(shape.authority);
    if (auto moved = context.moveLamports(shape.curve, shape.authority, migration.quote + migration.fee); !moved)
        return moved;
    const calls::AssociatedAccount accounts[] = {
        {migration.address(shape.authorityBase), authority, authority, migration.address(shape.mint),
         migration.tokenProgram()},
        {migration.address(shape.authorityQuote), authority, authority, programs::wrappedSol, programs::token},
    };
    for (const auto &account : accounts) {
        if (auto opened = calls::openAssociated(context, account, migration.authority()); !opened)
            return opened;
    }
    if (auto wrapped = context.invoke(
            systemInstruction::transfer(authority, migration.address(shape.authorityQuote), Lamports(migration.quote)),
            migration.authority());
        !wrapped)
        return wrapped;
    if (auto synced = context.invoke(tokenInstruction::syncNative(migration.address(shape.authorityQuote))); !synced)
        return synced;
    const Address &curve = migration.address(shape.curve);
    return context.invoke(
        tokenInstruction::transferChecked(migration.address(shape.curveTokens), migration.address(shape.mint),
                                          migration.address(shape.authorityBase), curve, TokenAmount(migration.tokens),
                                          curveTokenDecimals, migration.tokenProgram()),
        std::span(&curve, 1));
}

// Invokes the AMM to create the coin's pool with what collect() took from the curve, but for the migration's fee.
ProgramOutcome createPool(const Migration &migration)
{
    const Shape &shape = migration.shape;
    amm::CreatePoolArguments arguments;
    arguments.baseAmountIn = migration.tokens;
    arguments.quoteAmountIn = migration.quote;
    arguments.coinCreator = migration.curve.creator;
    arguments.isMayhemMode = migration.curve.isMayhemMode;
    arguments.isCashbackCoin = migration.curve.isCashbackCoin;
    arguments.creatorFeeBps = migration.curve.creatorFeeBps;
    arguments.canEditCreatorFee = migration.curve.canEditCreatorFee;
    arguments.isHolderReward = migration.curve.isHolderReward;
    return migration.context.invoke(
        {pumpAddresses::ammProgram,
         {writable(migration.address(shape.pool)), readOnly(migration.address(shape.ammConfig)),
          writableSigner(migration.address(shape.authority)), readOnly(migration.address(shape.mint)),
          readOnly(migration.address(shape.quoteMint)), writable(migration.address(shape.lpMint)),
          writable(migration.address(shape.authorityBase)), writable(migration.address(shape.authorityQuote)),
          writable(migration.address(shape.liquidity)), writable(migration.address(shape.poolBase)),
          writable(migration.address(shape.poolQuote)), readOnly(programs::system), readOnly(programs::token2022),
          readOnly(migration.tokenProgram()), readOnly(programs::token), readOnly(programs::associatedToken),
          readOnly(pumpAddresses::ammEventAuthority), readOnly(pumpAddresses::ammProgram)},
         arguments.encode()},
        migration.authority());
}

// Burns the liquidity tokens that the migration received, so that the liquidity can never be withdrawn.
ProgramOutcome burnLiquidity(const Migration &migration)
{
    constexpr quint8 burn = 8;
    InvokeContext &context = migration.context;
    const Shape &shape = migration.shape;
    const Result<TokenAccount> held = TokenAccount::decode(context.account(shape.liquidity).data);
    if (!held)
        return refuse(context, Overflow);
    return context.invoke({programs::token2022,
                           {writable(migration.address(shape.liquidity)), writable(migration.address(shape.lpMint)),
                            signer(migration.address(shape.authority))},
                           ByteWriter(9).u8(burn).u64(held->amount.value()).result()},
                          migration.authority());
}

// Moves a complete curve's tokens and SOL reserves to a new pool, sets the reserves to zero, pays what the accounts
// leave of the migration's fee to the withdraw authority, and logs the event. Does nothing to a curve that has
// migrated.
ProgramOutcome run(InvokeContext &context, const Shape &shape)
{
    auto migration = loadMigration(context, shape);
    if (!migration)
        return tl::unexpected(migration.error());
    // The program lets a second migration of the same curve succeed without effect.
    if (migration->curve.virtualTokenReserves == 0) {
        context.log("Bonding curve already migrated");
        return {};
    }
    if (migration->fee >= migration->quote)
        return refuse(context, Overflow);
    migration->quote -= migration->fee;

    const quint64 before = context.account(shape.authority).lamports.value();
    if (auto collected = collect(*migration); !collected)
        return collected;
    if (auto created = createPool(*migration); !created)
        return created;
    if (auto burned = burnLiquidity(*migration); !burned)
        return burned;
    const quint64 now = context.account(shape.authority).lamports.value();
    if (now > before) {
        if (auto paid
            = context.invoke(systemInstruction::transfer(migration->address(shape.authority),
                                                         context.address(withdrawAuthority), Lamports(now - before)),
                             migration->authority());
            !paid)
            return paid;
    }
    BondingCurve after = migration->curve;
    after.virtualTokenReserves = after.virtualQuoteReserves = 0;
    after.realTokenReserves = after.realQuoteReserves = 0;
    storeCurve(context, shape.curve, after);
    const MigrationEvent event{context.address(shape.user),
                               context.address(shape.mint),
                               migration->tokens,
                               migration->quote,
                               migration->fee,
                               context.address(shape.curve),
                               context.unixTimestamp(),
                               context.address(shape.pool),
                               after.quoteMint};
    return emitEvent(context, event.encode());
}

} // namespace

ProgramOutcome migrate(InvokeContext &context)
{
    return run(context, shapeV1);
}

ProgramOutcome migrateV2(InvokeContext &context)
{
    return run(context, shapeV2);
}

} // namespace curvedesk::sandbox::pump
