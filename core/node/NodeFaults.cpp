// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/node/NodeFaults.h"

#include "core/json/JsonWriter.h"

#include <algorithm>
#include <array>
#include <utility>

namespace curvedesk {

using namespace Qt::StringLiterals;

namespace {

/// The error -32602 that names a member of the request.
NodeFailure badMember(const JsonValue &member)
{
    return {
        -32602, u"Invalid params: `%1` is unknown or of the wrong kind."_s.arg(QString::fromUtf8(member.name())), {}};
}

/// The methods that a request or a batch names; an empty name for each that cannot be read.
QList<QByteArray> methodsOf(const QByteArray &body)
{
    const JsonValue json = JsonValue::read(body).value_or(JsonValue());
    if (!json.isArray())
        return {json.member("method").text().toByteArray()};
    QList<QByteArray> methods;
    for (const JsonValue &request : json.values())
        methods.append(request.member("method").text().toByteArray());
    return methods;
}

/// True for a method by which a test steers the node, which faults hit only where `methods` names it.
bool isOurs(const QByteArray &method)
{
    return method == "sandboxFaults" || method == "sandboxRollback";
}

/// The kind that a value of `garbage` names; nullopt for any other text.
std::optional<NodeFaults::Garbage> garbageOf(QByteArrayView name)
{
    using Garbage = NodeFaults::Garbage;
    static constexpr std::array kinds{
        std::pair{QByteArrayView("truncated"), Garbage::Truncated},
        std::pair{QByteArrayView("html"), Garbage::Html},
        std::pair{QByteArrayView("empty"), Garbage::Empty},
        std::pair{QByteArrayView("wrongId"), Garbage::WrongId},
    };
    const auto *const found = std::ranges::find(kinds, name, &std::pair<QByteArrayView, Garbage>::first);
    return found == kinds.end() ? std::nullopt : std::optional(found->second);
}

} // namespace

NodeFaults::NodeFaults(QObject *parent)
    : QObject(parent)
{
    m_clock.start();
    m_end.setSingleShot(true);
    connect(&m_end, &QTimer::timeout, this, [this] { replace({}); });
}

NodeResult NodeFaults::configure(const JsonValue &json)
{
    if (!json.isObject())
        return NodeFailure::invalidParams(u"Invalid params: invalid type, expected an object."_s);
    State state;
    for (const JsonValue &member : json.values()) {
        if (const auto problem = readMember(member, state))
            return tl::unexpected(*problem);
    }
    replace(state);
    return jsonText([](JsonWriter &reply) { reply.boolean(true); });
}

std::optional<NodeFailure> NodeFaults::readMember(const JsonValue &member, State &state)
{
    const std::array numbers{
        std::pair{QByteArrayView("latencyMs"), &state.http.latencyMs},
        std::pair{QByteArrayView("rejectWith"), &state.http.rejectWith},
        std::pair{QByteArrayView("retryAfterSeconds"), &state.http.retryAfterSeconds},
        std::pair{QByteArrayView("count"), &state.httpCount},
        std::pair{QByteArrayView("dropTransactions"), &state.dropTransactions},
        std::pair{QByteArrayView("sendErrorsButLands"), &state.sendErrorsButLands},
        std::pair{QByteArrayView("statusDelayMs"), &state.statusDelayMs},
        std::pair{QByteArrayView("statusFlip"), &state.statusFlip},
        std::pair{QByteArrayView("forMs"), &state.forMs},
    };
    constexpr quint64 maxNumber = 1'000'000'000;
    const QByteArrayView name = member.name();
    const quint64 number = member.u64().value_or(maxNumber + 1);
    const bool isNumber = number <= maxNumber;
    for (const auto &[known, field] : numbers) {
        if (name == known && isNumber) {
            *field = static_cast<int>(number);
            const bool isOddStatus = known == "rejectWith" && number != 429 && number != 500 && number != 503;
            return isOddStatus ? std::optional(badMember(member)) : std::nullopt;
        }
    }
    if (name == "slotLag" && isNumber) {
        state.slotLag = number;
        return std::nullopt;
    }
    if (name == "stallSockets" && member.boolean()) {
        state.stallSockets = *member.boolean();
        return std::nullopt;
    }
    if (name == "garbage") {
        const auto garbage = garbageOf(member.text());
        state.http.garbage = garbage.value_or(Garbage::None);
        return garbage ? std::nullopt : std::optional(badMember(member));
    }
    if (name == "genesisHash") {
        const auto hash = Hash::fromBase58(member.string().value_or(QString()));
        if (hash)
            state.genesisHash = *hash;
        return hash ? std::nullopt : std::optional(badMember(member));
    }
    if (name == "methods" && member.isArray()) {
        for (const JsonValue &method : member.values())
            state.methods.append(method.text().toByteArray());
        return std::nullopt;
    }
    return badMember(member);
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

NodeFaults::Http NodeFaults::decideAndCount(const QByteArray &body)
{
    const Http &http = m_state.http;
    const bool isIdle = http.latencyMs == 0 && http.rejectWith == 0 && http.garbage == Garbage::None;
    if (isIdle || m_state.httpCount == 0)
        return {};
    const QList<QByteArray> methods = methodsOf(body);
    const bool isMeant = m_state.methods.isEmpty()
        ? std::ranges::none_of(methods, isOurs)
        : std::ranges::any_of(methods, [this](const QByteArray &method) { return m_state.methods.contains(method); });
    if (!isMeant)
        return {};
    if (m_state.httpCount > 0)
        --m_state.httpCount;
    return http;
}

bool NodeFaults::consumeDrop()
{
    return m_state.dropTransactions > 0 && m_state.dropTransactions-- > 0;
}

bool NodeFaults::consumeSendError()
{
    return m_state.sendErrorsButLands > 0 && m_state.sendErrorsButLands-- > 0;
}

bool NodeFaults::countLookupAndHide(const Signature &signature)
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
#include "moc_NodeFaults.cpp"
