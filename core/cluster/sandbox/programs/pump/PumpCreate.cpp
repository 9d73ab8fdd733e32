// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/pump/PumpCreate.h"

#include "core/cluster/sandbox/programs/anchor/EventCall.h"
#include "core/cluster/sandbox/programs/anchor/InnerCalls.h"
#include "core/cluster/sandbox/programs/pump/PumpDerived.h"
#include "core/pump/curve/CurveAccount.h"
#include "core/pump/curve/PumpEvents.h"
#include "core/solana/MetaplexMetadata.h"

namespace curvedesk::sandbox::pump {

namespace {

using Kind = AccountSpec::Kind;

constexpr AccountSpec accounts[] = {
    {"mint", true, Kind::Signer},
    {"mint_authority", false, Kind::FixedSeeds, &pumpAddresses::mintAuthority},
    {"bonding_curve", true},
    {"associated_bonding_curve", true},
    {"global", false, Kind::FixedSeeds, &pumpAddresses::global},
    {"mpl_token_metadata", false, Kind::FixedAddress, &programs::metaplexMetadata},
    {"metadata", true},
    {"user", true, Kind::Signer},
    {"system_program", false, Kind::CalledProgram, &programs::system},
    {"token_program", false, Kind::CalledProgram, &programs::token},
    {"associated_token_program", false, Kind::CalledProgram, &programs::associatedToken},
    {"rent", false, Kind::FixedAddress, &programs::rentSysvar},
    {"event_authority", false, Kind::FixedSeeds, &pumpAddresses::eventAuthority},
    {"program", false, Kind::FixedAddress, &pumpAddresses::program},
};

enum Index : qsizetype { Mint = 0, Curve = 2, CurveTokens = 3, Global = 4, Metadata = 6, User = 7 };

// The calls to the coin's mint, signed by the program's mint authority.
calls::MintCalls mintCalls(InvokeContext &context, const NewCoin &coin)
{
    return {context, context.address(coin.mint), coin.tokenProgram, pumpAddresses::mintAuthority};
}

// The curve of a coin of which nothing is sold yet.
BondingCurve firstState(const NewCoin &coin, const GlobalAccount &global)
{
    BondingCurve curve;
    curve.virtualTokenReserves = global.initialVirtualTokenReserves;
    curve.virtualQuoteReserves = global.initialVirtualSolReserves;
    curve.realTokenReserves = global.initialRealTokenReserves;
    curve.tokenTotalSupply = global.tokenTotalSupply;
    curve.creator = coin.arguments.creator;
    curve.isMayhemMode = coin.arguments.isMayhemMode;
    curve.isHolderReward = coin.arguments.isHolderReward;
    curve.initialVirtualQuoteReserves = global.initialVirtualSolReserves;
    return curve;
}

} // namespace

ProgramOutcome openCurve(InvokeContext &context, const NewCoin &coin)
{
    constexpr auto curveSize = static_cast<quint64>(curveAccount::allocatedSize);
    if (auto created
        = calls::createAccount(context, {coin.curve, coin.user, curveSize, 0, pumpAddresses::program, true});
        !created)
        return created;
    return calls::createAssociated(context, context.address(coin.curveTokens), context.address(coin.user),
                                   context.address(coin.curve), context.address(coin.mint), coin.tokenProgram);
}

ProgramOutcome mintSupply(InvokeContext &context, const NewCoin &coin, const GlobalAccount &global)
{
    const calls::MintCalls mint = mintCalls(context, coin);
    if (auto minted = mint.mintTo(context.address(coin.curveTokens), global.tokenTotalSupply); !minted)
        return minted;
    return mint.dropMintAuthority();
}

ProgramOutcome announce(InvokeContext &context, const NewCoin &coin, const GlobalAccount &global)
{
    const BondingCurve curve = firstState(coin, global);
    context.mutableAccount(coin.curve).data = curveAccount::encode(curve, curveAccount::allocatedSize);
    CreateEvent event;
    event.name = coin.arguments.name;
    event.symbol = coin.arguments.symbol;
    event.uri = coin.arguments.uri;
    event.mint = context.address(coin.mint);
    event.bondingCurve = context.address(coin.curve);
    event.user = context.address(coin.user);
    event.creator = curve.creator;
    event.timestamp = context.unixTimestamp();
    event.virtualTokenReserves = curve.virtualTokenReserves;
    event.virtualSolReserves = curve.virtualQuoteReserves;
    event.realTokenReserves = curve.realTokenReserves;
    event.tokenTotalSupply = curve.tokenTotalSupply;
    event.tokenProgram = coin.tokenProgram;
    event.isMayhemMode = curve.isMayhemMode;
    event.quoteMint = curve.quoteMint;
    event.virtualQuoteReserves = curve.virtualQuoteReserves;
    event.isHolderReward = curve.isHolderReward;
    return emitEvent(context, event.encode());
}

ProgramOutcome createLegacy(InvokeContext &context)
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
    const Address &mint = context.address(Mint);
    const Address curve = derived::bondingCurve(mint);
    const ProgramOutcome checked
        = checkDerived(context, accounts,
                       {
                           {Curve, curve},
                           {CurveTokens, derived::tokenAccount(curve, mint, programs::token), ConstraintAssociated},
                           {Metadata, metaplexMetadataAddress(mint)},
                       });
    if (!checked)
        return checked;
    if (arguments->creator.isZero())
        return refuse(context, CreatorShouldNotBeZero);

    const NewCoin coin{Mint, Curve, CurveTokens, User, programs::token, *arguments};
    const calls::MintCalls minting = mintCalls(context, coin);
    constexpr auto mintSize = static_cast<quint64>(MintAccount::baseSize);
    if (auto created = calls::createAccount(context, {Mint, User, mintSize, 0, programs::token, false}); !created)
        return created;
    if (auto initialized = minting.initialize(curveTokenDecimals); !initialized)
        return initialized;
    if (auto opened = openCurve(context, coin); !opened)
        return opened;
    if (auto described = minting.createMetaplexMetadata(context.address(Metadata), context.address(User),
                                                        arguments->name, arguments->symbol, arguments->uri);
        !described)
        return described;
    if (auto minted = mintSupply(context, coin, **global); !minted)
        return minted;
    return announce(context, coin, **global);
}

} // namespace curvedesk::sandbox::pump
