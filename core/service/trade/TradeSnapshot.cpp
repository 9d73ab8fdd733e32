// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/service/trade/TradeSnapshot.h"

#include "core/service/fee/PriorityFee.h"
#include "core/service/trade/TradeInstructions.h"

namespace curvedesk {

QList<Instruction> TradeSnapshot::instructions(const TradePlan &plan, const networkFee::Budget &budget) const
{
    return poolAccounts ? tradeInstructions(plan, *poolAccounts, budget) : tradeInstructions(plan, accounts, budget);
}

QList<Address> TradeSnapshot::comparedAccounts() const
{
    if (poolAccounts)
        return {poolAccounts->user, poolAccounts->userBase, poolAccounts->userQuote};
    return {accounts.user.user, accounts.user.associatedUser};
}

QList<Address> TradeSnapshot::written(const TradePlan &plan, const Address &user) const
{
    const Result<Message> message = Message::compile(user, instructions(plan, {}), Hash());
    return message ? PriorityFee::writtenBy(*message) : QList<Address>();
}

} // namespace curvedesk
