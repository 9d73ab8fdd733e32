// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/journal/JournalWriter.h"

#include <iterator>
#include <utility>

namespace curvedesk {

JournalWriter::JournalWriter(OrderJournal &journal)
    : m_journal(journal)
{
    if (journal.path().isEmpty())
        return;
    m_context = new QObject;
    m_context->moveToThread(&m_thread);
    m_thread.setObjectName(QStringLiteral("journal"));
    m_thread.start();
}

JournalWriter::~JournalWriter()
{
    if (m_context == nullptr)
        return;
    // SQLite's connection is closed where it was opened.
    QMetaObject::invokeMethod(
        m_context, [this] { m_own.reset(); }, Qt::BlockingQueuedConnection);
    m_thread.quit();
    m_thread.wait();
    delete m_context;
}

void JournalWriter::write(Kind kind, Order order, Done done)
{
    ++m_open;
    Writing writing{kind, std::move(order), std::move(done), {}};
    if (m_context == nullptr) {
        Writings single;
        single.push_back(std::move(writing));
        write(m_journal, single);
        m_written.push_back(std::move(single.front()));
        if (m_written.size() == 1)
            deliverSoon();
        return;
    }
    const std::lock_guard lock(m_mutex);
    m_waiting.push_back(std::move(writing));
    if (!std::exchange(m_isWriting, true))
        QMetaObject::invokeMethod(
            m_context, [this] { writeAll(); }, Qt::QueuedConnection);
}

void JournalWriter::writeAll()
{
    // So many commits are waited for at most, before what they wrote is told.
    constexpr int commitsTogether = 8;
    for (int commits = 1;; ++commits) {
        Writings taken;
        {
            const std::lock_guard lock(m_mutex);
            taken = std::exchange(m_waiting, {});
            m_isWriting = !taken.empty();
        }
        if (taken.empty())
            break;
        if (!m_own) {
            Result<std::unique_ptr<OrderJournal>> opened = OrderJournal::open(m_journal.path(), FileCheck::Brief);
            if (opened)
                m_own = *std::move(opened);
            else
                for (Writing &each : taken)
                    each.outcome = failure(opened.error());
        }
        if (m_own)
            write(*m_own, taken);
        {
            const std::lock_guard lock(m_mutex);
            std::ranges::move(taken, std::back_inserter(m_written));
        }
        if (commits % commitsTogether == 0)
            deliverSoon();
    }
    deliverSoon();
}

void JournalWriter::write(OrderJournal &journal, Writings &writings)
{
    for (const Kind kind : {Kind::Record, Kind::Settle, Kind::Finalize}) {
        QList<Order> orders;
        QStringList ids;
        for (const Writing &each : writings) {
            if (each.kind == kind) {
                orders.append(each.order);
                ids.append(each.order.id);
            }
        }
        if (orders.isEmpty())
            continue;
        const QList<Outcome> outcomes = kind == Kind::Record ? journal.record(orders)
            : kind == Kind::Settle                           ? journal.settle(orders)
                                                             : QList<Outcome>(orders.size(), journal.finalize(ids));
        auto outcome = outcomes.cbegin();
        for (Writing &each : writings) {
            if (each.kind == kind)
                each.outcome = *outcome++;
        }
    }
}

void JournalWriter::deliver()
{
    Writings written;
    {
        const std::lock_guard lock(m_mutex);
        written = std::exchange(m_written, {});
    }
    m_open -= written.size();
    for (Writing &each : written) // one of them may destroy this object
        each.done(each.outcome);
}

void JournalWriter::deliverSoon()
{
    QMetaObject::invokeMethod(
        this, [this] { deliver(); }, Qt::QueuedConnection);
}

void JournalWriter::finish()
{
    if (m_context != nullptr)
        QMetaObject::invokeMethod(
            m_context, [] {}, Qt::BlockingQueuedConnection);
    deliver();
}

} // namespace curvedesk
