// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/CommandLine.h"
#include "app/desktop/CoreThread.h"
#include "app/Log.h"
#include "app/ProcessMemory.h"
#include "app/TerminationSignals.h"
#include "ui/desk/CoreDesk.h"
#include "ui/window/MainWindow.h"

#include <QApplication>
#include <QDir>
#include <QMessageBox>

#include <cstdio>

using namespace curvedesk;

namespace {

/// The text of --help or --version, which need no display. Errors are reported later, when QApplication has removed
/// Qt's own options from the arguments.
std::optional<QString> textWithoutDisplay(int argc, char **argv)
{
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments.append(QString::fromLocal8Bit(argv[i]));
    const auto options = app::parseDesktopCommandLine(arguments);
    return !options && options.error().code == app::exitOk ? std::optional(options.error().text) : std::nullopt;
}

} // namespace

int main(int argc, char **argv)
{
    app::closeProcessMemory();
    if (const auto text = textWithoutDisplay(argc, argv)) {
        std::fputs(qUtf8Printable(*text), stdout);
        return app::exitOk;
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("curvedesk"));
    QApplication::setDesktopFileName(QStringLiteral("org.curvedesk.curvedesk"));

    const auto options = app::parseDesktopCommandLine(QApplication::arguments());
    if (!options) {
        std::fputs(qUtf8Printable(options.error().text), stderr);
        return options.error().code;
    }
    app::installLog(options->core.logLevel);
    const app::TerminationSignals termination;
    QObject::connect(&termination, &app::TerminationSignals::terminationRequested, &application, &QApplication::quit);

    auto core = app::CoreThread::start(*options);
    if (!core) {
        std::fprintf(stderr, "curvedesk: %s\n", qUtf8Printable(core.error().text));
        QMessageBox box(QMessageBox::Critical, QCoreApplication::translate("main", "Curvedesk cannot start"),
                        core.error().text, QMessageBox::Close);
        box.setTextFormat(Qt::PlainText);
        box.exec();
        return core.error().exitCode;
    }
    CoreDesk desk((*core)->services(), (*core)->apiHostSwitch(), (*core)->apiPort());
    MainWindow window(desk,
                      {.settingsPath = QDir(options->core.dataDirectory).filePath(QStringLiteral("window.ini")),
                       .scheme = {},
                       .hasSimulatedTraders = options->core.sandbox.hasTraders});
    window.show();
    return QApplication::exec();
}
