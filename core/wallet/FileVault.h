// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/wallet/KeyVault.h"

#include <QString>

#include <memory>

namespace curvedesk {

/// A vault in one file (mode 0600): each secret is sealed with XChaCha20-Poly1305 under a random master key, and that
/// under a passphrase (Argon2id) or, where no passphrase was chosen, under a key file beside it that only this user can
/// read. The header (version, parameters) is authenticated; the parameters are bounded, so that a hostile file cannot
/// make Argon2 take a terabyte. Writes are atomic (new file, fsync, rename).
class FileVault final : public KeyVault
{
public:
    /// Opens or creates the vault in `directory` (created with mode 0700). An empty passphrase uses the key file; a
    /// vault that has a passphrase then opens locked. Damaged for a damaged file, Unauthorized for a wrong passphrase,
    /// InvalidInput for a newer version, Storage.
    [[nodiscard]] static Result<std::unique_ptr<FileVault>> open(const QString &directory,
                                                                 const SecretBytes &passphrase);
    ~FileVault() override;

    [[nodiscard]] bool isLocked() const override;
    /// Wipes the master key from memory.
    void lock();
    /// Reads the file again and unlocks it. Errors as open().
    [[nodiscard]] Outcome unlock(const SecretBytes &passphrase);
    /// Seals the master key under another passphrase; an empty one: under a key file. WalletLocked, Storage.
    [[nodiscard]] Outcome changePassphrase(const SecretBytes &passphrase);

    [[nodiscard]] Outcome put(const QByteArray &name, const SecretBytes &secret) override;
    [[nodiscard]] Result<SecretBytes> get(const QByteArray &name) const override;
    [[nodiscard]] Outcome remove(const QByteArray &name) override;

private:
    class Private;
    explicit FileVault(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
