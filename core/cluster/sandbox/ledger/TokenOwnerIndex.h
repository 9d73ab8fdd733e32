// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include "core/cluster/ChainTypes.h"

#include <QHash>

namespace curvedesk::sandbox {

/// Which token accounts belong to whom, kept while accounts change.
class TokenOwnerIndex
{
public:
    /// `before` and `after` are nullptr where the account does not exist.
    void change(const Address &address, const AccountState *before, const AccountState *after);
    [[nodiscard]] QList<Address> accountsOf(const Address &owner) const { return m_accounts.value(owner); }

private:
    QHash<Address, QList<Address>> m_accounts;
};

} // namespace curvedesk::sandbox
