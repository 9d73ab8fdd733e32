// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/market/MarketWriter.h"

// What is taken back, and what is filled in later.
namespace curvedesk {

using namespace Qt::StringLiterals;
using namespace marketSchema;

Outcome MarketWriter::drop(const QStringList &signatures, MarketStore::Changes &changes)
{
    QSet<MarketRepair::Holder> holders;
    QSet<QString> mints;
    for (const QString &signature : signatures) {
        if (const Outcome done = dropOne(signature, holders, mints, changes); !done)
            return done;
    }
    for (const auto &[id, wallet] : std::as_const(holders)) {
        const auto token = findBy(m_findById, id);
        if (!token)
            return failure(token.error());
        if (!*token)
            continue; // went with its launch
        mints.insert((*token)->summary.mint);
        if (const Outcome rebuilt = m_repair.rebuildPosition(id, wallet); !rebuilt)
            return rebuilt;
    }
    qint64 newestMs = 0;
    for (const QString &mint : std::as_const(mints)) {
        auto token = find(mint);
        if (!token)
            return failure(token.error());
        if (!*token)
            continue;
        if (const Outcome restored = m_repair.restore(**token); !restored)
            return restored;
        newestMs = std::max(newestMs, (*token)->summary.lastTradeMs);
        if (const Outcome moved = move(**token); !moved)
            return moved;
    }
    if (mints.isEmpty() && changes.droppedMints.isEmpty())
        return {};
    return crown(newestMs, changes);
}

Outcome MarketWriter::dropOne(const QString &signature, QSet<MarketRepair::Holder> &holders, QSet<QString> &mints,
                              MarketStore::Changes &changes)
{
    if (const Outcome removed = m_repair.removeTrades(signature, holders); !removed)
        return removed;
    // A transaction can launch, complete or publish more than one coin.
    while (true) {
        const auto token = findBy(m_findByLaunch, signature);
        if (!token)
            return failure(token.error());
        if (!*token)
            break;
        changes.droppedMints.append((*token)->summary.mint);
        if (const Outcome removed = m_repair.removeToken((*token)->id); !removed)
            return removed;
    }
    for (QSqlQuery *query : {&m_findByCompletion, &m_findByPublication}) {
        while (true) {
            auto token = findBy(*query, signature);
            if (!token)
                return failure(token.error());
            if (!*token)
                break;
            if ((*token)->completedBy == signature) {
                (*token)->summary.complete = false;
                (*token)->completedBy.clear();
            }
            if ((*token)->publishedBy == signature) {
                (*token)->publishedBy.clear();
                (*token)->pool.clear();
            }
            mints.insert((*token)->summary.mint);
            if (const Outcome written = rewrite(**token); !written)
                return written;
        }
    }
    return {};
}

Outcome MarketWriter::describe(const CoinOnChain &coin, qint64 nowMs, MarketStore::Changes &changes)
{
    const auto known = find(coin.summary.mint);
    if (!known)
        return failure(known.error());
    StoredToken token{.initialTokens = usualInitialTokens, .summary = coin.summary};
    if (*known) {
        if (!(*known)->launchedBy.isEmpty())
            return {}; // it said itself at its launch
        const TokenSummary &said = coin.summary;
        token = **known;
        TokenSummary &t = token.summary;
        t.name = said.name;
        t.symbol = said.symbol;
        t.uri = said.uri;
        if (!said.creator.isEmpty())
            t.creator = said.creator;
        t.associatedBondingCurve = said.associatedBondingCurve;
        t.complete = t.complete || said.complete;
    }
    if (token.summary.complete && token.pool.isEmpty())
        token.pool = coin.pool;
    token.isNamed = true;
    derive(token);
    if (const Outcome written = *known ? rewrite(token) : insert(token); !written)
        return written;
    return crown(nowMs, changes);
}

} // namespace curvedesk
