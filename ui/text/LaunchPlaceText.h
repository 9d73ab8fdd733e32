// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/launch/LaunchTypes.h"
#include "ui/theme/Theme.h"

/// Where a launch's picture and words go, in words.
namespace curvedesk::launchPlaceText {

/// "Picture and text: published through pump.fun".
[[nodiscard]] QString line(const LaunchPlace &place);
/// What that means for others, on this network, and how to choose otherwise.
[[nodiscard]] QString explanation(const LaunchPlace &place, const QString &network);
/// Of `line`: a warning's where a coin that may cost real money would have a picture that nobody else sees.
[[nodiscard]] Tone tone(const LaunchPlace &place, const QString &network);

} // namespace curvedesk::launchPlaceText
