// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/http/DeferredReply.h"
#include "core/http/HttpReply.h"
#include "core/http/RequestHead.h"

#include <memory>
#include <variant>

namespace curvedesk {

/// The decision to read a request's body and serve it.
struct AcceptedRequest
{
    qint64 bodyLimit = 1024 * 1024; ///< bytes; a larger body gets 413
    std::size_t route = 0; ///< set by the policy to recognise the requested resource in serve()
    std::shared_ptr<const void> principal; ///< set by the policy to recognise the caller in serve()
};

/// The decision to accept a WebSocket handshake.
struct AcceptedUpgrade
{
    std::shared_ptr<const void> principal; ///< the caller, as in AcceptedRequest
};

/// A policy's decision on a request before its body is read: a reply is a refusal, and the body is not read.
struct HeadDecision
{
    std::variant<AcceptedRequest, AcceptedUpgrade, HttpReply> outcome;
    QByteArray replyHeaders; ///< header lines for each reply to this request but a 101, each with its CRLF

    /// The reply that refuses the request, within this decision; nullptr when it is accepted.
    [[nodiscard]] const HttpReply *refusal() const { return std::get_if<HttpReply>(&outcome); }
    /// True when a WebSocket handshake is accepted.
    [[nodiscard]] bool upgrades() const { return std::holds_alternative<AcceptedUpgrade>(outcome); }
};

/// The decisions and answers of a server, which ConnectionGuard calls.
class RequestPolicy
{
public:
    virtual ~RequestPolicy() = default;
    /// Decides on a request by its head, before its body is read; sends nothing. Called once for each valid head: it
    /// may count requests, look keys up, and note their use and refusals on disk.
    [[nodiscard]] virtual HeadDecision decide(const RequestHead &head) = 0;
    /// Serves a complete request: sends `reply` now or later. `head` and `accepted` may be read until the answer is
    /// sent or the call returns, whichever comes first.
    virtual void serve(const RequestHead &head, const AcceptedRequest &accepted, QByteArray body, DeferredReply reply)
        = 0;
    /// Makes, but does not send, the answer to a request that the guard cannot or may not read on, or that serve() left
    /// unanswered; `head` may lack all or some fields when it is malformed or came too late.
    [[nodiscard]] virtual HttpReply replyOf(const HttpFault &fault, const RequestHead &head) = 0;
    /// Called for a refusal by decide(), right before it is sent; not for what replyOf() answers. Does nothing here.
    virtual void noteRefusal(const RequestHead & /*head*/, int /*status*/) { }
};

} // namespace curvedesk
