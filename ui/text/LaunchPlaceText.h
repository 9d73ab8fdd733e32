// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/service/launch/LaunchTypes.h"
#include "ui/theme/Theme.h"

/// The place of a launch's image and metadata as text.
namespace curvedesk::launchPlaceText {

/// One line on the place: "Picture and text: published through pump.fun".
[[nodiscard]] QString line(const LaunchPlace &place);
/// What this place means for other people on this network (as Desk::network()), and where the form has the others.
[[nodiscard]] QString explanation(const LaunchPlace &place, const QString &network);
/// The tone of line(): Warn where real money may buy a coin whose image nobody else can see, else Muted.
[[nodiscard]] Tone tone(const LaunchPlace &place, const QString &network);

} // namespace curvedesk::launchPlaceText
