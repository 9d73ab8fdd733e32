// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/cluster/sandbox/programs/anchor/EventCall.h"
#include "core/cluster/sandbox/programs/anchor/VolumeAccumulators.h"
#include "core/cluster/sandbox/programs/ProgramEntries.h"
#include "core/cluster/sandbox/programs/pump/PumpCreate.h"
#include "core/cluster/sandbox/programs/pump/PumpErrors.h"
#include "core/cluster/sandbox/programs/pump/PumpFees.h"
#include "core/cluster/sandbox/programs/pump/PumpMigrate.h"
#include "core/cluster/sandbox/programs/pump/PumpTrade.h"
#include "core/pump/amm/MigrateInstruction.h"
#include "core/pump/anchor/Discriminators.h"
#include "core/pump/curve/PumpEvents.h"

#include <algorithm>

namespace curvedesk::sandbox {

namespace {

using namespace pump;
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
    {createInstruction::createDiscriminator, "Create", 45'000, createLegacy},
    {createInstruction::createV2Discriminator, "CreateV2", 75'000, createV2},
    {{0x20, 0xf6, 0xbf, 0x34, 0x08, 0xc9, 0x49, 0xba}, "SweepCreatorFee", 24'000, sweepCreatorFee},
    {{0x08, 0x30, 0xbe, 0x07, 0xb6, 0x44, 0xb7, 0xe5}, "SweepProtocolFee", 22'000, sweepProtocolFee},
    {{0x14, 0x16, 0x56, 0x7b, 0xc6, 0x1c, 0xdb, 0x84}, "CollectCreatorFee", 12'000, collectCreatorFee},
    {discriminators::extendAccount, "ExtendAccount", 9'000, extendAccount},
    {migrateInstruction::migrateDiscriminator, "Migrate", 60'000, migrate},
    {migrateInstruction::migrateV2Discriminator, "MigrateV2", 65'000, migrateV2},
    {discriminators::initUserVolumeAccumulator, "InitUserVolumeAccumulator", 9'000, volumeAccumulators::initialize},
};

// The optional byte behind the two amounts.
enum class Flag { None, Ignored, PartialFill };

struct TradeRow
{
    Discriminator discriminator;
    const char *logName;
    const char *eventName;
    quint32 units;
    bool isBuy;
    bool exactQuote;
    Flag flag;
    ProgramOutcome (*run)(InvokeContext &, const TradeArguments &);
};

constexpr TradeRow tradeRows[] = {
    {discriminators::buy, "Buy", "buy", 36'000, true, false, Flag::Ignored, tradeV1},
    {discriminators::buyExactSolIn, "BuyExactSolIn", "buy_exact_sol_in", 38'000, true, true, Flag::Ignored, tradeV1},
    {discriminators::sell, "Sell", "sell", 34'000, false, false, Flag::None, tradeV1},
    {discriminators::buyV2, "BuyV2", "buy_v2", 48'000, true, false, Flag::None, tradeV2},
    {discriminators::buyExactQuoteInV2, "BuyExactQuoteInV2", "buy_exact_quote_in_v2", 50'000, true, true, Flag::None,
     tradeV2},
    {discriminators::sellV2, "SellV2", "sell_v2", 46'000, false, false, Flag::None, tradeV2},
    {discriminators::buyV3, "BuyV3", "buy_v3", 52'000, true, false, Flag::PartialFill, tradeV3},
    {discriminators::buyExactQuoteInV3, "BuyExactQuoteInV3", "buy_exact_quote_in_v3", 54'000, true, true,
     Flag::PartialFill, tradeV3},
    {discriminators::sellV3, "SellV3", "sell_v3", 60'000, false, false, Flag::None, tradeV3},
};

// Logs "Instruction: <name>", as the framework does.
void logInstruction(InvokeContext &context, const char *name)
{
    QByteArray line;
    line.reserve(48);
    line.append("Instruction: ").append(name);
    context.log(line);
}

// Decodes the arguments of one trade instruction and runs it. InstructionDidNotDeserialize.
ProgramOutcome trade(InvokeContext &context, const TradeRow &row)
{
    ByteReader reader(context.data().sliced(8));
    TradeArguments arguments;
    arguments.name = row.eventName;
    arguments.isBuy = row.isBuy;
    arguments.exactQuote = row.exactQuote;
    arguments.amount = reader.u64();
    arguments.limit = reader.u64();
    if (reader.overran())
        return refuse(context, InstructionDidNotDeserialize);
    // The last byte is a bool that older clients leave out; only 0 and 1 are valid.
    if (row.flag != Flag::None && reader.remaining() > 0) {
        const quint8 flag = reader.u8();
        if (flag > 1)
            return refuse(context, InstructionDidNotDeserialize);
        arguments.partialFill = row.flag == Flag::PartialFill && flag == 1;
    }
    return row.run(context, arguments);
}

// The row of the instruction; nullptr when the table has none.
template<class Rows> auto find(const Rows &table, const Discriminator &discriminator)
{
    const auto *row = std::ranges::find(table, discriminator, [](const auto &each) { return each.discriminator; });
    return row == std::end(table) ? nullptr : row;
}

} // namespace

ProgramOutcome runPumpProgram(InvokeContext &context)
{
    ByteReader reader(context.data());
    const Discriminator discriminator = reader.array<8>();
    if (reader.overran())
        return refuse(context, InstructionFallbackNotFound);
    if (discriminator == pumpEvents::eventInstructionTag)
        return receiveEvent(context);
    if (const TradeRow *row = find(tradeRows, discriminator)) {
        logInstruction(context, row->logName);
        if (auto charged = context.consume(row->units); !charged)
            return charged;
        return trade(context, *row);
    }
    if (const Row *row = find(rows, discriminator)) {
        logInstruction(context, row->logName);
        if (auto charged = context.consume(row->units); !charged)
            return charged;
        return row->run(context);
    }
    return refuse(context, InstructionFallbackNotFound);
}

} // namespace curvedesk::sandbox
