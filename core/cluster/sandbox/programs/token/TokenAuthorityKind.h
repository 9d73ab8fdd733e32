// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QtGlobal>

/// The kinds of authority that SetAuthority hands over.
namespace curvedesk::sandbox::authorityKind {

enum Kind : quint8 {
    MintTokens = 0,
    FreezeAccount = 1,
    AccountOwner = 2,
    CloseAccount = 3,
    Last2022 = 17, ///< the kinds in between belong to extensions that no account here has
};

} // namespace curvedesk::sandbox::authorityKind
