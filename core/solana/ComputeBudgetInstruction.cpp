// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/ComputeBudgetInstruction.h"

#include "core/base/Bytes.h"
#include "core/money/MulDiv.h"
#include "core/solana/Programs.h"

#include <algorithm>
#include <array>

namespace curvedesk::computeBudget {

using namespace Qt::StringLiterals;

namespace {

enum BudgetTag : quint8 {
    RequestHeapFrame = 1,
    SetUnitLimit = 2,
    SetUnitPrice = 3,
    SetLoadedDataLimit = 4,
    TagEnd = 5
};

constexpr quint64 microLamportsPerLamport = 1'000'000;

} // namespace

Instruction setUnitLimit(quint32 units)
{
    return {programs::computeBudget, {}, ByteWriter(5).u8(SetUnitLimit).u32(units).result()};
}

Instruction setUnitPrice(MicroLamports perUnit)
{
    return {programs::computeBudget, {}, ByteWriter(9).u8(SetUnitPrice).u64(perUnit.value()).result()};
}

Result<Request> read(const Message &message)
{
    Request request;
    std::array<bool, TagEnd> seen{};
    quint64 others = 0;
    for (const CompiledInstruction &instruction : message.instructions) {
        if (message.accountKeys.value(instruction.programIndex) != programs::computeBudget) {
            ++others;
            continue;
        }
        ByteReader reader(instruction.data);
        const quint8 tag = reader.u8();
        if (tag < RequestHeapFrame || tag >= TagEnd)
            return failure(ErrorCode::Damaged, u"unknown compute budget instruction %1"_s.arg(tag));
        if (std::exchange(seen[tag], true))
            return failure(ErrorCode::Damaged, u"compute budget instruction %1 appears twice"_s.arg(tag));
        if (tag == SetUnitPrice)
            request.unitPrice = MicroLamports(reader.u64());
        else if (const quint32 value = reader.u32(); tag == SetUnitLimit)
            request.unitLimit = std::min(value, maxUnits);
        if (reader.overran())
            return failure(ErrorCode::Damaged, u"a compute budget instruction is cut off"_s);
    }
    if (!seen[SetUnitLimit])
        request.unitLimit = static_cast<quint32>(std::min<quint64>(others * defaultUnitsPerInstruction, maxUnits));
    return request;
}

std::optional<Lamports> priorityFee(const Request &request)
{
    const uint128 micro = uint128{request.unitLimit} * request.unitPrice.value();
    const auto lamports = quotient64(micro + microLamportsPerLamport - 1, microLamportsPerLamport);
    return lamports ? std::optional(Lamports(*lamports)) : std::nullopt;
}

std::optional<Lamports> totalFee(const Message &message, const Request &request)
{
    const std::optional<Lamports> priority = priorityFee(request);
    if (!priority)
        return std::nullopt;
    return priority->plus(Lamports(lamportsPerSignature.value() * message.requiredSignatures));
}

} // namespace curvedesk::computeBudget
