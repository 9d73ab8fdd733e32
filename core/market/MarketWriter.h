// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketFeed.h"
#include "core/market/MarketRepair.h"
#include "core/market/MarketStore.h"

#include <QSet>

namespace curvedesk {

/// The writing half of MarketStore: turns news into rows, inside a transaction that the store holds.
class MarketWriter
{
public:
    explicit MarketWriter(Database &database)
        : m_database(database)
        , m_repair(database)
    {
    }

    [[nodiscard]] Outcome prepare();
    /// One transaction's news, in order. They may come late: trades stand in the chain's order, whenever they came.
    [[nodiscard]] Outcome apply(const MarketNews &news, MarketStore::Changes &changes);
    /// Takes back what these transactions did.
    [[nodiscard]] Outcome drop(const QStringList &signatures, MarketStore::Changes &changes);
    /// Words and accounts of a coin that was seen trading before it was known; adds it when it was not seen at all.
    [[nodiscard]] Outcome describe(const CoinOnChain &coin, qint64 nowMs, MarketStore::Changes &changes);
    [[nodiscard]] Outcome remember(const MarketCursor &cursor);

    [[nodiscard]] Result<std::optional<marketSchema::StoredToken>> find(const QString &mint);
    [[nodiscard]] const QString &king() const { return m_king; }
    void setKing(const QString &mint) { m_king = mint; }
    /// Mints that changed since the last call.
    [[nodiscard]] QSet<QString> takeTouched() { return std::exchange(m_touched, {}); }

private:
    using StoredToken = marketSchema::StoredToken;
    [[nodiscard]] Result<std::optional<StoredToken>> findBy(QSqlQuery &query, const QVariant &value);
    [[nodiscard]] Outcome insert(StoredToken &token);
    [[nodiscard]] Outcome move(const StoredToken &token);
    [[nodiscard]] Outcome rewrite(const StoredToken &token);
    [[nodiscard]] Outcome launch(const MarketLaunch &launch, MarketStore::Changes &changes);
    [[nodiscard]] Outcome trade(const MarketTrade &trade, MarketStore::Changes &changes);
    [[nodiscard]] Outcome complete(const MarketCompletion &completion, MarketStore::Changes &changes);
    [[nodiscard]] Outcome moveOn(StoredToken &token, const MarketTrade &trade);
    [[nodiscard]] Outcome settleLate(StoredToken &token, const MarketTrade &trade);
    [[nodiscard]] Outcome dropOne(const QString &signature, QSet<MarketRepair::Holder> &holders, QSet<QString> &mints,
                                  MarketStore::Changes &changes);
    [[nodiscard]] Outcome crown(qint64 nowMs, MarketStore::Changes &changes);
    [[nodiscard]] Outcome position(qint64 token, const MarketTrade &trade);

    Database &m_database;
    MarketRepair m_repair;
    QSqlQuery m_findToken;
    QSqlQuery m_findById;
    QSqlQuery m_findByPool;
    QSqlQuery m_findByLaunch;
    QSqlQuery m_findByCompletion;
    QSqlQuery m_findByPublication;
    QSqlQuery m_insertToken;
    QSqlQuery m_updateToken;
    QSqlQuery m_rewriteToken;
    QSqlQuery m_highest;
    QSqlQuery m_setKing;
    QSqlQuery m_insertTrade;
    QSqlQuery m_readPosition;
    QSqlQuery m_writePosition;
    QSqlQuery m_writeMeta;
    QString m_king;
    QSet<QString> m_touched;
};

} // namespace curvedesk
