// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"

namespace curvedesk::rpc {

/// What several endpoints say of the same signatures, added up. Two agree when they name the same slot and the same
/// error, or both know nothing; how final it is then counts as the less of what they said. Pure.
class StatusVotes
{
public:
    explicit StatusVotes(qsizetype signatures)
        : m_answers(signatures)
    {
    }

    /// One endpoint's answer: a status, or nullopt, for every signature.
    void add(const QList<std::optional<SignatureStatus>> &statuses);
    /// True once a quorum agrees on every signature.
    [[nodiscard]] bool areDecided() const;
    /// For every signature the answer of most endpoints. Where as many know it as do not, that it is known: an absence
    /// that is contradicted is none.
    [[nodiscard]] QList<StatusLookup> lookups() const;

private:
    QList<QList<StatusLookup>> m_answers; ///< by signature: the different answers so far
};

} // namespace curvedesk::rpc
