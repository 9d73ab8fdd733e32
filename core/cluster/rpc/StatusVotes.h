// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"

namespace curvedesk::rpc {

/// Counts the answers of several endpoints about the same signatures. Two agree when they name the same slot and error,
/// or both know nothing; the lower commitment then counts. Pure.
class StatusVotes
{
public:
    explicit StatusVotes(qsizetype signatures)
        : m_answers(signatures)
    {
    }

    /// Adds one endpoint's answer: for every signature, in order, a status, or nullopt where it knows nothing.
    void add(const QList<std::optional<SignatureStatus>> &statuses);
    /// True once a quorum agrees on every signature.
    [[nodiscard]] bool areDecided() const;
    /// The answer of most endpoints for every signature, in order, with their number. On a tie a known status beats an
    /// unknown one, then the earlier one counts.
    [[nodiscard]] QList<StatusLookup> lookups() const;

private:
    QList<QList<StatusLookup>> m_answers; ///< for each signature the different answers so far
};

} // namespace curvedesk::rpc
