// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"

#include <QHash>

namespace curvedesk::sandbox {

/// The index from an owner to its token accounts, updated with every change of an account.
class TokenOwnerIndex
{
public:
    /// Notes a changed token account under its present owner. `before` and `after`: nullptr when it does not exist.
    void update(const Address &address, const AccountState *before, const AccountState *after);
    /// The token accounts of `owner`, in no order of their own.
    [[nodiscard]] QList<Address> accountsOf(const Address &owner) const { return m_accounts.value(owner); }

private:
    QHash<Address, QList<Address>> m_accounts;
};

} // namespace curvedesk::sandbox
