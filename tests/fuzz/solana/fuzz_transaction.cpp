// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/ComputeBudgetInstruction.h"
#include "core/solana/Transaction.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using fuzz::require;

namespace {

void useMessage(const Message &message)
{
    QList<Instruction> instructions;
    for (qsizetype i = 0; i < message.instructions.size(); ++i)
        instructions.append(message.instruction(i));
    const Result<computeBudget::Request> budget = computeBudget::read(message);
    if (budget)
        (void)computeBudget::totalFee(message, *budget);

    // Compiling anew may order the keys differently, but says the same.
    if (!message.lookups.isEmpty())
        return;
    const Result<Message> compiled
        = Message::compile(message.accountKeys.first(), instructions, message.recentBlockhash, message.version);
    require(compiled || message.requiredSignatures > 127, "what decodes also compiles");
    if (!compiled)
        return;
    require(Message::decode(compiled->encode()) == compiled, "what compiles also decodes");
    for (qsizetype i = 0; i < instructions.size(); ++i) {
        const Instruction again = compiled->instruction(i);
        require(again.programId == instructions[i].programId && again.data == instructions[i].data,
                "compiling keeps the instructions");
        require(again.accounts == instructions[i].accounts, "compiling keeps accounts and rights");
    }
}

} // namespace

CURVEDESK_FUZZ_TARGET(transaction, data, size)
{
    const QByteArrayView input = fuzz::view(data, size);
    const Result<Transaction> transaction = Transaction::decode(input);
    if (transaction) {
        require(transaction->encode() == input, "the wire form is canonical");
        (void)transaction->id();
        useMessage(transaction->message);
    }
    const Result<Message> message = Message::decode(input);
    if (message) {
        require(message->encode() == input, "the wire form is canonical");
        useMessage(*message);
    }
    return 0;
}
