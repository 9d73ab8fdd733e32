// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/desktop/CoreThread.h"

#include <QEventLoop>
#include <QFutureWatcher>

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

    /// Starts the API host, in place of one that runs; returns its port and emits portChanged(). Errors of
    /// CoreStack::startApiHost(), after which none runs.
    Result<quint16> start(quint16 port) override
    {
        if (m_stack.apiHost() != nullptr)
            m_stack.stopApiHost();
        const Result<quint16> listening = m_stack.startApiHost({.port = port});
        if (listening)
            connect(m_stack.apiHost(), &ApiHost::requestServed, this, &ApiHostSwitch::requestServed);
        emit portChanged(listening.value_or(0));
        return listening;
    }

    /// Stops the API host and emits portChanged(0).
    void stop() override
    {
        m_stack.stopApiHost();
        emit portChanged(0);
    }

private:
    CoreStack &m_stack;
};
#endif

/// Logs the error of a step of the start, if any; not that the program ends.
template<class T> void logFailure(const Result<T> &result)
{
    if (!result && result.error().code != ErrorCode::Cancelled)
        qCritical("%s", qUtf8Printable(result.error().detail));
}

/// Follows the open orders of an earlier run, for which the window does not wait. Only logs an error.
QCoro::Task<> recoverOrders(CoreStack &stack)
{
    const auto recovered = co_await stack.recoverOrders();
    logFailure(recovered);
}

} // namespace

tl::expected<std::unique_ptr<CoreThread>, StartFailure> CoreThread::start(const DesktopOptions &options)
{
    std::unique_ptr<CoreThread> core(new CoreThread);
    core->m_thread.setObjectName(QStringLiteral("core"));
    core->m_thread.start();
    core->m_home = std::make_unique<QObject>();
    core->m_home->moveToThread(&core->m_thread);
    const auto promise = std::make_shared<QPromise<Opened>>();
    promise->start(); // result() waits for a future only once it has started
    QFutureWatcher<Opened> opened;
    QEventLoop waiting;
    QObject::connect(&opened, &QFutureWatcherBase::finished, &waiting, &QEventLoop::quit);
    opened.setFuture(promise->future());
    QMetaObject::invokeMethod(
        core->m_home.get(), [&core, &options, promise] { core->open(options, promise); }, Qt::QueuedConnection);
    waiting.exec();
    if (!opened.isFinished()) // the program was told to quit, and a big market can take minutes to read
        QMetaObject::invokeMethod(
            core->m_home.get(), [raw = core.get()] { raw->close(); }, Qt::QueuedConnection);
    const Opened result = opened.result();
    if (!result)
        return tl::unexpected(result.error());
    return core;
}

QCoro::Task<> CoreThread::open(DesktopOptions options, std::shared_ptr<QPromise<Opened>> promise)
{
    Opened opened = openStack(options);
    if (opened) {
        Task<void> keychain = m_stack->services().vault.startWithKeychain(options.core.vault.usesKeychain);
        const auto started = co_await m_stack->startMarket();
        logFailure(started);
        const auto asked = co_await std::move(keychain);
        if (!asked)
            opened = startFailure(asked.error());
        if (!m_isClosed) {
            recoverOrders(*m_stack);
            if (opened && options.apiPort && m_switch) {
                m_apiPort = m_switch->start(*options.apiPort);
                if (!m_apiPort) // no reason to be without the window, which tells it
                    qWarning("the API host is off: %s", qUtf8Printable(m_apiPort.error().detail));
            }
        }
    }
    promise->addResult(opened);
    promise->finish();
}

CoreThread::Opened CoreThread::openStack(const DesktopOptions &options)
{
    auto stack = CoreStack::open(options.core);
    if (!stack)
        return tl::unexpected(stack.error());
    m_stack = std::move(*stack);
#ifdef CURVEDESK_HAS_API_HOST
    m_switch = std::make_unique<StackApiHostSwitch>(*m_stack);
#endif
    return {};
}

void CoreThread::close()
{
    m_switch.reset();
    if (m_stack && !m_isClosed)
        m_stack->close();
    m_isClosed = true;
}

CoreThread::~CoreThread()
{
    QMetaObject::invokeMethod(
        m_home.get(),
        [this] {
            close();
            m_stack.reset();
        },
        Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
}

} // namespace curvedesk::app
