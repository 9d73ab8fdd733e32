// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/pump/curve/CreateInstruction.h"
#include "core/pump/curve/CurveQuote.h"
#include "core/pump/curve/TradeLayouts.h"
#include "core/service/fee/NetworkFee.h"
#include "core/service/launch/LaunchTypes.h"

namespace curvedesk {

/// The instructions and amounts of a launch, ready to be signed. Pure.
struct LaunchPlan
{
    createInstruction::Arguments arguments;
    std::optional<TradeForm> form; ///< form of the initial buy; nullopt: there is none
    quint64 amount = 0; ///< the two arguments of the initial buy
    quint64 limit = 0;
    curveQuote::Buy buy;
    std::optional<quint64> maxSolCost; ///< its bound
    std::optional<quint64> minimumOutTokens;

    /// True when the initial buy pays its fees to their recipients; the forms of V3 leave them with the curve.
    [[nodiscard]] bool paysFeesAtOnce() const { return form == TradeForm::Buy || form == TradeForm::BuyExactSolIn; }
    /// True when the initial buy fixes its spend and bounds the tokens; false: it fixes the tokens, or there is none.
    [[nodiscard]] bool isExactSpend() const { return minimumOutTokens.has_value(); }
};

/// Checks the texts and the slippage of a launch, without the chain; the detail of an InvalidInput names the field.
[[nodiscard]] Outcome checkLaunchRequest(const LaunchRequest &request);

/// The curve in the state in which the program creates it for a new coin; computed, not read.
[[nodiscard]] BondingCurve freshCurve(const GlobalAccount &global, const Address &creator);

/// The forms of a first buy, by what it fixes. The default takes the fewest bytes beside the creation.
struct FirstBuyForms
{
    TradeForm ofTokens = TradeForm::BuyV3;
    TradeForm ofSpend = TradeForm::BuyExactQuoteInV3;
};

/// The forms that builds of the program from before 2026-10 know too.
inline constexpr FirstBuyForms olderFirstBuyForms{TradeForm::Buy, TradeForm::BuyExactSolIn};

/// Plans a launch whose document is at `uri`, and its initial buy on the fresh curve. UpstreamRejected for a URI that
/// is empty or too long; InvalidInput, CurveComplete for a buy that cannot be made. Asks no cluster.
[[nodiscard]] Result<LaunchPlan> planLaunch(const LaunchRequest &request, const QString &uri, const Address &creator,
                                            const GlobalAccount &global, const std::optional<FeeSchedule> &schedule,
                                            const FirstBuyForms &firstBuy = {});

/// The compute-budget instructions that a launch has: they take bytes that a long name may need.
struct BudgetRoom
{
    bool limit = true;
    bool price = true;

    bool operator==(const BudgetRoom &) const = default;
};

/// The instructions of a launch, in order: the parts of `budget` that `room` allows, the creation, and for an initial
/// buy the wallet's token account and the buy. Fee payer and creator is accounts.user.
[[nodiscard]] QList<Instruction> launchInstructions(const LaunchPlan &plan, const TradeAccounts &accounts,
                                                    const networkFee::Budget &budget, const BudgetRoom &room);

/// The compute-budget instructions that fit into the transaction: an automatic price is dropped first, then the limit.
/// `askedPrice`: nullopt is automatic, 0 none; a higher one is never dropped, nor its limit. InvalidInput says by how
/// many bytes the launch is too long.
[[nodiscard]] Result<BudgetRoom> budgetRoom(const LaunchPlan &plan, const TradeAccounts &accounts,
                                            std::optional<quint64> askedPrice);

} // namespace curvedesk
