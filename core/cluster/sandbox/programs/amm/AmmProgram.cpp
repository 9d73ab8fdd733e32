// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/cluster/sandbox/programs/amm/AmmCreatePool.h"
#include "core/cluster/sandbox/programs/amm/AmmTrade.h"
#include "core/cluster/sandbox/programs/amm/AmmUpkeep.h"
#include "core/cluster/sandbox/programs/anchor/EventCall.h"
#include "core/cluster/sandbox/programs/anchor/VolumeAccumulators.h"
#include "core/cluster/sandbox/programs/ProgramEntries.h"
#include "core/pump/amm/AmmLayouts.h"
#include "core/pump/anchor/Discriminators.h"
#include "core/pump/curve/PumpEvents.h"

#include <algorithm>

namespace curvedesk::sandbox {

namespace {

using namespace amm;
using Discriminator = std::array<quint8, 8>;

// An instruction. `units` are the compute units that the program itself takes, without the calls that it makes.
struct Row
{
    Discriminator discriminator;
    const char *logName;
    quint32 units;
    ProgramOutcome (*run)(InvokeContext &);
};

constexpr Row rows[] = {
    {createPoolDiscriminator, "CreatePool", 60'000, createPool},
    {discriminators::extendAccount, "ExtendAccount", 9'000, extendPool},
    {discriminators::initUserVolumeAccumulator, "InitUserVolumeAccumulator", 9'000,
     anchor::volumeAccumulators::initialize},
    {{0xa0, 0x39, 0x59, 0x2a, 0xb5, 0x8b, 0x2b, 0x42}, "CollectCoinCreatorFee", 14'000, collectCreatorFee},
};

// The compute units of a trade itself, and its name in the log; by AmmTradeForm.
struct TradeCost
{
    const char *logName;
    quint32 units;
};
constexpr TradeCost tradeCosts[] = {{"Buy", 62'000}, {"BuyExactQuoteIn", 64'000}, {"Sell", 56'000}};

// Logs "Instruction: <name>", as the framework does.
void logInstruction(InvokeContext &context, const char *name)
{
    context.log(QByteArray("Instruction: ") + name);
}

// Logs the trade's name, charges its compute units, decodes its arguments and runs it. InstructionDidNotDeserialize.
ProgramOutcome runTrade(InvokeContext &context, const AmmTradeLayout &layout)
{
    const TradeCost &cost = tradeCosts[static_cast<std::size_t>(layout.form)];
    logInstruction(context, cost.logName);
    if (auto charged = context.consume(cost.units); !charged)
        return charged;
    ByteReader reader(context.data().sliced(8));
    const TradeArguments arguments{layout, reader.u64(), reader.u64()};
    if (reader.overran())
        return refuse(context, anchor::InstructionDidNotDeserialize);
    // The last byte is a bool that older clients leave out; only 0 and 1 are valid.
    if (layout.trailingFlag && reader.remaining() > 0 && reader.u8() > 1)
        return refuse(context, anchor::InstructionDidNotDeserialize);
    return trade(context, arguments);
}

} // namespace

ProgramOutcome runAmmProgram(InvokeContext &context)
{
    ByteReader reader(context.data());
    const Discriminator discriminator = reader.array<8>();
    if (reader.overran())
        return refuse(context, anchor::InstructionFallbackNotFound);
    if (discriminator == pumpEvents::eventInstructionTag)
        return anchor::receiveEvent(context);
    if (const AmmTradeLayout *layout = tradeArguments::layoutOf(ammTradeLayouts(), context.data()))
        return runTrade(context, *layout);
    const auto *row = std::ranges::find(rows, discriminator, &Row::discriminator);
    if (row == std::end(rows))
        return refuse(context, anchor::InstructionFallbackNotFound);
    logInstruction(context, row->logName);
    if (auto charged = context.consume(row->units); !charged)
        return charged;
    return row->run(context);
}

} // namespace curvedesk::sandbox
