// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
// The coins that a TokenTableModel lists.
#include "ui/discovery/TokenTableModel.h"
#include "ui/text/LookAlike.h"

#include <utility>

namespace curvedesk {

namespace {

/// What name and ticker ("$" in front, which no skeleton has) are compared by; empty where nothing is left of it.
std::pair<QString, QString> skeletonsOf(const TokenSummary &token)
{
    const QString ticker = lookAlike::skeleton(token.symbol);
    return {lookAlike::skeleton(token.name), ticker.isEmpty() ? QString() : u'$' + ticker};
}
} // namespace

void TokenTableModel::setFilter(const CoinFilter &filter)
{
    m_filter = m_selection == Selection::Watched ? CoinFilter() : filter;
    m_unproven.clear(); // they waited for the former filter
}

bool TokenTableModel::belongs(const TokenSummary &token) const
{
    if (!m_filter.admits(token, m_nowMs) || (m_filter.hidesSuspects && imitates(token, skeletonsOf(token))))
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

bool TokenTableModel::imitates(const TokenSummary &token, const std::pair<QString, QString> &skeletons) const
{
    const Oldest mine(token.createdMs, token.mint, token.symbol);
    const auto olderBy = [&](const QString &skeleton) {
        const auto oldest = m_oldest.find(skeleton);
        return oldest != m_oldest.end() && std::get<1>(*oldest) != token.mint && *oldest < mine ? oldest
                                                                                                : m_oldest.end();
    };
    const auto ticker = olderBy(skeletons.second); // many coins share one; other letters are there to deceive
    return olderBy(skeletons.first) != m_oldest.end()
        || (ticker != m_oldest.end() && std::get<2>(*ticker).compare(token.symbol, Qt::CaseInsensitive) != 0);
}

std::pair<QString, QString> TokenTableModel::noteNames(const TokenSummary &token)
{
    const std::pair<QString, QString> skeletons = skeletonsOf(token);
    const Oldest mine(token.createdMs, token.mint, token.symbol);
    for (const QString &skeleton : {skeletons.first, skeletons.second}) {
        if (skeleton.isEmpty())
            continue;
        const auto oldest = m_oldest.find(skeleton);
        if (oldest == m_oldest.end())
            m_oldest.insert(skeleton, mine);
        else if (mine < *oldest)
            *oldest = mine;
    }
    return skeletons;
}

void TokenTableModel::noteNames(const QList<TokenSummary> &tokens)
{
    if (!m_filter.hidesSuspects)
        return;
    for (const TokenSummary &token : tokens)
        noteNames(token);
}

bool TokenTableModel::isLookAlike(const TokenSummary &token) const
{
    const auto entry = m_entries.find(token.mint);
    return entry != m_entries.end() && imitates(token, entry->second.skeletons);
}

} // namespace curvedesk
