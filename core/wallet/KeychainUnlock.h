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

/// Keeps the vault's passphrase in the desktop's keychain. Many systems have no keychain, or a locked one, so
/// everything must work without it. Never falls back to a plain file. One object for the life of the program.
class KeychainUnlock
{
public:
    /// `account` names the keychain's entry: each vault of a user has its own.
    explicit KeychainUnlock(QString account);

    /// Writes, reads and deletes a trial entry. Unavailable when that does not work. Only after a success does a
    /// NotFound of read() mean that no passphrase is stored.
    [[nodiscard]] Task<void> probe();
    /// NotFound; Unavailable without a working keychain or when the user refused.
    [[nodiscard]] Task<SecretBytes> read();
    [[nodiscard]] Task<void> write(SecretBytes passphrase);
    /// Succeeds also when no passphrase is stored. Unavailable.
    [[nodiscard]] Task<void> remove();

    /// Sets the entry's name and forbids the unencrypted fallback. Every job is configured here.
    static void configure(QKeychain::Job &job, const QString &account);

private:
    QString m_account;
};

} // namespace curvedesk
