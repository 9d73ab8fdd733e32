// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/base/Result.h"
#include "core/service/trade/TradeTypes.h"

#include <QCoreApplication>
#include <QMap>

#include <optional>

namespace curvedesk {

/// The user's own limits for orders, from the settings.
struct TicketLimits
{
    std::optional<quint64> spendLamports; ///< the most that a buy may spend
    std::optional<quint64> slippageBps;

    bool operator==(const TicketLimits &) const = default;
};

/// The contents of the ticket's fields; an error for a field that cannot be read.
struct TicketInput
{
    TradeMode mode = TradeMode::Buy;
    QString mint;
    QString wallet;
    bool areWalletsKnown = true; ///< false while they are not read
    /// Lamports of a buy, base units of a sell; the other way round when `isReceived`: what the order shall bring.
    Result<quint64> amount = 0;
    bool isReceived = false;
    std::optional<int> sellPercent; ///< share of the holding to sell, in place of an amount
    Result<quint64> slippageBps = 0;
    Result<std::optional<quint64>> priorityFee = std::nullopt; ///< micro-lamports per unit; nullopt: automatic
    TicketLimits limits;
    QString hold; ///< the reason why no order can be sent (old prices, no network); empty: orders can be sent
};

/// Turns the ticket's fields into a request, or the reason why there is none yet. Pure: uses no widget and no desk.
class TicketDraft
{
    Q_DECLARE_TR_FUNCTIONS(TicketDraft)

public:
    /// Sets request() where every field is right and nothing holds orders back, else problem().
    explicit TicketDraft(const TicketInput &input);

    /// nullopt where there is a problem(); has no idempotency key yet.
    [[nodiscard]] const std::optional<TradeRequest> &request() const { return m_request; }
    /// The reason why there is no request, for the button; empty when there is one.
    [[nodiscard]] const QString &problem() const { return m_problem; }

    /// Why a priced order cannot be sent (too small, above the limit, beyond the wallet), a sentence; empty: it can. Of
    /// `limits` only that of a buy's spending counts. `hidesAmounts`: masks figures of what the wallet has or lacks.
    [[nodiscard]] static QString problemOf(const CostSheet &sheet, const TicketLimits &limits = {},
                                           bool hidesAmounts = false);
    enum class Danger { FirstRealOrder, Clamped, Impact, Slippage, NetworkFee }; ///< in the order of their lines
    /// The warnings before an order is sent, but that of a first one. `hidesAmounts`: not how far it moves the price.
    [[nodiscard]] static QMap<Danger, QString> dangersOf(const CostSheet &sheet, quint64 slippageBps,
                                                         bool hidesAmounts = false);

    /// What the limits are about: the most lamports that a buy takes by its slippage, or those that a sell brings.
    [[nodiscard]] static quint64 limitedLamports(const CostSheet &sheet);

    static constexpr quint64 warnImpactBps = 300;
    static constexpr quint64 dangerImpactBps = 1000;
    static constexpr quint64 dangerSlippageBps = 1500;
    static constexpr quint64 dangerFeeBps = 500;

private:
    /// The reason why the fields make no request; nullopt: they make one.
    [[nodiscard]] static std::optional<QString> problemOf(const TicketInput &input);

    std::optional<TradeRequest> m_request;
    QString m_problem;
};

/// The request as the user agrees to it: with a new idempotency key, the hash that the key is bound to, and the least
/// that it brings and the most that it takes by the sheet.
[[nodiscard]] TradeRequest agreed(TradeRequest request, const CostSheet &sheet);
/// True when two requests have the same side, coin, amount, slippage, priority fee and wallet.
[[nodiscard]] bool isSameOrder(const TradeRequest &a, const TradeRequest &b);

} // namespace curvedesk
