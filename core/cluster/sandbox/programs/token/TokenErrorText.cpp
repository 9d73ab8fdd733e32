// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/token/TokenErrorText.h"

#include "core/cluster/sandbox/programs/token/TokenCall.h"

#include <algorithm>

namespace curvedesk::sandbox {

namespace {

struct Row
{
    TokenCode code;
    const char *text;
};

constexpr Row rows[] = {
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

} // namespace

QByteArray tokenErrorText(const ProgramError &error)
{
    if (!error.custom)
        return "Error: " + error.name.toUtf8();
    const auto row = std::find_if(std::begin(rows), std::end(rows),
                                  [&](const Row &r) { return static_cast<quint32>(r.code) == *error.custom; });
    return row == std::end(rows) ? QByteArrayLiteral("Error: Unknown") : QByteArray(row->text);
}

} // namespace curvedesk::sandbox
