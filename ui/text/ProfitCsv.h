// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/market/Positions.h"
#include "core/market/ProfitLots.h"
#include "core/service/order/OrderSummary.h"

#include <QHash>

namespace curvedesk {

/// Profit and loss of the user's wallets as CSV, for taxes: one row for each lot that was sold or sent away, and for
/// each network fee that bought nothing or was more than the sale brought. Costs and proceeds include the curve's and
/// the network's fees; rents are not counted, because they come back. Times are those of the blocks, where they are
/// known, else those at which the outcomes were learned. Lots that go to another wallet of the user keep
/// their cost and time. A buy or sale of which no node kept the record has a row without amounts; after such a sale the
/// cost of what is left is not known either. A trade that was signed elsewhere has no order. Nobody told its network
/// fee, which is in no figure: each such transaction has a row "network_fee" without amounts.
class ProfitCsv
{
public:
    /// Holds no lots at first. `method`: by which the cost of what goes away is told.
    explicit ProfitCsv(CostMethod method)
        : m_method(method)
    {
    }

    /// The line of the column names; amounts are in lamports and base units.
    [[nodiscard]] static QByteArray header();
    /// Takes the next order in the order of the chain: changes the lots, and returns the order's rows; none for one
    /// that has not landed, or that only adds a lot of a known size.
    [[nodiscard]] QByteArray takeOrder(const OrderSummary &order);
    /// Takes the next trade that no order made, in the order of the chain: changes the lots, and returns its rows: of
    /// a sale, and before the first trade of each transaction its "network_fee".
    [[nodiscard]] QByteArray takeTrade(const WalletTrade &trade);

private:
    /// The lots that the wallet holds of the coin, to be changed; adds empty ones if needed. Valid until the next call.
    [[nodiscard]] ProfitLots &lotsToChange(const QString &wallet, const QString &mint);
    /// A line of the file about a lot of this order, with what it brought and the gain or loss, in lamports.
    [[nodiscard]] QByteArray row(const OrderSummary &order, const QString &kind, const Lot &lot,
                                 quint64 proceedsLamports, qint64 gainLamports) const;
    /// A line with these fields from base_units to gain_lamports.
    [[nodiscard]] QByteArray row(const OrderSummary &order, const QString &kind, const QStringList &amounts) const;

    CostMethod m_method;
    quint64 m_acquired = 0; ///< lots of a known cost so far
    QString m_lastTrade; ///< signature of the last one of takeTrade()
    QHash<std::pair<QString, QString>, ProfitLots> m_lots; ///< by wallet and mint
};

} // namespace curvedesk
