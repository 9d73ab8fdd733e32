// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Task.h"
#include "core/market/Market.h"

#include <QElapsedTimer>
#include <QObject>

#include <memory>

namespace curvedesk {

/// The market's coins in orders that it has no index for. A ranking is made a few milliseconds at a time, so that
/// 100,000 coins hold up nothing else, and kept: pages come from it without sorting again.
class RankedCoins final : public QObject
{
    Q_OBJECT

public:
    /// A ranking is made anew when a first page is asked for `keptMs` after it, or later where it took long.
    explicit RankedCoins(qint64 keptMs = 3000, QObject *parent = nullptr);

    /// Sets the market, which must outlive its use here, and forgets the rankings of the former one. nullptr: none.
    void setMarket(const Market *market);
    /// A page of coins. Unavailable without a market, InvalidInput for a cursor that is not ours; Storage, Damaged.
    [[nodiscard]] Task<RankedPage> page(CoinOrder order, int limit, QString cursor);

private:
    struct Kept
    {
        CoinOrder order;
        std::shared_ptr<const CoinRanking> ready; ///< null before the first is whole
        std::unique_ptr<CoinRanking> next; ///< being made; null otherwise
        QElapsedTimer age; ///< of `ready`
        qint64 workNs = 0; ///< that the last one took
    };
    /// The rankings of an order, new ones in place of those that were asked for longest ago.
    [[nodiscard]] std::shared_ptr<Kept> findOrAdd(CoinOrder order);
    /// Begins a new ranking, unless one is being made or the ready one will do.
    void beginWhereOld(Kept &kept, bool isFirstPage) const;
    /// Makes a part of the next ranking; gives it up after an error.
    [[nodiscard]] Outcome makePart(Kept &kept) const;

    const qint64 m_keptMs;
    const Market *m_market = nullptr;
    int m_generation = 0; ///< of the market
    QList<std::shared_ptr<Kept>> m_rankings; ///< asked for last: the first
};

} // namespace curvedesk
