// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/base/SecretBytes.h"

#include <QByteArray>

namespace curvedesk {

/// Stores secrets by name, sealed, in a file (FileVault) that all calls but isLocked() read: they lock a vault that
/// another process has sealed anew (VaultService then emits statusChanged()). A secret leaves it only as SecretBytes.
class KeyVault
{
public:
    virtual ~KeyVault() = default;

    /// True while the vault has no key in memory: then no secret can be put in, taken out or removed. Reads no file.
    [[nodiscard]] virtual bool isLocked() const = 0;
    /// Writes a secret, in place of one with the same name. WalletLocked, InvalidInput for a size that it does not take
    /// or a vault of a newer version, Storage, Damaged.
    [[nodiscard]] virtual Outcome put(const QByteArray &name, const SecretBytes &secret) = 0;
    /// Returns a copy of a secret. NotFound, WalletLocked, Storage, Damaged (a broken seal too), InvalidInput for a
    /// newer vault.
    [[nodiscard]] virtual Result<SecretBytes> get(const QByteArray &name) const = 0;
    /// Removes a secret. NotFound, WalletLocked, Storage, Damaged, InvalidInput for a vault of a newer version.
    [[nodiscard]] virtual Outcome remove(const QByteArray &name) = 0;
};

} // namespace curvedesk
