// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/base/SecretBytes.h"

#include <QByteArray>

namespace curvedesk {

/// Where secrets rest, sealed. A secret leaves it only as SecretBytes.
class KeyVault
{
public:
    virtual ~KeyVault() = default;

    [[nodiscard]] virtual bool isLocked() const = 0;
    /// WalletLocked while locked; Storage when it cannot be written.
    [[nodiscard]] virtual Outcome put(const QByteArray &name, const SecretBytes &secret) = 0;
    /// NotFound, WalletLocked, or Damaged when the seal is broken.
    [[nodiscard]] virtual Result<SecretBytes> get(const QByteArray &name) const = 0;
    [[nodiscard]] virtual Outcome remove(const QByteArray &name) = 0;
};

} // namespace curvedesk
