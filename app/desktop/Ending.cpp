// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/desktop/Ending.h"

#include "app/ExitCode.h"

#include <QApplication>

namespace curvedesk::app {

void endOnSignal(const TerminationSignals &termination)
{
    QObject::connect(&termination, &TerminationSignals::terminationRequested, qApp, [] {
        QApplication::quit(); // closes the windows, and tells one that would stay in the tray why
        // The sheet of a new key refuses until its backup is ticked.
        QApplication::exit(exitOk);
    });
}

} // namespace curvedesk::app
