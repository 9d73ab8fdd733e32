// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeSocket.h"

#include "core/node/NodeReplyJson.h"

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

using Kind = NodeSubscription::Kind;

constexpr quint64 maxMessage = 64 * 1024; ///< bytes of a request
constexpr qsizetype maxLaterBytes = 64 * 1024 * 1024;

} // namespace

NodeSocket::NodeSocket(sandbox::Ledger &ledger, quint64 &nextSubscription, std::unique_ptr<QWebSocket> socket,
                       GuardedSocket &wire)
    : m_ledger(ledger)
    , m_nextSubscription(nextSubscription)
    , m_socket(std::move(socket))
    , m_wire(&wire)
{
    m_socket->setMaxAllowedIncomingMessageSize(maxMessage);
    m_socket->setMaxAllowedIncomingFrameSize(maxMessage);
    // All frames in the buffer are read in one turn of the event loop; it must have room for the largest one.
    wire.setReadBufferSize(qint64{maxMessage} * 2);
    connect(m_socket.get(), &QWebSocket::textMessageReceived, this, &NodeSocket::receive);
    connect(m_socket.get(), &QWebSocket::disconnected, this, &NodeSocket::gone);
}

NodeSocket::~NodeSocket()
{
    m_socket->disconnect(this);
    m_socket->abort();
}

void NodeSocket::receive(const QString &text)
{
    const auto request = JsonValue::read(text.toUtf8());
    if (!request) {
        send(nodeReplyJson::error({-32700, u"Parse error"_s, {}}));
        return;
    }
    const JsonValue id = request->member("id");
    const JsonValue params = request->member("params");
    const QByteArray method = request->member("method").utf8().value_or(QByteArray());
    if (request->member("jsonrpc").utf8() != "2.0"_ba || method.isEmpty()
        || !(params.isNothing() || params.isArray())) {
        send(nodeReplyJson::error({-32600, u"Invalid request"_s, {}}, id));
        return;
    }
    if (id.isAbsent())
        return; // a notification, such as the "ping" that web3.js sends, gets no answer
    const NodeCall call(params);
    const quint64 subscription = m_nextSubscription;
    const auto opened = NodeSubscription::kindIn(method, "Subscribe");
    const auto ended = NodeSubscription::kindIn(method, "Unsubscribe");
    const NodeResult result = opened ? subscribe(*opened, call)
        : ended                      ? unsubscribe(*ended, call)
                                     : tl::unexpected(NodeFailure{-32601, u"Method not found"_s, {}});
    send(result ? nodeReplyJson::result(*result, id) : nodeReplyJson::error(result.error(), id));
    if (result && opened == Kind::Signatures)
        notifyKnownSignature(subscription);
}

NodeResult NodeSocket::subscribe(Kind kind, const NodeCall &call)
{
    auto subscription = NodeSubscription::read(kind, call);
    if (!subscription)
        return tl::unexpected(subscription.error());
    if (m_subscriptions.size() >= static_cast<std::size_t>(maxSubscriptions))
        return tl::unexpected(
            NodeFailure{-32603, u"Internal Error: Subscription refused. Node subscription limit reached"_s, {}});
    const quint64 id = m_nextSubscription++;
    m_subscriptions.emplace(id, std::move(*subscription));
    return jsonText([id](JsonWriter &json) { json.number(id); });
}

NodeResult NodeSocket::unsubscribe(Kind kind, const NodeCall &call)
{
    const auto id = call.integer(0);
    if (!id)
        return tl::unexpected(id.error());
    const auto found = m_subscriptions.find(*id);
    if (found == m_subscriptions.end() || found->second.kind != kind)
        return NodeFailure::invalidParams(u"Invalid subscription id."_s);
    m_subscriptions.erase(found);
    return jsonText([](JsonWriter &json) { json.boolean(true); });
}

void NodeSocket::notifyKnownSignature(quint64 id)
{
    const NodeSubscription subscription = m_subscriptions.at(id);
    if (const auto status = m_ledger.status(subscription.signature))
        notifyWhenDue(id, subscription, status->slot, subscription.signature,
                      NodeTransactionNotice::outcome(status->slot, status->error));
}

void NodeSocket::notifyOfTransactions(std::vector<NodeTransactionNotice> &notices)
{
    for (NodeTransactionNotice &notice : notices) {
        for (auto it = m_subscriptions.begin(); it != m_subscriptions.end();) {
            const auto &[id, subscription] = *it++; // the notification of a signature ends its subscription
            const TransactionRecord &record = notice.record();
            if (subscription.kind == Kind::Logs && (subscription.isAll || notice.mentions(subscription.address))) {
                notifyWhenDue(id, subscription, record.slot, record.signature, notice.logs());
            } else if (subscription.kind == Kind::Signatures && subscription.signature == record.signature) {
                if (subscription.wantsReceived)
                    notify(id, nodeReplyJson::atSlot(record.slot, [](JsonWriter &json) {
                               json.plain("receivedSignature");
                           }));
                notifyWhenDue(id, subscription, record.slot, record.signature,
                              NodeTransactionNotice::outcome(record.slot, record.error));
            }
        }
    }
}

void NodeSocket::notifyWhenDue(quint64 id, const NodeSubscription &subscription, quint64 slot,
                               const Signature &signature, const QByteArray &result)
{
    const quint64 due = slot + sandbox::Ledger::slotsBehind(subscription.commitment);
    if (due <= m_ledger.slot()) {
        notify(id, result);
        return;
    }
    m_laterBytes += result.size();
    m_later.emplace(due, Later{id, signature, result});
    if (m_laterBytes > maxLaterBytes)
        m_socket->abort();
}

void NodeSocket::notifyOfSlot(quint64 slot)
{
    while (!m_later.empty() && m_later.begin()->first <= slot) {
        const Later later = m_later.extract(m_later.begin()).mapped();
        m_laterBytes -= later.result.size();
        notify(later.subscription, later.result);
    }
    const quint64 root = m_ledger.slotAt(Commitment::Finalized);
    for (const auto &[id, subscription] : m_subscriptions) {
        if (subscription.kind == Kind::Slots)
            notify(id, jsonText([&](JsonWriter &json) {
                       json.beginObject();
                       json.key("parent").number(slot - 1);
                       json.key("root").number(root);
                       json.key("slot").number(slot);
                       json.endObject();
                   }));
        else if (subscription.kind == Kind::Roots && slot >= sandbox::Ledger::slotsBehind(Commitment::Finalized))
            notify(id, jsonText([root](JsonWriter &json) { json.number(root); }));
    }
}

void NodeSocket::notifyOfAccounts(Commitment level, quint64 slot, const QSet<Address> &addresses)
{
    for (const auto &[id, subscription] : m_subscriptions) {
        if (subscription.commitment != level)
            continue;
        if (subscription.kind == Kind::Accounts && addresses.contains(subscription.address)) {
            notifyAccount(id, subscription, slot, subscription.address);
        } else if (subscription.kind == Kind::Programs) {
            for (const Address &address : addresses)
                notifyAccount(id, subscription, slot, address);
        }
    }
}

void NodeSocket::notifyAccount(quint64 id, const NodeSubscription &subscription, quint64 slot, const Address &address)
{
    const bool isProgram = subscription.kind == Kind::Programs;
    const AccountState *state = m_ledger.account(address, slot);
    if (isProgram) {
        const bool matches = state != nullptr && state->owner == subscription.address
            && std::ranges::all_of(subscription.filters,
                                   [&](const NodeAccountFilter &filter) { return filter.matches(state->data); });
        if (!matches)
            return;
    }
    static const AccountState closed; // no lamports, no data, owned by the System program
    const auto find = [this](const Address &other) { return m_ledger.account(other); };
    nodeAccountJson::Form form = subscription.form;
    JsonWriter account;
    auto written = nodeAccountJson::write(account, state ? *state : closed, form, find);
    if (!written) { // too long for base58; a push cannot be refused, so that it uses base64
        account = JsonWriter();
        form.encoding = nodeAccountJson::Encoding::Base64;
        written = nodeAccountJson::write(account, state ? *state : closed, form, find);
    }
    if (!written)
        return;
    notify(id, nodeReplyJson::atSlot(slot, [&](JsonWriter &json) {
               if (!isProgram) {
                   json.json(account.take());
                   return;
               }
               json.beginObject();
               json.key("pubkey").string(address.toBase58());
               json.key("account").json(account.take());
               json.endObject();
           }));
}

void NodeSocket::dropNotificationsOf(const QSet<Signature> &signatures)
{
    std::erase_if(m_later, [&](const auto &entry) {
        const bool isDropped = signatures.contains(entry.second.signature);
        if (isDropped)
            m_laterBytes -= entry.second.result.size();
        return isDropped;
    });
}

void NodeSocket::notify(quint64 id, const QByteArray &result)
{
    const auto found = m_subscriptions.find(id);
    if (found == m_subscriptions.end())
        return; // the subscription ended meanwhile
    send(nodeReplyJson::notification(found->second.notification(), id, result));
    if (found->second.kind == Kind::Signatures && !result.endsWith(R"("receivedSignature"})"))
        m_subscriptions.erase(found);
}

void NodeSocket::send(const QByteArray &text)
{
    if (m_isStalled || m_socket->state() != QAbstractSocket::ConnectedState)
        return;
    m_socket->sendTextMessage(QString::fromUtf8(text));
}

void NodeSocket::setStalled(bool isStalled)
{
    m_isStalled = isStalled;
    if (!m_wire)
        return;
    // The WebSocket gets no signal of incoming bytes, so that it does not even answer a ping.
    m_wire->blockSignals(isStalled);
    if (isStalled)
        return;
    if (m_wire->state() == QAbstractSocket::ConnectedState)
        QMetaObject::invokeMethod(m_wire, &QIODevice::readyRead, Qt::QueuedConnection);
    else
        emit gone();
}

} // namespace curvedesk
#include "moc_NodeSocket.cpp"
