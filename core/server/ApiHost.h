// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/server/RequestRates.h"
#include "core/service/Services.h"

#include <QHostAddress>
#include <QObject>
#include <QStringList>

#include <memory>

namespace curvedesk {

/// The API's server: the endpoint table over HTTP, and events over WebSocket, on an embedded QHttpServer behind a
/// ConnectionGuard (see HttpServer); events go to webhooks too, refusals to the audit log. Runs on the core's thread.
class ApiHost final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApiHost)

public:
    struct Options
    {
        QHostAddress address = QHostAddress(QHostAddress::LocalHost);
        quint16 port = 8787; ///< 0: any free port
        QString socketPath; ///< of a Unix socket that serves the same; empty: none
        QStringList allowedHosts; ///< Host names beside the loopback ones
        QStringList allowedOrigins; ///< none by default
        RequestRates rates;
        QString webhooksPath; ///< of the webhooks' file; empty: there are none
    };

    /// `services` must outlive the host. Opens or creates the webhooks' file, and posts events to them from now on,
    /// before listen(); to none where it cannot be opened, which is logged.
    ApiHost(const Services &services, Options options, QObject *parent = nullptr);
    ~ApiHost() override; ///< cuts all connections, removes the Unix socket's file

    /// Starts to listen on the port and, where the options name one, on the Unix socket, whose file it makes; returns
    /// the port. Conflict when one is taken (the detail says which), InvalidInput for an address that is not loopback
    /// or not this computer's, Storage when the Unix socket cannot be made. After an error of that socket the host is
    /// closed for good.
    [[nodiscard]] Result<quint16> listen();
    /// Stops listening for good, removes the Unix socket's file: connections are refused, later requests get 503, those
    /// under way are answered after the call. Event sockets get a close frame and end, webhooks nothing more.
    void close();
    /// Changes the rates that a key may have from now on; what keys have used so far is forgotten.
    void limitRates(const RequestRates &rates);
    /// The number of requests that are being served, and of answers that are not sent yet.
    [[nodiscard]] qsizetype busyCount() const;

signals:
    /// A request was answered or refused, each once, for the window's list. `path`: an endpoint's as the table has it,
    /// "/ws" or "(another path)", without query. `key`: id of the caller's API key; empty without one, and for a
    /// request that was refused by its head. Not emitted for a fault of HTTP itself or an opened WebSocket.
    void requestServed(const QString &method, const QString &path, int status, qint64 microseconds, const QString &key);

private:
    class Private;
    std::unique_ptr<Private> d;
};

} // namespace curvedesk
