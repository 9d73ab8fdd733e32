// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/access/ApprovalService.h"

#include <QRandomGenerator>
#include <QTimer>

#include <algorithm>

namespace curvedesk {

using namespace Qt::StringLiterals;

ApprovalService::ApprovalService(AuditLog &audit, const Clock &clock, std::chrono::milliseconds patience)
    : m_audit(audit)
    , m_clock(clock)
    , m_patience(patience)
{
}

Task<void> ApprovalService::ask(Approval approval, QByteArray intent, quint64 arrival)
{
    if (m_isClosed)
        co_return closing();
    for (const Refusal &refusal : std::as_const(m_refusals)) {
        if (!intent.isEmpty() && refusal.intent == intent && refusal.number > arrival)
            co_return failure(refusal.error);
    }
    const auto ofThisKey = std::ranges::count_if(
        m_waiting, [&approval](const std::shared_ptr<Waiting> &each) { return each->approval.key == approval.key; });
    if (m_waiting.size() >= maxWaiting || ofThisKey >= maxOfOneKey) {
        constexpr int retrySeconds = 5;
        co_return failure(Error{ErrorCode::RateLimited, u"Too many orders wait for a person's approval"_s, std::nullopt,
                                retrySeconds});
    }
    // Eight hexadecimal digits: a person types them in the command "approvals".
    approval.id = u"%1"_s.arg(QRandomGenerator::system()->generate(), 8, 16, QChar(u'0'));
    approval.expiresMs = m_clock.nowMs() + m_patience.count();
    const auto waiting
        = std::shared_ptr<Waiting>(new Waiting{std::move(approval), std::move(intent), Latch(*this), closing()});
    m_waiting.append(waiting);
    note("approval_asked", waiting->approval);
    QTimer::singleShot(m_patience, this, [this, id = waiting->approval.id] { expire(id); });
    emit asked(waiting->approval);
    co_await waiting->done.wait();
    co_return waiting->answer;
}

QList<Approval> ApprovalService::waiting() const
{
    QList<Approval> out;
    for (const std::shared_ptr<Waiting> &each : m_waiting)
        out.append(each->approval);
    return out;
}

void ApprovalService::expire(const QString &id)
{
    [[maybe_unused]] const Outcome late
        = answer(id, failure(ErrorCode::ApprovalTimeout, u"Nobody approved this order in time; nothing was signed"_s),
                 "approval_timeout");
}

Outcome ApprovalService::approve(const QString &id)
{
    // The timer stands still while the computer sleeps; the order's time does not.
    const qint64 nowMs = m_clock.nowMs();
    if (std::ranges::any_of(m_waiting, [&id, nowMs](const std::shared_ptr<Waiting> &each) {
            return each->approval.id == id && each->approval.expiresMs <= nowMs;
        }))
        expire(id);
    return answer(id, Outcome(), "approval_given");
}

Outcome ApprovalService::refuse(const QString &id)
{
    return answer(id, failure(ErrorCode::ApprovalRefused, u"A person refused this order; nothing was signed"_s),
                  "approval_refused");
}

Outcome ApprovalService::answer(const QString &id, const Outcome &answer, QByteArrayView event)
{
    const auto found = std::ranges::find_if(
        m_waiting, [&id](const std::shared_ptr<Waiting> &each) { return each->approval.id == id; });
    if (found == m_waiting.end())
        return failure(ErrorCode::NotFound, u"no order with this id waits for approval"_s);
    const std::shared_ptr<Waiting> waiting = *found;
    m_waiting.erase(found);
    ++m_answers;
    if (!answer && !waiting->intent.isEmpty()) {
        constexpr qsizetype mostRemembered = 2 * maxWaiting;
        m_refusals.append({waiting->intent, m_answers, answer.error()});
        if (m_refusals.size() > mostRemembered)
            m_refusals.removeFirst();
    }
    waiting->answer = answer;
    note(event, waiting->approval);
    waiting->done.open();
    emit answered(id);
    return {};
}

void ApprovalService::close()
{
    m_isClosed = true;
    // The order's answer is the one of a program that ends, as long as nobody gave another.
    for (const std::shared_ptr<Waiting> &each : std::exchange(m_waiting, {})) {
        each->done.open();
        emit answered(each->approval.id);
    }
}

void ApprovalService::note(QByteArrayView event, const Approval &approval)
{
    const Outcome written = m_audit.append({event,
                                            {{"approval", approval.id},
                                             {"key", approval.key},
                                             {"wallet", approval.order.wallet.toBase58()},
                                             {"mint", approval.order.mint.toBase58()},
                                             {"mostLamports", QString::number(approval.order.spend.mostLamports)}}});
    if (!written)
        qWarning("%s", qUtf8Printable(written.error().detail));
}

} // namespace curvedesk
#include "moc_ApprovalService.cpp"
