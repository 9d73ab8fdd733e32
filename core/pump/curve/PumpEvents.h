// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/solana/Address.h"

#include <QByteArray>
#include <QList>

#include <variant>

namespace curvedesk {

/// One trade on a curve (discriminator bddb7fd34ee661ee). Fields after realTokenReserves are zero in events of before
/// May 2025 and so on: the layout only ever grew.
struct TradeEvent
{
    struct Shareholder
    {
        Address address;
        quint16 shareBps = 0;
        bool operator==(const Shareholder &) const = default;
    };
    Address mint;
    quint64 solAmount = 0; ///< lamports without fees
    quint64 tokenAmount = 0;
    bool isBuy = false;
    Address user;
    qint64 timestamp = 0; ///< seconds
    quint64 virtualSolReserves = 0; ///< after the trade, as the three below
    quint64 virtualTokenReserves = 0;
    quint64 realSolReserves = 0;
    quint64 realTokenReserves = 0;
    Address feeRecipient; ///< zero: a v3 trade, the fee stays on the curve
    quint64 feeBasisPoints = 0;
    quint64 fee = 0;
    Address creator;
    quint64 creatorFeeBasisPoints = 0;
    quint64 creatorFee = 0;
    bool trackVolume = false;
    quint64 totalUnclaimedTokens = 0;
    quint64 totalClaimedTokens = 0;
    quint64 currentSolVolume = 0;
    qint64 lastUpdateTimestamp = 0;
    QByteArray ixName;
    bool mayhemMode = false;
    quint64 cashbackFeeBasisPoints = 0;
    quint64 cashback = 0;
    quint64 buybackFeeBasisPoints = 0;
    quint64 buybackFee = 0; ///< a part of `fee`
    QList<Shareholder> shareholders;
    Address quoteMint;
    quint64 quoteAmount = 0;
    quint64 virtualQuoteReserves = 0;
    quint64 realQuoteReserves = 0;
    quint64 holderRewardsBps = 0;
    quint64 holderRewards = 0;
    quint64 creatorFeeUnclaimed = 0;

    static constexpr std::array<quint8, 8> discriminator{0xbd, 0xdb, 0x7f, 0xd3, 0x4e, 0xe6, 0x61, 0xee};
    [[nodiscard]] static Result<TradeEvent> decode(QByteArrayView bytes);
    [[nodiscard]] QByteArray encode() const;

    bool operator==(const TradeEvent &) const = default;
};

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
    qint64 timestamp = 0;
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
    [[nodiscard]] static Result<CreateEvent> decode(QByteArrayView bytes);
    [[nodiscard]] QByteArray encode() const;

    bool operator==(const CreateEvent &) const = default;
};

/// A curve sold its last token (discriminator 5f72619cd42e9808).
struct CompleteEvent
{
    Address user;
    Address mint;
    Address bondingCurve;
    qint64 timestamp = 0;
    Address quoteMint;

    static constexpr std::array<quint8, 8> discriminator{0x5f, 0x72, 0x61, 0x9c, 0xd4, 0x2e, 0x98, 0x08};
    [[nodiscard]] static Result<CompleteEvent> decode(QByteArrayView bytes);
    [[nodiscard]] QByteArray encode() const;

    bool operator==(const CompleteEvent &) const = default;
};

/// A complete curve's liquidity moved to a pool (discriminator bde95db95c94ea94).
struct MigrationEvent
{
    Address user;
    Address mint;
    quint64 mintAmount = 0;
    quint64 solAmount = 0;
    quint64 poolMigrationFee = 0;
    Address bondingCurve;
    qint64 timestamp = 0;
    Address pool;
    Address quoteMint;

    static constexpr std::array<quint8, 8> discriminator{0xbd, 0xe9, 0x5d, 0xb9, 0x5c, 0x94, 0xea, 0x94};
    [[nodiscard]] static Result<MigrationEvent> decode(QByteArrayView bytes);
    [[nodiscard]] QByteArray encode() const;

    bool operator==(const MigrationEvent &) const = default;
};

using PumpEvent = std::variant<TradeEvent, CreateEvent, CompleteEvent, MigrationEvent>;
namespace pumpEvents {

/// What stands before the event in the self-call's instruction data.
inline constexpr std::array<quint8, 8> eventInstructionTag{0xe4, 0x45, 0xa5, 0x2e, 0x51, 0xcb, 0x9a, 0x1d};

/// The curve program's events in a transaction's log, in order. A "Program data:" line counts only when the program on
/// top of the invoke stack is the curve program: other programs can log look-alike bytes. Unknown events are skipped.
[[nodiscard]] QList<PumpEvent> fromLogs(const QList<QByteArray> &logs);

/// One event, from its bytes or their base64. NotFound: none of ours; Damaged: it does not decode.
[[nodiscard]] Result<PumpEvent> decode(QByteArrayView bytes);
[[nodiscard]] Result<PumpEvent> fromBase64(QByteArrayView payload);

} // namespace pumpEvents
} // namespace curvedesk
