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

/// Lets one request of an idempotency key through at a time, so that the second finds what the first has journalled
/// instead of signing again.
class IntentGate final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(IntentGate)

public:
    explicit IntentGate(QObject *parent = nullptr);

    /// Held while its request is the one that may sign.
    class Ticket
    {
    public:
        Ticket() = default;
        Ticket(IntentGate &gate, QByteArray key);
        ~Ticket() { release(); }
        Ticket(Ticket &&other) noexcept;
        Ticket &operator=(Ticket &&other) noexcept;
        Ticket(const Ticket &) = delete;
        Ticket &operator=(const Ticket &) = delete;

        /// The order is journalled, or there will be none: the next one may go.
        void release();

    private:
        QPointer<IntentGate> m_gate;
        QByteArray m_key;
    };

    /// Waits for its turn; an empty key never waits.
    [[nodiscard]] QCoro::Task<Ticket> enter(QString apiOwner, QByteArray key);

private:
    void leave(const QByteArray &key);

    // Those who wait for a key that somebody holds, first come first.
    QHash<QByteArray, QList<std::shared_ptr<Latch>>> m_held;
};

} // namespace curvedesk
