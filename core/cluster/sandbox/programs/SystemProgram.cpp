// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/Bytes.h"
#include "core/cluster/sandbox/programs/ProgramEntries.h"
#include "core/solana/Programs.h"

#include <sodium.h>

namespace curvedesk::sandbox {

using namespace Qt::StringLiterals;

namespace {

constexpr quint32 unitsPerInstruction = 150;
constexpr quint64 maxDataLength = 10 * 1024 * 1024;
constexpr quint64 maxSeedLength = 32;

enum Tag : quint32 {
    CreateAccount = 0,
    Assign = 1,
    Transfer = 2,
    CreateAccountWithSeed = 3,
    AdvanceNonceAccount = 4,
    AuthorizeNonceAccount = 7,
    Allocate = 8,
    AllocateWithSeed = 9,
    AssignWithSeed = 10,
    TransferWithSeed = 11,
    UpgradeNonceAccount = 12,
};

enum Code : quint32 {
    AccountAlreadyInUse = 0,
    ResultWithNegativeLamports = 1,
    InvalidAccountDataLength = 3,
    AddressWithSeedMismatch = 5,
};

// The address as the program's log writes it.
QByteArray text(const Address &address)
{
    return address.toBase58().toLatin1();
}

struct Seed
{
    Address base;
    QByteArrayView seed;
    Address owner;
};

// Reads a bincode string: a u64 length, then the bytes. One that ends too soon overruns the reader.
QByteArrayView readString(ByteReader &reader)
{
    const quint64 size = reader.u64();
    return reader.bytes(size > quint64(reader.remaining()) ? -1 : static_cast<qsizetype>(size));
}

// The address of create_with_seed: SHA-256 of base, seed and owner. Refuses, with the runtime's codes, a seed of more
// than 32 bytes and an owner that ends with "ProgramDerivedAddress".
tl::expected<Address, ProgramError> seededAddress(const Seed &seed)
{
    // The runtime returns the derivation's errors under their own numbers, which collide with the program's.
    constexpr quint32 seedTooLong = 0;
    constexpr quint32 illegalOwner = 2;
    if (static_cast<quint64>(seed.seed.size()) > maxSeedLength)
        return refuse(seedTooLong);
    // With such an owner the result could equal a program-derived address.
    if (seed.owner.view().endsWith("ProgramDerivedAddress"))
        return refuse(illegalOwner);
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    for (const QByteArrayView part : {seed.base.view(), seed.seed, seed.owner.view()}) {
        crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char *>(part.data()),
                                  static_cast<unsigned long long>(part.size()));
    }
    std::array<quint8, Address::size> hash;
    crypto_hash_sha256_final(&state, hash.data());
    return Address(hash);
}

// An account of the instruction, with the key that must sign for it: its own, or the base that it is derived from.
struct Target
{
    qsizetype index = 0;
    std::optional<Address> base;
    bool isSigned = false;

    /// The account as the program's log writes it.
    [[nodiscard]] QByteArray describe(const InvokeContext &context) const
    {
        return "Address { address: " + text(context.address(index))
            + ", base: " + (base ? "Some(" + text(*base) + ')' : "None"_ba) + " }";
    }
};

// True when any account of the instruction with this address signs.
bool isSigner(const InvokeContext &context, const Address &address)
{
    for (qsizetype i = 0; i < context.accountCount(); ++i) {
        if (context.isSigner(i) && context.address(i) == address)
            return true;
    }
    return false;
}

// The account at `index`, which has to sign for itself; whether it does is not checked yet.
Target plainTarget(const InvokeContext &context, qsizetype index)
{
    return {index, std::nullopt, isSigner(context, context.address(index))};
}

// The account at `index`, for which the seed's base has to sign; AddressWithSeedMismatch, logged, for any other address
// than the derived one, errors of seededAddress(). Whether the base signs is not checked yet.
tl::expected<Target, ProgramError> seededTarget(InvokeContext &context, qsizetype index, const Seed &seed)
{
    const tl::expected<Address, ProgramError> derived = seededAddress(seed);
    if (!derived)
        return tl::unexpected(derived.error());
    if (*derived != context.address(index)) {
        context.logLine("Create: address " + text(context.address(index)) + " does not match derived address "
                        + text(*derived));
        return refuse(AddressWithSeedMismatch);
    }
    return Target{index, seed.base, isSigner(context, seed.base)};
}

// Gives an empty account of the system program `space` zero bytes of data, 10 MiB at most; the target has to sign.
// MissingRequiredSignature, AccountAlreadyInUse, InvalidAccountDataLength; logged, as are the refusals below.
ProgramOutcome allocate(InvokeContext &context, const Target &target, quint64 space)
{
    if (!target.isSigned) {
        context.logLine("Allocate: 'to' account " + target.describe(context) + " must sign");
        return refuse(u"MissingRequiredSignature"_s);
    }
    const AccountState &account = context.account(target.index);
    if (!account.data.isEmpty() || account.owner != programs::system) {
        context.logLine("Allocate: account " + target.describe(context) + " already in use");
        return refuse(AccountAlreadyInUse);
    }
    if (space > maxDataLength) {
        context.logLine("Allocate: requested " + QByteArray::number(space) + ", max allowed "
                        + QByteArray::number(maxDataLength));
        return refuse(InvalidAccountDataLength);
    }
    if (space > 0)
        context.mutableAccount(target.index).data = QByteArray(static_cast<qsizetype>(space), '\0');
    return {};
}

// Makes `owner` the program that owns the account, which has to sign unless `owner` owns it already:
// MissingRequiredSignature.
ProgramOutcome assign(InvokeContext &context, const Target &target, const Address &owner)
{
    if (context.account(target.index).owner == owner)
        return {};
    if (!target.isSigned) {
        context.logLine("Assign: account " + target.describe(context) + " must sign");
        return refuse(u"MissingRequiredSignature"_s);
    }
    context.mutableAccount(target.index).owner = owner;
    return {};
}

// Gives an empty account of the system program `space` bytes, and then to the program `owner`. Errors of both.
ProgramOutcome allocateAndAssign(InvokeContext &context, const Target &target, quint64 space, const Address &owner)
{
    const ProgramOutcome allocated = allocate(context, target, space);
    return allocated ? assign(context, target, owner) : allocated;
}

// Moves lamports between two accounts of the instruction; whoever calls has checked the signature. InvalidArgument for
// a payer with data, ResultWithNegativeLamports.
ProgramOutcome move(InvokeContext &context, qsizetype from, qsizetype to, quint64 lamports)
{
    const AccountState &payer = context.account(from);
    if (!payer.data.isEmpty()) {
        context.logLine("Transfer: `from` must not carry data"_ba);
        return refuse(u"InvalidArgument"_s);
    }
    if (lamports > payer.lamports.value()) {
        context.logLine("Transfer: insufficient lamports " + QByteArray::number(payer.lamports.value()) + ", need "
                        + QByteArray::number(lamports));
        return refuse(ResultWithNegativeLamports);
    }
    return context.moveLamports(from, to, lamports);
}

// As move(), out of an account that has to sign, else MissingRequiredSignature.
ProgramOutcome transfer(InvokeContext &context, qsizetype from, qsizetype to, quint64 lamports)
{
    if (!context.isSigner(from)) {
        context.logLine("Transfer: `from` account " + text(context.address(from)) + " must sign");
        return refuse(u"MissingRequiredSignature"_s);
    }
    return move(context, from, to, lamports);
}

// Creates the account with lamports of account 0, which signs; AccountAlreadyInUse for one that has lamports. Errors of
// allocateAndAssign() and transfer().
ProgramOutcome createAccount(InvokeContext &context, const Target &target, quint64 lamports, quint64 space,
                             const Address &owner)
{
    if (!context.account(target.index).lamports.isZero()) {
        context.logLine("Create Account: account " + target.describe(context) + " already in use");
        return refuse(AccountAlreadyInUse);
    }
    const ProgramOutcome outcome = allocateAndAssign(context, target, space, owner);
    return outcome ? transfer(context, 0, target.index, lamports) : outcome;
}

// As move(), from account 0 to account 2. Account 0 is derived from account 1, which has to sign:
// MissingRequiredSignature, AddressWithSeedMismatch, errors of seededAddress().
ProgramOutcome transferWithSeed(InvokeContext &context, quint64 lamports, QByteArrayView seed, const Address &owner)
{
    if (!context.isSigner(1)) {
        context.logLine("Transfer: 'from' account " + text(context.address(1)) + " must sign");
        return refuse(u"MissingRequiredSignature"_s);
    }
    const tl::expected<Address, ProgramError> derived = seededAddress({context.address(1), seed, owner});
    if (!derived)
        return tl::unexpected(derived.error());
    if (*derived != context.address(0)) {
        context.logLine("Transfer: 'from' address " + text(context.address(0)) + " does not match derived address "
                        + text(*derived));
        return refuse(AddressWithSeedMismatch);
    }
    return move(context, 0, 2, lamports);
}

// The fields of all instructions but those on nonces; the fields that an instruction lacks stay empty.
struct Arguments
{
    quint32 tag = 0;
    quint64 lamports = 0;
    quint64 space = 0;
    Seed seed;
    Address owner;
};

// Decodes the instruction's data; nullopt for data that ends too early or for an unknown tag.
std::optional<Arguments> readArguments(QByteArrayView data)
{
    ByteReader reader(data);
    Arguments out;
    out.tag = reader.u32();
    const bool hasSeed = out.tag == CreateAccountWithSeed || out.tag == AllocateWithSeed || out.tag == AssignWithSeed;
    if (hasSeed) {
        out.seed.base = readAddress(reader);
        out.seed.seed = readString(reader);
    }
    if (out.tag == CreateAccount || out.tag == Transfer || out.tag == CreateAccountWithSeed
        || out.tag == TransferWithSeed)
        out.lamports = reader.u64();
    if (out.tag == CreateAccount || out.tag == CreateAccountWithSeed || out.tag == Allocate
        || out.tag == AllocateWithSeed)
        out.space = reader.u64();
    if (out.tag == TransferWithSeed)
        out.seed.seed = readString(reader);
    if (out.tag == CreateAccount || out.tag == Assign || out.tag == TransferWithSeed || hasSeed)
        out.owner = readAddress(reader);
    out.seed.owner = out.owner;
    if (reader.overran() || out.tag > UpgradeNonceAccount)
        return std::nullopt;
    return out;
}

// The accounts that the instruction with this tag needs at least.
qsizetype accountsNeeded(quint32 tag)
{
    switch (tag) {
    case CreateAccount:
    case Transfer:
    case CreateAccountWithSeed:
        return 2;
    case TransferWithSeed:
        return 3;
    default:
        return 1;
    }
}

// Runs one of the three instructions that create, allocate or assign an account derived from a base and a seed. Errors
// of seededTarget() and of these.
ProgramOutcome runSeeded(InvokeContext &context, const Arguments &arguments)
{
    const tl::expected<Target, ProgramError> target
        = seededTarget(context, arguments.tag == CreateAccountWithSeed ? 1 : 0, arguments.seed);
    if (!target)
        return tl::unexpected(target.error());
    if (arguments.tag == CreateAccountWithSeed)
        return createAccount(context, *target, arguments.lamports, arguments.space, arguments.owner);
    if (arguments.tag == AllocateWithSeed)
        return allocateAndAssign(context, *target, arguments.space, arguments.owner);
    return assign(context, *target, arguments.owner);
}

} // namespace

ProgramOutcome runSystemProgram(InvokeContext &context)
{
    const ProgramOutcome charged = context.consume(unitsPerInstruction);
    if (!charged)
        return charged;
    const std::optional<Arguments> arguments = readArguments(context.data());
    if (!arguments)
        return refuse(u"InvalidInstructionData"_s);
    if (context.accountCount() < accountsNeeded(arguments->tag))
        return refuse(u"MissingAccount"_s);
    switch (arguments->tag) {
    case CreateAccount:
        return createAccount(context, plainTarget(context, 1), arguments->lamports, arguments->space, arguments->owner);
    case Assign:
        return assign(context, plainTarget(context, 0), arguments->owner);
    case Transfer:
        return transfer(context, 0, 1, arguments->lamports);
    case Allocate:
        return allocate(context, plainTarget(context, 0), arguments->space);
    case TransferWithSeed:
        return transferWithSeed(context, arguments->lamports, arguments->seed.seed, arguments->owner);
    case CreateAccountWithSeed:
    case AllocateWithSeed:
    case AssignWithSeed:
        return runSeeded(context, *arguments);
    default:
        context.logLine("nonce accounts are not supported"_ba);
        return refuse(u"UnsupportedProgramId"_s);
    }
}

} // namespace curvedesk::sandbox
