// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/DeferredReply.h"
#include "core/http/HttpReply.h"
#include "core/http/RequestHead.h"

#include <QString>

#include <variant>

namespace curvedesk {

/// The body may come, and then the request is served.
struct AcceptedRequest
{
    qint64 bodyLimit = 1024 * 1024; ///< 413 beyond
    bool mayHoldKey = false; ///< a private key in the body: no buffer keeps its bytes, which takes 0.3 ms
    std::size_t route = 0; ///< the policy's own note of what was asked for
    QString principal; ///< and of who asked
};

/// A WebSocket handshake that the policy takes.
struct AcceptedUpgrade
{
};

/// What a policy makes of a request before its body is read: a reply is a refusal, and the body is not read.
struct HeadDecision
{
    std::variant<AcceptedRequest, AcceptedUpgrade, HttpReply> outcome;
    QByteArray replyHeaders; ///< lines for every reply to this request, each with its CRLF

    [[nodiscard]] const HttpReply *refusal() const { return std::get_if<HttpReply>(&outcome); }
    [[nodiscard]] bool upgrades() const { return std::holds_alternative<AcceptedUpgrade>(outcome); }
};

/// What a server decides and answers; ConnectionGuard asks it.
class RequestPolicy
{
public:
    virtual ~RequestPolicy() = default;
    /// Called once for each request whose head is in order, before its body is read.
    [[nodiscard]] virtual HeadDecision decide(const RequestHead &head) = 0;
    /// The request, whole. Views in `head` die with the answer, or when the call returns.
    virtual void serve(const RequestHead &head, const AcceptedRequest &accepted, QByteArray body, DeferredReply reply)
        = 0;
    /// The answer to a request that the guard itself cannot or may not read further; `head` is empty where it is the
    /// head that is at fault.
    [[nodiscard]] virtual HttpReply replyTo(const HttpFault &fault, const RequestHead &head) = 0;
    /// A request was answered with its refusal.
    virtual void refused(const RequestHead & /*head*/, int /*status*/) { }
};

} // namespace curvedesk
