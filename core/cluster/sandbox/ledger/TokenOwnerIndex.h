// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"

#include <QHash>

namespace curvedesk::sandbox {

/// The index from an owner to its token accounts, in memory, updated with every change of an account.
class TokenOwnerIndex
{
public:
    /// Lists a changed account under its present owner, and no longer under its former one; accounts that are no token
    /// accounts are ignored. `before` and `after`: nullptr when it does not exist.
    void update(const Address &address, const AccountState *before, const AccountState *after);
    /// The token accounts of `owner`, in no order of their own.
    [[nodiscard]] QList<Address> accountsOf(const Address &owner) const { return m_accounts.value(owner); }

private:
    QHash<Address, QList<Address>> m_accounts;
};

} // namespace curvedesk::sandbox
