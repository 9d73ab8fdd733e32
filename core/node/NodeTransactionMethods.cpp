// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeAccountJson.h"
#include "core/node/NodeFaults.h"
#include "core/node/NodeMethods.h"
#include "core/node/NodeTransactionJson.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

constexpr qsizetype maxSignatures = 256;
constexpr int maxHistory = 1000;
constexpr quint64 recentStatuses = 300; ///< slots that a status is found for without a search of the history

QByteArray commitmentText(Commitment commitment)
{
    switch (commitment) {
    case Commitment::Processed:
        return QByteArrayLiteral("\"processed\"");
    case Commitment::Confirmed:
        return QByteArrayLiteral("\"confirmed\"");
    case Commitment::Finalized:
        break;
    }
    return QByteArrayLiteral("\"finalized\"");
}

/// The error of a refused transaction, as preflight reports it.
NodeFailure failureOf(const sandbox::Refusal &refusal)
{
    using Kind = sandbox::Refusal::Kind;
    switch (refusal.kind) {
    case Kind::Malformed:
        return {-32602, refusal.message, {}};
    case Kind::SignatureVerification:
        return {-32003, u"Transaction signature verification failure"_s, {}};
    case Kind::Preflight:
        return {-32002, refusal.message,
                R"({"accounts":null,"err":)" + nodeTransactionJson::errorText(refusal.error)
                    + R"(,"innerInstructions":null,)" + R"("logs":)" + nodeTransactionJson::logs(refusal.logs)
                    + R"(,"returnData":null,"unitsConsumed":)" + QByteArray::number(refusal.unitsConsumed) + '}'};
    case Kind::Storage:
        break;
    }
    return {-32603, u"Internal error"_s, {}};
}

} // namespace

RpcResult NodeMethods::simulateTransaction(const NodeCall &call) const
{
    const auto text = call.text(0);
    if (!text)
        return tl::unexpected(text.error());
    const QJsonObject config = call.config(1);
    const bool verify = config.value(u"sigVerify").toBool();
    const bool replace = config.value(u"replaceRecentBlockhash").toBool();
    if (verify && replace)
        return NodeFailure::invalidParams(u"sigVerify may not be used with replaceRecentBlockhash"_s);
    const auto bytes = nodeTransactionJson::bytes(*text, config.value(u"encoding").toString(u"base58"_s));
    if (!bytes)
        return tl::unexpected(bytes.error());
    const auto transaction = Transaction::decode(*bytes);
    if (!transaction)
        return NodeFailure::invalidParams(
            u"failed to deserialize solana_transaction::versioned::VersionedTransaction: io error: failed to fill whole"
            " buffer"_s);
    if (verify && !transaction->verifySignatures())
        return tl::unexpected(NodeFailure{-32003, u"Transaction signature verification failure"_s, {}});

    const bool wantsAccounts = config.value(u"accounts").isObject();
    QJsonObject accountsConfig = config.value(u"accounts").toObject();
    if (!accountsConfig.contains(u"encoding"))
        accountsConfig.insert(u"encoding"_s, u"base64"_s);
    const auto form = nodeAccountJson::form(accountsConfig);
    if (!form)
        return tl::unexpected(form.error());
    if (accountsConfig.contains(u"addresses") && form->encoding == nodeAccountJson::Encoding::Base58)
        return NodeFailure::invalidParams(u"base58 encoding not supported"_s);
    QList<Address> watched;
    const QJsonArray addresses = accountsConfig.value(u"addresses").toArray();
    if (addresses.size() > transaction->message.accountKeys.size())
        return NodeFailure::invalidParams(
            u"Too many accounts provided; max %1"_s.arg(transaction->message.accountKeys.size()));
    for (const QJsonValue &value : addresses) {
        const auto address = rpcAddress(value);
        if (!address)
            return tl::unexpected(address.error());
        watched.append(*address);
    }

    const sandbox::LedgerSimulation simulation = m_ledger.simulate(
        *transaction, {.verifySignatures = verify, .replaceBlockhash = replace, .slot = call.slot()}, watched);
    const RpcResult accounts
        = !wantsAccounts ? RpcResult(QByteArrayLiteral("null")) : simulatedAccounts(call, simulation, *form);
    if (!accounts)
        return accounts;
    QByteArray value = R"({"accounts":)" + *accounts + R"(,"err":)" + nodeTransactionJson::errorText(simulation.error)
        + R"(,"innerInstructions":)"
        + (config.value(u"innerInstructions").toBool()
               ? nodeTransactionJson::innerInstructions(simulation.innerInstructions, transaction->message)
               : QByteArrayLiteral("null"))
        + R"(,"logs":)" + nodeTransactionJson::logs(simulation.logs) + R"(,"returnData":null)";
    if (replace) {
        const LatestBlockhash latest = m_ledger.latestBlockhash(call.slot());
        value += R"(,"replacementBlockhash":{"blockhash":")" + latest.blockhash.toBase58().toLatin1()
            + R"(","lastValidBlockHeight":)" + QByteArray::number(latest.lastValidBlockHeight) + '}';
    }
    return withContext(call, value + R"(,"unitsConsumed":)" + QByteArray::number(simulation.unitsConsumed) + '}');
}

RpcResult NodeMethods::simulatedAccounts(const NodeCall &call, const sandbox::LedgerSimulation &simulation,
                                         const nodeAccountJson::Form &form) const
{
    QByteArray accounts = "[";
    for (const auto &account : simulation.accounts) {
        if (accounts.size() > 1)
            accounts += ',';
        if (!account || simulation.error) { // a node shows no state that did not come to be
            accounts += "null";
            continue;
        }
        const RpcResult json = nodeAccountJson::account(
            *account, form, [&](const Address &other) { return m_ledger.account(other, call.slot()); });
        if (!json)
            return json;
        accounts += *json;
    }
    return accounts + ']';
}

QCoro::Task<RpcResult> NodeMethods::sendTransaction(NodeCall call)
{
    const auto text = call.text(0);
    if (!text)
        co_return tl::unexpected(text.error());
    const QJsonObject config = call.config(1);
    const auto bytes = nodeTransactionJson::bytes(*text, config.value(u"encoding").toString(u"base58"_s));
    if (!bytes)
        co_return tl::unexpected(bytes.error());
    if (m_faults != nullptr && m_faults->takesDrop()) {
        const auto transaction = Transaction::decode(*bytes);
        if (!transaction)
            co_return NodeFailure::invalidParams(u"failed to deserialize transaction"_s);
        co_return QByteArray('"' + transaction->id().toBase58().toLatin1() + '"');
    }
    const auto sent = co_await m_ledger.submit(*bytes, !config.value(u"skipPreflight").toBool());
    if (!sent)
        co_return tl::unexpected(failureOf(sent.error()));
    if (m_faults != nullptr && m_faults->takesSendError())
        co_return tl::unexpected(NodeFailure{-32603, u"Internal error"_s, {}});
    co_return QByteArray('"' + sent->toBase58().toLatin1() + '"');
}

QCoro::Task<RpcResult> NodeMethods::requestAirdrop(NodeCall call)
{
    const auto address = call.address(0);
    if (!address)
        co_return tl::unexpected(address.error());
    const auto lamports = call.integer(1);
    if (!lamports)
        co_return tl::unexpected(lamports.error());
    const auto dropped = co_await m_ledger.airdrop(*address, Lamports(*lamports));
    if (!dropped)
        co_return NodeFailure::invalidParams(dropped.error().detail);
    co_return QByteArray('"' + dropped->toBase58().toLatin1() + '"');
}

Commitment NodeMethods::commitmentOf(quint64 landedSlot) const
{
    const quint64 seen = visibleSlot(Commitment::Processed);
    for (const Commitment level : {Commitment::Finalized, Commitment::Confirmed}) {
        if (landedSlot + sandbox::Ledger::slotsBehind(level) <= seen)
            return level;
    }
    return Commitment::Processed;
}

RpcResult NodeMethods::getSignatureStatuses(const NodeCall &call) const
{
    const auto list = call.list(0, maxSignatures);
    if (!list)
        return tl::unexpected(list.error());
    const bool searchesAll = call.config(1).value(u"searchTransactionHistory").toBool();
    QByteArray values = "[";
    for (const QJsonValue &value : *list) {
        const auto signature = rpcSignature(value);
        if (!signature)
            return tl::unexpected(signature.error());
        if (values.size() > 1)
            values += ',';
        const auto status = m_ledger.status(*signature);
        const bool isKnown = status && status->slot <= call.slot()
            && (searchesAll || call.slot() - status->slot <= recentStatuses)
            && !(m_faults != nullptr && m_faults->hidesStatus(*signature));
        if (!isKnown) {
            values += "null";
            continue;
        }
        const QByteArray error = nodeTransactionJson::errorText(status->error);
        const Commitment commitment = commitmentOf(status->slot);
        const QByteArray confirmations = commitment == Commitment::Finalized
            ? QByteArrayLiteral("null")
            : QByteArray::number(call.slot() - status->slot);
        values += R"({"confirmationStatus":)" + commitmentText(commitment) + R"(,"confirmations":)" + confirmations
            + R"(,"err":)" + error + R"(,"slot":)" + QByteArray::number(status->slot) + R"(,"status":{)"
            + (status->error ? R"("Err":)" : R"("Ok":)") + error + "}}";
    }
    return withContext(call, values + ']');
}

RpcResult NodeMethods::getTransaction(const NodeCall &call) const
{
    const auto signature = call.signature(0);
    if (!signature)
        return tl::unexpected(signature.error());
    const auto level = call.requireConfirmed();
    if (!level)
        return tl::unexpected(level.error());
    const auto record = m_ledger.transaction(*signature);
    if (!record || record->slot > call.slot())
        return QByteArrayLiteral("null");
    const QJsonObject config = call.config(1);
    // The oldest form of the call names the encoding in place of a configuration.
    const QString encoding = config.value(u"encoding").toString(call.value(1).toString(u"json"_s));
    return nodeTransactionJson::record(*record, encoding, nodeTransactionJson::maxVersion(config));
}

RpcResult NodeMethods::getSignaturesForAddress(const NodeCall &call) const
{
    const auto address = call.address(0);
    if (!address)
        return tl::unexpected(address.error());
    const auto level = call.requireConfirmed();
    if (!level)
        return tl::unexpected(level.error());
    const QJsonObject config = call.config(1);
    const qint64 limit = config.value(u"limit").toInteger(maxHistory);
    if (limit < 1 || limit > maxHistory)
        return NodeFailure::invalidParams(u"Invalid limit; max %1"_s.arg(maxHistory));
    std::optional<Signature> bounds[2];
    const QString names[2] = {u"before"_s, u"until"_s};
    for (int i = 0; i < 2; ++i) {
        if (!config.value(names[i]).isString())
            continue;
        const auto signature = rpcSignature(config.value(names[i]));
        if (!signature)
            return tl::unexpected(signature.error());
        bounds[i] = *signature;
    }
    QByteArray entries = "[";
    const auto history = m_ledger.history(*address, static_cast<int>(limit), bounds[0], bounds[1], call.slot());
    for (const sandbox::Ledger::HistoryEntry &entry : history) {
        if (entries.size() > 1)
            entries += ',';
        entries += R"({"blockTime":)" + QByteArray::number(entry.blockTime) + R"(,"confirmationStatus":)"
            + commitmentText(commitmentOf(entry.slot)) + R"(,"err":)" + nodeTransactionJson::errorText(entry.error)
            + R"(,"memo":null,"signature":")" + entry.signature.toBase58().toLatin1() + R"(","slot":)"
            + QByteArray::number(entry.slot) + '}';
    }
    return entries + ']';
}

} // namespace curvedesk
