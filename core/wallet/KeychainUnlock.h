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

/// The vault's passphrase in the desktop's keychain, where there is one: many systems have none, or a locked one, and
/// everything must work without. Never falls back to a plain file. One object for the life of the program.
class KeychainUnlock
{
public:
    /// `account` tells several vaults of one user apart.
    explicit KeychainUnlock(QString account);

    /// Writes, reads and deletes a trial entry. Unavailable when that does not work: only after a success does a
    /// NotFound of read() mean that nothing is stored.
    [[nodiscard]] Task<void> probe();
    /// NotFound, or Unavailable without a working keychain, also when the user said no.
    [[nodiscard]] Task<SecretBytes> read();
    [[nodiscard]] Task<void> write(SecretBytes passphrase);
    /// A passphrase that is not there is no error.
    [[nodiscard]] Task<void> remove();

    /// Sets the entry's name and rules the unencrypted fallback out. Every job goes through here.
    static void prepare(QKeychain::Job &job, const QString &account);

private:
    QString m_account;
};

} // namespace curvedesk
