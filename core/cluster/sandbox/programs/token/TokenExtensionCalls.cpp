// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/token/TokenCall.h"
#include "core/cluster/sandbox/programs/token/TokenLayout.h"
#include "core/solana/TokenExtensions.h"

namespace curvedesk::sandbox::tokenInstructions {

using namespace Qt::StringLiterals;
namespace layout = tokenLayout;

namespace {

// Error codes of the metadata interface.
enum MetadataCode : quint32 {
    IncorrectMintAuthority = 901'952'959,
    IncorrectUpdateAuthority = 901'952'960,
    ImmutableMetadata = 901'952'961,
};

constexpr qsizetype pointerSize = 64;
constexpr quint8 pointerInitialize = 0;

// Sets the metadata among the mint's extensions, in place of an earlier one; the account's size changes with it, its
// lamports do not. InvalidAccountData for extensions that do not decode.
ProgramOutcome writeMetadata(const TokenCall &call, const TokenMetadata &metadata)
{
    const QByteArray &data = call.data(0);
    Result<QList<tokenExtensions::Entry>> entries = tokenExtensions::entries(data);
    if (!entries)
        return refuse(u"InvalidAccountData"_s);
    entries->removeIf([](const tokenExtensions::Entry &entry) { return entry.type == tokenExtensions::Metadata; });
    entries->append({tokenExtensions::Metadata, tokenExtensions::encodeMetadata(metadata)});
    QByteArray grown = tokenExtensions::encodeAccount(data.first(MintAccount::baseSize),
                                                      tokenExtensions::AccountType::Mint, *entries);
    call.mutableData(0) = std::move(grown);
    return {};
}

} // namespace

ProgramOutcome metadataPointer(const TokenCall &call)
{
    ByteReader reader = call.arguments();
    const quint8 kind = reader.u8();
    const QByteArray value = reader.bytes(pointerSize).toByteArray();
    if (kind != pointerInitialize)
        return refuse(TokenCode::InvalidInstruction);
    call.context().log("MetadataPointerInstruction::Initialize");
    if (reader.overran())
        return call.refuseArguments();
    const ProgramOutcome outcome = call.requireAccounts(1);
    if (!outcome)
        return outcome;
    if (value.count('\0') == pointerSize) {
        call.context().log("The metadata pointer extension requires at least an authority or an address for "
                           "initialization, neither was provided");
        return refuse(TokenCode::InvalidInstruction);
    }
    const QByteArray &data = call.data(0);
    if (data.size() <= layout::accountTypeOffset || data.size() == layout::multisigSize)
        return refuse(u"InvalidAccountData"_s);
    if (layout::u8At(data, layout::mint::isInitialized) != 0)
        return refuse(TokenCode::AlreadyInUse);
    // Before the mint is initialized a second pointer replaces the first one.
    qsizetype place = layout::extensionOffset(data, tokenExtensions::MetadataPointer);
    if (place < 0)
        place = layout::extensionOffset(data, layout::noExtension);
    if (place < 0 || place + layout::extensionHeader + pointerSize > data.size())
        return refuse(u"InvalidAccountData"_s);
    const QByteArray entry
        = ByteWriter(4 + pointerSize).u16(tokenExtensions::MetadataPointer).u16(pointerSize).bytes(value).result();
    call.mutableData(0).replace(place, entry.size(), entry);
    return {};
}

ProgramOutcome initializeMetadata(const TokenCall &call)
{
    ByteReader reader(call.context().data().sliced(metadataDiscriminatorSize));
    TokenMetadata metadata;
    metadata.name = reader.lengthPrefixed().toByteArray();
    metadata.symbol = reader.lengthPrefixed().toByteArray();
    metadata.uri = reader.lengthPrefixed().toByteArray();
    if (reader.overran())
        return refuse(TokenCode::InvalidInstruction);
    call.context().log("TokenMetadataInstruction: Initialize");
    ProgramOutcome outcome = call.requireAccounts(4);
    if (!outcome)
        return outcome;
    const InvokeContext &context = call.context();
    if (context.address(0) != context.address(2)) {
        call.context().log("Metadata for a mint must be initialized in the mint itself.");
        return refuse(TokenCode::MintMismatch);
    }
    outcome = call.requireMint(0);
    if (!outcome)
        return outcome;
    if (!context.isSigner(3))
        return refuse(u"MissingRequiredSignature"_s);
    if (layout::optionalAddressAt(call.data(0), layout::mint::authority) != context.address(3))
        return refuse(IncorrectMintAuthority);
    if (layout::extensionOffset(call.data(0), tokenExtensions::MetadataPointer) < 0) {
        call.context().log("A mint with metadata must have the metadata-pointer extension initialized");
        return refuse(TokenCode::InvalidExtensionCombination);
    }
    if (layout::extensionOffset(call.data(0), tokenExtensions::Metadata) >= 0)
        return refuse(TokenCode::ExtensionAlreadyInitialized);
    if (context.address(1).isZero())
        return refuse(u"InvalidArgument"_s);
    metadata.updateAuthority = context.address(1);
    metadata.mint = context.address(2);
    return writeMetadata(call, metadata);
}

ProgramOutcome updateMetadataAuthority(const TokenCall &call)
{
    ByteReader reader(call.context().data().sliced(metadataDiscriminatorSize));
    const Address next(reader.array<Address::size>());
    if (reader.overran())
        return refuse(TokenCode::InvalidInstruction);
    call.context().log("TokenMetadataInstruction: UpdateAuthority");
    ProgramOutcome outcome = call.requireAccounts(2);
    if (outcome)
        outcome = call.requireMint(0);
    if (!outcome)
        return outcome;
    const Result<std::optional<TokenMetadata>> present = tokenExtensions::metadata(call.data(0));
    if (!present || !*present)
        return refuse(u"InvalidAccountData"_s);
    TokenMetadata metadata = **present;
    if (!call.context().isSigner(1))
        return refuse(u"MissingRequiredSignature"_s);
    if (!metadata.updateAuthority)
        return refuse(ImmutableMetadata);
    if (*metadata.updateAuthority != call.context().address(1))
        return refuse(IncorrectUpdateAuthority);
    metadata.updateAuthority = next.isZero() ? std::nullopt : std::optional(next);
    return writeMetadata(call, metadata);
}

} // namespace curvedesk::sandbox::tokenInstructions
