// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

/// Example programs for the API. Each buys for a hundredth of a SOL, on real money without sending anything. They have
/// keyMark in place of the key.
namespace curvedesk::apiExamples {

/// What stands in the examples in place of the key.
inline constexpr QLatin1StringView keyMark{"YOUR_API_KEY"};

struct Place
{
    QString url; ///< of the API host
    QString mint; ///< of the coin to buy
    bool isRealMoney = false;
};

/// The example as one curl command for a POSIX shell.
[[nodiscard]] QString curl(const Place &place);
/// A program for Python 3 without other packages.
[[nodiscard]] QString python(const Place &place);
/// A program for Node 18 without other packages.
[[nodiscard]] QString javaScript(const Place &place);

} // namespace curvedesk::apiExamples
