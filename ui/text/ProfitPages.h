// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/text/ProfitCsv.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace curvedesk {

/// The rows of ProfitCsv from the market's trades of the user's wallets, which are read page by page, oldest first, and
/// a listing of orders, which is read page by page, newest first. Trades come first, so that the orders that made them
/// are all in the listing. Both are read twice: once for the order of the chain, then for the rows. Only one page of
/// trades, and the orders of the first page and of pages that were read again, are kept whole, until their turn; of the
/// others a few bytes.
///
/// An order and the trades of its signature count once, as the order. Where the journal does not know what the order
/// moved, they count as trades.
class ProfitPages
{
public:
    /// `method`: by which the cost of what goes away is told.
    explicit ProfitPages(CostMethod method)
        : m_csv(method)
    {
    }

    /// The chainPosition (-1: before all) behind which takeTrades() needs trades next; nullopt: it needs none now.
    [[nodiscard]] std::optional<qint64> wantedTrades() const;
    /// Takes the wanted trades, oldest first: at the first reading keeps their turns, at the second keeps them whole,
    /// in place of the page before. `isLast`: there are none behind them. Unavailable, at the second: a trade that was
    /// read at the first is gone or has moved, so that the rows would not be whole.
    [[nodiscard]] Outcome takeTrades(const QList<WalletTrade> &trades, bool isLast);
    /// The cursor (empty: the first page) of the page of orders that take() needs next; nullopt: trades are wanted,
    /// takeRows() has some, or isOver().
    [[nodiscard]] std::optional<QString> wanted() const;
    /// Takes the wanted page: keeps its orders' turns in mind, whole those of the first page, or of one that is read
    /// again. `next`: the cursor of the page after it; empty: there is none, and the turns are sorted.
    void take(const QList<OrderSummary> &orders, const QString &next);
    /// Takes the orders and trades whose turn it is, `most` at most, until one is not kept: forgets the orders, and
    /// returns the rows, which it writes nowhere. Empty before all was read once.
    [[nodiscard]] QByteArray takeRows(qsizetype most);
    /// True once takeRows() has given all.
    [[nodiscard]] bool isOver() const { return m_isSorted && m_taken == m_turns.size(); }
    /// The number of orders that are kept whole at present.
    [[nodiscard]] std::size_t held() const { return m_held.size(); }

private:
    /// A landed order, or a trade.
    struct Turn
    {
        qint64 position = 0; ///< chainPosition
        quint64 place = 0; ///< of an order in the listing, 0: the newest; of a trade the hash of its signature
        bool isTrade = false;
        bool isOrders = false; ///< a trade that counts as an order
    };
    struct Page
    {
        QString cursor;
        quint64 firstPlace = 0;
    };

    /// Adds the turn of an order that was read for the first time, and marks those of its trades, which the order
    /// stands for. False: it has none, because it has not landed or counts as its trades.
    [[nodiscard]] bool addTurn(const OrderSummary &order, quint64 place);
    /// Keeps in memory those of a page's orders that have a turn. `firstPlace`: of the first one in the listing.
    void hold(const QList<OrderSummary> &orders, quint64 firstPlace);
    [[nodiscard]] bool isHeld(const Turn &trade) const; ///< the trade of this turn is kept whole
    /// The page that has the order whose turn is next; there must be one. Valid until take().
    [[nodiscard]] const Page &pageOfTurn() const;

    ProfitCsv m_csv;
    std::vector<Turn> m_turns;
    std::vector<Page> m_pages{Page{}};
    std::vector<bool> m_hasTurn; ///< by place, as the order was read first
    QHash<quint64, std::size_t> m_firstTrades; ///< in m_turns, by the hash of the signature; until all is sorted
    QHash<quint64, qint64> m_younger; ///< position of the last order with trades, by slot; until all is sorted
    qint64 m_lastTrade = -1; ///< position
    bool m_hasTrades = false; ///< all trades were read once
    bool m_isSorted = false; ///< all was read once
    std::size_t m_taken = 0; ///< of m_turns
    std::unordered_map<quint64, OrderSummary> m_held; ///< by place
    QHash<qint64, WalletTrade> m_trades; ///< of the page that was read again, by position
};

} // namespace curvedesk
