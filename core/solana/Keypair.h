// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/base/SecretBytes.h"
#include "core/solana/Address.h"

namespace curvedesk {

/// An ed25519 signing key (RFC 8032, libsodium). Move-only; the secret stays in guarded memory.
class Keypair
{
public:
    /// Makes a new key from the system's random source; it is stored nowhere.
    [[nodiscard]] static Keypair generate();
    /// Makes the key of a 32-byte seed; InvalidInput for another length.
    [[nodiscard]] static Result<Keypair> fromSeed(QByteArrayView seed);
    /// Makes a key from the 64-byte secret key (seed, then public key) that wallets export; InvalidInput for another
    /// length, and when the halves do not belong together.
    [[nodiscard]] static Result<Keypair> fromSecretKey(QByteArrayView secretKey);
    /// Takes over the secretKey() of an earlier Keypair, such as the vault's: the halves are not compared again, which
    /// costs as much as a signature. InvalidInput for another length.
    [[nodiscard]] static Result<Keypair> fromOwnSecretKey(SecretBytes secretKey);
    /// Reads base58 of the 64 bytes, or solana-keygen's JSON array of 64 numbers, white space around it ignored.
    /// InvalidInput for any other text, an address too, and when the halves do not belong together.
    [[nodiscard]] static Result<Keypair> fromText(QByteArrayView text);

    /// The public key.
    [[nodiscard]] const Address &address() const noexcept { return m_address; }
    /// Returns the key's signature of the bytes; wipes what libsodium leaves on the stack.
    [[nodiscard]] Signature sign(QByteArrayView message) const;

    /// The 64 bytes: seed, then public key.
    [[nodiscard]] const SecretBytes &secretKey() const noexcept { return m_secretKey; }
    /// Base58 of secretKey(), only for showing it to the user or an API client.
    [[nodiscard]] SecretBytes secretKeyBase58() const;
    /// The secret key as solana-keygen's JSON array of 64 numbers.
    [[nodiscard]] SecretBytes secretKeyJson() const;

private:
    /// Takes over a secret key whose public half is `address`; the halves are not compared.
    Keypair(SecretBytes secretKey, const Address &address);

    SecretBytes m_secretKey;
    Address m_address;
};

/// True when `signature` is `signer`'s over `message`; false too when libsodium cannot start.
[[nodiscard]] bool verify(const Signature &signature, QByteArrayView message, const Address &signer);

} // namespace curvedesk
