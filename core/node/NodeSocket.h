// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/sandbox/ledger/Ledger.h"
#include "core/http/GuardedSocket.h"
#include "core/node/NodeSubscription.h"
#include "core/node/NodeTransactionNotice.h"

#include <QPointer>
#include <QWebSocket>

#include <map>
#include <memory>
#include <vector>

namespace curvedesk {

/// One client's socket and its subscriptions to the ledger, which is only read: takes requests, sends answers and, in
/// chain order, notifications. The outcome of a signature, once sent, ends its subscription; too much unsent or queued
/// for the client ends the connection (gone()).
class NodeSocket final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NodeSocket)

public:
    static constexpr qsizetype maxSubscriptions = 1000;

    /// `ledger` and `nextSubscription` (shared by all sockets) must outlive this. `wire`: the connection under
    /// `socket`.
    NodeSocket(sandbox::Ledger &ledger, quint64 &nextSubscription, std::unique_ptr<QWebSocket> socket,
               GuardedSocket &wire);
    ~NodeSocket() override; ///< ends the connection at once, without gone()

    /// Sends the client what it subscribed to of these landed transactions' logs and outcomes, or queues it until the
    /// chain has reached the commitment; before an outcome, at once, `receivedSignature` where it asked for that.
    void notifyOfTransactions(std::vector<NodeTransactionNotice> &notices);
    /// Sends the client the notifications of `addresses` that changed in `slot`, to subscriptions with this commitment,
    /// which the slot has just reached.
    void notifyOfAccounts(Commitment level, quint64 slot, const QSet<Address> &addresses);
    /// Sends the client the queued notifications that are due by this slot, then those of its subscriptions to slots
    /// and roots.
    void notifyOfSlot(quint64 slot);
    /// Drops the queued notifications of these transactions; the subscriptions stay.
    void dropNotificationsOf(const QSet<Signature> &signatures);
    /// While stalled the socket reads and sends nothing and answers no ping; notifications are lost, and gone() comes
    /// only afterwards.
    void setStalled(bool isStalled);

signals:
    /// The connection has ended; nothing more is sent.
    void gone();

private:
    using Subscriptions = std::map<quint64, NodeSubscription>;
    /// A notification that is sent once the chain has reached a slot.
    struct Later
    {
        quint64 subscription = 0;
        Signature signature;
        QByteArray result;
    };

    /// Carries out a JSON-RPC message of the client's, sends the answer or error and, for a signature that has landed,
    /// its outcome; ignores a well-formed one without an id.
    void receive(const QString &text);
    /// Adds a subscription and returns its number, unsent. -32602 for wrong parameters, -32603 beyond maxSubscriptions.
    [[nodiscard]] NodeResult subscribe(NodeSubscription::Kind kind, const NodeCall &call);
    /// Ends this client's subscription of the number that the call names. -32602 where it has none of this kind.
    [[nodiscard]] NodeResult unsubscribe(NodeSubscription::Kind kind, const NodeCall &call);
    /// Sends the outcome of a signature that had landed before the client subscribed to it, now or when it is due;
    /// nothing where it had not.
    void notifyKnownSignature(quint64 id);
    /// Sends a notification at once, or queues it until its commitment is reached; beyond 64 MiB ends the connection.
    void notifyWhenDue(quint64 id, const NodeSubscription &subscription, quint64 slot, const Signature &signature,
                       const QByteArray &result);
    /// Sends a notification to a subscription, if it still exists; one of a signature ends with its outcome.
    void notify(quint64 id, const QByteArray &result);
    /// Sends the account as it is in `slot`; for a program's subscription only if it is the program's and matches the
    /// filters, else also one that does not exist, as an empty one. One too long for base58 is written in base64.
    void notifyAccount(quint64 id, const NodeSubscription &subscription, quint64 slot, const Address &address);
    /// Sends a text to the client; nothing while stalled or once the connection has ended.
    void send(const QByteArray &text);

    sandbox::Ledger &m_ledger;
    quint64 &m_nextSubscription;
    const std::unique_ptr<QWebSocket> m_socket;
    const QPointer<GuardedSocket> m_wire;
    Subscriptions m_subscriptions;
    std::multimap<quint64, Later> m_later; ///< by slot, then in order of arrival
    qsizetype m_laterBytes = 0;
    bool m_isStalled = false;
};

} // namespace curvedesk
