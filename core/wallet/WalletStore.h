// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"
#include "core/solana/Keypair.h"
#include "core/wallet/KeyVault.h"

#include <QList>
#include <QString>

#include <memory>
#include <optional>

namespace curvedesk {

/// A wallet as the store knows it; the key itself is in the vault.
struct WalletRecord
{
    Address address;
    QString label; ///< never empty
    qint64 createdMs = 0;
    bool hasApiKey = false;

    bool operator==(const WalletRecord &) const = default;
};

/// Wallets and API keys in SQLite; private keys in the vault. Of an API key only the BLAKE2b hash is stored.
class WalletStore
{
public:
    /// `vault` and `clock` must outlive the store. `databasePath` empty: in memory.
    [[nodiscard]] static Result<std::unique_ptr<WalletStore>> open(const QString &databasePath, KeyVault &vault,
                                                                   const Clock &clock);
    ~WalletStore();

    /// Puts the key into the vault, then the row. An empty label becomes "Wallet N"; white space is simplified.
    /// Conflict when it is there already, InvalidInput for a label beyond 64 characters, WalletLocked, Storage.
    [[nodiscard]] Result<WalletRecord> add(const Keypair &keypair, const QString &label);
    /// WalletNotFound, InvalidInput for an empty or too long label, Storage.
    [[nodiscard]] Outcome rename(const Address &address, const QString &label);
    [[nodiscard]] QList<WalletRecord> wallets() const; ///< oldest first
    [[nodiscard]] std::optional<WalletRecord> wallet(const Address &address) const;
    /// WalletNotFound, WalletLocked.
    [[nodiscard]] Result<Keypair> keypair(const Address &address) const;

    /// A new API key (256 random bits, URL-safe text) bound to a wallet; the text is returned this once.
    [[nodiscard]] Result<SecretBytes> issueApiKey(const Address &wallet);
    /// The wallet of an API key, or Unauthorized with the detail "apiKey not found". Constant-time in the key; answered
    /// from memory.
    [[nodiscard]] Result<Address> authenticate(QByteArrayView apiKey) const;

private:
    class Private;
    explicit WalletStore(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
