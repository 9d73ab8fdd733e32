// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/base/SecretBytes.h"

#include <QByteArray>
#include <QByteArrayView>

#include <array>

namespace curvedesk {

/// The start of a vault file, with the sealed master key. Little-endian: "CDvault\x1a", u16 version, u16 size of the
/// header, u8 protection, 3 zero bytes, u32 Argon2 passes, u32 Argon2 KiB, salt, nonce, sealed master key, checksum.
/// Magic, version, size and the checksum at the end keep their places in every version. The checksum distinguishes a
/// damaged file from a wrong passphrase; the seal, which covers everything before it, protects against forgery.
struct VaultHeader
{
    enum class Protection : quint8 { KeyFile = 0, Passphrase = 1 };

    static constexpr qsizetype encodedSize = 128;
    static constexpr std::size_t keySize = 32;
    static constexpr quint32 passes = 3;
    static constexpr quint32 memoryKiB = 256 * 1024; ///< about 0.3 s to try one passphrase
    static constexpr quint32 maxPasses = 10;
    static constexpr quint32 maxMemoryKiB = 1024 * 1024;

    Protection protection = Protection::KeyFile;
    quint32 argonPasses = 0; ///< 0 with a key file
    quint32 argonMemoryKiB = 0;
    std::array<quint8, 16> salt{};
    std::array<quint8, 24> nonce{};
    std::array<quint8, 48> sealedMasterKey{};

    /// Seals `masterKey` under a passphrase, or under the 32 bytes of a key file, with fresh salt and nonce.
    [[nodiscard]] static Result<VaultHeader> seal(const SecretBytes &masterKey, Protection protection,
                                                  const SecretBytes &secret);
    /// The master key. Unauthorized when `secret` is not the one it was sealed under.
    [[nodiscard]] Result<SecretBytes> unseal(const SecretBytes &secret) const;

    [[nodiscard]] QByteArray encode() const;
    /// Reads the start of a file. Damaged, or InvalidInput for a newer version.
    [[nodiscard]] static Result<VaultHeader> decode(QByteArrayView file);

private:
    /// The bytes before the seal, which the seal authenticates.
    [[nodiscard]] QByteArray authenticated() const;
    [[nodiscard]] Result<SecretBytes> wrappingKey(const SecretBytes &secret) const;
};

} // namespace curvedesk
