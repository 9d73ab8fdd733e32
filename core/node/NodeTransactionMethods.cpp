// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeAccountJson.h"
#include "core/node/NodeContext.h"
#include "core/node/NodeFaults.h"
#include "core/node/NodeReplyJson.h"
#include "core/node/NodeTransactionJson.h"

namespace curvedesk {

using namespace Qt::StringLiterals;
using nodeReplyJson::resultAt;

namespace {

constexpr qsizetype maxSignatures = 256;
constexpr int maxHistory = 1000;
constexpr quint64 recentStatuses = 300; ///< slots in which a status is found without a search of the history

/// A commitment as JSON-RPC names it.
QByteArrayView nameOf(Commitment commitment)
{
    switch (commitment) {
    case Commitment::Processed:
        return "processed";
    case Commitment::Confirmed:
        return "confirmed";
    case Commitment::Finalized:
        break;
    }
    return "finalized";
}

/// The "data" of a failed preflight's error, as JSON.
QByteArray preflightData(const sandbox::Refusal &refusal)
{
    return jsonText([&](JsonWriter &json) {
        json.beginObject();
        json.key("accounts").null();
        json.key("err");
        nodeTransactionJson::writeError(json, refusal.error);
        json.key("innerInstructions").null();
        json.key("logs");
        nodeTransactionJson::writeLogs(json, refusal.logs);
        json.key("returnData").null();
        json.key("unitsConsumed").number(refusal.unitsConsumed);
        json.endObject();
    });
}

/// The error of a transaction that the ledger refused: -32602, -32003, -32002 with preflightData(), or -32603.
NodeFailure failureOf(const sandbox::Refusal &refusal)
{
    using Refused = sandbox::Refusal::Kind;
    switch (refusal.kind) {
    case Refused::Malformed:
        return {-32602, refusal.message, {}};
    case Refused::SignatureVerification:
        return {-32003, u"Transaction signature verification failure"_s, {}};
    case Refused::Preflight:
        return {-32002, refusal.message, preflightData(refusal)};
    case Refused::Storage:
        break;
    }
    return {};
}

/// The signature as JSON text.
QByteArray signatureText(const Signature &signature)
{
    return jsonText([&](JsonWriter &json) { json.string(signature.toBase58()); });
}

/// True where the configuration has this member and it is true.
bool isSet(const JsonValue &config, QByteArrayView name)
{
    return config.member(name).boolean().value_or(false);
}

/// The accounts that simulateTransaction returns, and their encoding.
struct Watched
{
    QList<Address> addresses;
    nodeAccountJson::Form form;
};

/// The accounts whose state after a simulation the caller asks for; in base64 where it names no encoding. -32602.
tl::expected<Watched, NodeFailure> readWatched(const JsonValue &config, qsizetype maxAddresses)
{
    Watched out;
    out.form.encoding = nodeAccountJson::Encoding::Base64;
    if (!config.member("encoding").isAbsent()) {
        const auto form = nodeAccountJson::form(config);
        if (!form)
            return tl::unexpected(form.error());
        out.form = *form;
    }
    const JsonValue addresses = config.member("addresses");
    if (!addresses.isAbsent() && out.form.encoding == nodeAccountJson::Encoding::Base58)
        return NodeFailure::invalidParams(u"base58 encoding not supported"_s);
    if (addresses.size() > maxAddresses)
        return NodeFailure::invalidParams(u"Too many accounts provided; max %1"_s.arg(maxAddresses));
    for (const JsonValue &value : addresses.values()) {
        const auto address = readBase58<Address>(value);
        if (!address)
            return tl::unexpected(address.error());
        out.addresses.append(*address);
    }
    return out;
}

/// Writes the accounts after a simulation as an array, null for each that does not exist; all are null after a failed
/// one. Errors of nodeAccountJson::write().
tl::expected<void, NodeFailure> writeSimulatedAccounts(JsonWriter &json, const NodeContext &node, const NodeCall &call,
                                                       const sandbox::LedgerSimulation &simulation,
                                                       const nodeAccountJson::Form &form)
{
    const auto find = [&](const Address &other) { return node.ledger.account(other, call.slot()); };
    json.beginArray();
    for (const auto &account : simulation.accounts) {
        if (!account || simulation.error) { // a node shows no accounts of a failed simulation
            json.null();
            continue;
        }
        if (const auto written = nodeAccountJson::write(json, *account, form, find); !written)
            return written;
    }
    json.endArray();
    return {};
}

/// Executes a transaction on a copy of the call's state; changes nothing. -32602; -32003 for wrong signatures.
NodeResult simulateTransaction(const NodeContext &node, const NodeCall &call)
{
    const auto text = call.text(0);
    if (!text)
        return tl::unexpected(text.error());
    const JsonValue config = call.value(1);
    const bool verify = isSet(config, "sigVerify");
    const bool replace = isSet(config, "replaceRecentBlockhash");
    if (verify && replace)
        return NodeFailure::invalidParams(u"sigVerify may not be used with replaceRecentBlockhash"_s);
    const auto bytes = nodeTransactionJson::bytes(*text, encodingOf(config, u"base58"_s));
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto transaction = Transaction::decode(*bytes);
    if (!transaction)
        return NodeFailure::invalidParams(
            u"failed to deserialize solana_transaction::versioned::VersionedTransaction: io error: failed to fill whole"
            " buffer"_s);
    if (verify && !transaction->verifySignatures())
        return tl::unexpected(NodeFailure{-32003, u"Transaction signature verification failure"_s, {}});
    const auto watched = readWatched(config.member("accounts"), transaction->message.accountKeys.size());
    if (!watched)
        return tl::unexpected(watched.error());

    const sandbox::LedgerSimulation simulation = node.ledger.simulate(
        *transaction, {.verifySignatures = verify, .replaceBlockhash = replace, .slot = call.slot()},
        watched->addresses);
    JsonWriter json;
    json.beginObject();
    json.key("accounts");
    if (config.member("accounts").isObject()) {
        if (const auto written = writeSimulatedAccounts(json, node, call, simulation, watched->form); !written)
            return tl::unexpected(written.error());
    } else {
        json.null();
    }
    json.key("err");
    nodeTransactionJson::writeError(json, simulation.error);
    json.key("innerInstructions");
    if (isSet(config, "innerInstructions"))
        nodeTransactionJson::writeInnerInstructions(json, simulation.innerInstructions, transaction->message, true);
    else
        json.null();
    json.key("logs");
    nodeTransactionJson::writeLogs(json, simulation.logs);
    json.key("returnData").null();
    if (replace) {
        json.key("replacementBlockhash");
        nodeReplyJson::writeBlockhash(json, node.ledger.latestBlockhash(call.slot()));
    }
    json.key("unitsConsumed").number(simulation.unitsConsumed);
    json.endObject();
    return resultAt(call.slot(), [&](JsonWriter &value) { value.json(json.take()); });
}

/// The commitment that a transaction of this slot has, as far as the faults let a caller see.
Commitment commitmentOf(const NodeContext &node, quint64 landedSlot)
{
    const quint64 seen = node.visibleSlot(Commitment::Processed);
    for (const Commitment level : {Commitment::Finalized, Commitment::Confirmed}) {
        if (landedSlot + sandbox::Ledger::slotsBehind(level) <= seen)
            return level;
    }
    return Commitment::Processed;
}

/// Writes the status of a signature that landed. `slot`: the newest one that the caller may see.
void writeStatus(JsonWriter &json, const SignatureStatus &status, Commitment commitment, quint64 slot)
{
    json.beginObject();
    json.key("confirmationStatus").plain(nameOf(commitment));
    json.key("confirmations");
    commitment == Commitment::Finalized ? json.null() : json.number(slot - status.slot);
    json.key("err");
    nodeTransactionJson::writeError(json, status.error);
    json.key("slot").number(status.slot);
    json.key("status").beginObject().key(status.error ? "Err" : "Ok");
    nodeTransactionJson::writeError(json, status.error);
    json.endObject();
    json.endObject();
}

/// The statuses of up to 256 signatures, null for one unknown or hidden by a fault, which counts look-ups. -32602.
NodeResult getSignatureStatuses(const NodeContext &node, const NodeCall &call)
{
    const auto list = call.list(0, maxSignatures);
    if (!list)
        return tl::unexpected(list.error());
    const bool searchesAll = isSet(call.value(1), "searchTransactionHistory");
    JsonWriter json;
    json.beginArray();
    for (const JsonValue &value : list->values()) {
        const auto signature = readBase58<Signature>(value);
        if (!signature)
            return tl::unexpected(signature.error());
        const auto status = node.ledger.status(*signature);
        const bool isKnown = status && status->slot <= call.slot()
            && (searchesAll || call.slot() - status->slot <= recentStatuses)
            && !(node.faults != nullptr && node.faults->countLookupAndHide(*signature));
        if (isKnown)
            writeStatus(json, *status, commitmentOf(node, status->slot), call.slot());
        else
            json.null();
    }
    json.endArray();
    return resultAt(call.slot(), [&](JsonWriter &reply) { reply.json(json.take()); });
}

/// A transaction's record, or null. -32602, -32015, -32603, as nodeTransactionJson::writeMembers().
NodeResult getTransaction(const NodeContext &node, const NodeCall &call)
{
    const auto signature = readBase58<Signature>(call.value(0));
    if (const auto read = firstFailure(signature, call.requireConfirmed()); !read)
        return tl::unexpected(read.error());
    const auto record = node.ledger.transaction(*signature);
    if (!record || record->slot > call.slot())
        return jsonText([](JsonWriter &json) { json.null(); });
    const JsonValue config = call.value(1);
    // The oldest form of the call names the encoding in place of a configuration.
    const QString encoding = encodingOf(config, config.string().value_or(u"json"_s));
    JsonWriter json;
    json.beginObject();
    const auto written
        = nodeTransactionJson::writeMembers(json, *record, encoding, nodeTransactionJson::maxVersion(config));
    if (!written)
        return tl::unexpected(written.error());
    json.key("slot").number(record->slot);
    json.key("blockTime").number(record->blockTime);
    return json.endObject().take();
}

/// Up to 1000 transactions that mention an address, newest first. -32602.
NodeResult getSignaturesForAddress(const NodeContext &node, const NodeCall &call)
{
    const auto address = call.address(0);
    if (const auto read = firstFailure(address, call.requireConfirmed()); !read)
        return tl::unexpected(read.error());
    const JsonValue config = call.value(1);
    const qint64 limit = config.member("limit").isNothing() ? maxHistory : config.member("limit").i64().value_or(-1);
    if (limit < 1 || limit > maxHistory)
        return NodeFailure::invalidParams(u"Invalid limit; max %1"_s.arg(maxHistory));
    std::optional<Signature> bounds[2];
    const JsonValue given[2] = {config.member("before"), config.member("until")};
    for (int i = 0; i < 2; ++i) {
        if (!given[i].isString())
            continue;
        const auto signature = readBase58<Signature>(given[i]);
        if (!signature)
            return tl::unexpected(signature.error());
        bounds[i] = *signature;
    }
    JsonWriter json;
    const auto history = node.ledger.history(*address, static_cast<int>(limit), bounds[0], bounds[1], call.slot());
    json.array(history, [&](const sandbox::Ledger::HistoryEntry &entry) {
        json.beginObject();
        json.key("blockTime").number(entry.blockTime);
        json.key("confirmationStatus").plain(nameOf(commitmentOf(node, entry.slot)));
        json.key("err");
        nodeTransactionJson::writeError(json, entry.error);
        json.key("memo").null();
        json.key("signature").string(entry.signature.toBase58());
        json.key("slot").number(entry.slot);
        json.endObject();
    });
    return json.take();
}

} // namespace

QCoro::Task<NodeResult> sendTransaction(std::shared_ptr<const NodeContext> node, NodeCall call)
{
    const auto text = call.text(0);
    if (!text)
        co_return tl::unexpected(text.error());
    const JsonValue config = call.value(1);
    const auto bytes = nodeTransactionJson::bytes(*text, encodingOf(config, u"base58"_s));
    if (!bytes)
        co_return tl::unexpected(bytes.error());
    if (node->faults != nullptr && node->faults->consumeDrop()) {
        const auto transaction = Transaction::decode(*bytes);
        if (!transaction)
            co_return NodeFailure::invalidParams(u"failed to deserialize transaction"_s);
        co_return signatureText(transaction->id());
    }
    const auto sent = co_await node->ledger.submit(*bytes, !isSet(config, "skipPreflight"));
    if (!sent)
        co_return tl::unexpected(failureOf(sent.error()));
    if (node->isClosed || (node->faults != nullptr && node->faults->consumeSendError()))
        co_return tl::unexpected(NodeFailure());
    co_return signatureText(*sent);
}

QCoro::Task<NodeResult> requestAirdrop(std::shared_ptr<const NodeContext> node, NodeCall call)
{
    const auto address = call.address(0);
    const auto lamports = call.integer(1);
    if (const auto read = firstFailure(address, lamports); !read)
        co_return tl::unexpected(read.error());
    const auto dropped = co_await node->ledger.airdrop(*address, Lamports(*lamports));
    if (!dropped)
        co_return NodeFailure::ofLedger(dropped.error());
    co_return signatureText(*dropped);
}

std::span<const NodeMethod> nodeTransactionMethods()
{
    static constexpr NodeMethod methods[] = {
        {"simulateTransaction", simulateTransaction},
        {"getSignatureStatuses", getSignatureStatuses},
        {"getTransaction", getTransaction},
        {"getSignaturesForAddress", getSignaturesForAddress},
    };
    return methods;
}

} // namespace curvedesk
