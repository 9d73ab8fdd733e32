// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/MarketSchema.h"

#include <QSet>

namespace curvedesk {

/// Makes what was summed up true again from the trades that stand: after one came late, or a fork took some back.
/// Works inside a transaction that the store holds.
class MarketRepair
{
public:
    explicit MarketRepair(Database &database)
        : m_database(database)
    {
    }

    [[nodiscard]] Outcome prepare();

    /// Puts one slot's trades of a coin into the order in which their reserves follow each other. `wallets` gets who
    /// traded in it when that changed anything.
    [[nodiscard]] Outcome arrange(qint64 token, quint64 slot, QSet<QString> &wallets);
    /// Whether arrange() ever had to do with that slot: then it has to with each trade that joins it.
    [[nodiscard]] Result<bool> isArranged(qint64 token, quint64 slot);
    /// Reserves and time of the newest trade that stands, else of the launch. The caller stores them.
    [[nodiscard]] Outcome restore(marketSchema::StoredToken &token);
    /// From the trades that stand; no row when there is none.
    [[nodiscard]] Outcome rebuildPosition(qint64 token, const QString &wallet);

    using Holder = QPair<qint64, QString>; ///< of a token, by its id, and the wallet
    /// Takes a transaction's trades out.
    [[nodiscard]] Outcome removeTrades(const QString &signature, QSet<Holder> &holders);
    /// Takes a coin out with everything about it.
    [[nodiscard]] Outcome removeToken(qint64 token);

private:
    Database &m_database;
    QSqlQuery m_tradesOfSlot;
    QSqlQuery m_highestPlace;
    QSqlQuery m_setPlace;
    QSqlQuery m_newest;
    QSqlQuery m_tradesOfHolder;
    QSqlQuery m_writePosition;
    QSqlQuery m_deletePosition;
    QSqlQuery m_holdersOf;
    QSqlQuery m_deleteTrades;
};

} // namespace curvedesk
