// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/wallet/KeyVault.h"

#include <QString>

#include <memory>

namespace curvedesk {

/// A vault in one file (mode 0600): each secret sealed with XChaCha20-Poly1305 under a random master key, which is
/// itself sealed under a passphrase (Argon2id) or, where no passphrase was chosen, under a key file beside it that
/// only this user can read. The header (version, parameters) is authenticated; parameters have an upper bound, so that
/// a hostile file cannot ask for a terabyte. Writes are atomic (new file, fsync, rename).
class FileVault final : public KeyVault
{
public:
    /// Opens or creates the vault in `directory` (created 0700). An empty passphrase uses the key file; for a vault
    /// that has a passphrase it opens locked. Damaged for a file that does not check out, Unauthorized for a wrong
    /// passphrase, InvalidInput for a newer version.
    [[nodiscard]] static Result<std::unique_ptr<FileVault>> open(const QString &directory,
                                                                 const SecretBytes &passphrase);
    ~FileVault() override;

    [[nodiscard]] bool isLocked() const override;
    /// Forgets the master key.
    void lock();
    /// The errors of open().
    [[nodiscard]] Outcome unlock(const SecretBytes &passphrase);
    /// Seals the vault anew; an empty passphrase goes (back) to the key file. WalletLocked, Storage.
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
