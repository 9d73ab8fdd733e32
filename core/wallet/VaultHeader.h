// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/base/SecretBytes.h"

#include <QByteArray>
#include <QByteArrayView>

#include <array>
#include <optional>

namespace curvedesk {

/// The cost of one try of a passphrase with Argon2id.
struct VaultCost
{
    quint32 passes = 0;
    quint32 memoryKiB = 0;

    static constexpr quint32 leastMemoryKiB = 64 * 1024; ///< the least memory of a cost that this program chooses
    static constexpr quint32 maxPasses = 32;
    static constexpr quint32 maxMemoryKiB = 1024 * 1024;
    static constexpr quint64 maxWorkKiB
        = quint64(8) * 1024 * 1024; ///< passes times KiB: a try takes seconds, never hours

    /// Measures a cost of about three quarters of a second of processor time on this machine, which takes seconds. A
    /// slow machine, or one without much memory, gets three passes of `leastMemoryKiB`, however long these take.
    [[nodiscard]] static VaultCost calibrated();
    /// True for numbers within bounds that Argon2 accepts: no file can make a try take hours or a terabyte.
    [[nodiscard]] bool isBounded() const;
    bool operator==(const VaultCost &) const = default;
};

/// The kind of secret that seals the vault's master key. The numbers are those in the file.
enum class VaultProtection : quint8 {
    KeyFile = 0, ///< 32 random bytes in a file beside the vault: a copy of the folder has the keys
    Passphrase = 1,
    Keychain = 2, ///< 32 random bytes in the desktop's keychain
};

/// The sealed master key of a vault. Little-endian: "CDvault\x1a", u16 version, u16 size of the header, u8 protection,
/// 3 zero bytes, u32 Argon2 passes, u32 Argon2 KiB, salt, nonce, sealed master key, checksum. Magic, version, size and
/// the checksum at the end keep their places in every version. The checksum distinguishes a damaged file from a wrong
/// passphrase; the seal, which covers everything before it, protects against forgery. No function here touches a file.
/// Errors of secrets: Damaged for a key that has not 32 bytes, Storage when a passphrase needs more memory than there
/// is, Internal without random numbers.
struct VaultHeader
{
    static constexpr qsizetype encodedSize = 128;
    static constexpr std::size_t keySize = 32;

    VaultProtection protection = VaultProtection::KeyFile;
    VaultCost cost; ///< zeros unless a passphrase protects the vault
    std::array<quint8, 16> salt{};
    std::array<quint8, 24> nonce{}; ///< drawn with each master key, and kept while that stays
    std::array<quint8, 48> sealedMasterKey{};

    /// Makes a header that seals a new `masterKey` with a fresh nonce: under a passphrase, with a fresh salt and as
    /// long as `cost` takes, or under a key of 32 bytes. Errors of secrets; Internal for a `masterKey` of another size.
    [[nodiscard]] static Result<VaultHeader> seal(const SecretBytes &masterKey, VaultProtection protection,
                                                  const SecretBytes &secret, const VaultCost &cost);
    /// Makes a header that seals the same `masterKey` under the same passphrase at another cost, with a fresh salt.
    /// Keeps the nonce, which names the master key: the salt makes another wrapping key, so that no key meets a nonce
    /// twice. Errors of secrets; Internal for a header without a passphrase or a `masterKey` of another size.
    [[nodiscard]] Result<VaultHeader> atCost(const VaultCost &newCost, const SecretBytes &masterKey,
                                             const SecretBytes &passphrase) const;
    /// Opens the seal and returns the master key; a passphrase takes about a second. Unauthorized when `secret` is not
    /// the one it was sealed under; errors of secrets.
    [[nodiscard]] Result<SecretBytes> unseal(const SecretBytes &secret) const;
    /// True for a header of this vault that seals the same master key, at any cost. False also for one that an older
    /// version of this program sealed at another cost, with a nonce of its own.
    [[nodiscard]] bool hasMasterKeyOf(const VaultHeader &other) const { return nonce == other.nonce; }

    /// The header's encodedSize bytes, which decode() reads.
    [[nodiscard]] QByteArray encode() const;
    /// Decodes the header at the start of `bytes`. Damaged for bytes that are none, InvalidInput for a newer version.
    [[nodiscard]] static Result<VaultHeader> decode(QByteArrayView bytes);

private:
    /// A copy of this header with a fresh salt, if it has a passphrase, and `masterKey` sealed in it. Errors of
    /// secrets; Internal for a `masterKey` of another size.
    [[nodiscard]] Result<VaultHeader> around(const SecretBytes &masterKey, const SecretBytes &secret) const;
    /// The header's bytes up to the sealed master key, which the seal authenticates.
    [[nodiscard]] QByteArray authenticatedBytes() const;
    /// The key that seals the master key: from a passphrase in a second, or a copy of `secret`. Errors of secrets.
    [[nodiscard]] Result<SecretBytes> wrappingKey(const SecretBytes &secret) const;
};

/// A master key and the header that seals it.
struct OpenedHeader
{
    SecretBytes masterKey;
    VaultHeader header;
    std::optional<VaultHeader> stronger; ///< seals the same key at today's cost, where a try of `header` is too cheap
};

/// Opens the master key that `header` seals; touches no vault and no file. With a passphrase it takes about a second,
/// so that it belongs on a worker thread; where a try has become too cheap, it takes seconds to make the stronger
/// header too, unless there is a `fixedCost`, for tests. Unauthorized; VaultHeader's errors of secrets.
[[nodiscard]] Result<OpenedHeader> openHeader(const VaultHeader &header, const SecretBytes &secret,
                                              std::optional<VaultCost> fixedCost);
/// Makes a random master key and the header that seals it; touches no vault and no file. With a passphrase it takes
/// seconds; `fixedCost`, for tests: in place of a measured one. VaultHeader's errors of secrets.
[[nodiscard]] Result<OpenedHeader> makeHeader(VaultProtection protection, const SecretBytes &secret,
                                              std::optional<VaultCost> fixedCost);

} // namespace curvedesk
