// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace curvedesk::app {

/// Keeps this process's memory from other programs of the user and from core files, as keys pass through it, and has
/// large blocks overwritten when they are freed. Called first in main().
void closeProcessMemory();

} // namespace curvedesk::app
