// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/server/EndpointServer.h"

#include <coroutine>
#include <utility>
#include <vector>

namespace curvedesk {

/// Holds late answers back until it is opened, at the latest when it goes: then their server has gone already.
class Gate
{
public:
    Gate() = default;
    Q_DISABLE_COPY_MOVE(Gate)
    ~Gate() { open(); }

    void open()
    {
        for (const std::coroutine_handle<> handle : std::exchange(m_waiting, {}))
            handle.resume();
    }

    struct Wait
    {
        std::vector<std::coroutine_handle<>> *waiting;
        [[nodiscard]] bool await_ready() const noexcept { return false; }
        void await_suspend(std::coroutine_handle<> handle) { waiting->push_back(handle); }
        void await_resume() const noexcept { }
    };
    [[nodiscard]] Wait opened() { return {&m_waiting}; }

private:
    std::vector<std::coroutine_handle<>> m_waiting;
};

/// A server with a table of its own: what is under test is everything but the services.
class StubServer
{
public:
    explicit StubServer(ConnectionGuard::Limits limits = {}, RequestGuard::Options options = {})
        : m_server(
            table(), &StubServer::authenticate,
            [this](const Endpoint &endpoint, ApiRequest request) {
                ++served;
                return endpoint.path == QByteArrayView("/late") ? late(&gate, &answered) : echo(std::move(request));
            },
            options, limits)
    {
        const Result<quint16> bound = m_server.start(QHostAddress(QHostAddress::LocalHost), 0);
        port = bound ? *bound : quint16{0};
    }

    static std::span<const Endpoint> table()
    {
        using enum ParameterIn;
        static constexpr Parameter echoParameters[] = {
            {.name = "text", .in = Query, .type = ParameterType::Text},
            {.name = "amount", .in = Query, .type = ParameterType::Integer},
        };
        static constexpr Parameter bodyParameters[] = {
            {.name = "text", .in = Body, .type = ParameterType::Text, .isRequired = true},
            {.name = "file", .in = Body, .type = ParameterType::Image},
        };
        static const Endpoint rows[] = {
            {.method = "GET", .path = "/echo", .access = Access::Read, .parameters = echoParameters},
            {.method = "GET", .path = "/open", .access = Access::Open},
            {.method = "GET", .path = "/late", .access = Access::Read},
            {.method = "POST",
             .path = "/json",
             .access = Access::Read,
             .body = BodyKind::Json,
             .parameters = bodyParameters},
            {.method = "POST",
             .path = "/form",
             .access = Access::Read,
             .body = BodyKind::Form,
             .parameters = bodyParameters},
            {.method = "POST",
             .path = "/limited",
             .access = Access::Open,
             .body = BodyKind::Json,
             .isRateLimited = true},
            {.method = "GET", .path = "/things/{id}", .access = Access::Read},
        };
        return rows;
    }

    [[nodiscard]] EndpointServer &server() { return m_server; }
    [[nodiscard]] QByteArray host() const { return "127.0.0.1:" + QByteArray::number(port); }
    /// "GET /path HTTP/1.1", Host and key, and the lines given.
    [[nodiscard]] QByteArray request(const QByteArray &methodAndTarget, const QByteArray &lines = {},
                                     const QByteArray &body = {}) const
    {
        return methodAndTarget + " HTTP/1.1\r\nHost: " + host() + "\r\nx-api-key: right\r\n" + lines + "\r\n" + body;
    }
    [[nodiscard]] QByteArray post(const QByteArray &path, const QByteArray &body) const
    {
        return request("POST " + path,
                       "Content-Type: application/json\r\nContent-Length: " + QByteArray::number(body.size()) + "\r\n",
                       body);
    }

    int served = 0;
    int answered = 0; ///< late ones that got their answer
    Gate gate;
    quint16 port = 0;

private:
    static Result<std::shared_ptr<const ApiKey>> authenticate(QByteArrayView key)
    {
        ApiKey known;
        known.id = QStringLiteral("key");
        known.wallet = QStringLiteral("wallet");
        const bool isNarrow = key == QByteArrayView("narrow"); // it may not read
        known.rights.scopes = isNarrow ? KeyScope::Quote : KeyScope::Read;
        if (key == QByteArrayView("right") || isNarrow)
            return std::make_shared<const ApiKey>(known);
        return failure(ErrorCode::Unauthorized, {});
    }
    static Task<HttpReply> echo(ApiRequest request)
    {
        if (const Outcome form = request.readForm(); !form)
            co_return failure(form.error());
        const Result<QString> text
            = (request.body().has("text") ? request.body() : request.query()).optionalText("text");
        if (!text)
            co_return failure(text.error());
        const Result<std::optional<quint64>> amount = request.query().optionalInteger("amount");
        if (!amount)
            co_return failure(amount.error());
        co_return HttpReply{200,
                            text->toUtf8() + '|' + QByteArray::number(request.body().bytes("file").size()) + '|'
                                + request.key().wallet.toUtf8() + '|' + request.pathParameter().toUtf8(),
                            {},
                            false};
    }
    static Task<HttpReply> late(Gate *gate, int *answered)
    {
        co_await gate->opened();
        ++*answered;
        co_return HttpReply{200, "late", {}, false};
    }

    EndpointServer m_server;
};

} // namespace curvedesk
