// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/solana/SystemInstruction.h"

#include "core/base/Bytes.h"
#include "core/solana/Programs.h"

#include <QCryptographicHash>

namespace curvedesk::systemInstruction {

using namespace Qt::StringLiterals;

namespace {

enum SystemTag : quint32 { CreateAccount = 0, Transfer = 2, CreateAccountWithSeed = 3 };

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

Result<Address> addressWithSeed(const Address &base, QByteArrayView seed, const Address &owner)
{
    constexpr qsizetype longestSeed = 32;
    if (seed.size() > longestSeed)
        return failure(ErrorCode::InvalidInput, u"the seed of an address is longer than 32 bytes"_s);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    hash.addData(base.view());
    hash.addData(seed);
    hash.addData(owner.view());
    return Address::fromBytes(hash.result());
}

Instruction createAccountWithSeed(const Address &payer, const Address &created, QByteArrayView seed, Lamports lamports,
                                  quint64 space, const Address &owner)
{
    ByteWriter data(128);
    data.u32(CreateAccountWithSeed).array(payer.bytes());
    // The System program's encoding has 64-bit lengths, unlike borsh.
    data.u64(static_cast<quint64>(seed.size())).bytes(seed);
    data.u64(lamports.value()).u64(space).array(owner.bytes());
    return {programs::system, {writableSigner(payer), writable(created)}, std::move(data).result()};
}

} // namespace curvedesk::systemInstruction
