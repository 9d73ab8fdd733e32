// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/curve/TradeEvent.h"
#include "core/solana/Address.h"

#include <QByteArray>

namespace curvedesk {

/// A coin was created (discriminator 1b72a94ddeeb6376).
struct CreateEvent
{
    QByteArray name;
    QByteArray symbol;
    QByteArray uri;
    Address mint;
    Address bondingCurve;
    Address user;
    Address creator; ///< absent in 2024 events, as everything below
    qint64 timestamp = 0; ///< seconds
    quint64 virtualTokenReserves = 0;
    quint64 virtualSolReserves = 0;
    quint64 realTokenReserves = 0;
    quint64 tokenTotalSupply = 0;
    Address tokenProgram;
    bool isMayhemMode = false;
    bool isCashbackEnabled = false;
    Address quoteMint;
    quint64 virtualQuoteReserves = 0;
    quint64 creatorFeeBps = 0;
    bool isHolderReward = false;
    quint8 depth = 0;

    static constexpr std::array<quint8, 8> discriminator{0x1b, 0x72, 0xa9, 0x4d, 0xde, 0xeb, 0x63, 0x76};
    /// Decodes an event into this one, which must be default-constructed. False for another discriminator or fewer
    /// bytes than the oldest layout, when a part of it may have been read.
    [[nodiscard]] bool read(QByteArrayView bytes);
    /// Encodes the newest layout, all fields.
    [[nodiscard]] QByteArray encode() const;

    bool operator==(const CreateEvent &) const = default;
};

/// A curve sold its last token (discriminator 5f72619cd42e9808).
struct CompleteEvent
{
    Address user;
    Address mint;
    Address bondingCurve;
    qint64 timestamp = 0; ///< seconds
    Address quoteMint;

    static constexpr std::array<quint8, 8> discriminator{0x5f, 0x72, 0x61, 0x9c, 0xd4, 0x2e, 0x98, 0x08};
    /// Decodes an event into this one, which must be default-constructed. False for another discriminator or fewer
    /// bytes than the oldest layout, when a part of it may have been read.
    [[nodiscard]] bool read(QByteArrayView bytes);
    /// Encodes the newest layout, all fields.
    [[nodiscard]] QByteArray encode() const;

    bool operator==(const CompleteEvent &) const = default;
};

/// The liquidity of a complete curve moved to a pool (discriminator bde95db95c94ea94).
struct MigrationEvent
{
    Address user;
    Address mint;
    quint64 mintAmount = 0;
    quint64 solAmount = 0;
    quint64 poolMigrationFee = 0;
    Address bondingCurve;
    qint64 timestamp = 0; ///< seconds
    Address pool;
    Address quoteMint;

    static constexpr std::array<quint8, 8> discriminator{0xbd, 0xe9, 0x5d, 0xb9, 0x5c, 0x94, 0xea, 0x94};
    /// Decodes an event into this one, which must be default-constructed. False for another discriminator or fewer
    /// bytes than the oldest layout, when a part of it may have been read.
    [[nodiscard]] bool read(QByteArrayView bytes);
    /// Encodes the newest layout, all fields.
    [[nodiscard]] QByteArray encode() const;

    bool operator==(const MigrationEvent &) const = default;
};

namespace pumpEvents {
/// The bytes before the event in the self-call's instruction data, of the curve program and of the AMM.
inline constexpr std::array<quint8, 8> eventInstructionTag{0xe4, 0x45, 0xa5, 0x2e, 0x51, 0xcb, 0x9a, 0x1d};
} // namespace pumpEvents

} // namespace curvedesk
