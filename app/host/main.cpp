// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/CommandLine.h"
#include "app/CoreStack.h"
#include "app/host/HostCommands.h"
#include "app/host/ServiceManager.h"
#include "app/Log.h"
#include "app/ProcessMemory.h"
#include "app/TerminationSignals.h"
#include "core/http/web/WebProxy.h"

#include <QCoreApplication>

#include <cstdio>

using namespace curvedesk;
using namespace Qt::StringLiterals;

namespace {

/// Commands beside the host itself, by their first word.
const QHash<QString, app::Done (*)(const QStringList &)> commands{
    {u"wallets"_s, app::runWalletCommand},   {u"keys"_s, app::runKeyCommand},
    {u"lock"_s, app::runVaultCommand},       {u"unlock"_s, app::runVaultCommand},
    {u"audit"_s, app::runAuditCommand},      {u"approvals"_s, app::runApprovalCommand},
    {u"webhooks"_s, app::runWebhookCommand}, {u"backup"_s, app::runBackupCommand},
    {u"restore"_s, app::runBackupCommand},
};

/// Logs why the host cannot start, and ends the event loop with this code.
void refuse(const QString &reason, int exitCode)
{
    qCritical("curvedesk-host: %s", qUtf8Printable(reason));
    QCoreApplication::exit(exitCode);
}

/// Prints the line by which scripts know that the host listens.
void printReady(const QHostAddress &address, quint16 port, const QString &network)
{
    const bool isV6 = address.protocol() == QAbstractSocket::IPv6Protocol;
    const QString host = isV6 ? u"[%1]"_s.arg(address.toString()) : address.toString();
    std::printf("curvedesk-host ready: http://%s:%u network=%s\n", qUtf8Printable(host), unsigned{port},
                qUtf8Printable(network));
    std::fflush(stdout);
}

/// Starts the stack on the running event loop, then listens and says so to stdout and systemd, so that a script that
/// starts at the ready line finds the market there. Ends the event loop with an exit code where that fails.
QCoro::Task<> startHost(app::CoreStack &stack, app::ApiOptions options, const app::ServiceManager &manager)
{
    Outcome started = co_await stack.startMarket();
    if (started) {
        const auto recovered = co_await stack.recoverOrders();
        if (!recovered)
            started = failure(recovered.error());
    }
    if (!started) {
        const ErrorCode code = started.error().code;
        if (code != ErrorCode::Cancelled) // the host is terminating
            refuse(started.error().detail, code == ErrorCode::Damaged ? app::exitDamaged : app::exitConfiguration);
        co_return;
    }
    const Result<quint16> port = stack.startApiHost(options);
    if (!port) {
        refuse(port.error().detail,
               port.error().code == ErrorCode::Conflict ? app::exitPortInUse : app::exitConfiguration);
        co_return;
    }
    printReady(options.address, *port, stack.services().cluster.network());
    manager.sendState("READY=1");
}

/// Reads the options again, and applies those that can change while the host runs: level and format of the log, rates
/// and the cap of the priority fee. Options that cannot be read change nothing, which is logged.
void reload(app::CoreStack &stack, const app::ServiceManager &manager, const QStringList &arguments)
{
    if (stack.apiHost() == nullptr) { // it is started with the options that it has, and then says that it is ready
        qWarning("the options are not read again while the host starts");
        return;
    }
    manager.sendState("RELOADING=1");
    const auto options = app::parseHostCommandLine(arguments);
    if (options) {
        app::installLog(options->core.logLevel, options->core.logFormat);
        stack.changeLimits(options->core, options->api);
    } else {
        qWarning("the options stay as they were: %s", qUtf8Printable(options.error().text.trimmed()));
    }
    manager.sendState("READY=1");
}

/// Runs the host until it is told to end, and closes it; returns the exit code. `arguments`: where the options stood.
int runHost(const app::HostOptions &options, const QStringList &arguments)
{
    app::installLog(options.core.logLevel, options.core.logFormat);
    QNetworkProxyFactory::setApplicationProxyFactory(new WebProxy(options.core.proxy));
    if (options.showsAccessKey)
        qWarning("the command line has the address of a node with its access key, and other users of this computer "
                 "can read it while the host starts: write it into a file for --config");
    const app::ServiceManager manager;
    const app::TerminationSignals signalled;
    bool isTerminating = false;
    QObject::connect(&signalled, &app::TerminationSignals::terminationRequested, &signalled,
                     [&isTerminating, &manager] {
                         // Opening a cluster or the keychain runs its own event loop, and exit() ends only that.
                         isTerminating = true;
                         manager.sendState("STOPPING=1");
                         QCoreApplication::exit(app::exitOk);
                     });
    auto stack = app::CoreStack::open(options.core);
    if (isTerminating)
        return app::exitOk;
    if (!stack) {
        qCritical("curvedesk-host: %s", qUtf8Printable(stack.error().text));
        return stack.error().exitCode;
    }
    if (options.isFromFile) {
        QObject::connect(&signalled, &app::TerminationSignals::reloadRequested, &signalled,
                         [&stack, &manager, &arguments] { reload(**stack, manager, arguments); });
    }
    QMetaObject::invokeMethod(
        QCoreApplication::instance(), [&] { startHost(**stack, options.api, manager); }, Qt::QueuedConnection);
    const int code = QCoreApplication::exec();
    (*stack)->close();
    return code;
}

} // namespace

/// Runs the command that the first argument names, else the host. Returns the exit code.
int main(int argc, char **argv)
{
    app::setUpProcessMemory();
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(u"curvedesk-host"_s);
    const QStringList arguments = app::withCommandFirst(QCoreApplication::arguments(), commands.keys());
    app::hideAccessKeys(argc, argv);
    if (const auto command = commands.value(arguments.value(1))) {
        const auto expanded = app::withConfigFile(arguments, app::ConfigFor::Command);
        return app::finishCommand(expanded.and_then(command));
    }
    const auto options = app::parseHostCommandLine(arguments);
    return options ? runHost(*options, arguments) : app::finishCommand(tl::unexpected(options.error()));
}
