// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/CommandLine.h"
#include "app/desktop/CoreThread.h"
#include "app/desktop/Ending.h"
#include "app/desktop/SingleInstance.h"
#include "app/Log.h"
#include "app/ProcessMemory.h"
#include "app/TerminationSignals.h"
#include "core/http/web/WebProxy.h"
#include "ui/desk/CoreDesk.h"
#include "ui/text/ErrorText.h"
#include "ui/text/Language.h"
#include "ui/window/MainWindow.h"
#include "ui/window/StartSettings.h"
#include "ui/window/Tray.h"

#include <QApplication>
#include <QDir>
#include <QFile>
#include <QFontDatabase>
#include <QMessageBox>
#include <QProcess>
#include <QSettings>

#include <cstdio>
#include <cstdlib>

using namespace curvedesk;
using namespace Qt::StringLiterals;

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

/// The options with those that the user keeps in the settings, from which it removes what was noted for this start
/// alone. What was kept and is no longer understood is left out.
app::DesktopOptions takeKeptOptions(const QString &settingsPath, const app::DesktopOptions &given,
                                    const QStringList &arguments)
{
    QSettings settings(settingsPath, QSettings::IniFormat);
    const auto options
        = app::parseDesktopCommandLine(startSettings::arguments(startSettings::takeForStart(settings), arguments));
    if (options)
        return *options;
    qWarning("the settings of the start are left out: %s", qUtf8Printable(options.error().text));
    return given;
}

/// What a start with these kept options alone would refuse; empty: nothing.
QString startProblem(const StartOptions &kept)
{
    const auto options = app::parseDesktopCommandLine(startSettings::arguments(kept, {u"curvedesk"_s}));
    return options ? QString() : options.error().text.section(u'\n', 0, 0);
}

/// Loads the fonts that the archive (no other package) brings, for systems without any. Skips what is no font.
void loadOwnFonts()
{
    const QDir folder(QApplication::applicationDirPath() + QStringLiteral("/../fonts"));
    for (const QString &name : folder.entryList({QStringLiteral("*.otf"), QStringLiteral("*.ttf")}, QDir::Files))
        QFontDatabase::addApplicationFont(folder.filePath(name));
}

/// Hosts and ports of addresses, whose other parts may hold access keys.
QStringList hostsOf(const QList<QUrl> &addresses)
{
    QStringList hosts;
    for (const QUrl &each : addresses)
        hosts.append(each.port() < 0 ? each.host() : u"%1:%2"_s.arg(each.host()).arg(each.port()));
    return hosts;
}

/// Opens the core and gives it to the window; where it cannot be opened, says so in a dialog and ends the program. The
/// core is null then, and when the window was closed, or the program told to quit, before it was open.
std::unique_ptr<app::CoreThread> openCore(const app::DesktopOptions &options, MainWindow &window)
{
    auto started = app::CoreThread::start(options);
    if (!window.isVisible())
        return nullptr;
    if (started)
        return std::move(*started);
    window.hide();
    std::fprintf(stderr, "curvedesk: %s\n", qUtf8Printable(started.error().text));
    QMessageBox box(QMessageBox::Critical, QCoreApplication::translate("main", "Curvedesk cannot start"),
                    startFailureText(started.error().text, options.core.dataDirectory), QMessageBox::Close);
    box.setTextFormat(Qt::PlainText);
    box.exec();
    QApplication::exit(started.error().exitCode);
    return nullptr;
}

/// Runs window and core; returns the exit code. Where a program has this data directory already, only asks it to show
/// its window. The window is shown first, because the core may take long to open.
int run(const app::DesktopOptions &options, const QString &settingsPath, bool isFirstRun)
{
    if (app::SingleInstance::raiseOther(options.core.dataDirectory))
        return app::exitOk;
    std::unique_ptr<app::CoreThread> core;
    std::unique_ptr<CoreDesk> desk;
    MainWindow window({.settingsPath = settingsPath,
                       .scheme = {},
                       .hasSimulatedTraders = options.core.sandbox.hasTraders,
                       .dataDirectory = options.core.dataDirectory,
                       .nodeHosts = hostsOf(options.core.chain.endpoints),
                       .lastLogLines = app::lastLogLines,
                       .startProblem = startProblem});
    window.show();
    std::optional<app::SingleInstance> instance;
    // The core is opened in the application's event loop: before it runs, nothing can tell the program to quit.
    QMetaObject::invokeMethod(
        &window,
        [&] {
            core = openCore(options, window);
            if (!core)
                return;
            desk = std::make_unique<CoreDesk>(core->services(), core->apiHostSwitch(), core->apiPort());
            window.open(*desk);
            instance.emplace(options.core.dataDirectory, [&window] { bringToFront(window); });
            if (isFirstRun)
                window.offerFirstRun();
        },
        Qt::QueuedConnection);
    return QApplication::exec();
}

} // namespace

/// Runs the window with the options of the command line and those kept in the settings; starts the program anew where
/// the window asks for it. Returns the exit code.
int main(int argc, char **argv)
{
    app::setUpProcessMemory();
    if (const auto text = textWithoutDisplay(argc, argv)) {
        std::fputs(qUtf8Printable(*text), stdout);
        return app::exitOk;
    }
    QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("curvedesk"));
    QApplication::setDesktopFileName(QStringLiteral("org.curvedesk.curvedesk"));
    loadOwnFonts();

    QStringList arguments = QApplication::arguments();
    app::hideAccessKeys(argc, argv);
    const auto given = app::parseDesktopCommandLine(arguments);
    if (!given) {
        std::fputs(qUtf8Printable(given.error().text), stderr);
        return given.error().code;
    }
    app::installLog(given->core.logLevel, given->core.logFormat);
    const QString settingsPath = QDir(given->core.dataDirectory).filePath(QStringLiteral("window.ini"));
    const bool isFirstRun = !QFile::exists(settingsPath) && !startSettings::choosesNetwork(arguments);
    language::install(QSettings(settingsPath, QSettings::IniFormat).value(QStringLiteral("look/language")).toString(),
                      application);
    const auto options = takeKeptOptions(settingsPath, *given, arguments);
    QNetworkProxyFactory::setApplicationProxyFactory(new WebProxy(options.core.proxy));
    const app::TerminationSignals termination;
    app::endOnSignal(termination);
    const int code = run(options, settingsPath, isFirstRun);
    if (code != MainWindow::restartCode)
        return code;
    arguments.removeFirst(); // the program
    return QProcess::startDetached(QApplication::applicationFilePath(), arguments) ? app::exitOk : EXIT_FAILURE;
}
