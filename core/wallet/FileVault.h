// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/storage/FileCheck.h"
#include "core/wallet/KeyVault.h"
#include "core/wallet/VaultHeader.h"

#include <QString>

#include <functional>
#include <memory>

namespace curvedesk {

/// The secret that unlocks a vault, and its kind.
struct VaultSecret
{
    VaultProtection protection = VaultProtection::KeyFile;
    SecretBytes bytes; ///< the passphrase, or the keychain's 32 bytes; the vault reads a key file itself
};

/// A vault in a folder of its own: one SQLite row for each sealed secret, so that an entry costs the same at ten and at
/// a hundred thousand, and one for the sealed master key. It takes in a vault of format 1 (one file, "vault") and keeps
/// that file as "vault.v1" until the protection changes. It is locked after open() and until its first protection, and
/// as soon as it finds that another process has sealed the file with another master key.
class FileVault final : public KeyVault
{
public:
    /// Opens or creates the vault in `directory` (created with mode 0700). `fixedCost` is for tests; else the cost of a
    /// passphrase is measured. Damaged for a damaged or newer file, InvalidInput for a newer header, Storage.
    [[nodiscard]] static Result<std::unique_ptr<FileVault>>
    open(const QString &directory, std::optional<VaultCost> fixedCost = {}, FileCheck check = FileCheck::Thorough);
    ~FileVault() override;

    /// Random text of this vault that stays the same when its folder is moved: the name of its key in a keychain.
    [[nodiscard]] const QString &id() const;
    /// The sealed master key as it was last read; nullopt before the first protection.
    [[nodiscard]] const std::optional<VaultHeader> &header() const;
    /// Reads the header again, as unlock(), protect(), put(), get() and remove() do too. Where another process has
    /// sealed another master key there, wipes the key from memory and calls the function of onSealedElsewhere(); all of
    /// these but unlock() then fail with WalletLocked. Storage, Damaged, InvalidInput for a newer header.
    [[nodiscard]] Outcome refresh();
    /// Sets the function that refresh() and the calls named there call when another process has sealed another master
    /// key; it may not call the vault; an empty one: none.
    void onSealedElsewhere(std::function<void()> sealedElsewhere);
    /// The cost that tests set for new passphrases; nullopt: measured on this computer.
    [[nodiscard]] std::optional<VaultCost> fixedCost() const;
    [[nodiscard]] bool isLocked() const override;
    /// Wipes the key from memory; the file stays as it is.
    void lock();

    /// Unlocks the vault. Blocks for about a second with a passphrase, and for seconds where it also writes a stronger
    /// header; on a thread with an event loop call openHeader() on another thread, then the other unlock().
    /// Unauthorized for a wrong passphrase, another kind of protection than the vault's, or a vault without one;
    /// InvalidInput for an empty secret or a newer header; Damaged when the key file is missing or the key is another
    /// vault's; Storage, also without the memory that the passphrase needs. An error locks no unlocked vault, except as
    /// refresh() says.
    [[nodiscard]] Outcome unlock(const VaultSecret &secret);
    /// Unlocks the vault by the result of openHeader() for header(), and writes its stronger header, if any, to the
    /// file. Unauthorized when the file has another master key; Storage, Damaged, InvalidInput for a newer header.
    /// After an error nothing is written.
    [[nodiscard]] Outcome unlock(const OpenedHeader &opened);

    /// Gives the vault its first protection, or another one while it is unlocked, and unlocks it: all entries but
    /// damaged ones are sealed again under a new master key, so that the key of an older copy of the files opens no new
    /// entry. Blocks as unlock() does. Writes a key file where it needs one; deletes "vault.v1", and a key file that is
    /// no longer used. WalletLocked, Storage, InvalidInput for an empty secret or a newer header, Damaged for a key of
    /// another size, a key file in use that is missing, or a damaged file. After an error the old protection holds; a
    /// new key file may be left.
    [[nodiscard]] Outcome protect(const VaultSecret &secret);
    /// As the other protect(), with the result of makeHeader(), so that it waits for the disk alone; writes no key
    /// file. WalletLocked, Storage, Damaged, InvalidInput for a newer header: the old protection holds.
    [[nodiscard]] Outcome protect(const OpenedHeader &made);
    /// Returns the bytes that `secret` stands for. Makes a key file that is not in use and is missing or of another
    /// size: writes new random bytes to disk first. Damaged for one in use that is missing or of another size, Storage,
    /// InvalidInput for an empty secret.
    [[nodiscard]] Result<SecretBytes> readOrMakeSecret(const VaultSecret &secret);

    /// Seals the secret and writes it, on disk when it returns; after an error an earlier one stays. Reads the header
    /// as refresh() does. InvalidInput for a name of 0 or more than 255 bytes, or a secret beyond 64 KiB; else as in
    /// KeyVault.
    [[nodiscard]] Outcome put(const QByteArray &name, const SecretBytes &secret) override;
    /// Reads the header as refresh() does, which may lock the vault; returns a copy of the secret.
    [[nodiscard]] Result<SecretBytes> get(const QByteArray &name) const override; ///< errors of KeyVault::get()
    /// Removes the secret, on disk too when it returns. Reads the header as refresh() does. Errors of
    /// KeyVault::remove().
    [[nodiscard]] Outcome remove(const QByteArray &name) override;

private:
    class Private;
    explicit FileVault(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
