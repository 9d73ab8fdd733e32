// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/SecretBytes.h"
#include "core/base/Task.h"

#include <QString>

namespace QKeychain {
class Job;
}

namespace curvedesk {

/// Keeps the key that seals a vault's master key in the desktop's keychain. Many systems have no keychain, or a locked
/// one: then both calls fail. A locked one may ask for its password, and a call then lasts until the
/// user has answered. Never falls back to a plain file. The object may be destroyed while a call waits.
class Keychain
{
    Q_DISABLE_COPY_MOVE(Keychain)

public:
    /// `account` names the keychain's entry: FileVault::id().
    explicit Keychain(QString account);
    virtual ~Keychain() = default;

    /// Reads the key that makeKey() made. NotFound when there is none, or for some keychains when they are locked;
    /// Unavailable.
    [[nodiscard]] virtual Task<SecretBytes> read();
    /// Writes 32 new random bytes in place of an earlier key and reads them back. Unavailable.
    [[nodiscard]] virtual Task<SecretBytes> makeKey();

    /// Sets the entry's name and forbids the unencrypted fallback. Every job is configured here.
    static void configure(QKeychain::Job &job, const QString &account);

private:
    QString m_account;
};

} // namespace curvedesk
