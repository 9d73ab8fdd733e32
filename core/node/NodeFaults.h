// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/node/NodeCall.h"

#include <QElapsedTimer>
#include <QHash>
#include <QObject>
#include <QTimer>

namespace curvedesk {

/// Faults that the sandbox's node simulates, to test its clients: the method `sandboxFaults` with one object, which
/// replaces what was set before ({} ends every fault). All members are optional:
/// - `latencyMs`: answers over HTTP come that much later, long after their effect; refusals at once.
/// - `rejectWith` 429, 500 or 503, with `retryAfterSeconds`: the request is not executed.
/// - `garbage` "truncated", "html", "empty" or "wrongId": executed, and answered so.
///   These three only for the next `count` requests, and for those that name one of `methods`, where these are given.
/// - `slotLag` N: reads answer as of N slots ago, and know nothing of what landed since; from 128 on it is not healthy.
/// - `dropTransactions` N: the next N sends are answered with their signature and thrown away.
/// - `sendErrorsButLands` N: the next N sends land, and are answered with an error.
/// - `statusDelayMs`: a transaction's status appears that much later than it was first asked for.
/// - `statusFlip` N: a status that was shown once hides for N look-ups, then stays.
/// - `stallSockets` true: subscription sockets stay open, and silent even to a ping; what they would say is lost.
/// - `genesisHash`: the node claims to be of another cluster.
/// - `forMs`: everything above ends by itself.
class NodeFaults final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(NodeFaults)

public:
    explicit NodeFaults(QObject *parent = nullptr);

    /// Replaces all faults, and begins counting and `forMs` anew; emits stallChanged() where `stallSockets` changes.
    /// Returns true, or -32602 for a member that is unknown or of the wrong type, and then changes nothing.
    [[nodiscard]] NodeResult configure(const JsonValue &json);

    enum class Garbage { None, Truncated, Html, Empty, WrongId };
    /// The faults of one request over HTTP.
    struct Http
    {
        int latencyMs = 0;
        int rejectWith = 0; ///< HTTP status; 0: none
        int retryAfterSeconds = 0;
        Garbage garbage = Garbage::None;
    };
    /// Decides what happens to a request: nothing unless latency, refusal or garbage is set and meant for it, which
    /// counts it against `count`. `body`: its JSON, for the methods it names.
    [[nodiscard]] Http decideAndCount(const QByteArray &body);

    /// Slots by which reads lag; 0 without that fault.
    [[nodiscard]] quint64 slotLag() const { return m_state.slotLag; }
    /// The genesis hash that the node claims; nullopt: its own.
    [[nodiscard]] const std::optional<Hash> &genesisHash() const { return m_state.genesisHash; }
    /// Uses up one of `dropTransactions`; false when none is left.
    [[nodiscard]] bool consumeDrop();
    /// Uses up one of `sendErrorsButLands`; false when none is left.
    [[nodiscard]] bool consumeSendError();
    /// Counts the look-up of a status that exists, for `statusDelayMs` and `statusFlip`. True when this look-up must
    /// not show it.
    [[nodiscard]] bool countLookupAndHide(const Signature &signature);

signals:
    void stallChanged(bool isStalled); ///< `stallSockets` has another value now

private:
    struct State
    {
        Http http;
        int httpCount = -1; ///< requests left; -1: all
        QList<QByteArray> methods; ///< empty: all
        quint64 slotLag = 0;
        int dropTransactions = 0;
        int sendErrorsButLands = 0;
        int statusDelayMs = 0;
        int statusFlip = 0;
        bool stallSockets = false;
        std::optional<Hash> genesisHash;
        int forMs = 0;
    };
    struct Lookup
    {
        qint64 firstMs = 0;
        int shown = 0;
        int hidden = 0;
    };

    /// Reads one member of the request into `state`; nullopt, or -32602 for an unknown or wrong one.
    [[nodiscard]] static std::optional<NodeFailure> readMember(const JsonValue &member, State &state);
    /// Makes these the faults; sets their end anew, forgets counted look-ups and emits stallChanged() where
    /// `stallSockets` changes.
    void replace(const State &state);

    State m_state;
    QHash<Signature, Lookup> m_lookups;
    QElapsedTimer m_clock;
    QTimer m_end;
};

} // namespace curvedesk
