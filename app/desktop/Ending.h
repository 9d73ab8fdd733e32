// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/TerminationSignals.h"

namespace curvedesk::app {

/// From now on has the program close its windows and end with code 0 when it is told to by a signal, also while a sheet
/// is open that refuses to close.
void endOnSignal(const TerminationSignals &termination);

} // namespace curvedesk::app
