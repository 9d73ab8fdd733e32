// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/base/SecretBytes.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QMap>

namespace curvedesk {

/// The two keys that are derived from a vault's master key.
struct VaultKeys
{
    SecretBytes entryKey; ///< seals each entry
    SecretBytes fileKey; ///< authenticates the file as a whole

    [[nodiscard]] static VaultKeys derive(const SecretBytes &masterKey);
};

/// The part of a vault file after the header: u32 count, then for each entry its name behind a u16 length and its nonce
/// and sealed secret behind a u32 length; at the end 32 bytes of keyed BLAKE2b over everything before them, so that no
/// entry can be dropped or swapped.
class VaultEntries
{
public:
    static constexpr qsizetype maxNameSize = 255;
    static constexpr qsizetype maxSecretSize = 64 * 1024;

    /// Reads the entries after `headerSize` bytes. Damaged for another layout. Does not authenticate: see
    /// isAuthentic().
    [[nodiscard]] static Result<VaultEntries> parse(QByteArrayView file, qsizetype headerSize);
    /// Whether the tag at the end of the file was made with these keys.
    [[nodiscard]] static bool isAuthentic(QByteArrayView file, const VaultKeys &keys);
    /// The whole file.
    [[nodiscard]] QByteArray encode(QByteArrayView header, const VaultKeys &keys) const;

    /// Seals a secret with its name as associated data. Stores nothing: see replace().
    [[nodiscard]] static QByteArray seal(const QByteArray &name, const SecretBytes &secret, const VaultKeys &keys);
    /// The secret of an entry. NotFound, or Damaged when the seal is broken.
    [[nodiscard]] Result<SecretBytes> open(const QByteArray &name, const VaultKeys &keys) const;

    /// Sets an entry, or removes it with a null `sealed`; returns the entry before, so that a failed write can be
    /// undone.
    QByteArray replace(const QByteArray &name, const QByteArray &sealed);
    [[nodiscard]] bool contains(const QByteArray &name) const { return m_sealed.contains(name); }

private:
    QMap<QByteArray, QByteArray> m_sealed;
};

} // namespace curvedesk
