// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/bank/Bank.h"

#include "core/base/Bytes.h"
#include "core/cluster/sandbox/bank/TransactionRun.h"
#include "core/cluster/sandbox/programs/token/TokenLayout.h"
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Programs.h"

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

// True when an account with so many bytes of data holds the lamports that keep it for ever.
bool isExempt(const Rent &rent, Lamports lamports, qsizetype dataSize)
{
    return lamports >= rent.exemptMinimum(static_cast<quint64>(dataSize));
}

// The error of the account at this index, which would be left with less than its rent.
TransactionError rentError(qsizetype key)
{
    return {u"InsufficientFundsForRent"_s, static_cast<int>(key), {}, std::nullopt};
}

// True when the rent rules allow an account's new state: empty, exempt from rent, or below exemption already before and
// neither resized nor credited.
bool isRentStateAllowed(const Rent &rent, const TransactionRun::Loaded &account)
{
    const AccountState &after = account.state;
    if (after.lamports.isZero() || isExempt(rent, after.lamports, after.data.size()))
        return true;
    const AccountState *before = account.before;
    return before && !isExempt(rent, before->lamports, before->data.size()) && before->data.size() == after.data.size()
        && after.lamports <= before->lamports;
}

// The error of a compute budget that computeBudget::read() refused. That function does not name the instruction, so
// this one looks for it.
TransactionError budgetError(const Message &message)
{
    std::array<bool, 256> seen{};
    for (qsizetype i = 0; i < message.instructions.size(); ++i) {
        const CompiledInstruction &instruction = message.instructions[i];
        if (message.accountKeys[instruction.programIndex] != programs::computeBudget)
            continue;
        const quint8 tag = instruction.data.isEmpty() ? 0 : static_cast<quint8>(instruction.data[0]);
        const int index = static_cast<int>(i);
        if (std::exchange(seen[tag], true))
            return {u"{\"DuplicateInstruction\":%1}"_s.arg(index), index, {}, std::nullopt};
        const qsizetype size = tag == 3 ? 9 : 5;
        if (tag < 1 || tag > 4 || instruction.data.size() < size)
            return TransactionError::instruction(index, u"InvalidInstructionData"_s);
    }
    return TransactionError::instruction(0, u"InvalidInstructionData"_s);
}

// The error when this account cannot pay the fee, else nullopt.
std::optional<TransactionError> feePayerError(const Rent &rent, const TransactionRun::Loaded &payer, Lamports fee)
{
    if (!payer.before || payer.before->lamports.isZero())
        return TransactionError::whole(u"AccountNotFound"_s);
    if (payer.state.owner != programs::system || !payer.state.data.isEmpty())
        return TransactionError::whole(u"InvalidAccountForFee"_s);
    const std::optional<Lamports> left = payer.state.lamports.minus(fee);
    if (!left)
        return TransactionError::whole(u"InsufficientFundsForFee"_s);
    if (!left->isZero() && isExempt(rent, payer.state.lamports, 0) && !isExempt(rent, *left, 0))
        return rentError(0);
    return std::nullopt;
}

// The error of a transaction that calls what is no program; nullopt when all are.
std::optional<TransactionError> programsError(const TransactionRun &run)
{
    for (const CompiledInstruction &instruction : run.message().instructions) {
        const TransactionRun::Loaded &program = run.account(instruction.programIndex);
        if (!program.before)
            return TransactionError::whole(u"ProgramAccountNotFound"_s);
        if (!program.before->executable)
            return TransactionError::whole(u"InvalidProgramForExecution"_s);
    }
    return std::nullopt;
}

// Executes the instructions in order until one fails; when none does, checks that the accounts that changed hold their
// rent. The accounts change in `run` only. nullopt: no error.
std::optional<TransactionError> runInstructions(TransactionRun &run)
{
    for (qsizetype i = 0; i < run.message().instructions.size(); ++i) {
        const ProgramOutcome outcome = run.run(static_cast<quint8>(i));
        if (!outcome) {
            const ProgramError &error = outcome.error();
            return error.custom ? TransactionError::custom(static_cast<int>(i), *error.custom)
                                : TransactionError::instruction(static_cast<int>(i), error.name);
        }
    }
    for (qsizetype key = 0; key < run.accountCount(); ++key) {
        const TransactionRun::Loaded &account = run.account(key);
        if (account.isWritable && account.isTouched && !isRentStateAllowed(run.rent(), account)
            && run.message().accountKeys[key] != programs::incinerator)
            return rentError(key);
    }
    return std::nullopt;
}

// The lamports of each of the message's accounts, in the run's present state.
QList<quint64> lamportBalances(const TransactionRun &run)
{
    QList<quint64> out;
    out.reserve(run.accountCount());
    for (qsizetype key = 0; key < run.accountCount(); ++key)
        out.append(run.account(key).state.lamports.value());
    return out;
}

// The decimals of a mint, from the run, or from the ledger when the transaction does not name the mint; nullopt where
// it is no mint of this token program.
std::optional<quint8> decimalsOf(const TransactionRun &run, const Address &mint, const Address &tokenProgram)
{
    const qsizetype key = run.keyOf(mint);
    const AccountState *state = key >= 0 ? &run.account(key).state : accountIn(run.bank().accounts, mint);
    if (!state || state->owner != tokenProgram || !tokenLayout::isInitializedMint(state->data))
        return std::nullopt;
    return tokenLayout::u8At(state->data, tokenLayout::mint::decimals);
}

// The token accounts among the transaction's accounts with their amounts, in base units, in the run's present state. An
// account whose mint does not exist is left out. Empty when the message names no token program.
QList<TokenBalance> tokenBalances(const TransactionRun &run)
{
    QList<TokenBalance> out;
    const Message &message = run.message();
    if (!message.accountKeys.contains(programs::token) && !message.accountKeys.contains(programs::token2022))
        return out;
    for (qsizetype key = 0; key < run.accountCount(); ++key) {
        const AccountState &state = run.account(key).state;
        if ((state.owner != programs::token && state.owner != programs::token2022)
            || !tokenLayout::isInitializedAccount(state.data))
            continue;
        const Address mint = tokenLayout::addressAt(state.data, tokenLayout::account::mint);
        const std::optional<quint8> decimals = decimalsOf(run, mint, state.owner);
        if (!decimals)
            continue;
        out.append({static_cast<quint8>(key), mint, tokenLayout::addressAt(state.data, tokenLayout::account::owner),
                    state.owner, tokenLayout::u64At(state.data, tokenLayout::account::amount), *decimals});
    }
    return out;
}

// Moves the accounts that the run has changed into `execution`; one without lamports is deleted.
void collectWrites(TransactionRun &run, Execution &execution)
{
    for (qsizetype key = 0; key < run.accountCount(); ++key) {
        TransactionRun::Loaded &account = run.account(key);
        if (!account.isTouched)
            continue;
        if (account.state.lamports.isZero())
            account.state = AccountState{}; // an account without lamports is deleted with its data
        const bool isSame = account.before ? *account.before == account.state : account.state.lamports.isZero();
        if (!isSame)
            execution.writes.append({run.message().accountKeys[key], std::move(account.state)});
    }
}

// Makes the fee the only effect of a failed transaction on accounts and balances.
void reduceToFee(const TransactionRun &run, Execution &execution)
{
    AccountState payer = *run.account(0).before;
    payer.lamports = *payer.lamports.minus(execution.fee);
    if (payer.lamports.isZero())
        payer = AccountState{};
    execution.postBalances = execution.preBalances;
    execution.postBalances[0] = payer.lamports.value();
    execution.postTokenBalances = execution.preTokenBalances;
    if (!execution.fee.isZero())
        execution.writes.append({run.message().accountKeys[0], std::move(payer)});
}

} // namespace

Rent rentOf(const AccountMap &accounts)
{
    const AccountState *sysvar = accountIn(accounts, programs::rentSysvar);
    if (!sysvar)
        return rent::genesisDefault;
    // The sysvar has lamports per byte and year; an account that holds two years of them is exempt.
    return rent::ofByte(2 * ByteReader(sysvar->data).u64());
}

Execution execute(const Transaction &transaction, const BankState &state)
{
    const Message &message = transaction.message;
    Execution execution;
    if (!message.lookups.isEmpty()) {
        execution.error = TransactionError::whole(u"AddressLookupTableNotFound"_s);
        return execution;
    }
    const Result<computeBudget::Request> budget = computeBudget::read(message);
    if (!budget) {
        execution.error = budgetError(message);
        return execution;
    }
    TransactionRun run(message, state, budget->unitLimit, execution);
    TransactionRun::Loaded &payer = run.account(0);
    // A fee beyond 64 bits counts as the largest number, which no account can pay.
    const std::optional<Lamports> fee = computeBudget::totalFee(message, *budget);
    execution.error = feePayerError(run.rent(), payer, fee.value_or(Lamports(std::numeric_limits<quint64>::max())));
    if (execution.error)
        return execution;

    execution.landed = true;
    execution.fee = *fee;
    execution.preBalances = lamportBalances(run);
    execution.preTokenBalances = tokenBalances(run);
    payer.state.lamports = *payer.state.lamports.minus(*fee);
    payer.isTouched = true;

    execution.error = programsError(run);
    if (!execution.error) {
        execution.error = runInstructions(run);
        execution.unitsConsumed = run.unitsUsed();
    }
    if (execution.error) {
        reduceToFee(run, execution);
        return execution;
    }
    execution.postBalances = lamportBalances(run);
    execution.postTokenBalances = tokenBalances(run);
    collectWrites(run, execution);
    return execution;
}

} // namespace curvedesk::sandbox
