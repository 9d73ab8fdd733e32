// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "ui/text/ProfitCsv.h"

#include <optional>
#include <unordered_map>
#include <vector>

namespace curvedesk {

/// The rows of ProfitCsv from a listing of orders that is read page by page, newest first. The listing is read twice:
/// once for the order of the chain, then from its end on for the rows. Only the orders of the first page and of pages
/// that were read again are kept whole, until their turn; of the others a few bytes.
class ProfitPages
{
public:
    /// `method`: as of ProfitCsv.
    explicit ProfitPages(CostMethod method)
        : m_csv(method)
    {
    }

    /// The cursor (empty: the first page) of the page that take() needs next; nullopt: takeRows() has some, or all is
    /// written.
    [[nodiscard]] std::optional<QString> wanted() const;
    /// Takes the wanted page. `next`: the cursor of the page after it; empty: there is none.
    void take(const QList<OrderSummary> &orders, const QString &next);
    /// Writes the orders whose turn it is, at most so many, and returns their rows. Empty before all was read once.
    [[nodiscard]] QByteArray takeRows(qsizetype most);
    /// True once all orders are written.
    [[nodiscard]] bool isOver() const { return m_isSorted && m_written == m_turns.size(); }
    /// The number of orders that are kept whole at present.
    [[nodiscard]] std::size_t held() const { return m_held.size(); }

private:
    /// A landed order, by its place in the listing.
    struct Turn
    {
        quint64 slot = 0;
        quint64 place = 0; ///< 0: the newest
    };
    struct Page
    {
        QString cursor;
        quint64 firstPlace = 0;
    };

    /// Keeps those of a page's orders that had landed when the page was read first.
    void hold(const QList<OrderSummary> &orders, quint64 firstPlace);
    /// The page that has the order whose turn is next; there must be one.
    [[nodiscard]] const Page &pageOfTurn() const;

    ProfitCsv m_csv;
    std::vector<Turn> m_turns;
    std::vector<Page> m_pages{Page{}};
    std::vector<bool> m_hasLanded; ///< by place, as it was read first
    bool m_isSorted = false; ///< all was read once
    std::size_t m_written = 0; ///< of m_turns
    std::unordered_map<quint64, OrderSummary> m_held; ///< by place
};

} // namespace curvedesk
