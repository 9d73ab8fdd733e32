// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/ProcessMemory.h"

#include "app/ConfigFile.h"

#include <malloc.h>
#include <sys/prctl.h>
#include <sys/resource.h>

#include <cstring>
#include <span>

namespace curvedesk::app {

void setUpProcessMemory()
{
    // A batch of requests takes and frees some MiB: given back, the kernel would zero the same pages for each batch.
    constexpr int freeKept = 8 * 1024 * 1024;
    ::mallopt(M_TRIM_THRESHOLD, freeKept);
    // Neither call fails for a process that asks about itself.
    const rlimit none{0, 0};
    ::setrlimit(RLIMIT_CORE, &none);
    ::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0); // this also prevents that a debugger attaches
}

void hideAccessKeys(int argc, char **argv)
{
    for (char *argument : std::span(argv, static_cast<std::size_t>(argc))) {
        char *const address = std::strstr(argument, "://");
        if (address != nullptr && configFile::hasAccessKey(u'x' + QString::fromLocal8Bit(address)))
            std::memset(address, '*', std::strlen(address));
    }
}

} // namespace curvedesk::app
