// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/storage/Database.h"

#include <functional>
#include <optional>

namespace curvedesk {

/// Takes the oldest trades and their candles out of the market's database, so that its file does not grow for ever: a
/// public network lands some gigabytes of trades a day. Coins stay.
class MarketTrim
{
public:
    explicit MarketTrim(Database &database)
        : m_database(database)
    {
    }

    /// Compiles the SQL statements; writes nothing. Storage, Damaged.
    [[nodiscard]] Outcome prepare();

    /// True while the database fills more than so many bytes, without its free pages. Storage, Damaged.
    [[nodiscard]] Result<bool> isBeyond(qint64 bytes) const;

    /// The newest trade among those that were removed.
    struct Cut
    {
        quint64 slot = 0;
        qint64 time = 0; ///< seconds
    };
    /// Looks at the next 1000 trades, from the oldest on; removes those of wallets that are not kept, and each coin's
    /// candles that end by its newest removed trade (all of a coin without trades). The next call goes on behind these
    /// 1000. nullopt: none was removed. Runs in the caller's database transaction. Storage, Damaged.
    [[nodiscard]] Result<std::optional<Cut>> removeOldest(const std::function<bool(const QString &wallet)> &isKept);

    /// Has the next removeOldest() begin at the oldest rows; writes nothing. Call it when the transaction has failed.
    void startOver() { m_from = -1; }

private:
    /// Removes the coin's candles that end by `upTo` (seconds), all when it has no trades left. Storage, Damaged.
    [[nodiscard]] Outcome removeCandles(qint64 token, qint64 upTo);

    Database &m_database;
    QSqlQuery m_oldest;
    QSqlQuery m_removeTrade;
    QSqlQuery m_anyTrade;
    QSqlQuery m_removeCandles;
    QSqlQuery m_removeAllCandles;
    qint64 m_from = -1; ///< the position up to which only trades of kept wallets are left
};

} // namespace curvedesk
