// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"

#include <QString>
#include <QStringView>

/// Exact conversion between what people write ("0.25") and integer base units. No floating point anywhere.
namespace curvedesk::decimal {

/// Parses a plain non-negative decimal ("12", "0.5") into units of 10^-decimals: ASCII digits, and at most one dot
/// between them. InvalidInput for anything else (".5", "5.", "1e3", a sign), for more decimals than the unit has, and
/// for more than 2^64-1 units; its detail says which.
[[nodiscard]] Result<quint64> parse(QStringView text, int decimals);

/// Parses a JSON number's text, which may have an exponent ("1e-3", "5E2"), into units of 10^-decimals. InvalidInput
/// for any other text, one with a sign or a leading zero ("01") included, for more decimals than the unit has, and for
/// more than 2^64-1 units; its detail says which.
[[nodiscard]] Result<quint64> parseJsonNumber(QByteArrayView text, int decimals);

/// Units of 10^-decimals as text in the shortest exact form: 1500000000 at 9 decimals is "1.5"; 0 is "0".
[[nodiscard]] QString format(quint64 units, int decimals);

/// Units of 10^-decimals as text with all decimals, and the digits before the dot in groups of three, as in
/// "1 234.500000000". Without another separator a narrow no-break space stands between the groups.
[[nodiscard]] QString formatFixed(quint64 units, int decimals, QChar groupSeparator = QChar(u'\u202f'));

} // namespace curvedesk::decimal
