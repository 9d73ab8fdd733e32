// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "app/Servers.h"

#include "app/Log.h"
#include "core/service/Services.h"
#ifdef CURVEDESK_HAS_API_HOST
#include "core/server/ApiHost.h"
#endif
#ifdef CURVEDESK_HAS_NODE
#include "core/node/NodeHost.h"
#endif

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QTimer>

#include <chrono>
#include <vector>

namespace curvedesk::app {

using namespace Qt::StringLiterals;

struct Servers::Hosts
{
#ifdef CURVEDESK_HAS_NODE
    std::unique_ptr<NodeHost> node;
#endif
#ifdef CURVEDESK_HAS_API_HOST
    std::unique_ptr<ApiHost> api;
    QMetaObject::Connection logging; ///< of the requests that `api` serves
    /// Stopped hosts, which still answer the requests that they took before.
    std::vector<std::unique_ptr<ApiHost>> closed;
#endif

    /// The number of requests without an answer, and of answers that are not sent yet.
    [[nodiscard]] qsizetype busyCount() const
    {
        qsizetype busy = 0;
#ifdef CURVEDESK_HAS_NODE
        busy += node ? node->busyCount() : 0;
#endif
#ifdef CURVEDESK_HAS_API_HOST
        busy += api ? api->busyCount() : 0;
        for (const auto &host : closed)
            busy += host->busyCount();
#endif
        return busy;
    }
};

Servers::Servers()
    : m_hosts(std::make_unique<Hosts>())
{
}

Servers::~Servers() = default;

#ifdef CURVEDESK_HAS_NODE

Result<quint16> Servers::startNode(sandbox::Ledger &ledger, LocalStore &documents, const SandboxOptions &options)
{
    m_hosts->node = std::make_unique<NodeHost>(ledger, documents);
    if (options.takesFaults)
        m_hosts->node->enableFaults();
    return m_hosts->node->listen(options.nodePort.value_or(0));
}

#else

Result<quint16> Servers::startNode(sandbox::Ledger &, LocalStore &, const SandboxOptions &)
{
    return failure(ErrorCode::InvalidInput, u"this build has no node"_s);
}

#endif

#ifdef CURVEDESK_HAS_API_HOST

namespace {

/// The limits of requests by the options; 0 (no limit) for each that was not given.
RequestRates ratesOf(const ApiOptions &options)
{
    return {options.readsPerSecond.value_or(0), options.quotesPerSecond.value_or(0),
            options.ordersPerSecond.value_or(0)};
}

} // namespace

Result<quint16> Servers::startApiHost(const Services &services, const ApiOptions &options)
{
    auto host = std::make_unique<ApiHost>(services,
                                          ApiHost::Options{.address = options.address,
                                                           .port = options.port,
                                                           .socketPath = options.socketPath,
                                                           .allowedHosts = options.allowedHosts,
                                                           .allowedOrigins = options.allowedOrigins,
                                                           .rates = ratesOf(options),
                                                           .webhooksPath = options.webhooksPath});
    const Result<quint16> listening = host->listen();
    if (!listening)
        return listening;
    m_hosts->api = std::move(host);
    logRequests();
    return listening;
}

ApiHost *Servers::apiHost() const
{
    return m_hosts->api.get();
}

void Servers::limitRates(const ApiOptions &options)
{
    if (m_hosts->api)
        m_hosts->api->limitRates(ratesOf(options));
}

void Servers::logRequests()
{
    QObject::disconnect(m_hosts->logging);
    if (!m_hosts->api || !logsDebug())
        return;
    m_hosts->logging
        = QObject::connect(m_hosts->api.get(), &ApiHost::requestServed, m_hosts->api.get(),
                           [](const QString &method, const QString &path, int status, qint64 microseconds) {
                               qDebug("%s %s %d %lld us", qUtf8Printable(method), qUtf8Printable(path), status,
                                      static_cast<long long>(microseconds));
                           });
}

void Servers::stopApiHost()
{
    if (!m_hosts->api)
        return;
    m_hosts->api->close();
    std::erase_if(m_hosts->closed, [](const auto &host) { return host->busyCount() == 0; });
    m_hosts->closed.push_back(std::move(m_hosts->api));
}

#else

Result<quint16> Servers::startApiHost(const Services &, const ApiOptions &)
{
    return failure(ErrorCode::InvalidInput, u"this build has no API host"_s);
}

ApiHost *Servers::apiHost() const
{
    return nullptr;
}

void Servers::limitRates(const ApiOptions &) { }

void Servers::logRequests() { }

void Servers::stopApiHost() { }

#endif

void Servers::close()
{
#ifdef CURVEDESK_HAS_API_HOST
    if (m_hosts->api)
        m_hosts->api->close();
#endif
#ifdef CURVEDESK_HAS_NODE
    if (m_hosts->node)
        m_hosts->node->close();
#endif
}

void Servers::waitForAnswers() const
{
    const QDeadlineTimer deadline(std::chrono::seconds(2));
    QTimer pace;
    pace.start(std::chrono::milliseconds(10));
    while (m_hosts->busyCount() > 0 && !deadline.hasExpired())
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
}

} // namespace curvedesk::app
