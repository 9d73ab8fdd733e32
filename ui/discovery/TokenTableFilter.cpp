// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
// The coins that a TokenTableModel lists.
#include "ui/discovery/TokenTableModel.h"
#include "ui/text/LookAlike.h"

#include <utility>

namespace curvedesk {

namespace {
constexpr quint64 graduatingFromPpm = 500'000;
}

void TokenTableModel::setFilter(const CoinFilter &filter)
{
    m_filter = m_selection == Selection::Watched ? CoinFilter() : filter;
    m_unproven.clear(); // they waited for the former filter
}

bool TokenTableModel::belongs(const TokenSummary &token) const
{
    if (!m_filter.admits(token, m_nowMs) || (m_filter.hidesSuspects && imitates(token)))
        return false;
    switch (m_selection) {
    case Selection::Rising:
    case Selection::New:
        return true;
    case Selection::Graduating:
        return !token.complete && token.progressPpm >= graduatingFromPpm;
    case Selection::Watched:
        return m_watched.contains(token.mint);
    }
    return false;
}

bool TokenTableModel::needsProof() const
{
    return m_filter.minHolders > 0;
}

void TokenTableModel::prove(const QList<CoinFigures> &figures)
{
    if (m_isFrozen)
        return;
    for (const CoinFigures &each : figures) {
        const auto found = each.holders < 0 ? m_unproven.end() : m_unproven.find(each.mint);
        if (found == m_unproven.end())
            continue;
        const TokenSummary token = *found;
        m_unproven.erase(found);
        if (m_filter.admitsHolders(each))
            insertSorted(token);
    }
}

bool TokenTableModel::imitates(const TokenSummary &token) const
{
    const auto oldest = m_firstOfName.find(lookAlike::skeleton(token.name));
    return oldest != m_firstOfName.end() && *oldest < std::pair(token.createdMs, token.mint);
}

QString TokenTableModel::noteName(const TokenSummary &token)
{
    const QString skeleton = lookAlike::skeleton(token.name);
    if (skeleton.isEmpty())
        return skeleton;
    const std::pair mine(token.createdMs, token.mint);
    const auto first = m_firstOfName.find(skeleton);
    if (first == m_firstOfName.end())
        m_firstOfName.insert(skeleton, mine);
    else if (mine < *first)
        *first = mine;
    return skeleton;
}

void TokenTableModel::noteNames(const QList<TokenSummary> &tokens)
{
    if (!m_filter.hidesSuspects)
        return;
    for (const TokenSummary &token : tokens)
        noteName(token);
}

bool TokenTableModel::isLookAlike(const TokenSummary &token) const
{
    const auto entry = m_entries.find(token.mint);
    const QString skeleton = entry == m_entries.end() ? QString() : entry->second.skeleton;
    return !skeleton.isEmpty() && m_firstOfName.value(skeleton).second != token.mint;
}

} // namespace curvedesk
