// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Latch.h"

#include <QByteArray>
#include <QCoro/QCoroTask>
#include <QHash>
#include <QPointer>
#include <QString>

#include <memory>

namespace curvedesk {

/// Lets one request of an idempotency key through at a time, so that the second finds the first's order in the journal.
class IntentGate final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(IntentGate)

public:
    IntentGate() = default;

    /// The right of one request of a key to sign.
    class Ticket
    {
    public:
        Ticket() = default; ///< holds no key
        /// Made by enter(). `key`: owner and idempotency key together, which the gate counts as held.
        Ticket(IntentGate &gate, QByteArray key);
        ~Ticket() { release(); }
        Ticket(Ticket &&other) noexcept;
        Ticket &operator=(Ticket &&other) noexcept; ///< first release(), of its own key
        Ticket(const Ticket &) = delete;
        Ticket &operator=(const Ticket &) = delete;

        /// Lets the next request that waits for the key in. Call it once the order is journalled, or there will be
        /// none; the destructor does it as well. Later calls do nothing.
        void release();

    private:
        QPointer<IntentGate> m_gate;
        QByteArray m_key;
    };

    /// Waits, in the order of the calls, until no other request of this owner's key has a ticket, and returns one that
    /// holds the key. For an empty key, and when the gate is destroyed, it returns at once a ticket that holds no key.
    [[nodiscard]] QCoro::Task<Ticket> enter(QString apiOwner, QByteArray key);

private:
    /// Ends a request's turn: the key, as in Ticket, goes to the next one that waits for it, or is free.
    void leave(const QByteArray &key);

    // By key that is held: the requests that wait for it, in order.
    QHash<QByteArray, QList<std::shared_ptr<Latch>>> m_held;
};

} // namespace curvedesk
