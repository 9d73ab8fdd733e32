// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/TerminationSignals.h"

#include <fcntl.h>
#include <unistd.h>

#include <QMetaMethod>
#include <QSocketNotifier>

#include <csignal>

namespace curvedesk::app {

namespace {

int signalPipe[2] = {-1, -1};

/// The signal handler: it only writes the number to the pipe, which the event loop reads.
void onSignal(int number)
{
    const char byte = static_cast<char>(number);
    [[maybe_unused]] const ssize_t written = ::write(signalPipe[1], &byte, 1);
}

} // namespace

TerminationSignals::TerminationSignals()
{
    if (::pipe2(signalPipe, O_CLOEXEC | O_NONBLOCK) != 0)
        return;
    m_notifier = std::make_unique<QSocketNotifier>(signalPipe[0], QSocketNotifier::Read);
    connect(m_notifier.get(), &QSocketNotifier::activated, this, [this] {
        char byte = 0;
        bool reloads = false;
        bool terminates = false;
        const bool canReload = isSignalConnected(QMetaMethod::fromSignal(&TerminationSignals::reloadRequested));
        while (::read(signalPipe[0], &byte, 1) > 0) {
            if (byte != SIGHUP)
                terminates = true;
            else if (canReload)
                reloads = true;
            else if (!m_outlivesTerminal)
                terminates = true;
        }
        if (terminates)
            emit terminationRequested();
        else if (reloads)
            emit reloadRequested();
    });
    struct sigaction action = {};
    action.sa_handler = onSignal;
    action.sa_flags = SA_RESTART;
    std::signal(SIGPIPE, SIG_IGN); // whoever read the log may be gone: that is no reason to end
    struct sigaction before = {};
    ::sigaction(SIGHUP, nullptr, &before);
    m_outlivesTerminal = before.sa_handler == SIG_IGN;
    for (const int number : {SIGTERM, SIGINT, SIGHUP})
        ::sigaction(number, &action, nullptr);
}

TerminationSignals::~TerminationSignals()
{
    for (const int number : {SIGTERM, SIGINT, SIGHUP})
        std::signal(number, SIG_DFL);
    m_notifier.reset();
    ::close(signalPipe[0]);
    ::close(signalPipe[1]);
}

} // namespace curvedesk::app
#include "moc_TerminationSignals.cpp"
