// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/money/Lamports.h"
#include "core/money/TokenAmount.h"

#include <QString>

#include <optional>

/// Writes integer amounts as text, without floating point. The digits of amounts, not of prices, stand in groups of
/// three, with a dot as the decimal point in every language, as in the API and in explorers.
namespace curvedesk::amountText {

/// SOL with all nine decimals, in groups, for columns that line up: "9.536 095 583".
[[nodiscard]] QString sol(quint64 lamports);
/// SOL in the shortest exact form, in groups, for sentences and buttons: "1 200.5".
[[nodiscard]] QString solPlain(quint64 lamports);
/// SOL in groups, rounded half up to 0 to 9 decimals: "62.43" with two. Never use it for an amount that the user pays.
[[nodiscard]] QString solRounded(quint64 lamports, int decimals);
/// A number with its last `point` digits behind the decimal point, in groups, rounded half up to `decimals` of them,
/// which is 0 to `point` and at least `point` - 19.
[[nodiscard]] QString rounded(quint64 value, int point, int decimals);
/// The exact integer, for tool tips: "500 000 000 lamports".
[[nodiscard]] QString lamports(quint64 lamports);
/// SOL with its sign and all nine decimals: "+0.250 000 000", "−0.100 000 000"; 0 has no sign.
[[nodiscard]] QString signedSol(qint64 lamports);

/// Stands for an amount that is hidden.
inline constexpr QStringView hidden = u"•••";
/// Tokens with all decimals, in groups: "7 843 120.114 205".
[[nodiscard]] QString tokens(quint64 baseUnits, int decimals = curveTokenDecimals);
/// Tokens in the shortest exact form, in groups.
[[nodiscard]] QString tokensPlain(quint64 baseUnits, int decimals = curveTokenDecimals);
/// Tokens rounded half up to tenths of K, M or B for axes, "793.1 M", below 1000 rounded down to whole ones; never use
/// it for an amount that the user pays or gets.
[[nodiscard]] QString tokensCompact(quint64 baseUnits, int decimals = curveTokenDecimals);

/// Digits between a market cap in lamports and the price of one token in SOL: 10^9 tokens, 10^9 lamports.
inline constexpr int priceDecimals = 18;
/// The price of one token in SOL, from the market cap in lamports of 10^9 whole tokens, rounded half up. A subscript
/// counts the leading zeros of a small price: 0.00000006243 is "0.0₇6243". Four decimals from 1 SOL on; 0 is "0".
[[nodiscard]] QString price(quint64 marketCapLamports, int significantDigits = 4);
/// The price of one token in SOL, as price(), exact, with all 18 decimals: "0.000000062430000000".
[[nodiscard]] QString priceExact(quint64 marketCapLamports);

/// A share in basis points as a percentage with two decimals: 124 is "1.24 %".
[[nodiscard]] QString basisPoints(quint64 bps);
/// A share in basis points as a percentage without zeros at the end: 500 is "5 %", 124 is "1.24 %".
[[nodiscard]] QString basisPointsPlain(quint64 bps);
/// A share of the curve, from millionths: "43.0 %", rounded down, so that 100.0 % means the whole curve.
[[nodiscard]] QString progress(quint64 partsPerMillion);
/// The change of a value in basis points, rounded towards zero, at most 2^62; nullopt when `from` is zero.
[[nodiscard]] std::optional<qint64> changeBps(quint64 from, quint64 to);
/// A change in basis points, rounded half up: "▲ 12.3 %", "▼ 0.4 %", "0.0 %", "▲ 137 %" (no tenths from 100 on). From
/// eleven times as much on the multiple of the former value, because such percents are too long for a column:
/// "▲ 14.5×". The sign repeats the meaning of the colour.
[[nodiscard]] QString change(qint64 bps);

} // namespace curvedesk::amountText
