// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/bank/ProgramTable.h"

#include "core/cluster/sandbox/programs/ProgramEntries.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Programs.h"

#include <algorithm>
#include <vector>

namespace curvedesk::sandbox {

namespace {

struct ProgramRow
{
    Address id;
    ProgramEntry entry = nullptr;
    bool isBuiltin = false;
};

constexpr ProgramRow rows[] = {
    {programs::system, runSystemProgram, true},
    {programs::computeBudget, runComputeBudgetProgram, true},
    {programs::token, runTokenProgram, false},
    {programs::token2022, runTokenProgram, false},
    {programs::associatedToken, runAssociatedTokenProgram, false},
    {programs::metaplexMetadata, runMetaplexProgram, false},
    {pumpAddresses::program, runPumpProgram, false},
    {pumpAddresses::ammProgram, runAmmProgram, false},
    {pumpAddresses::feeProgram, nullptr, false},
    {pumpAddresses::mayhemProgram, nullptr, false},
};

// The programs of `rows` with their log lines.
std::vector<ProgramInfo> makeTable()
{
    std::vector<ProgramInfo> table;
    table.reserve(std::size(rows));
    for (const ProgramRow &row : rows) {
        ProgramInfo info{row.id, row.entry, row.isBuiltin, row.id.toBase58().toLatin1(), {}, {}};
        const QByteArray program = "Program " + info.base58;
        for (std::size_t i = 0; i < info.invoke.size(); ++i)
            info.invoke[i] = program + " invoke [" + QByteArray::number(static_cast<int>(i) + 1) + ']';
        info.success = program + " success";
        table.push_back(std::move(info));
    }
    return table;
}

} // namespace

std::span<const ProgramInfo> allPrograms()
{
    static const std::vector<ProgramInfo> table = makeTable();
    return table;
}

const ProgramInfo *programInfo(const Address &address)
{
    const std::span<const ProgramInfo> table = allPrograms();
    const auto found = std::ranges::find(table, address, &ProgramInfo::id);
    return found == table.end() ? nullptr : &*found;
}

} // namespace curvedesk::sandbox
