// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

namespace curvedesk {

/// The last transaction that the market took in.
struct MarketCursor
{
    quint64 slot = 0;
    qint64 time = 0; ///< seconds
    QString signature;
};

/// A stretch of time whose trades were not read.
struct MarketGap
{
    qint64 from = 0; ///< seconds; 0: before the market was ever looked at
    qint64 to = 0;

    [[nodiscard]] bool touches(qint64 first, qint64 last) const { return from <= last && to >= first; }
};

} // namespace curvedesk
