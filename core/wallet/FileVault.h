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

/// A vault in a folder of its own: one SQLite row for each sealed secret, so that an entry costs the same at any
/// number, and one for the sealed master key (the header). It is locked after open() and until its first protection.
/// All calls that read the file (refresh(), unlock(), protect(), put(), get(), remove()) read the header first: where
/// another process has sealed another master key there, they wipe the key from memory, which locks the vault, and call
/// the function of onSealedElsewhere(). Errors of the file: Storage, Damaged, InvalidInput for a newer header.
class FileVault final : public KeyVault
{
public:
    /// Opens or creates the vault in `directory` (created with mode 0700). Takes in a vault of format 1 (one file,
    /// "vault") and renames its file to "vault.v1", which stays until protect(). `fixedCost` is for tests; else the
    /// cost of a passphrase is measured. Damaged for a damaged or newer file, InvalidInput for a newer header, Storage.
    [[nodiscard]] static Result<std::unique_ptr<FileVault>>
    open(const QString &directory, std::optional<VaultCost> fixedCost = {}, FileCheck check = FileCheck::Thorough);
    ~FileVault() override;

    /// Random text of this vault that stays the same when its folder is moved: the name of its key in a keychain.
    [[nodiscard]] const QString &id() const;
    /// The sealed master key as it was last read, not read again now; nullopt before the first protection. The
    /// reference lives as long as the vault; each call that reads the file may change what it refers to.
    [[nodiscard]] const std::optional<VaultHeader> &header() const;
    /// Reads the header from the file; succeeds too where that locks the vault (see the class). Errors of the file.
    [[nodiscard]] Outcome refresh();
    /// Sets the function, in place of an earlier one, that is called when a call finds in the file that another process
    /// has sealed another master key, which locked the vault. It may not call the vault; an empty one: none.
    void onSealedElsewhere(std::function<void()> sealedElsewhere);
    /// The cost that tests set for new passphrases; nullopt: measured on this computer.
    [[nodiscard]] std::optional<VaultCost> fixedCost() const;
    [[nodiscard]] bool isLocked() const override;
    /// Wipes the key from memory, if it is there; the file stays as it is, and no function is called.
    void lock();

    /// Unlocks the vault. Blocks for about a second with a passphrase, and for seconds where it also writes a stronger
    /// header; on a thread with an event loop call openHeader() on another thread, then the other unlock().
    /// Unauthorized for a wrong passphrase, another kind of protection than the vault's, or a vault without one;
    /// InvalidInput for an empty secret or a newer header; Damaged for a damaged file, a missing key file or another
    /// vault's key; Storage, also without the memory that the passphrase needs; Internal without random numbers. After
    /// an error an unlocked vault stays unlocked, unless another process has sealed another master key.
    [[nodiscard]] Outcome unlock(const VaultSecret &secret);
    /// Unlocks the vault by the result of openHeader() for header(), and writes its stronger header, if any, to the
    /// file, unless another process has made a stronger one. Unauthorized when the file has another master key; errors
    /// of the file. After an error nothing is written.
    [[nodiscard]] Outcome unlock(const OpenedHeader &opened);

    /// Gives the vault its first protection, or another one while it is unlocked, and unlocks it: all entries but
    /// damaged ones are sealed again under a new master key, so that the key of an older copy of the files opens no new
    /// entry. Blocks for seconds with a passphrase. Writes a key file where it needs one and has none; deletes
    /// "vault.v1", and a key file that is no longer used. WalletLocked for a locked vault that has a protection;
    /// Storage, also without the memory that the passphrase needs; InvalidInput for an empty secret or a newer header;
    /// Damaged for a key of another size, a key file in use that is missing, or a damaged file; Internal without random
    /// numbers. After an error the old protection holds; a new key file may be left.
    [[nodiscard]] Outcome protect(const VaultSecret &secret);
    /// Gives the vault the protection that makeHeader() made, and unlocks it: seals all entries but damaged ones again
    /// under the new master key, and waits for the disk alone. Writes no key file; deletes "vault.v1" and an unused key
    /// file. WalletLocked for a locked vault that has a protection, errors of the file: the old protection holds.
    [[nodiscard]] Outcome protect(const OpenedHeader &made);

    /// Seals the secret and writes it, in place of one with the same name, on disk when it returns; after an error an
    /// earlier one stays. InvalidInput for a name of 0 or more than 255 bytes, a secret beyond 64 KiB; WalletLocked,
    /// also where it has just locked the vault (see the class); errors of the file.
    [[nodiscard]] Outcome put(const QByteArray &name, const SecretBytes &secret) override;
    /// Reads the entry from the file, opens its seal and returns a copy of the secret. WalletLocked, also where it has
    /// just locked the vault (see the class); NotFound, errors of the file, Damaged also for a broken seal.
    [[nodiscard]] Result<SecretBytes> get(const QByteArray &name) const override;
    /// Removes the secret, on disk too when it returns. WalletLocked, also where it has just locked the vault (see the
    /// class); NotFound, errors of the file.
    [[nodiscard]] Outcome remove(const QByteArray &name) override;

private:
    class Private;
    explicit FileVault(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
