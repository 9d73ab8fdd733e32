// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/base/SecretBytes.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QMap>

/// Seals and opens the vault's entries in memory, no file: a random nonce, then XChaCha20-Poly1305 with the entry's
/// name as associated data, so that no entry opens under the name of another.
namespace curvedesk::vaultEntries {

inline constexpr qsizetype maxNameSize = 255;
inline constexpr qsizetype maxSecretSize = qsizetype(64) * 1024;

/// Derives the key that seals all entries from a vault's master key of 32 bytes; hidden (SecretBytes::hide()).
[[nodiscard]] SecretBytes keyFrom(const SecretBytes &masterKey);
/// Seals the secret (at most maxSecretSize, else open() refuses it) with this key, for the entry of this name only.
[[nodiscard]] QByteArray seal(QByteArrayView name, const SecretBytes &secret, const SecretBytes &key);
/// Opens an entry. Damaged when `sealed` was not made with this name and key.
[[nodiscard]] Result<SecretBytes> open(QByteArrayView name, QByteArrayView sealed, const SecretBytes &key);

/// Decodes the sealed entries, by name, from the bytes of a vault of format 1: the header, u32 count, then for each
/// entry its name behind a u16 length and its seal behind a u32 length; at the end 32 bytes over all of it, which need
/// the master key and are not checked. Damaged for another layout.
[[nodiscard]] Result<QMap<QByteArray, QByteArray>> readFormat1(QByteArrayView file);

} // namespace curvedesk::vaultEntries
