// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/TokenLayout.h"

#include "core/solana/TokenExtensions.h"

namespace curvedesk::sandbox::tokenLayout {

namespace {

bool hasType(const QByteArray &data, tokenExtensions::AccountType type)
{
    return data.size() > accountTypeOffset && data.size() != multisigSize
        && u8At(data, accountTypeOffset) == static_cast<quint8>(type);
}

} // namespace

bool isAccountShaped(const QByteArray &data)
{
    return data.size() == TokenAccount::baseSize || hasType(data, tokenExtensions::AccountType::Account);
}

bool isMintShaped(const QByteArray &data)
{
    return data.size() == MintAccount::baseSize || hasType(data, tokenExtensions::AccountType::Mint);
}

} // namespace curvedesk::sandbox::tokenLayout
