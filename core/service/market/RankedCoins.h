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
    explicit RankedCoins(qint64 keptMs = 3000);

    /// Sets the market, which must outlive its use here, and forgets the rankings of the former one. nullptr: none.
    void setMarket(const Market *market);
    /// A page of coins, by a ranking that is kept or made first from the store, which may take seconds. Unavailable
    /// without a market or once it was replaced, InvalidInput for a cursor that is not ours; Storage, Damaged.
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
    /// The kept rankings of an order, or new empty ones, moved to the front; forgets what is behind the fourth.
    [[nodiscard]] std::shared_ptr<Kept> findOrAdd(CoinOrder order);
    /// Sets `next` to an empty ranking unless one is being made, or `ready` is young, as any is for a later page.
    void beginWhereOld(Kept &kept, bool isFirstPage) const;
    /// Makes a part of the next ranking in `kept`, from the store, some milliseconds long; a whole one takes the place
    /// of the ready one. Storage, Damaged: the next one is given up.
    [[nodiscard]] Outcome makePart(Kept &kept) const;

    const qint64 m_keptMs;
    const Market *m_market = nullptr;
    int m_generation = 0; ///< of the market
    QList<std::shared_ptr<Kept>> m_rankings; ///< asked for last: the first
};

} // namespace curvedesk
