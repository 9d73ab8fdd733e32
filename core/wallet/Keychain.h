// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/SecretBytes.h"
#include "core/base/Task.h"

#include <QString>

#include <functional>

namespace QKeychain {
class Job;
}

namespace curvedesk {

/// The entries of a keychain, by name: those of this program in the desktop's (over D-Bus), or others for tests.
struct KeychainEntries
{
    /// Reads an entry of any size. NotFound when there is none, or for some keychains when locked; Unavailable.
    std::function<Task<SecretBytes>(QString account)> read;
    /// Writes an entry in place of an earlier one, and unlocks the keychain for it. Unavailable.
    std::function<Task<void>(QString account, SecretBytes secret)> write;

    /// This program's entries in the desktop's keychain, over D-Bus; asks it nothing yet.
    [[nodiscard]] static KeychainEntries ofDesktop();
};

/// Keeps the key that seals a vault's master key in the desktop's keychain, over D-Bus. Many systems have no keychain,
/// or one that stays locked: then read() and makeKey() fail. A locked one may ask for its password, and a call then
/// lasts until the user has answered. Never falls back to a plain file. The object may be destroyed while a call waits.
class Keychain
{
    Q_DISABLE_COPY_MOVE(Keychain)

public:
    /// `account` names the keychain's entry: FileVault::id(), which copies of a vault have in common.
    explicit Keychain(QString account, KeychainEntries entries = KeychainEntries::ofDesktop());

    /// Asks the keychain for the key that makeKey() made; does not check its size. NotFound when there is none, or for
    /// some keychains when they are locked; Unavailable.
    [[nodiscard]] Task<SecretBytes> read();
    /// Returns the keychain's key where it has one, as a copy of the vault may be sealed by it; else writes 32 random
    /// bytes there and reads them back. Never replaces a key, but first writes an entry "unlocked" where it finds none,
    /// as that may unlock the keychain. Damaged when the entry is no key of 32 bytes; Unavailable.
    [[nodiscard]] Task<SecretBytes> makeKey();

    /// Sets the entry `account` of any job and forbids it the unencrypted fallback; starts nothing.
    static void configure(QKeychain::Job &job, const QString &account);

private:
    QString m_account;
    KeychainEntries m_entries;
};

} // namespace curvedesk
