// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Keypair.h"
#include "core/solana/Message.h"

#include <span>

namespace curvedesk {

/// A message with its signatures, as it goes over the wire.
struct Transaction
{
    /// Largest transaction that a validator accepts, in bytes (IPv6 MTU 1280 less headers).
    static constexpr qsizetype maxWireSize = 1232;

    QList<Signature> signatures; ///< as many as the message requires; zero where not signed yet
    Message message;

    /// Makes a transaction with all signatures zero, for other signers.
    [[nodiscard]] static Transaction unsignedFrom(Message message);

    /// Makes `signatures` as many as the message requires and sets that of each key in turn; those of other signers
    /// stay. InvalidInput at the first key that is no signer of the message: those of the keys before it stay set.
    [[nodiscard]] Outcome sign(std::span<const Keypair *const> keys);

    /// Decodes a transaction. Damaged for anything but exactly one well-formed transaction of at most maxWireSize bytes
    /// with the number of signatures that its message requires.
    [[nodiscard]] static Result<Transaction> decode(QByteArrayView wire);
    /// Encodes the bytes that go over the wire, signed or not.
    [[nodiscard]] QByteArray encode() const;

    /// The transaction's id: its first signature, which must be there; zero before it is signed.
    [[nodiscard]] const Signature &id() const { return signatures.first(); }

    /// True when every required signature is present and valid for the message bytes.
    [[nodiscard]] bool verifySignatures() const;

    bool operator==(const Transaction &) const = default;
};

} // namespace curvedesk
