// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"
#include "core/solana/Keypair.h"
#include "core/storage/FileCheck.h"
#include "core/wallet/KeyVault.h"

#include <QList>
#include <QString>

#include <functional>
#include <memory>
#include <optional>

namespace curvedesk {

/// A wallet without its private key, which is in the vault.
struct WalletRecord
{
    Address address;
    QString label; ///< never empty
    qint64 createdMs = 0;
    bool isWatched = false; ///< its private key is elsewhere: it can be shown and never signs

    bool operator==(const WalletRecord &) const = default;
};

/// An API key as the first versions stored it, with its wallet; the journal's database has the keys since.
struct OldApiKey
{
    Hash hash;
    Address wallet;
    qint64 createdMs = 0;
};

/// Wallets in SQLite; private keys in the vault. A change is on disk when its call returns. Another process may add to
/// the same file: its rows are found when they are first asked for.
class WalletStore
{
public:
    /// Opens or creates the file; an empty `databasePath`: in memory. A thorough check reads all wallets. `vault` and
    /// `clock` must outlive the store. Storage, Damaged.
    [[nodiscard]] static Result<std::unique_ptr<WalletStore>>
    open(const QString &databasePath, KeyVault &vault, const Clock &clock, FileCheck check = FileCheck::Thorough);
    ~WalletStore();

    /// Sets the function, in place of an earlier one, that add() and watch() ask first; its error they return, with
    /// nothing changed. It must not be empty.
    void askBeforeAdding(std::function<Outcome()> mayAdd);
    /// Puts the key into the vault, then writes the row. An empty label becomes "Wallet N"; white space is simplified.
    /// A wallet that was only watched becomes one that signs and keeps its label. Conflict when one that signs exists
    /// already, InvalidInput for a label beyond 64 characters or a newer vault, WalletLocked, the error of
    /// askBeforeAdding()'s function. Storage, Damaged: the vault may have the key then, which another add() overwrites.
    [[nodiscard]] Result<WalletRecord> add(const Keypair &keypair, const QString &label);
    /// Adds a row for a wallet without its key; the vault is not used. An empty label becomes "Wallet N"; white space
    /// is simplified. Conflict when the wallet exists already, watched or not; InvalidInput for a label beyond 64
    /// characters, Storage, Damaged, the error of askBeforeAdding()'s function.
    [[nodiscard]] Result<WalletRecord> watch(const Address &address, const QString &label);
    /// Removes a watched wallet's row. WalletNotFound, Forbidden for one that signs, Storage, Damaged.
    [[nodiscard]] Outcome unwatch(const Address &address);
    /// Changes a wallet's label; white space is simplified. WalletNotFound, InvalidInput for a label that is empty or
    /// beyond 64 characters, Storage, Damaged.
    [[nodiscard]] Outcome rename(const Address &address, const QString &label);
    /// All wallets, oldest first; while the file cannot be read, those that were read before.
    [[nodiscard]] QList<WalletRecord> wallets() const;
    /// The wallet with this address; nullopt where there is none, or it cannot be read.
    [[nodiscard]] std::optional<WalletRecord> wallet(const Address &address) const;
    /// A copy of the private key, from the vault. WalletNotFound, WalletLocked, Forbidden for a watched one, Damaged
    /// also when the vault has no key or another one for it, Storage, InvalidInput for a newer vault.
    [[nodiscard]] Result<Keypair> keypair(const Address &address) const;
    /// Checks that the wallet signs and the vault is unlocked; does not look for its key. WalletNotFound, Forbidden for
    /// a watched one, WalletLocked, Storage, Damaged.
    [[nodiscard]] Outcome checkSigner(const Address &address) const;

    /// The API keys of the first versions, oldest first. Storage, Damaged.
    [[nodiscard]] Result<QList<OldApiKey>> oldApiKeys() const;

private:
    class Private;
    explicit WalletStore(std::unique_ptr<Private> d);
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
