// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/rpc/StatusVotes.h"

#include <algorithm>

namespace curvedesk::rpc {

namespace {

// True when two endpoints name the same slot and outcome; their commitments may differ.
bool agree(const std::optional<SignatureStatus> &a, const std::optional<SignatureStatus> &b)
{
    if (!a || !b)
        return !a && !b;
    return a->slot == b->slot && a->error == b->error;
}

// The answer that most endpoints gave; among equals, a status is better than none.
StatusLookup bestOf(const QList<StatusLookup> &answers)
{
    StatusLookup best;
    for (const StatusLookup &each : answers) {
        if (each.witnesses > best.witnesses || (each.witnesses == best.witnesses && each.status && !best.status))
            best = each;
    }
    return best;
}

} // namespace

void StatusVotes::add(const QList<std::optional<SignatureStatus>> &statuses)
{
    for (qsizetype i = 0; i < m_answers.size(); ++i) {
        const std::optional<SignatureStatus> &status = statuses.at(i);
        QList<StatusLookup> &answers = m_answers[i];
        const auto same
            = std::ranges::find_if(answers, [&status](const StatusLookup &each) { return agree(each.status, status); });
        if (same == answers.end()) {
            answers.append({status, 1});
            continue;
        }
        ++same->witnesses;
        if (status)
            same->status->commitment = std::min(same->status->commitment, status->commitment);
    }
}

bool StatusVotes::areDecided() const
{
    return std::ranges::all_of(m_answers, [](const QList<StatusLookup> &answers) {
        return bestOf(answers).witnesses >= StatusLookup::quorum;
    });
}

QList<StatusLookup> StatusVotes::lookups() const
{
    QList<StatusLookup> out;
    out.reserve(m_answers.size());
    for (const QList<StatusLookup> &answers : m_answers)
        out.append(bestOf(answers));
    return out;
}

} // namespace curvedesk::rpc
