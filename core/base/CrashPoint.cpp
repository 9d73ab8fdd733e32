// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/CrashPoint.h"

#ifdef CURVEDESK_CRASH_POINTS

#include <QByteArrayList>

#include <csignal>
#include <cstdlib>

namespace curvedesk::crashPoint {

void reach(Step step)
{
    // In the order of Step; -1 for no step.
    static const qsizetype last
        = QByteArrayList{"begun", "picture", "words", "prepared", "signed", "journalled", "sent", "seen", "settled"}
              .indexOf(qgetenv("CURVEDESK_CRASH_AFTER"));
    if (last != static_cast<qsizetype>(step))
        return;
#ifdef SIGKILL
    // SIGKILL flushes nothing and runs no destructor, like a power cut.
    std::raise(SIGKILL);
#endif
    std::_Exit(137);
}

} // namespace curvedesk::crashPoint

#else

void curvedesk::crashPoint::reach(Step) { }

#endif
