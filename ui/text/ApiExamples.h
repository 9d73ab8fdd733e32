// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

/// Example programs for the API, which buy for a hundredth of a SOL, on real money without sending anything.
namespace curvedesk::apiExamples {

/// What stands in the examples in place of the key.
inline constexpr QLatin1StringView keyMark{"YOUR_API_KEY"};

struct Place
{
    QString url; ///< of the API host
    QString mint; ///< of the coin to buy
    bool isRealMoney = false;
};

/// One curl command for a POSIX shell that buys for 0.01 SOL, on real money as a dry run; has keyMark for the key.
[[nodiscard]] QString curl(const Place &place);
/// A program for Python 3 alone that buys for 0.01 SOL, on real money as a dry run; has keyMark for the key.
[[nodiscard]] QString python(const Place &place);
/// A program for Node 18 alone that buys for 0.01 SOL, on real money as a dry run; has keyMark for the key.
[[nodiscard]] QString javaScript(const Place &place);

} // namespace curvedesk::apiExamples
