// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/desktop/CoreThread.h"

#include <QEventLoop>
#include <QSemaphore>

#ifdef CURVEDESK_HAS_API_HOST
#include "core/server/ApiHost.h"
#endif

namespace curvedesk::app {

namespace {

#ifdef CURVEDESK_HAS_API_HOST
/// Starts and stops the API host of the CoreStack for the window.
class StackApiHostSwitch final : public ApiHostSwitch
{
public:
    explicit StackApiHostSwitch(CoreStack &stack)
        : m_stack(stack)
    {
    }

    Result<quint16> start(quint16 port) override
    {
        m_stack.stopApiHost();
        const Result<quint16> listening = m_stack.startApiHost({.port = port});
        if (listening)
            connect(m_stack.apiHost(), &ApiHost::requestServed, this, &ApiHostSwitch::requestServed);
        emit portChanged(listening.value_or(0));
        return listening;
    }

    void stop() override
    {
        m_stack.stopApiHost();
        emit portChanged(0);
    }

private:
    CoreStack &m_stack;
};
#endif

/// Starts the stack. The window is shown before this ends, because resolving earlier orders and catching up with the
/// market can take long.
QCoro::Task<> startStack(CoreStack &stack)
{
    const auto started = co_await stack.start();
    if (!started && started.error().code != ErrorCode::Cancelled)
        qCritical("%s", qUtf8Printable(started.error().detail));
}

} // namespace

tl::expected<std::unique_ptr<CoreThread>, StartFailure> CoreThread::start(const DesktopOptions &options)
{
    std::unique_ptr<CoreThread> core(new CoreThread);
    core->m_thread.setObjectName(QStringLiteral("core"));
    core->m_thread.start();
    core->m_home = std::make_unique<QObject>();
    core->m_home->moveToThread(&core->m_thread);
    tl::expected<void, StartFailure> opened;
    QEventLoop waiting;
    QSemaphore isOpen;
    const auto open = [&] {
        opened = core->open(options);
        QMetaObject::invokeMethod(&waiting, &QEventLoop::quit, Qt::QueuedConnection);
        isOpen.release();
    };
    QMetaObject::invokeMethod(core->m_home.get(), open, Qt::QueuedConnection);
    waiting.exec();
    isOpen.acquire(); // the loop also ends when the program is told to quit
    if (!opened)
        return tl::unexpected(opened.error());
    return core;
}

tl::expected<void, StartFailure> CoreThread::open(const DesktopOptions &options)
{
    auto stack = CoreStack::open(options.core);
    if (!stack)
        return tl::unexpected(stack.error());
    m_stack = std::move(*stack);
#ifdef CURVEDESK_HAS_API_HOST
    m_switch = std::make_unique<StackApiHostSwitch>(*m_stack);
    if (options.apiPort) {
        const Result<quint16> port = m_switch->start(*options.apiPort);
        if (!port)
            return tl::unexpected(StartFailure{exitPortInUse, port.error().detail});
        m_apiPort = *port;
    }
#endif
    startStack(*m_stack);
    return {};
}

CoreThread::~CoreThread()
{
    QMetaObject::invokeMethod(
        m_home.get(),
        [this] {
            m_switch.reset();
            if (m_stack)
                m_stack->close();
            m_stack.reset();
        },
        Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

} // namespace curvedesk::app
