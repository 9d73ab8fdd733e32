// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#include "core/cluster/sandbox/ledger/TokenOwnerIndex.h"

#include "core/cluster/sandbox/programs/token/TokenLayout.h"
#include "core/solana/Programs.h"

namespace curvedesk::sandbox {

namespace {

// The owner of a token account; nullopt for any other account.
std::optional<Address> tokenOwner(const AccountState *state)
{
    if (!state || (state->owner != programs::token && state->owner != programs::token2022)
        || !tokenLayout::isInitializedAccount(state->data))
        return std::nullopt;
    return tokenLayout::addressAt(state->data, tokenLayout::account::owner);
}

} // namespace

void TokenOwnerIndex::update(const Address &address, const AccountState *before, const AccountState *after)
{
    const std::optional<Address> old = tokenOwner(before);
    const std::optional<Address> next = tokenOwner(after);
    if (old == next)
        return;
    if (old) {
        const auto list = m_accounts.find(*old);
        if (list != m_accounts.end()) {
            list->removeOne(address);
            if (list->isEmpty())
                m_accounts.erase(list);
        }
    }
    if (next)
        m_accounts[*next].append(address);
}

} // namespace curvedesk::sandbox
