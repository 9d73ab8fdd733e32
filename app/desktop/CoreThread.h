// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "app/CommandLine.h"
#include "app/CoreStack.h"
#include "ui/desk/ApiHostSwitch.h"

#include <QThread>

#include <memory>

namespace curvedesk::app {

/// The core on a thread of its own, so that neither disk nor network nor a heavy API load costs the window a frame.
class CoreThread final
{
public:
    /// Opens the stack on the new thread and waits for it.
    [[nodiscard]] static tl::expected<std::unique_ptr<CoreThread>, StartFailure> start(const DesktopOptions &options);
    /// Writes what is pending and ends the thread. The services must not be in use any more.
    ~CoreThread();
    CoreThread(const CoreThread &) = delete;
    CoreThread &operator=(const CoreThread &) = delete;

    [[nodiscard]] Services services() { return m_stack->services(); }
    /// nullptr in a build without the API host.
    [[nodiscard]] ApiHostSwitch *apiHostSwitch() { return m_switch.get(); }
    /// Where the API host listens since the start; 0 when it was not asked for.
    [[nodiscard]] quint16 apiPort() const { return m_apiPort; }

private:
    CoreThread() = default;
    [[nodiscard]] tl::expected<void, StartFailure> open(const DesktopOptions &options);

    QThread m_thread;
    std::unique_ptr<QObject> m_home; ///< lives on the thread: its event loop runs what is handed to it
    std::unique_ptr<CoreStack> m_stack;
    std::unique_ptr<ApiHostSwitch> m_switch;
    quint16 m_apiPort = 0;
};

} // namespace curvedesk::app
