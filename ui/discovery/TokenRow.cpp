// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "ui/discovery/TokenRow.h"

#include "ui/discovery/TokenTableModel.h"

#include <limits>

namespace curvedesk {

namespace {

/// The value as a signed number, at most the largest.
qint64 asSigned(quint64 value)
{
    return static_cast<qint64>(qMin(value, static_cast<quint64>(std::numeric_limits<qint64>::max())));
}

} // namespace

void TokenRow::apply(const CoinFigures &read)
{
    const CoinFigures before = std::exchange(figures, read);
    if (read.holders < 0) {
        figures.holders = before.holders;
        figures.holdersMissTrades = before.holdersMissTrades;
    }
    isRead.fill(true);
}

void TokenRow::applyStandstill()
{
    figures.changeBps.front() = 0;
    isRead.front() = true;
}

std::optional<qint64> TokenRow::value(int column) const
{
    const auto ofSpan
        = [this](std::size_t span, qint64 value) { return isKnown(span) ? std::optional(value) : std::nullopt; };
    const auto unlessZero = [](qint64 value) { return value == 0 ? std::nullopt : std::optional(value); };
    switch (column) {
    case TokenTableModel::MarketCapColumn:
        return unlessZero(asSigned(token.marketCapLamports));
    case TokenTableModel::ChangeColumn:
        return ofSpan(0, figures.changeBps.at(0));
    case TokenTableModel::HourChangeColumn:
        return ofSpan(1, figures.changeBps.at(1));
    case TokenTableModel::DayChangeColumn:
        return ofSpan(2, figures.changeBps.at(2));
    case TokenTableModel::VolumeColumn:
        return ofSpan(2, asSigned(figures.volumeLamports.at(2)));
    case TokenTableModel::HoldersColumn:
        return figures.holders < 0 || figures.holdersMissTrades ? std::nullopt : std::optional<qint64>(figures.holders);
    case TokenTableModel::AgeColumn:
        return unlessZero(-token.createdMs);
    case TokenTableModel::LastTradeColumn:
        return unlessZero(-token.lastTradeMs);
    default: // the coin's column has no values of its own
        return asSigned(token.progressPpm);
    }
}

} // namespace curvedesk
