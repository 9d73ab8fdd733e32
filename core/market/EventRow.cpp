// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/EventRow.h"

#include <sodium.h>

#include <QtEndian>

#include <array>

namespace curvedesk {

namespace {

/// Puts the fields of each kind of event into the columns; see EventRow.
struct ToRow
{
    EventRow operator()(const LaunchRow &e) const
    {
        return {.slot = e.slot,
                .kind = EventRow::Launch,
                .time = e.timestamp,
                .signature = e.signature,
                .mint = e.mint,
                .user = e.user,
                .curve = e.bondingCurve,
                .name = e.name,
                .symbol = e.symbol,
                .uri = e.uri};
    }
    EventRow operator()(const TradeRow &e) const
    {
        return {.slot = e.slot,
                .kind = EventRow::Trade,
                .time = e.timestamp,
                .signature = e.signature,
                .mint = e.mint,
                .user = e.user,
                .creator = e.creator,
                .pool = e.pool,
                .isBuy = e.isBuy,
                .lamports = e.lamports,
                .tokens = e.tokens,
                .virtualSol = e.virtualSolReserves,
                .virtualTokens = e.virtualTokenReserves,
                .realSol = e.realSolReserves,
                .realTokens = e.realTokenReserves};
    }
    EventRow operator()(const MigrationRow &e) const
    {
        return {.slot = e.slot,
                .kind = EventRow::Migration,
                .time = e.timestamp,
                .signature = e.signature,
                .mint = e.mint,
                .user = e.user,
                .pool = e.pool,
                .curve = e.bondingCurve};
    }
    EventRow operator()(const SlotGap &e) const
    {
        return {.slot = e.to, .kind = EventRow::Gap, .lamports = e.from, .tokens = e.to};
    }
    EventRow operator()(const OrderChange &e) const
    {
        return {.slot = e.slot, .kind = EventRow::Order, .signature = e.id, .user = e.owner, .lamports = e.state};
    }
    EventRow operator()(const BalanceChange &e) const
    {
        return {.slot = e.slot,
                .kind = EventRow::Balance,
                .time = e.timestamp,
                .mint = e.mint,
                .user = e.wallet,
                .lamports = e.amount,
                .tokens = e.previous,
                .virtualSol = e.slot};
    }
};

/// The time of the event, in slots; of an order in units of a slot's usual 400 ms, by its id. Identities begin with it,
/// so that those of one time stand together in their index, of which SQLite then writes few pages.
quint64 timeOf(const EventRow &row)
{
    constexpr quint64 slotMs = 400;
    constexpr qsizetype timeDigits = 12; // a UUIDv7 begins with its milliseconds
    if (row.kind == EventRow::Order)
        return QString(row.signature).remove(u'-').left(timeDigits).toULongLong(nullptr, 16) / slotMs;
    return row.kind == EventRow::Balance ? row.virtualSol : row.slot;
}

} // namespace

EventRow EventRow::of(const Happening &happening)
{
    return std::visit(ToRow(), happening);
}

Happening EventRow::happening() const
{
    switch (kind) {
    case Launch:
        return LaunchRow{signature, slot, time, mint, name, symbol, uri, curve, user};
    case Migration:
        return MigrationRow{signature, slot, time, mint, curve, pool, user};
    case Gap:
        return SlotGap{lamports, tokens};
    case Order:
        return OrderChange{user, signature, lamports, slot};
    case Balance:
        return BalanceChange{user, mint, lamports, tokens, virtualSol, time};
    default:
        return TradeRow{.signature = signature,
                        .slot = slot,
                        .timestamp = time,
                        .mint = mint,
                        .user = user,
                        .isBuy = isBuy,
                        .lamports = lamports,
                        .tokens = tokens,
                        .virtualSolReserves = virtualSol,
                        .virtualTokenReserves = virtualTokens,
                        .realSolReserves = realSol,
                        .realTokenReserves = realTokens,
                        .pool = pool,
                        .creator = creator};
    }
}

quint64 EventRow::identity() const
{
    QByteArray bytes;
    constexpr qsizetype most = 512; // bytes of a usual event
    bytes.reserve(most);
    const auto append = [&bytes](const QString &text) { bytes.append(text.toLatin1()).append(' '); };
    append(signature);
    append(mint);
    // A launch and a move to a pool happen once in a transaction and coin; the sender is known in one reading only.
    if (kind != Migration)
        append(user);
    for (const quint64 number : {quint64(kind), kind >= Order ? 0 : slot, lamports, tokens, quint64(isBuy), virtualSol,
                                 virtualTokens, realSol, realTokens}) {
        const quint64 littleEndian = qToLittleEndian(number);
        bytes.append(reinterpret_cast<const char *>(&littleEndian), sizeof littleEndian);
    }
    std::array<unsigned char, crypto_generichash_BYTES_MIN> hash;
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char *>(bytes.constData()),
                       static_cast<unsigned long long>(bytes.size()), nullptr, 0);
    constexpr int hashBits = 48;
    return timeOf(*this) << hashBits | (qFromLittleEndian<quint64>(hash.data()) >> (64 - hashBits));
}

} // namespace curvedesk
