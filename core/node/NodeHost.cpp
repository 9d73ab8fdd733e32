// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeHost.h"

#include "core/http/HttpServer.h"
#include "core/node/NodeDocuments.h"
#include "core/node/NodeFaults.h"
#include "core/node/NodeMethods.h"
#include "core/node/NodePolicy.h"
#include "core/node/NodeSockets.h"

#include <QCoro/QCoroTimer>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr quint16 maxPort = 65535;

/// The body as a broken node would send it.
QByteArray mangled(const QByteArray &body, NodeFaults::Garbage garbage)
{
    using Garbage = NodeFaults::Garbage;
    switch (garbage) {
    case Garbage::None:
        break;
    case Garbage::Truncated:
        return body.left(body.size() / 2);
    case Garbage::Html:
        return "<html><body><h1>502 Bad Gateway</h1></body></html>";
    case Garbage::Empty:
        return {};
    case Garbage::WrongId:
        return body.left(body.lastIndexOf(R"("id":)")) + R"("id":"not yours"})";
    }
    return body;
}

/// Has the methods answer, and sends that, changed and delayed as the fault says. The client may have disconnected by
/// then.
QCoro::Task<> answer(NodeMethods &rpc, QByteArray body, DeferredReply reply, NodeFaults::Http fault)
{
    const QByteArray answered = co_await rpc.answer(body);
    // The node may have been destroyed from here on.
    if (fault.latencyMs > 0)
        co_await QCoro::sleepFor(std::chrono::milliseconds(fault.latencyMs));
    reply.send({.body = mangled(answered, fault.garbage)});
}

/// The reply with the status that the fault names.
HttpReply rejection(const NodeFaults::Http &fault)
{
    const QByteArray headers = fault.retryAfterSeconds > 0
        ? "Retry-After: " + QByteArray::number(fault.retryAfterSeconds) + "\r\n"
        : QByteArray();
    return nodePolicy::refusal(fault.rejectWith, "The node was told to refuse this", headers.constData());
}

} // namespace

class NodeHost::Private final : public RequestPolicy
{
public:
    Private(sandbox::Ledger &ledger, LocalStore &store)
        : rpc(ledger)
        , sockets(ledger)
        , documents(store)
    {
    }

    /// Refuses strangers, and what is neither for the documents nor a POST of JSON; asks NodeDocuments about its paths.
    HeadDecision decide(const RequestHead &head) override
    {
        if (auto refusal = nodePolicy::refusalOfStranger(head))
            return {.outcome = std::move(*refusal)};
        if (NodeDocuments::serves(head.path))
            return NodeDocuments::decide(head);
        if (head.method != "POST")
            return {.outcome
                    = nodePolicy::refusal(405, "Used HTTP Method is not allowed. POST is required", "Allow: POST\r\n")};
        if (!head.hasContentType("application/json"))
            return {.outcome = nodePolicy::refusal(
                        415, "Supplied content type is not allowed. Content-Type: application/json is required")};
        return {};
    }

    /// The fault as the IPFS node or the Solana node would report it, by the path.
    HttpReply replyOf(const HttpFault &fault, const RequestHead &head) override
    {
        return NodeDocuments::serves(head.path) ? NodeDocuments::replyOf(fault, head)
                                                : nodePolicy::refusal(fault.status, fault.message);
    }

    /// Has the documents or the methods answer, by the path; a fault may refuse the request unexecuted.
    void serve(const RequestHead &head, const AcceptedRequest &accepted, QByteArray body, DeferredReply reply) override
    {
        if (NodeDocuments::serves(head.path)) {
            documents.answer(head, accepted, std::move(body), std::move(reply));
            return;
        }
        const NodeFaults::Http fault = faults ? faults->decideAndCount(body) : NodeFaults::Http();
        if (fault.rejectWith != 0)
            reply.send(rejection(fault));
        else
            answer(rpc, std::move(body), std::move(reply), fault);
    }

    /// One attempt of NodeHost::listen(); after an error neither port is open for requests.
    Result<quint16> listen(quint16 port)
    {
        if (port == maxPort)
            return failure(ErrorCode::InvalidInput,
                           u"The port behind %1, for subscriptions, does not exist"_s.arg(port));
        auto server = std::make_unique<HttpServer>(*this);
        const Result<quint16> listening = server->start(QHostAddress(QHostAddress::LocalHost), port);
        if (!listening)
            return listening;
        const Result<quint16> neighbour = *listening == maxPort
            ? failure(ErrorCode::Conflict, u"There is no port behind %1"_s.arg(*listening))
            : sockets.listen(static_cast<quint16>(*listening + 1));
        if (!neighbour)
            return neighbour;
        http = std::move(server);
        return listening;
    }

    std::unique_ptr<NodeFaults> faults; ///< nullptr until enableFaults()
    NodeMethods rpc;
    NodeSockets sockets;
    NodeDocuments documents;
    std::unique_ptr<HttpServer> http; ///< nullptr until listen()
};

NodeHost::NodeHost(sandbox::Ledger &ledger, LocalStore &documents, QObject *parent)
    : QObject(parent)
    , d(std::make_unique<Private>(ledger, documents))
{
}

NodeHost::~NodeHost() = default;

Result<quint16> NodeHost::listen(quint16 port)
{
    constexpr int attempts = 50;
    Result<quint16> listening = d->listen(port);
    // For port 0 any port will do whose following port is free, too.
    for (int i = 1; port == 0 && !listening && i < attempts; ++i)
        listening = d->listen(0);
    return listening;
}

void NodeHost::enableFaults()
{
    d->faults = std::make_unique<NodeFaults>();
    d->rpc.setFaults(d->faults.get());
    connect(d->faults.get(), &NodeFaults::stallChanged, &d->sockets, &NodeSockets::setStalled);
}

qsizetype NodeHost::busyCount() const
{
    return d->http == nullptr ? 0 : d->http->connections().busyCount();
}

void NodeHost::close()
{
    if (d->http == nullptr)
        return;
    d->rpc.close();
    d->http->close();
    d->sockets.close();
}

} // namespace curvedesk
#include "moc_NodeHost.cpp"
