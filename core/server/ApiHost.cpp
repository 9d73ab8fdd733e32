// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/ApiHost.h"

#include "core/api/EndpointTable.h"
#include "core/api/ErrorJson.h"
#include "core/server/EndpointServer.h"
#include "core/server/EventStream.h"
#include "core/server/HostMetrics.h"
#include "core/server/MetricsText.h"
#include "core/server/Webhooks.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

class ApiHost::Private
{
public:
    /// Connects the server, the event stream and the webhooks with the services; opens the webhooks' file.
    Private(const Services &services, const Options &asked)
        : options(asked)
        , server(
              endpointTable(), [services](QByteArrayView key) { return services.access.authenticate(key); },
              [this, services](const Endpoint &endpoint, ApiRequest request) {
                  return endpoint.handler != nullptr ? endpoint.handler(services, std::move(request)) : metrics();
              },
              {options.allowedHosts, options.allowedOrigins, options.rates,
               [services](QByteArrayView path, const QString &key, const Error &error) {
                   services.access.noteRefusal(path, key, errorJson::wireCode(error.code).code);
               }},
              ConnectionGuard::Limits())
        , events(
              server, services.events,
              [services](const ApiKey &key) { return services.access.validKey(key.id, KeyScope::Read); },
              EventStream::Limits())
        , hostMetrics(services)
    {
        if (options.webhooksPath.isEmpty())
            return;
        auto store = WebhookStore::open(options.webhooksPath);
        if (store)
            webhooks = std::make_unique<Webhooks>(std::move(*store), services.events, [services](const QString &owner) {
                return services.access.validOwner(owner, KeyScope::Read);
            });
        else
            qWarning("webhooks get no events: %s", qUtf8Printable(store.error().detail));
    }

    /// Answers GET /metrics, which alone needs the server itself: figures as of now, from services, journal and /proc.
    Task<HttpReply> metrics()
    {
        MetricsText text;
        hostMetrics.write(text);
        server.metrics().write(text);
        text.metric("connections", "gauge", "Open connections, event sockets included.",
                    server.connections().connectionCount());
        text.metric("event_sockets", "gauge", "Open event sockets.", events.readerCount());
        co_return HttpReply{.body = text.take(), .contentType = MetricsText::contentType};
    }

    const Options options;
    EndpointServer server;
    EventStream events;
    HostMetrics hostMetrics;
    std::unique_ptr<Webhooks> webhooks; ///< nullptr without their file
};

ApiHost::ApiHost(const Services &services, Options options, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(services, options))
{
    connect(&d->server, &EndpointServer::requestServed, this, &ApiHost::requestServed);
}

ApiHost::~ApiHost() = default;

Result<quint16> ApiHost::listen()
{
    if (!d->options.address.isLoopback())
        return failure(ErrorCode::InvalidInput, u"The interface listens on loopback addresses only"_s);
    const Result<quint16> port = d->server.start(d->options.address, d->options.port);
    if (!port || d->options.socketPath.isEmpty())
        return port;
    if (const Outcome unixSocket = d->server.startUnix(d->options.socketPath); !unixSocket) {
        d->server.close();
        return failure(unixSocket.error());
    }
    return port;
}

void ApiHost::close()
{
    if (d->webhooks)
        d->webhooks->close();
    d->events.close();
    d->server.close();
}

void ApiHost::limitRates(const RequestRates &rates)
{
    d->server.limitRates(rates);
}

qsizetype ApiHost::busyCount() const
{
    return d->server.connections().busyCount();
}

} // namespace curvedesk
#include "moc_ApiHost.cpp"
