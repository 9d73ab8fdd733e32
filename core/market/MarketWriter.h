// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketFeed.h"
#include "core/market/MarketSchema.h"
#include "core/market/MarketStore.h"

#include <QSet>

namespace curvedesk {

/// The writing half of MarketStore: turns news into rows, inside a transaction that the store holds.
class MarketWriter
{
public:
    explicit MarketWriter(Database &database)
        : m_database(database)
    {
    }

    [[nodiscard]] Outcome prepare();
    /// One transaction's news, in order.
    [[nodiscard]] Outcome apply(const MarketNews &news, MarketStore::Changes &changes);
    [[nodiscard]] Outcome remember(const QString &lastSignature);

    [[nodiscard]] Result<std::optional<marketSchema::StoredToken>> find(const QString &mint);
    [[nodiscard]] const QString &king() const { return m_king; }
    void setKing(const QString &mint) { m_king = mint; }
    /// Mints that changed since the last call.
    [[nodiscard]] QSet<QString> takeTouched() { return std::exchange(m_touched, {}); }

private:
    [[nodiscard]] Outcome launch(const MarketLaunch &launch, MarketStore::Changes &changes);
    [[nodiscard]] Outcome trade(const MarketTrade &trade, MarketStore::Changes &changes);
    [[nodiscard]] Outcome complete(const MarketCompletion &completion, MarketStore::Changes &changes);
    [[nodiscard]] Outcome move(const marketSchema::StoredToken &token);
    [[nodiscard]] Outcome crown(qint64 nowMs, MarketStore::Changes &changes);
    [[nodiscard]] Outcome position(qint64 token, const MarketTrade &trade);

    Database &m_database;
    QSqlQuery m_findToken;
    QSqlQuery m_insertToken;
    QSqlQuery m_updateToken;
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
