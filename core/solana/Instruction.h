// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Address.h"

#include <QByteArray>
#include <QList>

namespace curvedesk {

/// An account as an instruction uses it.
struct AccountMeta
{
    Address address;
    bool isSigner = false;
    bool isWritable = false;

    bool operator==(const AccountMeta &) const = default;
};

/// An account that is read and does not sign.
[[nodiscard]] constexpr AccountMeta readOnly(const Address &address)
{
    return {address, false, false};
}
/// An account that may be changed and does not sign.
[[nodiscard]] constexpr AccountMeta writable(const Address &address)
{
    return {address, false, true};
}
/// An account that signs and is only read.
[[nodiscard]] constexpr AccountMeta signer(const Address &address)
{
    return {address, true, false};
}
/// An account that signs and may be changed.
[[nodiscard]] constexpr AccountMeta writableSigner(const Address &address)
{
    return {address, true, true};
}

/// One call of one program.
struct Instruction
{
    Address programId;
    QList<AccountMeta> accounts;
    QByteArray data;

    bool operator==(const Instruction &) const = default;
};

} // namespace curvedesk
