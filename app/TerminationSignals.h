// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QObject>

#include <memory>

class QSocketNotifier;

namespace curvedesk::app {

/// Turns SIGTERM, SIGINT and SIGHUP into Qt signals, through a pipe: a handler may do little. At most one in a process.
class TerminationSignals final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(TerminationSignals)

public:
    /// Takes over the three signals, and has SIGPIPE ignored.
    TerminationSignals();
    /// Restores the default effect of the three; SIGPIPE stays ignored.
    ~TerminationSignals() override;

signals:
    /// SIGTERM or SIGINT came, or SIGHUP without a listener for reloadRequested(), unless SIGHUP was ignored before.
    /// Emitted each time; signals that came together emit one.
    void terminationRequested();
    /// SIGHUP came while this signal has a listener; left out where it came together with one to end.
    void reloadRequested();

private:
    std::unique_ptr<QSocketNotifier> m_notifier;
    bool m_outlivesTerminal = false; ///< SIGHUP was ignored before, as `nohup` has it
};

} // namespace curvedesk::app
