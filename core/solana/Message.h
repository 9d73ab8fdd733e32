// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/solana/Instruction.h"

namespace curvedesk {

/// An instruction whose accounts are indexes into the message's key list.
struct CompiledInstruction
{
    quint8 programIndex = 0;
    QByteArray accountIndexes;
    QByteArray data;

    bool operator==(const CompiledInstruction &) const = default;
};

/// Keys that a v0 message takes from an on-chain lookup table.
struct AddressTableLookup
{
    Address table;
    QByteArray writableIndexes;
    QByteArray readOnlyIndexes;

    bool operator==(const AddressTableLookup &) const = default;
};

/// The signed part of a transaction: keys with their rights, a recent blockhash, instructions. Legacy and v0
/// (https://solana.com/docs/core/transactions).
struct Message
{
    enum class Version { Legacy, V0 };

    static constexpr qsizetype maxKeys = 256; ///< an index is one byte

    Version version = Version::Legacy;
    quint8 requiredSignatures = 0;
    quint8 readOnlySigned = 0;
    quint8 readOnlyUnsigned = 0;
    QList<Address> accountKeys; ///< writable signers (fee payer first), read-only signers, writable, read-only
    Hash recentBlockhash;
    QList<CompiledInstruction> instructions;
    QList<AddressTableLookup> lookups; ///< v0 only

    /// Makes the message of these instructions. Its keys are merged and ordered so that the bytes equal those of the
    /// official JavaScript client: fee payer first, then by rights, then (Legacy) case-insensitively by base58 text or
    /// (V0) by first appearance, a program before its accounts. No key is looked up in tables. InvalidInput when more
    /// than 256 keys or 127 signers are needed, a list is longer than 65,535, or a program would pay the fee.
    [[nodiscard]] static Result<Message> compile(const Address &feePayer, const QList<Instruction> &instructions,
                                                 const Hash &recentBlockhash, Version version = Version::Legacy);

    /// Decodes a message. Damaged for a version above 0 and anything that a validator would refuse to parse: trailing
    /// bytes, truncated vectors, indexes out of range, duplicate keys, no signer, the fee payer as program.
    [[nodiscard]] static Result<Message> decode(QByteArrayView bytes);
    /// Encodes the bytes that are signed. A list may have 65,535 items at most, as compile() and decode() see to.
    [[nodiscard]] QByteArray encode() const;

    /// True when the key at `index` signs; false for a key from a table.
    [[nodiscard]] bool isSigner(qsizetype index) const noexcept { return index < requiredSignatures; }
    /// True when the transaction may change the account at `index`, which must be one of accountKeys.
    [[nodiscard]] bool isWritable(qsizetype index) const noexcept;

    /// The instruction at `index`, which must be there, with its static keys written out. Lookups are not resolved: a
    /// key from a table keeps its place and rights, with a zero address.
    [[nodiscard]] Instruction instruction(qsizetype index) const;

    bool operator==(const Message &) const = default;
};

} // namespace curvedesk
