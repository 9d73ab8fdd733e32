// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/SecretBytes.h"
#include "core/base/Task.h"
#include "core/metadata/LaunchStores.h"
#include "core/wallet/KeyVault.h"

#include <QObject>

namespace curvedesk {

class LaunchStore;

/// A store that launches can publish to.
using StoreChoice = LaunchStores::Choice;

/// The user's choice of stores for launches.
struct StoreSettings
{
    QList<StoreChoice> order; ///< empty: chosen by what answers
    QString kuboUrl; ///< empty: the usual one on this computer
    bool hasPinataToken = false; ///< as stored; save() ignores it
};

/// Keeps the order of the launches' stores on disk, and Pinata's token in the vault, and sets the stores by them. Where
/// the command line has set the stores, it changes nothing.
class StoreService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(StoreService)

public:
    /// Reads the settings as last saved from disk, and sets the stores by them, unless these are none or `isFixed`: the
    /// command line has set the stores. All references must outlive the service.
    StoreService(LaunchStores &stores, LaunchStore &store, KeyVault &vault, bool isFixed);

    /// The settings as they were last saved, read from disk. Storage, Damaged.
    [[nodiscard]] Task<StoreSettings> settings();
    /// Puts the token into the vault, writes the other settings to the disk and sets the stores by them. `pinataToken`:
    /// null leaves the token as it is, empty removes it. InvalidInput for a daemon's address that is none or a text
    /// that is no token, Forbidden when the command line has set the stores: nothing is changed. WalletLocked, Storage,
    /// Damaged: the token may be changed, all else is as before.
    [[nodiscard]] Task<void> save(StoreSettings settings, std::shared_ptr<const SecretBytes> pinataToken);

    /// Reads the token from the vault's file; null: it keeps none, is locked or cannot be read.
    [[nodiscard]] static std::shared_ptr<const SecretBytes> pinataToken(const KeyVault &vault);

private:
    LaunchStores &m_stores;
    LaunchStore &m_store;
    KeyVault &m_vault;
    const bool m_isFixed;
};

} // namespace curvedesk
