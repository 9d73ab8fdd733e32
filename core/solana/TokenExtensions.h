// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/solana/Address.h"

#include <QByteArray>
#include <QList>

#include <optional>

namespace curvedesk {

/// The TokenMetadata extension (type 19) of a Token-2022 mint. Strings are bytes, checked as UTF-8 where shown.
struct TokenMetadata
{
    std::optional<Address> updateAuthority; ///< zero on chain means none
    Address mint;
    QByteArray name;
    QByteArray symbol;
    QByteArray uri;
    QList<std::pair<QByteArray, QByteArray>> additional;

    bool operator==(const TokenMetadata &) const = default;
};

/// The extensions behind the base of a Token-2022 account: type and raw value, in order of appearance.
namespace tokenExtensions {

enum Type : quint16 {
    TransferFeeConfig = 1,
    MintCloseAuthority = 3,
    DefaultAccountState = 6,
    ImmutableOwner = 7,
    NonTransferable = 9,
    PermanentDelegate = 12,
    TransferHook = 14,
    MetadataPointer = 18,
    Metadata = 19,
    Pausable = 26
};
enum class AccountType : quint8 { Mint = 1, Account = 2 };

struct Entry
{
    quint16 type = 0;
    QByteArray value;

    bool operator==(const Entry &) const = default;
};

/// Reads the entries behind the padded base (165 bytes and the account type byte). Empty for an account without
/// extensions; Damaged for a length that runs past the end, and for what is no token account or mint.
[[nodiscard]] Result<QList<Entry>> entries(QByteArrayView accountData);

/// Reads the metadata extension of a mint; nullopt when there is none. Damaged when it or the list of extensions does
/// not decode, or the account that has it is no mint.
[[nodiscard]] Result<std::optional<TokenMetadata>> metadata(QByteArrayView mintData);

/// Encodes the value of the metadata extension, without its type and length.
[[nodiscard]] QByteArray encodeMetadata(const TokenMetadata &metadata);

/// Encodes `base`, padded to 165 bytes, account type, entries; two zero bytes more if it had a multisig's size (355).
[[nodiscard]] QByteArray encodeAccount(QByteArrayView base, AccountType type, const QList<Entry> &entries);

} // namespace tokenExtensions

} // namespace curvedesk
