// SPDX-FileCopyrightText: Curvedesk contributors
// SPDX-License-Identifier: GPL-3.0-only
#pragma once

#include <QString>

namespace curvedesk {

/// The curve account for GET /bondingCurve.
struct CurveReply
{
    QString key;
    quint64 discriminator = 0;
    quint64 virtualTokenReserves = 0;
    quint64 virtualSolReserves = 0;
    quint64 realTokenReserves = 0;
    quint64 realSolReserves = 0;
    quint64 tokenTotalSupply = 0;
    bool complete = false;
    QString quoteMint; ///< empty: SOL
};

} // namespace curvedesk
