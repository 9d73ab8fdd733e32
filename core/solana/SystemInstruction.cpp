// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/SystemInstruction.h"

#include "core/base/Bytes.h"
#include "core/solana/Programs.h"

namespace curvedesk::systemInstruction {

namespace {

enum Tag : quint32 { CreateAccount = 0, Transfer = 2 };

} // namespace

Instruction transfer(const Address &from, const Address &to, Lamports lamports)
{
    return {programs::system,
            {writableSigner(from), writable(to)},
            ByteWriter(12).u32(Transfer).u64(lamports.value()).result()};
}

Instruction createAccount(const Address &payer, const Address &created, Lamports lamports, quint64 space,
                          const Address &owner)
{
    return {programs::system,
            {writableSigner(payer), writableSigner(created)},
            ByteWriter(52).u32(CreateAccount).u64(lamports.value()).u64(space).array(owner.bytes()).result()};
}

} // namespace curvedesk::systemInstruction
