// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/anchor/InnerCalls.h"

#include "core/base/Bytes.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"

namespace curvedesk::sandbox::anchor::calls {

namespace {

enum SystemTag : quint32 { Assign = 1, Allocate = 8 };
enum TokenTag : quint8 { SetAuthority = 6, MintTo = 7, InitializeMint2 = 20, MetadataPointer = 39 };
constexpr quint8 metadataPointerInitialize = 0;
constexpr quint8 mintTokensAuthority = 0;
constexpr quint8 noKey = 0;
constexpr quint8 associatedCreate = 0;
constexpr quint8 associatedCreateIdempotent = 1;
constexpr quint8 createMetadataAccountV3 = 33;
// The first bytes of SHA-256("spl_token_metadata_interface:initialize_account") and (":update_the_authority").
constexpr std::array<quint8, 8> metadataInitialize{0xd2, 0xe1, 0x1e, 0xa2, 0x58, 0xb8, 0x4d, 0x8d};
constexpr std::array<quint8, 8> metadataUpdateAuthority{0xd7, 0xe4, 0xa6, 0xe4, 0x54, 0x64, 0x56, 0x7b};

// Invokes with the signature of one program address.
ProgramOutcome invokeSigned(InvokeContext &context, const Instruction &instruction, const Address &signedBy)
{
    return context.invoke(instruction, std::span(&signedBy, 1));
}

} // namespace

ProgramOutcome transfer(InvokeContext &context, const Address &from, const Address &to, quint64 lamports)
{
    if (lamports == 0)
        return {};
    return context.invoke(systemInstruction::transfer(from, to, Lamports(lamports)));
}

ProgramOutcome createAccount(InvokeContext &context, const NewAccount &account)
{
    const Address &payer = context.address(account.payer);
    const Address &created = context.address(account.index);
    const Lamports required = context.rent().exemptMinimum(qMax(account.space, account.rentedSpace));
    const Lamports present = context.account(account.index).lamports;
    const auto signedBy = account.isDerived ? std::span(&created, 1) : std::span<const Address>();
    if (present.isZero()) {
        return context.invoke(systemInstruction::createAccount(payer, created, required, account.space, account.owner),
                              signedBy);
    }
    if (const auto missing = required.minus(present)) {
        if (auto paid = transfer(context, payer, created, missing->value()); !paid)
            return paid;
    }
    const Instruction allocate{
        programs::system, {writableSigner(created)}, ByteWriter(12).u32(Allocate).u64(account.space).result()};
    if (auto allocated = context.invoke(allocate, signedBy); !allocated)
        return allocated;
    return context.invoke(
        {programs::system, {writableSigner(created)}, ByteWriter(36).u32(Assign).array(account.owner.bytes()).result()},
        signedBy);
}

ProgramOutcome MintCalls::initialize(quint8 decimals) const
{
    return context.invoke(
        {tokenProgram,
         {writable(mint)},
         ByteWriter(35).u8(InitializeMint2).u8(decimals).array(authority.bytes()).u8(noKey).result()});
}

ProgramOutcome MintCalls::mintTo(const Address &account, quint64 amount) const
{
    return invokeSigned(context,
                        {tokenProgram,
                         {writable(mint), writable(account), signer(authority)},
                         ByteWriter(9).u8(MintTo).u64(amount).result()},
                        authority);
}

ProgramOutcome MintCalls::dropMintAuthority() const
{
    return invokeSigned(context,
                        {tokenProgram,
                         {writable(mint), signer(authority)},
                         ByteWriter(3).u8(SetAuthority).u8(mintTokensAuthority).u8(noKey).result()},
                        authority);
}

ProgramOutcome MintCalls::initializeMetadataPointer() const
{
    ByteWriter data(66);
    data.u8(MetadataPointer).u8(metadataPointerInitialize).array(Address().bytes()).array(mint.bytes());
    return context.invoke({tokenProgram, {writable(mint)}, std::move(data).result()});
}

ProgramOutcome MintCalls::initializeMetadata(QByteArrayView name, QByteArrayView symbol, QByteArrayView uri) const
{
    ByteWriter data(20 + name.size() + symbol.size() + uri.size());
    data.array(metadataInitialize).lengthPrefixed(name).lengthPrefixed(symbol).lengthPrefixed(uri);
    return invokeSigned(context,
                        {tokenProgram,
                         {writable(mint), readOnly(authority), readOnly(mint), signer(authority)},
                         std::move(data).result()},
                        authority);
}

ProgramOutcome MintCalls::dropMetadataAuthority() const
{
    return invokeSigned(context,
                        {tokenProgram,
                         {writable(mint), signer(authority)},
                         ByteWriter(40).array(metadataUpdateAuthority).array(Address().bytes()).result()},
                        authority);
}

ProgramOutcome MintCalls::createMetaplexMetadata(const Address &metadata, const Address &payer, QByteArrayView name,
                                                 QByteArrayView symbol, QByteArrayView uri) const
{
    ByteWriter data(24 + name.size() + symbol.size() + uri.size());
    data.u8(createMetadataAccountV3)
        .lengthPrefixed(name)
        .lengthPrefixed(symbol)
        .lengthPrefixed(uri)
        .u16(0) // seller fee
        .u8(0) // creators, collection, uses: none
        .u8(0)
        .u8(0)
        .boolean(false) // mutable
        .u8(0); // collection details: none
    return invokeSigned(context,
                        {programs::metaplexMetadata,
                         {writable(metadata), readOnly(mint), signer(authority), writableSigner(payer),
                          signer(authority), readOnly(programs::system), readOnly(programs::rentSysvar)},
                         std::move(data).result()},
                        authority);
}

ProgramOutcome openAssociated(InvokeContext &context, const AssociatedAccount &account,
                              std::span<const Address> signedBy)
{
    return context.invoke({programs::associatedToken,
                           {writableSigner(account.payer), writable(account.account), readOnly(account.owner),
                            readOnly(account.mint), readOnly(programs::system), readOnly(account.tokenProgram)},
                           ByteWriter(1).u8(associatedCreateIdempotent).result()},
                          signedBy);
}

ProgramOutcome createAssociated(InvokeContext &context, const Address &account, const Address &payer,
                                const Address &owner, const Address &mint, const Address &tokenProgram)
{
    return context.invoke({programs::associatedToken,
                           {writableSigner(payer), writable(account), readOnly(owner), readOnly(mint),
                            readOnly(programs::system), readOnly(tokenProgram)},
                           ByteWriter(1).u8(associatedCreate).result()});
}

} // namespace curvedesk::sandbox::anchor::calls
