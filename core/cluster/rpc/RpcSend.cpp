// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcCalls.h"
#include "core/pump/ProgramErrors.h"
#include "core/solana/Transaction.h"

namespace curvedesk::rpc {

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using Kind = CallFault::Kind;

/// The sending of one transaction to several endpoints.
struct RpcCalls::Sending
{
    Transaction transaction;
    RpcRequest request;
    qsizetype pending = 0;
    bool isAccepted = false;
    bool isNeverPossible = true; ///< true while every endpoint says that these bytes are no transaction
    std::optional<Error> error; ///< a preflight's refusal, else the first failure
    WaitList answered;
};

namespace {

/// True when the node refuses because the same transaction has landed already.
bool wasProcessedBefore(const CallFault &fault)
{
    if (fault.kind != Kind::Node)
        return false;
    const auto error = replies::preflightError(*fault.fault);
    return error && error->kind == "AlreadyProcessed"_L1;
}

/// True when the node found the transaction malformed or wrongly signed: no node will take it.
bool saysNeverPossible(const CallFault &fault)
{
    return fault.kind == Kind::Node
        && (fault.fault->code == RpcFault::invalidParams || fault.fault->code == RpcFault::signatureVerification);
}

/// The error of a node that runs a preflight although the call turns it off; nullopt for any other fault. Never
/// ProgramRejected, because the same bytes may still land through another node.
std::optional<Error> preflightRefusal(const CallFault &fault, const Message &message)
{
    if (fault.kind != Kind::Node || fault.fault->code != RpcFault::preflightFailure)
        return std::nullopt;
    const auto error = replies::preflightError(*fault.fault);
    if (!error)
        return std::nullopt;
    Address program;
    if (error->index >= 0 && error->index < message.instructions.size())
        program = message.accountKeys.value(message.instructions.at(error->index).programIndex);
    Error out = programErrors::explain(*error, replies::preflightLogs(*fault.fault), program);
    if (out.code == ErrorCode::ProgramRejected)
        out.code = ErrorCode::UpstreamRejected;
    return out;
}

} // namespace

Task<Signature> RpcCalls::send(QByteArray wire)
{
    const auto sending = std::make_shared<Sending>();
    Result<Transaction> transaction = Transaction::decode(wire);
    if (!transaction || !transaction->verifySignatures()) {
        const bool isOpen = co_await m_client.pause(0ms);
        if (!isOpen)
            co_return failure(CallFault{Kind::Cancelled, {}}.toError());
        co_return failure(ErrorCode::ProgramRejected,
                          u"these bytes are no transaction that is signed by all its signers"_s);
    }
    sending->transaction = std::move(*transaction);
    const Signature id = sending->transaction.id();
    const QList<qsizetype> ready = co_await m_client.verifyReadyEndpoints();
    if (ready.isEmpty()) {
        const bool isOpen = co_await m_client.pause(0ms);
        co_return failure((isOpen ? m_client.whyNobodyAnswers() : CallFault{Kind::Cancelled, {}}).toError());
    }
    rememberSent(id);
    // A node that has not reached the blockhash's slot would refuse the blockhash as unknown.
    const quint64 minSlot = m_blockhashSlots.value(sending->transaction.message.recentBlockhash, 0);
    sending->request = requests::sendTransaction(wire, minSlot);
    sending->pending = ready.size();
    for (const qsizetype endpoint : ready)
        sendTo(endpoint, sending);
    if (sending->pending > 0 && !sending->isAccepted)
        co_await sending->answered.wait();
    if (sending->isAccepted)
        co_return id;
    if (sending->isNeverPossible)
        co_return failure(ErrorCode::ProgramRejected, u"the cluster does not take these bytes for a transaction"_s);
    co_return failure(sending->error.value_or(CallFault{Kind::Unreachable, {}}.toError()));
}

QCoro::Task<> RpcCalls::sendTo(qsizetype endpoint, std::shared_ptr<Sending> sending)
{
    const CallResult called = co_await m_client.askOne(endpoint, sending->request);
    --sending->pending;
    if (called) {
        const Result<Signature> signature = replies::signature(called->result);
        sending->isNeverPossible = false;
        if (signature && *signature == sending->transaction.id())
            sending->isAccepted = true;
        else if (!sending->error)
            sending->error = CallFault{Kind::Garbage, {}}.toError();
    } else if (wasProcessedBefore(called.error())) {
        sending->isAccepted = true;
    } else if (!saysNeverPossible(called.error())) {
        sending->isNeverPossible = false;
        if (auto refusal = preflightRefusal(called.error(), sending->transaction.message))
            sending->error = std::move(*refusal);
        else if (!sending->error)
            sending->error = called.error().toError();
    }
    if (sending->isAccepted || sending->pending == 0)
        sending->answered.wake();
}

} // namespace curvedesk::rpc
