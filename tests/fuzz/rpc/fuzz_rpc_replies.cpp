// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only

// What a node sends: every reader takes every body.
#include "core/cluster/rpc/RpcReplies.h"
#include "tests/fuzz/FuzzInput.h"

using namespace curvedesk;
using namespace curvedesk::rpc;

namespace {

void read(const JsonValue &result)
{
    (void)replies::hash(result);
    (void)replies::signature(result);
    (void)replies::number(result);
    (void)replies::latestBlockhash(result);
    (void)replies::account(result);
    (void)replies::priorityFees(result);
    (void)replies::history(result);
    (void)replies::tokenAccounts(result);
    (void)replies::contextSlot(result);
    (void)replies::simulation(result, 1);
    if (const auto accounts = replies::accounts(result, 2))
        fuzz::require(accounts->accounts.size() == 2, "as many accounts as were asked for");
    if (const auto statuses = replies::statuses(result, 1))
        fuzz::require(statuses->size() == 1, "as many statuses as were asked for");
    Signature asked;
    if (const auto wire = result.member("transaction").at(0).utf8()) {
        const QByteArray bytes = QByteArray::fromBase64(*wire);
        if (const auto id = Signature::fromBytes(bytes.mid(1, 64)))
            asked = *id;
    }
    const auto transaction = replies::transaction(result, asked);
    if (transaction && *transaction)
        fuzz::require((*transaction)->record.signature == asked, "no other transaction than the one asked for");
}

} // namespace

CURVEDESK_FUZZ_TARGET(rpc_replies, data, size)
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
    if (const auto json = JsonValue::read(bytes))
        read(*json);
    return 0;
}
