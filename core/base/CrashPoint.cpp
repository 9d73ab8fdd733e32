// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/base/CrashPoint.h"

#ifdef CURVEDESK_CRASH_POINTS

#include <QByteArray>
#include <QtGlobal>

#include <array>
#include <csignal>
#include <cstdlib>
#include <optional>

namespace curvedesk::crashPoint {

namespace {

// The step of this name; nullopt for any other name.
std::optional<Step> stepByName(const QByteArray &name)
{
    struct Named
    {
        const char *name;
        Step step;
    };
    constexpr std::array steps{
        Named{"begun", Step::Begun},       Named{"picture", Step::Picture}, Named{"words", Step::Words},
        Named{"prepared", Step::Prepared}, Named{"signed", Step::Signed},   Named{"journalled", Step::Journalled},
        Named{"sent", Step::Sent},         Named{"seen", Step::Seen},       Named{"settled", Step::Settled}};
    for (const Named &each : steps) {
        if (name == each.name)
            return each.step;
    }
    return std::nullopt;
}

} // namespace

void reach(Step step)
{
    static const std::optional<Step> last = stepByName(qgetenv("CURVEDESK_CRASH_AFTER"));
    if (last != step)
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
