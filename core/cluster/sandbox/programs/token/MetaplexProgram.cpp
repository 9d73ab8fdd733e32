// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/cluster/sandbox/programs/DerivedAddress.h"
#include "core/cluster/sandbox/programs/ProgramEntries.h"
#include "core/cluster/sandbox/programs/token/TokenLayout.h"
#include "core/solana/MetaplexMetadata.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

enum Tag : quint8 { UpdateMetadataAccountV2 = 15, CreateMetadataAccountV3 = 33 };

enum Code : quint32 {
    InstructionUnpackError = 0,
    AlreadyInitialized = 3,
    InvalidMetadataKey = 5,
    UpdateAuthorityIncorrect = 7,
    UpdateAuthorityIsNotSigner = 8,
    NotMintAuthority = 9,
    InvalidMintAuthority = 10,
    NameTooLong = 11,
    SymbolTooLong = 12,
    UriTooLong = 13,
    DataIsImmutable = 44,
};

constexpr quint32 unitsToCreate = 37'000;
constexpr quint32 unitsToUpdate = 9'000;
constexpr qsizetype longestName = 32;
constexpr qsizetype longestSymbol = 10;
constexpr qsizetype longestUri = 200;
constexpr quint32 maxCreators = 5;
constexpr quint8 fungibleAsset = 1; ///< a token without decimals
constexpr quint8 fungible = 2;

// Reads a list of creators; nullopt for more than maxCreators. Bytes that end too soon overrun the reader.
std::optional<QList<MetaplexMetadata::Creator>> readCreators(ByteReader &reader)
{
    QList<MetaplexMetadata::Creator> creators;
    const quint32 count = reader.u32();
    if (count > maxCreators)
        return std::nullopt;
    for (quint32 i = 0; i < count; ++i) {
        const Address address = readAddress(reader);
        const bool isVerified = reader.boolean();
        creators.append({address, isVerified, reader.u8()});
    }
    return creators;
}

// Reads DataV2 into the fields that it sets. False when it does not decode.
bool readData(ByteReader &reader, MetaplexMetadata &into)
{
    into.name = reader.lengthPrefixed().toByteArray();
    into.symbol = reader.lengthPrefixed().toByteArray();
    into.uri = reader.lengthPrefixed().toByteArray();
    into.sellerFeeBasisPoints = reader.u16();
    into.creators.reset();
    if (reader.boolean()) {
        into.creators = readCreators(reader);
        if (!into.creators)
            return false;
    }
    into.collection.reset();
    if (reader.boolean()) {
        const bool isVerified = reader.boolean();
        into.collection = {isVerified, readAddress(reader)};
    }
    into.uses.reset();
    if (reader.boolean()) {
        const quint8 method = reader.u8();
        const quint64 remaining = reader.u64();
        into.uses = {method, remaining, reader.u64()};
    }
    return !reader.overran();
}

// Refuses texts that are too long (NameTooLong, SymbolTooLong, UriTooLong), and with InvalidArgument creators or
// collections marked as verified: the sandbox has none of the instructions that verify them.
ProgramOutcome checkData(const MetaplexMetadata &metadata)
{
    if (metadata.name.size() > longestName)
        return refuse(NameTooLong);
    if (metadata.symbol.size() > longestSymbol)
        return refuse(SymbolTooLong);
    if (metadata.uri.size() > longestUri)
        return refuse(UriTooLong);
    bool isVerified = metadata.collection && metadata.collection->verified;
    for (const MetaplexMetadata::Creator &creator : metadata.creators.value_or(QList<MetaplexMetadata::Creator>()))
        isVerified |= creator.verified;
    return isVerified ? ProgramOutcome(refuse(u"InvalidArgument"_s)) : ProgramOutcome();
}

// Refuses a mint that is not initialized (IncorrectProgramId, UninitializedAccount) or has another mint authority
// (InvalidMintAuthority), and an authority that does not sign (NotMintAuthority); indexes of the instruction's
// accounts.
ProgramOutcome checkMintAuthority(const InvokeContext &context, qsizetype mint, qsizetype authority)
{
    const AccountState &state = context.account(mint);
    if (state.owner != programs::token && state.owner != programs::token2022)
        return refuse(u"IncorrectProgramId"_s);
    if (!tokenLayout::isInitializedMint(state.data))
        return refuse(u"UninitializedAccount"_s);
    if (tokenLayout::optionalAddressAt(state.data, tokenLayout::mint::authority) != context.address(authority))
        return refuse(InvalidMintAuthority);
    if (!context.isSigner(authority))
        return refuse(NotMintAuthority);
    return {};
}

// Creates the account, the instruction's first, by transfer, allocation and assignment, as the real program does
// whether the address holds lamports or not. The payer pays what it lacks of its rent; the System program's errors.
ProgramOutcome makeAccount(InvokeContext &context, const Address &payer, const Address &created, qsizetype size)
{
    const Address signedBy[] = {created};
    const Lamports needed = context.rent().exemptMinimum(static_cast<quint64>(size));
    const std::optional<Lamports> missing = needed.minus(context.account(0).lamports);
    ProgramOutcome outcome;
    if (missing && !missing->isZero())
        outcome = context.invoke(systemInstruction::transfer(payer, created, *missing));
    if (!outcome)
        return outcome;
    context.log("Allocate space for the account");
    const QByteArray allocate = ByteWriter(12).u32(8).u64(static_cast<quint64>(size)).result();
    outcome = context.invoke({programs::system, {writableSigner(created)}, allocate}, signedBy);
    if (!outcome)
        return outcome;
    context.log("Assign the account to the owning program");
    const QByteArray assign = ByteWriter(36).u32(1).array(programs::metaplexMetadata.bytes()).result();
    return context.invoke({programs::system, {writableSigner(created)}, assign}, signedBy);
}

// CreateMetadataAccountV3: creates a mint's metadata account and writes it. InvalidMetadataKey for another address than
// the derived one, AlreadyInitialized; InstructionUnpackError, also for the details of a sized collection; the errors
// of the checks above.
ProgramOutcome create(InvokeContext &context)
{
    enum Account : qsizetype { Metadata, Mint, MintAuthority, Payer, UpdateAuthority, System, AccountsNeeded };
    const ProgramOutcome charged = context.consume(unitsToCreate);
    if (!charged)
        return charged;
    context.log("IX: Create Metadata Accounts v3");
    ByteReader reader(context.data().sliced(1));
    MetaplexMetadata metadata;
    const bool isRead = readData(reader, metadata);
    metadata.isMutable = reader.boolean();
    const bool hasDetails = reader.boolean();
    if (!isRead || reader.overran() || hasDetails) // a sized collection is not fungible
        return refuse(InstructionUnpackError);
    if (context.accountCount() < AccountsNeeded)
        return refuse(u"NotEnoughAccountKeys"_s);
    const Address &mint = context.address(Mint);
    const Address &program = programs::metaplexMetadata;
    if (context.address(Metadata) != derivedAddress({"metadata", program.view(), mint.view()}, program).address)
        return refuse(InvalidMetadataKey);
    ProgramOutcome outcome = checkMintAuthority(context, Mint, MintAuthority);
    if (outcome)
        outcome = checkData(metadata);
    if (!outcome)
        return outcome;
    if (context.account(Metadata).owner != programs::system)
        return refuse(AlreadyInitialized);

    metadata.updateAuthority = context.address(UpdateAuthority);
    metadata.mint = mint;
    metadata.editionNonce = derivedAddress({"metadata", program.view(), mint.view(), "edition"}, program).bump;
    const quint8 decimals = tokenLayout::u8At(context.account(Mint).data, tokenLayout::mint::decimals);
    metadata.tokenStandard = decimals == 0 ? fungibleAsset : fungible;
    const QByteArray encoded = metadata.encode();
    outcome = makeAccount(context, context.address(Payer), context.address(Metadata), encoded.size());
    if (outcome)
        context.mutableAccount(Metadata).data = encoded;
    return outcome;
}

// Reads the optional fields of an update, in their order. False when they do not decode, or change the DataV2 of
// immutable metadata.
bool readUpdate(ByteReader &reader, MetaplexMetadata &into)
{
    const bool wasMutable = into.isMutable;
    if (reader.boolean() && (!readData(reader, into) || !wasMutable))
        return false;
    if (reader.boolean())
        into.updateAuthority = readAddress(reader);
    if (reader.boolean())
        into.primarySaleHappened |= reader.boolean();
    // An update cannot make immutable metadata mutable again.
    if (reader.boolean())
        into.isMutable &= reader.boolean();
    return !reader.overran();
}

// UpdateMetadataAccountV2: overwrites the fields that the instruction has; refuses a new DataV2 for immutable metadata.
ProgramOutcome update(InvokeContext &context)
{
    enum Account : qsizetype { Metadata, UpdateAuthority, AccountsNeeded };
    const ProgramOutcome charged = context.consume(unitsToUpdate);
    if (!charged)
        return charged;
    context.log("IX: Update Metadata Accounts v2");
    if (context.accountCount() < AccountsNeeded)
        return refuse(u"NotEnoughAccountKeys"_s);
    const AccountState &state = context.account(Metadata);
    if (state.owner != programs::metaplexMetadata)
        return refuse(u"IncorrectProgramId"_s);
    Result<MetaplexMetadata> metadata = MetaplexMetadata::decode(state.data);
    if (!metadata)
        return refuse(u"InvalidAccountData"_s);
    if (metadata->updateAuthority != context.address(UpdateAuthority))
        return refuse(UpdateAuthorityIncorrect);
    if (!context.isSigner(UpdateAuthority))
        return refuse(UpdateAuthorityIsNotSigner);
    const bool wasMutable = metadata->isMutable;
    ByteReader reader(context.data().sliced(1));
    if (!readUpdate(reader, *metadata))
        return wasMutable ? refuse(InstructionUnpackError) : refuse(DataIsImmutable);
    const ProgramOutcome outcome = checkData(*metadata);
    if (outcome)
        context.mutableAccount(Metadata).data = metadata->encode(state.data.size());
    return outcome;
}

} // namespace

ProgramOutcome runMetaplexProgram(InvokeContext &context)
{
    const quint8 tag = context.data().isEmpty() ? 0 : static_cast<quint8>(context.data().front());
    if (tag == CreateMetadataAccountV3)
        return create(context);
    if (tag == UpdateMetadataAccountV2)
        return update(context);
    return refuse(u"UnsupportedProgramId"_s);
}

} // namespace curvedesk::sandbox
