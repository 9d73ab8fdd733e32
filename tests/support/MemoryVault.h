// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/wallet/KeyVault.h"

#include <map>

namespace curvedesk::test {

/// A KeyVault in memory.
class MemoryVault final : public KeyVault
{
public:
    bool locked = false;
    bool broken = false; ///< put() fails as on a full disk
    mutable int reads = 0; ///< secrets that were asked for

    [[nodiscard]] bool isLocked() const override { return locked; }
    [[nodiscard]] Outcome put(const QByteArray &name, const SecretBytes &secret) override
    {
        if (locked)
            return failure(ErrorCode::WalletLocked, QStringLiteral("The vault is locked"));
        if (broken)
            return failure(ErrorCode::Storage, QStringLiteral("The vault cannot be written"));
        m_secrets.insert_or_assign(name, secret.clone());
        return {};
    }
    [[nodiscard]] Result<SecretBytes> get(const QByteArray &name) const override
    {
        ++reads;
        if (locked)
            return failure(ErrorCode::WalletLocked, QStringLiteral("The vault is locked"));
        const auto found = m_secrets.find(name);
        if (found == m_secrets.end())
            return failure(ErrorCode::NotFound, QStringLiteral("no such secret"));
        return found->second.clone();
    }
    [[nodiscard]] Outcome remove(const QByteArray &name) override
    {
        m_secrets.erase(name);
        return {};
    }

    [[nodiscard]] bool holds(const QByteArray &name) const { return m_secrets.contains(name); }
    [[nodiscard]] std::size_t size() const { return m_secrets.size(); }

private:
    std::map<QByteArray, SecretBytes> m_secrets;
};

} // namespace curvedesk::test
