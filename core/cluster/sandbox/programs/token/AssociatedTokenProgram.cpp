// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/cluster/sandbox/programs/DerivedAddress.h"
#include "core/cluster/sandbox/programs/ProgramEntries.h"
#include "core/cluster/sandbox/programs/token/TokenLayout.h"
#include "core/solana/Programs.h"
#include "core/solana/SystemInstruction.h"
#include "core/solana/TokenExtensions.h"

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

enum Tag : quint8 { Create = 0, CreateIdempotent = 1 };
enum TokenTag : quint8 { InitializeAccount3 = 18, GetAccountDataSize = 21, InitializeImmutableOwner = 22 };
enum Account : qsizetype { Payer, Associated, Wallet, Mint, System, TokenProgram, AccountsNeeded };

// Compute units of the program itself, without its calls; each bump that it has to try costs more.
constexpr quint32 unitsToLook = 3558;
constexpr quint32 unitsToCompare = 879; ///< when the account exists
constexpr quint32 unitsToAsk = 1860;
constexpr quint32 unitsToCreate = 7400;
constexpr quint32 unitsToTopUp = 1390; ///< for each call beyond those of a plain creation
constexpr quint32 unitsPerBump = 1500;

// True when the associated account exists, for the idempotent form. When it is not the one that the form would have
// created: code 0 for another owner, which it logs, InvalidAccountData for another mint.
tl::expected<bool, ProgramError> isThere(InvokeContext &context)
{
    const AccountState &state = context.account(Associated);
    if (state.owner != context.address(TokenProgram) || !tokenLayout::isInitializedAccount(state.data))
        return false;
    if (!tokenLayout::isAddressAt(state.data, tokenLayout::account::owner, context.address(Wallet))) {
        context.log("Associated token account owner does not match address derivation");
        return refuse(0u); // InvalidOwner, the program's only error of its own
    }
    if (!tokenLayout::isAddressAt(state.data, tokenLayout::account::mint, context.address(Mint)))
        return refuse(u"InvalidAccountData"_s);
    return true;
}

// Asks the mint's token program, by an inner call, how many bytes an account of this mint needs. The call's error;
// InvalidInstructionData where it answers with less than eight bytes.
tl::expected<quint64, ProgramError> accountSize(InvokeContext &context)
{
    const Instruction question{
        context.address(TokenProgram),
        {readOnly(context.address(Mint))},
        ByteWriter(3).u8(GetAccountDataSize).u16(tokenExtensions::ImmutableOwner).result(),
    };
    const ProgramOutcome asked = context.invoke(question);
    if (!asked)
        return tl::unexpected(asked.error());
    const QByteArray answer = context.returnData();
    ByteReader reader(answer);
    const quint64 size = reader.u64();
    if (reader.overran())
        return refuse(u"InvalidInstructionData"_s);
    return size;
}

// Creates the account, of `size` bytes. CreateAccount refuses an address that has lamports already, so that such a one
// is topped up, allocated and assigned, for more compute units.
ProgramOutcome makeAccount(InvokeContext &context, quint64 size)
{
    const Address &created = context.address(Associated);
    const Lamports needed = context.rent().exemptMinimum(size);
    const Lamports present = context.account(Associated).lamports;
    const Address signedBy[] = {created};
    if (present.isZero()) {
        return context.invoke(systemInstruction::createAccount(context.address(Payer), created, needed, size,
                                                               context.address(TokenProgram)),
                              signedBy);
    }
    const std::optional<Lamports> missing = needed.minus(present);
    const bool isShort = missing && !missing->isZero();
    ProgramOutcome outcome = context.consume(isShort ? 2 * unitsToTopUp : unitsToTopUp);
    if (outcome && isShort)
        outcome = context.invoke(systemInstruction::transfer(context.address(Payer), created, *missing));
    if (outcome) {
        const QByteArray allocate = ByteWriter(12).u32(8).u64(size).result();
        outcome = context.invoke({programs::system, {writableSigner(created)}, allocate}, signedBy);
    }
    if (outcome) {
        const QByteArray assign = ByteWriter(36).u32(1).array(context.address(TokenProgram).bytes()).result();
        outcome = context.invoke({programs::system, {writableSigner(created)}, assign}, signedBy);
    }
    return outcome;
}

// Creates and initializes the associated token account at the payer's cost. The errors of the programs called.
ProgramOutcome create(InvokeContext &context)
{
    ProgramOutcome outcome = context.consume(unitsToAsk);
    if (!outcome)
        return outcome;
    const tl::expected<quint64, ProgramError> size = accountSize(context);
    if (!size)
        return tl::unexpected(size.error());
    outcome = context.consume(unitsToCreate);
    if (outcome)
        outcome = makeAccount(context, *size);
    if (!outcome)
        return outcome;
    context.log("Initialize the associated token account");
    const Address &token = context.address(TokenProgram);
    const Address &created = context.address(Associated);
    outcome = context.invoke({token, {writable(created)}, ByteWriter(1).u8(InitializeImmutableOwner).result()});
    if (!outcome)
        return outcome;
    const QByteArray initialize = ByteWriter(33).u8(InitializeAccount3).array(context.address(Wallet).bytes()).result();
    return context.invoke({token, {writable(created), readOnly(context.address(Mint))}, initialize});
}

} // namespace

ProgramOutcome runAssociatedTokenProgram(InvokeContext &context)
{
    const QByteArrayView data = context.data();
    const quint8 tag = data.isEmpty() ? static_cast<quint8>(Create) : static_cast<quint8>(data.front());
    if (tag > CreateIdempotent)
        return refuse(tag == 2 ? u"UnsupportedProgramId"_s : u"InvalidInstructionData"_s);
    context.log(tag == Create ? "Create" : "CreateIdempotent");
    if (context.accountCount() < AccountsNeeded)
        return refuse(u"NotEnoughAccountKeys"_s);

    const ProgramAddress expected
        = derivedTokenAddress(context.address(Wallet), context.address(Mint), context.address(TokenProgram));
    const ProgramOutcome searched = context.consume(unitsToLook + unitsPerBump * (255u - expected.bump));
    if (!searched)
        return searched;
    if (expected.address != context.address(Associated)) {
        context.log("Error: Associated address does not match seed derivation");
        return refuse(u"InvalidSeeds"_s);
    }
    if (tag == CreateIdempotent) {
        const tl::expected<bool, ProgramError> present = isThere(context);
        if (!present)
            return tl::unexpected(present.error());
        if (*present)
            return context.consume(unitsToCompare);
    }
    if (context.account(Associated).owner != programs::system)
        return refuse(u"IllegalOwner"_s);
    return create(context);
}

} // namespace curvedesk::sandbox
