// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/ApiHost.h"

#include "core/api/EndpointTable.h"
#include "core/api/ErrorJson.h"
#include "core/server/EndpointServer.h"
#include "core/server/EventStream.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

class ApiHost::Private
{
public:
    Private(const Services &services, const Options &asked)
        : options(asked)
        , server(
              endpointTable(), [services](QByteArrayView key) { return services.access.authenticate(key); },
              [services](const Endpoint &endpoint, ApiRequest request) {
                  return endpoint.handler(services, std::move(request));
              },
              {options.allowedHosts, options.allowedOrigins, options.rates,
               [services](QByteArrayView path, const QString &key, const Error &error) {
                   services.access.noteRefusal(path, key, errorJson::wireCode(error.code).code);
               }},
              ConnectionGuard::Limits())
        , events(server, EventStream::Limits())
    {
        events.follow(services.market);
    }

    const Options options;
    EndpointServer server;
    EventStream events;
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
    return d->server.start(d->options.address, d->options.port);
}

void ApiHost::close()
{
    d->events.close();
    d->server.close();
}

void ApiHost::limitRates(const RequestRates &rates)
{
    d->server.limitRates(rates);
}

quint16 ApiHost::port() const
{
    return d->server.port();
}

qsizetype ApiHost::busyCount() const
{
    return d->server.connections().busyCount();
}

} // namespace curvedesk
