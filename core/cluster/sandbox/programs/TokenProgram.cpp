// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/TokenProgram.h"

#include "core/cluster/sandbox/programs/TokenCall.h"

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

using Handler = ProgramOutcome (*)(const TokenCall &);
namespace run = tokenInstructions;

constexpr quint8 metadataPointerTag = 39;
constexpr quint32 metadataPointerUnits = 1100;

struct Row
{
    quint8 tag;
    const char *name;
    quint32 units; ///< what SPL Token takes, and
    quint32 units2022; ///< what Token-2022 takes, as measured on the real programs
    Handler handler;
};

constexpr Row rows[] = {
    {0, "InitializeMint", 105, 1352, run::initializeMint},
    {1, "InitializeAccount", 155, 1880, [](const TokenCall &call) { return run::initializeAccount(call, false); }},
    {3, "Transfer", 76, 1298, [](const TokenCall &call) { return run::transfer(call, false); }},
    {4, "Approve", 124, 1111, [](const TokenCall &call) { return run::approve(call, false); }},
    {5, "Revoke", 97, 1015, run::revoke},
    {6, "SetAuthority", 123, 1250, run::setAuthority},
    {7, "MintTo", 119, 1288, [](const TokenCall &call) { return run::mintTo(call, false); }},
    {8, "Burn", 126, 1229, [](const TokenCall &call) { return run::burn(call, false); }},
    {9, "CloseAccount", 120, 1492, run::closeAccount},
    {10, "FreezeAccount", 146, 1284, [](const TokenCall &call) { return run::setFrozen(call, true); }},
    {11, "ThawAccount", 142, 1284, [](const TokenCall &call) { return run::setFrozen(call, false); }},
    {12, "TransferChecked", 105, 1677, [](const TokenCall &call) { return run::transfer(call, true); }},
    {13, "ApproveChecked", 164, 1421, [](const TokenCall &call) { return run::approve(call, true); }},
    {14, "MintToChecked", 164, 1452, [](const TokenCall &call) { return run::mintTo(call, true); }},
    {15, "BurnChecked", 129, 1327, [](const TokenCall &call) { return run::burn(call, true); }},
    {16, "InitializeAccount2", 172, 1867, [](const TokenCall &call) { return run::initializeAccount(call, true); }},
    {17, "SyncNative", 61, 884, run::syncNative},
    {18, "InitializeAccount3", 235, 1612, [](const TokenCall &call) { return run::initializeAccount(call, true); }},
    {20, "InitializeMint2", 201, 1271, run::initializeMint},
    {21, "GetAccountDataSize", 183, 1204, run::accountDataSize},
    {22, "InitializeImmutableOwner", 38, 734, run::initializeImmutableOwner},
};

// Token-2022 takes some instructions by an interface that other programs may share.
struct InterfaceRow
{
    std::array<quint8, run::metadataDiscriminatorSize> discriminator; ///< of SHA-256("spl_token_metadata_interface:...")
    quint32 units;
    Handler handler;
};

constexpr InterfaceRow interfaceRows[] = {
    {{0xd2, 0xe1, 0x1e, 0xa2, 0x58, 0xb8, 0x4d, 0x8d}, 8000, run::initializeMetadata}, // initialize_account
    {{0xd7, 0xe4, 0xa6, 0xe4, 0x54, 0x64, 0x56, 0x7b}, 7000, run::updateMetadataAuthority}, // update_the_authority
};

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

} // namespace

ProgramOutcome tokenProgram(InvokeContext &context)
{
    if (context.data().isEmpty())
        return refuse(u"InvalidInstructionData"_s);
    const TokenCall call(context);
    const quint8 tag = static_cast<quint8>(context.data().front());
    for (const Row &row : rows) {
        if (row.tag != tag)
            continue;
        const ProgramOutcome charged = context.consume(call.is2022() ? row.units2022 : row.units);
        if (!charged)
            return charged;
        if (call.is2022())
            context.log("Instruction: "_ba + row.name);
        return row.handler(call);
    }
    if (!call.is2022())
        return refuse(TokenCode::InvalidInstruction);
    if (tag == metadataPointerTag) {
        const ProgramOutcome charged = context.consume(metadataPointerUnits);
        return charged ? run::metadataPointer(call) : charged;
    }
    return runInterface(call);
}

} // namespace curvedesk::sandbox
