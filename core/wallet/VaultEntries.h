// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/base/SecretBytes.h"

#include <QByteArray>
#include <QByteArrayView>
#include <QMap>

namespace curvedesk {

/// The two keys that follow from a vault's master key.
struct VaultKeys
{
    SecretBytes entryKey; ///< seals each entry
    SecretBytes fileKey; ///< authenticates the file as a whole

    [[nodiscard]] static VaultKeys derive(const SecretBytes &masterKey);
};

/// What follows the header: u32 count, then for each entry u16 and its name, u32 and nonce + sealed secret; at the end
/// of the file 32 bytes of keyed BLAKE2b over everything before them, so that no entry can be dropped or swapped.
class VaultEntries
{
public:
    static constexpr qsizetype maxNameSize = 255;
    static constexpr qsizetype maxSecretSize = 64 * 1024;

    /// Reads all after `headerSize` bytes. Damaged when it is not laid out as above; authentic() says the rest.
    [[nodiscard]] static Result<VaultEntries> parse(QByteArrayView file, qsizetype headerSize);
    /// Whether the file is one that the owner of the keys wrote.
    [[nodiscard]] static bool authentic(QByteArrayView file, const VaultKeys &keys);
    /// The whole file.
    [[nodiscard]] QByteArray encode(QByteArrayView header, const VaultKeys &keys) const;

    /// A secret sealed with its name as associated data; nothing is stored yet.
    [[nodiscard]] static QByteArray seal(const QByteArray &name, const SecretBytes &secret, const VaultKeys &keys);
    /// NotFound, or Damaged when the seal is broken.
    [[nodiscard]] Result<SecretBytes> open(const QByteArray &name, const VaultKeys &keys) const;

    /// Sets (or with a null `sealed` removes) an entry and returns what was there, so that a failed write can be
    /// undone.
    QByteArray exchange(const QByteArray &name, const QByteArray &sealed);
    [[nodiscard]] bool contains(const QByteArray &name) const { return m_sealed.contains(name); }

private:
    QMap<QByteArray, QByteArray> m_sealed;
};

} // namespace curvedesk
