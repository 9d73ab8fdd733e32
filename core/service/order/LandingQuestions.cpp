// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/order/LandingQuestions.h"

#include "core/base/CrashPoint.h"
#include "core/service/order/OrderOutcome.h"

namespace curvedesk::landing {

namespace {

// Slots by which the newest one known at signing can be after the one in which the order landed.
constexpr quint64 signedSlotLead = 32;

} // namespace

QCoro::Task<Answer> send(QPointer<Cluster> cluster, Order order)
{
    const Result<Signature> sent = co_await cluster->send(order.wire);
    Answer answer;
    if (isCancelled(sent))
        co_return answer;
    crashPoint::reach(crashPoint::Step::Sent);
    if (sent) {
        answer.evidence = Sent{Sent::Result::Accepted};
        co_return answer;
    }
    // Any other failure than a refusal proves nothing: the node may have forwarded the bytes, and its answer was lost.
    const bool isRefused = sent.error().code == ErrorCode::ProgramRejected;
    if (isRefused)
        answer.refusal = sent.error().detail;
    answer.evidence = Sent{isRefused ? Sent::Result::Refused : Sent::Result::Failed};
    co_return answer;
}

QCoro::Task<Answer> readRecord(QPointer<Cluster> cluster, Order order)
{
    const Result<std::optional<TransactionRecord>> found = co_await cluster->transaction(order.signature);
    Answer answer;
    if (isCancelled(found))
        co_return answer;
    RecordRead read;
    if (!found) {
        read.result = RecordRead::Result::Unanswered;
    } else if (*found && orderOutcome::isRecordOf(**found, order)) {
        read = {RecordRead::Result::Ours, (*found)->slot, (*found)->error.has_value()};
        answer.record = *found;
    } else {
        read.result = *found ? RecordRead::Result::Foreign : RecordRead::Result::Missing;
    }
    answer.evidence = read;
    co_return answer;
}

QCoro::Task<Answer> searchHistory(QPointer<Cluster> cluster, Order order, bool isThorough)
{
    using Found = HistoryRead::Result;
    const int pages = isThorough ? 20 : 3;
    const int pageSize = isThorough ? 50 : 10;
    bool hasEnded = false;
    Answer answer;
    std::optional<Signature> before;
    for (int page = 0; page < pages && cluster; ++page) {
        const Result<QList<ConfirmedTransaction>> rows = co_await cluster->history(order.wallet, before, pageSize);
        if (isCancelled(rows))
            co_return answer;
        if (!rows) {
            answer.evidence = HistoryRead{Found::Unanswered};
            co_return answer;
        }
        for (const ConfirmedTransaction &each : *rows) {
            const bool isOurs = each.signature == order.signature;
            if (!isOurs && each.slot + signedSlotLead >= order.signedSlot)
                continue;
            answer.evidence = HistoryRead{isOurs ? Found::Found : Found::Absent};
            co_return answer;
        }
        if (rows->isEmpty()) {
            hasEnded = before.has_value(); // a node without histories has empty ones
            break;
        }
        before = rows->last().signature;
    }
    if (!cluster)
        co_return answer;
    answer.evidence = HistoryRead{Found::Inconclusive};
    // All that a new wallet did can be later: then it counts how far back the chain is whole.
    if (hasEnded) {
        const Result<quint64> first = co_await cluster->firstWholeSlot();
        if (isCancelled(first))
            co_return Answer{};
        if (first && (*first == 0 || *first + signedSlotLead < order.signedSlot))
            answer.evidence = HistoryRead{Found::Absent};
    }
    co_return answer;
}

} // namespace curvedesk::landing
