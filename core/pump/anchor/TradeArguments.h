// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Bytes.h"

#include <algorithm>
#include <optional>
#include <span>

/// What the trades of a curve (TradeLayouts) and of a pool (AmmLayouts) share: a discriminator, two numbers and perhaps
/// a flag. `Layout` is a row of either table.
namespace curvedesk::tradeArguments {

/// The row whose instruction begins as `data` does; nullptr when there is none.
template<class Layout> [[nodiscard]] const Layout *layoutOf(std::span<const Layout> layouts, QByteArrayView data)
{
    ByteReader reader(data);
    const auto discriminator = reader.array<8>();
    if (reader.overran())
        return nullptr;
    const auto found = std::ranges::find(layouts, discriminator, &Layout::discriminator);
    return found == layouts.end() ? nullptr : &*found;
}

/// The instruction's data.
template<class Layout> [[nodiscard]] QByteArray encode(const Layout &layout, quint64 amount, quint64 limit)
{
    ByteWriter data(25);
    data.array(layout.discriminator).u64(amount).u64(limit);
    if (layout.trailingFlag)
        data.u8(*layout.trailingFlag);
    return std::move(data).result();
}

/// The numbers of an instruction with that layout; nullopt when its data ends before them.
template<class Call, class Layout> [[nodiscard]] std::optional<Call> decode(const Layout &layout, QByteArrayView data)
{
    ByteReader reader(data);
    const auto discriminator = reader.array<8>();
    Q_UNUSED(discriminator)
    Call call;
    call.form = layout.form;
    call.amount = reader.u64();
    call.limit = reader.u64();
    return reader.overran() ? std::nullopt : std::optional(call);
}

} // namespace curvedesk::tradeArguments
