// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/ProcessMemory.h"

#include <malloc.h>
#include <sys/prctl.h>
#include <sys/resource.h>

namespace curvedesk::app {

void closeProcessMemory()
{
    // Overwrites blocks beyond 1 KiB when they are freed, such as the buffers of sockets, which Qt does not wipe.
    ::mallopt(M_PERTURB, 0xff);
    // Neither call fails for a process that asks about itself.
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); // this also prevents that a debugger attaches
}

} // namespace curvedesk::app
