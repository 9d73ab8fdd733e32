// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/CommandLine.h"
#include "app/CoreStack.h"
#include "app/TerminationSignals.h"

#include <QCoreApplication>

#include <cstdio>

using namespace curvedesk;

namespace {

/// Starts the stack on the running event loop; prints the ready line once requests are accepted.
QCoro::Task<> startHost(app::CoreStack &stack, app::Options options)
{
    const auto started = co_await stack.start();
    if (!started) {
        std::fprintf(stderr, "curvedesk-host: %s\n", qUtf8Printable(started.error().detail));
        QCoreApplication::exit(started.error().code == ErrorCode::Damaged ? app::exitDamaged : app::exitConfiguration);
        co_return;
    }
    const Result<quint16> port = stack.startApiHost(options.port);
    if (!port) {
        std::fprintf(stderr, "curvedesk-host: %s\n", qUtf8Printable(port.error().detail));
        QCoreApplication::exit(port.error().code == ErrorCode::Conflict ? app::exitPortInUse : app::exitConfiguration);
        co_return;
    }
    const bool v6 = options.bindAddress.protocol() == QAbstractSocket::IPv6Protocol;
    const QByteArray address = options.bindAddress.toString().toLatin1();
    std::printf("curvedesk-host ready: http://%s:%u network=%s\n",
                v6 ? ('[' + address + ']').constData() : address.constData(), static_cast<unsigned>(*port),
                qUtf8Printable(stack.services().cluster.network()));
    std::fflush(stdout);
}

} // namespace

int main(int argc, char **argv)
{
    const QCoreApplication application(argc, argv);
    QCoreApplication::setApplicationName(QStringLiteral("curvedesk-host"));

    const app::CommandLine line = app::parseCommandLine(app::Program::Host, QCoreApplication::arguments());
    if (line.leave) {
        std::fputs(qUtf8Printable(line.text), line.exitCode == app::exitOk ? stdout : stderr);
        return line.exitCode;
    }
    app::installLog(line.options.logLevel);

    const app::TerminationSignals termination;
    bool isTerminating = false;
    QObject::connect(&termination, &app::TerminationSignals::terminationRequested, &application, [&isTerminating] {
        isTerminating = true; // opening runs an event loop of its own, which this exit() would end instead of ours
        QCoreApplication::exit(app::exitOk);
    });

    auto stack = app::CoreStack::open(line.options);
    if (!stack) {
        std::fprintf(stderr, "curvedesk-host: %s\n", qUtf8Printable(stack.error().text));
        return stack.error().exitCode;
    }
    if (isTerminating)
        return app::exitOk;
    QMetaObject::invokeMethod(
        QCoreApplication::instance(), [&stack, &line] { startHost(**stack, line.options); }, Qt::QueuedConnection);
    const int code = QCoreApplication::exec();
    (*stack)->close();
    return code;
}
