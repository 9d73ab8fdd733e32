// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeFaults.h"

#include <QJsonDocument>

#include <algorithm>
#include <array>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

NodeFailure badMember(const QString &name)
{
    return {-32602, u"Invalid params: `%1` is unknown or of the wrong kind."_s.arg(name), {}};
}

/// The methods that a request or a batch names.
QStringList methodsOf(const QByteArray &body)
{
    const QJsonDocument document = QJsonDocument::fromJson(body);
    const QJsonArray requests = document.isArray() ? document.array() : QJsonArray{document.object()};
    QStringList methods;
    for (const QJsonValue &request : requests)
        methods.append(request.toObject().value(u"method").toString());
    return methods;
}

bool isOurs(const QString &method)
{
    return method == u"sandboxFaults" || method == u"sandboxRollback";
}

std::optional<NodeFaults::Garbage> garbageOf(const QString &name)
{
    using Garbage = NodeFaults::Garbage;
    static constexpr std::array kinds{
        std::pair{"truncated"_L1, Garbage::Truncated},
        std::pair{"html"_L1, Garbage::Html},
        std::pair{"empty"_L1, Garbage::Empty},
        std::pair{"wrongId"_L1, Garbage::WrongId},
    };
    for (const auto &[text, kind] : kinds) {
        if (name == text)
            return kind;
    }
    return std::nullopt;
}

} // namespace

NodeFaults::NodeFaults(QObject *parent)
    : QObject(parent)
{
    m_clock.start();
    m_end.setSingleShot(true);
    connect(&m_end, &QTimer::timeout, this, [this] { replace({}); });
}

RpcResult NodeFaults::configure(const QJsonValue &json)
{
    if (!json.isObject())
        return NodeFailure::invalidParams(u"Invalid params: invalid type, expected an object."_s);
    State state;
    const QJsonObject members = json.toObject();
    for (auto it = members.constBegin(); it != members.constEnd(); ++it) {
        const auto problem = readMember(it.key(), it.value(), state);
        if (problem)
            return tl::unexpected(*problem);
    }
    replace(state);
    return QByteArrayLiteral("true");
}

std::optional<NodeFailure> NodeFaults::readMember(const QString &name, const QJsonValue &value, State &state)
{
    const std::array numbers{
        std::pair{"latencyMs"_L1, &state.http.latencyMs},
        std::pair{"rejectWith"_L1, &state.http.rejectWith},
        std::pair{"retryAfterSeconds"_L1, &state.http.retryAfterSeconds},
        std::pair{"count"_L1, &state.httpCount},
        std::pair{"dropTransactions"_L1, &state.dropTransactions},
        std::pair{"sendErrorsButLands"_L1, &state.sendErrorsButLands},
        std::pair{"statusDelayMs"_L1, &state.statusDelayMs},
        std::pair{"statusFlip"_L1, &state.statusFlip},
        std::pair{"forMs"_L1, &state.forMs},
    };
    const qint64 number = value.toInteger(-1);
    const bool isNumber = number >= 0 && number <= 1'000'000'000;
    for (const auto &[known, member] : numbers) {
        if (name == known && isNumber) {
            *member = static_cast<int>(number);
            const bool isOddStatus = known == "rejectWith"_L1 && number != 429 && number != 500 && number != 503;
            return isOddStatus ? std::optional(badMember(name)) : std::nullopt;
        }
    }
    if (name == u"slotLag" && isNumber) {
        state.slotLag = static_cast<quint64>(number);
        return std::nullopt;
    }
    if (name == u"stallSockets" && value.isBool()) {
        state.stallSockets = value.toBool();
        return std::nullopt;
    }
    if (name == u"garbage") {
        const auto garbage = garbageOf(value.toString());
        state.http.garbage = garbage.value_or(Garbage::None);
        return garbage ? std::nullopt : std::optional(badMember(name));
    }
    if (name == u"genesisHash") {
        const auto hash = Hash::fromBase58(value.toString());
        if (hash)
            state.genesisHash = *hash;
        return hash ? std::nullopt : std::optional(badMember(name));
    }
    if (name == u"methods" && value.isArray()) {
        const QJsonArray methods = value.toArray();
        for (const QJsonValue &method : methods)
            state.methods.append(method.toString());
        return std::nullopt;
    }
    return badMember(name);
}

void NodeFaults::replace(const State &state)
{
    const bool wasStalled = std::exchange(m_state, state).stallSockets;
    m_lookups.clear();
    m_end.stop();
    if (state.forMs > 0)
        m_end.start(state.forMs);
    if (wasStalled != state.stallSockets)
        emit stallChanged(state.stallSockets);
}

NodeFaults::Http NodeFaults::next(const QByteArray &body)
{
    const Http &http = m_state.http;
    const bool isIdle = http.latencyMs == 0 && http.rejectWith == 0 && http.garbage == Garbage::None;
    if (isIdle || m_state.httpCount == 0)
        return {};
    const QStringList methods = methodsOf(body);
    const bool isMeant = m_state.methods.isEmpty()
        ? std::ranges::none_of(methods, isOurs)
        : std::ranges::any_of(methods, [this](const QString &method) { return m_state.methods.contains(method); });
    if (!isMeant)
        return {};
    if (m_state.httpCount > 0)
        --m_state.httpCount;
    return http;
}

bool NodeFaults::takesDrop()
{
    return m_state.dropTransactions > 0 && m_state.dropTransactions-- > 0;
}

bool NodeFaults::takesSendError()
{
    return m_state.sendErrorsButLands > 0 && m_state.sendErrorsButLands-- > 0;
}

bool NodeFaults::hidesStatus(const Signature &signature)
{
    if (m_state.statusDelayMs == 0 && m_state.statusFlip == 0)
        return false;
    const qint64 nowMs = m_clock.elapsed();
    if (!m_lookups.contains(signature))
        m_lookups.insert(signature, {nowMs, 0, 0});
    Lookup &lookup = m_lookups[signature];
    if (nowMs - lookup.firstMs < m_state.statusDelayMs)
        return true;
    if (lookup.shown > 0 && lookup.hidden < m_state.statusFlip) {
        ++lookup.hidden;
        return true;
    }
    ++lookup.shown;
    return false;
}

} // namespace curvedesk
