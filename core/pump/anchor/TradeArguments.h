// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Bytes.h"

#include <algorithm>
#include <optional>
#include <span>

/// The common form of the trades of a curve (TradeLayouts) and of a pool (AmmLayouts): a discriminator, two numbers and
/// perhaps a flag. `Layout` is a row of either table.
namespace curvedesk::tradeArguments {

/// One generation of one instruction: discriminator, accounts in order, and whether a trailing OptionBool follows.
template<class Form, class AccountSlot> struct LayoutOf
{
    Form form;
    const char *name; ///< the program's name for the form, the event's ix_name
    std::array<quint8, 8> discriminator;
    std::span<const AccountSlot> accounts;
    bool isBuy = false;
    bool exactQuote = false; ///< the first argument is the quote to spend, the second the fewest tokens
    std::optional<quint8> trailingFlag; ///< of track_volume (1) in buys of v1 and on pools, partial_fill (0) in v3 buys
};

/// The row whose discriminator starts `data`, in the caller's table; nullptr when there is none.
template<class Layout> [[nodiscard]] const Layout *layoutOf(std::span<const Layout> layouts, QByteArrayView data)
{
    ByteReader reader(data);
    const auto discriminator = reader.array<8>();
    if (reader.overran())
        return nullptr;
    const auto found = std::ranges::find(layouts, discriminator, &Layout::discriminator);
    return found == layouts.end() ? nullptr : &*found;
}

/// Encodes the data of a trade instruction: discriminator, `amount`, `limit`, and the layout's flag if it has one.
/// Tokens in base units, then the most or least lamports; with Layout::exactQuote lamports, then the fewest tokens.
template<class Layout> [[nodiscard]] QByteArray encode(const Layout &layout, quint64 amount, quint64 limit)
{
    ByteWriter data(25);
    data.array(layout.discriminator).u64(amount).u64(limit);
    if (layout.trailingFlag)
        data.u8(*layout.trailingFlag);
    return std::move(data).result();
}

} // namespace curvedesk::tradeArguments
