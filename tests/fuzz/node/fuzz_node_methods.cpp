// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// The body of a request to the sandbox's node: it is answered with one JSON text whatever it says, the ledger's books
// balance afterwards, and what is asked of a subscription is understood or refused.
#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/node/NodeFaults.h"
#include "core/node/NodeMethods.h"
#include "core/node/NodeSubscription.h"
#include "tests/fuzz/FuzzInput.h"

#include <QCoreApplication>
#include <QCoro/QCoroTask>
#include <QJsonDocument>

using namespace curvedesk;

namespace {

class StillClock final : public Clock
{
public:
    [[nodiscard]] qint64 nowMs() const override { return 1'790'000'000'000; }
};

class Node
{
public:
    Node()
        : ledger(std::move(*sandbox::Ledger::open({{}, 1}, m_clock)))
        , rpc(*ledger)
    {
        rpc.setFaults(&faults);
        for (int i = 0; i < 40; ++i)
            ledger->advanceSlot();
    }

    [[nodiscard]] bool addsUp() const
    {
        quint64 sum = ledger->burnedLamports();
        for (const AccountState &account : ledger->accounts())
            sum += account.lamports.value();
        return sum == ledger->genesisLamports();
    }

private:
    StillClock m_clock;

public:
    std::unique_ptr<sandbox::Ledger> ledger;
    NodeFaults faults;
    NodeMethods rpc;
};

} // namespace

CURVEDESK_FUZZ_TARGET(node_methods, data, size)
{
    static int argc = 0;
    // Never destroyed: QtSql 6.8 listens to the application's end, and its own data is gone by the end of the process.
    static auto *const app = new QCoreApplication(argc, nullptr);
    Q_UNUSED(app)
    static Node &node = *new Node;
    const QByteArray body = fuzz::view(data, size).toByteArray();
    const auto task = node.rpc.answer(body);
    if (!task.isReady())
        (void)node.ledger->flush();
    const QByteArray reply = QCoro::waitFor(node.rpc.answer(body));
    QJsonParseError problem{};
    const QJsonDocument document = QJsonDocument::fromJson(reply, &problem);
    fuzz::require(problem.error == QJsonParseError::NoError && !document.isNull(), "every answer is JSON");
    fuzz::require(node.addsUp(), "no request makes or loses a lamport");

    const NodeCall call(JsonValue::read(body).value_or(JsonValue()).member("params"));
    using Kind = NodeSubscription::Kind;
    for (const Kind kind : {Kind::Accounts, Kind::Logs, Kind::Programs, Kind::Roots, Kind::Signatures, Kind::Slots}) {
        const auto subscription = NodeSubscription::read(kind, call);
        fuzz::require(subscription.has_value() || subscription.error().code < 0, "a refusal has a code");
        fuzz::require(!subscription || !subscription->notification().isEmpty(), "what is understood has a name");
    }
    (void)node.faults.configure(*JsonValue::read("{}"));
    return 0;
}
