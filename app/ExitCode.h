// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace curvedesk::app {

/// The programs' exit codes, as documented for scripts.
enum ExitCode : int {
    exitOk = 0,
    exitDataDirectoryInUse = 3,
    exitDamaged = 4,
    exitPortInUse = 5,
    exitUsage = 64,
    exitConfiguration = 78,
};

} // namespace curvedesk::app
