// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/programs/token/TokenLayout.h"

#include "core/solana/TokenExtensions.h"

namespace curvedesk::sandbox::tokenLayout {

namespace {

// True for an account with extensions whose type byte says `type`.
bool hasType(const QByteArray &data, tokenExtensions::AccountType type)
{
    return data.size() > accountTypeOffset && data.size() != multisigSize
        && u8At(data, accountTypeOffset) == static_cast<quint8>(type);
}

} // namespace

qsizetype extensionOffset(const QByteArray &data, quint16 type)
{
    qsizetype offset = accountTypeOffset + 1;
    while (offset + extensionHeader <= data.size()) {
        const quint16 found = qFromLittleEndian<quint16>(data.constData() + offset);
        if (found == type)
            return offset;
        if (found == noExtension)
            break;
        offset += extensionHeader + qFromLittleEndian<quint16>(data.constData() + offset + 2);
    }
    return -1;
}

bool isAccountShaped(const QByteArray &data)
{
    return data.size() == TokenAccount::baseSize || hasType(data, tokenExtensions::AccountType::Account);
}

bool isMintShaped(const QByteArray &data)
{
    return data.size() == MintAccount::baseSize || hasType(data, tokenExtensions::AccountType::Mint);
}

} // namespace curvedesk::sandbox::tokenLayout
