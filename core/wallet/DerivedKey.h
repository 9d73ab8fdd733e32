// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Keypair.h"

#include <QStringList>

/// Keys computed from another secret: those that wallets derive from a seed (SLIP-0010 for ed25519), and for one use.
namespace curvedesk::derivedKey {

/// Computes the key at a path such as m/44'/501'/0'/0', and stores it nowhere. A path has at most 9 steps, all
/// hardened, the only kind for ed25519. "m" stands for the first 32 bytes of the seed, which `solana-keygen` takes.
/// InvalidInput for another form or a shorter seed.
[[nodiscard]] Result<Keypair> at(const SecretBytes &seed, QStringView path);

/// The derivation paths, as at() takes them, at which the common wallets have their first `accounts` accounts: Phantom,
/// Solflare and Backpack; Ledger and Trust; the Solana command line with and without a derivation.
[[nodiscard]] QStringList commonPaths(int accounts);

/// Computes a key that only the holder of `owner` can, always the same for a purpose; it says nothing about `owner`.
[[nodiscard]] Keypair forPurpose(const Keypair &owner, QByteArrayView purpose);

} // namespace curvedesk::derivedKey
