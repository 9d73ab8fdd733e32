// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QHash>
#include <QString>

namespace curvedesk {

/// What tells wallets apart in the window besides their labels; kept in the window's settings.
struct WalletMark
{
    int colour = 0; ///< as walletColour(); 0: none
    QString group; ///< empty: none

    bool operator==(const WalletMark &) const = default;
};

using WalletMarks = QHash<QString, WalletMark>; ///< by address

} // namespace curvedesk
