// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/CommandLine.h"
#include "app/CoreStack.h"
#include "app/host/AuditCommands.h"
#include "app/host/KeyCommands.h"
#include "app/host/VaultCommands.h"
#include "app/host/VaultSocket.h"
#include "app/host/WalletCommands.h"
#include "app/Log.h"
#include "app/ProcessMemory.h"
#include "app/TerminationSignals.h"

#include <QCoreApplication>

#include <cstdio>

using namespace curvedesk;

namespace {

/// Logs why the host cannot start, and ends the event loop with this code.
void refuse(const QString &reason, int exitCode)
{
    std::fprintf(stderr, "curvedesk-host: %s\n", qUtf8Printable(reason));
    QCoreApplication::exit(exitCode);
}

void printReady(const QHostAddress &address, quint16 port, const QString &network)
{
    const bool isV6 = address.protocol() == QAbstractSocket::IPv6Protocol;
    const QString host = isV6 ? QStringLiteral("[%1]").arg(address.toString()) : address.toString();
    std::printf("curvedesk-host ready: http://%s:%u network=%s\n", qUtf8Printable(host), unsigned{port},
                qUtf8Printable(network));
    std::fflush(stdout);
}

/// Starts the stack on the running event loop, then listens, so that a script that starts at the ready line finds the
/// market there.
QCoro::Task<> startHost(app::CoreStack &stack, app::ApiOptions options)
{
    const auto started = co_await stack.start();
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
}

} // namespace

int main(int argc, char **argv)
{
    app::closeProcessMemory();
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("curvedesk-host"));

    const QString command = QCoreApplication::arguments().value(1);
    if (command == QLatin1StringView("wallets"))
        return app::runWalletCommand(QCoreApplication::arguments());
    if (command == QLatin1StringView("keys"))
        return app::runKeyCommand(QCoreApplication::arguments());
    if (command == QLatin1StringView("lock") || command == QLatin1StringView("unlock"))
        return app::runVaultCommand(QCoreApplication::arguments());
    if (command == QLatin1StringView("audit"))
        return app::runAuditCommand(QCoreApplication::arguments());
    const auto options = app::parseHostCommandLine(QCoreApplication::arguments());
    if (!options) {
        const app::EarlyExit &exit = options.error();
        std::fputs(qUtf8Printable(exit.text), exit.code == app::exitOk ? stdout : stderr);
        return exit.code;
    }
    app::installLog(options->core.logLevel);

    const app::TerminationSignals termination;
    bool isTerminating = false;
    QObject::connect(&termination, &app::TerminationSignals::terminationRequested, &application, [&isTerminating] {
        // Opening a cluster runs an event loop of its own: exit() then ends only that one, so the flag is set as well.
        isTerminating = true;
        QCoreApplication::exit(app::exitOk);
    });

    auto stack = app::CoreStack::open(options->core);
    if (!stack) {
        std::fprintf(stderr, "curvedesk-host: %s\n", qUtf8Printable(stack.error().text));
        return stack.error().exitCode;
    }
    if (isTerminating)
        return app::exitOk;
    const auto vaultSocket = app::VaultSocket::open(options->core.dataDirectory, (*stack)->services().vault);
    if (!vaultSocket)
        qWarning("%s: a locked host can only be started again", qUtf8Printable(vaultSocket.error().detail));
    QMetaObject::invokeMethod(
        QCoreApplication::instance(), [&stack, &options] { startHost(**stack, options->api); }, Qt::QueuedConnection);
    const int code = QCoreApplication::exec();
    (*stack)->close();
    return code;
}
