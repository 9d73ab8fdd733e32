// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/transfer/TransferSteps.h"

#include "core/base/Bytes.h"
#include "core/solana/Programs.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

using Kind = TransferStep::Kind;

// The programs' own numbers of the instructions.
enum BudgetTag : quint8 { SetUnitLimit = 2, SetUnitPrice = 3 };
constexpr quint32 systemTransfer = 2;
constexpr quint8 createIdempotent = 1;
enum TokenTag : quint8 { CloseAccount = 9, TransferChecked = 12 };

// The step that an instruction is, by all of its data; nullopt for one that no transfer has.
std::optional<TransferStep> stepOf(const Instruction &instruction)
{
    const auto account = [&](qsizetype index) { return instruction.accounts[index].address.toBase58(); };
    const qsizetype accounts = instruction.accounts.size();
    ByteReader data(instruction.data);
    std::optional<TransferStep> step;
    if (instruction.programId == programs::computeBudget) {
        const quint8 tag = data.u8();
        if (tag == SetUnitLimit)
            step = {Kind::UnitLimit, data.u32(), {}, {}, {}};
        else if (tag == SetUnitPrice)
            step = {Kind::UnitPrice, data.u64(), {}, {}, {}};
    } else if (instruction.programId == programs::system && accounts == 2) {
        if (data.u32() == systemTransfer)
            step = {Kind::SendSol, data.u64(), account(0), account(1), {}};
    } else if (instruction.programId == programs::associatedToken && accounts == 6) {
        if (data.u8() == createIdempotent)
            step = {Kind::OpenTokenAccount, 0, account(0), account(1), account(2)};
    } else if (programs::isTokenProgram(instruction.programId)) {
        const quint8 tag = data.u8();
        if (tag == TransferChecked && accounts == 4) {
            step = {Kind::SendTokens, data.u64(), account(0), account(2), {}};
            [[maybe_unused]] const quint8 decimals = data.u8();
        } else if (tag == CloseAccount && accounts == 3) {
            step = {Kind::CloseTokenAccount, 0, account(0), account(1), {}};
        }
    }
    return data.overran() || data.remaining() != 0 ? std::nullopt : step;
}

} // namespace

Result<QList<TransferStep>> transferSteps(const Message &message)
{
    QList<TransferStep> steps;
    for (qsizetype i = 0; i < message.instructions.size(); ++i) {
        const std::optional<TransferStep> step = stepOf(message.instruction(i));
        if (!step)
            return failure(ErrorCode::Internal, u"The transfer has an instruction that it should not have"_s);
        steps.append(*step);
    }
    return steps;
}

} // namespace curvedesk
