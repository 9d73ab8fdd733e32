// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/amm/AmmCreatePool.h"

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/programs/amm/AmmDerived.h"
#include "core/cluster/sandbox/programs/anchor/AccountChecks.h"
#include "core/cluster/sandbox/programs/anchor/EventCall.h"
#include "core/cluster/sandbox/programs/anchor/InnerCalls.h"
#include "core/pump/amm/AmmEvents.h"
#include "core/pump/amm/AmmGlobalConfig.h"
#include "core/pump/anchor/PrefixFields.h"
#include "core/solana/TokenInstruction.h"

namespace curvedesk::sandbox::amm {

using namespace Qt::StringLiterals;

namespace {

using anchor::AccountSpec;
using Kind = AccountSpec::Kind;

constexpr AccountSpec accounts[] = {
    {"pool", true},
    {"global_config", false, Kind::FixedSeeds, &ammAddresses::globalConfig},
    {"creator", true, Kind::Signer},
    {"base_mint"},
    {"quote_mint"},
    {"lp_mint", true},
    {"user_base_token_account", true},
    {"user_quote_token_account", true},
    {"user_pool_token_account", true},
    {"pool_base_token_account", true},
    {"pool_quote_token_account", true},
    {"system_program", false, Kind::CalledProgram, &programs::system},
    {"token_2022_program", false, Kind::CalledProgram, &programs::token2022},
    {"base_token_program"},
    {"quote_token_program"},
    {"associated_token_program", false, Kind::CalledProgram, &programs::associatedToken},
    {"event_authority", false, Kind::FixedSeeds, &ammAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &ammAddresses::program},
};

enum Index : qsizetype {
    Pool = 0,
    Config = 1,
    Creator = 2,
    BaseMint = 3,
    QuoteMint = 4,
    LpMint = 5,
    UserBase = 6,
    UserQuote = 7,
    UserLiquidity = 8,
    PoolBase = 9,
    PoolQuote = 10,
    BaseTokenProgram = 13,
    QuoteTokenProgram = 14
};

constexpr quint8 lpDecimals = 9;

// The largest integer whose square is at most `value`.
quint64 squareRoot(uint128 value)
{
    quint64 root = 0;
    for (quint64 bit = 1ull << 63u; bit != 0; bit >>= 1u) {
        const quint64 candidate = root | bit;
        if (static_cast<uint128>(candidate) * candidate <= value)
            root = candidate;
    }
    return root;
}

// The address that the pool has to have, with its bump.
ProgramAddress poolAddress(InvokeContext &context, quint16 index)
{
    return derived::pool(index, context.address(Creator), context.address(BaseMint), context.address(QuoteMint));
}

// Refuses other addresses than the derived ones of pool, LP mint and the token accounts that are created.
ProgramOutcome checkAddresses(InvokeContext &context, const CreatePoolArguments &arguments)
{
    const Address &pool = context.address(Pool);
    const auto tokens = [&](qsizetype mint, qsizetype program) {
        return derived::tokenAccount(pool, context.address(mint), context.address(program));
    };
    const Address &creator = context.address(Creator);
    return anchor::checkDerived(
        context, accounts,
        {
            {Pool, poolAddress(context, arguments.index).address},
            {LpMint, derived::lpMint(pool)},
            {UserLiquidity, derived::tokenAccount(creator, context.address(LpMint), programs::token2022),
             anchor::ConstraintAssociated},
            {PoolBase, tokens(BaseMint, BaseTokenProgram), anchor::ConstraintAssociated},
            {PoolQuote, tokens(QuoteMint, QuoteTokenProgram), anchor::ConstraintAssociated},
        });
}

// Creates the pool, its LP mint, its token accounts and the creator's for LP tokens, at the creator's cost.
ProgramOutcome openAccounts(InvokeContext &context)
{
    if (auto created = anchor::calls::createAccount(
            context, {Pool, Creator, AmmPool::allocatedSize, 0, ammAddresses::program, true});
        !created)
        return created;
    constexpr auto mintSize = static_cast<quint64>(MintAccount::baseSize);
    if (auto created = anchor::calls::createAccount(context, {LpMint, Creator, mintSize, 0, programs::token2022, true});
        !created)
        return created;
    const Address &pool = context.address(Pool);
    const Address &payer = context.address(Creator);
    const anchor::calls::MintCalls minting{context, context.address(LpMint), programs::token2022, pool};
    if (auto initialized = minting.initialize(lpDecimals); !initialized)
        return initialized;
    const anchor::calls::AssociatedAccount opened[] = {
        {context.address(UserLiquidity), payer, payer, context.address(LpMint), programs::token2022},
        {context.address(PoolBase), payer, pool, context.address(BaseMint), context.address(BaseTokenProgram)},
        {context.address(PoolQuote), payer, pool, context.address(QuoteMint), context.address(QuoteTokenProgram)},
    };
    for (const auto &each : opened) {
        if (auto outcome = anchor::calls::openAssociated(context, each); !outcome)
            return outcome;
    }
    return {};
}

// Moves both amounts from the creator's token accounts to the pool's.
ProgramOutcome depositTokens(InvokeContext &context, const CreatePoolArguments &arguments, quint8 baseDecimals,
                             quint8 quoteDecimals)
{
    const auto transfer
        = [&](qsizetype from, qsizetype mint, qsizetype to, qsizetype program, quint64 amount, quint8 decimals) {
              return context.invoke(tokenInstruction::transferChecked(
                  context.address(from), context.address(mint), context.address(to), context.address(Creator),
                  TokenAmount(amount), decimals, context.address(program)));
          };
    if (auto moved = transfer(UserBase, BaseMint, PoolBase, BaseTokenProgram, arguments.baseAmountIn, baseDecimals);
        !moved)
        return moved;
    return transfer(UserQuote, QuoteMint, PoolQuote, QuoteTokenProgram, arguments.quoteAmountIn, quoteDecimals);
}

// The base units in the token account at `index`; 0 when it is none.
quint64 amountAt(InvokeContext &context, qsizetype index)
{
    const Result<TokenAccount> account = TokenAccount::decode(context.account(index).data);
    return account ? account->amount.value() : 0;
}

// The new pool's contents; `liquidity` in base units of the LP mint. The coin's creator, flags and creator fee are
// taken from the arguments for a canonical pool only.
AmmPool poolOf(InvokeContext &context, const CreatePoolArguments &arguments, quint64 liquidity)
{
    AmmPool pool;
    pool.bump = poolAddress(context, arguments.index).bump;
    pool.index = arguments.index;
    pool.creator = context.address(Creator);
    pool.baseMint = context.address(BaseMint);
    pool.quoteMint = context.address(QuoteMint);
    pool.lpMint = context.address(LpMint);
    pool.baseVault = context.address(PoolBase);
    pool.quoteVault = context.address(PoolQuote);
    pool.lpSupply = liquidity;
    if (!pool.isCanonical(derived::poolAuthority(pool.baseMint)))
        return pool;
    pool.coinCreator = arguments.coinCreator;
    pool.isMayhemMode = arguments.isMayhemMode;
    pool.isCashbackCoin = arguments.isCashbackCoin;
    pool.creatorFeeBps = arguments.creatorFeeBps;
    pool.canEditCreatorFee = arguments.canEditCreatorFee;
    pool.isHolderReward = arguments.isHolderReward;
    return pool;
}

// The event, but for the mints' decimals.
AmmCreatePoolEvent eventOf(InvokeContext &context, const AmmPool &pool, const CreatePoolArguments &arguments)
{
    AmmCreatePoolEvent event;
    event.timestamp = context.unixTimestamp();
    event.index = pool.index;
    event.creator = pool.creator;
    event.baseMint = pool.baseMint;
    event.quoteMint = pool.quoteMint;
    event.baseAmountIn = arguments.baseAmountIn;
    event.quoteAmountIn = arguments.quoteAmountIn;
    event.poolBaseAmount = amountAt(context, PoolBase);
    event.poolQuoteAmount = amountAt(context, PoolQuote);
    event.minimumLiquidity = minimumLiquidity;
    event.initialLiquidity = pool.lpSupply;
    event.lpTokenAmountOut = pool.lpSupply - minimumLiquidity;
    event.poolBump = pool.bump;
    event.pool = context.address(Pool);
    event.lpMint = pool.lpMint;
    event.userBaseTokenAccount = context.address(UserBase);
    event.userQuoteTokenAccount = context.address(UserQuote);
    event.coinCreator = pool.coinCreator;
    event.isMayhemMode = pool.isMayhemMode;
    event.creatorFeeBps = pool.creatorFeeBps;
    event.canEditCreatorFee = pool.canEditCreatorFee;
    event.isHolderReward = pool.isHolderReward;
    return event;
}

} // namespace

QByteArray CreatePoolArguments::encode() const
{
    ByteWriter writer(70);
    writer.array(createPoolDiscriminator).u16(index).u64(baseAmountIn).u64(quoteAmountIn);
    writer.array(coinCreator.bytes()).boolean(isMayhemMode).boolean(isCashbackCoin).u64(creatorFeeBps);
    writer.boolean(canEditCreatorFee).boolean(isHolderReward);
    return std::move(writer).result();
}

Result<CreatePoolArguments> CreatePoolArguments::decode(QByteArrayView data)
{
    ByteReader reader(data);
    CreatePoolArguments out;
    if (!fields::takeDiscriminator(reader, createPoolDiscriminator))
        return failure(ErrorCode::Damaged, u"instruction creates no pool"_s);
    out.index = reader.u16();
    out.baseAmountIn = reader.u64();
    out.quoteAmountIn = reader.u64();
    out.coinCreator = readAddress(reader);
    out.isMayhemMode = reader.boolean();
    if (reader.overran())
        return failure(ErrorCode::Damaged, u"pool creation ends before its arguments"_s);
    // Older clients leave out the following fields.
    out.isCashbackCoin = reader.boolean();
    out.creatorFeeBps = reader.u64();
    out.canEditCreatorFee = reader.boolean();
    out.isHolderReward = reader.boolean();
    return out;
}

ProgramOutcome createPool(InvokeContext &context)
{
    const auto arguments = CreatePoolArguments::decode(context.data());
    if (!arguments)
        return refuse(context, anchor::InstructionDidNotDeserialize);
    if (auto shaped = anchor::checkShape(context, accounts); !shaped)
        return shaped;
    const auto config = AmmGlobalConfig::decode(context.account(Config).data);
    if (!config)
        return refuseAccount(context, "global_config", anchor::AccountDiscriminatorMismatch);
    const auto baseMint = anchor::loadMint(context, accounts, BaseMint);
    if (!baseMint)
        return tl::unexpected(baseMint.error());
    const auto quoteMint = anchor::loadMint(context, accounts, QuoteMint);
    if (!quoteMint)
        return tl::unexpected(quoteMint.error());
    if (auto held = anchor::checkConstraints(context, accounts); !held)
        return held;
    if (auto checked = checkAddresses(context, *arguments); !checked)
        return checked;
    if (config->disableFlags & AmmGlobalConfig::CreatePool)
        return refuse(context, DisabledCreatePool);
    if (context.address(BaseMint) == context.address(QuoteMint))
        return refuse(context, SameMint);
    if (arguments->baseAmountIn == 0)
        return refuse(context, ZeroBaseAmount);
    if (arguments->quoteAmountIn == 0)
        return refuse(context, ZeroQuoteAmount);
    const quint64 liquidity = squareRoot(static_cast<uint128>(arguments->baseAmountIn) * arguments->quoteAmountIn);
    if (liquidity <= minimumLiquidity)
        return refuse(context, TooLittlePoolTokenLiquidity);

    if (auto opened = openAccounts(context); !opened)
        return opened;
    if (auto deposited = depositTokens(context, *arguments, baseMint->decimals, quoteMint->decimals); !deposited)
        return deposited;
    const anchor::calls::MintCalls minting{context, context.address(LpMint), programs::token2022,
                                           context.address(Pool)};
    if (auto minted = minting.mintTo(context.address(UserLiquidity), liquidity - minimumLiquidity); !minted)
        return minted;
    const AmmPool pool = poolOf(context, *arguments, liquidity);
    context.mutableAccount(Pool).data = pool.encode();
    AmmCreatePoolEvent event = eventOf(context, pool, *arguments);
    event.baseMintDecimals = baseMint->decimals;
    event.quoteMintDecimals = quoteMint->decimals;
    return anchor::emitEvent(context, event.encode());
}

} // namespace curvedesk::sandbox::amm
