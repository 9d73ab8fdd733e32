// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Keypair.h"

#include <QStringList>

/// The keys that wallets derive from one seed (SLIP-0010 for ed25519).
namespace curvedesk::derivedKey {

/// The key at a path such as m/44'/501'/0'/0'. Every step is hardened, the only kind for ed25519. "m" stands for the
/// first 32 bytes of the seed, which `solana-keygen` takes. InvalidInput for another form.
[[nodiscard]] Result<Keypair> at(const SecretBytes &seed, QStringView path);

/// The paths at which the common wallets have their first `accounts` accounts: Phantom, Solflare and Backpack; Ledger
/// and Trust; the Solana command line with and without a derivation.
[[nodiscard]] QStringList commonPaths(int accounts);

} // namespace curvedesk::derivedKey
