// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/curve/CreateInstruction.h"
#include "core/pump/curve/CurveQuote.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/service/fee/NetworkFee.h"
#include "core/service/launch/LaunchTypes.h"

namespace curvedesk {

/// A launch turned into what will be signed. Pure.
struct LaunchPlan
{
    createInstruction::Arguments arguments;
    std::optional<TradeForm> form; ///< of the initial buy; nullopt: none
    quint64 amount = 0; ///< its two arguments
    quint64 limit = 0;
    curveQuote::Buy buy;
    std::optional<quint64> maxSolCost; ///< its bound
    std::optional<quint64> minimumOutTokens;

    [[nodiscard]] bool isExactSpend() const { return form == TradeForm::BuyExactQuoteInV3; }
};

/// What is wrong with a launch whatever the chain says; the detail names the field. InvalidInput, PayloadTooLarge.
[[nodiscard]] Outcome checkLaunchRequest(const LaunchRequest &request);

/// The curve as the program opens it for a new coin.
[[nodiscard]] BondingCurve freshCurve(const GlobalAccount &global, const Address &creator);
[[nodiscard]] Result<LaunchPlan> planLaunch(const LaunchRequest &request, const QString &uri, const Address &creator,
                                            const GlobalAccount &global, const std::optional<FeeSchedule> &schedule);

/// Which compute-budget instructions a launch carries: they take bytes that a long name needs.
struct BudgetRoom
{
    bool limit = true;
    bool price = true;

    bool operator==(const BudgetRoom &) const = default;
};

/// `budget` counts only as far as there is room. Fee payer and creator is accounts.user.
[[nodiscard]] QList<Instruction> launchInstructions(const LaunchPlan &plan, const TradeAccounts &accounts,
                                                    const networkFee::Budget &budget, const BudgetRoom &room);

/// The most that fits into a transaction. A price that was asked for is never dropped: InvalidInput says by how many
/// bytes it does not fit.
[[nodiscard]] Result<BudgetRoom> budgetRoom(const LaunchPlan &plan, const TradeAccounts &accounts,
                                            std::optional<quint64> askedPrice);

} // namespace curvedesk
