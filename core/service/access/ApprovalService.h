// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Clock.h"
#include "core/base/Latch.h"
#include "core/base/Task.h"
#include "core/journal/AuditLog.h"
#include "core/journal/Order.h"

#include <QList>
#include <QMetaType>

#include <chrono>
#include <memory>

namespace curvedesk {

/// The error Cancelled, of what waits for a service that the ending program closes or destroys.
[[nodiscard]] inline tl::unexpected<Error> closing()
{
    return failure(ErrorCode::Cancelled, QStringLiteral("the program is closing"));
}

/// An order of an API key that waits for a person to agree. Nothing of it is signed or journalled.
struct Approval
{
    QString id; ///< made by ApprovalService::ask()
    QString key; ///< id of the API key
    QString label; ///< of the API key: foreign text
    Order order; ///< wallet, coin, amounts, bounds and what it may take at most
    QByteArray wire; ///< the transaction with zeroed signatures, as it would be signed; empty for a launch
    qint64 expiresMs = 0; ///< milliseconds since the epoch at which it is refused by itself; set by ask()
};

/// Has orders wait until a person agrees, in the window or by the command "approvals". The audit log is a file, whose
/// end the journal's database notes; a line that cannot be written is a warning in the program's log.
class ApprovalService final : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(ApprovalService)

public:
    static constexpr qsizetype maxWaiting = 32;
    static constexpr qsizetype maxOfOneKey = 8; ///< so that one key's orders leave room for those of others

    /// All references must outlive the service. `patience`: time after which an order without an answer is refused.
    ApprovalService(AuditLog &audit, const Clock &clock, std::chrono::milliseconds patience);
    ~ApprovalService() override = default; ///< ends all that waits with Cancelled; emits nothing

    /// Emits asked() and waits for the answer, which emits answered(); the audit log gets both, but no Cancelled.
    /// ApprovalRefused, ApprovalTimeout; RateLimited when maxWaiting others wait, or maxOfOneKey of the same key;
    /// Cancelled once closed. `intent`: names requests that repeat each other, empty for none. `arrival`: answerCount()
    /// when the request came; one whose intent was refused since then fails in the same way and asks nobody.
    [[nodiscard]] Task<void> ask(Approval approval, QByteArray intent, quint64 arrival);
    /// The number of answers given so far, by persons or by time.
    [[nodiscard]] quint64 answerCount() const { return m_answers; }

    [[nodiscard]] QList<Approval> waiting() const; ///< oldest first
    /// Agrees to an order that waits, notes that in the audit log and emits answered(). Its request goes on to sign and
    /// send it in a later turn of the event loop, and may still fail. NotFound for an id that does not wait, or no
    /// longer; also for one whose time is over, which is refused then, with its line in the audit log and answered().
    [[nodiscard]] Outcome approve(const QString &id);
    /// Refuses an order that waits, so that its ask() fails and nothing is signed, notes that in the audit log and
    /// emits answered(). NotFound for an id that does not wait, or no longer.
    [[nodiscard]] Outcome refuse(const QString &id);
    /// Ends all that waits with Cancelled, emits answered() for each, and ends all that comes later with Cancelled too,
    /// because the program ends. The audit log gets no line.
    void close();

signals:
    /// An order waits for a person from now on.
    void asked(const curvedesk::Approval &approval);
    /// The order no longer waits: it was approved, refused or closed, or nobody answered in time.
    void answered(const QString &id);

private:
    struct Waiting
    {
        Approval approval;
        QByteArray intent;
        Latch done;
        Outcome answer;
    };
    struct Refusal
    {
        QByteArray intent;
        quint64 number; ///< of answerCount() after it
        Error error;
    };
    /// Gives the waiting order its answer and counts it, remembers an intent that was not agreed to, notes `event` in
    /// the audit log and emits answered(). NotFound when no order with this id waits.
    [[nodiscard]] Outcome answer(const QString &id, const Outcome &answer, QByteArrayView event);
    /// Refuses the order with ApprovalTimeout, in the audit log too, and emits answered(); nothing unless it waits.
    void expire(const QString &id);
    /// Writes a line on the approval to the audit log's file; a failure only gives a warning in the program's log.
    void note(QByteArrayView event, const Approval &approval);

    AuditLog &m_audit;
    const Clock &m_clock;
    const std::chrono::milliseconds m_patience;
    QList<std::shared_ptr<Waiting>> m_waiting;
    QList<Refusal> m_refusals; ///< the last ones
    quint64 m_answers = 0;
    bool m_isClosed = false;
};

} // namespace curvedesk

Q_DECLARE_METATYPE(curvedesk::Approval)
