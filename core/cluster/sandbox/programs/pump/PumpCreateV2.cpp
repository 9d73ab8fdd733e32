// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/anchor/InnerCalls.h"
#include "core/cluster/sandbox/programs/pump/PumpCreate.h"
#include "core/cluster/sandbox/programs/pump/PumpDerived.h"
#include "core/cluster/sandbox/programs/pump/PumpErrors.h"

namespace curvedesk::sandbox::pump {

namespace {

using Kind = AccountSpec::Kind;

constexpr AccountSpec accounts[] = {
    {"mint", true, Kind::Signer},
    {"mint_authority", false, Kind::FixedSeeds, &pumpAddresses::mintAuthority},
    {"bonding_curve", true},
    {"associated_bonding_curve", true},
    {"global", false, Kind::FixedSeeds, &pumpAddresses::global},
    {"user", true, Kind::Signer},
    {"system_program", false, Kind::CalledProgram, &programs::system},
    {"token_program", false, Kind::CalledProgram, &programs::token2022},
    {"associated_token_program", false, Kind::CalledProgram, &programs::associatedToken},
    {"mayhem_program_id", true, Kind::FixedAddress, &pumpAddresses::mayhemProgram},
    {"global_params", false, Kind::FixedSeeds, &pumpAddresses::mayhemGlobalParams},
    {"sol_vault", true, Kind::FixedSeeds, &pumpAddresses::mayhemSolVault},
    {"mayhem_state", true},
    {"mayhem_token_vault", true},
    {"event_authority", false, Kind::FixedSeeds, &pumpAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &pumpAddresses::program},
};

enum Index : qsizetype { Mint = 0, Curve = 2, CurveTokens = 3, Global = 4, User = 5, MayhemState = 12, QuoteMint = 16 };

constexpr qsizetype longestName = 32;
constexpr qsizetype longestSymbol = 13;
constexpr qsizetype longestUri = 200;

// The size of a mint with a metadata pointer: the base padded to 165 bytes, account type, then type, length and two
// keys.
constexpr quint64 sizeWithPointer = 165 + 1 + 4 + 64;

// The bytes that the metadata adds: type, length, update authority, mint, three strings, an empty list of further
// fields.
quint64 metadataSize(const createInstruction::Arguments &arguments)
{
    return 4 + 32 + 32 + 12
        + static_cast<quint64>(arguments.name.size() + arguments.symbol.size() + arguments.uri.size()) + 4;
}

// Refuses, by the program's own codes, what Global has switched off, texts that are too long, no creator, cashback, and
// another quote than SOL.
ProgramOutcome checkArguments(InvokeContext &context, const createInstruction::Arguments &arguments,
                              const GlobalAccount &global)
{
    if (!global.createV2Enabled)
        return refuse(context, CreateV2Disabled);
    if (arguments.name.size() > longestName)
        return refuse(context, NameTooLong);
    if (arguments.symbol.size() > longestSymbol)
        return refuse(context, SymbolTooLong);
    if (arguments.uri.size() > longestUri)
        return refuse(context, UriTooLong);
    if (arguments.creator.isZero())
        return refuse(context, CreatorShouldNotBeZero);
    if (arguments.isCashbackEnabled)
        return refuse(context, CashbackDeprecated);
    if (arguments.isHolderReward && !global.isHolderRewardEnabled)
        return refuse(context, HolderRewardDisabled);
    if (arguments.isMayhemMode && !global.mayhemModeEnabled)
        return refuse(context, MayhemModeDisabled);
    // Without a quote mint, and with wrapped SOL as one, the coin is quoted in SOL.
    if (context.accountCount() > QuoteMint && context.address(QuoteMint) != programs::wrappedSol)
        return refuse(context, UnsupportedQuoteMint);
    return {};
}

// Refuses other addresses than the derived ones of curve, its token account and mayhem state.
ProgramOutcome checkAddresses(InvokeContext &context)
{
    const Address &mint = context.address(Mint);
    const Address curve = derived::bondingCurve(mint);
    return checkDerived(
        context, accounts,
        {
            {Curve, curve},
            {CurveTokens, derived::tokenAccount(curve, mint, programs::token2022), ConstraintAssociated},
            {MayhemState, derived::mayhemState(mint)},
        });
}

// Creates and initializes the mint with its metadata, which nobody can change then. It gets the rent of its metadata
// beforehand: the token program grows the account, not its lamports.
ProgramOutcome openMint(InvokeContext &context, const calls::MintCalls &minting,
                        const createInstruction::Arguments &arguments)
{
    if (auto created = calls::createAccount(
            context,
            {Mint, User, sizeWithPointer, sizeWithPointer + metadataSize(arguments), programs::token2022, false});
        !created)
        return created;
    if (auto pointed = minting.initializeMetadataPointer(); !pointed)
        return pointed;
    if (auto initialized = minting.initialize(curveTokenDecimals); !initialized)
        return initialized;
    if (auto described = minting.initializeMetadata(arguments.name, arguments.symbol, arguments.uri); !described)
        return described;
    return minting.dropMetadataAuthority();
}

} // namespace

ProgramOutcome createV2(InvokeContext &context)
{
    auto arguments = createInstruction::decode(context.data());
    if (!arguments)
        return refuse(context, InstructionDidNotDeserialize);
    if (auto shaped = checkShape(context, accounts); !shaped)
        return shaped;
    const auto global = loadGlobal(context, accounts, Global);
    if (!global)
        return tl::unexpected(global.error());
    if (auto held = checkConstraints(context, accounts); !held)
        return held;
    if (auto checked = checkAddresses(context); !checked)
        return checked;
    if (auto checked = checkArguments(context, *arguments, **global); !checked)
        return checked;
    if (arguments->isHolderReward)
        arguments->creator = derived::holderRewards(context.address(Mint));

    const NewCoin coin{Mint, Curve, CurveTokens, User, programs::token2022, *arguments};
    const calls::MintCalls minting{context, context.address(Mint), programs::token2022, pumpAddresses::mintAuthority};
    if (auto opened = openMint(context, minting, *arguments); !opened)
        return opened;
    if (auto opened = openCurve(context, coin); !opened)
        return opened;
    if (auto minted = mintSupply(context, coin, **global); !minted)
        return minted;
    return announce(context, coin, **global);
}

} // namespace curvedesk::sandbox::pump
