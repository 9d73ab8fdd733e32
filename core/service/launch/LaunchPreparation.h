// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/Cluster.h"
#include "core/journal/Order.h"
#include "core/service/fee/NetworkFee.h"
#include "core/service/launch/LaunchPlan.h"
#include "core/service/launch/LaunchService.h"
#include "core/solana/Message.h"

namespace curvedesk {

/// The payer's and the mint's.
inline constexpr int launchSignatures = 2;

/// The configuration that a launch starts from, and the payer.
struct LaunchService::Basis
{
    Address user;
    quint64 lamports = 0;
    Rent rent;
    GlobalAccount global;
    std::optional<FeeSchedule> schedule;
};

/// A launch that only lacks its signatures.
struct LaunchService::Prepared
{
    LaunchPlan plan;
    Message message;
    quint64 lastValidBlockHeight = 0;
    LaunchCost cost;

    /// Writes into the order the lamports that the launch may take.
    void writeSpend(OrderSpend &spend) const
    {
        const quint64 limit = plan.maxSolCost.value_or(plan.form ? plan.amount : 0); // else amount is the exact spend
        spend.tradeLamports = qMax(cost.buyLamports(), limit);
        spend.mostLamports = cost.total() - cost.buyLamports() + spend.tradeLamports;
        spend.priorityFeeLamports = networkFee::priorityPart(cost.networkFeeLamports(), launchSignatures);
    }
};

} // namespace curvedesk
