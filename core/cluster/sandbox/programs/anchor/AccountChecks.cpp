// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/anchor/AccountChecks.h"

#include "core/base/Bytes.h"
#include "core/pump/curve/CurveAccount.h"
#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/Programs.h"

#include <cstring>

namespace curvedesk::sandbox::anchor {

namespace {

using Kind = AccountSpec::Kind;

// The spec at an index, which is not checked.
const AccountSpec &specAt(AccountSpecs specs, qsizetype index)
{
    return specs[static_cast<std::size_t>(index)];
}

// The account's name in the framework's errors.
const char *nameAt(AccountSpecs specs, qsizetype index)
{
    return specAt(specs, index).name;
}

// True when there is no such account.
bool isMissing(const AccountState &account)
{
    return account.owner == programs::system && account.lamports.isZero();
}

// The decoded value of an account's bytes, kept while the bytes are the same ones. The copy of the bytes keeps their
// buffer from being reused, so that comparing the pointer is enough.
template<class T> struct Decoded
{
    QByteArray bytes;
    T value;

    /// True when `other` shares its bytes with the ones decoded before; equal contents elsewhere do not count.
    [[nodiscard]] bool isOf(const QByteArray &other) const
    {
        return !other.isEmpty() && bytes.constData() == other.constData() && bytes.size() == other.size();
    }
};

// Refuses an account that another program than `owner` owns: AccountOwnedByWrongProgram, or AccountNotInitialized where
// there is none.
ProgramOutcome checkOwner(InvokeContext &context, AccountSpecs specs, qsizetype index, const Address &owner)
{
    const AccountState &account = context.account(index);
    if (account.owner == owner)
        return {};
    if (isMissing(account))
        return refuseAccount(context, nameAt(specs, index), AccountNotInitialized);
    return refuseAddress(context, nameAt(specs, index), AccountOwnedByWrongProgram, account.owner, owner);
}

// As checkOwner(), for either of the token programs.
ProgramOutcome checkTokenOwner(InvokeContext &context, AccountSpecs specs, qsizetype index)
{
    const AccountState &account = context.account(index);
    if (account.owner == programs::token || account.owner == programs::token2022)
        return {};
    return refuseAccount(context, nameAt(specs, index),
                         isMissing(account) ? AccountNotInitialized : AccountOwnedByWrongProgram);
}

} // namespace

ProgramOutcome checkShape(InvokeContext &context, AccountSpecs specs)
{
    const auto expected = static_cast<qsizetype>(specs.size());
    if (context.accountCount() < expected)
        return refuseAccount(context, nameAt(specs, context.accountCount()), AccountNotEnoughKeys);
    for (qsizetype i = 0; i < expected; ++i) {
        const AccountSpec &spec = specAt(specs, i);
        if (spec.kind == Kind::Signer && !context.isSigner(i))
            return refuseAccount(context, spec.name, AccountNotSigner);
        if (spec.kind == Kind::CalledProgram && context.address(i) != *spec.fixed)
            return refuseAddress(context, spec.name, InvalidProgramId, context.address(i), *spec.fixed);
    }
    return {};
}

ProgramOutcome checkConstraints(InvokeContext &context, AccountSpecs specs)
{
    for (qsizetype i = 0; i < static_cast<qsizetype>(specs.size()); ++i) {
        const AccountSpec &spec = specAt(specs, i);
        if (spec.isWritable && !context.isWritable(i))
            return refuseAccount(context, spec.name, ConstraintMut);
        if (spec.kind == Kind::FixedAddress && context.address(i) != *spec.fixed)
            return refuseAddress(context, spec.name, ConstraintAddress, context.address(i), *spec.fixed);
        if (spec.kind == Kind::FixedSeeds && context.address(i) != *spec.fixed)
            return refuseAddress(context, spec.name, ConstraintSeeds, context.address(i), *spec.fixed);
    }
    return {};
}

ProgramOutcome checkDerived(InvokeContext &context, AccountSpecs specs, qsizetype index, const Address &expected,
                            quint32 code)
{
    if (context.address(index) == expected)
        return {};
    return refuseAddress(context, nameAt(specs, index), code, context.address(index), expected);
}

ProgramOutcome checkDerived(InvokeContext &context, AccountSpecs specs, std::initializer_list<DerivedAccount> accounts)
{
    for (const DerivedAccount &each : accounts) {
        if (auto checked = checkDerived(context, specs, each.index, each.expected, each.code); !checked)
            return checked;
    }
    return {};
}

Checked<const GlobalAccount *> loadGlobal(InvokeContext &context, AccountSpecs specs, qsizetype index)
{
    thread_local Decoded<GlobalAccount> known;
    if (auto owned = checkOwner(context, specs, index, pumpAddresses::program); !owned)
        return tl::unexpected(owned.error());
    const QByteArray &data = context.account(index).data;
    if (!known.isOf(data)) {
        const Result<GlobalAccount> global = GlobalAccount::decode(data);
        if (!global)
            return refuseAccount(context, nameAt(specs, index), AccountDiscriminatorMismatch);
        known = {data, *global};
    }
    return &known.value;
}

Checked<const std::optional<FeeSchedule> *> loadFeeSchedule(InvokeContext &context, AccountSpecs specs, qsizetype index)
{
    thread_local Decoded<std::optional<FeeSchedule>> known;
    const AccountState &account = context.account(index);
    if (isMissing(account)) {
        known = {};
        return &known.value;
    }
    if (auto owned = checkOwner(context, specs, index, pumpAddresses::feeProgram); !owned)
        return tl::unexpected(owned.error());
    if (!known.isOf(account.data)) {
        const Result<FeeSchedule> schedule = FeeSchedule::decode(account.data);
        if (!schedule)
            return refuseAccount(context, nameAt(specs, index), AccountDidNotDeserialize);
        known = {account.data, *schedule};
    }
    return &known.value;
}

Checked<BondingCurve> loadCurve(InvokeContext &context, AccountSpecs specs, qsizetype index)
{
    if (auto owned = checkOwner(context, specs, index, pumpAddresses::program); !owned)
        return tl::unexpected(owned.error());
    const QByteArray &data = context.account(index).data;
    if (data.size() < 8 || qFromLittleEndian<quint64>(data.constData()) != curveAccount::discriminator)
        return refuseAccount(context, nameAt(specs, index), AccountDiscriminatorMismatch);
    Result<BondingCurve> curve = curveAccount::decode(data);
    if (!curve)
        return refuseAccount(context, nameAt(specs, index), AccountDidNotDeserialize);
    return *curve;
}

Checked<MintAccount> loadMint(InvokeContext &context, AccountSpecs specs, qsizetype index)
{
    if (auto owned = checkTokenOwner(context, specs, index); !owned)
        return tl::unexpected(owned.error());
    Result<MintAccount> mint = MintAccount::decode(context.account(index).data);
    if (!mint)
        return refuseAccount(context, nameAt(specs, index), AccountDidNotDeserialize);
    return *mint;
}

Checked<TokenAccount> loadTokenAccount(InvokeContext &context, AccountSpecs specs, qsizetype index)
{
    if (auto owned = checkTokenOwner(context, specs, index); !owned)
        return tl::unexpected(owned.error());
    Result<TokenAccount> account = TokenAccount::decode(context.account(index).data);
    if (!account)
        return refuseAccount(context, nameAt(specs, index), AccountDidNotDeserialize);
    return *account;
}

void storeCurve(InvokeContext &context, qsizetype index, const BondingCurve &curve)
{
    QByteArray &data = context.mutableAccount(index).data;
    const QByteArray fields = curveAccount::encode(curve, qMin(data.size(), curveAccount::fullSize));
    std::memcpy(data.data(), fields.constData(), static_cast<std::size_t>(fields.size()));
}

} // namespace curvedesk::sandbox::anchor
