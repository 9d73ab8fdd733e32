// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// What a node sends: every reader takes every body, and whatever is read as JSON says the same when it is written and
// read again.
#include "core/cluster/rpc/RpcReplies.h"
#include "tests/fuzz/FuzzInput.h"

#include <QJsonArray>
#include <QJsonDocument>

using namespace curvedesk;
using namespace curvedesk::rpc;

namespace {

void read(const RpcJson &result)
{
    (void)replies::hash(result);
    (void)replies::signature(result);
    (void)replies::number(result);
    (void)replies::latestBlockhash(result);
    (void)replies::account(result);
    (void)replies::priorityFees(result);
    (void)replies::history(result);
    (void)replies::simulation(result, 1);
    if (const auto accounts = replies::accounts(result, 2))
        fuzz::require(accounts->accounts.size() == 2, "as many accounts as were asked for");
    if (const auto statuses = replies::statuses(result, 1))
        fuzz::require(statuses->statuses.size() == 1, "as many statuses as were asked for");
    Signature asked;
    if (const auto wire = result.member("transaction").elements(); !wire.empty()) {
        const QByteArray bytes = QByteArray::fromBase64(wire.front().string().value_or(QByteArray()));
        if (const auto id = Signature::fromBytes(bytes.mid(1, 64)))
            asked = *id;
    }
    const auto transaction = replies::transaction(result, asked);
    if (transaction && *transaction)
        fuzz::require((*transaction)->record.signature == asked, "no other transaction than the one asked for");
}

} // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    const QByteArrayView bytes = fuzz::view(data, size);
    (void)replies::socketMessage(bytes);
    if (const auto answer = replies::answer(bytes, 1)) {
        read(answer->result);
        if (answer->fault) {
            (void)replies::preflightError(*answer->fault);
            (void)replies::preflightLogs(*answer->fault);
        }
    }
    const Result<RpcJson> json = RpcJson::parse(bytes);
    if (!json)
        return 0;
    read(*json);
    const QByteArray again = QJsonDocument(QJsonArray{json->toJson()}).toJson(QJsonDocument::Compact);
    fuzz::require(RpcJson::parse(again).has_value() || json->kind() == RpcJson::Kind::Number || again.contains("null"),
                  "what was read can be written and read again");
    return 0;
}
