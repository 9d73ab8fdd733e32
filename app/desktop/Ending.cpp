// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/desktop/Ending.h"

#include "app/ExitCode.h"

#include <QApplication>

namespace curvedesk::app {

void endOnSignal(const TerminationSignals &termination)
{
    QObject::connect(&termination, &TerminationSignals::terminationRequested, qApp, [] {
        QApplication::closeAllWindows();
        // quit() would ask the windows again: the sheet of a new key refuses until its backup is ticked.
        QApplication::exit(exitOk);
    });
}

} // namespace curvedesk::app
