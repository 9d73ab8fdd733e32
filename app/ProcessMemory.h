// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

namespace curvedesk::app {

/// Keeps this process's memory from other programs of the user and from core files, because keys pass through it, and
/// has some MiB of freed memory kept for reuse. Call it first in main().
void setUpProcessMemory();

/// Overwrites the addresses on the command line that have an access key: all users of the computer can read it.
void hideAccessKeys(int argc, char **argv);

} // namespace curvedesk::app
