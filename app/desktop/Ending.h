// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/TerminationSignals.h"

namespace curvedesk::app {

/// Has a signal close the windows and end the program with code 0, also while a sheet is open that refuses to close.
void endOnSignal(const TerminationSignals &termination);

} // namespace curvedesk::app
