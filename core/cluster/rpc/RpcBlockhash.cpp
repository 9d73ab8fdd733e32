// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/RpcCalls.h"

namespace curvedesk::rpc {

using namespace std::chrono_literals;
using Kind = CallFault::Kind;

namespace {

constexpr qsizetype maxBlockhashes = 256;
// Blocks and slots by which two answers of one moment may differ.
constexpr quint64 heightSlack = 32;
// A blockhash with fewer of its 150 blocks left is too old to sign with.
constexpr quint64 leastBlocksLeft = blockhashLifetime / 2;
// Time for which other answers are checked against an endpoint's block height.
constexpr auto heightAge = 10s;

/// True for a height that does not exceed the slot, but for heightSlack: there is at most one block in a slot. True
/// also while no slot is known.
bool isPossibleHeight(quint64 height, quint64 slot)
{
    return slot == 0 || height <= slot + heightSlack;
}

/// True unless the answer names a slot above `slot`, or a last valid height farther above its own slot than a blockhash
/// lives.
bool isPossible(const LatestBlockhash &latest, quint64 slot)
{
    return latest.slot <= slot && latest.lastValidBlockHeight <= latest.slot + blockhashLifetime;
}

} // namespace

Task<quint64> RpcCalls::blockHeight()
{
    // A height is checked against the newest slot, so that the first check needs a known slot.
    if (m_client.slot() == 0) {
        const Result<quint64> asked = co_await slot();
        if (!asked && asked.error().code == ErrorCode::Cancelled)
            co_return failure(asked.error());
    }
    const quint64 least = clampWritesSlot();
    const RpcRequest request = requests::blockHeight(least);
    const RpcClient::Belief isCredible = [this](const Called &answer) {
        const Result<quint64> height = replies::number(answer.result);
        return height && isPossibleHeight(*height, m_client.slot());
    };
    const CallResult called = co_await m_client.ask(request, least, isCredible);
    if (called)
        co_return replies::number(called->result);
    if (called.error().kind != Kind::Missing && !called.error().isLacked)
        co_return failure(called.error().toError());
    // A node without the method: its height is the blockhash's last valid height less the lifetime.
    const Result<LatestBlockhash> latest = co_await latestBlockhash();
    if (!latest)
        co_return failure(latest.error());
    co_return latest->lastValidBlockHeight - std::min(latest->lastValidBlockHeight, blockhashLifetime);
}

Task<LatestBlockhash> RpcCalls::latestBlockhash()
{
    QSet<qsizetype> doubted;
    for (qsizetype i = 0; i < m_client.pool().count(); ++i) {
        const quint64 least = clampWritesSlot();
        const RpcRequest request = requests::latestBlockhash(least);
        const RpcClient::Belief isCredible = [this, doubted](const Called &answer) {
            const Result<LatestBlockhash> latest = replies::latestBlockhash(answer.result);
            return latest && !doubted.contains(answer.endpoint) && isPossible(*latest, m_client.slot());
        };
        const CallResult called = co_await m_client.ask(request, least, isCredible);
        if (!called)
            co_return failure(called.error().toError());
        const Result<LatestBlockhash> latest = replies::latestBlockhash(called->result);
        const Result<bool> fits = co_await fitsHeight(called->endpoint, *latest);
        if (!fits)
            co_return failure(fits.error());
        if (*fits) {
            if (m_blockhashSlots.size() >= maxBlockhashes)
                m_blockhashSlots.clear();
            m_blockhashSlots.insert(latest->blockhash, latest->slot);
            co_return latest;
        }
        doubted.insert(called->endpoint);
    }
    co_return failure(CallFault{Kind::Garbage, {}}.toError());
}

Task<bool> RpcCalls::fitsHeight(qsizetype endpoint, LatestBlockhash latest)
{
    const auto isOld = [this, endpoint] {
        const auto known = m_heights.constFind(endpoint);
        return known == m_heights.cend() || known->since.hasExpired(std::chrono::milliseconds(heightAge).count());
    };
    if (isOld()) {
        m_heights.remove(endpoint);
        const CallResult called = co_await m_client.askOne(endpoint, requests::blockHeight(0));
        if (!called && called.error().kind == Kind::Cancelled)
            co_return failure(called.error().toError());
        const Result<quint64> height = called ? replies::number(called->result) : failure(called.error().toError());
        if (!height || !isPossibleHeight(*height, m_client.slot()))
            co_return true;
        HeightAt read{*height, m_client.slot(), {}};
        read.since.start();
        m_heights.insert(endpoint, read);
    }
    const HeightAt known = m_heights.value(endpoint);
    const quint64 slotsSince = m_client.slot() - std::min(m_client.slot(), known.slot);
    const bool fits = latest.lastValidBlockHeight >= known.height + leastBlocksLeft
        && latest.lastValidBlockHeight <= known.height + slotsSince + blockhashLifetime + heightSlack;
    if (!fits)
        m_heights.remove(endpoint); // one of height and blockhash is wrong: both are asked for again
    co_return fits;
}

} // namespace curvedesk::rpc
