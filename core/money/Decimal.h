// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QString>
#include <QStringView>

/// Exact conversion between what people write ("0.25") and integer base units. No floating point anywhere.
namespace curvedesk::decimal {

/// Parses a plain non-negative decimal ("12", "0.5", ".5" is refused, "1e3" is refused) into units of 10^-decimals.
/// The text has ASCII digits and at most one dot, else InvalidInput, which says what is wrong: a sign, more decimals
/// than the unit has, not a number, or more than 2^64-1 units.
[[nodiscard]] Result<quint64> parse(QStringView text, int decimals);

/// Parses a JSON number's exact text, which may carry an exponent ("1e-3", "5E2"), under the same rules.
[[nodiscard]] Result<quint64> parseJsonNumber(QByteArrayView text, int decimals);

/// Shortest exact form: 1500000000 at 9 decimals is "1.5"; 0 is "0".
[[nodiscard]] QString format(quint64 units, int decimals);

/// All decimals, integer part in groups of three: "1 234.500000000" (thin grouping is the caller's font's matter).
[[nodiscard]] QString formatFixed(quint64 units, int decimals, QChar groupSeparator = QChar(u'\u202f'));

} // namespace curvedesk::decimal
