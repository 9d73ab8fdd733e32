// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/wallet/Keychain.h"

#include <map>
#include <memory>

namespace curvedesk::test {

/// A keychain in memory.
struct MapKeychain
{
    std::map<QString, QByteArray> entries;
    bool isLocked = false; ///< then it says that it has no entry; a write unlocks it
    bool isUnreadable = false; ///< every read fails

    /// Its entries; it outlives their users, as the desktop's keychain does.
    [[nodiscard]] static KeychainEntries entriesOf(const std::shared_ptr<MapKeychain> &keychain)
    {
        return {[keychain](const QString &account) { return readFrom(keychain, account); },
                [keychain](const QString &account, const SecretBytes &secret) {
                    return writeTo(keychain, account, secret.view().toByteArray());
                }};
    }

private:
    static Task<SecretBytes> readFrom(std::shared_ptr<MapKeychain> keychain, QString account)
    {
        if (keychain->isUnreadable)
            co_return failure(ErrorCode::Unavailable, QStringLiteral("the keychain cannot be read"));
        const auto found = keychain->entries.find(account);
        if (keychain->isLocked || found == keychain->entries.end())
            co_return failure(ErrorCode::NotFound, QStringLiteral("the keychain has no such entry"));
        co_return SecretBytes::copyOf(found->second);
    }
    static Task<void> writeTo(std::shared_ptr<MapKeychain> keychain, QString account, QByteArray secret)
    {
        keychain->isLocked = false;
        keychain->entries[account] = secret;
        co_return Outcome();
    }
};

} // namespace curvedesk::test
