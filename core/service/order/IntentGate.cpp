// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/IntentGate.h"

namespace curvedesk {

QCoro::Task<IntentGate::Ticket> IntentGate::enter(QString apiOwner, QByteArray key)
{
    if (key.isEmpty())
        co_return Ticket();
    // The NUL keeps the two parts apart: an owner is base58 text or empty.
    const QByteArray held = apiOwner.toUtf8() + '\0' + key;
    const auto found = m_held.find(held);
    if (found == m_held.end()) {
        m_held.insert(held, {});
        co_return Ticket(*this, held);
    }
    const QPointer<IntentGate> gate(this);
    const auto turn = std::make_shared<Latch>(*this);
    found->append(turn);
    co_await turn->wait();
    if (!gate)
        co_return Ticket();
    co_return Ticket(*this, held);
}

void IntentGate::leave(const QByteArray &key)
{
    const auto found = m_held.find(key);
    if (found == m_held.end())
        return;
    if (found->isEmpty()) {
        m_held.erase(found);
        return;
    }
    // The key stays held, now by the next request.
    found->takeFirst()->open();
}

IntentGate::Ticket::Ticket(IntentGate &gate, QByteArray key)
    : m_gate(&gate)
    , m_key(std::move(key))
{
}

IntentGate::Ticket::Ticket(Ticket &&other) noexcept
    : m_gate(std::exchange(other.m_gate, nullptr))
    , m_key(std::move(other.m_key))
{
}

IntentGate::Ticket &IntentGate::Ticket::operator=(Ticket &&other) noexcept
{
    if (this != &other) {
        release();
        m_gate = std::exchange(other.m_gate, nullptr);
        m_key = std::move(other.m_key);
    }
    return *this;
}

void IntentGate::Ticket::release()
{
    if (m_gate)
        m_gate->leave(m_key);
    m_gate.clear();
}

} // namespace curvedesk
#include "moc_IntentGate.cpp"
