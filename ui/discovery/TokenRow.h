// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketFigures.h"

#include <array>
#include <optional>
#include <utility>

namespace curvedesk {

/// A coin as a row of TokenTableModel.
struct TokenRow
{
    TokenSummary token;
    CoinFigures figures;
    std::array<bool, figureSpans.size()> isRead{}; ///< change and volume of the span arrived, by figureSpans
    /// The values that gave the row its place, as TokenTableModel::keyOf(); older ones while the list is frozen.
    std::pair<qint64, qint64> key;
    std::pair<QString, QString> skeletons; ///< of name and ticker, to compare them by

    /// Replaces the figures by these, as read for all spans; keeps the former holders where these have none.
    void apply(const CoinFigures &read);
    void applyStandstill(); ///< sets the change of the last five minutes to 0, as read: the coin did not move
    /// True when change and volume of the span were read and no trade of it is missing.
    [[nodiscard]] bool isKnown(std::size_t span) const { return isRead.at(span) && !figures.missesTrades.at(span); }
    /// The value in a column of TokenTableModel to sort by: lamports, basis points, holders, millionths of progress, or
    /// minus the milliseconds since the epoch, so that the youngest is the least. Nullopt: it is not known.
    [[nodiscard]] std::optional<qint64> value(int column) const;
};

} // namespace curvedesk
