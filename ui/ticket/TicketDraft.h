// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/service/trade/TradeTypes.h"

#include <QCoreApplication>

#include <optional>

namespace curvedesk {

/// What stands in the ticket, as far as it can be read.
struct TicketInput
{
    TradeMode mode = TradeMode::Buy;
    QString mint;
    QString wallet;
    Result<quint64> amount = 0; ///< lamports of a buy, base units of a sell
    std::optional<int> sellPercent; ///< instead of an amount
    Result<quint64> slippageBps = 0;
    Result<std::optional<quint64>> priorityFee = std::nullopt; ///< micro-lamports per unit; nullopt: automatic
    QString hold; ///< why orders wait: prices are old, the network is away; empty: they need not
};

/// Turns a ticket into a request, or into the reason why there is none yet. No widgets, no core.
class TicketDraft
{
    Q_DECLARE_TR_FUNCTIONS(TicketDraft)

public:
    explicit TicketDraft(const TicketInput &input);

    [[nodiscard]] const std::optional<TradeRequest> &request() const { return m_request; }
    /// Set when there is no request: why not, for the button.
    [[nodiscard]] const QString &problem() const { return m_problem; }

    /// Why a priced order cannot be sent all the same; empty when it can.
    [[nodiscard]] static QString problemOf(const CostSheet &sheet);
    /// What to think about before sending it; empty when there is nothing.
    [[nodiscard]] static QStringList dangersOf(const CostSheet &sheet, quint64 slippageBps);

    static constexpr quint64 warnImpactBps = 300;
    static constexpr quint64 dangerImpactBps = 1000;
    static constexpr quint64 dangerSlippageBps = 1500;
    static constexpr quint64 dangerFeeBps = 500;

private:
    std::optional<TradeRequest> m_request;
    QString m_problem;
};

/// Equal in everything that decides the price.
[[nodiscard]] bool isSameOrder(const TradeRequest &a, const TradeRequest &b);

} // namespace curvedesk
