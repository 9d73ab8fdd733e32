// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/solana/Address.h"
#include "core/solana/TokenAccount.h"

#include <QtEndian>

#include <optional>

/// Access to single fields of token accounts and mints, in place: a transfer changes eight bytes, and decoding the rest
/// would cost more than the transfer.
namespace curvedesk::sandbox::tokenLayout {

namespace account {
enum Offset : qsizetype {
    mint = 0,
    owner = 32,
    amount = 64,
    delegate = 72,
    state = 108,
    nativeReserve = 109,
    delegatedAmount = 121,
    closeAuthority = 129,
};
} // namespace account

namespace mint {
enum Offset : qsizetype { authority = 0, supply = 36, decimals = 44, isInitialized = 45, freezeAuthority = 46 };
} // namespace mint

/// Offset of the type byte of Token-2022 accounts that have extensions.
inline constexpr qsizetype accountTypeOffset = 165;
inline constexpr qsizetype multisigSize = 355; ///< an account of this size is neither token account nor mint

/// The byte at `offset`, which is not checked: the caller knows the account's size.
inline quint8 u8At(const QByteArray &data, qsizetype offset)
{
    return static_cast<quint8>(data[offset]);
}
/// The little-endian number at `offset`, which is not checked.
inline quint64 u64At(const QByteArray &data, qsizetype offset)
{
    return qFromLittleEndian<quint64>(data.constData() + offset);
}
/// Writes a little-endian number into `data` at `offset`, which is not checked.
inline void setU64(QByteArray &data, qsizetype offset, quint64 value)
{
    qToLittleEndian(value, data.data() + offset);
}
/// The 32 bytes at `offset`, which is not checked.
inline Address addressAt(const QByteArray &data, qsizetype offset)
{
    std::array<quint8, Address::size> bytes;
    std::memcpy(bytes.data(), data.constData() + offset, Address::size);
    return Address(bytes);
}
/// True when these 32 bytes stand at `offset`, which is not checked.
inline bool isAddressAt(const QByteArray &data, qsizetype offset, const Address &address)
{
    return std::memcmp(data.constData() + offset, address.data(), Address::size) == 0;
}
/// Writes the 32 bytes into `data` at `offset`, which is not checked.
inline void setAddress(QByteArray &data, qsizetype offset, const Address &address)
{
    std::memcpy(data.data() + offset, address.data(), Address::size);
}

/// True when the COption at `offset` (not checked) has a value: it is a 32-bit tag, then the value.
inline bool hasOption(const QByteArray &data, qsizetype offset)
{
    return qFromLittleEndian<quint32>(data.constData() + offset) == 1;
}
/// The address of the COption at `offset` (not checked); nullopt when it has none.
inline std::optional<Address> optionalAddressAt(const QByteArray &data, qsizetype offset)
{
    return hasOption(data, offset) ? std::optional(addressAt(data, offset + 4)) : std::nullopt;
}
/// Writes tag and address of the COption at `offset` (not checked) into `data`.
inline void setOptionalAddress(QByteArray &data, qsizetype offset, const Address &address)
{
    qToLittleEndian<quint32>(1, data.data() + offset);
    setAddress(data, offset + 4, address);
}

inline constexpr quint16 noExtension = 0;
inline constexpr qsizetype extensionHeader = 4; ///< type and length
/// The offset of a Token-2022 extension's header, or (noExtension) of the first unused byte; -1 where there is none.
/// Works before the account is initialized, when its type is not written yet.
[[nodiscard]] qsizetype extensionOffset(const QByteArray &data, quint16 type);

/// False once an extended account has become a token account or a mint, by its type byte: the base of the one kind may
/// look like one of the other kind that is not initialized.
[[nodiscard]] inline bool isUntyped(const QByteArray &data)
{
    return data.size() <= accountTypeOffset || u8At(data, accountTypeOffset) == 0;
}
/// True when size and type byte fit a token account. The caller checks that a token program owns it.
[[nodiscard]] bool isAccountShaped(const QByteArray &data);
/// True when size and type byte fit a mint.
[[nodiscard]] bool isMintShaped(const QByteArray &data);
/// True for a token account that is initialized, frozen or not.
[[nodiscard]] inline bool isInitializedAccount(const QByteArray &data)
{
    return isAccountShaped(data) && u8At(data, account::state) != 0;
}
/// True for a mint that is initialized.
[[nodiscard]] inline bool isInitializedMint(const QByteArray &data)
{
    return isMintShaped(data) && u8At(data, mint::isInitialized) != 0;
}

} // namespace curvedesk::sandbox::tokenLayout
