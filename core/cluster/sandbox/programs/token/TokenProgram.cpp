// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/ProgramEntries.h"
#include "core/cluster/sandbox/programs/token/TokenCall.h"

#include <algorithm>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

using Handler = ProgramOutcome (*)(const TokenCall &);
namespace run = tokenInstructions;

constexpr quint8 noTag = 255;
constexpr quint8 metadataPointerTag = 39;
constexpr quint32 metadataPointerUnits = 916;

struct Row
{
    quint8 tag;
    const char *name;
    quint32 units; ///< compute units that SPL Token takes
    quint32 units2022; ///< compute units that Token-2022 takes, as measured on the real programs
    Handler handler;
};

constexpr Row rows[] = {
    {0, "InitializeMint", 101, 1395, [](const TokenCall &call) { return run::initializeMint(call, 1); }},
    {1, "InitializeAccount", 150, 1895, [](const TokenCall &call) { return run::initializeAccount(call, false, 3); }},
    {3, "Transfer", 76, 1457, [](const TokenCall &call) { return run::transfer(call, false); }},
    {4, "Approve", 126, 1122, [](const TokenCall &call) { return run::approve(call, false); }},
    {5, "Revoke", 108, 859, run::revoke},
    {6, "SetAuthority", 120, 960, run::setAuthority},
    {7, "MintTo", 119, 1282, [](const TokenCall &call) { return run::mintTo(call, false); }},
    {8, "Burn", 123, 1371, [](const TokenCall &call) { return run::burn(call, false); }},
    {9, "CloseAccount", 118, 1350, run::closeAccount},
    {10, "FreezeAccount", 145, 1152, [](const TokenCall &call) { return run::setFrozen(call, true); }},
    {11, "ThawAccount", 141, 1152, [](const TokenCall &call) { return run::setFrozen(call, false); }},
    {12, "TransferChecked", 105, 1791, [](const TokenCall &call) { return run::transfer(call, true); }},
    {13, "ApproveChecked", 163, 1407, [](const TokenCall &call) { return run::approve(call, true); }},
    {14, "MintToChecked", 161, 1289, [](const TokenCall &call) { return run::mintTo(call, true); }},
    {15, "BurnChecked", 126, 1378, [](const TokenCall &call) { return run::burn(call, true); }},
    {16, "InitializeAccount2", 168, 1687, [](const TokenCall &call) { return run::initializeAccount(call, true, 2); }},
    {17, "SyncNative", 201, 884, run::syncNative},
    {18, "InitializeAccount3", 235, 1610, [](const TokenCall &call) { return run::initializeAccount(call, true, -1); }},
    {20, "InitializeMint2", 210, 1280, [](const TokenCall &call) { return run::initializeMint(call, -1); }},
    {21, "GetAccountDataSize", 183, 1204, run::accountDataSize},
    {22, "InitializeImmutableOwner", 38, 734, run::initializeImmutableOwner},
};

// An instruction that Token-2022 takes by an interface, which other programs may share.
struct InterfaceRow
{
    std::array<quint8, run::metadataDiscriminatorSize>
        discriminator; ///< of SHA-256("spl_token_metadata_interface:...")
    quint32 units;
    Handler handler;
};

constexpr InterfaceRow interfaceRows[] = {
    {{0xd2, 0xe1, 0x1e, 0xa2, 0x58, 0xb8, 0x4d, 0x8d}, 3300, run::initializeMetadata}, // initialize_account
    {{0xd7, 0xe4, 0xa6, 0xe4, 0x54, 0x64, 0x56, 0x7b}, 3500, run::updateMetadataAuthority}, // update_the_authority
};

struct ErrorRow
{
    TokenCode code;
    const char *text;
};

constexpr ErrorRow errorRows[] = {
    {TokenCode::NotRentExempt, "Error: Lamport balance below rent-exempt threshold"},
    {TokenCode::InsufficientFunds, "Error: insufficient funds"},
    {TokenCode::InvalidMint, "Error: Invalid Mint"},
    {TokenCode::MintMismatch, "Error: Account not associated with this Mint"},
    {TokenCode::OwnerMismatch, "Error: owner does not match"},
    {TokenCode::FixedSupply, "Error: the total supply of this token is fixed"},
    {TokenCode::AlreadyInUse, "Error: account or token already in use"},
    {TokenCode::NativeNotSupported, "Error: Instruction does not support native tokens"},
    {TokenCode::NonNativeHasBalance, "Error: Non-native account can only be closed if its balance is zero"},
    {TokenCode::InvalidInstruction, "Error: Invalid instruction"},
    {TokenCode::InvalidState, "Error: Invalid account state for operation"},
    {TokenCode::Overflow, "Error: Operation overflowed"},
    {TokenCode::AuthorityTypeNotSupported, "Error: Account does not support specified authority type"},
    {TokenCode::MintCannotFreeze, "Error: This token mint cannot freeze accounts"},
    {TokenCode::AccountFrozen, "Error: Account is frozen"},
    {TokenCode::MintDecimalsMismatch, "Error: decimals different from the Mint decimals"},
    {TokenCode::NonNativeNotSupported, "Error: Instruction does not support non-native tokens"},
    {TokenCode::ExtensionAlreadyInitialized, "Error: Extension already initialized on this account"},
    {TokenCode::ImmutableOwner, "The owner authority cannot be changed"},
    {TokenCode::InvalidExtensionCombination, "Mint or account is initialized to an invalid combination of extensions"},
};

// The line that a token program logs before it returns the error.
QByteArray errorText(const ProgramError &error)
{
    if (!error.custom)
        return "Error: " + error.name.toUtf8();
    const auto *row = std::ranges::find(errorRows, *error.custom,
                                        [](const ErrorRow &each) { return static_cast<quint32>(each.code); });
    return row == std::end(errorRows) ? "Error: Unknown" : row->text;
}

// Charges for and runs an instruction of the metadata interface, known by its first eight bytes; InvalidInstruction for
// another.
ProgramOutcome runInterface(const TokenCall &call)
{
    for (const InterfaceRow &row : interfaceRows) {
        const QByteArrayView discriminator(row.discriminator.data(), run::metadataDiscriminatorSize);
        if (!call.context().data().startsWith(discriminator))
            continue;
        const ProgramOutcome charged = call.context().consume(row.units);
        return charged ? row.handler(call) : charged;
    }
    return refuse(TokenCode::InvalidInstruction);
}

// Charges the compute units of the instruction, which Token-2022 also logs, and runs it; InvalidInstruction for an
// unknown one.
ProgramOutcome dispatch(const TokenCall &call)
{
    InvokeContext &context = call.context();
    const quint8 tag = context.data().isEmpty() ? noTag : static_cast<quint8>(context.data().front());
    if (const auto row = std::ranges::find(rows, tag, &Row::tag); row != std::end(rows)) {
        const ProgramOutcome charged = context.consume(call.is2022() ? row->units2022 : row->units);
        if (!charged)
            return charged;
        if (call.is2022())
            context.log("Instruction: "_ba + row->name);
        return row->handler(call);
    }
    if (!call.is2022())
        return refuse(TokenCode::InvalidInstruction);
    if (tag == metadataPointerTag) {
        const ProgramOutcome charged = context.consume(metadataPointerUnits);
        return charged ? run::metadataPointer(call) : charged;
    }
    return runInterface(call);
}

} // namespace

ProgramOutcome runTokenProgram(InvokeContext &context)
{
    const TokenCall call(context);
    const ProgramOutcome outcome = dispatch(call);
    const bool isSilent = outcome || outcome.error().name == "ComputationalBudgetExceeded"_L1
        || (context.data().isEmpty() && !call.is2022());
    if (!isSilent)
        context.log(errorText(outcome.error()));
    return outcome;
}

} // namespace curvedesk::sandbox
