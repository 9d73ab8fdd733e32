// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/TokenInstruction.h"

#include "core/base/Bytes.h"
#include "core/solana/Programs.h"

namespace curvedesk::tokenInstruction {

namespace {

enum TokenTag : quint8 { CloseAccount = 9, TransferChecked = 12, SyncNative = 17, InitializeAccount3 = 18 };
enum AssociatedTag : quint8 { Create = 0, CreateIdempotent = 1 };

} // namespace

Instruction createAssociatedIdempotentAt(const Address &account, const Address &payer, const Address &owner,
                                         const Address &mint, const Address &tokenProgram)
{
    return {programs::associatedToken,
            {writableSigner(payer), writable(account), readOnly(owner), readOnly(mint), readOnly(programs::system),
             readOnly(tokenProgram)},
            ByteWriter(1).u8(CreateIdempotent).result()};
}

Instruction createAssociatedAt(const Address &account, const Address &payer, const Address &owner, const Address &mint,
                               const Address &tokenProgram)
{
    Instruction out = createAssociatedIdempotentAt(account, payer, owner, mint, tokenProgram);
    out.data = ByteWriter(1).u8(Create).result();
    return out;
}

Instruction initializeAccount(const Address &account, const Address &mint, const Address &owner,
                              const Address &tokenProgram)
{
    return {tokenProgram,
            {writable(account), readOnly(mint)},
            ByteWriter(33).u8(InitializeAccount3).array(owner.bytes()).result()};
}

Instruction closeAccount(const Address &account, const Address &destination, const Address &owner,
                         const Address &tokenProgram)
{
    return {tokenProgram,
            {writable(account), writable(destination), signer(owner)},
            ByteWriter(1).u8(CloseAccount).result()};
}

Instruction transferChecked(const Address &source, const Address &mint, const Address &destination,
                            const Address &owner, TokenAmount amount, quint8 decimals, const Address &tokenProgram)
{
    return {tokenProgram,
            {writable(source), readOnly(mint), writable(destination), signer(owner)},
            ByteWriter(10).u8(TransferChecked).u64(amount.value()).u8(decimals).result()};
}

Instruction syncNative(const Address &account)
{
    return {programs::token, {writable(account)}, ByteWriter(1).u8(SyncNative).result()};
}

} // namespace curvedesk::tokenInstruction
