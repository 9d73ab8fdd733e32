// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/server/SandboxRpcHost.h"

#include "core/server/ConnectionGuard.h"
#include "core/server/DeferredReply.h"
#include "core/server/SandboxRpc.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// The answer arrives when the ledger has it; the client may have left by then.
QCoro::Task<> answer(SandboxRpc &rpc, QByteArray body, DeferredReply reply)
{
    HttpReply answered;
    answered.body = co_await rpc.answer(body);
    reply.send(answered);
}

HttpReply refusal(int status, const char *message, const char *headers = "")
{
    return {.status = status,
            .body = R"({"jsonrpc":"2.0","error":{"code":-32600,"message":")" + QByteArray(message) + R"("},"id":null})",
            .headers = headers};
}

} // namespace

class SandboxRpcHost::Private final : public RequestPolicy
{
public:
    explicit Private(sandbox::Ledger &ledger)
        : rpc(ledger)
    {
    }

    HeadDecision decide(const RequestHead &head) override
    {
        // Play money, but a web page that was rebound to this port has no business here either.
        const QByteArrayView name = head.host.first(std::max<qsizetype>(0, head.host.lastIndexOf(':')));
        const QByteArrayView host = name.isEmpty() ? head.host : name;
        HeadDecision decision;
        if (host != "127.0.0.1" && host.compare("localhost", Qt::CaseInsensitive) != 0 && host != "[::1]")
            decision.refusal = refusal(421, "The Host header is not a loopback name");
        else if (!head.origin.isNull())
            decision.refusal = refusal(403, "Requests of web pages are not answered");
        else if (head.method != "POST")
            decision.refusal = refusal(405, "Used HTTP Method is not allowed. POST is required", "Allow: POST\r\n");
        else if (!head.contentType.startsWith("application/json"))
            decision.refusal
                = refusal(415, "Supplied content type is not allowed. Content-Type: application/json is required");
        return decision;
    }

    void serve(const RequestHead &, const HeadDecision &, QByteArray body, DeferredReply reply) override
    {
        answer(rpc, std::move(body), std::move(reply));
    }

    SandboxRpc rpc;
    std::unique_ptr<ConnectionGuard> guard; ///< once it listens
};

SandboxRpcHost::SandboxRpcHost(sandbox::Ledger &ledger, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(ledger))
{
}

SandboxRpcHost::~SandboxRpcHost() = default;

Result<quint16> SandboxRpcHost::listen(quint16 port)
{
    auto guard = std::make_unique<ConnectionGuard>(*d);
    const Result<quint16> listening = guard->start(QHostAddress(QHostAddress::LocalHost), port);
    if (!listening)
        return listening;
    d->guard = std::move(guard);
    return listening;
}

void SandboxRpcHost::close()
{
    if (d->guard == nullptr)
        return;
    d->guard->close();
    d->guard->closeIdle();
}

} // namespace curvedesk
