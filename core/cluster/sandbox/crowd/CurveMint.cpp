// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/crowd/CurveMint.h"

#include "core/pump/curve/PumpAddresses.h"
#include "core/solana/TokenAccount.h"

namespace curvedesk::sandbox {

std::optional<Address> mintOfCurve(const Ledger &ledger, const Address &curve)
{
    for (const Address &address : ledger.tokenAccountsOf(curve)) {
        const AccountState *state = ledger.account(address);
        const Result<TokenAccount> account
            = state ? TokenAccount::decode(state->data) : failure(ErrorCode::NotFound, QString());
        if (account && pumpAddresses::bondingCurve(account->mint) == curve)
            return account->mint;
    }
    return std::nullopt;
}

} // namespace curvedesk::sandbox
